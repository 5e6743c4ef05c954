/** Rules page, lesson and credits of Point; loaded on demand. */
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
    publisher: { en: "Piatnik", fr: "Piatnik" },
    year: { en: "about 1975", fr: "vers 1975" },
    notes: {
      en: "The French booklet was translated by the Club Jeux Descartes and put online by the collectors of Escale à jeux. Its two examples contain a slip each; they are set right here. All figures are our own.",
      fr: "Le livret français a été traduit par le Club Jeux Descartes et mis en ligne par les collectionneurs d’Escale à jeux. Ses deux exemples contiennent chacun une erreur, corrigée ici. Toutes les figures sont les nôtres.",
    },
  },
};
