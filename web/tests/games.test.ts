/** The registry of games against the core's catalog. */
import { beforeAll, describe, expect, test } from "vitest";
import type { CoreModule } from "../src/core/module";
import { catalog, Match } from "../src/core/match";
import {
  actionAt,
  gameNames,
  gameOfRuling,
  gamePage,
  gameTexts,
  isGame,
  loadRules,
} from "../src/games/registry";
import { choicesAfter } from "../src/session/clickPath";
import { chooser, realCore } from "./core";

let core: CoreModule;
beforeAll(async () => {
  core = await realCore();
});

test("every game of the catalog has a folder, and every folder is a game", () => {
  const games = new Set(catalog(core).map((one) => one.game));
  expect([...games].sort()).toEqual([...gameNames].sort());
});

test("an unknown game is an error", () => {
  expect(isGame("chess")).toBe(false);
  expect(isGame("toString")).toBe(false);
  expect(() => gamePage("chess")).toThrow("unknown game: chess");
  expect(() => gameTexts("")).toThrow("unknown game");
  expect(() => loadRules("chess")).toThrow("unknown game: chess");
});

describe.each(gameNames)("%s", (game) => {
  test("its letter is the one of its rulings", async () => {
    const { rulings } = await loadRules(game);
    for (const { id } of rulings) expect(gameOfRuling(id[0]!)).toBe(game);
  });

  test("the moves of its sample are legal", () => {
    const table = Match.open(core, game);
    for (const move of gamePage(game).sample) expect(table.play(move), move).toBeNull();
    table.close();
  });

  test("where a turn may be ended or go on, it says so", () => {
    for (const variant of catalog(core).filter((one) => one.game === game)) {
      const table = Match.open(core, variant.name);
      const choose = chooser(7);
      for (let i = 0; i < 60; ++i) {
        const { moves, over } = table.state();
        if (over) break;
        if (moves.length === 0) table.drawAtRandom(choose(1_000_000));
        else {
          const move = moves[choose(moves.length)]!;
          const { complete, next } = choicesAfter(moves, move.clicks);
          if (complete && [...next].some((place) => !actionAt(game, place, (seat) => seat)))
            expect(gameTexts(game).mayGoOn, `${variant.name}: ${move.text}`).toBeTruthy();
          expect(table.play(move.text)).toBeNull();
        }
      }
      table.close();
    }
  });
});
