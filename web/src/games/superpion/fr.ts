/** The texts of Superpion in French. */
import type { GameTexts } from "../types";

export const fr: GameTexts = {
  name: "Superpion",
  idea: "Des dames sur une croix : deux déplacements par tour, prendre, coiffer, compter.",
  players: "2, 3 ou 4",
  minutes: "30–60",
  pieces: { man: "pion", superpion: "superpion" },
  actions: { cap: (colour) => `Chapeau : ${colour}` },
  countHint:
    "Deux points pour chaque pion aux couleurs de son camp, un pour tout autre, sur le plateau et dans la réserve.",
};
