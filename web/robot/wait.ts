/**
 * Waits for a condition in the page. The wait runs in the page and returns the snapshot that
 * fulfils it.
 */
import type { Page } from "playwright-core";
import { look, signatureOf, type Sight } from "./sight";
import { sightWords } from "./words";

/** The condition. */
export type Aim =
  /** The user can move, or the game is over. */
  | "turn"
  /** Any visible change. */
  | "change"
  /** The number of entries in the list of moves. */
  | { moves: number };

interface Waiting {
  aim: Aim;
  before: string | null;
  /** The wait ends after so many milliseconds without change. */
  patience: number;
  /** The longest wait in milliseconds. */
  longest: number;
}

export interface Waited {
  sight: Sight;
  /** Whether the condition was fulfilled in time. */
  came: boolean;
}

/**
 * Functions that run in the page, where `look(words)` makes a snapshot and `signatureOf` its
 * signature.
 */
const inPage = `async ({ words, aim, before, patience, longest }) => {
  const look = ${look.toString()};
  const signatureOf = ${signatureOf.toString()};
  const ready = (sight) => {
    if (aim === "change") return true;
    if (aim.moves !== undefined) return sight.moves === aim.moves;
    if (sight.turn === "over") return true;
    return sight.board && (sight.row || sight.offers.length > 0);
  };
  const start = performance.now();
  let lately = start;
  let sight = look(words);
  let signature = signatureOf(sight);
  for (;;) {
    if (signature !== before && ready(sight)) return { sight, came: true };
    const now = performance.now();
    if (now - lately > patience || now - start > longest) return { sight, came: false };
    await new Promise((resolve) => {
      const observer = new MutationObserver(() => done());
      const timer = setTimeout(() => done(), 200);
      function done() {
        observer.disconnect();
        clearTimeout(timer);
        setTimeout(resolve, 0);
      }
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    sight = look(words);
    const next = signatureOf(sight);
    if (next !== signature) lately = performance.now();
    signature = next;
  }
}`;

/** Repeats the wait if the page navigates meanwhile. */
export async function waitFor(page: Page, waiting: Waiting): Promise<Waited> {
  const given = JSON.stringify({ ...waiting, words: sightWords });
  for (let tries = 0; ; ++tries) {
    try {
      return await page.evaluate<Waited>(`(${inPage})(${given})`);
    } catch (error) {
      const moved = /context was destroyed|navigation|Cannot find context/i.test(String(error));
      if (!moved || tries === 20) throw error;
      await page.waitForLoadState("domcontentloaded");
    }
  }
}

export const glance = (page: Page): Promise<Sight> =>
  page.evaluate<Sight>(`(${look.toString()})(${JSON.stringify(sightWords)})`);
