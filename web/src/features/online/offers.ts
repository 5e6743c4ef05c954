/** Offers: keys of their texts, and declined or withdrawn ones. */
import type { Seating } from "../../core/types";
import type { OfferKind, ServerEvent, TableState } from "./protocol";

/** The key of an offer's texts. An agreed end is a draw, or decided by points. */
export const nameOf = (what: OfferKind, table: Seating | undefined) =>
  what === "draw" && table?.countsAgreedEnd ? "count" : what;

/** An offer that a player declined or its author withdrew. */
export interface Declined {
  what: OfferKind;
  by: number;
  offeredBy: number;
}

export const isWithdrawn = ({ by, offeredBy }: Declined) => by === offeredBy;

/** Whether an event makes answers to earlier offers obsolete. */
export const isProgress = ({ type }: ServerEvent) =>
  type === "moved" || type === "left" || type === "took-back" || type === "over";

/** The declined offer to show after an event that is not yet applied to `state`. */
export function declinedAfter(
  declined: Declined | null,
  state: TableState,
  event: ServerEvent,
): Declined | null {
  if (event.type === "declined") {
    const { what, by } = event;
    const offer = state.offers.find((one) => one.what === what);
    return { what, by, offeredBy: offer?.by ?? -1 };
  }
  const again = event.type === "offered" && event.what === declined?.what;
  return again || event.type === "rematch" || isProgress(event) ? null : declined;
}

/**
 * The offers that `you` may not repeat before the next move, since they were declined. A withdrawn
 * rematch may be offered again, since no move follows.
 */
export function turnedDownAfter(
  before: OfferKind[],
  event: ServerEvent,
  declined: Declined | null,
  you: number[],
): OfferKind[] {
  if (isProgress(event)) return [];
  if (event.type !== "declined" || !declined || !you.includes(declined.offeredBy)) return before;
  return declined.what === "rematch" && isWithdrawn(declined) ? before : [...before, declined.what];
}
