/** Labels of the values of rules options. */
import type { OptionInfo, Words } from "./types";

/** The name of a value for people; null where it has none (a number, a deck). */
export function labelOf(option: OptionInfo, value: string): Words | null {
  return Object.hasOwn(option.labels, value) ? option.labels[value]! : null;
}

/** The same, or the value as specs write it. */
export function valueWords(option: OptionInfo, value: string): Words {
  return labelOf(option, value) ?? { en: value, fr: value };
}
