/** The stored result of a finished game. */
import { describe, expect, test } from "vitest";
import { gameResultOf } from "../../src/features/online/result";
import { tableState } from "./fakes";

const over = (result: string, you: number[]) =>
  gameResultOf(tableState({ phase: "over", changed: 77, you, outcome: { result } }));

describe("a game that is over", () => {
  test.each([
    ["S", [0], "won"],
    ["N", [0], "lost"],
    ["S+N", [0], "won"],
    ["draw", [0], "drawn"],
    ["S", [0, 1], undefined],
    ["S", [], undefined],
  ])("%s, for the players %j", (result, you, how) => {
    expect(over(result, you)?.how).toBe(how);
  });

  test("was with the others, at some time", () => {
    const bob = { kind: "friend", name: "Bob", taken: true, level: null };
    expect(over("S", [0])).toEqual({ how: "won", others: [bob], at: 77 });
  });

  test("goes on until then", () => {
    expect(gameResultOf(tableState())).toBeUndefined();
    expect(gameResultOf(tableState({ phase: "closed" }))).toBeUndefined();
  });
});
