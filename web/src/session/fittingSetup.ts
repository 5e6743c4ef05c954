/** The last set-up of a variant, reduced to what the core still accepts. */
import type { CoreModule } from "../core/module";
import { CoreError, Match } from "../core/match";
import type { VariantInfo } from "../core/types";
import { defaultLevel, lastSetup, maxLevel, specOf, type Setup, type Sitter } from "./setup";

export interface FittingSetup {
  setup: Setup;
  /** Options that were removed: "size=4". */
  dropped: string[];
}

function opens(core: CoreModule, setup: Setup): boolean {
  try {
    Match.open(core, specOf(setup)).close();
    return true;
  } catch (error) {
    if (error instanceof CoreError) return false;
    throw error;
  }
}

function fittingSitter(sitter: Sitter): Sitter {
  if (sitter.kind !== "engine") return sitter;
  const { level } = sitter;
  const fits = Number.isInteger(level) && level >= 1 && level <= maxLevel;
  return fits ? sitter : { kind: "engine", level: defaultLevel };
}

export function fittingSetup(core: CoreModule, variant: VariantInfo): FittingSetup {
  const last = lastSetup(variant);
  let setup: Setup = { ...last, options: {}, sitters: last.sitters.map(fittingSitter) };
  const dropped: string[] = [];
  // One at a time, since the legal values of an option can depend on others.
  for (const [name, value] of Object.entries(last.options)) {
    const more = { ...setup, options: { ...setup.options, [name]: value } };
    if (opens(core, more)) setup = more;
    else dropped.push(`${name}=${value}`);
  }
  return { setup, dropped };
}
