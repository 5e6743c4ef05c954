/** Game clocks, in milliseconds. The time is a parameter, so that nothing here waits. */
import type { ClockChoice } from "./setup";

export class Clocks {
  /** The time of each player when the present turn began to count. */
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

  /** The time left now; never below zero. */
  leftOf(player: number, now: number): number {
    const used = this.running?.player === player ? now - this.running.since : 0;
    return Math.max(0, (this.left[player] ?? 0) - used);
  }

  /** The player who has no time left while the clock runs. */
  flagged(now: number): number | null {
    return this.running && this.leftOf(this.running.player, now) <= 0 ? this.running.player : null;
  }

  /** A move of the player whose clock runs: what it took; a turn that ends adds the increment. */
  moved(endsTurn: boolean, now: number): { left: number; elapsed: number } | undefined {
    if (!this.running) return undefined;
    const player = this.running.player;
    const elapsed = now - this.running.since;
    this.left[player]! -= elapsed;
    this.running.since = now;
    if (endsTurn) {
      this.left[player]! += this.choice.increment * 1000;
    }
    return { left: Math.max(0, this.left[player]!), elapsed };
  }
}

const two = (n: number) => String(n).padStart(2, "0");

/** "9:05", and tenths under ten seconds; above three hours "5:07:09", above a day "2 d 05:07". */
export function clockText(milliseconds: number, day = "d"): string {
  if (milliseconds < 10_000) return `0:0${(Math.floor(milliseconds / 100) / 10).toFixed(1)}`;
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes <= 180) return `${minutes}:${two(seconds % 60)}`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${Math.floor(hours / 24)} ${day} ${two(hours % 24)}:${two(minutes % 60)}`;
}
