import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Match } from "../../src/core/match";
import type { GameRules } from "../../src/games/types";
import LessonPage from "../../src/features/lessons/LessonPage.svelte";
import { realCore } from "../core";
import { Named } from "./shown.svelte";
import { clear, show } from "./mounted";

/** A replacement for loading one game's rules. */
const loads = vi.hoisted(() => ({ of: new Map<string, () => Promise<unknown>>() }));
vi.mock("../../src/games/registry", async (original) => {
  const real = await original<typeof import("../../src/games/registry")>();
  const loadRules: typeof real.loadRules = (game) =>
    (loads.of.get(game)?.() as Promise<GameRules>) ?? real.loadRules(game);
  return { ...real, loadRules };
});

beforeEach(() => {
  loads.of.clear();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(clear);

async function learn(name: string): Promise<{ lesson: Named; page: HTMLElement }> {
  const lesson = new Named(name);
  const page = await show(LessonPage, {
    get name() {
      return lesson.name;
    },
    current: null,
    onbegin: () => {},
  });
  return { lesson, page };
}

const board = (page: Element) => page.querySelector(".board");
/** The error message, as read out. */
const alarm = (page: Element) =>
  [...page.querySelectorAll("[role=alert]")].map((one) => one.textContent?.trim()).join("");

test("a lesson that could not be loaded does not stand in the way of the next", async () => {
  loads.of.set("quoridor", () => Promise.reject(new Error("no network")));
  const { lesson, page } = await learn("quoridor");
  await vi.waitFor(() => expect(alarm(page)).not.toBe(""));
  lesson.name = "superpion";
  flushSync();
  expect(alarm(page)).toBe("");
  await vi.waitFor(() => expect(board(page)?.className).toContain("game-superpion"));
});

test("a lesson that fails late says nothing about the one that is shown", async () => {
  let fail = (_why: Error) => {};
  const late = new Promise((_resolve, reject) => (fail = reject));
  loads.of.set("quoridor", () => late);
  const { lesson, page } = await learn("quoridor");
  lesson.name = "superpion";
  await vi.waitFor(() => expect(board(page)).not.toBeNull());
  fail(new Error("no network"));
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
  expect(alarm(page)).toBe("");
  expect(board(page)).not.toBeNull();
});

test("while a lesson loads, nothing of the one before is shown", async () => {
  const { lesson, page } = await learn("quoridor");
  await vi.waitFor(() => expect(board(page)).not.toBeNull());
  loads.of.set("point", () => new Promise(() => {}));
  lesson.name = "point";
  flushSync();
  expect(board(page)).toBeNull();
  expect(page.querySelector("[aria-busy]")).not.toBeNull();
});

test("a lesson that begins in the middle of a game names its pieces", async () => {
  const { page } = await learn("intercept");
  await vi.waitFor(() => expect(board(page)).not.toBeNull());
  const names = [...page.querySelectorAll(".pieces li")].map((one) => one.textContent?.trim());
  expect(names).toHaveLength(4);
  expect(names.join()).toContain("passage, flat");
  expect(page.querySelectorAll(".pieces svg")).toHaveLength(4);
});

test("what is to be touched says where a turn has to be ended", async () => {
  const { rules } = await import("../../src/games/intercept/rules");
  const table = Match.open(await realCore(), rules.lesson.spec, rules.lesson.position);
  const withPass = table.state().moves.find((move) => move.text.includes("*"))!;
  const [action] = withPass.text.split("*");
  const steps = [{ ...rules.lesson.steps[0]!, expect: [action!] }];
  loads.of.set("intercept", () =>
    Promise.resolve({ ...rules, lesson: { ...rules.lesson, steps } }),
  );
  const { page } = await learn("intercept");
  await vi.waitFor(() => expect(board(page)).not.toBeNull());
  page
    .querySelector("[data-action=show]")!
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
  expect(page.querySelector(".touches")?.textContent).toContain("→ End the turn here");
});
