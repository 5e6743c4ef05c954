/**
 * Validation of data read from storage, which other programs, versions or users may have written.
 */

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const textOr = <Other>(value: unknown, other: Other): string | Other =>
  typeof value === "string" ? value : other;

export const flagOr = <Other>(value: unknown, other: Other): boolean | Other =>
  typeof value === "boolean" ? value : other;

export const numberOr = <Other>(value: unknown, other: Other): number | Other =>
  typeof value === "number" && Number.isFinite(value) ? value : other;

/** A copy without undefined properties. */
export function withoutUndefined<T extends object>(value: T): T {
  const there = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(there) as T;
}
