/** Clocks of online tables: extrapolated from the server's last values. */
import type { TableState } from "./protocol";

/** Days per turn of a clock such as "3d"; 0 for other clocks. */
export function daysOf(clock: string): number {
  return /^\d+d$/.test(clock) ? Number.parseInt(clock, 10) : 0;
}

/** Remaining time of a player at a time of the server's clock; null without a clock. */
export function leftOf(state: TableState, player: number, now: number): number | null {
  const { running, clock } = state;
  if (clock === "none") return null;
  if (running?.player === player)
    return Math.max(0, running.left - Math.max(0, now - running.since));
  return state.players[player]?.left ?? null;
}
