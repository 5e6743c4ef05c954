/**
 * A match shown on a board: the cursor over its positions, the move that is being entered, the
 * clocks, and the revision by which late answers are told. Local games, online games, looking back
 * and lessons each add their own part to it.
 */
import { spotsOf, turnedWall } from "../board/geometry";
import type { Match } from "../core/match";
import type { MatchState, MoveInfo, IllegalMove, SeatLetter } from "../core/types";
import { setsUp } from "../games/registry";
import type { MoveTarget } from "../games/types";
import { sound } from "../platform/sounds";
import { choicesAfter, touch, type Choices } from "./clickPath";

export abstract class BoardSession implements MoveTarget {
  /** The newest position. */
  state = $state.raw<MatchState>() as MatchState;
  /** The cursor: how many entries lie before the position that is shown. */
  at = $state(0);
  /** The places of the move that is being entered. */
  path = $state.raw<string[]>([]);
  /** A wall that is shown before it is confirmed. */
  pending = $state<string | null>(null);
  refusal = $state.raw<IllegalMove | null>(null);
  /** An engine is at work. */
  thinking = $state(false);
  /** Counts up with time while a clock runs, so that clocks are read again. */
  tick = $state(0);

  protected closed = false;
  private revision = 0;
  private turnedTo = $state<SeatLetter | null>(null);

  abstract readonly match: Match;

  /** Whether moves can be entered here and now. */
  abstract get humanToMove(): boolean;
  /** Plays a move by its text. */
  abstract play(text: string): void;
  /** A good move, where an engine can be asked; null where none is found. */
  suggest?(): Promise<string | null>;

  close(): void {
    this.closed = true;
    this.match.close();
  }

  // ---- the revision ----------------------------------------------------------------------------

  /** The match is another one now: answers to earlier questions are of no use. */
  protected revise(): void {
    this.revision += 1;
  }

  /** Tells later whether the match is still as it is now. */
  whileUnchanged(alsoIf = () => true): () => boolean {
    const { revision } = this;
    return () => !this.closed && this.revision === revision && alsoIf();
  }

  // ---- positions -------------------------------------------------------------------------------

  get end(): number {
    return this.state.entries.length;
  }

  /** Whether the newest position is shown. */
  get live(): boolean {
    return this.at === this.end;
  }

  /** The match that the board shows, and how many of its entries. */
  get shownMatch(): Match {
    return this.match;
  }
  get shownAt(): number {
    return this.at;
  }

  shown = $derived.by(() =>
    this.shownMatch === this.match && this.shownAt === this.end
      ? this.state
      : this.shownMatch.state(this.shownAt),
  );

  goTo(entries: number): void {
    this.at = this.within(entries);
    this.clearEntry();
  }

  step(by: number): void {
    this.goTo(this.at + by);
  }

  jump(where: "start" | "end"): void {
    this.goTo(where === "start" ? 0 : this.end);
  }

  protected within(entries: number): number {
    if (Number.isNaN(entries)) return 0;
    return Math.round(Math.max(0, Math.min(entries, this.end)));
  }

  // ---- seats and clocks ------------------------------------------------------------------------

  get mover(): SeatLetter | null {
    const { actor } = this.state;
    return actor === "" || actor === "chance" ? null : actor;
  }

  playerOf(seat: SeatLetter): number {
    return this.state.table.seats.find((one) => one.seat === seat)?.player ?? 0;
  }

  /** Milliseconds on the clock of a seat's player; null without a clock. */
  timeLeft(_seat: SeatLetter): number | null {
    return null;
  }

  /** The seat at the bottom of the board. */
  get view(): SeatLetter {
    return this.turnedTo ?? this.usualView;
  }

  /** The same unless the board was turned. */
  protected get usualView(): SeatLetter {
    return this.state.table.seats[0]?.seat ?? "S";
  }

  turnBoard(): void {
    const seats = this.state.table.seats.map((one) => one.seat);
    this.turnedTo = seats[(seats.indexOf(this.view) + 1) % seats.length] ?? "S";
  }

  // ---- entering a move -------------------------------------------------------------------------

  /** The moves that can be entered here and now. */
  protected get offered(): MoveInfo[] {
    return this.humanToMove ? this.state.moves : [];
  }

  get choices(): Choices {
    return choicesAfter(this.offered, this.path);
  }

  /** Whether the move is put together beside the board. */
  get setsUp(): boolean {
    return this.humanToMove && setsUp(this.state);
  }

  legal(text: string): MoveInfo | undefined {
    return this.state.moves.find((move) => move.text === text);
  }

  touch(place: string): void {
    this.refusal = null;
    this.pending = null;
    if (!this.live) return;
    if (!this.humanToMove) {
      if (this.state.over) this.refusal = this.match.explain([place]);
      return;
    }
    const result = touch(this.offered, this.path, place);
    this.touched(result.kind === "refused");
    if (result.kind === "move") this.play(result.move.text);
    else if (result.kind === "path") this.path = result.path;
    else this.refusal = this.match.explain(result.path);
  }

  /** A place was touched where a move can be entered. */
  protected touched(refused: boolean): void {
    if (refused) sound("refused");
  }

  /** Shows a wall that is to be confirmed. */
  preview(place: string): void {
    this.refusal = null;
    this.pending = place;
  }

  /** Turns the wall that is to be confirmed, where it lies. */
  turnWall(): void {
    const spots = spotsOf(this.match.board(this.at, this.view));
    const wall = spots.get(this.pending ?? "");
    const other = wall && turnedWall(spots, wall);
    if (!other) return;
    if (this.choices.next.has(other.name)) this.pending = other.name;
    else this.refusal = this.match.explain([other.name]);
  }

  /** Plays the path as it stands, where it is a whole move. */
  finish(): void {
    const { complete } = this.choices;
    if (complete) this.play(complete.text);
  }

  takeBackStep(): void {
    this.refusal = null;
    if (this.pending) this.pending = null;
    else this.path = this.path.slice(0, -1);
  }

  protected clearEntry(): void {
    this.path = [];
    this.pending = null;
    this.refusal = null;
  }

  /** The sound of the last entry. */
  protected soundChange(): void {
    if (this.state.over) sound("over");
    else if (this.state.entries.at(-1)?.actor === "chance") sound("card");
    else sound(this.state.story?.some((step) => step.kind === "remove") ? "capture" : "move");
  }
}
