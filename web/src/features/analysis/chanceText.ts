/** Win chances as text. */
import type { AnalysisTexts } from "./texts/en";
import type { Value } from "../../core/types";

export const percent = (win: number) => Math.round(100 * win);

/** "54 %", or the number of moves to a proven end. */
export function chanceText(value: Value, w: AnalysisTexts): string {
  const { proof } = value;
  if (proof === undefined) return w.percent(percent(value.win));
  if (proof === 0) return value.win > 0.5 ? w.won : w.lost;
  return proof > 0 ? w.wins(proof) : w.loses(-proof);
}
