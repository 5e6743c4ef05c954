/** Descriptor of Superpion for the page. */
import { Dictionary } from "../../i18n/index.svelte";
import type { GamePage } from "../types";
import { en } from "./en";
import { fr } from "./fr";

export const page: GamePage = {
  texts: new Dictionary(en, fr),
  rulingLetter: "S",
  sample: [],
  seatPiece: ({ seat }) => ({ shape: "man", seat }),
  stockShapes: { pawns: "man" },
  actionPieces: {
    "cap:b": { shape: "man", seat: "S" },
    "cap:r": { shape: "man", seat: "W" },
    "cap:y": { shape: "man", seat: "N" },
    "cap:k": { shape: "man", seat: "E" },
  },
  notesSayOut: true,
  coordinatesOnPage: true,
  statusLines: 3,
};
