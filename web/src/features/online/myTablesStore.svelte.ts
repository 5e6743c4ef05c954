/** Reactive store with the states of the user's tables, polled once for all views. */
import { LatestRequest } from "../../platform/latestRequest";
import { storedTables } from "./tableStore";
import { fetchTables } from "./myTables";
import { pollRepeatedly } from "./longPoll";
import { isYourTurn } from "./turnText";
import type { TableState } from "./protocol";

/** Polling interval; each table is a request of its own. */
const every = 20_000;

export class MyTablesStore {
  states = $state.raw<Record<string, TableState>>({});
  private shown = 0;
  /** A new view requests at once, while an earlier request may be pending. */
  private readonly requests = new LatestRequest();
  private stop: () => void = () => {};

  /** The tables where it is the user's turn. */
  get turns(): string[] {
    return Object.entries(this.states).flatMap(([id, state]) => (isYourTurn(state) ? [id] : []));
  }

  /** Polls until the returned function is called; counts the views. */
  show(): () => void {
    if (this.shown++ === 0) this.stop = pollRepeatedly(() => this.ask(), every);
    return () => {
      if (--this.shown === 0) this.stop();
    };
  }

  /** Replaces all states at once, so that lists are sorted only once. */
  async ask(): Promise<void> {
    const wanted = this.requests.start();
    const heard: Record<string, TableState> = {};
    for await (const [id, state] of fetchTables(Object.entries(storedTables()))) {
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
