/** Texts of the results of stored games. */
import { expect, test } from "vitest";
import { catalog } from "../../src/core/match";
import { language } from "../../src/i18n/index.svelte";
import { resultText } from "../../src/features/library/gameText";
import { en } from "../../src/features/library/texts/en";
import { fr } from "../../src/features/library/texts/fr";
import { realCore } from "../core";
import { gameWith } from "./tabs";

const setup = (variant: string, kinds: ("me" | "other")[]) => ({
  variant,
  options: {},
  sitters: kinds.map((kind) => ({ kind })),
  clock: null,
  view: "fixed" as const,
});

test.each([
  ["superpion-teams", "b+r+y+k", "Blue + Yellow and Red + Black shared the win"],
  ["superpion-2", "b+r+y+k", "Blue + Red and Yellow + Black shared the win"],
  ["superpion", "b+k", "Blue and Black shared the win"],
  ["superpion-teams", "b+y", "Blue + Yellow won"],
  ["superpion", "r", "Red won"],
  ["superpion", "draw", "Draw"],
])("%s, %s: %s", async (name, result, text) => {
  await language.ready();
  const variant = catalog(await realCore()).find((one) => one.name === name)!;
  const players = new Set(variant.table.seats.map((one) => one.player)).size;
  const others = Array<"other">(players).fill("other");
  const game = gameWith([], { finished: true, result, setup: setup(name, others) });
  expect(resultText(variant, game, language, en)).toBe(text);
});

test("a win that is shared is not one's own alone", async () => {
  await language.ready();
  const variant = catalog(await realCore()).find((one) => one.name === "superpion-2")!;
  const sitters = [{ kind: "me" as const }, { kind: "engine" as const, level: 3 }];
  const game = gameWith([], {
    finished: true,
    result: "b+r+y+k",
    setup: { ...setup("superpion-2", []), sitters },
  });
  expect(resultText(variant, game, language, fr)).toMatch(/^Victoire partagée/);
  expect(resultText(variant, { ...game, result: "b+r" }, language, en)).toBe("You won");
  expect(resultText(variant, { ...game, result: "y+k" }, language, en)).toBe("You lost");
});
