/**
 * Recovery of stored games when the page cannot start: reads their records without the rules module
 * and without trusting the stored data.
 */

/** The database of games, and the key of the single game that early versions stored. */
const database = "tablier";
const store = "games";
const olderGame = "tablier.game";

const recordOf = (value: unknown): string | null => {
  const record = (value as { record?: unknown } | null)?.record;
  return typeof record === "string" && record.includes("[Variant") ? record : null;
};

function olderRecord(): string | null {
  try {
    return recordOf(JSON.parse(localStorage.getItem(olderGame) ?? "null"));
  } catch {
    return null;
  }
}

/** Empty if there is no database; none is created. */
function gamesInDatabase(): Promise<unknown[]> {
  return new Promise((resolve) => {
    const nothing = () => resolve([]);
    let opening: IDBOpenDBRequest;
    try {
      opening = indexedDB.open(database);
    } catch {
      return nothing();
    }
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = nothing;
    opening.onblocked = nothing;
    opening.onsuccess = () => {
      const opened = opening.result;
      try {
        const all = opened.transaction(store, "readonly").objectStore(store).getAll();
        all.onsuccess = () => resolve(all.result);
        all.onerror = nothing;
      } catch {
        nothing();
      } finally {
        opened.close(); // takes effect after the request
      }
    };
  });
}

/** All records as one text; empty if there are none. */
export async function storedRecords(): Promise<string> {
  const found = [...(await gamesInDatabase()).map(recordOf), olderRecord()];
  const records = found.filter((record) => record !== null).map((record) => record.trimEnd());
  return records.length > 0 ? `${records.join("\n\n")}\n` : "";
}
