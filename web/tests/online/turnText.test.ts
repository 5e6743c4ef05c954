/** Texts of the turn and the result, for players and spectators. */
import { describe, expect, test } from "vitest";
import { verdict, whoseTurn } from "../../src/features/online/turnText";
import type { OnlineTable } from "../../src/features/online/onlineTable.svelte";
import type { TableState } from "../../src/features/online/protocol";
import { en } from "../../src/features/online/texts/en";
import { tableState } from "./fakes";
import { prepareTables, sit } from "./seated";

prepareTables();

const turn = (table: OnlineTable) => whoseTurn(table.game!, table.state!.players, en);

describe("whose turn it is", () => {
  test("is said to whoever has it", () => {
    expect(turn(sit({}, [0]))).toEqual({ text: "Your turn", own: true });
  });

  test("is said by name to the others", () => {
    const table = sit({ entries: [{ move: "e2" }] }, [0]);
    expect(turn(table)).toEqual({ text: table.state!.players[1]!.name, own: false });
  });

  test("goes without a name where there is none", () => {
    const { players } = tableState();
    expect(turn(sit({ players: players.map((one) => ({ ...one, name: "" })) }, [1]))).toBeNull();
  });

  test("is nobody's once it is over", () => {
    expect(turn(sit({ phase: "over", entries: [{ leave: "resigned", seat: "S" }] }))).toBeNull();
  });
});

describe("the end", () => {
  const resigned: Partial<TableState> = {
    phase: "over",
    entries: [{ leave: "resigned", seat: "S" }],
  };
  const said = (you: number[], state: Partial<TableState>) => verdict(sit(state, you).game!, en);

  test.each([
    ["who wins", [1], "You win"],
    ["who loses", [0], "You lose"],
    ["who looks on", [], null],
    ["who plays both sides", [0, 1], null],
  ])("to %s", (_who, you, words) => {
    expect(said(you, resigned)).toBe(words);
  });

  test("of a draw is what it is for everybody", () => {
    expect(said([0], { phase: "over", entries: [{ draw: true }] })).toBeNull();
  });

  test("is not said while it goes on", () => {
    expect(said([0], { entries: [{ move: "e2" }] })).toBeNull();
  });
});
