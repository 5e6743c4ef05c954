/** The texts of Point in English. */
import type { GameTexts } from "../types";

export interface PointTexts extends GameTexts {
  shortPieces: { black: string; white: string };
  /** The card of the last exchange, in the reading that was used. */
  usedCard: (reading: string) => string;
}

export const en: PointTexts = {
  name: "Point",
  idea: "Exchange pawns by cards until your row has one colour.",
  players: "2, 3 or 4",
  minutes: "15–30",
  pieces: { black: "black pawn", white: "white pawn" },
  shortPieces: { black: "black", white: "white" },
  actions: { deck: "Draw from the deck", drop: "Drop this card", stop: "Stop here" },
  usedCard: (reading) => `Used: ${reading}`,
  entries: { "lots:S": "Lots: South is black", "lots:N": "Lots: North is black" },
};
