/** The rules options that a table is played with, where they are not the usual ones. */
import type { OptionInfo, VariantInfo } from "../core/types";
import { optionsOf } from "../state/setup";
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

/** In short, by the names that they have on the set-up page: "size 5, walls 2". */
export function optionWords(variant: VariantInfo | undefined, spec: string): string {
  return chosenOptions(variant, spec)
    .map(({ option, value }) => `${option.name} ${shortened(value)}`)
    .join(", ");
}
