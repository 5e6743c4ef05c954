/** The texts of Intercept in English. */
import type { GameTexts } from "../types";

export const en: GameTexts = {
  name: "Intercept",
  idea: "Pass the ball from pawn to pawn to the other side, or intercept it.",
  players: "2 or 4",
  minutes: "20–40",
  pieces: {
    passage: "flat pawn",
    repos: "hollow pawn",
    "double-passage": "double, flat side up",
    "double-repos": "double, hollow side up",
    ball: "the ball",
  },
  goal: (seat) => `Arrivée of ${seat}`,
  actions: { pass: "Pass", "face:p": "Flat side up", "face:r": "Hollow side up" },
  mayGoOn: "The ball may still be passed: touch where it goes, or end the turn.",
};
