/** Migrates games of earlier versions from the local storage to the database. */
import { readSetup } from "../../session/setup";
import type { Database } from "./database";
import type { Library } from "./library.svelte";
import { newId, readStored, resultOf, type StoredGame } from "./storedGame";

const deletionsKept = 30 * 24 * 3600 * 1000;

/** Deletions are remembered for as long as a tab may stay open. */
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

export async function arrive(library: Library): Promise<void> {
  const { database, journal } = library;
  const { games, unreadable } = journal.all();
  migrate(library);
  try {
    for (const game of games) {
      // A state of an open game may be written by its own tab at the same time.
      library.note(game, await database.put(game, game.changed));
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

/** Before there was a list, one game was kept alone. */
function migrate(library: Library): void {
  const { database, journal } = library;
  const text = journal.former();
  if (text === null) return;
  const game = formerGame(text, library.tab);
  if (game) {
    if (!library.keep(game)) return; // where it is now it lasts
    journal.removeFormer();
    return;
  }
  if (text === "null") return journal.removeFormer();
  database
    .add(damagedText(text))
    .then(() => journal.removeFormer())
    .catch((error: unknown) => library.fail(error));
}

const damagedText = (text: string) => ({ id: newId(), text, changed: Date.now() });

/** The one game that earlier versions kept; its seats and its end are known once it is opened. */
function formerGame(text: string, writer: string): StoredGame | null {
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
