/**
 * A match in the rules module, with typed calls. Positions, legal moves, pictures and records come
 * from the module; this class only keeps what it needs to open the match again after a restart.
 */
import { CoreFailure, type RecoverableGame } from "./failure";
import type { Answer, Argument, ModuleInstance } from "./instance";
import type { CoreModule } from "./module";
import type {
  BoardPicture,
  Catalog,
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

export function readCatalog(core: CoreModule): Catalog {
  return answer(core, "catalog");
}

export const catalog = (core: CoreModule): VariantInfo[] => readCatalog(core).variants;

export function pieceSvg(
  core: CoreModule,
  game: string,
  shape: string,
  seat = "",
  cap = "",
): string {
  return answer<{ svg: string }>(core, "piece", game, shape, seat, cap).svg;
}

export function cardSvg(core: CoreModule, game: string, name: string): string {
  return answer<{ svg: string }>(core, "card", game, name).svg;
}

/** A board without coordinates of places, as an element of its own. */
export const svgOf = ({ width, height, svg }: BoardPicture): string =>
  `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">${svg}</svg>`;

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

/** The part of an answer that a view shows. */
interface MatchView {
  state: MatchState;
  board: BoardPicture;
  /** The seat from which the board is drawn. */
  seat: SeatLetter;
  record?: string;
}
interface ChangeAnswer {
  done?: boolean;
  refusal?: IllegalMove;
  steps?: number;
  state?: MatchState;
  board?: BoardPicture & { seat: SeatLetter };
  record?: string;
}
type Opening = ["open", string, string] | ["open-record", string];
/** A call that changes the match, without the match's number. */
type ChangeCall = [name: string, ...args: Argument[]];
/** Stands for an entry of the record with which the match was opened. */
const openingEntry = "opening entry";

/**
 * Remembers how it was opened and every change since. After a restart of the module it opens itself
 * again and repeats the changes.
 */
export class Match implements RecoverableGame {
  private id = 0;
  /** The generation of the module in which `id` is valid. */
  private generation = -1;
  private closed = false;
  /** How many entries of the opening record were undone and can no longer be redone. */
  private undoneOpeningEntries = 0;
  private changes: ChangeCall[] = [];
  /** Undone changes that can be redone; the next one is last. */
  private undoneChanges: (ChangeCall | typeof openingEntry)[] = [];
  /** The last record, kept for recovery after a failure. */
  private latestRecord: string | null = null;
  /** The answer to the last change, if it included a board. */
  private latestView: MatchView | null = null;
  /** The last state that was asked for since, if it included a board. */
  private pastView: MatchView | null = null;
  /** The seat from which the board was last drawn; empty before. */
  private lastSeat: SeatLetter | "" = "";

  /**
   * Seats from which the board is drawn after a change: the seat to move if it is one of them, else
   * the first. If there are any, the answer to a change includes state, record and board, so that
   * no further call is needed.
   */
  viewSeats: () => string = () => this.lastSeat;

  private constructor(
    private readonly core: CoreModule,
    private readonly opening: Opening,
    /** Tags and notes of the record with which it was opened. */
    readonly tags: Record<string, string> = {},
    readonly notes: string[] = [],
  ) {}

  static open(core: CoreModule, spec: string, position = ""): Match {
    return new Match(core, ["open", spec, position]).openFirst();
  }

  static fromRecord(core: CoreModule, text: string): Match {
    const match = new Match(core, ["open-record", text]).openFirst();
    match.latestRecord = text;
    return match;
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
    this.latestView = this.pastView = null;
    this.core.restart();
  }

  recoverRecord(): string | null {
    try {
      return this.record();
    } catch {
      return this.latestRecord;
    }
  }

  /** The newest state, or the state after the first `entries` entries. */
  state(entries?: number): MatchState {
    const view = this.viewOf(entries);
    if (view) return view.state;
    const seat = this.lastSeat;
    type StateAnswer = MatchState & { board?: BoardPicture };
    const { board, ...state } = this.query<StateAnswer>("state", entries ?? "", seat);
    this.pastView = board && seat ? { state, board, seat } : null;
    return state;
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
    return this.query<{ refusal: IllegalMove }>("explain", ...places).refusal;
  }

  /** Plays a random draw from a seed. */
  drawAtRandom(seed: number): void {
    this.change("play-chance", seed);
  }

  /** The cards that could be drawn, with their numbers of copies; null if the core cannot tell. */
  chances(entries: number): [string, number][] | null {
    return this.query<{ chances?: [string, number][] }>("chances", entries).chances ?? null;
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
    const { done, steps = 1 } = this.execute("undo", ...seats);
    if (!done) return false;
    for (let i = 0; i < steps; ++i) this.undoneChanges.push(this.changes.pop() ?? openingEntry);
    return true;
  }

  /**
   * Plays undone entries again: one, or as many as are needed until one of these seats is to move,
   * or all.
   */
  redo(...seats: string[]): boolean {
    const { done, steps = 1 } = this.execute("redo", ...seats);
    if (!done) return false;
    for (let i = 0; i < steps; ++i) {
      const change = this.undoneChanges.pop();
      if (change !== undefined && change !== openingEntry) this.changes.push(change);
    }
    return true;
  }

  board(entries: number, seat: SeatLetter, marks: string[] = []): BoardPicture {
    this.lastSeat = seat;
    const view = marks.length === 0 ? this.viewOf(entries) : null;
    if (view?.seat === seat) return view.board;
    return this.query("board", entries, seat, marks.join(" "));
  }

  picture(entries: number, lang: keyof Words): string {
    return this.query<{ svg: string }>("picture", entries, lang).svg;
  }

  /** Analyses a variation from an entry on, up to the first illegal move. */
  line(entries: number, moves: string[]): LineMove[] {
    return this.query<{ line: LineMove[] }>("line", entries, ...moves).line;
  }

  record(tags: Record<string, string> = {}): string {
    const named = Object.entries(tags).flat();
    const known = named.length === 0 ? this.viewOf()?.record : undefined;
    const record = known ?? this.query<{ record: string }>("record", ...named).record;
    this.latestRecord = record;
    return record;
  }

  /** An earlier answer, if it shows this position and is still valid. */
  private viewOf(entries?: number): MatchView | null {
    if (this.closed || this.generation !== this.core.generation) return null;
    for (const view of [this.latestView, this.pastView])
      if (view && view.state.at === (entries ?? view.state.entries.length)) return view;
    return null;
  }

  // ---- calls that survive a restart of the module -----------------------------------------------

  private openFirst(): this {
    const { opening } = this;
    type Opened = { table: number; tags?: Record<string, string>; notes?: string[] };
    const { table, tags, notes } = answer<Opened>(this.core, opening[0], ...opening.slice(1));
    this.id = table;
    this.generation = this.core.generation;
    Object.assign(this.tags, tags);
    this.notes.push(...(notes ?? []));
    return this;
  }

  private query<T>(name: string, ...args: Argument[]): T {
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
  private change(...change: ChangeCall): IllegalMove | null {
    const { refusal } = this.execute(...change);
    if (refusal) return refusal;
    this.changes.push(change);
    this.undoneOpeningEntries += this.undoneChanges.filter((one) => one === openingEntry).length;
    this.undoneChanges = [];
    return null;
  }

  private execute(...change: ChangeCall): ChangeAnswer {
    const viewSeats = this.viewSeats();
    const reply = viewSeats
      ? this.query<ChangeAnswer>("change", viewSeats, ...change)
      : this.query<ChangeAnswer>(...change);
    const { done, state, record, board } = reply;
    if (!done) return reply;
    this.latestView = this.pastView = null;
    if (state && record !== undefined && board) {
      const { seat, ...picture } = board;
      this.latestView = { state, board: picture, seat, record };
    }
    return reply;
  }

  private idIn(instance: ModuleInstance): number {
    if (this.generation !== this.core.generation) {
      this.latestView = this.pastView = null;
      this.id = this.reopen(instance);
      this.generation = this.core.generation;
    }
    return this.id;
  }

  /** Opens the match in a restarted module. Throws if repeating the changes fails. */
  private reopen(instance: ModuleInstance): number {
    const [how, ...args] = this.opening;
    const { table } = instance.call(how, ...args) as { table?: number };
    if (table === undefined) throw new Error("the table does not open any more");
    const repeat = (name: string, ...more: Argument[]) => {
      const { error, refusal, done } = instance.call(name, table, ...more);
      if (error !== undefined || refusal !== undefined || done === false)
        throw new Error(`${[name, ...more].join(" ")} is not possible any more`);
    };
    for (let i = 0; i < this.undoneOpeningEntries; ++i) repeat("undo");
    for (const change of this.changes) repeat(...change);
    for (const change of [...this.undoneChanges].reverse())
      if (change !== openingEntry) repeat(...change);
    for (let i = 0; i < this.undoneChanges.length; ++i) repeat("undo");
    return table;
  }
}
