/**
 * The library: listing, search, deletion and undo, export and import, several tabs, damaged data.
 */
import AxeBuilder from "@axe-core/playwright";
import type { BrowserContext, Page } from "@playwright/test";
import { readFileSync, writeFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { click, expect, moveList, startGame, test } from "./table";

const program = fileURLToPath(new URL("../../build/bin/tablier", import.meta.url));
const people = { sitters: ["me", "other"] as ("me" | "other")[] };
const rows = (page: Page) => page.locator("ul.games > li");
const goOn = (page: Page) => page.locator("[data-go-on]");
const idOf = (page: Page) => new URL(page.url()).pathname.split("/")[2]!;

/** Waits until the last state is in the database and not only in the journal. */
async function stored(page: Page, id: string, words: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        (id) =>
          new Promise<string>((resolve) => {
            const opening = indexedDB.open("tablier");
            opening.onsuccess = () => {
              const get = opening.result.transaction("games").objectStore("games").get(id);
              get.onsuccess = () => {
                opening.result.close();
                resolve((get.result as { record?: string } | undefined)?.record ?? "");
              };
            };
          }),
        id,
      ),
    )
    .toContain(words);
}

/** Writes into the database that the page has created. */
async function putInto(page: Page, values: unknown[]): Promise<void> {
  await page.goto("/games"); // creates the database
  await expect(page.getByText(/No game has been|Aucune partie n/)).toBeVisible();
  await page.evaluate(
    (values) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("tablier");
        opening.onsuccess = () => {
          const transaction = opening.result.transaction("games", "readwrite");
          for (const value of values) transaction.objectStore("games").put(value);
          transaction.oncomplete = () => (opening.result.close(), resolve());
          transaction.onabort = () => reject(new Error("aborted"));
        };
      }),
    values,
  );
}

const game = (id: string, changes: object = {}) => ({
  id,
  record: '[Variant "quoridor"]\n[Result "*"]\n\n1. e2 2. e8 *\n',
  setup: {
    variant: "quoridor",
    options: {},
    sitters: [{ kind: "me" }, { kind: "engine", level: 1 }],
    clock: null,
    view: "fixed",
  },
  left: null,
  title: "",
  tags: {},
  created: Date.UTC(2026, 0, 5),
  changed: Date.UTC(2026, 0, 5),
  finished: false,
  result: "*",
  turns: 2,
  epoch: 1,
  revision: 2,
  writer: "x",
  ...changes,
});

test("a new game ends none: each has its address, and home goes on with the latest", async ({
  page,
}) => {
  await startGame(page, "quoridor", people);
  await click(page, "e2");
  await expect(moveList(page)).toHaveText(["e2"]);
  const first = page.url();
  await page.goto("/");
  await page.locator("[data-play=intercept]").click();
  await expect(page.locator(".game-title")).toContainText("Intercept");
  const second = page.url();
  expect(second).not.toBe(first);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(first);
  await expect(moveList(page)).toHaveText(["e2"]);
  await page.goForward();
  await expect(goOn(page)).toHaveCount(2);
  await page.goForward();
  await expect(page.locator(".game-title")).toContainText("Intercept");
  await page.reload();
  await expect(page).toHaveURL(second);
  await expect(page.locator(".game-title")).toContainText("Intercept");
  await page.goto("/");
  await goOn(page).filter({ hasText: "Quoridor" }).click();
  await expect(moveList(page)).toHaveText(["e2"]);
  await click(page, "e8");
  await page.goto("/play");
  await expect(page).toHaveURL(first);
  await expect(moveList(page)).toHaveText(["e2", "e8"]);
});

test("playing on from a review leaves the running game alone", async ({ page }) => {
  await startGame(page, "quoridor", people);
  await click(page, "e2");
  const first = page.url();
  await page.goto("/look?game=current");
  await page.getByRole("button", { name: "Play from here" }).click();
  await expect(page.locator(".board")).toBeVisible();
  await expect(page).toHaveURL(/\/play\/\w+$/);
  expect(page.url()).not.toBe(first);
  await page.goto(first);
  await expect(moveList(page)).toHaveText(["e2"]);
});

test("a rematch leaves the game before in the list, with its result", async ({ page }) => {
  await startGame(page, "quoridor", people);
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect(page.locator(".end")).toHaveCount(0);
  await page.goto("/games");
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(1)).toContainText("North won");
  await page.getByLabel("Show", { exact: true }).selectOption("finished");
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole("link", { name: "Look back" }).click();
  await expect(page.locator(".end h2")).toHaveText("North wins");
});

test("the list: search, filter, rename, delete and undo", async ({ page }) => {
  await putInto(page, [
    game("one"),
    game("two", { changed: Date.UTC(2026, 0, 6), tags: { North: "Benoît", Event: "Club <b>" } }),
    game("three", { changed: Date.UTC(2026, 0, 7), title: "The long one" }),
    game("four", {
      record: '[Variant "point"]\n\n*\n',
      setup: { ...game("x").setup, variant: "point" },
    }),
  ]);
  await page.goto("/games");
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).first()).toContainText("The long one");
  await expect(rows(page).first().locator("svg")).toBeVisible();
  await page.getByLabel("Search").fill("benoit");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("Club <b>");
  await page.getByLabel("Search").fill("");
  await page.getByLabel("Game", { exact: true }).selectOption("point");
  await expect(rows(page)).toHaveCount(1);
  await page.getByLabel("Game", { exact: true }).selectOption("all");

  await rows(page).first().getByRole("button", { name: "Rename" }).click();
  await page.getByLabel("Name of the game").fill("<img src=x onerror=alert(1)>");
  await page.keyboard.press("Enter");
  await expect(rows(page).first().locator("h2")).toHaveText("<img src=x onerror=alert(1)>");
  await page.reload();
  await expect(rows(page).first().locator("h2")).toHaveText("<img src=x onerror=alert(1)>");

  // By keyboard: the focus goes to the undo button.
  await rows(page).first().getByRole("button", { name: "Delete" }).focus();
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(3);
  await expect(page.locator("[data-action=undo]")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).first().locator("h2")).toContainText("<img");

  await rows(page).first().getByRole("button", { name: "Delete" }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
});

test("several hundred games are listed at once, with pictures where one looks", async ({
  page,
}) => {
  await putInto(
    page,
    Array.from({ length: 600 }, (_one, i) =>
      game(`many-${i}`, { title: `Number ${i}`, changed: Date.UTC(2026, 0, 1) + i * 1000 }),
    ),
  );
  await page.goto("/games");
  await expect(page.locator(".count")).toHaveText("600 games.");
  await expect(rows(page).first()).toContainText("Number 599");
  expect(await rows(page).count()).toBeLessThan(100);
  expect(await rows(page).locator("svg").count()).toBeLessThan(50);
  const begun = Date.now();
  await page.getByLabel("Search").fill("Number 123");
  await expect(rows(page)).toHaveCount(1);
  expect(Date.now() - begun).toBeLessThan(5000);
  await page.getByLabel("Search").fill("");
  const before = await rows(page).count();
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(before);
});

test.describe("all games as a file", () => {
  async function exported(page: Page): Promise<string> {
    const download = page.waitForEvent("download");
    await page.locator("[data-action=export]").click();
    return readFileSync(await (await download).path(), "utf8");
  }
  const checked = (text: string) => {
    const file = test.info().outputPath("games.rec");
    writeFileSync(file, text);
    return execFileSync(program, ["record", "check", file], { encoding: "utf8" });
  };
  const import_ = (page: Page, text: string) =>
    page
      .locator("input[type=file]")
      .setInputFiles({ name: "games.rec", mimeType: "text/plain", buffer: Buffer.from(text) });

  test("a running game against an engine, with its clock, goes on after it came back", async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto("/new/quoridor");
    await page.locator('input[name="sitter-1"][value="engine"]').check();
    await page.locator(".sitter").nth(1).locator("select").selectOption("2");
    await page.getByLabel("No clock").uncheck();
    await page.getByLabel("Minutes for each player").fill("7");
    await page.locator("button[type=submit]").click();
    await click(page, "e2");
    await expect(moveList(page)).toHaveCount(2);
    await startGame(page, "quoridor", people);
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("button", { name: "Yes" }).click();
    await page.goto("/games");
    await expect(rows(page)).toHaveCount(2);
    const text = await exported(page);
    expect(checked(text)).toContain("2 passed, 0 failed");

    // A second import into the same browser adds nothing.
    await import_(page, text);
    await expect(page.locator(".message")).toContainText("No game was added. 2 games were here");
    await expect(rows(page)).toHaveCount(2);

    const context = await browser.newContext({ baseURL: baseURL! });
    const other = await context.newPage();
    await other.goto("/games");
    await import_(other, text);
    await expect(other.locator(".message")).toContainText("2 games added.");
    await rows(other).getByRole("link", { name: "Continue" }).click();
    await expect(moveList(other)).toHaveCount(2);
    await expect(other.locator('[data-seat="N"]')).toContainText("Engine 2");
    await expect(other.locator('[data-seat="N"] .clock')).toHaveText(/^[67]:\d\d$/);
    await click(other, "e3");
    await expect(moveList(other)).toHaveCount(4);
    await context.close();
  });

  test("damaged parts of a file are named by line and column, the others come in", async ({
    page,
  }) => {
    await page.goto("/games");
    const good = '[Variant "quoridor"]\n[South "Ann"]\n\n1. e2 2. e8 *\n';
    const bad = '\n[Variant "quoridor"]\n\n1. e2 2. e5 *\n';
    const annotated = '\n[Variant "quoridor"]\n[North "Zoë"]\n\n1. e2 {Good.} (1. d1) 2. e8 *\n';
    const unknown = '\n[Variant "chess"]\n\n1. e4 *\n';
    await import_(page, good + bad + annotated + unknown);
    await expect(page.locator(".message")).toContainText("2 games added.");
    await expect(page.locator(".errors li").nth(0)).toContainText("line 8, column 10");
    await expect(page.locator(".errors li").nth(1)).toContainText(/line 1[0-9].*chess/);
    await expect(rows(page)).toHaveCount(2);
    // Comments are exported as imported, and a second import adds nothing.
    const text = await exported(page);
    expect(text).toContain("{Good.} (1. d1)");
    expect(checked(text)).toContain("2 passed, 0 failed");
    await import_(page, good + bad + annotated + unknown);
    await expect(page.locator(".message")).toContainText("No game was added.");
    await import_(page, "nothing like a record");
    await expect(page.locator(".errors li")).toContainText("line 1");
    await expect(rows(page)).toHaveCount(2);
    // Playing on with an annotated game does not change it.
    await rows(page).filter({ hasText: "Zoë" }).getByRole("link", { name: "Continue" }).click();
    await click(page, "e3");
    await expect(moveList(page)).toHaveCount(3);
    await page.goto("/games");
    await expect(rows(page)).toHaveCount(3);
  });
});

test.describe("damaged and hostile storage", () => {
  const long = "x".repeat(3_000_000);
  const damaged: [string, unknown][] = [
    ["not-a-game", { id: 5, record: "x" }],
    ["not-a-game", { id: ["a", "b"] }],
    ["not-a-game", { id: "../../<script>", record: "1" }],
    ["not-a-game", { id: new Date(5) }],
    ["no-record", { id: "no-record" }],
    ["no-record", game("number-as-record", { record: 7 })],
    ["no-record", { id: "text", text: "something <script>alert(1)</script>" }],
    ["too-long", game("long", { record: long })],
    ["set-up", game("no-setup", { setup: null })],
    ["set-up", game("sitters", { setup: { ...game("x").setup, sitters: "me" } })],
    ["set-up", game("level", { setup: { ...game("x").setup, sitters: [{ kind: "engine" }] } })],
    ["variant", game("proto", { setup: { ...game("x").setup, variant: "constructor" } })],
    ["variant", game("chess", { setup: { ...game("x").setup, variant: "chess" } })],
    ["record", game("cut", { record: '[Variant "quoridor"]\n\n1. e2 2. e' })],
    ["record", game("option", { record: '[Variant "quoridor"]\n[Options "size=1000"]\n\n*' })],
    ["record", game("other", { record: '[Variant "quoridor-9"]\n\n*' })],
    ["record", game("html", { record: "<img src=x onerror=alert(1)>" })],
  ];
  const odd = [
    game("times", { changed: Infinity, created: "yesterday", title: 9, tags: "no", turns: -4 }),
    game("tags", {
      title: "<script>alert(2)</script>",
      tags: JSON.parse('{"__proto__": {"polluted": 1}, "North": "<b onclick=alert(3)>N</b>"}'),
    }),
  ];

  test("every damaged game is listed with its reason, and harms no other", async ({ page }) => {
    await putInto(page, [...damaged.map(([, value]) => value), ...odd, game("good")]);
    await page.goto("/");
    await expect(page.locator("h1")).toBeVisible();
    await expect(goOn(page).first()).toBeVisible();
    await page.goto("/games");
    const all = damaged.length + odd.length + 1;
    await expect(page.locator(".count")).toHaveText(`${all} games.`);
    // Records are opened when they become visible.
    for (let i = 0; i < 6; ++i) {
      await page.mouse.wheel(0, 1500);
      await page.waitForTimeout(100);
    }
    const reasons = async () =>
      (
        await page
          .locator("[data-damaged]")
          .evaluateAll((found) => found.map((one) => one.getAttribute("data-damaged")))
      ).sort();
    await expect.poll(reasons).toEqual(damaged.map(([reason]) => reason).sort());
    await expect(page.locator("b[onclick], img[onerror]")).toHaveCount(0);
    expect(await page.evaluate(() => ({}) as { polluted?: number }).then((o) => o.polluted)).toBe(
      undefined,
    );

    // Downloadable as text, and gone after deletion.
    const chess = page.locator("[data-damaged=variant]", { hasText: "chess" });
    await expect(chess).toContainText("not known to this version");
    const download = page.waitForEvent("download");
    await chess.getByRole("button", { name: "Download" }).click();
    expect(readFileSync(await (await download).path(), "utf8")).toBe(game("x").record);
    for (let left = damaged.length; left > 0; --left) {
      await page.locator("[data-damaged] [data-action=delete]").first().click();
      await expect(page.locator("[data-damaged]")).toHaveCount(left - 1);
    }
    await page.locator("[data-action=undo]").last().click();
    await expect(page.locator("[data-damaged]")).toHaveCount(1);
    await page.goto("/play/good");
    await expect(moveList(page)).toHaveCount(2);
  });

  test("the address of a damaged game says what is wrong; one that is not there, too", async ({
    page,
  }) => {
    await putInto(page, [game("cut", { record: '[Variant "quoridor"]\n\n1. e2 2. e' })]);
    await page.goto("/play/cut");
    await expect(page.locator("[role=alert]")).toContainText("line 3");
    await expect(page.getByRole("button", { name: "Download" })).toBeVisible();
    await page.goto("/play/nothing");
    await expect(page.locator("[role=alert]")).toContainText("not kept in this browser");
    await page.goto("/play/%3Cscript%3E");
    await expect(page.locator("[role=alert]")).toContainText("not kept in this browser");
    await page.goto("/look?game=cut");
    await expect(page.locator("[role=alert]")).toContainText("line 3");
  });

  test("whatever the local storage holds, the page starts", async ({ page }) => {
    const values = [
      ..."null|5|[]|{}|true|{broken|".split("|"),
      '"text"',
      '{"__proto__":{"a":1}}',
      '{"quoridor":{"sitters":"ab"}}',
      '{"quoridor":{"variant":"quoridor","sitters":[{"kind":"engine","level":"<b>"},5],"options":7}}',
      `"${"y".repeat(100_000)}"`,
    ];
    const names = ["game", "setups", "variant", "settings", "lang", "look", "persist", "last.abc"];
    await page.goto("/about");
    for (const value of values) {
      await page.evaluate(
        ([value, names]) => {
          for (const name of names as string[])
            localStorage.setItem(`tablier.${name}`, value as string);
        },
        [value, names] as const,
      );
      await page.goto("/");
      await expect(page.locator("h1"), value.slice(0, 80)).toBeVisible();
      await page.locator("[data-play=quoridor]").click();
      await expect(page.locator(".board"), value.slice(0, 80)).toBeVisible();
    }
    await page.goto("/games");
    // Invalid texts are kept unchanged.
    await page.getByLabel("Show", { exact: true }).selectOption("damaged");
    await expect(rows(page).first()).toBeVisible();
    expect(await rows(page).count()).toBeGreaterThan(5);
  });
});

test("the one game that was kept before there was a list is taken over", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate((game) => localStorage.setItem("tablier.game", JSON.stringify(game)), {
    setup: game("x").setup,
    record: game("x").record,
    left: null,
  });
  await page.goto("/");
  await goOn(page).click();
  await expect(moveList(page)).toHaveText(["e2", "e8"]);
  expect(await page.evaluate(() => localStorage.getItem("tablier.game"))).toBeNull();
  await page.goto("/games");
  await expect(rows(page)).toHaveCount(1);
});

test("a game of an unknown variant from before is not erased", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate((game) => localStorage.setItem("tablier.game", JSON.stringify(game)), {
    setup: { ...game("x").setup, variant: "superplayers" },
    record: "1. e2 *",
    left: null,
  });
  await page.goto("/play");
  await page.goto("/games");
  await expect(page.locator("[data-damaged=variant]")).toContainText("superplayers");
});

test.describe("a tab that dies right after a move loses nothing", () => {
  for (const how of ["closed", "crashed"] as const)
    test(how, async ({ page, context }) => {
      await startGame(page, "quoridor", people);
      for (const cell of ["e2", "e8", "e3"]) await click(page, cell);
      await expect(moveList(page)).toHaveCount(3);
      const address = page.url();
      await click(page, "e7");
      if (how === "closed") await page.close();
      else {
        const client = await context.newCDPSession(page);
        void client.send("Page.crash").catch(() => {});
        await page.waitForEvent("crash");
      }
      const another = await context.newPage();
      await another.goto(address);
      await expect(moveList(another)).toHaveText(["e2", "e8", "e3", "e7"]);
    });
});

test.describe("two tabs", () => {
  async function twoTabs(page: Page, context: BrowserContext): Promise<Page> {
    await startGame(page, "quoridor", people);
    await click(page, "e2");
    await expect(moveList(page)).toHaveCount(1);
    const other = await context.newPage();
    await other.goto(page.url());
    return other;
  }
  const playHere = (page: Page) => page.locator("[data-action=play-here]");

  test("one plays, the other follows, and takes over", async ({ page, context }) => {
    const other = await twoTabs(page, context);
    await expect(playHere(other)).toBeVisible();
    await expect(moveList(other)).toHaveText(["e2"]);
    await click(page, "e8");
    await expect(moveList(other)).toHaveText(["e2", "e8"]);
    await page.getByRole("button", { name: "Take back", exact: true }).click();
    await expect(moveList(other)).toHaveText(["e2"]);
    await click(other, "e8"); // read-only
    await expect(moveList(other)).toHaveText(["e2"]);
    await playHere(other).click();
    await expect(playHere(page)).toBeVisible();
    await expect(playHere(other)).toHaveCount(0);
    await click(other, "d9");
    await expect(moveList(page)).toHaveText(["e2", "d9"]);
    await playHere(page).click();
    await expect(playHere(other)).toBeVisible();
    await expect(playHere(page)).toHaveCount(0);
    await click(page, "e3");
    await expect(moveList(other)).toHaveText(["e2", "d9", "e3"]);
    // The remaining tab plays.
    await page.close();
    await expect(playHere(other)).toHaveCount(0);
    await click(other, "d8");
    await expect(moveList(other)).toHaveCount(4);
  });

  test("a tab that does not answer loses the game to the one that asks", async ({
    page,
    context,
  }) => {
    const other = await twoTabs(page, context);
    await expect(playHere(other)).toBeVisible();
    const client = await context.newCDPSession(page);
    await client.send("Debugger.enable");
    await client.send("Debugger.pause");
    void page.evaluate(() => 1).catch(() => {});
    await playHere(other).click();
    await expect(playHere(other)).toHaveCount(0);
    await click(other, "e8");
    await expect(moveList(other)).toHaveText(["e2", "e8"]);
    await client.send("Debugger.disable");
    await expect(playHere(page)).toBeVisible();
    await expect(moveList(page)).toHaveText(["e2", "e8"]);
  });

  test("engines think in one of them only", async ({ page, context }) => {
    await startGame(page, "quoridor", { sitters: ["me", 1] });
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(playHere(other)).toBeVisible();
    await click(page, "e2");
    await expect(moveList(other)).toHaveCount(2);
    expect(other.workers()).toHaveLength(0);
  });

  test("the other deletes the game in play: it says so, and can be kept", async ({
    page,
    context,
  }) => {
    const other = await twoTabs(page, context);
    await other.goto("/games");
    await rows(other).getByRole("button", { name: "Delete" }).click();
    await expect(page.locator("[role=alert]").first()).toContainText("deleted in another tab");
    await click(page, "e8");
    await expect(moveList(page)).toHaveCount(2);
    await page.getByRole("button", { name: "Keep the game" }).click();
    await expect(page.getByRole("button", { name: "Keep the game" })).toHaveCount(0);
    await expect(rows(other)).toHaveCount(1);
    await stored(page, idOf(page), "e8");
    await page.reload();
    await expect(moveList(page)).toHaveText(["e2", "e8"]);
  });

  test("undone there, the game is kept here as it stands", async ({ page, context }) => {
    const other = await twoTabs(page, context);
    await other.goto("/games");
    await rows(other).getByRole("button", { name: "Delete" }).click();
    await expect(page.locator("[role=alert]").first()).toContainText("deleted in another tab");
    await click(page, "e8");
    await other.locator("[data-action=undo]").click();
    await expect(page.getByRole("button", { name: "Keep the game" })).toHaveCount(0);
    await page.reload();
    await expect(moveList(page)).toHaveText(["e2", "e8"]);
  });

  for (const missing of ["locks", "locks and channels"])
    test(`without ${missing}`, async ({ page, context }) => {
      await context.addInitScript((all) => {
        Object.defineProperty(navigator, "locks", { value: undefined });
        if (all) Object.defineProperty(window, "BroadcastChannel", { value: undefined });
      }, missing !== "locks");
      const other = await twoTabs(page, context);
      if (missing === "locks") {
        await expect(playHere(other)).toBeVisible();
        await click(page, "e8");
        await expect(moveList(other)).toHaveText(["e2", "e8"]);
        await playHere(other).click();
        await expect(playHere(page)).toBeVisible();
      }
      await expect(moveList(other)).toHaveText(missing === "locks" ? ["e2", "e8"] : ["e2"]);
    });
});

test.describe("where nothing can be stored", () => {
  const notice = (page: Page) => page.locator("main [role=alert]").first();

  test("a database that does not open: it is said once, and play goes on", async ({
    page,
    context,
  }) => {
    await context.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("no", "SecurityError");
      };
    });
    await startGame(page, "quoridor", people);
    await click(page, "e2");
    await expect(notice(page)).toContainText("does not let the page store");
    await click(page, "e8");
    await expect(moveList(page)).toHaveCount(2);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save the game as a file" }).click();
    expect(readFileSync(await (await download).path(), "utf8")).toContain("e8");
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await click(page, "e3");
    await expect(page.getByText("does not let the page store")).toHaveCount(0);
    // The local storage still works, so that a reload loses nothing.
    await page.reload();
    await expect(moveList(page)).toHaveCount(3);
  });

  test("both are blocked", async ({ page, context }) => {
    await context.addInitScript(() => {
      for (const name of ["indexedDB", "localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("no", "SecurityError");
          },
        });
    });
    await startGame(page, "quoridor", people);
    await expect(notice(page)).toContainText("does not let the page store");
    await click(page, "e2");
    await expect(moveList(page)).toHaveText(["e2"]);
    await page.getByRole("link", { name: "Your games" }).click();
    await expect(rows(page)).toHaveCount(1);
    await rows(page).getByRole("link", { name: "Continue" }).click();
    await expect(moveList(page)).toHaveText(["e2"]);
  });

  test("no space is left: as soon as there is some, all is stored", async ({ page, context }) => {
    await context.addInitScript(() => {
      const { transaction } = IDBDatabase.prototype;
      IDBDatabase.prototype.transaction = function (...args) {
        if ("full" in document.documentElement.dataset)
          throw new DOMException("full", "QuotaExceededError");
        return transaction.apply(this, args);
      };
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (...args) {
        if ("full" in document.documentElement.dataset)
          throw new DOMException("full", "QuotaExceededError");
        return setItem.apply(this, args);
      };
    });
    await startGame(page, "quoridor", people);
    await click(page, "e2");
    await page.evaluate(() => void (document.documentElement.dataset["full"] = ""));
    await click(page, "e8");
    await expect(notice(page)).toContainText("no space left");
    await click(page, "e3");
    await expect(moveList(page)).toHaveCount(3);
    await page.evaluate(() => void delete document.documentElement.dataset["full"]);
    await expect(page.getByText("no space left")).toHaveCount(0, { timeout: 20_000 });
    await stored(page, idOf(page), "e3");
    await page.reload();
    await expect(moveList(page)).toHaveCount(3);
  });

  test("the database is deleted while it is in use", async ({ page }) => {
    await startGame(page, "quoridor", people);
    await click(page, "e2");
    await stored(page, idOf(page), "e2");
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const deleting = indexedDB.deleteDatabase("tablier");
          deleting.onsuccess = () => resolve();
          deleting.onerror = () => reject(new Error("not deleted"));
        }),
    );
    await click(page, "e8");
    await stored(page, idOf(page), "e8");
    await page.reload();
    await expect(moveList(page)).toHaveText(["e2", "e8"]);
  });
});

test("everything can be forgotten, and another tab ends cleanly", async ({ page, context }) => {
  await startGame(page, "quoridor", people);
  await click(page, "e2");
  const other = await context.newPage();
  await other.goto("/new/intercept");
  await other.locator("button[type=submit]").click();
  await expect(other.locator(".board")).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem("tablier.reviews.x", "[]"));
  await page.goto("/about");
  await page.locator("[data-action=forget]").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("2 games, your places");
  await dialog.getByRole("button", { name: "Forget everything" }).click();
  await expect(page.getByText("Forgotten.")).toBeVisible();
  await expect(other.locator("[role=alert]").first()).toContainText("forgotten in another tab");
  await expect(other.locator(".board")).toHaveCount(0);
  await page.goto("/games");
  await expect(page.getByText("No game has been played here yet.")).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await other.goto("/games");
  await expect(other.getByText("No game has been played here yet.")).toBeVisible();
});

test.describe("for everyone", () => {
  const several = [
    game("one"),
    game("two", { changed: Date.UTC(2026, 0, 6), finished: true, result: "N" }),
    game("bad", { record: 7 }),
  ];
  for (const colorScheme of ["light", "dark"] as const)
    for (const width of [360, 1280])
      test(`no barrier, ${colorScheme}, ${width} pixels wide`, async ({ browser, baseURL }) => {
        const context = await browser.newContext({
          baseURL: baseURL!,
          colorScheme,
          viewport: { width, height: 800 },
          locale: width === 360 ? "fr-FR" : "en-GB",
        });
        const page = await context.newPage();
        await putInto(page, several);
        for (const address of ["/games", "/", "/play/bad", "/play/none"]) {
          await page.goto(address);
          await expect(page.locator("main h1").first()).toBeAttached();
          if (address === "/games") {
            await expect(rows(page)).toHaveCount(3);
            await rows(page).first().locator("[data-action=delete]").click();
            await expect(page.locator("[data-action=undo]")).toBeVisible();
          }
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([]);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(wide, address).toBeLessThanOrEqual(width);
        }
        await context.close();
      });
});
