/**
 * Waiting for the page without asking it again and again: the wait runs in the page, and ends with
 * what is seen as soon as it is what was waited for.
 */
import type { Page } from "playwright-core";
import { look, signatureOf, type Sight } from "./sight";
import { sightWords } from "./words";

/** The condition that is waited for. */
export type Aim =
  /** A person at this page can act, or the game is over. */
  | "turn"
  /** Anything has changed. */
  | "change"
  /** So many moves are in the list. */
  | { moves: number };

interface Waiting {
  aim: Aim;
  before: string | null;
  /** Milliseconds without any change after which the wait ends. */
  patience: number;
  /** The longest wait, whatever changes. */
  longest: number;
}

export interface Waited {
  sight: Sight;
  /** Whether the condition came true in time. */
  came: boolean;
}

/** Functions that run in the page, where a look is `look(words)` and its signature `signatureOf`. */
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

/** A page that goes to another address meanwhile is looked at again there. */
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
