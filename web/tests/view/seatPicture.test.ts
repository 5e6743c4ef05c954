import { expect, test } from "vitest";
import { Match } from "../../src/core/match";
import type { Tray } from "../../src/core/types";
import { seatPicture } from "../../src/games/registry";
import type { Core } from "../../src/core/context";
import { realCore } from "../core";

/** Records which piece was requested. */
const named = {
  piece: (game: string, shape: string, seat = "") => `${game} ${shape}${seat}`,
} as Core;

const tray = (more: Partial<Tray>): Tray => ({
  seat: "N",
  title: { en: "North", fr: "Nord" },
  toMove: false,
  out: false,
  stocks: [],
  cards: [],
  notes: [],
  ...more,
});

test("the piece beside a seat follows from the state, not from what a note says", () => {
  const notes = [{ en: "not black but white", fr: "blanc" }];
  expect(seatPicture(named, "point", tray({ collects: "white", notes }))).toBe("point white");
  expect(seatPicture(named, "point", tray({ collects: "black", notes: [] }))).toBe("point black");
  expect(seatPicture(named, "point", tray({ notes }))).toBe("");
  expect(seatPicture(named, "quoridor", tray({}))).toBe("quoridor pawnN");
});

const row = "row:BWBWBWBWBWBW";
const dealt = ["BB=BBB", "BB=BBW", "BB=BWB", "WB=BBB", "WB=BBW", "WB=WBB"];

test("P-R9: with lots after the deal a seat has no colour before them", async () => {
  const table = Match.open(await realCore(), "point:lots=after");
  const colours = () =>
    table
      .state()
      .scene.trays.slice(0, 2)
      .map((one) => one.collects);
  for (const move of [row, row, ...dealt.map((card) => `draw:${card}`)]) {
    expect(colours()).toEqual([undefined, undefined]);
    expect(table.play(move)).toBeNull();
  }
  expect(table.chances(table.state().entries.length)).toEqual([
    ["lots:N", 1],
    ["lots:S", 1],
  ]);
  expect(table.play("lots:N")).toBeNull();
  expect(colours()).toEqual(["white", "black"]);
  expect(table.state().actor).toBe("chance");
  const settled = Match.open(await realCore(), "point");
  expect(
    settled
      .state()
      .scene.trays.slice(0, 2)
      .map((one) => one.collects),
  ).toEqual(["black", "white"]);
});
