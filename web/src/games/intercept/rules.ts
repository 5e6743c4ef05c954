/** Rules page, lesson and credits of Intercept; loaded on demand. */
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
    designer: { en: "Henri Vergne", fr: "Henri Vergne" },
    publisher: {
      en: "Not named in the booklet",
      fr: "Non nommé dans le livret",
    },
    year: { en: "1993", fr: "1993" },
    notes: {
      en: "The booklet was put online by the collectors of Escale à jeux, without its six figures. The ones in these rules are our own, numbered as the booklet numbers them; boards without a number are additions. The size of the board comes from two public descriptions of the game, and arithmetic agrees: straight passes move the ball by two, so from the centre they reach the Arrivée on 13 by 13 cells but never on 11 by 11.",
      fr: "Le livret a été mis en ligne par les collectionneurs d’Escale à jeux, sans ses six figures. Celles de ces règles sont les nôtres, numérotées comme dans le livret ; les plateaux sans numéro sont des ajouts. La taille du plateau vient de deux descriptions publiques du jeu, et l’arithmétique leur donne raison : une passe droite avance la boule de deux cases, si bien que du centre elle atteint l’Arrivée sur 13 cases par 13, mais jamais sur 11 par 11.",
    },
  },
};
