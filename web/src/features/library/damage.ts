/** Diagnosis of a stored game that does not open: unknown variant or invalid record. */
import { CoreError } from "../../core/match";
import { damagedOf, plainWords, type DamagedGame, type StoredGame } from "./storedGame";
import type { Core } from "../../core/context";

export function damagedEntry(core: Core, game: StoredGame, error: unknown): DamagedGame {
  const { variant } = game.setup;
  if (!core.variant(variant)) return damagedOf(game, "variant", plainWords(variant));
  const words = error instanceof CoreError ? error.words : plainWords(String(error));
  return damagedOf(game, "record", words);
}
