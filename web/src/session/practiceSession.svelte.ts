/** A session without opponent for figures of the rules pages and for lessons. */
import type { Match } from "../core/match";
import type { MoveInfo, IllegalMove, SeatLetter } from "../core/types";
import { BoardSession } from "./boardSession.svelte";

export class PracticeSession extends BoardSession {
  /** Whether the user can enter moves. */
  enabled = $state(true);

  constructor(
    readonly match: Match,
    /** Called with each legal move that is entered. The owner decides whether it is played. */
    private readonly onmove: (move: string) => void,
    /** Called after each touch, so that the owner can remove outdated messages. */
    private readonly ontouch: (refused: boolean) => void = () => {},
  ) {
    super();
    this.refresh();
  }

  get humanToMove(): boolean {
    return this.enabled;
  }

  protected override get defaultView(): SeatLetter {
    return "S";
  }

  protected override get offered(): MoveInfo[] {
    return this.mover ? super.offered : [];
  }

  protected override touched(refused: boolean): void {
    this.ontouch(refused);
  }

  override preview(place: string): void {
    if (!this.enabled) return;
    this.ontouch(false);
    super.preview(place);
  }

  play(text: string): void {
    this.clearEntry();
    if (this.enabled) this.onmove(text);
  }

  /** Plays a move; null if it is legal, else the reason. */
  playMove(move: string): IllegalMove | null {
    const illegalMove = this.match.play(move);
    if (!illegalMove) this.refresh();
    return illegalMove;
  }

  /** Undoes all entries after the first `entries`. */
  undoTo(entries: number): void {
    while (this.match.state().entries.length > entries && this.match.undo());
    this.refresh();
  }

  override close(): void {
    this.enabled = false;
    super.close();
  }

  private refresh(): void {
    this.revise();
    this.clearEntry();
    this.state = this.match.state();
    this.at = this.end;
  }
}
