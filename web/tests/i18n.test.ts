import { beforeEach, describe, expect, test, vi } from "vitest";
import { en } from "../src/i18n/en";
import { fr } from "../src/i18n/fr";
import { en as onlineEn } from "../src/online/words/en";
import { fr as onlineFr } from "../src/online/words/fr";

type Text = string | ((...args: unknown[]) => string);

/** Every text by its path: "home.title". */
function texts(of: unknown, path = ""): [string, Text][] {
  if (typeof of === "string" || typeof of === "function") return [[path, of as Text]];
  return Object.entries(of as object).flatMap(([key, value]) =>
    texts(value, path ? `${path}.${key}` : key),
  );
}

/** The page's texts, and those that come with online tables. */
const english = new Map([...texts(en), ...texts(onlineEn, "online")]);
const french = new Map([...texts(fr), ...texts(onlineFr, "online")]);

/** What functions are asked with: names, numbers, yes and no. */
const samples = [
  ["Nord", "e2", "passe", "a", "b"],
  ["Est", "noir", "e9", "c", "d"],
  [1, 1, 1, 1, 1],
  [2, 3, 4, 5, 6],
  [11, 12, 13, 14, 15],
  ["barrière", true, 5, 6, 7],
  ["barrière", false, 5, 6, 7],
];
const said = (text: Text): string[] =>
  typeof text === "string" ? [text] : samples.map((args) => text(...args));

/** Names and words that both languages share. */
const shared = new Set([
  "nav.tables",
  "theme.system",
  "appName",
  "home.minutes",
  "play.hintLine",
  "play.points",
  "look.pause",
  "rules.option",
  "pieces.superpion",
  ...["Left", "Right", "Up", "Down"].map((side) => `keys.names.Arrow${side}`),
  "placeWords.choice",
  ...["quoridor", "intercept", "superpion", "point"].flatMap((game) => [
    `games.${game}.name`,
    `games.${game}.minutes`,
  ]),
]);

describe("both languages", () => {
  test("have the same texts", () => {
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
    expect(english.size).toBeGreaterThan(200);
  });

  test("with functions in the same places, of as many arguments", () => {
    for (const [path, text] of english) {
      const other = french.get(path);
      expect(typeof other, path).toBe(typeof text);
      if (typeof text === "function" && typeof other === "function")
        expect(other.length, path).toBe(text.length);
    }
  });

  test("say something everywhere, and nothing that is not there", () => {
    for (const all of [english, french])
      for (const [path, text] of all)
        for (const one of said(text)) {
          if (path !== "colon") expect(one.trim(), path).toBe(one); // it follows a word

          expect(one, path).not.toBe("");
          expect(one, path).not.toMatch(/undefined|NaN|\[object|\$\{/);
        }
  });

  test("put into the text whatever they are given", () => {
    const given = ["Ahab", "Bea", "Cid", "Dora", "Emil"];
    const counts = [701, 702, 703, 704, 705];
    for (const all of [english, french])
      for (const [path, text] of all)
        if (typeof text === "function" && !path.endsWith("placeWords.wall")) {
          expect(text.length, path).toBeLessThanOrEqual(given.length);
          given.slice(0, text.length).forEach((name, i) => {
            const count = String(counts[i]);
            const found = text(...given).includes(name) || text(...counts).includes(count);
            expect(found, `${path}, argument ${i}`).toBe(true);
          });
        }
  });

  test("differ, but for what they share", () => {
    for (const [path, text] of english) {
      const same = said(text).every((one, i) => one === said(french.get(path)!)[i]);
      if (same) expect(shared, path).toContain(path);
    }
  });

  test("offer the other one, in its own words", () => {
    expect(en.language).toBe("Français");
    expect(fr.language).toBe("English");
  });
});

describe("English", () => {
  test.each([
    [1, "1st"],
    [2, "2nd"],
    [3, "3rd"],
    [4, "4th"],
    [11, "11th"],
    [12, "12th"],
    [13, "13th"],
    [21, "21st"],
    [102, "102nd"],
    [111, "111th"],
  ])("counts %i as %s", (n, ordinal) => expect(en.play.repetition(n)).toContain(` ${ordinal} `));

  test("one move, several moves", () => {
    expect(en.play.losesIn(1)).toContain("1 move,");
    expect(en.play.losesIn(2)).toContain("2 moves,");
  });
});

describe("French", () => {
  /** But for the English words of the other language. */
  const own = [...french].filter(([path]) => path !== "languageHint");

  /** All of them at once, to be put right at once. */
  const wrong = (pattern: RegExp) =>
    own.flatMap(([path, text]) =>
      said(text)
        .filter((one) => pattern.test(one))
        .map((one) => `${path}: ${one}`),
    );

  test("has its spaces before double signs", () => {
    expect(wrong(/[^\u202f](?=[;!?%])|[^\u00a0](?=:)/)).toEqual([]);
  });

  test("has its own apostrophes, quotation marks and dots", () => {
    expect(wrong(/['"“”]|\s…|\.\.\./)).toEqual([]);
  });

  test("elides before vowels", () => {
    expect(fr.play.clockOf("Sud")).toBe("Pendule de Sud");
    expect(fr.play.clockOf("Ouest")).toBe("Pendule d’Ouest");
    expect(fr.rules.of("Intercept")).toBe("Règles d’Intercept");
    expect(fr.rules.of("Point")).toBe("Règles de Point");
  });

  test.each([
    [1, "1re"],
    [2, "2e"],
    [3, "3e"],
    [21, "21e"],
  ])("counts %i as %s", (n, ordinal) => expect(fr.play.repetition(n)).toContain(` ${ordinal} `));

  test("one coup, several coups", () => {
    expect(fr.play.losesIn(1)).toContain("1 coup,");
    expect(fr.play.losesIn(2)).toContain("2 coups ");
  });
});

describe("the page's language", () => {
  beforeEach(() => {
    vi.resetModules();
    localStorage.clear();
  });

  const fresh = async (browser: string) => {
    vi.spyOn(navigator, "language", "get").mockReturnValue(browser);
    const { language } = await import("../src/i18n/index.svelte");
    await language.ready();
    return language;
  };

  test.each([
    ["fr", "fr"],
    ["fr-CA", "fr"],
    ["FR", "fr"],
    ["en-GB", "en"],
    ["de", "en"],
  ])("in a browser that speaks %s it is %s", async (browser, lang) => {
    const language = await fresh(browser);
    expect(language.current).toBe(lang);
    expect(language.t.language).toBe(lang === "fr" ? "English" : "Français");
    expect(language.say({ en: "wall", fr: "barrière" })).toBe(lang === "fr" ? "barrière" : "wall");
  });

  test("sets what the core says in French as the page sets its own words", async () => {
    const words = { en: "it's over: e2'", fr: "l'adversaire d'Ouest : e2' n'y est plus" };
    expect((await fresh("fr")).say(words)).toBe("l’adversaire d’Ouest\u00a0: e2' n’y est plus");
    vi.resetModules();
    expect((await fresh("en")).say(words)).toBe(words.en);
  });

  test("is what was chosen last", async () => {
    await (await fresh("de")).toggle();
    vi.resetModules();
    expect((await fresh("de")).current).toBe("fr");
  });

  test("a language nobody knows does not count", async () => {
    localStorage.setItem("tablier.lang", '"tlh"');
    expect((await fresh("fr")).current).toBe("fr");
  });
});
