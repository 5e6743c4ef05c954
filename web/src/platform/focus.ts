/** Focus management: moves the focus when its element disappears. */

import { tick } from "svelte";

/** To the first of these that can take it, else to the board, else to the page; nobody else loses it. */
export function refocus(...wanted: (HTMLElement | null | undefined)[]): void {
  // Once the page has changed.
  queueMicrotask(() => {
    const places = [...wanted, boardPlace(), document.querySelector<HTMLElement>("main")];
    for (const place of places) {
      if (document.activeElement && document.activeElement !== document.body) return;
      place?.focus({ preventScroll: true });
    }
  });
}

/** Keeps the focus over a change of the page that moves or removes its element. */
export function carryFocus(): void {
  const before = document.activeElement as HTMLElement | null;
  if (before && before !== document.body) void tick().then(() => refocus(before));
}

/** From a button that is about to go, or can be used only once. */
export const toBoard = () => boardPlace()?.focus({ preventScroll: true });

/** The place of the board that the Tab key comes to. */
export const boardPlace = () => document.querySelector<HTMLElement>('.board [tabindex="0"]');
