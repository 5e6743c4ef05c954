/** The lock of one game: one tab plays it, the others follow. Web Locks decide, or messages between tabs. */
import type { TabChannel } from "./tabMessages";

/** How long a tab may take to answer, and to hand a game over. */
const answerTime = 250;
const handOverTime = 1500;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export class GameLock {
  private letGo: (() => void) | null = null;
  private waiting: AbortController | null = null;
  private later: ReturnType<typeof setTimeout> | undefined;
  private holds = false;
  private readonly deafen: () => void;

  constructor(
    readonly id: string,
    private readonly tab: string,
    private readonly news: TabChannel,
    private readonly locks: LockManager | undefined,
    /** Another tab has taken the game. */
    private readonly onlost: () => void,
    /** The tab that held the game has let go of it. */
    private readonly onfree: () => void,
  ) {
    this.deafen = news.listen((one, elsewhere) => {
      if (!elsewhere || !("id" in one) || one.id !== id) return;
      if (one.kind === "wanted" && this.waiting) this.stepBack();
      if (!this.holds) return;
      if (one.kind === "asked") news.tell({ kind: "held", id, tab });
      // Two tabs that asked at the same time: one of them gives way.
      else if (one.kind === "held" && !this.locks && one.tab < this.tab) this.lose();
    });
  }

  get held(): boolean {
    return this.holds;
  }

  /** True if this tab holds the game now. Else it waits, and `onfree` says when it is free. */
  async take(): Promise<boolean> {
    if (this.holds) return true;
    if (!this.locks) {
      if (await this.askedOthers()) return false;
      this.holds = true;
      this.news.tell({ kind: "held", id: this.id, tab: this.tab });
      return true;
    }
    const taken = await this.request({ ifAvailable: true });
    if (!taken) this.queue();
    return taken;
  }

  /** Asks whoever holds it to hand it over; a tab that does not answer loses it. */
  async takeOver(): Promise<void> {
    this.waiting?.abort();
    this.waiting = null;
    this.news.tell({ kind: "wanted", id: this.id });
    if (this.locks) {
      const end = performance.now() + handOverTime;
      while (performance.now() < end) {
        if (await this.request({ ifAvailable: true })) return;
        await wait(50);
      }
      await this.request({ steal: true });
      return;
    }
    const end = performance.now() + handOverTime;
    while (performance.now() < end && (await this.askedOthers()));
    this.holds = true;
    this.news.tell({ kind: "held", id: this.id, tab: this.tab });
  }

  release(): void {
    this.holds = false;
    this.letGo?.();
    this.letGo = null;
  }

  /** The tab shows something else. */
  close(): void {
    this.release();
    clearTimeout(this.later);
    this.waiting?.abort();
    this.deafen();
  }

  /** It is handed to the tab that has asked for it, not to the one that waits longest. */
  stepBack(): void {
    this.waiting?.abort();
    this.waiting = null;
    clearTimeout(this.later);
    this.later = setTimeout(() => this.queue(), 2 * handOverTime);
  }

  private lose(): void {
    this.release();
    this.onlost();
  }

  private get name(): string {
    return `tablier.game.${this.id}`;
  }

  private request(how: LockOptions): Promise<boolean> {
    return new Promise((resolve) => {
      this.locks!.request(this.name, how, (lock) => {
        if (!lock) return resolve(false);
        this.holds = true;
        resolve(true);
        return new Promise<void>((letGo) => (this.letGo = letGo));
      }).catch(() => {
        // Stolen by a tab that got no answer; or the page is on its way out.
        resolve(false);
        if (this.holds) this.lose();
      });
    });
  }

  /** For as long as another tab holds it. */
  private queue(): void {
    if (!this.locks || this.waiting || this.holds) return;
    const waiting = new AbortController();
    this.waiting = waiting;
    this.locks
      .request(this.name, { signal: waiting.signal }, () => {
        this.waiting = null;
        if (waiting.signal.aborted) return;
        this.holds = true;
        this.onfree();
        return new Promise<void>((letGo) => (this.letGo = letGo));
      })
      .catch(() => {
        if (this.holds && this.waiting === null) this.lose();
      });
  }

  private async askedOthers(): Promise<boolean> {
    let held = false;
    const deafen = this.news.listen((one, elsewhere) => {
      held ||= elsewhere && one.kind === "held" && one.id === this.id;
    });
    this.news.tell({ kind: "asked", id: this.id, tab: this.tab });
    const end = performance.now() + answerTime;
    while (!held && performance.now() < end) await wait(20);
    deafen();
    return held;
  }
}
