/** Texts for players and clocks of a table. */
import { beforeAll, describe, expect, test, vi } from "vitest";
import { catalog } from "../../src/core/match";
import type { Seating } from "../../src/core/types";
import { language } from "../../src/i18n/index.svelte";
import {
  clockWords,
  peopleNames,
  personName,
  placeName,
  plainName,
  shortened,
  teamNames,
} from "../../src/features/online/names";
import type { Place } from "../../src/features/online/protocol";
import { en } from "../../src/features/online/texts/en";
import { fr } from "../../src/features/online/texts/fr";
import { realCore } from "../core";

const person = (name: string): Place => ({ kind: "friend", name, taken: true });

test("a long name is cut where there is little room, and never inside a letter", () => {
  expect(shortened("Bob")).toBe("Bob");
  expect(shortened("B".repeat(18))).toBe("B".repeat(18));
  expect(shortened("B".repeat(40))).toBe(`${"B".repeat(17)}…`);
  expect(shortened("🎲".repeat(5), 3)).toBe("🎲🎲…");
});

test("people, engines and those without a name", () => {
  expect(personName(person("Bob"), en)).toBe("Bob");
  expect(personName(person(""), en)).toBe("Guest");
  expect(personName({ kind: "engine", name: "", taken: true, level: 5 }, en)).toBe("Engine 5");
  expect(placeName(person("Bob"), true, en)).toBe("Bob (you)");
  expect(placeName(person(""), true, en)).toBe("you");
});

describe("a name that is written from right to left", () => {
  const shalom = "שלום";

  test("is set apart in a sentence, also where it is cut", () => {
    expect(personName(person(shalom), en)).toBe(`\u2068${shalom}\u2069`);
    expect(personName(person("سلام"), en)).toBe("\u2068سلام\u2069");
    expect(personName(person(shalom), en, 3)).toBe("\u2068של…\u2069");
    expect(placeName(person(shalom), true, en)).toBe(`\u2068${shalom}\u2069 (you)`);
  });

  test("is as it is where it stands alone; other names always are", () => {
    expect(plainName(person(shalom), en)).toBe(shalom);
    for (const name of ["Bob", "Zoë", "Ярослав", "日本"])
      expect(personName(person(name), en)).toBe(name);
  });
});

test("somebody with several places is named once, and free places are nobody", () => {
  const free: Place = { kind: "anyone", name: "", taken: false };
  const engine: Place = { kind: "engine", name: "", taken: true, level: 3 };
  const places = [person("Ada"), person("Ada"), free, person("Béa"), engine];
  expect(peopleNames(places, en)).toBe("Ada, Béa and Engine 3");
  expect(peopleNames([free], en)).toBe("");
});

test.each([
  ["none", "no clock", "sans pendule"],
  ["10+5", "10 min + 5 s for each turn", "10 min + 5 s par tour"],
  ["10+0", "10 min for each player", "10 min par personne"],
  ["0+15", "15 s for each turn", "15 s par tour"],
  ["1d", "1 day for each turn", "1 jour par tour"],
  ["3d", "3 days for each turn", "3 jours par tour"],
])("the clock %s", (clock, english, french) => {
  expect(clockWords(clock, en)).toBe(english);
  expect(clockWords(clock, fr)).toBe(french);
});

describe("teams", () => {
  let tables: Record<string, Seating>;
  beforeAll(async () => {
    vi.spyOn(navigator, "language", "get").mockReturnValue("en");
    await language.ready();
    tables = Object.fromEntries(catalog(await realCore()).map((one) => [one.name, one.table]));
  });

  test.each([
    ["intercept-teams", "South + North, West + East"],
    ["superpion-teams", "Blue + Yellow, Red + Black"],
    ["point-teams", "South + North, West + East"],
    ["superpion-super2", ""],
    ["quoridor-4", ""],
  ])("of %s", (variant, teams) => {
    expect(teamNames(tables[variant]!, language)).toBe(teams);
  });
});
