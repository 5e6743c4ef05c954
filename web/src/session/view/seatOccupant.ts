/** The player of a seat, as `SeatBox` shows it. */
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
