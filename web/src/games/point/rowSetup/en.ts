/** The texts of the row form in English. */
export const en = {
  title: (who: string) => `${who}: arrange your row`,
  hint: "Six black and six white pawns. Touch a pawn to turn it over.",
  take: "Take this row",
  suggest: "Suggest one",
  mirror: "Turn around",
  count: (black: number, white: number) => `${black} black, ${white} white`,
  pawn: (n: number, colour: string) => `Pawn ${n}: ${colour}`,
};

export type RowTexts = typeof en;
