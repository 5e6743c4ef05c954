/** What every game at the table has, wherever it is kept: what is shown, and a move being entered. */
import type { MoveInfo, SeatLetter } from "../core/types";
import { touch } from "./clickPath";
import { Entry } from "./entry.svelte";
import { sound } from "../platform/sounds";

export abstract class AtTable extends Entry {
  /** The moment that is shown: number of entries. */
  at = $state(0);
  /** An engine is at work. */
  thinking = $state(false);
  /** Counts up with time while a clock runs, so that what shows it is shown again. */
  tick = $state(0);
  protected turned = $state<SeatLetter | null>(null);

  /** Whether moves can be entered here and now. */
  abstract get humanToMove(): boolean;
  /** The seat at the bottom of the board, unless the board was turned. */
  protected abstract get usualView(): SeatLetter;
  abstract timeLeft(seat: SeatLetter): number | null;
  /** A good first move, where an engine can be asked; null where none is found. */
  suggest?(): Promise<string | null>;

  // ---- what is shown ---------------------------------------------------------------------------

  get live(): boolean {
    return this.at === this.state.entries.length;
  }

  shown = $derived.by(() =>
    this.at === this.state.entries.length ? this.state : this.table.state(this.at),
  );

  get view(): SeatLetter {
    return this.turned ?? this.usualView;
  }

  turnBoard(): void {
    const seats = this.state.table.seats.map((one) => one.seat);
    this.turned = seats[(seats.indexOf(this.view) + 1) % seats.length] ?? "S";
  }

  playerOf(seat: SeatLetter): number {
    return this.state.table.seats.find((one) => one.seat === seat)?.player ?? 0;
  }

  goTo(entries: number): void {
    this.at = Math.max(0, Math.min(entries, this.state.entries.length));
    this.clear();
  }

  // ---- entering a move -------------------------------------------------------------------------

  protected get offered(): MoveInfo[] {
    return this.humanToMove ? this.state.moves : [];
  }

  touch(place: string): void {
    this.refusal = null;
    this.pending = null;
    if (!this.live) return;
    if (!this.humanToMove) {
      if (this.state.over) this.refusal = this.table.explain([place]);
      return;
    }
    const result = touch(this.offered, this.path, place);
    if (result.kind === "move") this.play(result.move.text);
    else if (result.kind === "path") this.path = result.path;
    else {
      this.refusal = this.table.explain(result.path);
      sound("refused");
    }
  }

  /** What the last entry sounds like. */
  protected soundChange(): void {
    if (this.state.over) sound("over");
    else if (this.state.entries.at(-1)?.actor === "chance") sound("card");
    else sound(this.state.story?.some((step) => step.kind === "remove") ? "capture" : "move");
  }
}
