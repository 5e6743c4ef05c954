/** Descriptor of Intercept for the page. */
import { Dictionary } from "../../i18n/index.svelte";
import type { GamePage } from "../types";
import { en } from "./en";
import { fr } from "./fr";

export const page: GamePage = {
  texts: new Dictionary(en, fr),
  rulingLetter: "I",
  sample: [],
  seatPiece: ({ seat }) => ({ shape: "passage", seat }),
  actionPieces: { "face:p": { shape: "double-passage" }, "face:r": { shape: "double-repos" } },
};
