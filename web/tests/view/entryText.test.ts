import { expect, test } from "vitest";
import type { Entry } from "../../src/core/types";
import type { Translator } from "../../src/board/describe";
import { en } from "../../src/i18n/en";
import { fr } from "../../src/i18n/fr";
import { entrySentence, entryText } from "../../src/session/view/entryText";

const entry = (text: string, actor: Entry["actor"], kind: Entry["kind"] = "move"): Entry => ({
  kind,
  text,
  actor,
  endsTurn: false,
});
const english: Translator = { t: en, current: "en", say: (words) => words.en };
const french: Translator = { t: fr, current: "fr", say: (words) => words.fr };
const nameOf = (seat: string) => `<${seat}>`;

test("P-R9: what lots decided is told in words, as nobody's move", () => {
  const north = entry("lots:N", "chance");
  expect(entryText(north, "point", english)).toBe("Lots: North is black");
  expect(entryText(entry("lots:S", "chance"), "point", french)).toBe("Tirage : Sud a les noirs");
  expect(entrySentence(north, "point", nameOf, english)).toBe("Lots: North is black.");
  expect(entrySentence(north, "point", nameOf, french)).toBe("Tirage : Nord a les noirs.");
});

test("moves are written as they are, with who made them", () => {
  expect(entrySentence(entry("draw:WB=BWW", "chance"), "point", nameOf, english)).toBe(
    "<chance>: draw:WB=BWW.",
  );
  expect(entrySentence(entry("e2", "S"), "point", nameOf, english)).toBe("<S>: e2.");
  expect(entrySentence(entry("resign", "N", "leave"), "point", nameOf, english)).toBe(
    "<N>: resigns.",
  );
  expect(entrySentence(entry("draw", "", "draw"), "point", nameOf, english)).toBe("Draw agreed.");
});
