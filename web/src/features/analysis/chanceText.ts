/** Chances to win in words. */
import type { Texts } from "../../i18n/en";
import type { Value } from "../../core/types";

export const percent = (win: number) => Math.round(100 * win);

/** "54 %", or how a decided game ends. */
export function chanceWords(value: Value, t: Texts): string {
  const { proof } = value;
  if (proof === undefined) return t.look.percent(percent(value.win));
  if (proof === 0) return value.win > 0.5 ? t.look.won : t.look.lost;
  return proof > 0 ? t.look.wins(proof) : t.look.loses(-proof);
}
