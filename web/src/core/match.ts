/**
 * A match in the rules module, with typed calls. Positions, legal moves, pictures and records come
 * from the module; this class only keeps what it needs to open the match again after a restart.
 */
import { CoreFailure, type Rescue } from "./failure";
import type { Answer, Argument, ModuleInstance } from "./instance";
import type { CoreModule } from "./module";
import type {
  BoardPicture,
  LineMove,
  MatchState,
  IllegalMove,
  SeatLetter,
  VariantInfo,
  Words,
} from "./types";

/** An error of the core: an invalid record, position or option. */
export class CoreError extends Error {
  readonly words: Words;

  constructor(en: string, fr = en) {
    super(en);
    this.words = { en, fr };
  }
}

/** The answer; throws a `CoreError` if it holds an error. */
function accepted<T>(reply: Answer): T {
  const { error, error_fr } = reply as { error?: string; error_fr?: string };
  if (error !== undefined) throw new CoreError(error, error_fr);
  return reply as T;
}

function answer<T>(core: CoreModule, name: string, ...args: Argument[]): T {
  return accepted(core.call(name, ...args));
}

export function catalog(core: CoreModule): VariantInfo[] {
  return answer<{ variants: VariantInfo[] }>(core, "catalog").variants;
}

export function pieceSvg(core: CoreModule, shape: string, seat = "", cap = ""): string {
  return answer<{ svg: string }>(core, "piece", shape, seat, cap).svg;
}

export function cardSvg(core: CoreModule, name: string): string {
  return answer<{ svg: string }>(core, "card", name).svg;
}

export interface Lots {
  /** By player of the set-up: the player number that the lots assign. */
  players: number[];
  /** The assigned seats, as in the record's `Lots` tag. */
  code: string;
}

/** Draws lots for the seats of all players, from a seed. */
export function drawLots(core: CoreModule, spec: string, seed: number): Lots {
  return answer<Lots>(core, "draw-lots", spec, seed);
}

/**
 * Clock of the player to move, in milliseconds. The core adds the increment if the move ends the
 * turn.
 */
export interface Clock {
  left: number;
  elapsed: number;
  increment?: number;
}

/** The part of an answer that a view shows: state, record and board. */
interface Shown {
  state: MatchState;
  record: string;
  board: BoardPicture & { seat: SeatLetter };
}
type Change = { done?: boolean; refusal?: IllegalMove; steps?: number } & Partial<Shown>;
type Opening = ["open", string, string] | ["open-record", string];
/** A call that changes the match, without the match's number. */
type Changed = [name: string, ...args: Argument[]];
/** Stands for an entry of the record with which the match was opened. */
const opened = "opened";

/**
 * Remembers how it was opened and every change since. After a restart of the module it opens itself
 * again and repeats the changes.
 */
export class Match implements Rescue {
  private id = 0;
  /** The generation of the module in which `id` is valid. */
  private generation = -1;
  private closed = false;
  /** How many entries of the opening record were undone and can no longer be redone. */
  private cut = 0;
  private done: Changed[] = [];
  /** Undone changes that can be redone; the next one is last. */
  private undone: (Changed | typeof opened)[] = [];
  /** The last record, kept for recovery after a failure. */
  private written: string | null = null;
  /** The answer to the last change, if it included a board. */
  private shown: Shown | null = null;

  /**
   * Seats from which the board is drawn after a change: the seat to move if it is one of them, else
   * the first. If there are any, the answer to a change includes state, record and board, so that
   * no further call is needed.
   */
  views: () => string = () => "";

  private constructor(
    private readonly core: CoreModule,
    private readonly opening: Opening,
    /** Tags and notes of the record with which it was opened. */
    readonly tags: Record<string, string> = {},
    readonly notes: string[] = [],
  ) {}

  static open(core: CoreModule, spec: string, position = ""): Match {
    return new Match(core, ["open", spec, position]).started();
  }

  static fromRecord(core: CoreModule, text: string): Match {
    const table = new Match(core, ["open-record", text]).started();
    table.written = text;
    return table;
  }

  /** The variant with its options. */
  get spec(): string {
    const [how, text] = this.opening;
    if (how === "open") return text;
    const options = this.tags["Options"];
    return `${this.tags["Variant"] ?? ""}${options ? `:${options}` : ""}`;
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    // A restarted module does not have this match.
    if (this.generation === this.core.generation) this.core.call("close", this.id);
  }

  /** Restarts the module after a wrong answer. All matches open themselves again when next used. */
  restart(): void {
    this.shown = null;
    this.core.restart();
  }

  rescue(): string | null {
    try {
      return this.record();
    } catch {
      return this.written;
    }
  }

  /** The newest state, or the state after the first `entries` entries. */
  state(entries?: number): MatchState {
    const shown = this.lastShown(entries);
    return shown?.state ?? this.ask("state", entries ?? "");
  }

  /** Plays a move; null if it is legal, else the reason. */
  play(move: string, clock?: Clock): IllegalMove | null {
    if (!clock) return this.change("play", move);
    const times = [Math.round(clock.left), Math.round(clock.elapsed)];
    if (clock.increment !== undefined) times.push(clock.increment);
    return this.change("play", move, ...times);
  }

  /** Why these places are not the beginning of a legal move. */
  explain(places: string[]): IllegalMove {
    return this.ask<{ refusal: IllegalMove }>("explain", ...places).refusal;
  }

  /** Plays a random draw from a seed. */
  drawCard(seed: number): void {
    this.change("draw-card", seed);
  }

  /** The cards that could be drawn, with their numbers of copies; null if the core cannot tell. */
  chances(entries: number): [string, number][] | null {
    return this.ask<{ chances?: [string, number][] }>("chances", entries).chances ?? null;
  }

  leave(seat: SeatLetter, how: "resign" | "flag" | "gone"): IllegalMove | null {
    return this.change("leave", seat, how);
  }

  /**
   * Ends the match by agreement. `drawn`: as a draw in every game; records from before agreed ends
   * were counted need it.
   */
  agreeEnd(drawn = false): IllegalMove | null {
    return drawn ? this.change("agree", "draw") : this.change("agree");
  }

  /** Takes back one entry; with seats, as many as are needed until one of them is to move. */
  undo(...seats: string[]): boolean {
    const { done, steps = 1 } = this.make("undo", ...seats);
    if (!done) return false;
    for (let i = 0; i < steps; ++i) this.undone.push(this.done.pop() ?? opened);
    return true;
  }

  /**
   * Plays undone entries again: one, or as many as are needed until one of these seats is to move,
   * or all.
   */
  redo(...seats: string[]): boolean {
    const { done, steps = 1 } = this.make("redo", ...seats);
    if (!done) return false;
    for (let i = 0; i < steps; ++i) {
      const change = this.undone.pop();
      if (change !== undefined && change !== opened) this.done.push(change);
    }
    return true;
  }

  board(entries: number, seat: SeatLetter, marks: string[] = []): BoardPicture {
    const shown = marks.length === 0 ? this.lastShown(entries) : null;
    if (shown?.board.seat === seat) return shown.board;
    return this.ask("board", entries, seat, marks.join(" "));
  }

  picture(entries: number, lang: keyof Words): string {
    return this.ask<{ svg: string }>("picture", entries, lang).svg;
  }

  /** Analyses a variation from an entry on, up to the first illegal move. */
  line(entries: number, moves: string[]): LineMove[] {
    return this.ask<{ line: LineMove[] }>("line", entries, ...moves).line;
  }

  record(tags: Record<string, string> = {}): string {
    const named = Object.entries(tags).flat();
    const shown = named.length === 0 ? this.lastShown() : null;
    const { record } = shown ?? this.ask<{ record: string }>("record", ...named);
    this.written = record;
    return record;
  }

  /** The answer to the last change, if it shows this position and is still valid. */
  private lastShown(entries?: number): Shown | null {
    if (!this.shown || this.closed || this.generation !== this.core.generation) return null;
    return (entries ?? this.shown.state.entries.length) === this.shown.state.entries.length
      ? this.shown
      : null;
  }

  // ---- calls that survive a restart of the module -----------------------------------------------

  private started(): this {
    const { opening } = this;
    type Opened = { table: number; tags?: Record<string, string>; notes?: string[] };
    const { table, tags, notes } = answer<Opened>(this.core, opening[0], ...opening.slice(1));
    this.id = table;
    this.generation = this.core.generation;
    Object.assign(this.tags, tags);
    this.notes.push(...(notes ?? []));
    return this;
  }

  private ask<T>(name: string, ...args: Argument[]): T {
    if (this.closed) throw new CoreError("the table is closed", "la table est fermée");
    let reply: Answer;
    try {
      reply = this.core.attempt(name, (instance) => {
        const answer = instance.call(name, this.idIn(instance), ...args);
        // The match is open here, so the module has lost data.
        if (String(answer["error"]).startsWith("no table ")) throw new Error("the table is lost");
        return answer;
      });
    } catch (error) {
      if (error instanceof CoreFailure) error.game = this;
      throw error;
    }
    return accepted(reply);
  }

  /** Executes a change and remembers it; null if it was legal, else the reason. */
  private change(...change: Changed): IllegalMove | null {
    const { refusal } = this.make(...change);
    if (refusal) return refusal;
    this.done.push(change);
    this.cut += this.undone.filter((one) => one === opened).length;
    this.undone = [];
    return null;
  }

  private make(...change: Changed): Change {
    const views = this.views();
    const reply = views
      ? this.ask<Change>("change", views, ...change)
      : this.ask<Change>(...change);
    const { done, state, record, board } = reply;
    if (done) this.shown = state && record !== undefined && board ? { state, record, board } : null;
    return reply;
  }

  private idIn(instance: ModuleInstance): number {
    if (this.generation !== this.core.generation) {
      this.shown = null;
      this.id = this.openAgain(instance);
      this.generation = this.core.generation;
    }
    return this.id;
  }

  /** Opens the match in a restarted module. Throws if repeating the changes fails. */
  private openAgain(instance: ModuleInstance): number {
    const [how, ...args] = this.opening;
    const { table } = instance.call(how, ...args) as { table?: number };
    if (table === undefined) throw new Error("the table does not open any more");
    const repeat = (name: string, ...more: Argument[]) => {
      const { error, refusal, done } = instance.call(name, table, ...more);
      if (error !== undefined || refusal !== undefined || done === false)
        throw new Error(`${[name, ...more].join(" ")} is not possible any more`);
    };
    for (let i = 0; i < this.cut; ++i) repeat("undo");
    for (const change of this.done) repeat(...change);
    for (const change of [...this.undone].reverse()) if (change !== opened) repeat(...change);
    for (let i = 0; i < this.undone.length; ++i) repeat("undo");
    return table;
  }
}
