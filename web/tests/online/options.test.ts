/** The description of a table's rules options. */
import { beforeAll, expect, test } from "vitest";
import { catalog } from "../../src/core/match";
import type { VariantInfo } from "../../src/core/types";
import { chosenOptions, optionWords } from "../../src/features/online/options";
import { optionsOf } from "../../src/session/setup";
import { realCore } from "../core";

let variants: VariantInfo[];
beforeAll(async () => {
  variants = catalog(await realCore());
});
const variantOf = (spec: string) => variants.find((one) => one.name === optionsOf(spec).variant);
const words = (spec: string, lang: "en" | "fr" = "en") =>
  optionWords(variantOf(spec), spec, (said) => said[lang]);

test.each([
  ["quoridor", ""],
  ["quoridor:size=5,walls=2", "Size of the board (5), Walls for each player (2)"],
  ["quoridor:size=9,walls=2", "Walls for each player (2)"],
  ["quoridor:walls=2,size=5", "Size of the board (5), Walls for each player (2)"],
  [
    "point:bank=box,max_turns=0",
    "Bank at the start (all pawns left in the box), Limit of turns (off)",
  ],
  ["nothing:size=5", ""],
])("%s is said as %s", (spec, said) => expect(words(spec)).toBe(said));

test("in French the options and their values are French", () =>
  expect(words("intercept:bend=never,max_turns=0", "fr")).toBe(
    "Passes qui tournent (aucune), Limite de tours (sans limite)",
  ));

test("a whole deck is cut where it must be short, and only there", () => {
  const deck = Array(8).fill("WB=BWW").join("+");
  const spec = `point:deck=${deck}`;
  expect(words(spec)).toBe("Cards played with (WB=BWW+WB=BWW+WB=…)");
  expect(chosenOptions(variantOf(spec), spec)[0]!.value).toBe(deck);
});
