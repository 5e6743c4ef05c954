/** Clocks of online tables: extrapolated from the server's last values. */
import type { TableState } from "./protocol";

/** "3d": three days; 0 where the clock counts otherwise. */
export function daysOf(clock: string): number {
  return /^\d+d$/.test(clock) ? Number.parseInt(clock, 10) : 0;
}

/** The time a player has left at a moment of the server's time; null without a clock. */
export function leftOf(state: TableState, player: number, now: number): number | null {
  const { running, clock } = state;
  if (clock === "none") return null;
  if (running?.player === player)
    return Math.max(0, running.left - Math.max(0, now - running.since));
  return state.players[player]?.left ?? null;
}
