/** The rules pages, checked against the core. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { CoreModule } from "../src/core/module";
import { catalog, Match } from "../src/core/match";
import type { VariantInfo, Words } from "../src/core/types";
import { gameNames, loadRules } from "../src/games/registry";
import type { Figure, GameRules, LessonStep } from "../src/games/types";
import { realCore } from "./core";

const games: [string, GameRules][] = [];
for (const game of gameNames) games.push([game, (await loadRules(game)) as GameRules]);

let core: CoreModule;
let variants: VariantInfo[];
beforeAll(async () => {
  core = await realCore();
  variants = catalog(core);
});

function openFigure(figure: Figure): Match {
  const table = Match.open(core, figure.spec, figure.position);
  for (const move of figure.moves ?? []) expect(table.play(move), move).toBeNull();
  return table;
}

/** All bilingual texts, at any depth. */
function allWords(of: unknown): Words[] {
  if (typeof of !== "object" || of === null) return [];
  const { en, fr } = of as Partial<Words>;
  if (typeof en === "string" && typeof fr === "string") return [{ en, fr }];
  return Object.values(of).flatMap(allWords);
}

const rulingIds = (text: string) => new Set(text.match(/\b[QISP]-[RE]\d+\b/g) ?? []);

describe.each(games)("the rules of %s", (game, rules) => {
  const figures = rules.figures.map((figure) => [figure.id, figure] as const);

  test.each(figures)("%s opens, and its task can be done", (_id, figure) => {
    const table = openFigure(figure);
    const { variant, over, moves } = table.state();
    expect(variants.find((one) => one.name === variant)?.game).toBe(game);
    expect(figure.solves === undefined).toBe(figure.task === undefined);
    if (!figure.task) return table.close();
    expect(over).toBe(false);
    expect(figure.solves!.length).toBeGreaterThan(0);
    const legal = new Set(moves.map((move) => move.text));
    expect(figure.solves!.filter((move) => !legal.has(move))).toEqual([]);
    expect(new Set(figure.solves).size).toBe(figure.solves!.length);
    table.close();
  });

  const refused = rules.figures.flatMap((figure) =>
    (figure.refused ?? []).map((one) => [figure.id, one.move, figure] as const),
  );
  test.each(refused)("%s: %s is not allowed", (_id, move, figure) => {
    const table = openFigure(figure);
    expect(table.state().moves.map((one) => one.text)).not.toContain(move);
    const refusal = table.play(move);
    expect(refusal?.why.en).toBeTruthy();
    expect(figure.solves ?? []).not.toContain(move);
    table.close();
  });

  test("each figure stands in the text once", () => {
    const shown = rules.sections.flatMap((section) =>
      section.blocks.flatMap((block) => (block.kind === "figure" ? [block.figure] : [])),
    );
    expect(shown.sort()).toEqual(rules.figures.map((figure) => figure.id).sort());
    expect(new Set(shown).size).toBe(shown.length);
  });

  test("sections and rulings have names of their own", () => {
    for (const list of [rules.sections, rules.rulings]) {
      const ids = list.map((one) => one.id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test("all rulings of the written rules are there, and no others", () => {
    const written = readFileSync(
      resolve(import.meta.dirname, `../../docs/rules/${game}.md`),
      "utf8",
    );
    const ids = rules.rulings.map((ruling) => ruling.id);
    expect(ids.sort()).toEqual([...rulingIds(written)].sort());
  });

  test("no text speaks of a ruling that does not exist", () => {
    const known = new Set(rules.rulings.map((ruling) => ruling.id));
    for (const words of allWords(rules))
      for (const text of [words.en, words.fr])
        for (const id of rulingIds(text)) expect(known.has(id), `${id} in: ${text}`).toBe(true);
  });

  test("a ruling's option exists and says the same ruling", () => {
    const options = variants.filter((one) => one.game === game).flatMap((one) => one.options);
    for (const { id, option } of rules.rulings)
      if (option) {
        const found = options.filter((one) => one.name === option);
        expect(found.length, `${id}: ${option}`).toBeGreaterThan(0);
        for (const one of found) expect(one.ruling, option).toBe(id);
      }
  });

  test("every option of a ruling is named by it", () => {
    const options = variants.filter((one) => one.game === game).flatMap((one) => one.options);
    for (const { ruling } of options)
      if (ruling) {
        const found = rules.rulings.find((one) => one.id === ruling);
        expect(found?.option, ruling).toBeTruthy();
      }
  });

  test("everything is said in both languages", () => {
    const all = allWords(rules);
    expect(all.length).toBeGreaterThan(50);
    for (const { en, fr } of all) {
      expect(en.trim()).not.toBe("");
      expect(fr.trim()).not.toBe("");
      // Equal emphasis and equal moves in both languages.
      expect(codes(fr), fr).toEqual(codes(en));
      for (const text of [en, fr]) {
        expect(text.split("`").length % 2, text).toBe(1);
        expect(withoutCode(text).split("*").length % 2, text).toBe(1);
      }
    }
  });

  test("French has its spaces and apostrophes", () => {
    for (const { fr } of allWords(rules)) {
      expect(withoutCode(fr)).not.toMatch(/[^\u202f\u00a0](?=[;!?])|[^\u00a0](?=:)|'/);
    }
  });

  test("the guided game can be played in every way it allows", () => {
    const { spec, position, steps } = rules.lesson;
    expect(steps.length).toBeGreaterThan(2);
    const table = Match.open(core, spec, position);
    follow(table, steps, 0);
    table.close();
  });
});

const codes = (text: string) => [...new Set(text.match(/`[^`]*`/g) ?? [])].sort();
const withoutCode = (text: string) => text.replace(/`[^`]*`/g, "x");

/** All paths through a lesson from a step on. */
function follow(table: Match, steps: LessonStep[], from: number): void {
  const step = steps[from];
  if (!step) return;
  expect(step.expect.length, `step ${from}`).toBeGreaterThan(0);
  for (const move of step.expect) {
    let played = 0;
    for (const text of [move, ...(step.replies ?? [])]) {
      expect(table.play(text)?.why.en, `step ${from}: ${text}`).toBeUndefined();
      played += 1;
    }
    follow(table, steps, from + 1);
    for (; played > 0; --played) table.undo();
  }
}
