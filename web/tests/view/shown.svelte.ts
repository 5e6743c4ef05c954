/** State that a test changes while a component shows it. */
import type { MatchState } from "../../src/core/types";

export class Shown {
  state = $state.raw<MatchState>() as MatchState;
  constructor(state: MatchState) {
    this.state = state;
  }
}

/** The same, for the name of a game or a page. */
export class Named {
  name = $state("");
  constructor(name: string) {
    this.name = name;
  }
}

/** The part of an analysis that the links to its positions need. */
export class At {
  at = $state(0);
  readonly shownAt = 0;
  readonly state = { variant: "quoridor" };
  constructor(readonly text: string) {}
}
