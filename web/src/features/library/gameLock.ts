/**
 * The lock of one game: one tab plays it, others follow. Uses Web Locks, or messages between tabs
 * in browsers without them.
 */
import type { TabChannel } from "./tabMessages";

/** Time limits for an answer of another tab, and for handing a game over. */
const answerLimit = 250;
const handOverLimit = 1500;

const delay = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

export class GameLock {
  private releaseLock: (() => void) | null = null;
  private waiting: AbortController | null = null;
  private later: ReturnType<typeof setTimeout> | undefined;
  private holds = false;
  private readonly unlisten: () => void;

  constructor(
    readonly id: string,
    private readonly tab: string,
    private readonly messages: TabChannel,
    private readonly locks: LockManager | undefined,
    /** Called when another tab has taken the lock. */
    private readonly onlost: () => void,
    /** Called when the lock became free and was acquired. */
    private readonly onfree: () => void,
  ) {
    this.unlisten = messages.listen((one, elsewhere) => {
      if (!elsewhere || !("id" in one) || one.id !== id) return;
      if (one.kind === "wanted" && this.waiting) this.yieldLock();
      if (!this.holds) return;
      if (one.kind === "asked") messages.send({ kind: "held", id, tab });
      // Two tabs took it at the same time: the smaller tab id wins.
      else if (one.kind === "held" && !this.locks && one.tab < this.tab) this.onStolen();
    });
  }

  get held(): boolean {
    return this.holds;
  }

  /**
   * True if this tab holds the lock now. Otherwise it waits; `onfree` is called when it gets the
   * lock.
   */
  async take(): Promise<boolean> {
    if (this.holds) return true;
    if (!this.locks) {
      if (await this.isHeldElsewhere()) return false;
      this.holds = true;
      this.messages.send({ kind: "held", id: this.id, tab: this.tab });
      return true;
    }
    const taken = await this.request({ ifAvailable: true });
    if (!taken) this.waitForLock();
    return taken;
  }

  /** Asks the holder to release the lock, and steals it if there is no answer. */
  async takeOver(): Promise<void> {
    this.waiting?.abort();
    this.waiting = null;
    this.messages.send({ kind: "wanted", id: this.id });
    if (this.locks) {
      const end = performance.now() + handOverLimit;
      while (performance.now() < end) {
        if (await this.request({ ifAvailable: true })) return;
        await delay(50);
      }
      await this.request({ steal: true });
      return;
    }
    const end = performance.now() + handOverLimit;
    while (performance.now() < end && (await this.isHeldElsewhere()));
    this.holds = true;
    this.messages.send({ kind: "held", id: this.id, tab: this.tab });
  }

  release(): void {
    this.holds = false;
    this.releaseLock?.();
    this.releaseLock = null;
  }

  /** Releases the lock and stops waiting for it. */
  close(): void {
    this.release();
    clearTimeout(this.later);
    this.waiting?.abort();
    this.unlisten();
  }

  /** Leaves the queue for a while, so that the tab that asked for the lock gets it first. */
  yieldLock(): void {
    this.waiting?.abort();
    this.waiting = null;
    clearTimeout(this.later);
    this.later = setTimeout(() => this.waitForLock(), 2 * handOverLimit);
  }

  private onStolen(): void {
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
        return new Promise<void>((releaseLock) => (this.releaseLock = releaseLock));
      }).catch(() => {
        // The lock was stolen, or the page is being closed.
        resolve(false);
        if (this.holds) this.onStolen();
      });
    });
  }

  /** Waits in the queue of the lock. */
  private waitForLock(): void {
    if (!this.locks || this.waiting || this.holds) return;
    const waiting = new AbortController();
    this.waiting = waiting;
    this.locks
      .request(this.name, { signal: waiting.signal }, () => {
        this.waiting = null;
        if (waiting.signal.aborted) return;
        this.holds = true;
        this.onfree();
        return new Promise<void>((releaseLock) => (this.releaseLock = releaseLock));
      })
      .catch(() => {
        if (this.holds && this.waiting === null) this.onStolen();
      });
  }

  private async isHeldElsewhere(): Promise<boolean> {
    let held = false;
    const unlisten = this.messages.listen((one, elsewhere) => {
      held ||= elsewhere && one.kind === "held" && one.id === this.id;
    });
    this.messages.send({ kind: "asked", id: this.id, tab: this.tab });
    const end = performance.now() + answerLimit;
    while (!held && performance.now() < end) await delay(20);
    unlisten();
    return held;
  }
}
