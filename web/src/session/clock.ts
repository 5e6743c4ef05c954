/**
 * Game clocks, in milliseconds. All methods take the current time as a parameter, which makes them
 * testable.
 */
import type { ClockChoice } from "./setup";

export class Clocks {
  /** The time of each player when the running clock was last started. */
  readonly left: number[];
  private running: { player: number; since: number } | null = null;

  constructor(
    players: number,
    private readonly choice: ClockChoice,
    left?: number[],
  ) {
    const full = choice.minutes * 60_000 + choice.increment * 1000;
    this.left = left?.length === players ? [...left] : Array<number>(players).fill(full);
  }

  start(player: number, now: number): void {
    if (this.running?.player === player) return;
    this.stop(now);
    this.running = { player, since: now };
  }

  stop(now: number): void {
    if (!this.running) return;
    const used = now - this.running.since;
    this.left[this.running.player]! -= used;
    this.running = null;
  }

  /** The remaining time, at least 0. */
  leftOf(player: number, now: number): number {
    const used = this.running?.player === player ? now - this.running.since : 0;
    return Math.max(0, (this.left[player] ?? 0) - used);
  }

  /** The player whose running clock has reached 0. */
  flagged(now: number): number | null {
    return this.running && this.leftOf(this.running.player, now) <= 0 ? this.running.player : null;
  }

  /** Clock values for the record of a move made now. */
  timesOfMove(now: number): { left: number; elapsed: number; increment: number } | undefined {
    if (!this.running) return undefined;
    const elapsed = now - this.running.since;
    const left = this.left[this.running.player]! - elapsed;
    return { left, elapsed, increment: this.choice.increment * 1000 };
  }

  /** Books a move: stops the time used so far and adds the increment at the end of a turn. */
  moved(endsTurn: boolean, now: number): void {
    const times = this.timesOfMove(now);
    if (!this.running || !times) return;
    this.left[this.running.player] = times.left + (endsTurn ? times.increment : 0);
    this.running.since = now;
  }
}

const two = (n: number) => String(n).padStart(2, "0");

/** "9:05"; tenths below ten seconds; "5:07:09" above three hours; "2 d 05:07" above a day. */
export function clockText(milliseconds: number, day = "d"): string {
  if (milliseconds < 10_000) return `0:0${(Math.floor(milliseconds / 100) / 10).toFixed(1)}`;
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes <= 180) return `${minutes}:${two(seconds % 60)}`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${Math.floor(hours / 24)} ${day} ${two(hours % 24)}:${two(minutes % 60)}`;
}
