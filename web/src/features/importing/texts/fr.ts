/** The texts of the import form in French. */
import type { ImportTexts } from "./en";

const combien = (n: number, un: string, plusieurs: string) => (n === 1 ? un : `${n} ${plusieurs}`);

export const fr: ImportTexts = {
  title: "Ouvrir une partie",
  hint: (games) =>
    `Collez ici une partie, ou choisissez un fichier. Toute liste de coups convient : numérotée ou non, avec commentaires et résultat, et comme d’autres programmes notent le ${games}.`,
  file: "Choisir un fichier",
  open: "Ouvrir",
  reading: "Lecture…",
  cannotOpen: (why) => `Ouverture impossible : ${why}`,
  nothing: "Collez d’abord une partie.",
  game: "De quel jeu s’agit-il ?",
  byText: "D’après le texte ou les coups",
  withOptions: (spec) => `Comme à la table à présent (${spec})`,
  showPlace: "Montrer l’endroit dans le texte",
  openBefore: (moves) => `Ouvrir ce qui précède (${combien(moves, "un coup", "coups")})`,
  several: (n) => `${combien(n, "Une partie", "parties")}. Laquelle ?`,
  openThis: "Ouvrir cette partie",
  faults: (n) => (n === 1 ? "Une partie est illisible :" : `${n} parties sont illisibles :`),
  understood: "Comment le texte a été compris",
  notation: "Lire en notation",
  close: "Fermer",
};
