/** Users of online tables, each with a browser context of their own. */
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { chooseOption, expect } from "./table";

export type Place = "me" | "other" | "friend" | "anyone" | number;

export interface Online {
  places: Place[];
  name?: string;
  options?: Record<string, string>;
  /** Minutes and increment, or days. */
  clock?: [number, number] | number;
  watch?: "open" | "link";
  lots?: boolean;
}

const errors: string[] = [];

/** A user with a browser context. */
export async function person(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address });
  context.on("weberror", (error) => errors.push(error.error().message));
  return context.newPage();
}

/** Fills in the set-up page and creates the table; its id. */
export async function openTable(page: Page, variant: string, choice: Online): Promise<string> {
  await page.goto(`/new/${variant}`);
  for (const [player, place] of choice.places.entries()) {
    const kind = typeof place === "number" ? "engine" : place;
    await page.locator(`input[name="sitter-${player}"][value="${kind}"]`).check();
    if (typeof place === "number")
      await page.locator(".sitter").nth(player).locator("select").selectOption(String(place));
  }
  if (choice.lots) await page.getByLabel("Draw lots for the seats").check();
  const server = page.getByLabel("On the server");
  if (!(await server.isChecked())) await server.check();
  await page.locator("input[name=name]").fill(choice.name ?? "Ada");
  if (choice.clock !== undefined) {
    const days = typeof choice.clock === "number";
    await page.locator("select[name=pace]").selectOption(days ? "days" : "minutes");
    if (typeof choice.clock === "number")
      await page.locator("input[name=days]").fill(String(choice.clock));
    else {
      await page.getByLabel("Minutes for each player").fill(String(choice.clock[0]));
      await page.getByLabel("Seconds added each turn").fill(String(choice.clock[1]));
    }
  }
  if (choice.watch) await page.locator("select[name=watch]").selectOption(choice.watch);
  const options = Object.entries(choice.options ?? {});
  if (options.length > 0) await page.locator("details.options summary").click();
  for (const [name, value] of options) await chooseOption(page, name, value);
  await page.locator("button[type=submit]").click();
  await page.waitForURL(/\/t\/[\w-]+$/);
  return new URL(page.url()).pathname.slice("/t/".length);
}

/** The invitation link for a player. */
export const invitation = (page: Page, player: number): Promise<string> =>
  page.locator(`.room [data-player="${player}"] input`).inputValue();

/** Opens an invitation and takes the seat. */
export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator(".join input[name=name]").fill(name);
  await page.locator(".join .primary").click();
  await expect(page.locator(".join")).toHaveCount(0);
}

/** Takes a free seat. */
export async function sitDown(page: Page, table: string, player: number, name: string) {
  await page.goto(`/t/${table}`);
  const place = page.locator(`.room [data-player="${player}"]`);
  await place.getByRole("button", { name: "Sit down here" }).click();
  await place.locator("input[name=name]").fill(name);
  await place.getByRole("button", { name: "Sit down" }).click();
}

/** All players of a table, each with a browser context; the first created it. */
export async function together(
  browser: Browser,
  address: string,
  variant: string,
  players: number,
  choice: Omit<Online, "places"> = {},
): Promise<{ pages: Page[]; table: string }> {
  const names = ["Ada", "Bob", "Cleo", "Dan"];
  const host = await person(browser, address);
  const places: Place[] = ["me", ...Array<Place>(players - 1).fill("friend")];
  const table = await openTable(host, variant, { ...choice, places });
  const pages = [host];
  for (let player = 1; player < players; ++player) {
    const page = await person(browser, address);
    await join(page, await invitation(host, player), names[player]!);
    pages.push(page);
  }
  for (const page of pages) await expect(page.locator(".board")).toBeVisible();
  return { pages, table };
}

/** Background errors fail the test as well. */
export async function leaveAll(pages: Page[]): Promise<void> {
  for (const page of pages) await page.context().close();
  expect(errors.splice(0)).toEqual([]);
}

/** Sockets of this browser can be cut without a close event, as by a network failure. */
export async function cuttable(context: BrowserContext): Promise<{ cut: () => Promise<void> }> {
  await context.addInitScript(() => {
    const sockets: WebSocket[] = [];
    const Original = window.WebSocket;
    window.WebSocket = class extends Original {
      constructor(...args: ConstructorParameters<typeof Original>) {
        super(...args);
        sockets.push(this);
      }
    };
    Object.assign(window, { cutSockets: () => sockets.forEach((one) => one.close()) });
  });
  return {
    cut: async () => {
      for (const page of context.pages())
        await page.evaluate(() => (window as unknown as { cutSockets(): void }).cutSockets());
    },
  };
}
