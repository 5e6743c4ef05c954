/** The session of a game that another tab plays. */
import { beforeAll, expect, test } from "vitest";
import type { CoreModule } from "../../src/core/module";
import { gameOf } from "../../src/features/library/importExport";
import { FollowedGame } from "../../src/features/play/followedGame.svelte";
import { Core } from "../../src/core/context";
import { realCore } from "../core";

let core: CoreModule;
beforeAll(async () => {
  core = await realCore();
});

const stored = (variant: string, moves: string) =>
  gameOf(
    new Core(core),
    { text: `[Variant "${variant}"]\n\n${moves}`, linesBefore: 0, tags: {} },
    "another tab",
  );

test("moves, what was taken back and who has left are shown", () => {
  const game = new FollowedGame(core, stored("quoridor-4", "1. e2 2. b5 *"));
  game.update(stored("quoridor-4", "1. e2 2. a4 !resign:N !gone:E *"));
  expect(game.state.entries.map(({ text }) => text)).toEqual(["e2", "a4", "resign", "gone"]);
  expect(game.state.retired).toBe("NE");
  game.close();
});

test("an agreed end is what it was there", () => {
  for (const [end, text] of [
    ["!draw b+r+y+k", "count"],
    ["!draw draw", "draw"],
  ]) {
    const game = new FollowedGame(core, stored("superpion", "1. d3-d5 *"));
    game.update(stored("superpion", `1. d3-d5 ${end}`));
    expect(game.state.entries.at(-1)!.text).toBe(text);
    game.close();
  }
});
