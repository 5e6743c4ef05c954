/** Somebody who plays by touching what the page offers. */
import type { Page } from "@playwright/test";
import { expect } from "./table";

interface Offer {
  place: string;
  x: number;
  y: number;
}

/** What the page shows as possible right now, with the point a finger would go for. */
async function offers(page: Page): Promise<Offer[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        ".board .choice, .cards .choice, .actions .primary",
      ),
    ].map((element) => {
      const box = element.getBoundingClientRect();
      return {
        place: element.dataset["place"] ?? element.dataset["action"] ?? "",
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
      };
    }),
  );
}

/** The same games every time. */
export function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

export type Chooser = (places: string[]) => string;

/** Touches what `choose` wants until the game is over. */
export async function playOn(page: Page, choose: Chooser, touches = 4000): Promise<void> {
  const over = page.locator(".end");
  const row = page.locator(".row-setup .primary");
  const live = page.locator(".actions .primary, .board .choice, .cards .choice");
  for (let i = 0; i < touches; ++i) {
    await expect(over.or(row).or(live).first()).toBeVisible({ timeout: 60_000 });
    if (await over.isVisible()) return;
    if (await row.isVisible()) {
      await row.click();
      continue;
    }
    const offered = await offers(page);
    if (offered.length === 0) continue;
    const wanted = choose(offered.map((offer) => offer.place));
    const offer = offered.find((one) => one.place === wanted)!;
    const inside = page.viewportSize()!;
    if (offer.y < 0 || offer.y > inside.height) {
      await page.locator(`[data-place="${wanted}"], [data-action="${wanted}"]`).first().click();
    } else await page.mouse.click(offer.x, offer.y);
  }
  throw new Error(`the game was not over after ${touches} touches`);
}

export const anything =
  (random: (sides: number) => number): Chooser =>
  (places) =>
    places[random(places.length)]!;
