import { afterEach, expect, test } from "vitest";
import type { Entry } from "../../src/core/types";
import MoveList from "../../src/session/view/MoveList.svelte";
import { clear, show } from "./mounted";

afterEach(clear);

const entry = (text: string, actor: Entry["actor"], endsTurn = false): Entry => ({
  kind: "move",
  text,
  actor,
  endsTurn,
});

test("P-R9: lots begin a line of their own, told in words, and whoever starts follows", async () => {
  const entries = [
    entry("row:BWBWBWBWBWBW", "S"),
    entry("row:BWBWBWBWBWBW", "N"),
    entry("draw:BB=BBB", "chance"),
    entry("lots:N", "chance"),
    entry("draw:WB=BWW", "chance"),
    entry("use:WB=BWW@2", "N", true),
  ];
  const page = await show(MoveList, {
    game: "point",
    entries,
    at: entries.length,
    seatName: (seat: string) => `<${seat}>`,
    ongo: () => {},
  });
  const lines = [...page.querySelectorAll("li")].map((line) => ({
    who: line.querySelector(".who")!.textContent,
    moves: [...line.querySelectorAll("button")].map((move) => move.textContent.trim()),
  }));
  expect(lines).toEqual([
    { who: "<S>", moves: ["row:BWBWBWBWBWBW"] },
    { who: "<N>", moves: ["row:BWBWBWBWBWBW", "draw:BB=BBB"] },
    { who: "<chance>", moves: ["Lots: North is black"] },
    { who: "<N>", moves: ["draw:WB=BWW", "use:WB=BWW@2"] },
  ]);
});
