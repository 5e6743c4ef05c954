/** Descriptor of Point for the page. */
import type { GamePage } from "../types";
import { texts } from "./texts";
import UsedCard from "./UsedCard.svelte";

export const page: GamePage = {
  texts,
  rulingLetter: "P",
  sample: ["row:BBWWBBWWWWBB", "row:BWBWBWBWBWBW"],
  // Pieces have no owner; before the lots a seat has no colour either.
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
