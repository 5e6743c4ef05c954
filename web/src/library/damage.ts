/** Why a stored game does not open: its variant is not known, or the core refuses its record. */
import { damagedOf, type DamagedGame, type StoredGame } from "./storedGame";
import type { Core } from "../state/context";

export function damagedEntry(core: Core, game: StoredGame, error: unknown): DamagedGame {
  const { variant } = game.setup;
  if (!core.variant(variant)) return damagedOf(game, "variant", variant);
  return damagedOf(game, "record", error instanceof Error ? error.message : String(error));
}
