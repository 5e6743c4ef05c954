/** Offers: the names of their texts, and those that were declined or withdrawn. */
import type { TableInfo } from "../../core/types";
import type { OfferKind, ServerEvent, TableState } from "./protocol";

/** Under which name the words for an offer stand: an agreed end is a draw, or the points decide. */
export const nameOf = (what: OfferKind, table: TableInfo | undefined) =>
  what === "draw" && table?.countsAgreedEnd ? "count" : what;

/** Turned down by somebody, or taken back by whoever had made it. */
export interface Declined {
  what: OfferKind;
  by: number;
  offeredBy: number;
}

export const isWithdrawn = ({ by, offeredBy }: Declined) => by === offeredBy;

/** The game has gone on: what was said of before is old. */
export const goesOn = ({ type }: ServerEvent) =>
  type === "moved" || type === "left" || type === "took-back" || type === "over";

/** The declined offer to show after an event that `state` does not contain yet; until the next move. */
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
  return again || event.type === "rematch" || goesOn(event) ? null : declined;
}

/**
 * The offers that the server refuses from `you` after an event, since they were answered: until
 * the next move. Who takes back the wish for a rematch may have it again: nothing else happens then.
 */
export function turnedDownAfter(
  before: OfferKind[],
  event: ServerEvent,
  declined: Declined | null,
  you: number[],
): OfferKind[] {
  if (goesOn(event)) return [];
  if (event.type !== "declined" || !declined || !you.includes(declined.offeredBy)) return before;
  return declined.what === "rematch" && isWithdrawn(declined) ? before : [...before, declined.what];
}
