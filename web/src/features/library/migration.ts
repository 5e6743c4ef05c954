/**
 * Initialisation of the library: moves the journal and the single game of early versions into the
 * database.
 */
import { readSetup } from "../../session/setup";
import type { Database } from "./database";
import type { Library } from "./library.svelte";
import { newId, readStored, resultOf, type StoredGame } from "./storedGame";

const deletionsKept = 30 * 24 * 3600 * 1000;

/** Deletion marks are kept for as long as another tab may stay open. */
function forgetDeletions(database: Database, before: number): Promise<void> {
  return database.transact("readwrite", ["deleted"], (stores, answer) => {
    const cursor = stores.deleted.openCursor();
    cursor.onsuccess = () => {
      if (!cursor.result) return answer();
      const { at } = cursor.result.value as { at?: unknown };
      if (typeof at !== "number" || at < before) cursor.result.delete();
      cursor.result.continue();
    };
  });
}

export async function initialiseLibrary(library: Library): Promise<void> {
  const { database, journal } = library;
  const { games, unreadable } = journal.all();
  migrateLegacyGame(library);
  try {
    for (const game of games) {
      // If the game is open in another tab, that tab may write at the same time.
      library.onPutResult(game, await database.put(game, game.changed));
    }
    for (const { name, text } of unreadable) {
      await database.add(damagedText(text));
      journal.remove(name);
    }
    await forgetDeletions(database, Date.now() - deletionsKept);
  } catch (error) {
    library.fail(error);
  }
}

/** Moves the single game of early versions into the library. */
function migrateLegacyGame(library: Library): void {
  const { database, journal } = library;
  const text = journal.legacyGame();
  if (text === null) return;
  const game = readLegacyGame(text, library.tab);
  if (game) {
    if (!library.keep(game)) return; // not stored permanently: keep the old key
    journal.removeLegacyGame();
    return;
  }
  if (text === "null") return journal.removeLegacyGame();
  database
    .add(damagedText(text))
    .then(() => journal.removeLegacyGame())
    .catch((error: unknown) => library.fail(error));
}

const damagedText = (text: string) => ({ id: newId(), text, changed: Date.now() });

/**
 * The single game of early versions. The number of turns is read from the record's move numbers.
 */
function readLegacyGame(text: string, writer: string): StoredGame | null {
  try {
    const { setup, record, left } = JSON.parse(text) as Record<string, unknown>;
    const now = Date.now();
    const read = readStored({
      ...{ id: newId(), record, setup, left, title: "", created: now, changed: now },
      ...{ epoch: 1, revision: 1, writer },
    });
    if (typeof read === "string" || !readSetup(setup)) return null;
    const result = resultOf(read.record);
    const numbers = [...read.record.matchAll(/(?:^|\s)(\d{1,4})\. /g)].map((one) => Number(one[1]));
    return { ...read, result, finished: result !== "*", turns: numbers.at(-1) ?? 0 };
  } catch {
    return null;
  }
}
