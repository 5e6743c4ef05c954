/** Somebody who plays by touching what the page offers. */
import type { Page } from "@playwright/test";

interface Offer {
  place: string;
  x: number;
  y: number;
}

interface Sight {
  over: boolean;
  /** A row is to be set up (Point). */
  row: boolean;
  /** What is possible right now, with the point a finger would go for. */
  offers: Offer[];
}

const anythingToDo = ".end, .row-setup .primary, .board .choice, .cards .choice, .actions .primary";

/** One look at the page. */
async function look(page: Page): Promise<Sight> {
  return page.evaluate(() => ({
    over: document.querySelector(".end") !== null,
    row: document.querySelector(".row-setup .primary") !== null,
    offers: [
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
  }));
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
  for (let i = 0; i < touches; ++i) {
    const { over, row, offers: offered } = await look(page);
    if (over) return;
    if (row) {
      await page.locator(".row-setup .primary").click();
      continue;
    }
    if (offered.length === 0) {
      await page.locator(anythingToDo).first().waitFor({ timeout: 60_000 });
      continue;
    }
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
