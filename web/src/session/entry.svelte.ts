/** Entering moves on a board, by touching places. */
import { spotsOf, turnedWall } from "../board/geometry";
import type { Table } from "../core/table";
import type { MatchState, MoveInfo, Refusal, SeatLetter } from "../core/types";
import { choicesAfter, touch, type Choices } from "./clickPath";

/** What the parts beside a board (words, cards) need to know of a move that is being entered. */
export interface Entering {
  readonly state: MatchState;
  readonly path: string[];
  readonly pending: string | null;
  readonly refusal: Refusal | null;
  readonly choices: Choices;
  readonly mover: SeatLetter | null;
  touch(place: string): void;
  finish(): void;
  takeBackStep(): void;
}

/** A move that is being entered, place by place. */
export abstract class Entry implements Entering {
  state = $state.raw<MatchState>() as MatchState;
  path = $state.raw<string[]>([]);
  /** A wall that is shown on a touch screen before it is confirmed. */
  pending = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);

  abstract readonly table: Table;
  /** The moves that can be entered here and now. */
  protected abstract get offered(): MoveInfo[];
  abstract touch(place: string): void;
  /** A move whose text is known, instead of its places. */
  abstract play(text: string): void;

  get mover(): SeatLetter | null {
    const { actor } = this.state;
    return actor === "" || actor === "chance" ? null : actor;
  }

  get choices(): Choices {
    return choicesAfter(this.offered, this.path);
  }

  /** The path is a whole move as it stands: that is what is wanted. */
  finish(): void {
    const { complete } = this.choices;
    if (complete) this.play(complete.text);
  }

  takeBackStep(): void {
    this.refusal = null;
    if (this.pending) this.pending = null;
    else this.path = this.path.slice(0, -1);
  }

  legal(text: string): MoveInfo | undefined {
    return this.state.moves.find((move) => move.text === text);
  }

  protected clear(): void {
    this.path = [];
    this.pending = null;
    this.refusal = null;
  }
}

/** On a board that is not a game against somebody: figures and guided games. */
export class MoveEntry extends Entry {
  /** Whether moves can be entered now. */
  live = $state(true);

  constructor(
    readonly table: Table,
    /** A whole legal move has been entered; it is not yet played. */
    private readonly onmove: (move: string) => void,
    /** Something was touched: what was said before may be out of date. */
    private readonly ontouch: (refused: boolean) => void = () => {},
  ) {
    super();
    this.state = table.state();
  }

  protected get offered(): MoveInfo[] {
    return this.live && this.mover ? this.state.moves : [];
  }

  touch(place: string): void {
    if (!this.live) return;
    this.refusal = null;
    this.pending = null;
    const result = touch(this.offered, this.path, place);
    this.ontouch(result.kind === "refused");
    if (result.kind === "move") this.play(result.move.text);
    else if (result.kind === "path") this.path = result.path;
    else this.refusal = this.table.explain(result.path);
  }

  preview(place: string): void {
    if (!this.live) return;
    this.refusal = null;
    this.ontouch(false);
    this.pending = place;
  }

  /** The wall that waits, turned where it lies. */
  turnWall(view: SeatLetter): void {
    const spots = spotsOf(this.table.board(this.state.at, view));
    const wall = spots.get(this.pending ?? "");
    const other = wall && turnedWall(spots, wall);
    if (!other) return;
    if (this.choices.next.has(other.name)) this.pending = other.name;
    else this.refusal = this.table.explain([other.name]);
  }

  play(text: string): void {
    this.clear();
    if (this.live) this.onmove(text);
  }

  /** Null if the move was played, else why not. */
  carryOut(move: string): Refusal | null {
    const refusal = this.table.play(move);
    if (!refusal) this.refresh();
    return refusal;
  }

  /** Back to how it stood after so many entries. */
  backTo(entries: number): void {
    while (this.state.entries.length > entries && this.table.undo())
      this.state = this.table.state();
    this.refresh();
  }

  close(): void {
    this.live = false;
    this.table.close();
  }

  private refresh(): void {
    this.clear();
    this.state = this.table.state();
  }
}
