/** The texts of the row form in French. */
import { formats } from "../../../i18n/format";
import type { RowTexts } from "./en";

const { count } = formats.fr;
const noirs = { one: "noir", other: "noirs" };
const blancs = { one: "blanc", other: "blancs" };

export const fr: RowTexts = {
  title: (who) => `${who} : composez votre rangée`,
  hint: "Six pions noirs et six blancs. Touchez un pion pour changer sa couleur.",
  take: "Prendre cette rangée",
  suggest: "En proposer une",
  mirror: "Inverser",
  count: (black, white) => `${count(black, noirs)}, ${count(white, blancs)}`,
  pawn: (n, colour) => `Pion ${n} : ${colour}`,
};
