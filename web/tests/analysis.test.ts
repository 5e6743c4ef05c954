/** The engine of an analysed game: stale answers, failures, closing. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { CoreFailure } from "../src/core/failure";
import type { CoreModule } from "../src/core/module";
import { Analysis } from "../src/features/analysis/analysis.svelte";
import { realCore } from "./core";
import { Engine, forgetEngines, lastAsked } from "./fakeEngine";

vi.mock("../src/core/engine", () => import("./fakeEngine"));

let core: CoreModule;
let look: Analysis;
beforeAll(async () => {
  core = await realCore();
});
beforeEach(() => {
  localStorage.clear();
  forgetEngines();
  look = new Analysis(core, '[Variant "quoridor"]\n\n1. e2 2. e8 3. e3 *\n', 1);
});
afterEach(() => look.close());

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe("thinking about a moment", () => {
  test("ends when another is gone to, and its answer is not that moment's", async () => {
    void look.think(1);
    const first = lastAsked();
    look.goTo(2);
    await settle();
    expect(look.thinking).toBe(false);
    void look.think(1);
    first.answer("d9");
    lastAsked().answer("e4");
    await settle();
    expect(look.searchResults.get(2)?.move).toBe("e4");
    expect(look.searchResults.has(1)).toBe(false);
  });

  test("that fails says so and can be begun again", async () => {
    void look.think(1);
    lastAsked().fail(new CoreFailure("engine", "think", new Error("unreachable")));
    await settle();
    expect(look.thinking).toBe(false);
    expect(look.searchError).toBeInstanceOf(CoreFailure);
    void look.think(1);
    expect(look.searchError).toBeNull();
    lastAsked().answer("e8");
    await settle();
    expect(look.searchResult?.move).toBe("e8");
  });

  test("is asked for once at a time", () => {
    void look.think(1);
    void look.think(2);
    expect(Engine.asked).toHaveLength(1);
  });
});

test("closing ends both engines", () => {
  look.close();
  expect(Engine.all).toHaveLength(2);
  expect(Engine.all.every((engine) => engine.closed)).toBe(true);
});

test("turns are numbered as in records: departures are none", () => {
  const moves = "1. e2 2. b5 3. e8 4. h5 !resign:W 5. e3 6. e7";
  const game = new Analysis(core, `[Variant "quoridor-4"]\n\n${moves} *\n`, 0);
  expect(game.turns).toEqual([1, 2, 3, 4, 5, 5, 6]);
  game.close();
});
