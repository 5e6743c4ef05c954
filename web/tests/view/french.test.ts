/** Texts of the core appear in the language of the page: options, values, errors. */
import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { catalog } from "../../src/core/match";
import { language } from "../../src/i18n/index.svelte";
import { library } from "../../src/features/library/library.svelte";
import { OpenGame } from "../../src/features/play/openGame.svelte";
import { Core } from "../../src/core/context";
import AnalysisPage from "../../src/features/analysis/AnalysisPage.svelte";
import SetupPage from "../../src/features/setup/SetupPage.svelte";
import RulingsTable from "../../src/features/rules/RulingsTable.svelte";
import TableOptions from "../../src/features/online/views/TableOptions.svelte";
import { loadRules } from "../../src/games/registry";
import { realCore } from "../core";
import { clear, show } from "./mounted";

vi.mock("../../src/core/engine", () => import("../realReader"));

beforeEach(async () => {
  language.current = "fr";
  await language.ready();
});
afterEach(async () => {
  await clear();
  localStorage.clear();
  language.current = "en";
  await language.ready();
});

/** The page's spaces and apostrophes differ from those of source files. */
const plain = (text: string | null) =>
  (text ?? "")
    .replace(/\u00a0/g, " ")
    .replace(/’/g, "'")
    .replace(/\s+/g, " ")
    .trim();

/** The set-up page with its options open. */
async function setup(variant: string): Promise<HTMLElement> {
  const page = await show(SetupPage, { variant, running: false, onbegin: () => {} });
  const options = page.querySelector<HTMLDetailsElement>("details.options")!;
  options.open = true;
  options.dispatchEvent(new Event("toggle"));
  flushSync();
  await vi.waitFor(() => expect(page.querySelector(".option")).not.toBeNull());
  return page;
}

async function inEnglish() {
  await language.toggle();
  flushSync();
}

test("the set-up page names options and their choices in French, and in English", async () => {
  const page = await setup("quoridor");
  const label = () => plain(page.querySelector('label[for="option-behind_pawn"]')!.textContent);
  const choices = () =>
    [...page.querySelectorAll("#option-behind_pawn option")].map((one) => plain(one.textContent));
  expect(label()).toContain("Second pion derrière le pion sauté");
  expect(choices()).toEqual(["bloque la direction du saut (par défaut)", "permet l'écart"]);
  await inEnglish();
  expect(label()).toContain("Second pawn behind the jumped one");
  expect(choices()).toEqual(["blocks the jump's direction (default)", "allows the side-step"]);
});

test("every option of every variant has its French name on the set-up page", async () => {
  for (const variant of catalog(await realCore())) {
    const page = await setup(variant.name);
    for (const option of variant.options) {
      const label = plain(page.querySelector(`label[for="option-${option.name}"]`)!.textContent);
      expect(label).toContain(plain(option.title.fr));
      const shown = [...page.querySelectorAll(`#option-${option.name} option`)];
      expect(shown.map((one) => one.getAttribute("value") ?? "")).toEqual(option.choices);
      for (const [i, value] of option.choices.entries())
        expect(plain(shown[i]!.textContent)).toContain(plain(option.labels[value]!.fr));
    }
    await clear();
  }
});

test("what a spec writes stands in small print", async () => {
  const page = await setup("quoridor");
  const names = [...page.querySelectorAll(".option code")].map((one) => plain(one.textContent));
  expect(names).toContain("behind_pawn=block");
  const select = page.querySelector<HTMLSelectElement>("#option-behind_pawn")!;
  select.value = "sidestep";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  expect(plain(page.textContent)).toContain("behind_pawn=sidestep");
});

test("options that go wrong are explained in the page's language", async () => {
  const page = await setup("point");
  const deck = page.querySelector<HTMLInputElement>("#option-deck")!;
  deck.value = "WB=BWX";
  deck.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  page.querySelector("form")!.dispatchEvent(new Event("submit", { cancelable: true }));
  flushSync();
  const problem = () => plain(page.querySelector('[role="alert"]')!.textContent);
  expect(problem()).toBe(
    'Ces options ne vont pas ensemble : point : carte "WB=BWX" : les pions sont B et W, pas "X"',
  );
  await inEnglish();
  expect(problem()).toContain('point: card "WB=BWX": pawns are B and W, not "X"');
});

test("a record that cannot be opened is refused in the page's language", async () => {
  const openGame = new OpenGame(new Core(await realCore()), library);
  const page = await show(AnalysisPage, { name: "", openGame, onbegin: () => {} });
  await tick();
  page.querySelector("textarea")!.value = '[Variant "quoridor"]\n\n1. e2 e5 *';
  page.querySelector("textarea")!.dispatchEvent(new Event("input", { bubbles: true }));
  page.querySelector("form")!.dispatchEvent(new Event("submit", { cancelable: true }));
  const text = () => plain(page.textContent);
  await vi.waitFor(() => expect(text()).toContain("ligne 3, colonne 7 : e5 : "));
  expect(text()).not.toContain("line 3");
  await inEnglish();
  expect(text()).toContain("line 3, column 7: e5: ");
});

test("the table of rulings names options and values in French", async () => {
  const { rulings } = await loadRules("quoridor");
  const page = await show(RulingsTable, { game: "quoridor", rulings });
  const text = plain(page.querySelector("#Q-R2")!.textContent);
  expect(text).toContain("Second pion derrière le pion sauté");
  expect(text).toContain("bloque la direction du saut (block), permet l'écart (sidestep)");
  expect(text).toContain("Par défaut : bloque la direction du saut.");
});

test("an online table tells its options in French", async () => {
  const page = await show(TableOptions, { game: "quoridor:behind_pawn=sidestep,max_turns=0" });
  expect(plain(page.querySelector("summary")!.textContent)).toBe(
    "Options de règles : Second pion derrière le pion sauté (permet l'écart), " +
      "Limite de tours (sans limite)",
  );
  expect(plain(page.querySelector("dl")!.textContent)).toContain("behind_pawn=sidestep");
});
