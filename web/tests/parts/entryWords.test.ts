import { expect, test } from "vitest";
import type { Entry } from "../../src/core/types";
import { en } from "../../src/i18n/en";
import { fr } from "../../src/i18n/fr";
import { entrySentence, entryText } from "../../src/session/view/entryText";

const entry = (text: string, actor: Entry["actor"], kind: Entry["kind"] = "move"): Entry => ({
  kind,
  text,
  actor,
  endsTurn: false,
});
const nameOf = (seat: string) => `<${seat}>`;

test("P-R9: what lots decided is told in words, as nobody's move", () => {
  const north = entry("lots:N", "chance");
  expect(entryText(north, en)).toBe("Lots: North is black");
  expect(entryText(entry("lots:S", "chance"), fr)).toBe("Tirage : Sud a les noirs");
  expect(entrySentence(north, nameOf, en)).toBe("Lots: North is black.");
  expect(entrySentence(north, nameOf, fr)).toBe("Tirage : Nord a les noirs.");
});

test("moves are written as they are, with who made them", () => {
  expect(entrySentence(entry("draw:WB=BWW", "chance"), nameOf, en)).toBe("<chance>: draw:WB=BWW.");
  expect(entrySentence(entry("e2", "S"), nameOf, en)).toBe("<S>: e2.");
  expect(entrySentence(entry("resign", "N", "leave"), nameOf, en)).toBe("<N>: resigns.");
  expect(entrySentence(entry("draw", "", "draw"), nameOf, en)).toBe("Draw agreed.");
});
