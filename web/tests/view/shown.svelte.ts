/** A state that a test changes while it is shown. */
import type { MatchState } from "../../src/core/types";

export class Shown {
  state = $state.raw<MatchState>() as MatchState;
  constructor(state: MatchState) {
    this.state = state;
  }
}

/** The same with a name, of a game or a page. */
export class Named {
  name = $state("");
  constructor(name: string) {
    this.name = name;
  }
}

/** A game that is looked back at, as far as links of its moments need it. */
export class At {
  at = $state(0);
  readonly shownAt = 0;
  readonly state = { variant: "quoridor" };
  constructor(readonly text: string) {}
}
