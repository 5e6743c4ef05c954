/** User actions in the game view: look, touch, choose; without access to the program's state. */
import { expect, test as base, type Locator, type Page } from "@playwright/test";

export const test = base.extend<{ errors: string[] }>({
  baseURL: async ({}, use) => use(process.env["TABLIER_ADDRESS"]!),
  /** Background errors fail the test as well. */
  errors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

export const place = (page: Page, name: string): Locator =>
  page.locator(`.board [data-place="${name}"]`);

async function middle(page: Page, name: string): Promise<{ x: number; y: number }> {
  const target = place(page, name);
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A click of the mouse on the board. */
export async function click(page: Page, name: string): Promise<void> {
  const { x, y } = await middle(page, name);
  await page.mouse.click(x, y);
}

export async function tap(page: Page, name: string): Promise<void> {
  const { x, y } = await middle(page, name);
  await page.touchscreen.tap(x, y);
}

/** A click on a place or on its button: a face, a card. */
export async function touch(page: Page, within: Locator, place: string): Promise<void> {
  const target = within.locator(`[data-place="${place}"]`).first();
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  // A wall is clicked beside its centre, where no other wall lies.
  const across = box.width > 1.5 * box.height ? 0.3 : 0.5;
  const upright = box.height > 1.5 * box.width ? 0.3 : 0.5;
  await page.mouse.click(box.x + box.width * across, box.y + box.height * upright);
}

type Kind = "me" | "other" | "engine";

export interface Choice {
  /** By number of player. */
  sitters?: (Kind | number)[];
  options?: Record<string, string>;
}

/** On the set-up page with its options open. */
export async function chooseOption(page: Page, name: string, value: string): Promise<void> {
  const field = page.locator(`#option-${name}`);
  if ((await field.evaluate((element) => element.tagName)) === "SELECT")
    await field.selectOption(value);
  else {
    await field.fill(value);
    await field.blur();
  }
}

/** Fills in the set-up page and starts; a number stands for an engine of that level. */
export async function startGame(page: Page, variant: string, choice: Choice = {}): Promise<void> {
  await page.goto(`/new/${variant}`);
  for (const [player, sitter] of (choice.sitters ?? []).entries()) {
    const kind = typeof sitter === "number" ? "engine" : sitter;
    await page.locator(`input[name="sitter-${player}"][value="${kind}"]`).check();
    if (typeof sitter === "number")
      await page.locator(".sitter").nth(player).locator("select").selectOption(String(sitter));
  }
  const options = Object.entries(choice.options ?? {});
  if (options.length > 0) await page.locator("details.options summary").click();
  for (const [name, value] of options) await chooseOption(page, name, value);
  await page.locator("button[type=submit]").click();
  await expect(page.locator(".board")).toBeVisible();
}

/** Expects the list of moves, with waiting. */
export const moveList = (page: Page): Locator => page.locator("ol.moves button");

/** The list of moves without waiting, for finished games. */
export const moves = (page: Page): Promise<string[]> => moveList(page).allInnerTexts();
