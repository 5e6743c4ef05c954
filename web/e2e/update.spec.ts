/** Updates: a new build is offered and never forced. */
import { appendFileSync, rmSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { Folder } from "./builds";
import { Server } from "./server";
import { click, expect, moveList, startGame, test as base } from "./table";

interface Served {
  folder: Folder;
}

const test = base.extend<Served & { server: Server }>({
  folder: async ({}, use) => {
    const folder = new Folder();
    await use(folder);
    folder.end();
  },
  server: async ({ folder }, use) => {
    const server = new Server(folder.path);
    await server.start();
    await use(server);
    await server.end();
  },
  baseURL: async ({ server }, use) => use(server.address),
});

const notice = (page: Page) => page.locator(".version .notice");
const build = (page: Page) => page.locator("meta[name=build]").getAttribute("content");
const loadNow = (page: Page) => notice(page).getByRole("button", { name: "Load it now" });

/** Waits until all files of the page are cached. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const controlled = () => navigator.serviceWorker.controller !== null;
    while (!controlled()) await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

/** The page's hourly check. */
const askForNews = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration!.update().catch(() => undefined);
  });

const caches = (page: Page) => page.evaluate(async () => (await window.caches.keys()).length);

/** The cleanup after the start and every hour. */
const lookAfter = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller!.postMessage({ type: "look after" }));

async function open(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** A chunk that could not be loaded fails the test. */
function missing(context: BrowserContext): string[] {
  const found: string[] = [];
  context.on("response", (response) => {
    if (response.status() === 404) found.push(response.url());
  });
  context.on("requestfailed", (request) => {
    if (!request.url().includes("/api/")) found.push(request.url());
  });
  return found;
}

test("open games go on with the old version until the new one is wanted", async ({
  page,
  context,
  folder,
}) => {
  const lost = missing(context);
  // Without walls, so that the later moves stay legal.
  await startGame(page, "quoridor", { sitters: ["me", 2], options: { walls: "0" } });
  await kept(page);
  const other = await open(context, "/learn/point");
  await expect(other.locator(".board")).toBeVisible();

  folder.put("second");
  await askForNews(page);
  await expect(notice(page)).toContainText("A new version is ready.");
  await expect(notice(other)).toContainText("A new version is ready.");

  // The engine and lazy pages come from the old version.
  await click(page, "e2");
  await expect(moveList(page)).toHaveCount(2);
  for (const name of ["Rules", "About", "Look back"]) {
    await page.getByRole("navigation").getByRole("link", { name, exact: true }).first().click();
    await expect(page.getByRole("main")).not.toContainText("could not be loaded");
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
  }
  await page.getByRole("link", { name: "Your games" }).first().click();
  await page.getByRole("link", { name: "Continue" }).click();
  await page.reload();
  expect(await build(page)).toBe("first");
  await expect(notice(page)).toBeVisible();
  await expect(moveList(page)).toHaveCount(2);

  // It is loaded on request, and the game goes on there.
  await loadNow(page).click();
  await page.waitForFunction(
    () => document.querySelector("meta[name=build]")?.getAttribute("content") === "second",
  );
  await expect(moveList(page)).toHaveCount(2);
  await click(page, "e3");
  await expect(moveList(page)).toHaveCount(4);
  await expect(notice(page)).toHaveCount(0);

  // The other tab is notified, does not change, and still has all its files.
  await expect(notice(other)).toContainText("Another tab has loaded a new version");
  expect(await build(other)).toBe("first");
  await other.getByRole("link", { name: "Rules", exact: true }).first().click();
  await other.getByRole("link", { name: /Read the rules.*Superpion/ }).click();
  await expect(other.locator("h1")).toContainText("Superpion");
  await other.getByRole("link", { name: "About" }).click();
  await expect(other.locator("h1")).toContainText("About");
  await lookAfter(page);
  await page.waitForTimeout(500);
  expect(await caches(page)).toBe(2);

  // The old files are removed when no tab uses them.
  await loadNow(other).click();
  await other.waitForFunction(
    () => document.querySelector("meta[name=build]")?.getAttribute("content") === "second",
  );
  await lookAfter(page);
  await expect.poll(() => caches(page)).toBe(1);
  expect(lost).toEqual([]);
});

test("by keyboard: the notice is said, keeps the focus where it is, and can be put off", async ({
  page,
  folder,
}) => {
  await startGame(page, "quoridor", { sitters: ["me", "other"] });
  await kept(page);
  await page.locator('.board [data-place="e2"]').focus();
  folder.put("second");
  await askForNews(page);
  await expect(page.getByRole("status").filter({ hasText: "A new version" })).toBeVisible();
  await expect(page.locator('.board [data-place="e2"]')).toBeFocused();
  await notice(page).getByRole("button", { name: "Later" }).focus();
  await page.keyboard.press("Enter");
  await expect(notice(page)).toHaveCount(0);
  await expect(page.locator('.board [tabindex="0"]')).toBeFocused();
  expect(await build(page)).toBe("first");
});

test("when the last tab has gone, the new version comes by itself", async ({
  page,
  context,
  folder,
  baseURL,
}) => {
  await page.goto("/");
  await kept(page);
  folder.put("second");
  await askForNews(page);
  await expect(notice(page)).toBeVisible();
  await page.goto("about:blank");
  await page.close();
  await expect
    .poll(async () => {
      const next = await open(context, baseURL!);
      const is = await build(next);
      await next.goto("about:blank");
      await next.close();
      return is;
    })
    .toBe("second");
});

test("of two updates in a row the last one is loaded", async ({ page, folder }) => {
  await page.goto("/");
  await kept(page);
  folder.put("second");
  await askForNews(page);
  await expect(notice(page)).toBeVisible();
  await notice(page).getByRole("button", { name: "Later" }).click();
  folder.put("third");
  await askForNews(page);
  await expect(notice(page)).toBeVisible();
  await loadNow(page).click();
  await page.waitForFunction(
    () => document.querySelector("meta[name=build]")?.getAttribute("content") === "third",
  );
  await lookAfter(page);
  await expect.poll(() => caches(page)).toBe(1);
});

test("an update that comes in part is none, and works when it is whole", async ({
  page,
  context,
  folder,
}) => {
  await page.goto("/");
  await kept(page);
  folder.put("second");
  rmSync(folder.file("LessonPage"));
  await askForNews(page);
  await page.waitForTimeout(500);
  await expect(notice(page)).toHaveCount(0);
  expect(await caches(page)).toBe(1);

  // All files are there, but one does not belong to the build.
  folder.put("third");
  appendFileSync(folder.file("LessonPage"), "// of another build\n");
  await askForNews(page);
  await page.waitForTimeout(500);
  await expect(notice(page)).toHaveCount(0);
  expect(await caches(page)).toBe(1);

  folder.put("fourth");
  await askForNews(page);
  await expect(notice(page)).toBeVisible();

  // Offline, the old version is complete.
  await context.setOffline(true);
  await page.reload();
  expect(await build(page)).toBe("first");
  await page.getByRole("link", { name: "About" }).click();
  await expect(page.locator("h1")).toContainText("About");
  // And so is the new one, which is installed already.
  await loadNow(page).click();
  await page.waitForFunction(
    () => document.querySelector("meta[name=build]")?.getAttribute("content") === "fourth",
  );
  await page.goto("/learn/quoridor");
  await expect(page.locator(".board")).toBeVisible();
});

test.describe("without a service worker", () => {
  test.use({ serviceWorkers: "block" });

  test("a part that is gone says that there is a new version", async ({ page, folder, errors }) => {
    await page.goto("/");
    await expect(page.locator("[data-play=quoridor]")).toBeVisible();
    folder.put("second");
    await page.getByRole("link", { name: "About" }).click();
    const alarm = page.getByRole("main").getByRole("alert");
    await expect(alarm).toContainText("There is a new version of this page");
    await expect(alarm).not.toContainText("connection");
    await alarm.getByRole("button", { name: "Load it now" }).click();
    await expect(page.locator("h1")).toContainText("About");
    expect(await build(page)).toBe("second");
    errors.length = 0; // the missing files
  });

  test("without a network that is what is said", async ({ page, context, errors }) => {
    await page.goto("/");
    await expect(page.locator("[data-play=quoridor]")).toBeVisible();
    await context.setOffline(true);
    await page.getByRole("link", { name: "About" }).click();
    const alarm = page.getByRole("main").getByRole("alert");
    await expect(alarm).toContainText("Check the connection");
    errors.length = 0;
  });
});

test("an online table goes on in the new version", async ({ page, folder }) => {
  await page.goto("/new/quoridor");
  await page.locator('input[name="sitter-1"][value="engine"]').check();
  await page.getByLabel("On the server").check();
  await page.locator("button[type=submit]").click();
  await expect(page.locator(".board")).toBeVisible();
  await kept(page);
  await click(page, "e2");
  await expect(moveList(page)).toHaveCount(2);
  folder.put("second");
  await askForNews(page);
  await loadNow(page).click();
  await page.waitForFunction(
    () => document.querySelector("meta[name=build]")?.getAttribute("content") === "second",
  );
  await expect(moveList(page)).toHaveCount(2);
  await click(page, "e3");
  await expect(moveList(page)).toHaveCount(4);
});
