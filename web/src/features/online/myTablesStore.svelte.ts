/** The store of the states of one's own tables, polled once for all views. */
import { LatestRequest } from "../../platform/latestRequest";
import { storedTables } from "./tableStore";
import { askTables } from "./myTables";
import { pollRepeatedly } from "./longPoll";
import { isYourTurn } from "./turnText";
import type { TableState } from "./protocol";

/** Each table is a question of its own. */
const every = 20_000;

export class MyTablesStore {
  states = $state.raw<Record<string, TableState>>({});
  private shown = 0;
  /** A new view asks at once, while an earlier request may still be on its way. */
  private readonly questions = new LatestRequest();
  private stop: () => void = () => {};

  /** The tables at which it is one's turn. */
  get turns(): string[] {
    return Object.entries(this.states).flatMap(([id, state]) => (isYourTurn(state) ? [id] : []));
  }

  /** Asks as long as somebody shows it: until the returned function is called. */
  show(): () => void {
    if (this.shown++ === 0) this.stop = pollRepeatedly(() => this.ask(), every);
    return () => {
      if (--this.shown === 0) this.stop();
    };
  }

  /** All are told at once: lists are put in order by it, and would change with every answer. */
  async ask(): Promise<void> {
    const wanted = this.questions.ask();
    const heard: Record<string, TableState> = {};
    for await (const [id, state] of askTables(Object.entries(storedTables()))) {
      if (!wanted()) return;
      heard[id] = state;
    }
    if (!wanted()) return;
    const kept = storedTables();
    const known = Object.entries({ ...this.states, ...heard });
    const holds = ([id, { phase }]: [string, TableState]) =>
      kept[id] && !kept[id].lost && !(kept[id].over && phase === "playing");
    this.states = Object.fromEntries(known.filter(holds));
  }
}

export const myTablesStore = new MyTablesStore();
