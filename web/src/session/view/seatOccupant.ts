/** Who sits at a seat, as its box shows it. */
export interface Sitting {
  /** A person, an engine, or what a record says. */
  who: string;
  /** A word beside the name, which no long name hides: "you". */
  mark?: string;
  /** Whether they are connected, where that says something. */
  present?: boolean;
  /** Somebody who may come and go: there is always room to say so. */
  mayGo?: boolean;
}
