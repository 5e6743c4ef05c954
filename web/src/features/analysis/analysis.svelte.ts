/** The session of an analysed game: move reviews, engine lines, playback of variations. */
import type { CoreModule } from "../../core/module";
import type { LineMove, Review, SeatLetter, SearchResult } from "../../core/types";
import { Engine, Stopped } from "../../core/engine";
import { Match } from "../../core/match";
import { BoardSession } from "../../session/boardSession.svelte";
import { store, stored } from "../../platform/storage";
import { hashOf, storedReviews, storeReviews } from "./reviewStorage";

interface SavedAnalysis {
  text: string;
  at: number;
}

const storageKey = "look";
const reviewTime = 150;
const thinkTime = 3000;
/** Interval of the automatic playback. */
const lineStep = 1100;
const maxTurningPoints = 8;
/** Longer variations are cut, since their ends are rarely played. */
const maxLineLength = 12;

export const glyphTexts: Record<number, string> = {
  1: "!",
  2: "?",
  3: "!!",
  4: "??",
  5: "!?",
  6: "?!",
};

/** The beginning of a variation as text. */
export function lineText(moves: string[]): string {
  const text = moves.slice(0, maxLineLength).join(" ");
  return moves.length > maxLineLength ? `${text} …` : text;
}

/** Win chances of one side over the game. */
export interface Curve {
  side: number;
  seats: SeatLetter[];
  points: { at: number; win: number }[];
}

/** A variation, played on a match of its own. */
export class Variation {
  /** The entries shown, counted from the beginning of the game; at least `base`. */
  at = $state(0);
  running = $state(false);

  constructor(
    readonly match: Match,
    readonly base: number,
    readonly moves: LineMove[],
  ) {
    this.at = base;
  }

  get end(): number {
    return this.base + this.moves.length;
  }
}

export class Analysis extends BoardSession {
  readonly match: Match;
  readonly humanToMove = false;
  /** The turn number of each entry. */
  readonly turns: number[];
  variation = $state.raw<Variation | null>(null);
  /** A line under the pointer or the focus: its first move is marked on the board. */
  hoveredLine = $state.raw<string[] | null>(null);

  reviews = $state.raw<ReadonlyMap<number, Review>>(new Map());
  reviewing = $state(false);
  reviewError = $state.raw<unknown>(null);

  searchResults = $state.raw<ReadonlyMap<number, SearchResult>>(new Map());
  searchError = $state.raw<unknown>(null);

  /** The record without tags and comments in Tablier's own notation, for the engine. */
  private readonly record: string;
  private readonly hash: string;
  private readonly reviewEngine = new Engine();
  private readonly searchEngine = new Engine();
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Throws the core's errors for invalid records. */
  constructor(
    private readonly core: CoreModule,
    readonly text: string,
    at: number,
  ) {
    super();
    this.match = Match.fromRecord(core, text);
    this.state = this.match.state();
    this.record = this.match.record();
    this.hash = hashOf(this.record);
    let turn = 1;
    this.turns = this.state.entries.map((entry) => {
      const own = turn;
      if (entry.endsTurn) ++turn;
      return own;
    });
    this.at = this.within(at);
    this.reviews = storedReviews(this.hash, this.state.entries.length);
    this.save();
  }

  /** The game that was analysed last. */
  static resume(core: CoreModule): Analysis | null {
    const saved = stored<SavedAnalysis>(storageKey);
    if (!saved) return null;
    try {
      return new Analysis(core, saved.text, saved.at);
    } catch {
      return null; // stored by a version with other rules or formats
    }
  }

  override close(): void {
    super.close();
    this.reviewEngine.close();
    this.searchEngine.close();
    clearInterval(this.timer);
    this.variation?.match.close();
  }

  play(): void {
    // moves cannot be entered
  }

  // ---- cursor -----------------------------------------------------------------------------------

  override get shownMatch(): Match {
    return this.variation?.match ?? this.match;
  }

  /** Including the entries of a variation that is shown. */
  override get shownAt(): number {
    return this.variation?.at ?? this.at;
  }

  marks = $derived.by(() => {
    const line = this.variation;
    const next = line
      ? line.moves[line.at - line.base]
      : this.hoveredLine && this.match.line(this.at, this.hoveredLine.slice(0, 1))[0];
    return next ? next.clicks.map((place) => `hint:${place}`) : [];
  });

  override goTo(at: number): void {
    this.leaveLine();
    const next = this.within(at);
    if (next === this.at) return;
    if (this.thinking) this.searchEngine.stop();
    this.hoveredLine = null;
    super.goTo(next);
    this.save();
  }

  /** Steps in the variation that is shown, else in the game. */
  override step(by: number): void {
    if (!this.variation) return super.step(by);
    this.pauseLine();
    this.stepLine(by);
  }

  /** Jumps to the start or the end of the variation that is shown, else of the game. */
  override jump(where: "start" | "end"): void {
    const line = this.variation;
    if (!line) return super.jump(where);
    this.pauseLine();
    line.at = where === "start" ? line.base : line.end;
  }

  private save(): void {
    store(storageKey, { text: this.text, at: this.at } satisfies SavedAnalysis);
  }

  /** A copy of the match at an earlier position. */
  private matchAt(at: number): Match {
    const match = Match.fromRecord(this.core, this.record);
    for (let entries = this.end; entries > at; --entries) match.undo();
    return match;
  }

  /** The time left on the clock of a seat's player at the position shown. */
  override timeLeft(seat: SeatLetter): number | null {
    const player = this.playerOf(seat);
    for (let index = this.at - 1; index >= 0; --index) {
      const entry = this.state.entries[index]!;
      if (entry.left === undefined || entry.actor === "" || entry.actor === "chance") continue;
      if (this.playerOf(entry.actor) === player) return entry.left;
    }
    return null;
  }

  // ---- variations -------------------------------------------------------------------------------

  /** Shows a variation that begins after `base` entries. */
  showLine(base: number, moves: string[], run: boolean): void {
    this.leaveLine();
    const match = this.matchAt(base);
    const line = this.match.line(base, moves.slice(0, maxLineLength));
    const played = line.findIndex((move) => match.play(move.text) !== null);
    const variation = new Variation(match, base, played < 0 ? line : line.slice(0, played));
    if (variation.moves.length === 0) return match.close();
    this.hoveredLine = null;
    this.variation = variation;
    if (run) this.runLine();
  }

  runLine(): void {
    const line = this.variation;
    if (!line) return;
    if (line.at === line.end) line.at = line.base;
    line.running = true;
    clearInterval(this.timer);
    this.timer = setInterval(() => this.stepLine(1), lineStep);
  }

  pauseLine(): void {
    clearInterval(this.timer);
    if (this.variation) this.variation.running = false;
  }

  leaveLine(): void {
    const line = this.variation;
    if (!line) return;
    this.pauseLine();
    this.variation = null;
    // The views must stop using the match first.
    setTimeout(() => line.match.close());
  }

  private stepLine(by: number): void {
    const line = this.variation;
    if (!line) return;
    line.at = Math.max(line.base, Math.min(line.at + by, line.end));
    if (line.at === line.end) this.pauseLine();
  }

  // ---- reviews of all moves ---------------------------------------------------------------------

  /** The entries that players decided. */
  decisions = $derived.by(() =>
    this.state.entries.flatMap((entry, index) =>
      entry.kind === "move" && entry.actor !== "chance" && entry.actor !== "" ? [index] : [],
    ),
  );

  /** How many of them have a review. */
  reviewedCount = $derived.by(
    () => this.decisions.filter((entry) => this.reviews.has(entry)).length,
  );

  async reviewAll(): Promise<void> {
    if (this.reviewing) return;
    this.reviewing = true;
    this.reviewError = null;
    try {
      for (const entry of this.decisions) {
        if (this.reviews.has(entry)) continue;
        const review = await this.reviewEngine.review(this.record, reviewTime, entry);
        if (!review) continue;
        this.reviews = new Map(this.reviews).set(entry, review);
        if (entry % 10 === 0) this.saveReviews();
      }
    } catch (error) {
      if (!(error instanceof Stopped)) this.reviewError = error;
    } finally {
      this.reviewing = false;
      this.saveReviews();
    }
  }

  stopReviewing(): void {
    this.reviewEngine.stop();
  }

  private saveReviews(): void {
    storeReviews(this.hash, this.reviews.values());
  }

  /** The review of the last move before the position shown. */
  get review(): Review | undefined {
    return this.reviews.get(this.at - 1);
  }

  /** The moves with the greatest losses, in the order of the game. */
  turningPoints = $derived.by(() =>
    [...this.reviews.values()]
      .filter((review) => review.glyph === 2 || review.glyph === 4 || review.glyph === 6)
      .sort((a, b) => b.loss - a.loss)
      .slice(0, maxTurningPoints)
      .sort((a, b) => a.entry - b.entry),
  );

  goToTurningPoint(direction: 1 | -1): void {
    const moments = this.turningPoints.map((review) => review.entry + 1);
    const next =
      direction === 1 ? moments.find((at) => at > this.at) : moments.findLast((at) => at < this.at);
    if (next !== undefined) this.goTo(next);
  }

  /** With two sides: win chances of the first. With more: of each side at its own moves. */
  curves = $derived.by((): Curve[] => {
    const { seats, sides } = this.state.table;
    const sideOf = (seat: SeatLetter) => seats.find((one) => one.seat === seat)?.side ?? 0;
    const ordered = [...this.reviews.values()].sort((a, b) => a.entry - b.entry);
    const made: Curve[] = [];
    for (const { side } of seats) {
      if (made.some((curve) => curve.side === side)) continue;
      if (sides === 2 && made.length === 1) break;
      const curve: Curve = {
        side,
        seats: seats.filter((one) => one.side === side).map((one) => one.seat),
        points: [],
      };
      for (const review of ordered) {
        const own = sideOf(review.seat) === side;
        if (!own && sides > 2) continue;
        const share = (win: number) => (own ? win : 1 - win);
        if (curve.points.length === 0)
          curve.points.push({ at: review.entry, win: share(review.before.win) });
        curve.points.push({ at: review.entry + 1, win: share(review.after.win) });
      }
      made.push(curve);
    }
    return made;
  });

  /** Glyphs by entry number, from reviews or else from the record. */
  glyphs = $derived.by(() => {
    const marks: Record<number, string> = {};
    this.match.notes.forEach((note, entry) => {
      const mark = /^(\?\?|!!|\?!|!\?|!|\?)(?= |$)/.exec(note);
      if (mark) marks[entry] = mark[1]!;
    });
    for (const review of this.reviews.values())
      if (review.glyph !== 0) marks[review.entry] = glyphTexts[review.glyph] ?? "";
    return marks;
  });

  // ---- search of one position -------------------------------------------------------------------

  get searchResult(): SearchResult | undefined {
    return this.searchResults.get(this.at);
  }

  async think(lines: number): Promise<void> {
    const at = this.at;
    const onProgress = (result: SearchResult) => {
      if (result.lines.length > 0) this.searchResults = new Map(this.searchResults).set(at, result);
    };
    this.leaveLine();
    if (this.thinking) return;
    this.thinking = true;
    this.searchError = null;
    let match: Match | undefined;
    try {
      match = this.matchAt(at);
      const limits = { movetime: thinkTime, lines };
      onProgress(await this.searchEngine.think(match.record(), "search", limits, onProgress));
    } catch (error) {
      if (!(error instanceof Stopped)) this.searchError = error;
    } finally {
      this.thinking = false;
      match?.close();
    }
  }

  stopSearch(): void {
    this.searchEngine.stop();
  }
}
