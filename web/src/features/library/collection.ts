/** Bulk operations on the stored games: iterate, delete, rename, add, forget all. */
import type { Database } from "./database";
import { library, type Library } from "./library.svelte";
import {
  entryOf,
  isDamaged,
  isId,
  isNewer,
  readStored,
  type Entry,
  type StoredGame,
} from "./storedGame";

/** At most `most` entries after a key, in key order. */
function pageOf(
  database: Database,
  after: IDBValidKey | null,
  most: number,
): Promise<{ key: IDBValidKey; value: unknown }[]> {
  return database.transact("readonly", ["games"], (stores, answer) => {
    const range = after === null ? null : IDBKeyRange.lowerBound(after, true);
    const keys = stores.games.getAllKeys(range, most);
    const values = stores.games.getAll(range, most);
    values.onsuccess = () =>
      answer(keys.result.map((key, i) => ({ key, value: values.result[i] as unknown })));
  });
}

/** Changes a stored value without a new revision. */
function change(database: Database, id: string, how: (value: unknown) => unknown): Promise<void> {
  return database.transact("readwrite", ["games"], (stores, answer) => {
    const found = stores.games.get(id);
    found.onsuccess = () => {
      const changed = how(found.result);
      if (changed !== undefined) stores.games.put(changed);
      answer();
    };
  });
}

/** Deletes an entry and returns it. */
function take(database: Database, key: IDBValidKey): Promise<unknown> {
  return database.transact("readwrite", ["games", "deleted"], (stores, answer) => {
    const found = stores.games.get(key);
    found.onsuccess = () => {
      stores.games.delete(key);
      if (typeof key === "string") stores.deleted.put({ id: key, at: Date.now() });
      answer(found.result);
    };
  });
}

function count(database: Database): Promise<number> {
  return database.transact("readonly", ["games"], (stores, answer) => {
    const all = stores.games.count();
    all.onsuccess = () => answer(all.result);
  });
}

/** Deletes everything. Later writes of tabs that are still open are rejected. */
function clear(database: Database): Promise<void> {
  return database.transact("readwrite", ["games", "deleted", "facts"], (stores, answer) => {
    stores.games.clear();
    stores.deleted.clear();
    stores.facts.put({ name: "forgotten", at: Date.now() });
    answer();
  });
}

export class Collection {
  constructor(private readonly library: Library) {}

  get tab(): string {
    return this.library.tab;
  }

  get(id: string): Promise<Entry | null> {
    return this.library.get(id);
  }

  /** All entries in pages. Games that are not in the database yet come last. */
  async *all(): AsyncGenerator<Entry[]> {
    const unsaved = this.library.unsaved();
    let after: IDBValidKey | null = null;
    const most = 100;
    const seen = new Set<string>();
    try {
      for (;;) {
        const page: { key: IDBValidKey; value: unknown }[] = await pageOf(
          this.library.database,
          after,
          most,
        );
        yield page.map(({ key, value }) => {
          const entry = entryOf(key, value);
          if (isDamaged(entry)) return entry;
          seen.add(entry.id);
          const newer = unsaved.get(entry.id);
          return newer && isNewer(newer, entry) ? newer : entry;
        });
        if (page.length < most) break;
        after = page.at(-1)!.key;
      }
    } catch (error) {
      this.library.fail(error);
    }
    yield [...unsaved.values()].filter((game) => !seen.has(game.id));
  }

  async count(): Promise<number> {
    const unsaved = this.library.unsaved();
    try {
      const stored = await count(this.library.database);
      let more = 0;
      for (const id of unsaved.keys())
        if ((await this.library.database.get(id)) === undefined) more += 1;
      return stored + more;
    } catch {
      return unsaved.size;
    }
  }

  /** Deletes a game or an unreadable entry; the returned function restores it. */
  async remove(key: IDBValidKey): Promise<() => Promise<void>> {
    const id = isId(key) ? key : null;
    const last =
      id === null ? null : (this.library.pending.get(id) ?? this.library.journal.get(id));
    let value: unknown;
    try {
      value = await take(this.library.database, key);
    } catch (error) {
      if (!last) throw error; // without the database only unsaved games can be deleted
    }
    if (id !== null) {
      this.library.pending.delete(id);
      this.library.journal.forget(id);
      const stored = readStored(value);
      if (last && (typeof stored === "string" || isNewer(last, stored))) value = last;
    }
    this.library.messages.send({ kind: "removed", key });
    return async () => {
      await this.library.database.restore(key, value).catch((error: unknown) => {
        if (!last) throw error;
        this.library.keep(last);
      });
      this.library.messages.send({ kind: "restored", key });
    };
  }

  /** Renames a game, also one that is open in another tab. */
  async rename(id: string, title: string): Promise<void> {
    await change(this.library.database, id, (value) => {
      const game = readStored(value);
      return typeof game === "string" ? undefined : { ...game, title };
    });
    this.library.messages.send({ kind: "renamed", id, title }); // the tab where it is open writes the new title as well
  }

  /** Adds an imported game. */
  async add(game: StoredGame): Promise<void> {
    await this.library.database.restore(game.id, game);
    this.library.messages.send({ kind: "changed", game });
  }

  /** Deletes everything; other tabs close their games. False if the database does not answer. */
  async forgetAll(): Promise<boolean> {
    this.library.messages.send({ kind: "forgotten" });
    this.library.discardPending();
    try {
      await clear(this.library.database);
      return true;
    } catch (error) {
      return error instanceof DOMException && error.name === "NotSupportedError";
    }
  }
}

export const collection = new Collection(library);
