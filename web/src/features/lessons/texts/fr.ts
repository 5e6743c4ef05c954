/** The texts of lessons in French. */
import type { LessonTexts } from "./en";

export const fr: LessonTexts = {
  step: (n: number, all: number) => `Étape ${n} sur ${all}`,
  again: "Depuis le début",
  pieces: "Les pièces",
  notThis: "C’est permis, mais essayons d’abord ce qui est demandé.",
  show: "Montrez-moi",
  done: "Bravo !",
  touches: "Touchez, dans cet ordre :",
  replying: "La réponse arrive…",
  toRules: "Lire les règles",
  toPlay: "Faire une partie",
};
