/** A snapshot of the visible page. */
import type { SightWords } from "./words";

/** A place, card or button that can be touched. */
export interface Offer {
  kind: "place" | "card" | "word";
  name: string;
  /** Its centre in the window. */
  x: number;
  y: number;
  /** Whether a click there hits it: inside the window and not covered. */
  open: boolean;
}

export interface Sight {
  address: string;
  language: string;
  /** Whether a board is shown. */
  board: boolean;
  /** The status line. */
  status: string;
  turn: "somebody" | "engine" | "chance" | "over" | "unsaid";
  /** Whether an earlier position is shown. */
  earlier: boolean;
  /** Whether a row of pawns is being set up. */
  row: boolean;
  offers: Offer[];
  picked: string[];
  /** The previewed wall. */
  preview: string;
  moves: number;
  last: string;
  /** The texts of all alerts. */
  alerts: string[];
  /** The alert with the reason of an illegal touch. */
  refused: boolean;
  dialog: string;
  /** The pixels by which the page is wider than the window. */
  tooWide: number;
}

/** A signature of everything visible, to detect changes. */
export const signatureOf = (sight: Sight): string =>
  JSON.stringify({ ...sight, offers: sight.offers.map((offer) => offer.name).join(" ") });

/** Runs in the page, so it must not use outside variables. */
export function look(words: SightWords): Sight {
  const shows = (element: Element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0;
  };
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? "").replace(/\s+/g, " ").trim();
  const labelled = (selector: string, labels: string[]) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (one) => labels.includes(one.getAttribute("aria-label") ?? "") && shows(one),
    );
  const main = document.querySelector("main") ?? document.body;
  const board = labelled("main [role=group]", words.board);
  const over = labelled("main section", words.over);
  const list = labelled("main ol", words.moves);
  const status = textOf(main.querySelector("p.status"));
  const live = textOf(document.querySelector("[aria-live=polite]"));
  const backToNow = [...main.querySelectorAll("button")].some((one) =>
    words.backToNow.includes(textOf(one)),
  );

  const offers: Offer[] = [];
  const picked: string[] = [];
  const actions = new RegExp(words.actions, "u");
  const takeRow = new RegExp(words.takeRow, "u");
  let row = false;
  const dialog = document.querySelector("dialog[open]");

  const add = (kind: Offer["kind"], name: string, element: HTMLElement) => {
    const box = element.getBoundingClientRect();
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const top = document.elementFromPoint(x, y);
    const target = kind === "place" ? board! : element;
    offers.push({ kind, name, x, y, open: top !== null && target.contains(top) });
  };

  for (const button of main.querySelectorAll<HTMLButtonElement>("button")) {
    if (list?.contains(button) || button.disabled) continue;
    const name = button.dataset["place"];
    const label = button.getAttribute("aria-label");
    if (name !== undefined && label !== null) {
      const parts = label.split(", ");
      if (words.picked.some((one) => parts.includes(one))) picked.push(name);
      if (words.possible.some((one) => parts.includes(one)))
        add(board?.contains(button) ? "place" : "card", name, button);
      continue;
    }
    const text = textOf(button);
    if (takeRow.test(text)) row = true;
    else if (actions.test(text)) add("word", text, button);
  }

  const alerts = [...document.querySelectorAll("[role=alert]")]
    .filter(shows)
    .map(textOf)
    .filter(Boolean);
  const turn = over
    ? "over"
    : new RegExp(words.thinking, "u").test(status)
      ? "engine"
      : new RegExp(words.drawing, "u").test(status)
        ? "chance"
        : status && live
          ? "somebody"
          : "unsaid";
  const moves = list?.querySelectorAll("button") ?? [];
  return {
    address: location.pathname,
    language: document.documentElement.lang,
    board: board !== undefined,
    status,
    turn,
    earlier: backToNow,
    row,
    offers,
    picked,
    preview: board?.querySelector(".ghost-wall.pending")?.getAttribute("style") ?? "",
    moves: moves.length,
    last: textOf(moves[moves.length - 1]),
    alerts,
    refused: alerts.some((one) => words.refused.some((word) => one.startsWith(word))),
    dialog: dialog?.getAttribute("aria-label") ?? (dialog ? "?" : ""),
    tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
}
