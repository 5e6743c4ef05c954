/** Stale, wrong and missing answers of the engine: the game goes on without them. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { CoreFailure, NetworkError } from "../src/core/failure";
import { startModule, type CoreModule } from "../src/core/module";
import { ModuleInstance, type Argument } from "../src/core/instance";
import type { LocalGame } from "../src/features/play/localGame.svelte";
import { compiledTable } from "./core";
import { Engine, forgetEngines, lastAsked } from "./fakeEngine";
import { against, beginGame, closeGames } from "./playing";

vi.mock("../src/core/engine", () => import("./fakeEngine"));

let core: CoreModule;
beforeAll(async () => {
  core = await startModule(await compiledTable());
});
beforeEach(() => {
  localStorage.clear();
  forgetEngines();
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  closeGames();
  vi.useRealTimers();
});

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const texts = (game: LocalGame) => game.state.entries.map((entry) => entry.text);

describe("a hint", () => {
  test("for a position that was exchanged for another of the same length is not shown", async () => {
    const game = beginGame(core, "quoridor");
    game.play("e2");
    void game.askHint();
    game.undo();
    game.play("d1");
    expect(game.state.entries).toHaveLength(1);
    lastAsked().answer("e8");
    await wait(10);
    expect(game.hint).toBeNull();
    expect(game.hintPending).toBe(false);
  });

  test("takes the place of a refusal", async () => {
    const game = beginGame(core, "quoridor");
    game.touch("a7");
    expect(game.illegalMove).not.toBeNull();
    void game.askHint();
    expect(game.illegalMove).toBeNull();
  });

  test("is asked for once, however often the key is pressed", async () => {
    const game = beginGame(core, "quoridor");
    void game.askHint();
    void game.askHint();
    void game.askHint();
    expect(Engine.asked).toHaveLength(1);
    lastAsked().answer("e2");
    await wait(10);
    expect(game.hint?.places).toEqual(["e1", "e2"]);
    expect(game.hintPending).toBe(false);
    void game.askHint();
    expect(Engine.asked).toHaveLength(2);
  });

  test("that fails says so, waits for nothing, and can be asked for again", async () => {
    const game = beginGame(core, "quoridor");
    void game.askHint();
    lastAsked().fail(new CoreFailure("engine", "think", new Error("unreachable")));
    await wait(10);
    expect(game.hintPending).toBe(false);
    expect(String(game.hintFailed)).toContain("unreachable");
    expect(game.engineFailed).toBeNull();
    void game.askHint();
    expect(game.hintFailed).toBeNull();
    lastAsked().answer("e2");
    await wait(10);
    expect(game.hint).not.toBeNull();
  });

  test("whose failure comes after a move says nothing", async () => {
    const game = beginGame(core, "quoridor");
    void game.askHint();
    const asked = lastAsked();
    game.play("e2");
    asked.fail(new Error("unreachable"));
    await wait(10);
    expect(game.hintFailed).toBeNull();
    expect(game.hintPending).toBe(false);
  });

  test("a suggested row is dropped when the game has gone on", async () => {
    const game = beginGame(core, "quoridor");
    const row = game.suggest();
    game.play("e2");
    lastAsked().answer("e8");
    expect(await row).toBeNull();
  });
});

describe("a draw", () => {
  const begin = () => beginGame(core, "quoridor", { sitters: against });

  test("is not agreed by the answer to an offer that was taken back", async () => {
    const game = begin();
    void game.offerDraw();
    expect(game.drawPending).toBe(true);
    const offer = lastAsked();
    game.cancelDraw();
    expect(game.drawPending).toBe(false);
    offer.agree(true);
    await wait(10);
    expect(game.state.over).toBe(false);
    expect(game.drawAnswer).toBeNull();
  });

  test("nor after a move, or a move taken back and another one", async () => {
    const game = begin();
    void game.offerDraw();
    const offer = lastAsked();
    game.play("e2");
    offer.agree(true);
    await wait(10);
    expect(game.state.over).toBe(false);
    game.undo();
    void game.offerDraw();
    const second = lastAsked();
    game.play("d1");
    game.undo();
    second.agree(true);
    await wait(10);
    expect(game.state.over).toBe(false);
    expect(texts(game)).toEqual([]);
  });

  test("the answer to an earlier offer is not that to the next", async () => {
    const game = begin();
    void game.offerDraw();
    const first = lastAsked();
    game.cancelDraw();
    void game.offerDraw();
    first.agree(true);
    await wait(10);
    expect(game.state.over).toBe(false);
    expect(game.drawPending).toBe(true);
    lastAsked().agree(false);
    await wait(10);
    expect(game.drawAnswer).toBe("declined");
  });

  test("that was declined can be offered anew, and is not declined for ever", async () => {
    const game = begin();
    void game.offerDraw();
    lastAsked().agree(false);
    await wait(10);
    expect(game.drawAnswer).toBe("declined");
    void game.offerDraw();
    expect(game.drawAnswer).toBeNull();
    lastAsked().agree(false);
    await wait(10);
    game.play("e2");
    expect(game.drawAnswer).toBeNull();
  });

  test("that the engine cannot be asked about says so, and the game goes on", async () => {
    const game = begin();
    void game.offerDraw();
    lastAsked().fail(new NetworkError("engine.wasm"));
    await wait(10);
    expect(game.drawPending).toBe(false);
    expect(game.drawFailed).toBeInstanceOf(NetworkError);
    expect(game.engineFailed).toBeNull();
    game.play("e2");
    expect(game.drawFailed).toBeNull();
  });
});

describe("an engine's move", () => {
  const begin = () => beginGame(core, "quoridor", { sitters: against });

  test("against the rules: both modules are restarted, and it is asked again", async () => {
    const game = begin();
    game.play("e2");
    const { generation } = core;
    lastAsked().answer("e5");
    await wait(500);
    expect(core.generation).toBe(generation + 1);
    expect(Engine.asked).toHaveLength(2);
    expect(lastAsked().engine.restarts).toBe(1);
    expect(lastAsked().record).toContain("1. e2");
    expect(game.illegalMove).toBeNull();
    expect(game.engineFailed).toBeNull();
    lastAsked().answer("e8");
    await wait(500);
    expect(texts(game)).toEqual(["e2", "e8"]);
  });

  test("against the rules twice: a person may play for it, from then on", async () => {
    const game = begin();
    game.play("e2");
    lastAsked().answer("e5");
    await wait(500);
    lastAsked().answer("e5");
    await wait(500);
    expect(game.engineFailed).toMatchObject({ part: "engine", call: "move" });
    expect(game.thinking).toBe(false);
    expect(game.illegalMove).toBeNull();
    expect(game.humanToMove).toBe(false);
    game.replaceEngine("N");
    expect(game.engineFailed).toBeNull();
    expect(game.humanToMove).toBe(true);
    game.touch("e8");
    expect(texts(game)).toEqual(["e2", "e8"]);
    expect(game.setup.sitters).toEqual([{ kind: "me" }, { kind: "other" }]);
  });

  test("that fails can be tried again, with another worker", async () => {
    const game = begin();
    game.play("e2");
    lastAsked().fail(new CoreFailure("engine", "think", new Error("unreachable")));
    await wait(500);
    expect(game.engineFailed).toMatchObject({ part: "engine" });
    game.tryAgain();
    expect(game.engineFailed).toBeNull();
    lastAsked().answer("e8");
    await wait(500);
    expect(texts(game)).toEqual(["e2", "e8"]);
  });

  test("taking back instead lets the game go on, too", async () => {
    const game = begin();
    game.play("e2");
    lastAsked().fail(new Error("unreachable"));
    await wait(500);
    game.undo();
    expect(game.engineFailed).toBeNull();
    expect(game.humanToMove).toBe(true);
  });

  test("is still awaited where there is nothing to take back", async () => {
    const first = [{ kind: "engine" as const, level: 1 }, { kind: "me" as const }];
    const game = beginGame(core, "quoridor", { sitters: first });
    game.undo();
    game.redo();
    lastAsked().answer("e2");
    await wait(500);
    expect(texts(game)).toEqual(["e2"]);
  });
});

describe("the rules", () => {
  test("that refuse what they have called legal are restarted", async () => {
    const game = beginGame(core, "quoridor");
    const real = ModuleInstance.prototype.call;
    let broken: ModuleInstance | undefined;
    vi.spyOn(ModuleInstance.prototype, "call").mockImplementation(function (
      this: ModuleInstance,
      name: string,
      ...args: Argument[]
    ) {
      if (name === "play") broken ??= this;
      if (name === "play" && this === broken)
        return { refusal: { rule: { en: "", fr: "" }, why: { en: "no", fr: "non" } } };
      return real.call(this, name, ...args);
    });
    game.touch("e1");
    game.touch("e2");
    expect(texts(game)).toEqual(["e2"]);
    expect(game.illegalMove).toBeNull();
  });

  test("that fail after an engine's move are not swallowed, and can be tried again", async () => {
    const game = beginGame(core, "quoridor", { sitters: against });
    game.play("e2");
    const real = ModuleInstance.prototype.call;
    const calls = vi.spyOn(ModuleInstance.prototype, "call").mockImplementation(function (
      this: ModuleInstance,
      name: string,
      ...args: Argument[]
    ) {
      if (name === "change") throw new WebAssembly.RuntimeError("unreachable");
      return real.call(this, name, ...args);
    });
    const rejected = vi.fn<(error: unknown) => void>();
    process.once("unhandledRejection", rejected);
    lastAsked().answer("e8");
    await wait(500);
    vi.useRealTimers();
    await vi.waitFor(() => expect(rejected).toHaveBeenCalled());
    expect(rejected.mock.calls[0]?.[0]).toMatchObject({ part: "table", call: "change" });
    calls.mockRestore();
    game.tryAgain();
    lastAsked().answer("e8");
    await vi.waitFor(() => expect(texts(game)).toEqual(["e2", "e8"]));
    expect(game.humanToMove).toBe(true);
  });
});

test("closing a game ends its engines", () => {
  const game = beginGame(core, "quoridor", { sitters: against });
  void game.askHint();
  expect(Engine.all).toHaveLength(2);
  game.close();
  expect(Engine.all.every((engine) => engine.closed)).toBe(true);
});
