/** The count at the end of a team game. */
import { afterEach, expect, test } from "vitest";
import { Match } from "../../src/core/match";
import type { MatchState } from "../../src/core/types";
import ResultPanel from "../../src/session/view/ResultPanel.svelte";
import { realCore } from "../core";
import { clear, show } from "./mounted";

afterEach(clear);

test.each(["superpion-teams", "superpion-2"])(
  "%s: each colour has its own points, each side its total once",
  async (variant) => {
    const core = await realCore();
    const table = Match.fromRecord(core, `[Variant "${variant}"]\n\n*\n`);
    const heading = {
      en: "Blue + Yellow and Red + Black share the win",
      fr: "Bleu + Jaune et Rouge + Noir se partagent la victoire",
    };
    const state: MatchState = {
      ...table.state(),
      over: true,
      outcome: {
        winners: "SWNE",
        heading,
        reason: { en: "no piece can move", fr: "plus aucune pièce ne peut bouger" },
        text: heading,
        points: { S: 60, W: 60, N: 60, E: 60 },
      },
    };
    const page = await show(ResultPanel, { state });
    expect(page.querySelector("h2")?.textContent).toBe(heading.en);
    const rows = [...page.querySelectorAll("tr")].map((row) => row.querySelector(".points")!);
    const lines = rows.map((cell) => [...cell.children].map((line) => line.textContent));
    expect(lines.map((line) => line[0])).toEqual(Array(4).fill("30 points"));
    const totals = lines.flat().filter((line) => line!.includes("60 points"));
    expect(totals).toHaveLength(2);
    table.close();
  },
);
