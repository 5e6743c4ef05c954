/** Where the keyboard goes on when what had the focus is there no more. */

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

/** The place of the board that the Tab key comes to. */
export const boardPlace = () => document.querySelector<HTMLElement>('.board [tabindex="0"]');
