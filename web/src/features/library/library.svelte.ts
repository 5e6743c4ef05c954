/**
 * The store of all games of this browser. A change is written synchronously to the journal, then to
 * the database. If two tabs change a game independently, both states are kept as separate games.
 */
import { Database, type PutResult } from "./database";
import { Journal } from "./journal";
import { TabChannel, type MessageChannelLike } from "./tabMessages";
import {
  contains,
  covers,
  entryOf,
  isDamaged,
  isId,
  isNewer,
  newId,
  readStored,
  type Entry,
  type StoredGame,
} from "./storedGame";

/** The browser interfaces in use; tests replace them. */
export interface BrowserServices {
  factory: () => IDBFactory | undefined;
  storage: () => Storage | undefined;
  channel: MessageChannelLike | null;
  locks: LockManager | undefined;
}

/** Why games cannot be stored. */
export type StorageFault = "full" | "unavailable";
/** Why a state of a game was rejected. */
export type Rejection = "deleted" | "forgotten" | "taken";

const retryAfter = 10_000;

export class Library {
  storageFault = $state<StorageFault | null>(null);

  readonly tab = newId();
  readonly messages: TabChannel;
  readonly locks: LockManager | undefined;
  readonly database: Database;
  readonly journal: Journal;
  /** The newest state of each game that is not yet in the database. */
  readonly pending = new Map<string, StoredGame>();
  private readonly writing = new Map<string, Promise<void>>();
  /** The games open in this tab: since when, and the stored state at that time. */
  private readonly openGames = new Map<string, { since: number; base: StoredGame | null }>();
  private readonly started = Date.now();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  private initialised: Promise<void> | undefined;
  private readonly rejectionListeners = new Set<(game: StoredGame, why: Rejection) => void>();

  constructor(services: BrowserServices) {
    this.messages = new TabChannel(services.channel);
    this.locks = services.locks;
    this.database = new Database(services.factory, () => this.retryWrites());
    this.journal = new Journal(services.storage);
  }

  /** Resolves when the journal of earlier visits is in the database. */
  ready(): Promise<void> {
    this.initialised ??= this.initialise();
    return this.initialised;
  }

  // ---- writing ----------------------------------------------------------------------------------

  /** Registers a game as open in this tab; its journal entry stays until `closed`. */
  open(id: string, base: StoredGame | null): void {
    this.openGames.set(id, { since: Date.now(), base });
  }

  closed(game: StoredGame): void {
    this.openGames.delete(game.id);
    if (!this.pending.has(game.id)) this.journal.settle(game);
  }

  /** Stores a state; false if it lasts only until the tab is closed. */
  keep(game: StoredGame): boolean {
    const base = this.openGames.get(game.id)?.base ?? null;
    for (const before of [this.journal.get(game.id), this.pending.get(game.id)])
      if (before && isNewer(game, before) && !covers(game, before, base)) this.storeCopy(before);
    const written = this.journal.put(game);
    if (written === "taken") {
      const there = this.journal.get(game.id);
      if (!there || !contains(there, game)) this.storeCopy(game);
      this.notifyRejected(game, "taken");
      return true;
    }
    this.pending.set(game.id, game);
    void this.write(game.id);
    this.messages.send({ kind: "changed", game });
    return written;
  }

  /** Resolves when all pending writes of a game are done or have failed. */
  async settled(id: string): Promise<void> {
    await this.writing.get(id);
  }

  /**
   * Calls `listener` for each rejected state of a game that is open here, until the returned function
   * is called.
   */
  onRejected(listener: (game: StoredGame, why: Rejection) => void): () => void {
    this.rejectionListeners.add(listener);
    return () => this.rejectionListeners.delete(listener);
  }

  private notifyRejected(game: StoredGame, why: Rejection): void {
    for (const listener of [...this.rejectionListeners]) listener(game, why);
  }

  /**
   * At most one write for each game at a time; of several pending states only the newest is
   * written.
   */
  private write(id: string): Promise<void> {
    let writing = this.writing.get(id);
    if (!writing) {
      writing = this.writeAll(id).finally(() => this.writing.delete(id));
      this.writing.set(id, writing);
    }
    return writing;
  }

  private async writeAll(id: string): Promise<void> {
    for (;;) {
      const game = this.pending.get(id);
      if (!game) return;
      let result: PutResult;
      try {
        const { since = this.started, base = null } = this.openGames.get(id) ?? {};
        result = await this.database.put(game, since, base);
      } catch (error) {
        this.fail(error);
        return;
      }
      this.succeed();
      if (this.pending.get(id) === game) this.pending.delete(id);
      this.onPutResult(game, result);
    }
  }

  onPutResult(game: StoredGame, result: PutResult): void {
    const { id } = game;
    if (result.kind === "stored" || result.kind === "superseded") {
      const over = result.kind === "stored" ? readStored(result.over) : "not-a-game";
      if (typeof over !== "string") this.storeCopy(over);
      if (!this.openGames.has(id) || game.finished) this.journal.settle(game);
      return;
    }
    if (result.kind === "conflict") {
      const there = readStored(result.there);
      if (typeof there === "string" || !contains(there, game)) this.storeCopy(game);
    }
    this.journal.settle(game);
    if (this.pending.get(id) === game) this.pending.delete(id);
    this.notifyRejected(game, result.kind === "conflict" ? "taken" : result.kind);
  }

  /**
   * Stores a copy of the game under an id derived from its writer, so that a conflict found twice
   * makes one copy.
   */
  private storeCopy(game: StoredGame): void {
    const id = `${game.id}-${game.writer}-${game.epoch}`;
    this.keep({ ...game, id: isId(id) ? id : newId() });
  }

  fail(error: unknown): void {
    const name = error instanceof Error ? error.name : "";
    this.storageFault = name === "QuotaExceededError" ? "full" : "unavailable";
    clearTimeout(this.retry);
    if (!this.stopped) this.retry = setTimeout(() => this.retryWrites(), retryAfter);
  }

  private succeed(): void {
    this.storageFault = null;
  }

  /** Retries pending writes, and writes the open games again in case the database was deleted. */
  private retryWrites(): void {
    for (const id of this.openGames.keys()) {
      const last = this.journal.get(id);
      if (last && last.writer === this.tab && !this.pending.has(id)) this.pending.set(id, last);
    }
    for (const id of this.pending.keys()) void this.write(id);
  }

  /** Discards all pending writes. */
  discardPending(): void {
    this.pending.clear();
    this.openGames.clear();
    clearTimeout(this.retry);
  }

  /** Ends all activity when the tab is closed. */
  stop(): void {
    this.stopped = true;
    clearTimeout(this.retry);
    this.database.close();
  }

  // ---- reading ----------------------------------------------------------------------------------

  /** The newest state of a game in database, journal and memory; null if there is none. */
  async get(id: string): Promise<Entry | null> {
    const here = [this.pending.get(id), this.journal.get(id)];
    let entry: Entry | null = null;
    try {
      const value = await this.database.get(id);
      if (value !== undefined) entry = entryOf(id, value);
      else if (await this.database.isDeleted(id)) return null;
    } catch (error) {
      this.fail(error);
    }
    for (const one of here)
      if (one && (!entry || (!isDamaged(entry) && isNewer(one, entry)))) entry = one;
    return entry;
  }

  /** The unfinished games, latest change first. */
  async running(most: number): Promise<StoredGame[]> {
    const unsaved = this.unsaved();
    let found: StoredGame[] = [];
    try {
      // Games with unsaved states may be finished by now, so more are read than needed.
      found = await this.database.latest(most + unsaved.size, (value) => {
        const game = readStored(value);
        return typeof game === "string" || game.finished ? null : game;
      });
    } catch (error) {
      this.fail(error);
    }
    const games = new Map(found.map((game) => [game.id, game]));
    for (const game of unsaved.values()) {
      const there = games.get(game.id);
      if (!there || isNewer(game, there)) games.set(game.id, game);
    }
    return [...games.values()]
      .filter((game) => !game.finished)
      .sort((a, b) => b.changed - a.changed)
      .slice(0, most);
  }

  /** Games whose newest state may not be in the database yet. */
  unsaved(): Map<string, StoredGame> {
    const games = new Map(this.journal.all().games.map((game) => [game.id, game]));
    for (const [id, game] of this.pending) {
      const other = games.get(id);
      if (!other || isNewer(game, other)) games.set(id, game);
    }
    return games;
  }

  // ---- restoring --------------------------------------------------------------------------------

  /** Stores a game again that another tab has deleted. */
  async restore(game: StoredGame): Promise<void> {
    await this.database.restore(game.id);
    this.messages.send({ kind: "restored", key: game.id });
    this.keep(game);
  }

  // ---- initialisation ---------------------------------------------------------------------------

  private async initialise(): Promise<void> {
    const { journal } = this;
    if (journal.isEmpty()) return;
    const { initialiseLibrary } = await import("./migration");
    await initialiseLibrary(this);
  }
}

const available = <Thing>(get: () => Thing): Thing | undefined => {
  try {
    return get();
  } catch {
    return undefined; // blocked by a setting
  }
};

export const library = new Library({
  factory: () => available(() => indexedDB),
  storage: () => available(() => localStorage),
  channel: available(() => new BroadcastChannel("tablier.games")) ?? null,
  locks: available(() => navigator.locks),
});
