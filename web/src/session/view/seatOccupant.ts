/** The occupant of a seat, as its box shows it. */
export interface SeatOccupant {
  /** A person, an engine, or what a record says. */
  who: string;
  /** A word beside the name, which no long name hides: "you". */
  mark?: string;
  /** Whether they are connected, where that says something. */
  present?: boolean;
  /** A person who may disconnect: there is always room to say so. */
  mayGo?: boolean;
}
