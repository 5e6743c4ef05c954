/** Rules options of a table that differ from the defaults. */
import type { OptionInfo, VariantInfo, Words } from "../../core/types";
import { labelOf } from "../../core/optionText";
import { optionsOf } from "../../session/setup";
import { shortened } from "./names";

export interface ChosenOption {
  option: OptionInfo;
  value: string;
}

export function chosenOptions(variant: VariantInfo | undefined, spec: string): ChosenOption[] {
  const { options } = optionsOf(spec);
  return (variant?.options ?? []).flatMap((option) => {
    const value = options[option.name];
    return value === undefined || value === option.default ? [] : [{ option, value }];
  });
}

/** In short, by their labels: "Size of the board (5), Limit of turns (off)". */
export function optionWords(
  variant: VariantInfo | undefined,
  spec: string,
  say: (words: Words) => string,
): string {
  return chosenOptions(variant, spec)
    .map(({ option, value }) => {
      const label = labelOf(option, value);
      return `${say(option.title)} (${label ? say(label) : shortened(value)})`;
    })
    .join(", ");
}
