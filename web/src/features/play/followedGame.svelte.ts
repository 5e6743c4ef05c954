/** The session of a game that is played in another tab. */
import type { CoreModule } from "../../core/module";
import { Match } from "../../core/match";
import type { Entry, SeatLetter } from "../../core/types";
import { BoardSession } from "../../session/boardSession.svelte";
import { sitterAt, type Sitter } from "../../session/setup";
import type { StoredGame } from "../library/storedGame";

const isSame = (one: Entry, other: Entry | undefined) =>
  one.kind === other?.kind && one.text === other.text && one.actor === other.actor;

export class FollowedGame extends BoardSession {
  readonly match: Match;
  readonly humanToMove = false;

  /** Throws the core's errors for invalid records. */
  constructor(
    private readonly core: CoreModule,
    public stored: StoredGame,
  ) {
    super();
    this.match = Match.fromRecord(core, stored.record);
    this.refresh();
  }

  sitter(seat: SeatLetter): Sitter {
    return sitterAt(this.stored.setup, this.state.table, seat);
  }

  /**
   * Replaces the state: undoes entries that differ and plays new ones, so that they are animated.
   */
  update(stored: StoredGame): void {
    this.stored = stored;
    const there = Match.fromRecord(this.core, stored.record);
    const { entries } = there.state();
    there.close();
    const own = this.match.state().entries;
    const differs = own.findIndex((entry, i) => !isSame(entry, entries[i]));
    const same = differs < 0 ? own.length : differs;
    while (this.match.state().entries.length > same && this.match.undo());
    for (const entry of entries.slice(same)) this.repeat(entry);
    this.refresh();
    this.playSound();
  }

  private repeat({ kind, text, actor, left, elapsed }: Entry): void {
    if (kind === "draw") this.match.agreeEnd(text === "draw");
    else if (kind === "leave") {
      if (actor !== "" && actor !== "chance") this.match.leave(actor, text as "resign");
    } else {
      const timed = left !== undefined && elapsed !== undefined;
      this.match.play(text, timed ? { left, elapsed } : undefined);
    }
  }

  private refresh(): void {
    const live = this.state === undefined || this.live;
    this.revise();
    this.state = this.match.state();
    if (live) this.at = this.state.entries.length;
  }

  protected override get defaultView(): SeatLetter {
    const people = this.state.table.seats.filter((one) => this.sitter(one.seat).kind !== "engine");
    return people[0]?.seat ?? "S";
  }

  /** The time at the start of the turn; clocks run only in the tab that plays. */
  override timeLeft(seat: SeatLetter): number | null {
    return this.stored.left?.[this.playerOf(seat)] ?? null;
  }

  play(): void {
    // moves are entered in the tab that plays
  }
}
