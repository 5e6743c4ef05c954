/** Point on the page. */
import type { GamePage } from "../types";
import { texts } from "./texts";
import UsedCard from "./UsedCard.svelte";

export const page: GamePage = {
  texts,
  rulingLetter: "P",
  sample: ["row:BBWWBBWWWWBB", "row:BWBWBWBWBWBW"],
  // No piece is a player's own; before the lots no colour is either.
  seatPiece: ({ collects }) => (collects ? { shape: collects, seat: "" } : null),
  stockShapes: { "black-pawns": "black", "white-pawns": "white" },
  notesSayOut: true,
  hasHands: true,
  cardText: (name) => name.replaceAll("B", "●").replaceAll("W", "○").replace("=", " = "),
  setUp: {
    applies: (move) => move.startsWith("row:"),
    load: () => import("./rowSetup/RowSetup.svelte"),
  },
  lastMove: UsedCard,
};
