/** Rules page, lesson and credits of Superpion; loaded on demand. */
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
    designer: { en: "Not named in the booklet", fr: "Non nommé dans le livret" },
    publisher: {
      en: "Superpion, Mitry-Mory (France); a toy library lists it under Vision",
      fr: "Superpion, Mitry-Mory (France) ; une ludothèque le classe sous le nom Vision",
    },
    year: { en: "not known", fr: "inconnue" },
    notes: {
      en: "The booklet gives no year. It was put online by François Haffner in 2006, without the drawing of the board; the shape shown here is the one its numbers require. All figures in these rules are our own.",
      fr: "Le livret ne donne pas d’année. Il a été mis en ligne par François Haffner en 2006, sans le dessin du plateau ; la forme montrée ici est celle que ses nombres imposent. Toutes les figures de ces règles sont les nôtres.",
    },
  },
};
