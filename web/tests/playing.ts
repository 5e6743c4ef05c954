/** Local games for tests. */
import type { CoreModule } from "../src/core/module";
import { catalog } from "../src/core/match";
import { LocalGame } from "../src/features/play/localGame.svelte";
import { defaultSetup, type Setup, type Sitter } from "../src/session/setup";

const open: LocalGame[] = [];
const keeper = { save: () => {} };

export const people = (count: number): Sitter[] =>
  Array.from({ length: count }, (_one, i) => ({ kind: i === 0 ? "me" : "other" }));
export const against: Sitter[] = [{ kind: "me" }, { kind: "engine", level: 4 }];

export function beginGame(core: CoreModule, name: string, changes: Partial<Setup> = {}): LocalGame {
  const variant = catalog(core).find((one) => one.name === name)!;
  const sitters = people(variant.table.players);
  const game = LocalGame.begin(core, { ...defaultSetup(variant), sitters, ...changes }, keeper);
  open.push(game);
  return game;
}

export function closeGames(): void {
  for (const game of open.splice(0)) game.close();
}
