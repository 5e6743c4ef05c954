import { beforeEach, describe, expect, test, vi } from "vitest";
import { en as analysisEn } from "../src/features/analysis/texts/en";
import { fr as analysisFr } from "../src/features/analysis/texts/fr";
import { en } from "../src/i18n/en";
import { formats } from "../src/i18n/format";
import { fr as rawFr } from "../src/i18n/fr";
import { set, setAll } from "../src/i18n/typography";
import { gameNames, loadRules } from "../src/games/registry";

type Text = string | ((...args: unknown[]) => string);

/** Every text by its path: "home.title". */
function texts(of: unknown, path = ""): [string, Text][] {
  if (typeof of === "string" || typeof of === "function") return [[path, of as Text]];
  return Object.entries(of as object).flatMap(([key, value]) =>
    texts(value, path ? `${path}.${key}` : key),
  );
}

const fr = setAll(rawFr, "fr");

/** All dictionaries: the shared one and those of features and games. */
function parts(lang: "en" | "fr"): Map<string, Text> {
  const files = import.meta.glob<Record<string, unknown>>("../src/**/{en,fr}.ts", { eager: true });
  return new Map(
    Object.entries(files)
      .filter(([path]) => path.endsWith(`/${lang}.ts`))
      .flatMap(([path, file]) => {
        const folders = path.split("/").slice(2, -1);
        const own = folders.filter((folder) => folder !== "texts").at(-1);
        return texts(file[lang], own === "i18n" ? "" : own);
      }),
  );
}
const english = parts("en");
const raw = parts("fr");
/** As shown to the user. */
const french = new Map([...raw].map(([path, text]) => [path, setAll(text, "fr")]));

/** Arguments for texts that are functions: names, numbers, booleans. */
const samples = [
  ["Nord", "e2", "passe", "a", "b"],
  ["Est", "noir", "e9", "c", "d"],
  [1, 1, 1, 1, 1],
  [2, 3, 4, 5, 6],
  [11, 12, 13, 14, 15],
  ["barrière", true, 5, 6, 7],
  ["barrière", false, 5, 6, 7],
];
function said(text: Text): string[] {
  if (typeof text === "string") return [text];
  return samples.flatMap((args) => {
    const one = text(...args);
    const wantsNumbers = one.includes("NaN") && !args.every((arg) => typeof arg === "number");
    return wantsNumbers ? [] : [one];
  });
}

/** Names and words that are the same in both languages. */
const shared = new Set([
  "nav.tables",
  "theme.system",
  "appName",
  "home.minutes",
  "play.hintLine",
  "analysis.pause",
  "rules.option",
  "superpion.pieces.superpion",
  ...["Left", "Right", "Up", "Down"].map((side) => `shortcuts.names.Arrow${side}`),
  "placeWords.choice",
  ...gameNames.flatMap((game) => [`${game}.name`, `${game}.minutes`]),
]);

describe("both languages", () => {
  test("have the same texts", () => {
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
    expect(english.size).toBeGreaterThan(200);
    for (const path of ["nav.games", "online.title"]) expect(english.has(path), path).toBe(true);
  });

  test("with functions in the same places, of as many arguments", () => {
    for (const [path, text] of english) {
      const other = raw.get(path);
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

/** All texts of the rules pages, by path. */
async function ruleTexts(lang: "en" | "fr"): Promise<[string, string][]> {
  const found: [string, string][] = [];
  const gather = (of: unknown, path: string) => {
    if (typeof of !== "object" || of === null) return;
    const words = of as { en?: unknown; fr?: unknown };
    if (typeof words.en === "string" && typeof words.fr === "string")
      found.push([path, set(words[lang] as string, lang)]);
    else for (const [key, one] of Object.entries(of)) gather(one, `${path}.${key}`);
  };
  for (const game of gameNames) gather(await loadRules(game), game);
  return found;
}

describe("the rules", () => {
  test("say everything in both languages", async () => {
    const [en, fr] = [await ruleTexts("en"), await ruleTexts("fr")];
    expect(en.length).toBeGreaterThan(200);
    for (const [path, text] of [...en, ...fr]) expect(text.trim(), path).not.toBe("");
  });

  test("are set as French is", async () => {
    // Names of variants and options and numbers of rulings are not words.
    const prose = (text: string) => text.replace(/`[^`]*`/g, "");
    const wrong = (await ruleTexts("fr")).filter(([, text]) =>
      /[^\u202f](?=[;!?%»])|[ \u00a0](?=:)|«(?!\u202f)|\p{L}'\p{L}|\.\.\./u.test(prose(text)),
    );
    expect(wrong).toEqual([]);
  });
});

describe("English left over in French", () => {
  /** Words that French does not have; those that it shares with English are of no use here. */
  const foreign = new Set(
    `the of and to is are was be been has have had his her its their your you we they this that these
     those with without from into by for not no yes which who whom what when where why how can cannot may
     must shall should will would here there then than one two three each every all any some other another
     game games board boards piece pieces pawn pawns wall walls ball cards player players turn turns
     move moves side sides seat seats line row rows draw wins win loses lost won black white flat hollow up
     down left right back over under at if or as it but only also always never first last next before
     after again while because so between against default value values black red blue yellow north south west east`
      .split(/\s+/)
      .filter((word) => !["on", "or", "as", "card", "but", "point", "side", "red"].includes(word)),
  );
  const leftOver = (text: string) =>
    (text.replace(/`[^`]*`/g, "").match(/[\p{L}’]+/gu) ?? []).filter((word) =>
      foreign.has(word.toLowerCase()),
    );

  test("is in no text of the dictionaries", () => {
    const found = [...french]
      // The name of the other language stands in that language.
      .filter(([path]) => path !== "languageHint")
      .flatMap(([path, text]) =>
        said(text).flatMap((one) => leftOver(one).map((word) => `${path}: ${word}`)),
      );
    expect([...new Set(found)]).toEqual([]);
  });

  test("is in no text of the rules", async () => {
    const found = (await ruleTexts("fr")).flatMap(([path, text]) =>
      leftOver(text).map((word) => `${path}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  test("would be found", () => {
    expect(leftOver("Le pion est on the board")).toEqual(["the", "board"]);
    expect(leftOver("Un coup, deux coups ; la partie continue.")).toEqual([]);
  });
});

describe("French", () => {
  /** Except the English name of the other language. */
  const own = [...french].filter(([path]) => path !== "languageHint");

  /** All at once, so that all can be corrected at once. */
  const wrong = (pattern: RegExp) =>
    own.flatMap(([path, text]) =>
      said(text)
        .filter((one) => pattern.test(one))
        .map((one) => `${path}: ${one}`),
    );

  test("has its spaces before double signs", () => {
    expect(wrong(/[^\u202f](?=[;!?%:»])|«(?!\u202f)/)).toEqual([]);
  });

  test("has its own apostrophes, quotation marks and dots", () => {
    expect(wrong(/['"“”]|\s…|\.\.\./)).toEqual([]);
  });

  test("elides before vowels", () => {
    expect(fr.play.clockOf("Sud")).toBe("Pendule de Sud");
    expect(fr.play.clockOf("Ouest")).toBe("Pendule d’Ouest");
    expect(fr.titles.rulesOf("Intercept")).toBe("Règles d’Intercept");
    expect(fr.titles.rulesOf("Point")).toBe("Règles de Point");
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
    expect((await fresh("fr")).say(words)).toBe("l’adversaire d’Ouest\u202f: e2' n’y est plus");
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

describe("numbers, plurals, lists and dates", () => {
  test.each([
    ["en", 0, "0 walls"],
    ["en", 1, "1 wall"],
    ["en", 2, "2 walls"],
    ["en", 12345, "12,345 walls"],
    ["fr", 0, "0 barrière"],
    ["fr", 1, "1 barrière"],
    ["fr", 1.5, "1,5 barrière"],
    ["fr", 2, "2 barrières"],
    ["fr", 1_000_000, "1\u202f000\u202f000 barrières"],
  ] as const)("in %s, %d is %s", (lang, n, expected) => {
    expect((lang === "en" ? en : fr).play.wallsLeft(n)).toBe(expected);
  });

  test("percents stand as each language has them", () => {
    expect(analysisEn.percent(54)).toBe("54%");
    expect(setAll(analysisFr, "fr").percent(54)).toBe("54\u202f%");
  });

  test("lists end with a word", () => {
    expect(formats.en.list(["Ada", "Bob", "Cid"])).toBe("Ada, Bob and Cid");
    expect(formats.fr.list(["Ada", "Bob", "Cid"])).toBe("Ada, Bob et Cid");
    expect(formats.fr.list(["Ada"])).toBe("Ada");
  });

  test("dates have the names of months", () => {
    expect(formats.en.date(new Date(2026, 2, 5))).toBe("5 Mar 2026");
    expect(formats.fr.date(new Date(2026, 2, 5))).toBe("5 mars 2026");
  });
});

describe("how French is set", () => {
  test.each([
    ["Nord : e2", "Nord\u202f: e2"],
    ["Sûr\u00a0?", "Sûr\u202f?"],
    ["sous « Liens » ; puis", "sous «\u202fLiens\u202f»\u202f; puis"],
    ["54 %", "54\u202f%"],
    ["l'autre, d'Ouest, e2'", "l’autre, d’Ouest, e2'"],
    ["quoridor:walls=5, 12:05, https://a.b/?c", "quoridor:walls=5, 12:05, https://a.b/?c"],
  ])("%s", (text, expected) => {
    expect(set(text, "fr")).toBe(expected);
    expect(set(expected, "fr")).toBe(expected);
    expect(set(text, "en")).toBe(text);
  });

  test("holds for what functions of a dictionary make, too", () => {
    const made = setAll({ one: { say: (who: string) => `${who} : l'été ?` }, list: ["a !"] }, "fr");
    expect(made.one.say("Ada")).toBe("Ada\u202f: l’été\u202f?");
    expect(made.list).toEqual(["a\u202f!"]);
  });
});

test("the last choice of a language counts, however fast one changes one's mind", async () => {
  vi.resetModules();
  localStorage.clear();
  vi.spyOn(navigator, "language", "get").mockReturnValue("en");
  const { language } = await import("../src/i18n/index.svelte");
  await language.ready();
  await Promise.all([language.toggle(), language.toggle()]);
  expect(language.current).toBe("en");
  expect(language.t.language).toBe("Français");
});
