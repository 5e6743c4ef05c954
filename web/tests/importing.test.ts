/** The import form with the real parser: texts, choices, errors with positions. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ImportedGame } from "../src/core/types";
import { Importing, wordAt } from "../src/features/importing";

vi.mock("../src/core/engine", () => import("./realReader"));

let opened: ImportedGame[];
let current: string | undefined;
let box: Importing;
beforeEach(() => {
  opened = [];
  current = undefined;
  box = new Importing(
    (game) => opened.push(game),
    () => current,
  );
});
afterEach(() => box.close());

/** The moves of the only game of a text. */
async function movesOf(text: string): Promise<string> {
  box.text = text;
  await box.read();
  expect(box.faults, text).toEqual([]);
  const moves = opened.at(-1)!.record.split("\n\n")[1]!;
  return moves
    .replace(/\d+\. /g, "")
    .replace(/\s+/g, " ")
    .trim();
}

describe("a pasted game", () => {
  test.each([
    ["numbered by round", "1. e2 e8 2. e3 e7"],
    ["numbered by turn", "1. e2 2. e8 3. e3 4. e7"],
    ["without spaces", "1.e2 1...e8 2.e3 2...e7"],
    ["in capitals, over several lines", "1. E2 E8\r\n2. E3 E7\r\n"],
    ["with semicolons", "e2;e8;e3;e7;"],
    ["ranks from North", "e8 e2 e7 e3"],
    ["with directions", "N S N S"],
    ["our own record", '[Variant "quoridor"]\n\n1. e2 2. e8 3. e3 4. e7 *'],
  ])("%s", async (_form, text) => {
    expect(await movesOf(text)).toBe("e2 e8 e3 e7 *");
    expect(box.reading).toBe(false);
  });

  test("keeps comments, names and its result", async () => {
    expect(await movesOf('[White "Ada"]\n[Event "Café"]\n\n1. e2 {fine} e8 1-0')).toBe(
      "e2 {fine} e8 !resign:N S",
    );
    expect(opened[0]!.tags).toMatchObject({ South: "Ada", Event: "Café", Result: "S" });
    expect(opened[0]!.notes.map((note) => note.en).join()).toContain("taken as resigned");
  });

  test("with a character that parts arguments is read all the same", async () => {
    const { Engine } =
      await vi.importActual<typeof import("../src/core/engine")>("../src/core/engine");
    const asked: unknown[] = [];
    const engine = new Engine();
    Object.assign(engine, { request: (...args: unknown[]) => (asked.push(args), { games: [] }) });
    await engine.importGames("e2\0e8", { spec: "quoridor" });
    expect(asked).toEqual([["import", ["e2 e8", "quoridor", "", ""], expect.any(Number)]]);
  });
});

describe("what cannot be read", () => {
  test("is told with line and column, in both languages; the part before it can be opened", async () => {
    box.text = "1. e2 e8\n2. e3 e5";
    await box.read();
    expect(opened).toEqual([]);
    expect(box.fault).toMatchObject({ line: 2, column: 7, movesBefore: 3 });
    expect(box.fault!.error).toMatch(/^line 2, column 7: e5: too far from e8/);
    expect(box.fault!.error_fr).toMatch(/^ligne 2, colonne 7 : e5 : /);
    await box.read({ legalPart: true });
    expect(opened[0]!.record).toContain("1. e2 2. e8 3. e3 *");
    expect(box.fault).toBeNull();
  });

  test("nothing at all", async () => {
    box.text = " \n ";
    await box.read();
    expect(box.empty).toBe(true);
    box.reset();
    expect(box.empty).toBe(false);
  });

  test("the place lies in the text as it was pasted", () => {
    const text = "1. e2 e8\n2. 𝄞 e3 e5!";
    expect(text.slice(...wordAt(text, 2, 9))).toBe("e5!");
    expect(text.slice(...wordAt(text, 1, 4))).toBe("e2");
    expect(wordAt("e2", 7, 7)).toEqual([3, 3]);
  });
});

describe("a text that may be several games", () => {
  const row = "row:BBBBBBWWWWWW";

  test("asks which; the first one is proposed", async () => {
    box.text = row;
    await box.read();
    expect(opened).toEqual([]);
    expect(box.possibleVariants).toEqual(["point", "point-3", "point-4", "point-teams"]);
    expect(box.spec).toBe("point");
    await box.read();
    expect(opened[0]!.tags).toMatchObject({ Variant: "point" });
  });

  test("the game at the table is proposed", async () => {
    current = "point-3:max_turns=7";
    box.text = row;
    await box.read();
    expect(box.spec).toBe("point-3");
  });

  test("what was chosen for it does not stay for another text", async () => {
    box.text = row;
    await box.read();
    box.reset();
    expect(box.spec).toBe("");
    box.spec = "quoridor-4";
    box.reset();
    expect(box.spec).toBe("quoridor-4");
  });

  test("can be read in another notation", async () => {
    await movesOf("e2 e8 e3h");
    expect(opened[0]!.otherNotations).toContain("upper-left");
    await box.readAs("upper-left");
    expect(opened.at(-1)!.record).toContain("3. e2h");
  });
});

test("of several games one is chosen; those that cannot be read are told", async () => {
  box.text =
    '[Variant "quoridor"]\n1. e2 e8 e3h *\n\n[Variant "quoridor"]\n1. e2 e5 *\n\n[Variant "point"]\n*';
  await box.read();
  expect(opened).toEqual([]);
  expect(box.games.map((game) => game.tags["Variant"])).toEqual(["quoridor", "point"]);
  expect(box.faults.map((fault) => fault.line)).toEqual([5]);
  expect(box.fault).toBeNull();
  box.open(box.games[1]!);
  expect(opened[0]!.tags["Variant"]).toBe("point");
  box.open(box.games[0]!);
  await box.readAs("upper-left");
  expect(opened.at(-1)!.record).toContain("3. e2h");
});

test("the game that was chosen is read in another notation, though another cannot be", async () => {
  box.text = '[Variant "quoridor"]\n1. e2 e8 e1h *\n\n[Variant "quoridor"]\n1. e2 e8 e3h *';
  await box.read();
  box.open(box.games[1]!);
  await box.readAs("upper-left");
  expect(box.games).toHaveLength(1);
  expect(opened.at(-1)!.record).toContain("3. e2h");
});
