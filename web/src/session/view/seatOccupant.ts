/** The player of a seat, as `SeatBox` shows it. */
import { sitterName } from "../recordTags";
import type { Sitter } from "../setup";

export interface SeatOccupant {
  /** The name of a person or an engine, or a record's tag. */
  who: string;
  /** A word beside the name that is never cut: "you". */
  mark?: string;
  /** Whether the player is connected; undefined if that is unknown or meaningless. */
  present?: boolean;
  /** The player may disconnect, so room is reserved for the presence text. */
  mayGo?: boolean;
}

/** The player of a seat in a local game. */
export const localOccupant = (
  sitter: Sitter,
  words: { me: string; other: string; engine: string },
): SeatOccupant => ({
  who: sitter.kind === "engine" ? `${words.engine} ${sitter.level}` : sitterName(sitter, words),
});
