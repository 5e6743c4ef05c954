/** What those who are invited read of a table's rules. */
import { beforeAll, expect, test } from "vitest";
import { catalog } from "../../src/core/table";
import type { VariantInfo } from "../../src/core/types";
import { chosenOptions, optionWords } from "../../src/online/options";
import { optionsOf } from "../../src/state/setup";
import { realCore } from "../core";

let variants: VariantInfo[];
beforeAll(async () => {
  variants = catalog(await realCore());
});
const variantOf = (spec: string) => variants.find((one) => one.name === optionsOf(spec).variant);
const words = (spec: string) => optionWords(variantOf(spec), spec);

test.each([
  ["quoridor", ""],
  ["quoridor:size=5,walls=2", "size 5, walls 2"],
  ["quoridor:size=9,walls=2", "walls 2"],
  ["quoridor:walls=2,size=5", "size 5, walls 2"],
  ["nothing:size=5", ""],
])("%s is said as %s", (spec, said) => expect(words(spec)).toBe(said));

test("a whole deck is cut where it must be short, and only there", () => {
  const deck = Array(8).fill("WB=BWW").join("+");
  const spec = `point:deck=${deck}`;
  expect(words(spec)).toBe("deck WB=BWW+WB=BWW+WB=…");
  expect(chosenOptions(variantOf(spec), spec)[0]!.value).toBe(deck);
});
