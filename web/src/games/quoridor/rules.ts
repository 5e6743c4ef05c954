/** Rules page, lesson and credits of Quoridor; loaded on demand. */
import type { GameRules } from "../types";
import { figures } from "./figures";
import { lesson } from "./lesson";
import { rulings } from "./rulings";
import { sections } from "./sections";

export const rules: GameRules = {
  sections,
  figures,
  rulings,
  lesson,
  credits: {
    designer: { en: "Mirko Marchesi", fr: "Mirko Marchesi" },
    publisher: { en: "Gigamic", fr: "Gigamic" },
    year: { en: "1997", fr: "1997" },
    notes: {
      en: "The booklet refers to ten figures, which are missing from the text that has come down to us. The ones in these rules are our own, numbered as the booklet numbers them; boards without a number are additions.",
      fr: "Le livret renvoie à dix figures, absentes du texte qui nous est parvenu. Celles de ces règles sont les nôtres, numérotées comme dans le livret ; les plateaux sans numéro sont des ajouts.",
    },
  },
};
