/** Components that receive stale answers. */
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { Match } from "../../src/core/match";
import { Importing } from "../../src/features/importing";
import ImportBox from "../../src/features/importing/ImportBox.svelte";
import RowSetup from "../../src/games/point/rowSetup/RowSetup.svelte";
import TableLists from "../../src/features/online/views/TableLists.svelte";
import ExportPanel from "../../src/features/analysis/ExportPanel.svelte";
import { realCore } from "../core";
import { At } from "./shown.svelte";
import { clear, show } from "./mounted";

vi.mock("../../src/core/engine", () => import("../realReader"));
afterEach(clear);

const settle = async () => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  flushSync();
};
const button = (page: Element, text: string) =>
  [...page.querySelectorAll("button")].find((one) => one.textContent?.includes(text))!;

test("a row that is changed while one is suggested stays as it is", async () => {
  let answer = (_row: string) => {};
  const page = await show(RowSetup, {
    who: "South",
    game: {
      legal: () => undefined,
      play: () => {},
      suggest: () => new Promise<string>((resolve) => (answer = resolve)),
    },
  });
  const row = () =>
    [...page.querySelectorAll("[data-pawn]")]
      .map((pawn) => (pawn as HTMLElement).dataset["pawn"])
      .join("");
  button(page, "Suggest one").click();
  flushSync();
  expect(button(page, "Suggest one").disabled).toBe(true);
  page.querySelector<HTMLElement>("[data-pawn]")!.click();
  flushSync();
  expect(row()).toBe("WWBWBWBWBWBW");
  expect(button(page, "Suggest one").disabled).toBe(false);
  answer("row:BBBBBBWWWWWW");
  await settle();
  expect(row()).toBe("WWBWBWBWBWBW");

  button(page, "Suggest one").click();
  answer("row:BBBBBBWWWWWW");
  await settle();
  expect(row()).toBe("BBBBBBWWWWWW");
});

test("of two files the one chosen last is opened, however long the first takes", async () => {
  const opened: string[] = [];
  const importing = new Importing(
    (game) => opened.push(game.record),
    () => undefined,
  );
  const page = await show(ImportBox, { importing, problem: "", current: undefined });
  const input = page.querySelector<HTMLInputElement>("input[type=file]")!;
  const reads: ((text: string) => void)[] = [];
  const choose = () => {
    const file = { text: () => new Promise<string>((resolve) => reads.push(resolve)) };
    Object.defineProperty(input, "files", { value: [file], configurable: true });
    input.dispatchEvent(new Event("change", { bubbles: true }));
  };
  choose();
  choose();
  reads[1]!('[Variant "quoridor"]\n\n1. e2 *\n');
  await settle();
  reads[0]!('[Variant "point"]\n\n*\n');
  await settle();
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  expect(opened[0]).toContain("quoridor");
  expect(page.querySelector("textarea")!.value).toContain("quoridor");
});

test("a link of a moment that is not shown any more is not given", async () => {
  const table = Match.open(await realCore(), "quoridor");
  const analysis = new At(table.record());
  const page = await show(ExportPanel, { analysis });
  button(page, "Copy the link").click();
  analysis.at = 1;
  flushSync();
  await settle();
  expect(page.querySelector("input[readonly]")).toBeNull();
  button(page, "Copy the link").click();
  await vi.waitFor(() =>
    expect(page.querySelector<HTMLInputElement>("input[readonly]")?.value).toContain("at=1"),
  );
});

test("a list of tables shows both kinds as they stood at one time", async () => {
  const listed = (table: string) => ({
    table,
    game: "quoridor",
    variant: "quoridor",
    clock: "none",
    players: [{ kind: "anyone", name: "Ada", taken: true, seats: ["S"], level: null }],
  });
  const asked: Record<string, (tables: object[]) => void> = {};
  vi.stubGlobal("fetch", (address: string) => {
    const phase = /phase=(\w+)/.exec(address)![1]!;
    return new Promise((resolve) => {
      asked[phase] = (tables) => resolve(new Response(JSON.stringify({ tables })));
    });
  });
  const page = await show(TableLists, { most: 5, alone: true });
  await settle();
  asked["waiting"]!([listed("AAAAAAAAAAAA")]);
  await settle();
  expect(page.querySelectorAll("li")).toHaveLength(0);
  asked["playing"]!([listed("BBBBBBBBBBBB")]);
  await settle();
  expect(page.querySelectorAll("li")).toHaveLength(2);
});
