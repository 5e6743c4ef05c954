/** The texts of the library in French. */
import type { LibraryTexts } from "./en";

const parties = (n: number) => (n === 1 ? "une partie" : `${n} parties`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const fr: LibraryTexts = {
  goOn: "Reprendre votre partie",
  goOnWith: (what) => `Reprendre : ${what}`,
  allGames: "Toutes vos parties",
  you: "vous",
  someone: "quelqu’un ici",
  engine: (level) => `ordinateur ${level}`,
  turns: (n) => (n === 0 ? "pas commencée" : n === 1 ? "1 tour" : `${n} tours`),
  running: "en cours",
  youWon: "Vous avez gagné",
  youLost: "Vous avez perdu",
  drawn: "Partie nulle",
  wins: (who) => `Victoire : ${who}`,
  share: (who) => `Victoire partagée : ${who}`,
  list: {
    intro: "Toutes les parties jouées dans ce navigateur, jusqu’à ce que vous les supprimiez.",
    search: "Rechercher",
    game: "Jeu",
    allGames: "Tous les jeux",
    state: "Afficher",
    states: {
      all: "Tout",
      running: "En cours",
      finished: "Terminées",
      damaged: "Endommagées",
    },
    export: "Tout enregistrer dans un fichier",
    import: "Ajouter les parties d’un fichier",
    none: "Aucune partie n’a encore été jouée ici.",
    start: "Choisir un jeu",
    noMatch: "Aucune partie ne correspond.",
    found: (n) => `${capital(parties(n))}.`,
    more: "En montrer plus",
    goOn: "Continuer",
    lookBack: "Revoir",
    rename: "Renommer",
    name: "Nom de la partie",
    save: "Enregistrer le nom",
    cancel: "Annuler",
    delete: "Supprimer",
    deleted: (what) => `Supprimée : ${what}`,
    undo: "Rétablir",
    undone: "La partie est de retour.",
    dismiss: "Fermer ce message",
    failed: "Cela n’a pas pu être enregistré. Rien n’a changé.",
    exported: (n) => `${capital(parties(n))} dans le fichier.`,
    exportedDamaged: (n) =>
      n === 1
        ? "Une autre, illisible, figure dans le fichier en remarque."
        : `${n} autres, illisibles, figurent dans le fichier en remarque.`,
    importing: "Lecture du fichier…",
    added: (n) =>
      n === 0
        ? "Aucune partie ajoutée."
        : `${capital(parties(n))} ${n === 1 ? "ajoutée" : "ajoutées"}.`,
    already: (n) => (n === 1 ? "Une partie était déjà là." : `${n} parties étaient déjà là.`),
    errors: (n) => (n === 1 ? "Un passage est illisible :" : `${n} passages sont illisibles :`),
    moreErrors: (n) => `et ${n} de plus`,
  },
  damage: {
    title: "Partie endommagée",
    intro:
      "Cette partie ne s’ouvre pas. Elle est gardée telle quelle, et aucune autre partie n’est touchée.",
    download: "La télécharger comme texte",
    reasons: {
      "not-a-game": "Ce qui est enregistré ici n’est pas une partie.",
      "no-record": "La notation des coups manque.",
      "too-long": "La notation est plus longue que ne peut l’être une partie.",
      "set-up": "On ne peut pas y lire qui joue, ni avec quelle pendule.",
      variant: "Cette version de la page ne connaît pas sa variante :",
      record: "La notation des coups ne s’ouvre pas :",
    },
  },
  follow: {
    title: "Cette partie se joue dans un autre onglet.",
    text: "Vous voyez ici comment elle s’y poursuit.",
    here: "Jouer ici",
    taking: "La partie change d’onglet…",
  },
  deleted: {
    title: "Cette partie a été supprimée dans un autre onglet.",
    text: "Ce qui se joue maintenant n’est pas gardé.",
    keep: "Garder la partie",
  },
  missing: "Cette partie n’est plus gardée dans ce navigateur.",
  forgotten:
    "Tout ce que gardait ce navigateur a été oublié dans un autre onglet ; la partie est close.",
  trouble: {
    full: "Il n’y a plus de place pour enregistrer vos parties. Vous pouvez continuer à jouer.",
    unavailable:
      "Pour l’instant, ce navigateur ne laisse pas la page enregistrer vos parties. Vous pouvez continuer à jouer.",
    advice:
      "Pour ne rien perdre, enregistrez la partie dans un fichier avant de fermer l’onglet. Dès que ce sera possible, elle sera de nouveau enregistrée d’elle-même.",
    adviceFull:
      "Pour ne rien perdre, enregistrez la partie dans un fichier avant de fermer l’onglet, ou supprimez des parties dont vous n’avez plus besoin. Dès qu’il y aura de la place, elle sera enregistrée d’elle-même.",
    save: "Enregistrer la partie dans un fichier",
    close: "Fermer",
  },
  forget: {
    text: "Gardés sur cet appareil seulement : vos parties, vos derniers choix, votre nom, les clés de vos tables en ligne, les jugements des coups, la langue et les couleurs.",
    sure: (n) =>
      n === 0
        ? "Vos places aux tables en ligne et tous vos choix seront perdus."
        : `${capital(parties(n))}, vos places aux tables en ligne et tous vos choix seront perdus.`,
    stays:
      "Les parties des tables en ligne restent sur le serveur. La page elle-même reste ici, afin de fonctionner sans réseau ; elle ne contient rien de vous.",
    export: "Enregistrer d’abord les parties dans un fichier",
    failed:
      "Les parties n’ont pas pu être supprimées : le navigateur ne répond pas. Essayez de nouveau.",
  },
};
