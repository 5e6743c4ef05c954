/** Failing modules in the served page: messages and recovery. */
import { readFileSync } from "node:fs";
import { expect, test as base, type Page } from "@playwright/test";
import { looping, recursing, trapping } from "../tests/damage";
import {
  breakCall,
  cutOff,
  garbage,
  injectMoves,
  injectTraps,
  serveDamaged,
  type Damage,
} from "./faults";
import { click, moveList, startGame } from "./table";

const test = base.extend({
  baseURL: async ({}, use) => use(process.env["TABLIER_ADDRESS"]!),
});
// The service worker would serve its own copy of the damaged file.
test.use({ serviceWorkers: "block" });

const alert = (page: Page) => page.locator(".failure [role=alert]");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const noSideways = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);

async function playQuoridor(page: Page): Promise<void> {
  await page.goto("/");
  await page.locator("[data-play=quoridor]").click();
  await expect(page.locator(".board")).toBeVisible();
}

for (const [width, height] of [
  [1280, 860],
  [390, 844],
] as const)
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height } });

    const damages: [string, Damage][] = [
      ["traps", trapping],
      ["exhausts the stack", recursing],
    ];
    for (const [what, damage] of damages)
      test(`an engine that ${what}: one goes on by hand, with the record at hand`, async ({
        page,
      }) => {
        await serveDamaged(page, "engine", damage);
        await playQuoridor(page);
        await click(page, "e2");
        await expect(alert(page)).toHaveText(
          "The engine stopped, was restarted and stopped again. North has not moved.",
        );
        await expect(button(page, "Play North by hand")).toBeInViewport();
        await noSideways(page);
        const coming = page.waitForEvent("download");
        await button(page, "Download the record").click();
        const file = await (await coming).path();
        expect(readFileSync(file, "utf8")).toMatch(/\[NorthEngine "level\d+"\][^]*1\. e2/);
        await button(page, "Play North by hand").click();
        await expect(alert(page)).toHaveCount(0);
        await click(page, "e8");
        await expect(moveList(page)).toHaveText(["e2", "e8"]);
        await page.reload();
        await expect(moveList(page)).toHaveText(["e2", "e8"]);
        await click(page, "e3");
        await click(page, "e7"); // North is still a person
        await expect(moveList(page)).toHaveCount(4);
      });

    test("a view that fails can be shown again, and is no dead end", async ({ page }) => {
      await injectTraps(page);
      await playQuoridor(page);
      await breakCall(page, "play", Infinity);
      await click(page, "e2");
      await expect(alert(page)).toContainText("The program of the rules stopped");
      await noSideways(page);
      await expect(alert(page)).toBeInViewport();
      await breakCall(page, "play", 0);
      await button(page, "Try again").click();
      await expect(alert(page)).toHaveCount(0);
      await click(page, "e2");
      await expect(moveList(page)).toHaveCount(2); // the engine has answered
      await breakCall(page, "board", Infinity);
      await button(page, "Turn the board").click();
      await expect(alert(page)).toContainText("The program of the rules stopped");
      await expect(page.locator(".board")).toHaveCount(0);
      await noSideways(page);
      await breakCall(page, "board", 0);
      await page.getByRole("link", { name: "To the games" }).click();
      await expect(page.locator("[data-play=point]")).toBeVisible();
      await page.goBack();
      await expect(moveList(page)).toHaveCount(2);
    });
  });

test("a module that traps once is replaced without a word", async ({ page }) => {
  await injectTraps(page);
  await startGame(page, "quoridor", { sitters: ["other", "other"] });
  for (const move of ["e2", "e8", "e3"]) {
    const before = await moveList(page).count();
    await breakCall(page, "play", 1);
    await click(page, move);
    await expect(moveList(page)).toHaveCount(before + 1);
  }
  await breakCall(page, "board", 1);
  await button(page, "Turn the board").click();
  await click(page, "e7");
  await expect(moveList(page)).toHaveCount(4);
  await expect(alert(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.injected.instances)).toBe(5);
});

test("an engine's move against the rules is asked for again", async ({ page }) => {
  await injectMoves(page, "a1", 1);
  await playQuoridor(page);
  await click(page, "e2");
  await expect(moveList(page)).toHaveCount(2);
  await expect(alert(page)).toHaveCount(0);
  await expect(page.getByText("Not possible:")).toHaveCount(0);
});

test("one that cheats always does not play on", async ({ page }) => {
  await injectMoves(page, "a1", 1000);
  await playQuoridor(page);
  await click(page, "e2");
  await expect(alert(page)).toContainText("against the rules");
  await button(page, "Play North by hand").click();
  await click(page, "e8");
  await expect(moveList(page)).toHaveCount(2);
});

test("an engine that never answers is replaced, then given up", async ({ page }) => {
  await serveDamaged(page, "engine", looping);
  await playQuoridor(page);
  await click(page, "e2");
  await expect(page.locator(".status")).toContainText("thinking");
  await expect(alert(page)).toContainText("North has not moved", { timeout: 30_000 });
  await expect.poll(() => page.workers().length).toBe(0);
});

test("a hint that fails says so, and the game goes on", async ({ page }) => {
  await serveDamaged(page, "engine", trapping);
  await playQuoridor(page);
  await button(page, "Hint").click();
  await expect(page.locator(".hint")).toContainText("There is no hint.");
  await expect(page.locator(".hint")).not.toContainText("connection");
  await expect(button(page, "Hint")).toBeEnabled();
  await button(page, "Offer a draw").click();
  await page.locator("dialog .primary").click();
  await expect(page.locator("dialog [role=alert]")).toContainText("The draw was not answered.");
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog")).toHaveCount(0);
});

test("an engine that does not come: the network is blamed, and it comes later", async ({
  page,
}) => {
  const restore = await cutOff(page, "engine");
  await playQuoridor(page);
  await click(page, "e2");
  await expect(alert(page)).toContainText("Check the connection");
  await restore();
  await button(page, "Try again").click();
  await expect(moveList(page)).toHaveCount(2);
});

test("a damaged engine is fetched again", async ({ page }) => {
  await serveDamaged(page, "engine", garbage, 1);
  await playQuoridor(page);
  await click(page, "e2");
  await expect(moveList(page)).toHaveCount(2);
  await expect(alert(page)).toHaveCount(0);
});

test.describe("the page starts", () => {
  test("where the rules came damaged once", async ({ page }) => {
    await serveDamaged(page, "table", garbage, 1);
    await playQuoridor(page);
  });

  for (const [what, damage] of [
    ["are no module", garbage],
    ["trap", trapping],
  ] as const)
    test(`not where the rules ${what}; the network is not blamed`, async ({ page }) => {
      await serveDamaged(page, "table", damage);
      await page.goto("/");
      const said = page.locator("[role=alert]");
      await expect(said).toContainText("could not be started");
      await expect(said).toContainText("n’a pas pu démarrer");
      await expect(said).not.toContainText("connection");
      await page.unrouteAll();
      await page.getByRole("button", { name: /Try again/ }).click();
      await expect(page.locator("[data-play=quoridor]")).toBeVisible();
    });

  test("not where the rules are broken, but the games can be taken along", async ({ page }) => {
    await page.goto("/icon.svg"); // storage can be filled before the page runs
    await page.evaluate(async () => {
      const record = '[Variant "quoridor"]\n\n1. e2 *\n';
      localStorage.setItem("tablier.game", JSON.stringify({ record, setup: {}, left: null }));
      await new Promise((resolve) => {
        const opening = indexedDB.open("tablier", 1);
        opening.onupgradeneeded = () => {
          const store = opening.result.createObjectStore("games", { keyPath: "id" });
          store.put({ id: "one", record: '[Variant "point"]\n\n*\n' });
          store.put({ id: "two", record: 7 });
          store.put({ id: "three", junk: true });
        };
        opening.onsuccess = () => {
          opening.result.close();
          resolve(null);
        };
      });
    });
    await serveDamaged(page, "table", garbage);
    await page.goto("/");
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: /Download the stored games/ }).click();
    const text = readFileSync(await (await coming).path(), "utf8");
    expect(text).toBe('[Variant "point"]\n\n*\n\n[Variant "quoridor"]\n\n1. e2 *\n');
  });

  test("not without a network, and then it does", async ({ page }) => {
    const restore = await cutOff(page, "table");
    await page.goto("/");
    await expect(page.locator("[role=alert]")).toContainText("Check the connection");
    await restore();
    await page.getByRole("button", { name: /Try again/ }).click();
    await expect(page.locator("[data-play=quoridor]")).toBeVisible();
  });

  test("not without anything that it would load: it says so in plain words", async ({ page }) => {
    await page.route(/\/assets\/(en|fr|Failure)-[^/]*\.js/, (route) => route.abort());
    await page.goto("/");
    await expect(page.locator("[role=alert]")).toContainText("Check the connection");
    await page.unrouteAll();
    await page.getByRole("button", { name: /Try again/ }).click();
    await expect(page.locator("[data-play=quoridor]")).toBeVisible();
  });

  test("and a page of it that does not come can be asked for again", async ({ page }) => {
    await page.goto("/");
    await page.route(/\/assets\/Rules[^/]*\.js/, (route) => route.abort());
    await page.getByRole("link", { name: "Rules", exact: true }).first().click();
    await expect(page.locator("main [role=alert]")).toContainText("could not be loaded");
    await page.unrouteAll();
    await button(page, "Try again").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/rules/i);
  });
});
