/** Touches places by mouse, finger or keyboard. */
import type { Page } from "playwright-core";
import { fail } from "./failure";
import type { Offer } from "./sight";

export type Device = "mouse" | "touch" | "keyboard";

export interface Point {
  x: number;
  y: number;
}

export async function pressAt(page: Page, { x, y }: Point, device: Device): Promise<void> {
  if (device === "touch") await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** The element of an offered touch, found by its name. */
const selectorOf = ({ kind, name }: Offer): string =>
  kind === "word"
    ? `main button:has-text(${JSON.stringify(name)})`
    : `main [data-place=${JSON.stringify(name)}]`;

/** Scrolls to the place and returns its position; it must not be covered. */
export async function reach(page: Page, offer: Offer): Promise<Point> {
  if (offer.open) return offer;
  const target = page.locator(selectorOf(offer)).first();
  const found = await target.evaluate((element, isPlace) => {
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = element.getBoundingClientRect();
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const top = document.elementFromPoint(x, y);
    const hit = isPlace ? element.parentElement! : element;
    return { x, y, by: top === null || !hit.contains(top) ? (top?.outerHTML ?? "nothing") : null };
  }, offer.kind === "place");
  if (found.by !== null)
    fail(`${offer.name} cannot be reached: covered by ${found.by.slice(0, 200)}`);
  return found;
}

/** Places of the board; cards are buttons. */
const placeOnBoard = 'main [role=group] > button[data-place]:not([data-place^="card:"])';

/** The focused place, and the centres of all places. */
interface Board {
  at: string | null;
  places: Record<string, Point>;
}

const boardOf = (page: Page): Promise<Board> =>
  page.evaluate(
    (selector) => ({
      at: document.activeElement?.getAttribute("data-place") ?? null,
      places: Object.fromEntries(
        [...document.querySelectorAll<HTMLElement>(selector)].map((one) => {
          const box = one.getBoundingClientRect();
          return [one.dataset["place"]!, { x: box.x + box.width / 2, y: box.y + box.height / 2 }];
        }),
      ),
    }),
    placeOnBoard,
  );

/** The arrow key that leads closer. */
function arrowTo(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) >= Math.abs(dy)) return dx > 0 ? "ArrowRight" : "ArrowLeft";
  return dy > 0 ? "ArrowDown" : "ArrowUp";
}

/**
 * Goes to a place by arrow keys and presses it. Returns the places passed if it cannot be reached.
 */
export async function chooseByKeyboard(page: Page, name: string): Promise<string[]> {
  const way: string[] = [];
  const isWall = (place: string) => /\d[hv]$/.test(place);
  let board = await boardOf(page);
  if (board.at === null || !(board.at in board.places)) {
    // As after Tab: the place in the tab order.
    const entrance = page.locator(`${placeOnBoard}[tabindex="0"]`).first();
    if ((await entrance.count()) === 0) return ["no place that Tab comes to"];
    await entrance.focus();
    board = await boardOf(page);
  }
  const seen = new Map<string, number>();
  for (let presses = 0; presses < 60; ++presses) {
    const { at, places } = board;
    const to = places[name];
    if (at === null || !to || !places[at]) return [...way, "nowhere"];
    way.push(at);
    if (at === name) {
      await page.keyboard.press("Enter");
      return [];
    }
    const times = (seen.get(at) ?? 0) + 1;
    seen.set(at, times);
    if (times > 3) return way;
    const near = Math.hypot(to.x - places[at].x, to.y - places[at].y);
    if (isWall(at) !== isWall(name)) await page.keyboard.press("w");
    else if (isWall(name) && at.slice(0, -1) === name.slice(0, -1)) await page.keyboard.press("r");
    else if (near > 0) await page.keyboard.press(arrowTo(places[at], to));
    board = await boardOf(page);
  }
  return way;
}
