/** Labels of option values. */
import type { OptionInfo, Words } from "./types";

/** The label of a value; null for values without one (numbers, decks). */
export function labelOf(option: OptionInfo, value: string): Words | null {
  return Object.hasOwn(option.labels, value) ? option.labels[value]! : null;
}

/** The label of a value, or the value as it stands in a spec. */
export function valueWords(option: OptionInfo, value: string): Words {
  return labelOf(option, value) ?? { en: value, fr: value };
}
