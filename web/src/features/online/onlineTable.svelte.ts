/** The client of one online table: state, presence, commands, notices. */
import type { CoreModule } from "../../core/module";
import { ApiError } from "./api";
import { PresenceTracker } from "./presence.svelte";
import { byLots, afterLots, type LotsEvent } from "./lots";
import { storeTable, storedTable, secretOf, copyKeys, onTablesChanged } from "./tableStore";
import { declinedAfter, isProgress, turnedDownAfter, type Declined } from "./offers";
import { OnlineGame } from "./onlineGame.svelte";
import { TableReplica } from "./tableReplica";
import type { Connection, Status, Subscriber } from "./connection";
import type {
  Command,
  CommandResult,
  OfferKind,
  Player,
  Presence,
  ServerEvent,
  ServerMessage,
  TableState,
} from "./protocol";

/** Delay before a request that the server could not serve is repeated. */
const retryDelay = 5_000;
/** How long errors and other notices are shown. */
const noticeTime = 8_000;
const temporaryErrors = ["too-many-requests", "storage", "not-ready"];

/** Identifies a command among the pending ones. */
const nameOf = (command: Command) =>
  "what" in command ? `${command.do} ${command.what}` : command.do;

export class OnlineTable {
  /** The table's state; null until the server has sent it. */
  state = $state.raw<TableState | null>(null);
  game = $state.raw<OnlineGame | null>(null);
  you = $state.raw<number[]>([]);
  /** Whether this browser has the key of the table's creator. */
  owner = $state(false);
  presence = $state.raw<Presence>({ players: [], watchers: 0 });
  status = $state<Status>("connecting");
  /** The error because of which the table cannot be shown. */
  error = $state.raw<ApiError | null>(null);
  /** The error of the last command, or a notice about a place or a link. */
  notice = $state.raw<ApiError | null>(null);
  /** The events of the last message, for announcements; empty for those before the visit. */
  newEvents = $state.raw<ServerEvent[]>([]);
  /** The secret in use for reading the table. */
  secret = $state<string>();

  /** The last offer that was declined or withdrawn. */
  declined = $state.raw<Declined | null>(null);
  /** Offers that were declined and may not be repeated yet. */
  turnedDown = $state.raw<OfferKind[]>([]);
  /** A turn was taken back a moment ago. */
  tookBack = $state(false);
  private readonly replica: TableReplica;
  private readonly presenceTracker = new PresenceTracker();
  /** Commands without an answer. */
  private pending = $state.raw<string[]>([]);

  private readonly subscriber: Subscriber;
  private unwatch: () => void = () => {};
  private readonly unlisten: () => void;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;
  /** The notice that disappears after a while. */
  private fadingNotice: ApiError | null = null;

  constructor(
    readonly id: string,
    private readonly core: CoreModule,
    onlineModule: CoreModule,
    private readonly connection: Connection,
  ) {
    this.replica = new TableReplica(onlineModule);
    const table = this;
    this.subscriber = {
      table: id,
      get key() {
        return secretOf(id);
      },
      get after() {
        return table.state?.event;
      },
      receive: (message) => this.receive(message),
      status: (status) => (this.status = status),
    };
    this.secret = secretOf(id);
    this.unwatch = connection.watch(this.subscriber);
    // Another tab may take or leave a seat, which changes the secret.
    this.unlisten = onTablesChanged(() => secretOf(id) !== this.secret && this.resubscribe());
  }

  close(): void {
    clearTimeout(this.retryTimer);
    clearTimeout(this.noticeTimer);
    this.unlisten();
    this.unwatch();
    this.presenceTracker.close();
    this.game?.close();
    this.replica.close();
  }

  get seated(): boolean {
    return this.you.length > 0;
  }

  /** Whether a player is connected; undefined if that is unknown or meaningless. */
  isPresent(player: number): boolean | undefined {
    const place = this.state?.players[player];
    // Without a connection presence is unknown.
    if (this.status !== "open" || !place?.taken || place.kind === "engine") return undefined;
    return !this.presenceTracker.players[player];
  }

  /** The server's time in milliseconds. */
  get now(): number {
    return Date.now() + this.connection.offset;
  }

  /** Subscribes again with the current secret; the state may differ for it. */
  resubscribe(): void {
    this.error = null;
    this.secret = secretOf(this.id);
    this.connection.refresh(this.subscriber);
  }

  do(command: Command, request?: string): Promise<CommandResult> {
    return this.connection.do(this.id, command, storedTable(this.id)?.key, request);
  }

  /** Whether a command has no answer yet. */
  get hasPending(): boolean {
    return this.pending.length > 0;
  }

  isPending(command: Command): boolean {
    return this.pending.includes(nameOf(command));
  }

  /** Sends a command and shows its error; ignored while the same command is pending. */
  async submit(command: Command): Promise<void> {
    if (this.isPending(command)) return;
    const name = nameOf(command);
    this.notice = null;
    this.pending = [...this.pending, name];
    try {
      if (command.do === "offer") await this.offer(command.what);
      else await this.do(command);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.showNotice(error);
    } finally {
      this.pending = this.pending.filter((one) => one !== name);
    }
  }

  /** Shows an error for a while. */
  showNotice(why: ApiError): void {
    this.notice = this.fadingNotice = why;
    this.clearNoticesLater();
  }

  /** Removes the notices after a while; the next move removes them earlier. */
  private clearNoticesLater(): void {
    clearTimeout(this.noticeTimer);
    this.noticeTimer = setTimeout(() => this.clearNotices(), noticeTime);
  }
  private clearNotices(): void {
    this.tookBack = false;
    if (this.notice === this.fadingNotice) this.notice = null;
  }

  /**
   * Two players who make the same offer at once agree; not for take-backs, since each means the own
   * turn.
   */
  private async offer(what: OfferKind): Promise<void> {
    try {
      await this.do({ do: "offer", what });
    } catch (error) {
      const offered = error instanceof ApiError && error.code === "already-offered";
      if (!offered || what === "back") throw error;
      await this.do({ do: "accept", what }).catch(() => {
        throw error; // the other offer is not the reason
      });
    }
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "watching":
        this.you = message.you;
        this.owner = message.owner;
        this.presence = message.presence;
        if (message.state) this.applyState(message.state);
        else this.applyEvents(message.events ?? [], true);
        break;
      case "events":
        this.applyEvents(message.events, false);
        break;
      case "presence":
        this.presence = { players: message.players, watchers: message.watchers };
        break;
      case "refused":
        this.error = ApiError.of(message.error);
        if (temporaryErrors.includes(this.error.code))
          this.retryTimer = setTimeout(() => this.resubscribe(), retryDelay);
        break;
    }
    // The players of this browser are present, whatever the server reports.
    const absent = ({ taken }: Player, i: number) =>
      taken && !this.you.includes(i) && this.presence.players[i] === false;
    if (this.state) this.presenceTracker.update(this.state.players.map(absent));
  }

  private applyState(state: TableState): void {
    this.error = null;
    storeTable(this.id, { game: state.game, lost: undefined });
    // Events were missed: notices may be outdated.
    if (this.state && this.state.entries.length !== state.entries.length) {
      this.declined = null;
      this.turnedDown = [];
    }
    this.change(state, null);
  }

  private applyEvents(events: ServerEvent[], missed: boolean): void {
    let state = this.state;
    if (!state) return this.connection.refresh(this.subscriber);
    const fresh: ServerEvent[] = [];
    for (const event of events) {
      if (event.n <= state.event) continue; // received before
      const next = this.replica.after(state, event);
      if (!next) return this.connection.refresh(this.subscriber);
      this.updateNotices(state, event);
      if (event.type === "lots") this.applyLots(event);
      state = next;
      fresh.push(event);
    }
    if (fresh.length > 0) {
      this.newEvents = fresh;
      this.change(state, fresh);
    }
    // During a disconnection the server may have been down, with its clocks stopped.
    const begun = fresh.some((event) => event.type === "started");
    const clocks = state.clock !== "none" && (missed || begun);
    // Another tab may have gained or lost a place with this key.
    const places = fresh.some(({ type }) => ["seated", "unseated", "lots"].includes(type));
    if (clocks || (places && this.secret !== undefined)) this.connection.refresh(this.subscriber);
  }

  /** After lots a key is valid for the assigned place. */
  private applyLots(event: LotsEvent): void {
    this.you = afterLots(this.you, event);
    this.presence = { ...this.presence, players: byLots(this.presence.players, event) };
  }

  /** Updates the notices about offers and take-backs. */
  private updateNotices(state: TableState, event: ServerEvent): void {
    this.declined = declinedAfter(this.declined, state, event);
    this.turnedDown = turnedDownAfter(this.turnedDown, event, this.declined, this.you);
    if (isProgress(event)) this.clearNotices();
    if (event.type !== "took-back") return;
    this.tookBack = true;
    this.clearNoticesLater();
  }

  private change(state: TableState, events: ServerEvent[] | null): void {
    this.state = state;
    if (state.rematch) copyKeys(this.id, state.rematch, state.game);
    // Only a commitment seen before the end proves anything (Fairness.svelte).
    const promised = state.phase !== "over" ? state.commitment : null;
    if (promised && !storedTable(this.id)?.commitment)
      storeTable(this.id, { commitment: promised });
    this.game ??= new OnlineGame(this.core, this);
    this.game.follow(events);
  }
}
