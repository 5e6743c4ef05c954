/** Failures of the rules module: open matches are restored. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { CoreFailure } from "../src/core/failure";
import { ModuleInstance, type Argument } from "../src/core/instance";
import { startModule, type CoreModule } from "../src/core/module";
import { catalog, CoreError, Match } from "../src/core/match";
import { chooser } from "./core";
import { recursing, shortOfMemory, trapping } from "./damage";

const wasm = readFileSync(resolve(import.meta.dirname, "../../build/wasm/table.wasm"));
let compiled: WebAssembly.Module;
let healthy: CoreModule;

beforeAll(async () => {
  compiled = await WebAssembly.compile(wasm);
  healthy = await startModule(compiled);
});

const fresh = () => startModule(compiled);
const startDamaged = async (bytes: Uint8Array<ArrayBuffer>) =>
  startModule(await WebAssembly.compile(bytes));
const instances = (calls: { mock: { contexts: unknown[] } }) => new Set(calls.mock.contexts);

/** Calls fail while `fails` is true, in instances of one module only. */
function inject(fails: (name: string, instance: ModuleInstance) => boolean) {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const real = ModuleInstance.prototype.call;
  return vi.spyOn(ModuleInstance.prototype, "call").mockImplementation(function (
    this: ModuleInstance,
    name: string,
    ...args: Argument[]
  ) {
    if (fails(name, this)) throw new WebAssembly.RuntimeError("unreachable");
    return real.call(this, name, ...args);
  });
}

/** The next call of this name fails. */
function failOnce(name: string) {
  let due = true;
  return inject((called) => {
    if (called !== name || !due) return false;
    due = false;
    return true;
  });
}

/** One random change, usually a move. */
function change(table: Match, pick: (below: number) => number): (one: Match) => unknown {
  const state = table.state();
  const kind = pick(12);
  if (kind === 0) return (one) => one.undo();
  if (kind === 1) return (one) => one.redo();
  if (state.over) return (one) => one.undo();
  if (kind === 2 && state.entries.length > 6) {
    const seat = state.table.seats[pick(state.table.seats.length)]!.seat;
    return (one) => one.leave(seat, "resign");
  }
  if (state.actor === "chance") {
    const seed = pick(1000);
    return (one) => one.drawAtRandom(seed);
  }
  const move = state.moves[pick(state.moves.length)]!.text;
  const elapsed = pick(1000);
  return (one) => one.play(move, { left: 5000, elapsed });
}

/** The whole state of a match; long texts as hashes, since they are only compared. */
function everything(table: Match) {
  const state = table.state();
  const board = table.board(state.entries.length, state.table.seats[0]!.seat);
  const rest = createHash("sha256")
    .update(JSON.stringify([state, board]))
    .digest("hex");
  const { canUndo, canRedo } = state;
  return { record: table.record(), canUndo, canRedo, rest };
}

describe("a table whose module is restarted", () => {
  test("is exactly as it was, at any moment of a game of any variant", async () => {
    const core = await fresh();
    const pick = chooser(7919);
    for (const { name } of catalog(healthy)) {
      const table = Match.open(core, name);
      const twin = Match.open(healthy, name);
      for (let step = 0; step < 60; ++step) {
        const next = change(twin, pick);
        expect(next(table)).toEqual(next(twin));
        if (step % 3 === 0) core.restart();
        if (step % 5 === 0) expect(everything(table)).toEqual(everything(twin));
      }
      expect(everything(table)).toEqual(everything(twin));
      table.close();
      twin.close();
    }
  });

  test("is so too where it was opened from a record, and taken back below it", async () => {
    const pick = chooser(4711);
    const record = '[Variant "quoridor"]\n\n1. e2 2. e8 3. e3 4. e7 5. c3h *\n';
    for (let game = 0; game < 20; ++game) {
      const core = await fresh();
      const table = Match.fromRecord(core, record);
      const twin = Match.fromRecord(healthy, record);
      for (let step = 0; step < 30; ++step) {
        const kind = pick(3);
        const next =
          kind === 0
            ? (one: Match) => one.undo()
            : kind === 1
              ? (one: Match) => one.redo()
              : change(twin, pick);
        expect(next(table)).toEqual(next(twin));
        core.restart();
        expect(everything(table)).toEqual(everything(twin));
      }
      twin.close();
    }
  });

  test("keeps its number of what can be done again", async () => {
    const core = await fresh();
    const table = Match.open(core, "quoridor");
    for (const move of ["e2", "e8", "e3"]) table.play(move);
    table.undo();
    table.undo();
    core.restart();
    expect(table.state().canRedo).toBe(true);
    expect(table.redo()).toBe(true);
    core.restart();
    expect(table.redo()).toBe(true);
    expect(table.redo()).toBe(false);
    expect(table.state().entries.map((entry) => entry.text)).toEqual(["e2", "e8", "e3"]);
  });
});

describe("a call that traps", () => {
  test.each(["state", "play", "explain", "board", "record", "line", "undo"])(
    "is made again in a fresh module: %s",
    async (name) => {
      const core = await fresh();
      const table = Match.open(core, "quoridor");
      const other = Match.open(core, "superpion");
      table.viewSeats = () => ""; // each call by itself
      table.play("e2");
      other.play("d3-d5");
      const before = other.record();
      const calls = failOnce(name);
      table.play("e8");
      table.explain(["e5"]);
      table.board(1, "S");
      table.line(2, ["e3"]);
      table.undo();
      table.redo();
      expect(table.state().entries.map((entry) => entry.text)).toEqual(["e2", "e8"]);
      expect(table.record()).toContain("e8");
      expect(other.record()).toBe(before);
      // The instance that trapped was not called again.
      const broken = calls.mock.results.findIndex((result) => result.type === "throw");
      const after = calls.mock.contexts.slice(broken + 1);
      expect(after).not.toContain(calls.mock.contexts[broken]);
      expect(instances(calls).size).toBe(2);
      expect(core.generation).toBe(1);
    },
  );

  test("an answer that is no JSON counts as one", async () => {
    const core = await fresh();
    const table = Match.open(core, "quoridor");
    vi.spyOn(console, "warn").mockImplementation(() => {});
    vi.spyOn(JSON, "parse").mockImplementationOnce(() => {
      throw new SyntaxError("Unexpected token");
    });
    expect(table.state().entries).toEqual([]);
    expect(core.generation).toBe(1);
  });

  test("twice, it is given up, and the game is still there", async () => {
    const core = await fresh();
    const table = Match.open(core, "quoridor:size=5");
    table.play("c2");
    const calls = inject((name) => name === "board");
    let failure: unknown;
    try {
      table.board(1, "S");
    } catch (error) {
      failure = error;
    }
    expect(failure).toBeInstanceOf(CoreFailure);
    expect(failure).toMatchObject({ part: "table", call: "board", game: table });
    expect((failure as CoreFailure).message).toContain("unreachable");
    expect(table.spec).toBe("quoridor:size=5");
    expect(table.recoverRecord()).toContain("1. c2");
    // Other matches go on.
    expect(table.play("c4")).toBeNull();
    calls.mockRestore();
    expect(table.board(2, "S").svg).toContain("<");
  });

  test("at everything: the record is that which was last written", async () => {
    const core = await fresh();
    const table = Match.open(core, "quoridor");
    table.play("e2");
    const record = table.record({ South: "Ann" });
    inject(() => true);
    expect(() => table.state()).toThrow(CoreFailure);
    expect(table.recoverRecord()).toBe(record);
  });

  test("what the core refuses is not a failure", async () => {
    const core = await fresh();
    expect(() => Match.open(core, "chess")).toThrow(CoreError);
    const table = Match.open(core, "quoridor");
    expect(table.play("e5")?.why.en).toBeTruthy();
    table.close();
    expect(() => table.state()).toThrow(CoreError);
    expect(core.generation).toBe(0);
  });

  test("a table that the module has forgotten is opened again", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const core = await fresh();
    const table = Match.open(core, "quoridor");
    table.play("e2");
    core.call("close", 1);
    expect(table.state().entries).toHaveLength(1);
  });
});

describe("a module that really", () => {
  test.each([
    ["traps", trapping],
    ["exhausts the stack", recursing],
  ])("%s is told apart from a refusal", async (_what, damaged) => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const core = await startDamaged(damaged(wasm));
    expect(() => catalog(core)).toThrow(CoreFailure);
    expect(() => Match.open(core, "quoridor")).toThrow(CoreFailure);
  });

  test("runs out of memory goes on with a fresh one", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const core = await startDamaged(shortOfMemory(wasm, 16));
    const first = Match.open(core, "quoridor");
    first.play("e2");
    // Matches that are never closed fill the memory.
    for (let i = 0; i < 100_000 && core.generation === 0; ++i) Match.open(core, "superpion");
    expect(core.generation).toBe(1);
    expect(first.state().entries.map((entry) => entry.text)).toEqual(["e2"]);
    expect(first.play("e8")).toBeNull();
  });
});

describe("a browser that starts no module at once", () => {
  test("has another one ready", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const now = vi.spyOn(ModuleInstance, "startNow").mockImplementation(() => {
      throw new RangeError("WebAssembly.Instance is disallowed on the main thread");
    });
    const core = await fresh();
    const table = Match.open(core, "quoridor");
    table.play("e2");
    await new Promise((resolve) => setTimeout(resolve, 50));
    core.restart();
    expect(table.state().entries).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    core.restart();
    expect(table.play("e8")).toBeNull();
    expect(now).toHaveBeenCalledTimes(1);
  });
});
