/** The session of an online game: replays the server's entries in a match and sends moves. */
import type { CoreModule } from "../../core/module";
import { Match } from "../../core/match";
import type { SeatLetter, Words } from "../../core/types";
import { online as texts } from "./texts";
import { BoardSession } from "../../session/boardSession.svelte";
import { sound } from "../../platform/sounds";
import { ApiError, newRequestId } from "./api";
import { leftOf } from "./clocks";
import type { OnlineTable } from "./onlineTable.svelte";
import type { ServerEntry, ServerEvent, TableState } from "./protocol";
import {
  removePendingMove,
  storePendingMove,
  pendingMove,
  type PendingMove,
} from "./pendingCommands";

const nothing: Words = { en: "", fr: "" };
const departures: Record<string, "resign" | "flag" | "gone"> = {
  resigned: "resign",
  flag: "flag",
  gone: "gone",
};

/** A text that is equal for equal entries. */
function entryKey(entry: ServerEntry): string {
  if ("move" in entry) return entry.move;
  return "leave" in entry ? `!${entry.leave}:${entry.seat}` : "!draw";
}

export class OnlineGame extends BoardSession {
  readonly match: Match;
  /** A move that is shown on the board but not confirmed by the server. */
  sending = $state.raw<PendingMove | null>(null);
  /** The server has sent a move that this page's rules do not allow. */
  outdated = $state(false);

  /** The pending move of before a reload. */
  private savedMove: PendingMove | null;
  private replayed: ServerEntry[] = [];
  private wasMyTurn = false;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(
    core: CoreModule,
    private readonly online: OnlineTable,
  ) {
    super();
    this.match = Match.open(core, this.server.game, this.server.position ?? "");
    this.state = this.match.state();
    this.savedMove = pendingMove(online.id);
    this.timer = setInterval(() => {
      if (this.server.running) this.tick += 1;
    }, 200);
  }

  override close(): void {
    super.close();
    clearInterval(this.timer);
  }

  private get server(): TableState {
    return this.online.state!;
  }

  // ---- seats and players ------------------------------------------------------------------------

  isMine(seat: SeatLetter): boolean {
    return this.online.you.includes(this.playerOf(seat));
  }

  private ownPlayers(matches: (seat: SeatLetter) => boolean): number[] {
    return this.online.you.filter((player) =>
      this.state.table.seats.some((one) => one.player === player && matches(one.seat)),
    );
  }

  /** The players of this browser who have not left. */
  get inPlay(): number[] {
    return this.ownPlayers((seat) => !this.state.retired.includes(seat));
  }

  /** The players of this browser whose agreement an agreed end needs. */
  get decideEnd(): number[] {
    return this.ownPlayers((seat) => this.state.inPlay.includes(seat));
  }

  get myTurn(): boolean {
    const mover = this.mover;
    return this.server.phase === "playing" && mover !== null && this.isMine(mover);
  }

  get humanToMove(): boolean {
    return this.live && this.myTurn && !this.sending;
  }

  protected override get defaultView(): SeatLetter {
    return this.state.table.seats.find((one) => this.isMine(one.seat))?.seat ?? "S";
  }

  override timeLeft(seat: SeatLetter): number | null {
    void this.tick;
    return leftOf(this.server, this.playerOf(seat), this.online.now);
  }

  // ---- playing ---------------------------------------------------------------------------------

  /** Shows the move at once, and takes it back if the server rejects it. */
  play(move: string): void {
    if (!this.humanToMove || !this.legal(move)) return;
    void this.send({ request: newRequestId(), move, at: this.server.entries.length });
  }

  private async send(pending: PendingMove): Promise<void> {
    const { request, move, at } = pending;
    const { id } = this.online;
    this.sending = pending;
    storePendingMove(id, pending);
    this.replay();
    this.playSound();
    try {
      const done = await this.online.do({ do: "move", move, at }, request);
      removePendingMove(id, pending);
      // The move was played before a reload and has been taken back since.
      if (!this.closed && done.events[1] <= this.server.event) this.drop(pending);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      removePendingMove(id, pending);
      if (!this.closed) this.refused(pending, error);
    }
  }

  private drop(pending: PendingMove): void {
    if (this.sending?.request !== pending.request) return;
    this.sending = null;
    this.replay();
  }

  private refused(pending: PendingMove, error: ApiError): void {
    this.drop(pending);
    const stale = error.code === "stale";
    const there = this.server.entries[pending.at];
    if (stale && there && entryKey(there) === pending.move) return; // sent by another tab
    const why = stale ? texts.inBoth((w) => w.play.stale) : error.words;
    this.illegalMove = { why, rule: error.rule ?? nothing };
    sound("refused");
  }

  /** Sends the pending move of before a reload again, if it is still legal. */
  private resume(): void {
    const { savedMove: pending } = this;
    this.savedMove = null;
    if (!pending) return;
    const fits = pending.at === this.server.entries.length;
    if (fits && this.humanToMove && this.legal(pending.move)) void this.send(pending);
    else removePendingMove(this.online.id, pending);
  }

  // ---- events of the server ---------------------------------------------------------------------

  /** Follows the table's state after new events, or after a new state (null). */
  follow(events: ServerEvent[] | null): void {
    const { sending } = this;
    // The sent move was confirmed, or can no longer be played.
    if (sending && this.server.entries.length !== sending.at) this.sending = null;
    const own = sending && entryKey(this.server.entries[sending.at] ?? { draw: true });
    if (!this.replay()) return;
    this.resume();
    const last = events?.at(-1);
    if (last && "move" in last && own !== last.move) this.playSound();
    else if (last?.type === "over" || last?.type === "took-back") this.playSound();
    if (events && ((this.myTurn && !this.wasMyTurn) || this.callFor(events))) sound("turn");
    this.wasMyTurn = this.myTurn;
    this.thinking =
      this.server.phase === "playing" &&
      this.mover !== null &&
      this.server.players[this.playerOf(this.mover)]?.kind === "engine";
  }

  /** The last event that calls for attention besides the user's turn: the start, an offer. */
  callFor(events: ServerEvent[]): ServerEvent | undefined {
    const { you } = this.online;
    if (you.length === 0) return undefined;
    return events.findLast(
      (event) => event.type === "started" || (event.type === "offered" && !you.includes(event.by)),
    );
  }

  /** Brings the match to the server's entries plus the move being sent. */
  private replay(): boolean {
    const wanted = [...this.server.entries];
    if (this.sending) wanted.push({ move: this.sending.move });
    let same = 0;
    while (
      same < Math.min(wanted.length, this.replayed.length) &&
      entryKey(wanted[same]!) === entryKey(this.replayed[same]!)
    )
      ++same;
    if (same === wanted.length && same === this.replayed.length) return true;
    const following = this.live;
    for (let i = this.replayed.length; i > same; --i) this.match.undo();
    this.replayed.length = same;
    for (const entry of wanted.slice(same)) {
      if (!this.enter(entry) && !this.retryEntry(entry)) {
        this.outdated = true;
        return false;
      }
      this.replayed.push(entry);
    }
    this.revise();
    this.clearEntry();
    this.state = this.match.state();
    this.at = following ? wanted.length : Math.min(this.at, wanted.length);
    return true;
  }

  /**
   * The server's moves are legal, so a rejection may mean that the module is broken: restarts it.
   */
  private retryEntry(entry: ServerEntry): boolean {
    this.match.restart();
    return this.enter(entry);
  }

  private enter(entry: ServerEntry): boolean {
    if ("move" in entry) {
      const { left, elapsed } = entry;
      const clock = left === undefined || elapsed === undefined ? undefined : { left, elapsed };
      return this.match.play(entry.move, clock) === null;
    }
    if ("draw" in entry)
      return this.match.agreeEnd(this.server.outcome?.result === "draw") === null;
    const seat = this.state.table.seats.find((one) => one.code === entry.seat)?.seat;
    const how = departures[entry.leave];
    return seat !== undefined && how !== undefined && this.match.leave(seat, how) === null;
  }
}
