/** A board on which moves are tried: figures of the rules pages and lessons. */
import type { Match } from "../core/match";
import type { MoveInfo, IllegalMove, SeatLetter } from "../core/types";
import { BoardSession } from "./boardSession.svelte";

export class PracticeSession extends BoardSession {
  /** Whether moves can be entered now. */
  enabled = $state(true);

  constructor(
    readonly match: Match,
    /** A whole legal move has been entered; it is not yet played. */
    private readonly onmove: (move: string) => void,
    /** A place was touched: earlier messages may be out of date. */
    private readonly ontouch: (refused: boolean) => void = () => {},
  ) {
    super();
    this.refresh();
  }

  get humanToMove(): boolean {
    return this.enabled;
  }

  protected override get usualView(): SeatLetter {
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

  /** Null if the move was played, else why not. */
  carryOut(move: string): IllegalMove | null {
    const refusal = this.match.play(move);
    if (!refusal) this.refresh();
    return refusal;
  }

  /** Takes back what was played after so many entries. */
  backTo(entries: number): void {
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
