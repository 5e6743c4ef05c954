/**
 * The IndexedDB database of games. Each call is one transaction; a lost connection is opened again.
 */
import { covers, isNewer, isSameWriter, readStored, type StoredGame } from "./storedGame";

/** Schema upgrades by version; released ones are never changed. */
const upgrades: ((database: IDBDatabase) => void)[] = [
  (database) => {
    const missing = (name: StoreName) => !database.objectStoreNames.contains(name);
    if (missing("games"))
      database.createObjectStore("games", { keyPath: "id" }).createIndex("changed", "changed");
    // Ids of deleted games, so that no other tab writes them again.
    if (missing("deleted")) database.createObjectStore("deleted", { keyPath: "id" });
    if (missing("facts")) database.createObjectStore("facts", { keyPath: "name" });
  },
];

const storeNames = ["games", "deleted", "facts"] as const;
type StoreName = (typeof storeNames)[number];

export type PutResult =
  /** `over`: the replaced value, if the new state does not cover it. */
  | { kind: "stored"; over?: unknown }
  /** A state of the same tab, as new or newer, is stored already. */
  | { kind: "superseded" }
  | { kind: "deleted" }
  /** Everything was deleted since the game was opened. */
  | { kind: "forgotten" }
  /** Another tab has opened the game since, or the stored value is not a game. */
  | { kind: "conflict"; there: unknown };

/** Time limit for opening the database; play goes on without it. */
const openTimeout = 4000;

export class Database {
  private opened: Promise<IDBDatabase> | undefined;

  constructor(
    private readonly factory: () => IDBFactory | undefined,
    /** The browser has closed the database while it was in use. */
    private readonly onlost: () => void = () => {},
    private readonly name = "tablier",
  ) {}

  /**
   * Writes a state unless a newer one is stored. `since`: when this tab opened the game; `base`:
   * the stored state at that time.
   */
  put(game: StoredGame, since: number, base: StoredGame | null = null): Promise<PutResult> {
    return this.transact("readwrite", ["games", "deleted", "facts"], (stores, answer) => {
      const forgotten = stores.facts.get("forgotten");
      const deleted = stores.deleted.get(game.id);
      const there = stores.games.get(game.id);
      there.onsuccess = () => {
        const at = (forgotten.result as { at?: unknown } | undefined)?.at;
        if (typeof at === "number" && at >= since) return answer({ kind: "forgotten" });
        if (deleted.result !== undefined) return answer({ kind: "deleted" });
        const result = putResult(there.result, game, base);
        if (result.kind === "stored") stores.games.put(game);
        answer(result);
      };
    });
  }

  /** Writes a value that no tab has open: an unreadable text, or a copy of a game. */
  add(value: { id: string }): Promise<void> {
    return this.transact("readwrite", ["games"], (stores, answer) => {
      stores.games.put(value);
      answer();
    });
  }

  get(key: IDBValidKey): Promise<unknown> {
    return this.transact("readonly", ["games"], (stores, answer) => {
      const found = stores.games.get(key);
      found.onsuccess = () => answer(found.result);
    });
  }

  /** Removes the deletion mark of a game and writes `value`, if given. */
  restore(key: IDBValidKey, value?: unknown): Promise<void> {
    return this.transact("readwrite", ["games", "deleted"], (stores, answer) => {
      stores.deleted.delete(key);
      if (value !== undefined) stores.games.put(value);
      answer();
    });
  }

  isDeleted(id: string): Promise<boolean> {
    return this.transact("readonly", ["deleted"], (stores, answer) => {
      const found = stores.deleted.get(id);
      found.onsuccess = () => answer(found.result !== undefined);
    });
  }

  /** The latest `most` entries for which `wanted` returns a value, by time of change. */
  latest<Kept>(most: number, wanted: (value: unknown) => Kept | null): Promise<Kept[]> {
    return this.transact("readonly", ["games"], (stores, answer) => {
      const found: Kept[] = [];
      const cursor = stores.games.index("changed").openCursor(null, "prev");
      cursor.onsuccess = () => {
        const at = cursor.result;
        if (!at || found.length === most) return answer(found);
        const one = wanted(at.value);
        if (one !== null) found.push(one);
        at.continue();
      };
    });
  }

  /** Closes the database; the next call opens it again. */
  close(): void {
    void this.opened?.then((database) => database.close()).catch(() => {});
    this.opened = undefined;
  }

  /**
   * Runs one transaction. `work` makes its requests and calls `answer` with the result; everything
   * is written or nothing.
   */
  async transact<Answer>(
    mode: IDBTransactionMode,
    names: StoreName[],
    work: (stores: Record<StoreName, IDBObjectStore>, answer: (value: Answer) => void) => void,
  ): Promise<Answer> {
    const database = await this.open();
    let transaction: IDBTransaction;
    try {
      transaction = database.transaction(names, mode, { durability: "strict" });
    } catch {
      // The connection was closed without an event; a second error is final.
      this.opened = undefined;
      transaction = (await this.open()).transaction(names, mode, { durability: "strict" });
    }
    return new Promise((resolve, reject) => {
      let value: Answer;
      transaction.oncomplete = () => resolve(value);
      transaction.onabort = () =>
        reject(transaction.error ?? new DOMException("aborted", "AbortError"));
      const stores = Object.fromEntries(
        names.map((name) => [name, transaction.objectStore(name)]),
      ) as Record<StoreName, IDBObjectStore>;
      try {
        work(stores, (answer) => (value = answer));
      } catch (error) {
        transaction.abort();
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  }

  private open(): Promise<IDBDatabase> {
    this.opened ??= this.request();
    const opened = this.opened;
    opened.catch(() => {
      if (this.opened === opened) this.opened = undefined; // the next call tries again
    });
    return opened;
  }

  /** `version`: null opens the existing version. */
  private request(version: number | null = upgrades.length): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new DOMException("the database does not open", "TimeoutError")),
        openTimeout,
      );
      const factory = this.factory();
      if (!factory) throw new DOMException("there is no database", "NotSupportedError");
      const request = factory.open(this.name, version ?? undefined);
      request.onupgradeneeded = ({ oldVersion }) => {
        // An unknown version was made by another program: add missing stores.
        const known = oldVersion < upgrades.length && version === upgrades.length;
        for (const upgrade of upgrades.slice(known ? oldVersion : 0)) upgrade(request.result);
      };
      request.onerror = () => {
        clearTimeout(timer);
        // A newer version of the page has upgraded it; its stores include ours.
        if (request.error?.name === "VersionError" && version !== null)
          this.request(null).then(resolve, reject);
        else reject(request.error ?? new Error("the database does not open"));
      };
      request.onsuccess = () => {
        clearTimeout(timer);
        const database = request.result;
        if (storeNames.some((name) => !database.objectStoreNames.contains(name))) {
          database.close();
          this.request(database.version + 1).then(resolve, reject);
          return;
        }
        // Upgrades and deletion by another tab must not wait for this tab.
        database.onversionchange = () => this.release(database);
        database.onclose = () => {
          this.release(database);
          this.onlost();
        };
        resolve(database);
      };
    });
  }

  private release(database: IDBDatabase): void {
    database.close();
    this.opened = undefined;
  }
}

function putResult(value: unknown, game: StoredGame, base: StoredGame | null): PutResult {
  if (value === undefined) return { kind: "stored" };
  const there = readStored(value);
  if (typeof there === "string") return { kind: "conflict", there: value };
  if (isSameWriter(game, there))
    return isNewer(game, there) ? { kind: "stored" } : { kind: "superseded" };
  // Written by another tab, or by this tab before it opened the game again: the newer epoch wins.
  if (game.epoch <= there.epoch) return { kind: "conflict", there: value };
  return covers(game, there, base) ? { kind: "stored" } : { kind: "stored", over: value };
}
