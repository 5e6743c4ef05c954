import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { CoreModule } from "../src/core/module";
import { catalog, Match } from "../src/core/match";
import type { Reasons, SearchResult } from "../src/core/types";
import { LocalGame, type SavedGame } from "../src/features/play/localGame.svelte";
import { defaultSetup, lastVariant, type Setup, type Sitter } from "../src/session/setup";
import { realCore } from "./core";

interface Question {
  record: string;
  player: string;
  limits: { movetime?: number; lines?: number };
}

/** A replacement for the engine: its requests and the answers to give. */
const engine = vi.hoisted(() => ({
  asked: [] as Question[],
  answer: (() => new Promise(() => {})) as (question: Question) => Promise<SearchResult>,
  agrees: (() => new Promise(() => {})) as (seats: string) => Promise<boolean>,
}));

vi.mock("../src/core/engine", () => {
  class Stopped extends Error {}
  class Engine {
    private waiting = new Set<(error: Error) => void>();
    think(record: string, player: string, limits: Question["limits"]): Promise<SearchResult> {
      const question = { record, player, limits };
      engine.asked.push(question);
      return new Promise((resolve, reject) => {
        this.waiting.add(reject);
        engine
          .answer(question)
          .then(resolve, reject)
          .finally(() => this.waiting.delete(reject));
      });
    }
    agree(_record: string, seats: string): Promise<boolean> {
      return engine.agrees(seats);
    }
    reasons(_record: string, move: string): Promise<Reasons> {
      const words = { en: `${move} is good.`, fr: `${move} est bon.` };
      return Promise.resolve({ sentences: [words], way: ["e2", "e3"] });
    }
    stop(): void {
      for (const reject of this.waiting) reject(new Stopped());
      this.waiting.clear();
    }
    restart(): void {}
    close(): void {
      this.stop();
    }
  }
  return { Engine, Stopped, preloadEngine: () => Promise.resolve() };
});

let core: CoreModule;
beforeAll(async () => {
  core = await realCore();
});

const open: LocalGame[] = [];
/** The last stored state. */
let saved: SavedGame | null = null;
const keeper = { save: (state: SavedGame) => void (saved = state) };
beforeEach(() => {
  saved = null;
  localStorage.clear();
  vi.useFakeTimers();
  engine.asked.length = 0;
  engine.answer = () => new Promise(() => {});
});
afterEach(() => {
  for (const game of open.splice(0)) game.close();
  vi.useRealTimers();
});

const people = (count: number): Sitter[] =>
  Array.from({ length: count }, (_one, i) => ({ kind: i === 0 ? "me" : "other" }));
const against: Sitter[] = [{ kind: "me" }, { kind: "engine", level: 4 }];

function setupOf(name: string, changes: Partial<Setup> = {}): Setup {
  const variant = catalog(core).find((one) => one.name === name)!;
  return { ...defaultSetup(variant), sitters: people(variant.table.players), ...changes };
}

function begin(name: string, changes: Partial<Setup> = {}): LocalGame {
  const game = LocalGame.begin(core, setupOf(name, changes), keeper);
  open.push(game);
  return game;
}

function resume(): LocalGame {
  const game = LocalGame.resume(core, saved!, keeper);
  open.push(game);
  return game;
}

const texts = (game: LocalGame) => game.state.entries.map((entry) => entry.text);
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const thought = (move: string, win = 0.5): SearchResult => ({
  move,
  depth: 1,
  nodes: 1,
  lines: [{ moves: [move], win }],
});

/** An engine that plays the first legal one of the wanted moves. */
function enginePlays(...wanted: string[]): void {
  engine.answer = ({ record }) => {
    const table = Match.fromRecord(core, record);
    const legal = table.state().moves.map((move) => move.text);
    table.close();
    return Promise.resolve(thought(wanted.find((move) => legal.includes(move)) ?? legal[0]!));
  };
}

describe("a click", () => {
  test("is one call into the module, and all is shown", () => {
    const game = begin("quoridor", { clock: { minutes: 5, increment: 3 } });
    vi.advanceTimersByTime(2000);
    const calls = vi.spyOn(core, "attempt");
    game.touch("e2");
    game.match.board(game.at, game.view);
    expect(game.shown.entries).toHaveLength(1);
    expect(calls.mock.calls.map(([name]) => name)).toEqual(["change"]);
    calls.mockRestore();
    expect(saved!.record).toContain("e2");
    expect(game.state.entries[0]).toMatchObject({ left: 304_000, elapsed: 2000 });
  });
});

describe("people playing", () => {
  test("take turns by touching places", () => {
    const game = begin("quoridor");
    expect(game.mover).toBe("S");
    expect(game.humanToMove).toBe(true);
    game.touch("e1");
    expect(game.path).toEqual(["e1"]);
    game.touch("e2");
    expect(game.path).toEqual([]);
    expect(game.mover).toBe("N");
    game.touch("e8");
    game.touch("c3h");
    expect(texts(game)).toEqual(["e2", "e8", "c3h"]);
    expect(game.at).toBe(3);
    expect(engine.asked).toEqual([]);
  });

  test("hear why a touch leads nowhere, until the next one", () => {
    const game = begin("quoridor");
    game.touch("e5");
    expect(game.illegalMove?.why.en).toBeTruthy();
    expect(game.state.entries).toEqual([]);
    game.touch("e1");
    expect(game.illegalMove).toBeNull();
  });

  test("take back a step of a move, or the wall that waits", () => {
    const game = begin("quoridor");
    game.touch("e1");
    game.pending = "c3h";
    game.takeBackStep();
    expect(game.pending).toBeNull();
    expect(game.path).toEqual(["e1"]);
    game.takeBackStep();
    expect(game.path).toEqual([]);
  });

  test("end a move that could go on", () => {
    // The ball can follow the pawn or stay.
    const position =
      "S g7 S/Pb1.d1.g8.i1.k1/Rc1.f10.h1.j1.l1/Dg1p N/Pc13.e13.h13.j13.l13/Rb13.d13.f13.i13.k13/Dg13p";
    const game = begin("intercept", { position });
    const both = game.state.moves.filter((move) => move.clicks.length > 2);
    const longer = both.find((move) =>
      game.state.moves.some(
        (other) =>
          other.clicks.join() === move.clicks.slice(0, other.clicks.length).join() &&
          other !== move,
      ),
    )!;
    const shorter = game.state.moves.find(
      (other) =>
        other !== longer &&
        other.clicks.join() === longer.clicks.slice(0, other.clicks.length).join(),
    )!;
    for (const place of shorter.clicks) game.touch(place);
    expect(game.state.entries).toEqual([]);
    expect(game.choices.complete?.text).toBe(shorter.text);
    game.finish();
    expect(texts(game)).toEqual([shorter.text]);
  });

  test("take moves back and do them again", () => {
    const game = begin("quoridor");
    for (const move of ["e2", "e8", "e3"]) game.play(move);
    game.undo();
    expect(texts(game)).toEqual(["e2", "e8"]);
    game.undo();
    game.undo();
    game.undo();
    expect(texts(game)).toEqual([]);
    game.redo();
    expect(texts(game)).toEqual(["e2"]);
    game.redo();
    game.redo();
    game.redo();
    expect(texts(game)).toEqual(["e2", "e8", "e3"]);
    expect(game.state.canRedo).toBe(false);
  });

  test("a move that is not legal changes nothing", () => {
    const game = begin("quoridor");
    game.play("e9");
    expect(game.illegalMove).not.toBeNull();
    expect(texts(game)).toEqual([]);
  });

  test("look back at earlier moments and play only now", () => {
    const game = begin("quoridor");
    for (const move of ["e2", "e8", "c3h"]) game.play(move);
    game.goTo(1);
    expect(game.live).toBe(false);
    expect(game.shown.at).toBe(1);
    expect(game.shown.scene.walls).toEqual([]);
    expect(game.humanToMove).toBe(false);
    expect(game.choices.next.size).toBe(0);
    game.touch("e8");
    expect(texts(game)).toHaveLength(3);
    game.goTo(99);
    expect(game.live).toBe(true);
    expect(game.shown.scene.walls).toEqual(["c3h"]);
    game.goTo(-5);
    expect(game.at).toBe(0);
    game.goTo(3);
    game.touch("e7");
    expect(texts(game)).toHaveLength(4);
  });

  test("resign: the one to move gives up", () => {
    const game = begin("quoridor");
    game.play("e2");
    expect(game.resigner).toBe("N");
    game.resign("N");
    expect(game.state.over).toBe(true);
    expect(game.state.outcome?.winners).toBe("S");
    expect(game.humanToMove).toBe(false);
    game.touch("e3");
    expect(game.illegalMove?.why.en).toContain("over");
    game.undo();
    expect(game.state.over).toBe(false);
    expect(game.mover).toBe("N");
  });

  test("with more sides the others go on", () => {
    const game = begin("quoridor-4");
    game.resign("S");
    expect(game.state.over).toBe(false);
    expect(game.mover).toBe("W");
    expect(game.resigner).toBe("W");
  });

  test("agree to a draw", async () => {
    const game = begin("quoridor");
    await game.offerDraw();
    expect(game.state.over).toBe(true);
    expect(game.state.outcome?.winners).not.toMatch(/^[SN]$/);
    expect(engine.asked).toEqual([]);
  });

  test("see the board from the seat they want", () => {
    const game = begin("quoridor-4", { view: "mover" });
    expect(game.view).toBe("S");
    game.play("e2");
    expect(game.view).toBe("W");
    game.turnBoard();
    expect(game.view).toBe("N");
    game.turnBoard();
    game.turnBoard();
    expect(game.view).toBe("S");
    const fixed = begin("quoridor");
    fixed.play("e2");
    expect(fixed.view).toBe("S");
  });

  test("one person may lead two colours", () => {
    const game = begin("superpion-2");
    expect(game.playerOf("S")).toBe(game.playerOf("W"));
    expect(game.playerOf("N")).toBe(game.playerOf("E"));
    expect(game.sitter("W")).toEqual({ kind: "me" });
  });
});

describe("chance", () => {
  test("draws by itself until somebody has to decide", async () => {
    const game = begin("point");
    game.play("row:BBBBBBWWWWWW");
    game.play("row:BWBWBWBWBWBW");
    expect(game.state.actor).toBe("chance");
    expect(game.humanToMove).toBe(false);
    await wait(10_000);
    expect(game.mover).toBe("S");
    const draws = texts(game).filter((text) => text.startsWith("draw:"));
    expect(draws).toHaveLength(7);
  });

  test("is taken back together with what came before it", async () => {
    const game = begin("point");
    game.play("row:BBBBBBWWWWWW");
    game.play("row:BWBWBWBWBWBW");
    await wait(10_000);
    game.undo();
    expect(game.mover).toBe("N");
    expect(texts(game)).toEqual(["row:BBBBBBWWWWWW"]);
    const entries = texts(game).length;
    await wait(10_000);
    expect(texts(game)).toHaveLength(entries);
    game.redo();
    expect(game.mover).toBe("S");
  });

  test("draws nothing any more once the game is closed", async () => {
    const game = begin("point");
    game.play("row:BBBBBBWWWWWW");
    game.play("row:BWBWBWBWBWBW");
    game.close();
    open.splice(open.indexOf(game), 1);
    await wait(10_000);
    expect(game.state.actor).toBe("chance");
  });
});

describe("against an engine", () => {
  test("it answers after a moment, at its level", async () => {
    enginePlays("e8");
    const game = begin("quoridor", { sitters: against });
    game.play("e2");
    expect(game.thinking).toBe(true);
    expect(game.humanToMove).toBe(false);
    await wait(100);
    expect(texts(game)).toEqual(["e2"]);
    await wait(1000);
    expect(texts(game)).toEqual(["e2", "e8"]);
    expect(game.thinking).toBe(false);
    expect(game.humanToMove).toBe(true);
    expect(engine.asked.map((one) => one.player.split(":")[0])).toEqual(["level4"]);
    expect(engine.asked[0]?.record).toContain("e2");
  });

  test("it waits until one's own move has been shown to its end", async () => {
    enginePlays("e8");
    const game = begin("quoridor", { sitters: against });
    const places = Array.from({ length: 9 }, (_one, i) => `a${i + 1}`);
    const state = game.match.state.bind(game.match);
    vi.spyOn(game.match, "state").mockImplementation((entries) => ({
      ...state(entries),
      story: [{ kind: "travel", places }],
    }));
    game.play("e2");
    await wait(8 * 260 - 10);
    expect(texts(game)).toEqual(["e2"]);
    await wait(20);
    expect(texts(game)).toEqual(["e2", "e8"]);
  });

  test("it begins where it sits first", async () => {
    enginePlays("e2");
    const game = begin("quoridor", { sitters: [against[1]!, against[0]!] });
    expect(game.view).toBe("N");
    await wait(1000);
    expect(texts(game)).toEqual(["e2"]);
    expect(game.resigner).toBe("N");
  });

  test("nothing is touched while it thinks", () => {
    const game = begin("quoridor", { sitters: against });
    game.play("e2");
    game.touch("e8");
    game.touch("e9");
    expect(texts(game)).toEqual(["e2"]);
    expect(game.path).toEqual([]);
  });

  test("a move taken back is one's own, with the answer to it", async () => {
    enginePlays("e8", "e7");
    const game = begin("quoridor", { sitters: against });
    game.play("e2");
    await wait(1000);
    game.play("e3");
    await wait(1000);
    game.undo();
    expect(texts(game)).toEqual(["e2", "e8"]);
    game.undo();
    expect(texts(game)).toEqual([]);
    game.redo();
    expect(texts(game)).toEqual(["e2", "e8"]);
    await wait(5000);
    expect(texts(game)).toEqual(["e2", "e8"]);
  });

  test("a move taken back while it thinks is not answered", async () => {
    let answer = (_thought: SearchResult) => {};
    engine.answer = () => new Promise((resolve) => (answer = resolve));
    const game = begin("quoridor", { sitters: against });
    game.play("e2");
    game.undo();
    answer(thought("e8"));
    await wait(1000);
    expect(texts(game)).toEqual([]);
    expect(game.thinking).toBe(false);
    expect(game.engineFailed).toBeNull();
  });

  test("neither is one taken back when the answer is there but not yet played", async () => {
    enginePlays("e8");
    const game = begin("quoridor", { sitters: against });
    game.play("e2");
    await wait(100);
    game.undo();
    await wait(5000);
    expect(texts(game)).toEqual([]);
    expect(game.thinking).toBe(false);
  });

  test("an answer to a move that was exchanged for another is not played", async () => {
    enginePlays("d9");
    const game = begin("quoridor", { sitters: against });
    game.play("e2");
    await wait(100);
    game.undo();
    enginePlays("f9");
    game.play("d1");
    await wait(5000);
    expect(texts(game)).toEqual(["d1", "f9"]);
  });

  test("one that fails says so and can be asked again", async () => {
    engine.answer = () => Promise.reject(new Error("out of memory"));
    const game = begin("quoridor", { sitters: against });
    game.play("e2");
    await wait(1000);
    expect(String(game.engineFailed)).toContain("out of memory");
    expect(game.thinking).toBe(false);
    enginePlays("e8");
    game.tryAgain();
    expect(game.engineFailed).toBeNull();
    await wait(1000);
    expect(texts(game)).toEqual(["e2", "e8"]);
  });

  test("engines alone play by themselves", async () => {
    enginePlays("e2", "e8");
    const game = begin("quoridor", {
      sitters: [
        { kind: "engine", level: 1 },
        { kind: "engine", level: 2 },
      ],
    });
    await wait(900);
    expect(texts(game)).toEqual(["e2", "e8"]);
    expect(engine.asked.map((one) => one.player.split(":")[0]).slice(0, 2)).toEqual([
      "level1",
      "level2",
    ]);
    expect(game.hasPeople).toBe(false);
    expect(game.resigner).toBeNull();
  });

  test("it decides whether a draw is agreed", async () => {
    engine.agrees = (seats) => Promise.resolve(seats !== "N");
    const game = begin("quoridor", { sitters: against });
    await game.offerDraw();
    expect(game.drawAnswer).toBe("declined");
    expect(game.state.over).toBe(false);
    engine.agrees = (seats) => Promise.resolve(seats === "N");
    await game.offerDraw();
    expect(game.state.over).toBe(true);
    expect(game.state.entries.at(-1)?.kind).toBe("draw");
  });

  test("a hint has its places", async () => {
    engine.answer = () => Promise.resolve(thought("e2", 0.6));
    const game = begin("quoridor", { sitters: against });
    const asking = game.askHint();
    expect(game.hintPending).toBe(true);
    await asking;
    expect(game.hintPending).toBe(false);
    expect(game.hint?.places).toEqual(["e1", "e2"]);
    expect(game.hint?.reasons.sentences[0]?.en).toBe("e2 is good.");
    expect(game.hint?.reasons.way).toEqual(["e2", "e3"]);
    expect(engine.asked[0]?.limits.lines).toBe(2);
    game.play("d1");
    expect(game.hint).toBeNull();
  });

  test("a hint that comes too late is not shown", async () => {
    let answer = (_thought: SearchResult) => {};
    engine.answer = () => new Promise((resolve) => (answer = resolve));
    const game = begin("quoridor");
    const asking = game.askHint();
    game.play("d1");
    answer(thought("e2"));
    await asking;
    expect(game.hint).toBeNull();
    expect(game.hintPending).toBe(false);
  });
});

describe("with a clock", () => {
  const clock = { minutes: 1, increment: 5 };

  test("time passes for the one to move, and is written down", async () => {
    const game = begin("quoridor", { clock });
    expect(game.timeLeft("S")).toBe(65_000);
    await wait(10_000);
    expect(game.timeLeft("S")).toBe(55_000);
    expect(game.timeLeft("N")).toBe(65_000);
    game.play("e2");
    expect(game.timeLeft("S")).toBe(60_000);
    expect(game.state.entries[0]).toMatchObject({ elapsed: 10_000 });
    await wait(3000);
    expect(game.timeLeft("S")).toBe(60_000);
    expect(game.timeLeft("N")).toBe(62_000);
  });

  test("a turn of two parts gets its increment once", async () => {
    const game = begin("superpion", { clock });
    await wait(2000);
    game.play("d3-d5");
    expect(game.mover).toBe("S");
    expect(game.timeLeft("S")).toBe(63_000);
    await wait(1000);
    game.play(game.state.moves[0]!.text);
    expect(game.mover).toBe("W");
    expect(game.timeLeft("S")).toBe(67_000);
    expect(game.state.entries.map((entry) => entry.elapsed)).toEqual([2000, 1000]);
  });

  test("a move that is refused costs no turn and brings no time", async () => {
    const game = begin("quoridor", { clock });
    await wait(2000);
    game.play("e9");
    expect(game.timeLeft("S")).toBe(63_000);
    await wait(1000);
    game.play("e2");
    expect(game.state.entries[0]).toMatchObject({ elapsed: 3000 });
  });

  test("who has no time left loses", async () => {
    const game = begin("quoridor", { clock });
    await wait(64_000);
    expect(game.state.over).toBe(false);
    await wait(2000);
    expect(game.state.over).toBe(true);
    expect(game.state.outcome?.winners).toBe("N");
    expect(game.state.entries.at(-1)).toMatchObject({ kind: "leave", text: "flag", actor: "S" });
    expect(game.timeLeft("S")).toBe(0);
    await wait(60_000);
    expect(game.state.entries).toHaveLength(1);
  });

  test("an engine hurries when it has little", async () => {
    const game = begin("quoridor", { clock: { minutes: 0, increment: 3 }, sitters: against });
    game.play("e2");
    expect(engine.asked[0]?.limits.movetime).toBe(100);
    await wait(1_234);
    const late = begin("quoridor", { clock: { minutes: 0, increment: 4 }, sitters: against });
    await wait(777.7);
    late.play("e2");
    // The core ignores limits that are not integers.
    expect(Number.isInteger(engine.asked.at(-1)?.limits.movetime)).toBe(true);
    const slow = begin("quoridor", { sitters: against });
    slow.play("e2");
    expect(engine.asked.at(-1)?.limits.movetime).toBeUndefined();
  });

  test("none without one", () => {
    expect(begin("quoridor").timeLeft("S")).toBeNull();
  });
});

describe("after a reload", () => {
  test("the game goes on where it was", () => {
    const setup = setupOf("quoridor", { options: { size: "5" }, view: "mover" });
    const game = LocalGame.begin(core, setup, keeper);
    for (const move of ["c2", "c4", "b1h"]) game.play(move);
    const before = game.state;
    game.close();
    expect(lastVariant()).toBe("quoridor");
    const again = resume();
    expect(again.state).toEqual({ ...before, canRedo: false });
    expect(again.setup).toEqual(setup);
    expect(again.view).toBe("N");
    again.undo();
    expect(texts(again)).toEqual(["c2", "c4"]);
  });

  test("also one that was begun and not yet played, from its own position", () => {
    const position = "e4/3 e6/2 c3h S";
    begin("quoridor", { position });
    const again = resume();
    expect(again.state.position).toBe(position);
    expect(again.state.entries).toEqual([]);
  });

  test("also one that is over", () => {
    begin("quoridor").resign("S");
    const again = resume();
    expect(again.state.over).toBe(true);
    expect(again.state.outcome?.winners).toBe("N");
  });

  test("clocks have what they had after the last move", async () => {
    const game = begin("quoridor", { clock: { minutes: 1, increment: 0 } });
    await wait(10_000);
    game.play("e2");
    game.close();
    open.splice(open.indexOf(game), 1);
    await wait(30_000);
    const again = resume();
    expect(again.timeLeft("S")).toBe(50_000);
    expect(again.timeLeft("N")).toBe(60_000);
    await wait(5000);
    expect(again.timeLeft("N")).toBe(55_000);
  });

  test("an engine that was thinking thinks again", async () => {
    begin("quoridor", { sitters: against }).play("e2");
    enginePlays("e8");
    const again = resume();
    await wait(1000);
    expect(texts(again)).toEqual(["e2", "e8"]);
  });

  test("a record that does not open is named, and stays as it was kept", () => {
    begin("quoridor").play("e2");
    const kept = { ...saved!, record: "junk" };
    saved = kept;
    expect(() => LocalGame.resume(core, kept, keeper)).toThrow(/line 1/);
    expect(saved).toBe(kept);
  });
});

describe("a setup that does not work", () => {
  test("begins nothing and keeps nothing", () => {
    expect(() => begin("quoridor", { options: { size: "1000" } })).toThrow();
    expect(saved).toBeNull();
    expect(lastVariant()).toBeUndefined();
  });
});
