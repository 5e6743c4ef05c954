/** How one's own tables stand, asked once for all that show it. */
import { Latest } from "../../platform/latest";
import { keptTables } from "./tableStore";
import { askTables } from "./myTables";
import { repeatedly } from "./polls";
import { isYourTurn } from "./turns";
import type { TableState } from "./protocol";

/** Each table is a question of its own. */
const every = 20_000;

export class Standings {
  states = $state.raw<Record<string, TableState>>({});
  private shown = 0;
  /** Whoever begins to show it asks at once, and an earlier question may still be on its way. */
  private readonly questions = new Latest();
  private stop: () => void = () => {};

  /** The tables at which it is one's turn. */
  get turns(): string[] {
    return Object.entries(this.states).flatMap(([id, state]) => (isYourTurn(state) ? [id] : []));
  }

  /** Asks as long as somebody shows it: until the returned function is called. */
  show(): () => void {
    if (this.shown++ === 0) this.stop = repeatedly(() => this.ask(), every);
    return () => {
      if (--this.shown === 0) this.stop();
    };
  }

  /** All are told at once: lists are put in order by it, and would change with every answer. */
  async ask(): Promise<void> {
    const wanted = this.questions.ask();
    const heard: Record<string, TableState> = {};
    for await (const [id, state] of askTables(Object.entries(keptTables()))) {
      if (!wanted()) return;
      heard[id] = state;
    }
    if (!wanted()) return;
    const kept = keptTables();
    const known = Object.entries({ ...this.states, ...heard });
    const holds = ([id, { phase }]: [string, TableState]) =>
      kept[id] && !kept[id].lost && !(kept[id].over && phase === "playing");
    this.states = Object.fromEntries(known.filter(holds));
  }
}

export const standings = new Standings();
