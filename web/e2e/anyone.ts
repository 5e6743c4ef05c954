/** A simulated user who plays any game by touching what the page offers. */
import type { Page } from "@playwright/test";

interface Offer {
  place: string;
  x: number;
  y: number;
}

interface Sight {
  over: boolean;
  /** A row is being set up (Point). */
  row: boolean;
  /** The legal touches of the moment, with their coordinates. */
  offers: Offer[];
}

const anythingToDo = ".end, .row-setup .primary, .board .choice, .cards .choice, .actions .primary";

/** A snapshot of the page. */
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

/** A fixed seed, so that the games are the same every time. */
export function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

export type Chooser = (places: string[]) => string;

/** Does one thing that the page offers; false if there is none. */
async function touchOne(page: Page, sight: Sight, choose: Chooser): Promise<boolean> {
  const { row, offers } = sight;
  if (row) {
    await page.locator(".row-setup .primary").click();
    return true;
  }
  if (offers.length === 0) return false;
  const wanted = choose(offers.map((offer) => offer.place));
  const offer = offers.find((one) => one.place === wanted)!;
  const inside = page.viewportSize()!;
  if (offer.y < 0 || offer.y > inside.height) {
    await page.locator(`[data-place="${wanted}"], [data-action="${wanted}"]`).first().click();
  } else await page.mouse.click(offer.x, offer.y);
  return true;
}

/** Touches what `choose` returns until the game is over. */
export async function playOn(page: Page, choose: Chooser, touches = 4000): Promise<void> {
  for (let i = 0; i < touches; ++i) {
    const sight = await look(page);
    if (sight.over) return;
    if (!(await touchOne(page, sight, choose)))
      await page.locator(anythingToDo).first().waitFor({ timeout: 60_000 });
  }
  throw new Error(`the game was not over after ${touches} touches`);
}

/**
 * Lets several users play on their pages until the game is over everywhere, or for a number of
 * touches.
 */
export async function playTogether(pages: Page[], choose: Chooser, touches = 4000): Promise<void> {
  const patience = 60_000;
  let made = 0;
  for (let lately = Date.now(); made < touches && Date.now() - lately < patience;) {
    let over = 0;
    for (const page of pages) {
      const sight = await look(page);
      if (sight.over) ++over;
      else if (made < touches && (await touchOne(page, sight, choose))) {
        ++made;
        lately = Date.now();
      }
    }
    if (over === pages.length) return;
  }
  if (made < touches) throw new Error(`nobody could do anything after ${made} touches`);
}

export const anything =
  (random: (sides: number) => number): Chooser =>
  (places) =>
    places[random(places.length)]!;
