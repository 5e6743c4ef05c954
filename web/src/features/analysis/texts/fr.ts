/** The texts of the analysis page in French. */
import { de } from "../../../i18n/elision";
import { formats } from "../../../i18n/format";
import type { AnalysisTexts } from "./en";

const { count, percent } = formats.fr;
const coups = { one: "coup", other: "coups" };

export const fr: AnalysisTexts = {
  intro:
    "Une partie terminée, ou tirée d’un fichier : coup par coup, avec ce qu’en pense l’ordinateur.",
  openCurrent: "Votre partie",
  graph: "Chances de gagner",
  graphOf: (who: string) => `Chances ${de(who)}`,
  analyse: "Juger chaque coup",
  analysing: (done: number, all: number) => `Analyse : ${done} sur ${all}`,
  stop: "Arrêter",
  best: "Le meilleur était",
  lines: "Suites",
  linesShown: "Nombre de suites",
  thinkHere: "Réfléchir à cette position",
  turning: "Tournants",
  noTurning: "Aucune faute nette.",
  playFrom: "Jouer à partir d’ici",
  export: "Emporter",
  exportRecord: "Partie",
  exportSvg: "Image",
  copyLink: "Copier le lien",
  copied: "Copié.",
  link: "Lien vers cette position",
  marks: { 1: "seul bon coup", 2: "erreur", 4: "gaffe", 6: "douteux" } as Record<number, string>,
  mark: (move: string, mark: string, loss: number) =>
    `${move} : ${mark}, ${percent(loss)} de chances perdues`,
  bestWas: (move: string) => `mieux : ${move}`,
  showLine: "Montrer sur le plateau",
  backToGame: "Revenir à la partie",
  openOther: "Ouvrir une autre partie",
  badLink: "le lien n’est pas complet",
  percent,
  won: "gagné",
  lost: "perdu",
  wins: (n: number) => (n === 1 ? "gagne tout de suite" : `gagne en ${n}`),
  loses: (n: number) => `perd en ${n}`,
  moment: "Moment de la partie",
  lastMoment: "Dernier moment",
  comment: "Commentaire",
  judgement: "Jugement",
  judgeHint:
    "L’ordinateur regarde chaque coup un instant. Vous pouvez parcourir la partie pendant ce temps.",
  goOnJudging: (done: number, all: number) => `Reprendre l’analyse (${done} sur ${all})`,
  judged: (n: number) => (n === 1 ? "Un coup jugé." : `Les ${count(n, coups)} sont jugés.`),
  nothingToJudge: "Il n’y a aucun coup à juger.",
  bestMove: "le meilleur coup",
  fineMove: "un coup correct",
  beforeAfter: (before: string, after: string) =>
    `Chance avec le meilleur coup : ${before} ; après le coup joué : ${after}`,
  graphSummary: (who: string, first: number, last: number, least: number, most: number) =>
    `${who} : de ${percent(first)} à ${percent(last)}, au plus bas ${percent(least)}, au plus haut ${percent(most)}.`,
  turn: "Tour",
  who: "Camp",
  move: "Coup",
  chance: "Chance de celui qui joue",
  nobodyDecides: "Personne n’a de choix à faire ici.",
  thinkingFor: (who: string) => `Réflexion pour ${who}…`,
  thoughtFor: (who: string, depth: number) =>
    `Chances ${de(who)}, ${count(depth, coups)} à l’avance.`,
  lineShown: "Une suite est montrée",
  lineBegins: "La suite commence ici.",
  run: "Dérouler",
  pause: "Pause",
  copyByHand: "Copiez-le depuis le champ ci-dessous.",
};
