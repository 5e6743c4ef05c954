import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { animationTime } from "../../src/board/animate";
import Board from "../../src/board/Board.svelte";
import { Match } from "../../src/core/match";
import type { MatchState } from "../../src/core/types";
import { chooser, realCore } from "../core";
import { clear, show } from "./mounted";
import { Shown } from "./shown.svelte";

/** Animations that end when the test says so. */
class Moving {
  static all: Moving[] = [];
  state: "running" | "finished" | "cancelled" = "running";
  readonly finished: Promise<void>;
  private settle!: [() => void, (why: Error) => void];
  constructor(readonly of: Element) {
    this.finished = new Promise((resolve, reject) => (this.settle = [resolve, reject]));
    Moving.all.push(this);
  }
  finish() {
    this.state = "finished";
    this.settle[0]();
  }
  cancel() {
    if (this.state === "running") this.settle[1](new Error("cancelled"));
    this.state = "cancelled";
  }
}

beforeEach(() => {
  Moving.all = [];
  Element.prototype.animate = function (this: Element) {
    return new Moving(this) as unknown as Animation;
  };
});
afterEach(clear);

/** A Superpion position with two consecutive captures, and both moves. */
async function captures(): Promise<{ before: MatchState; table: Match; moves: string[] }> {
  const core = await realCore();
  const takes = (table: Match) => table.state().story?.some((step) => step.kind === "remove");
  for (let seed = 1; seed < 20; ++seed) {
    const below = chooser(seed);
    const table = Match.open(core, "superpion");
    for (let before = table.state(); !before.over && before.at < 150; before = table.state()) {
      const { text } = before.moves[below(before.moves.length)]!;
      table.play(text);
      if (!takes(table)) continue;
      for (const next of table.state().moves) {
        table.play(next.text);
        const both = takes(table);
        table.undo();
        if (!both) continue;
        table.undo();
        return { before, table, moves: [text, next.text] };
      }
    }
    table.close();
  }
  throw new Error("no capture followed a capture");
}

const ghosts = (page: Element) => page.querySelectorAll("[data-ghost]");
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("a move that follows ends the story of the one before, and keeps what is its own", async () => {
  const { before, table, moves } = await captures();
  const shown = new Shown(before);
  const page = await show(Board, {
    match: table,
    view: "S",
    get shown() {
      return shown.state;
    },
  });
  const go = (move: string) => {
    table.play(move);
    shown.state = table.state();
    flushSync();
    return [...Moving.all];
  };
  const first = go(moves[0]!);
  expect(ghosts(page).length).toBeGreaterThan(0);
  const both = go(moves[1]!);
  const second = both.slice(first.length);
  expect(first.map((one) => one.state)).toEqual(first.map(() => "cancelled"));
  const own = [...ghosts(page)];
  expect(own.length).toBeGreaterThan(0);

  // The first would have ended by now.
  await settled();
  expect([...ghosts(page)]).toEqual(own);
  expect(second.every((one) => one.state === "running")).toBe(true);

  for (const one of second) one.finish();
  await settled();
  expect(ghosts(page)).toHaveLength(0);
  // As if it had been drawn without animation.
  const at = (html: ParentNode) =>
    [...html.querySelectorAll("[data-at]")].map((piece) => piece.getAttribute("data-at")).sort();
  const drawn = document.createElement("div");
  drawn.innerHTML = `<svg>${table.board(shown.state.at, "S").svg}</svg>`;
  expect(at(page.querySelector("svg")!)).toEqual(at(drawn));
});

test("a board that goes away leaves nothing moving", async () => {
  const { before, table, moves } = await captures();
  const shown = new Shown(before);
  await show(Board, {
    match: table,
    view: "S",
    get shown() {
      return shown.state;
    },
  });
  table.play(moves[0]!);
  shown.state = table.state();
  flushSync();
  expect(Moving.all.length).toBeGreaterThan(0);
  await clear();
  expect(Moving.all.map((one) => one.state)).toEqual(Moving.all.map(() => "cancelled"));
});

test("how long a story takes", () => {
  expect(animationTime(null)).toBe(0);
  expect(animationTime([{ kind: "travel", places: ["a1", "a2"] }])).toBe(260);
  const chain = [
    { kind: "travel" as const, places: ["a1", "a3", "c3", "c5"] },
    { kind: "remove" as const, places: ["a2"] },
  ];
  expect(animationTime(chain)).toBe(3 * 260 + 180);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  expect(animationTime(chain)).toBe(0);
});
