/** A table on the server: how it stands, who is there, and what can be asked of it. */
import type { CoreModule } from "../core/module";
import { ApiError } from "./api";
import { after, follows } from "./events";
import { keepTable, keptTable, keyOf } from "./keys";
import { OnlineGame } from "./onlineGame.svelte";
import type { Connection, Status, Watcher } from "./socket";
import type { Command, Done, Presence, ServerEvent, ServerMessage, TableState } from "./types";

/** After which somebody who has asked too much asks again. */
const patience = 5_000;

export class OnlineTable {
  /** How it stands; null until the server has said so. */
  state = $state.raw<TableState | null>(null);
  game = $state.raw<OnlineGame | null>(null);
  you = $state.raw<number[]>([]);
  presence = $state.raw<Presence>({ players: [], watchers: 0 });
  status = $state<Status>("connecting");
  /** Why there is nothing to see. */
  failure = $state.raw<ApiError | null>(null);
  /** Why the last thing asked for was not done. */
  problem = $state.raw<ApiError | null>(null);
  /** The events that came last, for who tells of them; not those of before the visit. */
  news = $state.raw<ServerEvent[]>([]);

  private readonly watcher: Watcher;
  private unwatch: () => void = () => {};
  private later: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly core: CoreModule,
    private readonly connection: Connection,
  ) {
    const table = this;
    this.watcher = {
      table: id,
      get key() {
        return keyOf(id);
      },
      get after() {
        return table.state?.event;
      },
      heard: (message) => this.heard(message),
      status: (status) => (this.status = status),
    };
    this.unwatch = connection.watch(this.watcher);
  }

  close(): void {
    clearTimeout(this.later);
    this.unwatch();
    this.game?.close();
  }

  get seated(): boolean {
    return this.you.length > 0;
  }

  /** The server's time. */
  get now(): number {
    return Date.now() + this.connection.offset;
  }

  /** With another key than before: all that is known may be different. */
  watchAnew(): void {
    this.failure = null;
    this.connection.refresh(this.watcher);
  }

  do(command: Command): Promise<Done> {
    return this.connection.do(this.id, command, keptTable(this.id)?.key);
  }

  /** The same where a refusal is shown and nothing else follows from it. */
  async ask(command: Command): Promise<void> {
    this.problem = null;
    try {
      await this.do(command);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error;
    }
  }

  private heard(message: ServerMessage): void {
    switch (message.type) {
      case "watching":
        this.you = message.you;
        if (message.state) this.begin(message.state);
        else this.follow(message.events ?? [], true);
        break;
      case "events":
        this.follow(message.events, false);
        break;
      case "presence":
        this.presence = { players: message.players, watchers: message.watchers };
        break;
      case "refused":
        this.failure = ApiError.of(message.error);
        if (this.failure.code === "too-many-requests")
          this.later = setTimeout(() => this.watchAnew(), patience);
        break;
    }
  }

  private begin(state: TableState): void {
    this.failure = null;
    this.presence = state.presence;
    keepTable(this.id, { game: state.game });
    this.change(state, null);
  }

  private follow(events: ServerEvent[], missed: boolean): void {
    let state = this.state;
    if (!state) return this.connection.refresh(this.watcher);
    const fresh: ServerEvent[] = [];
    for (const event of events) {
      if (event.n <= state.event) continue; // told twice
      if (!follows(state, event)) return this.connection.refresh(this.watcher);
      state = after(state, event);
      fresh.push(event);
    }
    if (fresh.length > 0) {
      this.news = fresh;
      this.change(state, fresh);
    }
    // While nobody heard it the server may have stood still, and its clocks with it.
    const begun = fresh.some((event) => event.type === "started");
    if (state.clock !== "none" && (missed || begun)) this.connection.refresh(this.watcher);
  }

  private change(state: TableState, events: ServerEvent[] | null): void {
    this.state = state;
    if (state.rematch && this.seated && !keptTable(state.rematch))
      keepTable(state.rematch, { key: keptTable(this.id)?.key, game: state.game });
    this.game ??= new OnlineGame(this.core, this);
    this.game.follow(events);
  }
}
