/** Focus management: finds a new focus when the focused element disappears. */

import { tick } from "svelte";

/**
 * If nothing has the focus, focuses the first of these elements that accepts it, else the board,
 * else the page.
 */
export function refocus(...wanted: (HTMLElement | null | undefined)[]): void {
  // After the DOM has changed.
  queueMicrotask(() => {
    const places = [...wanted, boardPlace(), document.querySelector<HTMLElement>("main")];
    for (const place of places) {
      if (document.activeElement && document.activeElement !== document.body) return;
      place?.focus({ preventScroll: true });
    }
  });
}

/** Restores the focus after a change of the DOM that moves or removes the focused element. */
export function keepFocus(): void {
  const before = document.activeElement as HTMLElement | null;
  if (before && before !== document.body) void tick().then(() => refocus(before));
}

/** Focuses the board; for buttons that disappear or become disabled when pressed. */
export const focusBoard = () => boardPlace()?.focus({ preventScroll: true });

/** The place of the board in the tab order. */
const boardPlace = () => document.querySelector<HTMLElement>('.board [tabindex="0"]');
