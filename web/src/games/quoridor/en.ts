/** The texts of Quoridor in English. */
import type { GameTexts } from "../types";

export const en: GameTexts = {
  name: "Quoridor",
  idea: "Cross the board first; your walls lengthen the other's way.",
  players: "2 or 4",
  minutes: "10–20",
  pieces: { pawn: "pawn" },
  goal: (seat) => `goal line of ${seat}`,
  actions: { pass: "Pass" },
};
