import { describe, expect, test } from "vitest";
import type { MoveInfo } from "../src/core/types";
import { choicesAfter, touch } from "../src/session/clickPath";

const move = (text: string, ...clicks: string[]): MoveInfo => ({ text, clicks });

/** Two pieces; b2 can stop on b3 or go on to b4; a wall is one touch. */
const moves = [
  move("a1-a2", "a1", "a2"),
  move("a1-b1", "a1", "b1"),
  move("b2-b3", "b2", "b3"),
  move("b2-b3*b4", "b2", "b3", "b4"),
  move("b2-b3*b5", "b2", "b3", "b5"),
  move("c3h", "c3h"),
];
/** As in Quoridor: one pawn, and walls. */
const onePawn = [move("e2", "e1", "e2"), move("d1", "e1", "d1"), move("c3h", "c3h")];

describe("what may be touched", () => {
  test("at first the beginning of every move", () => {
    const { next, complete, candidates } = choicesAfter(moves, []);
    expect([...next].sort()).toEqual(["a1", "b2", "c3h"]);
    expect(complete).toBeUndefined();
    expect(candidates).toHaveLength(moves.length);
  });

  test("then what continues the path", () => {
    expect([...choicesAfter(moves, ["a1"]).next]).toEqual(["a2", "b1"]);
    expect([...choicesAfter(moves, ["b2"]).next]).toEqual(["b3"]);
  });

  test("a path can be a whole move and still go on", () => {
    const { next, complete } = choicesAfter(moves, ["b2", "b3"]);
    expect(complete?.text).toBe("b2-b3");
    expect([...next]).toEqual(["b4", "b5"]);
  });

  test("nothing after a path that begins no move", () => {
    const { next, complete, candidates } = choicesAfter(moves, ["z9"]);
    expect(next.size).toBe(0);
    expect(complete).toBeUndefined();
    expect(candidates).toEqual([]);
  });

  test("the targets of the only piece are choices at once", () => {
    expect([...choicesAfter(onePawn, []).next].sort()).toEqual(["c3h", "d1", "e1", "e2"]);
    expect([...choicesAfter(onePawn, ["e1"]).next].sort()).toEqual(["d1", "e2"]);
  });

  test("with two pieces no target is", () => {
    expect(choicesAfter(moves, []).next.has("a2")).toBe(false);
  });

  test("walls alone are no piece", () => {
    const walls = [move("c3h", "c3h"), move("c3v", "c3v")];
    expect([...choicesAfter(walls, []).next]).toEqual(["c3h", "c3v"]);
  });

  test("no moves, no choices", () => {
    expect(choicesAfter([], []).next.size).toBe(0);
  });
});

describe("a touch", () => {
  test("of a piece begins a path", () => {
    expect(touch(moves, [], "a1")).toEqual({ kind: "path", path: ["a1"] });
  });

  test("that completes the only move left plays it", () => {
    expect(touch(moves, ["a1"], "a2")).toEqual({ kind: "move", move: moves[0] });
    expect(touch(moves, ["b2", "b3"], "b5")).toEqual({ kind: "move", move: moves[4] });
  });

  test("that completes a move which could go on waits", () => {
    expect(touch(moves, ["b2"], "b3")).toEqual({ kind: "path", path: ["b2", "b3"] });
  });

  test("of a move of one place plays it", () => {
    expect(touch(moves, [], "c3h")).toEqual({ kind: "move", move: moves[5] });
  });

  test("of a piece with a single move does not play it yet", () => {
    const one = [move("a1-a2", "a1", "a2"), move("b1-b2", "b1", "b2")];
    expect(touch(one, [], "a1")).toEqual({ kind: "path", path: ["a1"] });
  });

  test("plays a longer move as soon as no other is left", () => {
    const long = [move("a:b:c", "a", "b", "c"), move("a-d", "a", "d"), move("e-f", "e", "f")];
    expect(touch(long, ["a"], "b")).toEqual({ kind: "move", move: long[0] });
  });

  test("on the last place again takes it back", () => {
    expect(touch(moves, ["b2", "b3"], "b3")).toEqual({ kind: "path", path: ["b2"] });
    expect(touch(moves, ["a1"], "a1")).toEqual({ kind: "path", path: [] });
  });

  test("on the last place goes on where the path may stay there", () => {
    const round = [move("a:b:a", "a", "a"), move("a-c", "a", "c")];
    expect(touch(round, ["a"], "a")).toEqual({ kind: "move", move: round[0] });
  });

  test("on another piece begins anew", () => {
    expect(touch(moves, ["a1"], "b2")).toEqual({ kind: "path", path: ["b2"] });
    expect(touch(moves, ["b2", "b3"], "a1")).toEqual({ kind: "path", path: ["a1"] });
  });

  test("on a one-place move in the middle of a path plays that", () => {
    expect(touch(moves, ["a1"], "c3h")).toEqual({ kind: "move", move: moves[5] });
  });

  test("on anything else is refused, with the whole path", () => {
    expect(touch(moves, [], "z9")).toEqual({ kind: "refused", path: ["z9"] });
    expect(touch(moves, ["a1"], "z9")).toEqual({ kind: "refused", path: ["a1", "z9"] });
  });

  test("on a target of the only piece moves it", () => {
    expect(touch(onePawn, [], "e2")).toEqual({ kind: "move", move: onePawn[0] });
    expect(touch(onePawn, [], "e1")).toEqual({ kind: "path", path: ["e1"] });
    expect(touch(onePawn, ["e1"], "d1")).toEqual({ kind: "move", move: onePawn[1] });
  });

  test("on a target of one of two pieces is refused", () => {
    expect(touch(moves, [], "a2")).toEqual({ kind: "refused", path: ["a2"] });
  });

  test("changes neither the moves nor the path it was given", () => {
    const path = Object.freeze(["b2", "b3"]) as string[];
    for (const place of ["b3", "b4", "a1", "z9"]) touch(moves, path, place);
    expect(path).toEqual(["b2", "b3"]);
  });
});
