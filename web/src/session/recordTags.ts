/** Tags of a record: players, engines, date, clock. */
import type { Seating } from "../core/types";
import { sitterAt, type Setup, type Sitter } from "./setup";

/** The local date in the format of records. */
export function localDate(now: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The name of a person in a local game. */
export const sitterName = (
  sitter: Exclude<Sitter, { kind: "engine" }>,
  words: { me: string; other: string },
): string => (sitter.kind === "other" && sitter.name) || words[sitter.kind];

/** Tags for the record of a local game, with the names of its players. */
export function recordTags(
  table: Seating,
  setup: Setup,
  words: { me: string; other: string },
): Record<string, string> {
  const tags: Record<string, string> = { Date: localDate(new Date()) };
  for (const seat of table.seats) {
    const sitter = sitterAt(setup, table, seat.seat);
    if (sitter.kind === "engine") {
      tags[seat.name.en] = `Tablier level${sitter.level}`;
      tags[`${seat.name.en}Engine`] = `level${sitter.level}`;
    } else tags[seat.name.en] = sitterName(sitter, words);
  }
  if (setup.drawn) tags["Lots"] = setup.drawn;
  if (setup.clock) tags["Clock"] = `${setup.clock.minutes}+${setup.clock.increment}`;
  return tags;
}
