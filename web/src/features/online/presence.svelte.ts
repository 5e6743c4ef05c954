/**
 * Debounced presence: a player counts as absent only after a delay, so that reloads are not shown.
 */

const grace = 2_000;

export class PresenceTracker {
  /** Whether each player is absent. */
  players = $state.raw<boolean[]>([]);
  private started = false;
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** The first report is applied at once. */
  update(absent: boolean[]): void {
    if (!this.started) this.players = absent;
    this.started = true;
    for (const [player, gone] of absent.entries()) {
      if (!gone) this.set(player, false);
      else if (!this.players[player] && !this.timers.has(player))
        this.timers.set(
          player,
          setTimeout(() => this.set(player, true), grace),
        );
    }
  }

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  private set(player: number, away: boolean): void {
    clearTimeout(this.timers.get(player));
    this.timers.delete(player);
    if (this.players[player] !== away) this.players = this.players.with(player, away);
  }
}
