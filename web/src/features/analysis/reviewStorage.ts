/** Storage of move reviews in the session storage, by record. */
import type { Review } from "../../core/types";
import { isObject, numberOr } from "../../platform/validate";

/** A hash of a record, used as storage key. */
export function hashOf(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; ++i) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36);
}

/** Without storage the reviews are computed again after a reload. */
export function storeReviews(hash: string, reviews: Iterable<Review>): void {
  try {
    sessionStorage.setItem(reviewsName(hash), JSON.stringify([...reviews]));
  } catch {
    // full or disabled
  }
}

function reviewsName(hash: string): string {
  return `tablier.reviews.${hash}`;
}

const isValue = (value: unknown): boolean => isObject(value) && typeof value["win"] === "number";

function isReview(value: unknown): value is Review {
  if (!isObject(value)) return false;
  const { entry, seat, best, line, before, after, loss, glyph } = value;
  return (
    [entry, loss, glyph].every((one) => numberOr(one, null) !== null) &&
    [seat, best].every((one) => typeof one === "string") &&
    (Array.isArray(line) ? line : [null]).every((one) => typeof one === "string") &&
    isValue(before) &&
    isValue(after)
  );
}

/** The stored reviews of a game with `entries` entries. */
export function storedReviews(hash: string, entries: number): Map<number, Review> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(reviewsName(hash)) ?? "[]");
    const reviews = Array.isArray(kept) ? kept.filter(isReview) : [];
    return new Map(
      reviews.filter(({ entry }) => entry < entries).map((review) => [review.entry, review]),
    );
  } catch {
    return new Map();
  }
}
