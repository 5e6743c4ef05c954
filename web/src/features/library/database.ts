/** The IndexedDB store of games. Every call is one transaction; a lost connection is opened again. */
import { covers, isNewer, isSameLine, readStored, type StoredGame } from "./storedGame";

/** Upgrade steps of the schema; a step that was ever in use is not changed. */
const upgrades: ((database: IDBDatabase) => void)[] = [
  (database) => {
    const missing = (name: StoreName) => !database.objectStoreNames.contains(name);
    if (missing("games"))
      database.createObjectStore("games", { keyPath: "id" }).createIndex("changed", "changed");
    // Which games a person has deleted, so that no other tab writes them again.
    if (missing("deleted")) database.createObjectStore("deleted", { keyPath: "id" });
    if (missing("facts")) database.createObjectStore("facts", { keyPath: "name" });
  },
];

const storeNames = ["games", "deleted", "facts"] as const;
type StoreName = (typeof storeNames)[number];

export type PutResult =
  /** `over`: what it has replaced, if it does not cover that. */
  | { kind: "stored"; over?: unknown }
  /** Stored already, or the same tab has written a later state. */
  | { kind: "superseded" }
  | { kind: "deleted" }
  /** Everything was forgotten since the game was opened. */
  | { kind: "forgotten" }
  /** Another tab has opened the game, or what lies there is no game. */
  | { kind: "conflict"; there: unknown };

/** How long a database may take to open before play goes on without it. */
const patience = 4000;

export class Database {
  private opened: Promise<IDBDatabase> | undefined;

  constructor(
    private readonly factory: () => IDBFactory | undefined,
    /** The browser has thrown the database away while it was in use. */
    private readonly onlost: () => void = () => {},
    private readonly name = "tablier",
  ) {}

  /**
   * Writes a state unless a later one is there. `since`: when this tab opened the game, `base`: the
   * state in which it found it.
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
        const result = comparedWith(there.result, game, base);
        if (result.kind === "stored") stores.games.put(game);
        answer(result);
      };
    });
  }

  /** Writes what no tab plays: a text that is no game, or a game under a new name. */
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

  /** Allows a deleted game to be written again; `value` is what was removed. */
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

  /** The entries changed last that are wanted, at most so many. */
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

  /** Lets go of the database; the next call opens it again. */
  close(): void {
    void this.opened?.then((database) => database.close()).catch(() => {});
    this.opened = undefined;
  }

  /** `work` asks for what it needs and answers in the end; all of it counts, or nothing. */
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
      // It was closed without a word; a second refusal is an answer.
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
      if (this.opened === opened) this.opened = undefined; // it may work the next time
    });
    return opened;
  }

  /** `version`: null is the one that is there. */
  private request(version: number | null = upgrades.length): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(
        () => reject(new DOMException("the database does not open", "TimeoutError")),
        patience,
      );
      const factory = this.factory();
      if (!factory) throw new DOMException("there is no database", "NotSupportedError");
      const request = factory.open(this.name, version ?? undefined);
      request.onupgradeneeded = ({ oldVersion }) => {
        // A version that is not one of these was made by somebody else: what is missing is added.
        const known = oldVersion < upgrades.length && version === upgrades.length;
        for (const upgrade of upgrades.slice(known ? oldVersion : 0)) upgrade(request.result);
      };
      request.onerror = () => {
        clearTimeout(late);
        // A later version of the page has opened it; its stores are the same, and more.
        if (request.error?.name === "VersionError" && version !== null)
          this.request(null).then(resolve, reject);
        else reject(request.error ?? new Error("the database does not open"));
      };
      request.onsuccess = () => {
        clearTimeout(late);
        const database = request.result;
        if (storeNames.some((name) => !database.objectStoreNames.contains(name))) {
          database.close();
          this.request(database.version + 1).then(resolve, reject);
          return;
        }
        // A newer page, or somebody who deletes it, need not wait for this tab.
        database.onversionchange = () => this.letGo(database);
        database.onclose = () => {
          this.letGo(database);
          this.onlost();
        };
        resolve(database);
      };
    });
  }

  private letGo(database: IDBDatabase): void {
    database.close();
    this.opened = undefined;
  }
}

function comparedWith(value: unknown, game: StoredGame, base: StoredGame | null): PutResult {
  if (value === undefined) return { kind: "stored" };
  const there = readStored(value);
  if (typeof there === "string") return { kind: "conflict", there: value };
  if (isSameLine(game, there))
    return isNewer(game, there) ? { kind: "stored" } : { kind: "superseded" };
  // Another tab wrote it, or this one before: it had to be opened here after that.
  if (game.epoch <= there.epoch) return { kind: "conflict", there: value };
  return covers(game, there, base) ? { kind: "stored" } : { kind: "stored", over: value };
}
