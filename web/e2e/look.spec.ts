/** The analysis page: import, reviews, stepping, variations, export, links, playing on. */
import { readFileSync } from "node:fs";
import { click, expect, moveList, startGame, test } from "./table";

const record = `[Variant "quoridor"]
[South "Ada"]
[North "Blaise"]

1. e2 {A good start.} 2. e8 3. e3 4. e7 5. e4 6. e6 7. e5h 8. d6 9. d4 *
`;

async function open(page: import("@playwright/test").Page, text: string): Promise<void> {
  await page.goto("/look");
  await page.locator("textarea").fill(text);
  await page.getByRole("button", { name: "Open", exact: true }).click();
}

/** Opens a valid record; afterwards keys go to its page. */
async function openGame(page: import("@playwright/test").Page): Promise<void> {
  await open(page, record);
  await expect(moveList(page)).toHaveCount(9);
  await expect(page.locator(".board svg").first()).toBeVisible();
}

test("a record is opened, stepped through and shown with its names and comments", async ({
  page,
}) => {
  await openGame(page);
  await expect(page.locator("main")).toContainText("Ada");
  await expect(page.locator("main")).toContainText("Blaise");
  await page.keyboard.press("Home");
  await expect(page.locator('.board svg [data-piece="pawn S"][data-at="e1"]')).toHaveCount(1);
  await page.keyboard.press("ArrowRight");
  await expect(page.locator('.board svg [data-piece="pawn S"][data-at="e2"]')).toHaveCount(1);
  await expect(page.locator("main")).toContainText("A good start.");
  await page.keyboard.press("End");
  await expect(page.locator('.board svg [data-wall="e5h"]')).toHaveCount(1);
  await page.reload();
  await expect(moveList(page)).toHaveCount(9);
});

test("what cannot be opened is named with its place", async ({ page }) => {
  await open(page, '[Variant "quoridor"]\n\n1. e2 2. e9 *\n');
  await expect(page.locator("[role=alert]")).toContainText("line 3");
  await page.goto("/look#record=notpacked");
  await expect(page.locator("[role=alert]")).toBeVisible();
});

test("games are pasted in any form", async ({ page }) => {
  for (const text of [
    "1. e2 e8 2. e3 e7",
    "1. E2 2. E8 3. E3 4. E7",
    "1.e2 1...e8\r\n2.e3\u00a0{a remark} 2...e7 1/2-1/2",
    '[White "Ada"]\n[Black "Blaise"]\n\n1. e8 e2 2. e7 e3 1-0',
    "N S N S",
  ]) {
    await open(page, text);
    await expect(moveList(page).nth(3)).toHaveText("e7");
    await page.evaluate(() => localStorage.clear());
  }
});

test("what a pasted game leaves open is asked, and what was found out is told", async ({
  page,
}) => {
  await open(page, "row:BBBBBBWWWWWW");
  await expect(page.getByRole("alert")).toContainText("say which one it is");
  await page.getByLabel("Which game is it?").selectOption("point-3");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(moveList(page)).toHaveCount(1);

  await page.evaluate(() => localStorage.clear());
  await open(page, "1. e2 e8\n2. e3 e5 3. e4");
  await expect(page.getByRole("alert")).toContainText("line 2, column 7: e5");
  await page.getByRole("button", { name: "Show the place in the text" }).click();
  await expect(page.locator("textarea")).toBeFocused();
  const marked = await page
    .locator("textarea")
    .evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
  expect(marked).toBe("e5");
  await page.getByRole("button", { name: "Open what stands before it (3 moves)" }).click();
  await expect(moveList(page)).toHaveText(["e2", "e8", "e3"]);

  await page.evaluate(() => localStorage.clear());
  await open(page, "1. e2 e8 2. e3h");
  await expect(moveList(page)).toHaveText(["e2", "e8", "e3h"]);
  await page.getByLabel("Read in the notation").selectOption("upper-left");
  await expect(moveList(page)).toHaveText(["e2", "e8", "e2h"]);
});

test("a game is judged: graph, marks, best line on the board", async ({ page }) => {
  await openGame(page);
  await page.getByRole("button", { name: "Judge every move" }).click();
  await expect(page.locator("progress")).toHaveCount(0, { timeout: 60_000 });
  await expect(page.locator("svg[role=img]").first()).toBeVisible();
  await page.locator("ol.moves button").nth(4).click();
  await expect(page.locator(".judgement")).toContainText("%");
  await page.locator(".judgement").getByRole("button", { name: "Show on the board" }).click();
  await expect(page.locator(".trying")).toBeVisible();
  await page.getByRole("button", { name: "Back to the game" }).click();
  await expect(page.locator(".trying")).toHaveCount(0);
});

test("several lines on demand", async ({ page }) => {
  await openGame(page);
  await page.getByLabel("How many lines").selectOption("3");
  await page.getByRole("button", { name: "Think about this position" }).click();
  await expect(page.locator(".lines ol li")).toHaveCount(3, { timeout: 30_000 });
});

test("taking it along: record, picture, link", async ({ page, context }) => {
  await openGame(page);
  await page.keyboard.press("Home");
  for (let i = 0; i < 3; ++i) await page.keyboard.press("ArrowRight");
  const saved = async (name: string) => {
    const waiting = page.waitForEvent("download");
    await page.getByRole("button", { name, exact: true }).click();
    return readFileSync((await (await waiting).path())!, "utf8");
  };
  expect(await saved("Record")).toContain("A good start.");
  const picture = await saved("Picture");
  expect(picture).toMatch(/^<svg/);
  expect(picture).toContain('data-at="e3"');
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy the link" }).click();
  const link = await page.getByLabel("Link to this position").inputValue();
  const another = await context.newPage();
  await another.evaluate(() => localStorage.clear()).catch(() => {});
  await another.goto(link);
  await expect(another.locator('.board svg [data-piece="pawn S"][data-at="e3"]')).toHaveCount(1);
  await expect(moveList(another)).toHaveCount(9);
});

test("play from here goes on with people and engines", async ({ page }) => {
  await openGame(page);
  await page.keyboard.press("End");
  await page.getByRole("button", { name: "Play from here" }).click();
  await expect(page.locator('.board svg [data-wall="e5h"]')).toHaveCount(1);
  await expect(page.locator(".status")).toContainText(/South|North/);
});

test("the game just played can be looked back at", async ({ page }) => {
  await startGame(page, "quoridor", { sitters: ["me", "other"] });
  await click(page, "e2");
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await page.getByRole("link", { name: "Look back at it" }).click();
  await expect(moveList(page)).toHaveText(["e2", "resigns"]);
});
