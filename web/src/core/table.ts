/** An open match of the core, with the types its answers have. */
import type { CoreModule } from "./module";
import type {
  BoardPicture,
  LineMove,
  MatchState,
  Refusal,
  SeatLetter,
  VariantInfo,
  Words,
} from "./types";

/** What the core refused to open or write, in its own words. */
export class CoreError extends Error {
  readonly words: Words;

  constructor(en: string, fr = en) {
    super(en);
    this.words = { en, fr };
  }
}

/** The answer, or the core's error thrown. */
function answer<T>(core: CoreModule, name: string, ...args: (string | number)[]): T {
  const reply = core.call(name, ...args) as { error?: string; error_fr?: string };
  if (reply.error !== undefined) throw new CoreError(reply.error, reply.error_fr);
  return reply as T;
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

export interface Clock {
  left: number;
  elapsed: number;
}

type Change = { done?: boolean; refusal?: Refusal };

export class Table {
  private constructor(
    private readonly core: CoreModule,
    private readonly id: number,
    /** Of a table that was opened from a record. */
    readonly tags: Record<string, string> = {},
    readonly notes: string[] = [],
  ) {}

  static open(core: CoreModule, spec: string, position = ""): Table {
    return new Table(core, answer<{ table: number }>(core, "open", spec, position).table);
  }

  static fromRecord(core: CoreModule, text: string): Table {
    type Opened = { table: number; tags: Record<string, string>; notes: string[] };
    const opened = answer<Opened>(core, "open-record", text);
    return new Table(core, opened.table, opened.tags, opened.notes);
  }

  close(): void {
    this.core.call("close", this.id);
  }

  /** How things stand now, or stood after the first `entries` entries. */
  state(entries?: number): MatchState {
    return answer(this.core, "state", this.id, entries ?? "");
  }

  /** Null if the move was played, else why not. */
  play(move: string, clock?: Clock): Refusal | null {
    const times = clock ? [Math.round(clock.left), Math.round(clock.elapsed)] : [];
    return answer<Change>(this.core, "play", this.id, move, ...times).refusal ?? null;
  }

  /** Why these places, touched one after the other, are not the beginning of a move. */
  explain(places: string[]): Refusal {
    return answer<{ refusal: Refusal }>(this.core, "explain", this.id, ...places).refusal;
  }

  /** Lets chance play; the seed decides. */
  drawCard(seed: number): void {
    answer<Change>(this.core, "draw-card", this.id, seed);
  }

  /** The cards that could be drawn, with their copies; null where the core cannot tell. */
  chances(entries: number): [string, number][] | null {
    const reply = this.core.call("chances", this.id, entries);
    return (reply as { chances?: [string, number][] }).chances ?? null;
  }

  leave(seat: SeatLetter, how: "resign" | "flag" | "gone"): Refusal | null {
    return answer<Change>(this.core, "leave", this.id, seat, how).refusal ?? null;
  }

  agreeDraw(): Refusal | null {
    return answer<Change>(this.core, "agree", this.id).refusal ?? null;
  }

  undo(): boolean {
    return answer<Change>(this.core, "undo", this.id).done === true;
  }

  redo(): boolean {
    return answer<Change>(this.core, "redo", this.id).done === true;
  }

  board(entries: number, seat: SeatLetter, marks: string[] = []): BoardPicture {
    return answer(this.core, "board", this.id, entries, seat, marks.join(" "));
  }

  picture(entries: number, lang: keyof Words): string {
    return answer<{ svg: string }>(this.core, "picture", this.id, entries, lang).svg;
  }

  /** Moves played in thought from some moment, up to the first that is not legal. */
  line(entries: number, moves: string[]): LineMove[] {
    return answer<{ line: LineMove[] }>(this.core, "line", this.id, entries, ...moves).line;
  }

  record(tags: Record<string, string> = {}): string {
    return answer<{ record: string }>(this.core, "record", this.id, ...Object.entries(tags).flat())
      .record;
  }
}
