/** An open match of the core, with the types its answers have. */
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

/** An error of the core: a record, position or option that it does not take. */
export class CoreError extends Error {
  readonly words: Words;

  constructor(en: string, fr = en) {
    super(en);
    this.words = { en, fr };
  }
}

/** The answer, or the core's error thrown. */
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
  /** For each player of the set-up, in order, the player that they become. */
  players: number[];
  /** The seats, as the record's tag has them. */
  code: string;
}

/** Lots for the seats of all players; the seed decides. */
export function drawLots(core: CoreModule, spec: string, seed: number): Lots {
  return answer<Lots>(core, "draw-lots", spec, seed);
}

export interface Clock {
  left: number;
  elapsed: number;
}

type Change = { done?: boolean; refusal?: IllegalMove };
type Opening = ["open", string, string] | ["open-record", string];
/** A call that has changed the match, without the number of the match. */
type Changed = [name: string, ...args: Argument[]];
/** In the place of an entry of the record that a match was opened from. */
const opened = "opened";

/**
 * A match remembers how it was opened and what has changed it since: when the module is restarted,
 * it opens itself again, to the same state.
 */
export class Match implements Rescue {
  private id = 0;
  /** The run of the module in which `id` is its number. */
  private generation = -1;
  private closed = false;
  /** Entries of the opening record that were taken back for good. */
  private cut = 0;
  private done: Changed[] = [];
  /** Changes that were taken back and can be redone; the next is last. */
  private undone: (Changed | typeof opened)[] = [];
  /** As it was last written. */
  private written: string | null = null;

  private constructor(
    private readonly core: CoreModule,
    private readonly opening: Opening,
    /** Of a match that was opened from a record. */
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
    // In a module that was restarted since, it is not open.
    if (this.generation === this.core.generation) this.core.call("close", this.id);
  }

  /** Where an answer cannot be right: the module is started anew, for all tables. */
  restart(): void {
    this.core.restart();
  }

  rescue(): string | null {
    try {
      return this.record();
    } catch {
      return this.written;
    }
  }

  /** How things stand now, or stood after the first `entries` entries. */
  state(entries?: number): MatchState {
    return this.ask("state", entries ?? "");
  }

  /** Null if the move was played, else why not. */
  play(move: string, clock?: Clock): IllegalMove | null {
    const times = clock ? [Math.round(clock.left), Math.round(clock.elapsed)] : [];
    return this.change("play", move, ...times);
  }

  /** Why these places, touched one after the other, are not the beginning of a move. */
  explain(places: string[]): IllegalMove {
    return this.ask<{ refusal: IllegalMove }>("explain", ...places).refusal;
  }

  /** Lets chance play; the seed decides. */
  drawCard(seed: number): void {
    this.change("draw-card", seed);
  }

  /** The cards that could be drawn, with their copies; null where the core cannot tell. */
  chances(entries: number): [string, number][] | null {
    return this.ask<{ chances?: [string, number][] }>("chances", entries).chances ?? null;
  }

  leave(seat: SeatLetter, how: "resign" | "flag" | "gone"): IllegalMove | null {
    return this.change("leave", seat, how);
  }

  /** All agree to stop. `drawn`: as a draw in any game, as it was before agreed ends were counted. */
  agreeEnd(drawn = false): IllegalMove | null {
    return drawn ? this.change("agree", "draw") : this.change("agree");
  }

  undo(): boolean {
    if (!this.ask<Change>("undo").done) return false;
    this.undone.push(this.done.pop() ?? opened);
    return true;
  }

  redo(): boolean {
    if (!this.ask<Change>("redo").done) return false;
    const change = this.undone.pop();
    if (change !== undefined && change !== opened) this.done.push(change);
    return true;
  }

  board(entries: number, seat: SeatLetter, marks: string[] = []): BoardPicture {
    return this.ask("board", entries, seat, marks.join(" "));
  }

  picture(entries: number, lang: keyof Words): string {
    return this.ask<{ svg: string }>("picture", entries, lang).svg;
  }

  /** Moves played in thought from some moment, up to the first that is not legal. */
  line(entries: number, moves: string[]): LineMove[] {
    return this.ask<{ line: LineMove[] }>("line", entries, ...moves).line;
  }

  record(tags: Record<string, string> = {}): string {
    const { record } = this.ask<{ record: string }>("record", ...Object.entries(tags).flat());
    this.written = record;
    return record;
  }

  // ---- calls that survive a restart of the module ------------------------------------------------

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
        // It is open: a module that does not find it has forgotten more than that.
        if (String(answer["error"]).startsWith("no table ")) throw new Error("the table is lost");
        return answer;
      });
    } catch (error) {
      if (error instanceof CoreFailure) error.game = this;
      throw error;
    }
    return accepted(reply);
  }

  /** Remembers a change that was made; null, or why it was not. */
  private change(...change: Changed): IllegalMove | null {
    const { refusal } = this.ask<Change>(...change);
    if (refusal) return refusal;
    this.done.push(change);
    this.cut += this.undone.filter((one) => one === opened).length;
    this.undone = [];
    return null;
  }

  private idIn(instance: ModuleInstance): number {
    if (this.generation !== this.core.generation) {
      this.id = this.openAgain(instance);
      this.generation = this.core.generation;
    }
    return this.id;
  }

  /** Throws if the same calls do not lead to the same state. */
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
