/** The texts of Quoridor in French. */
import { de } from "../../i18n/elision";
import type { GameTexts } from "../types";

export const fr: GameTexts = {
  name: "Quoridor",
  idea: "Traversez le premier ; vos barrières rallongent le chemin de l’autre.",
  players: "2 ou 4",
  minutes: "10–20",
  pieces: { pawn: "pion" },
  goal: (seat) => `ligne d’arrivée ${de(seat)}`,
  actions: { pass: "Passer" },
};
