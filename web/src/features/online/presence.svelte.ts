/** Who is away, said late: who has just sat down, or reloads the page, is back in a moment. */

const grace = 2_000;

export class Away {
  /** By player. */
  players = $state.raw<boolean[]>([]);
  private heard = false;
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** What is heard first has been so for a while. */
  hear(absent: boolean[]): void {
    if (!this.heard) this.players = absent;
    this.heard = true;
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
