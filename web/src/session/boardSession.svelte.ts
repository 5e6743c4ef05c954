/**
 * The model of a match on a board: the cursor over its positions, the move being entered, the
 * clocks, and the revision that identifies stale answers. Local and online games, analysis and
 * lessons are subclasses.
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
  /** The cursor: the number of entries before the position that is shown. */
  at = $state(0);
  /** The click path of the move being entered. */
  path = $state.raw<string[]>([]);
  /** A wall that is previewed and needs a confirmation. */
  pending = $state<string | null>(null);
  illegalMove = $state.raw<IllegalMove | null>(null);
  /** An engine is searching for its move. */
  thinking = $state(false);
  /** Increases while a clock runs, so that derived values read the clocks again. */
  tick = $state(0);

  protected closed = false;
  private revision = 0;
  protected chosenView = $state<SeatLetter | null>(null);

  abstract readonly match: Match;

  /** Whether the user can enter a move at the position shown. */
  abstract get humanToMove(): boolean;
  /** Plays a move by its text. */
  abstract play(text: string): void;
  /**
   * Asks an engine for a good move; null if it finds none. Undefined in sessions without an engine.
   */
  suggest?(): Promise<string | null>;

  close(): void {
    this.closed = true;
    this.match.close();
  }

  // ---- the revision -----------------------------------------------------------------------------

  /** Marks a change of the match: answers to earlier questions become stale. */
  protected revise(): void {
    this.revision += 1;
  }

  /** Returns a function that tells whether the match is still unchanged. */
  whileUnchanged(alsoIf = () => true): () => boolean {
    const { revision } = this;
    return () => !this.closed && this.revision === revision && alsoIf();
  }

  // ---- positions --------------------------------------------------------------------------------

  get end(): number {
    return this.state.entries.length;
  }

  /** Whether the newest position is shown. */
  get live(): boolean {
    return this.at === this.end;
  }

  /**
   * The match on the board and the number of its entries that are shown. A variation is a match of
   * its own.
   */
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

  // ---- seats and clocks -------------------------------------------------------------------------

  get mover(): SeatLetter | null {
    const { actor } = this.state;
    return actor === "" || actor === "chance" ? null : actor;
  }

  playerOf(seat: SeatLetter): number {
    return this.state.table.seats.find((one) => one.seat === seat)?.player ?? 0;
  }

  /** Milliseconds on the clock of a seat's player; null if there is no clock. */
  timeLeft(_seat: SeatLetter): number | null {
    return null;
  }

  /** The seat at the bottom edge of the board. */
  get view(): SeatLetter {
    return this.chosenView ?? this.defaultView;
  }

  /** The seat at the bottom until the user turns the board. */
  protected get defaultView(): SeatLetter {
    return this.state.table.seats[0]?.seat ?? "S";
  }

  turnBoard(): void {
    const seats = this.state.table.seats.map((one) => one.seat);
    this.chosenView = seats[(seats.indexOf(this.view) + 1) % seats.length] ?? "S";
  }

  // ---- entering a move --------------------------------------------------------------------------

  /** The moves that can be entered at the position shown. */
  protected get offered(): MoveInfo[] {
    return this.humanToMove ? this.state.moves : [];
  }

  get choices(): Choices {
    return choicesAfter(this.offered, this.path);
  }

  /** Whether the move is entered in a form beside the board instead of on it. */
  get setsUp(): boolean {
    return this.humanToMove && setsUp(this.state);
  }

  legal(text: string): MoveInfo | undefined {
    return this.state.moves.find((move) => move.text === text);
  }

  touch(place: string): void {
    this.illegalMove = null;
    this.pending = null;
    if (!this.live) return;
    if (!this.humanToMove) {
      if (this.state.over) this.illegalMove = this.match.explain([place]);
      return;
    }
    const result = touch(this.offered, this.path, place);
    this.touched(result.kind === "refused");
    if (result.kind === "move") this.play(result.move.text);
    else if (result.kind === "path") this.path = result.path;
    else this.illegalMove = this.match.explain(result.path);
  }

  /** Called after each touch of a place while a move can be entered. */
  protected touched(refused: boolean): void {
    if (refused) sound("refused");
  }

  /** Previews a wall, to be confirmed. */
  preview(place: string): void {
    this.illegalMove = null;
    this.pending = place;
  }

  /** Turns the previewed wall around its centre. */
  turnWall(): void {
    const spots = spotsOf(this.match.board(this.at, this.view));
    const wall = spots.get(this.pending ?? "");
    const other = wall && turnedWall(spots, wall);
    if (!other) return;
    if (this.choices.next.has(other.name)) this.pending = other.name;
    else this.illegalMove = this.match.explain([other.name]);
  }

  /** Plays the entered path, if it is a complete move that could be continued. */
  finish(): void {
    const { complete } = this.choices;
    if (complete) this.play(complete.text);
  }

  takeBackStep(): void {
    this.illegalMove = null;
    if (this.pending) this.pending = null;
    else this.path = this.path.slice(0, -1);
  }

  protected clearEntry(): void {
    this.path = [];
    this.pending = null;
    this.illegalMove = null;
  }

  /** Plays the sound of the last entry. */
  protected playSound(): void {
    if (this.state.over) sound("over");
    else if (this.state.entries.at(-1)?.actor === "chance") sound("card");
    else sound(this.state.story?.some((step) => step.kind === "remove") ? "capture" : "move");
  }
}
