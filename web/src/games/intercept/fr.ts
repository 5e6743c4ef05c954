/** The texts of Intercept in French. */
import { de } from "../../i18n/elision";
import type { GameTexts } from "../types";

export const fr: GameTexts = {
  name: "Intercept",
  idea: "Passez la boule de pion en pion jusqu’à l’autre côté, ou interceptez-la.",
  players: "2 ou 4",
  minutes: "20–40",
  pieces: {
    passage: "pion de passage",
    repos: "pion de repos",
    "double-passage": "double côté passage",
    "double-repos": "double côté repos",
    ball: "la boule",
  },
  goal: (seat) => `Arrivée ${de(seat)}`,
  actions: {
    pass: "Passer",
    "face:p": "Côté passage (plat)",
    "face:r": "Côté repos (creux)",
  },
  mayGoOn: "La boule peut encore être passée : touchez sa destination ou terminez le tour.",
};
