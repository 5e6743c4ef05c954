/** The texts of Superpion in English. */
import type { GameTexts } from "../types";

export const en: GameTexts = {
  name: "Superpion",
  idea: "Draughts on a cross: two moves a turn, capture, crown, count.",
  players: "2, 3 or 4",
  minutes: "30–60",
  pieces: { man: "pawn", superpion: "superpion" },
  actions: { cap: (colour) => `Cap: ${colour}` },
  countHint:
    "Two points for each pawn of one's own side's colours, one for any other, on the board and in the reserve.",
};
