/** Descriptor of Quoridor for the page. */
import { Dictionary } from "../../i18n/index.svelte";
import type { GamePage } from "../types";
import { en } from "./en";
import { fr } from "./fr";

export const page: GamePage = {
  texts: new Dictionary(en, fr),
  rulingLetter: "Q",
  sample: ["e2", "e8", "e3", "e7", "e4", "d6h", "c3v", "f6h", "e4v"],
  seatPiece: ({ seat }) => ({ shape: "pawn", seat }),
  foreignNotations: true,
};
