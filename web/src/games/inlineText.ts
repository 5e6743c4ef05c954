/** Parser of inline marks: `code`, *emphasis*, and ruling numbers, which become links. */
import { gameOfRuling, rulingLetters } from "./registry";

export interface Piece {
  kind: "plain" | "code" | "emphasis" | "ruling";
  text: string;
}

const rulingNumber = new RegExp(`\\b([${rulingLetters}]-[RE]\\d+)\\b`);

/** The address of a ruling's explanation; undefined if the text is not a ruling number. */
export function rulingAddress(text: string): string | undefined {
  return new RegExp(`^${rulingNumber.source}$`).test(text)
    ? `/rules/${gameOfRuling(text[0]!)}#${text}`
    : undefined;
}

/** Odd parts stood between two marks. */
function marked(text: string, mark: RegExp | string, kind: Piece["kind"]): Piece[] {
  return text.split(mark).map((part, i) => ({ kind: i % 2 === 1 ? kind : "plain", text: part }));
}

export function inlinePieces(text: string): Piece[] {
  return marked(text, "`", "code")
    .flatMap((piece) => (piece.kind === "plain" ? marked(piece.text, "*", "emphasis") : [piece]))
    .flatMap((piece) =>
      piece.kind === "plain" ? marked(piece.text, rulingNumber, "ruling") : [piece],
    )
    .filter((piece) => piece.text !== "");
}
