/**
 * Rescue of the stored records, without the rules and without trust in
 * anything that lies there: for when the page cannot be started.
 */

/** Where games are kept: their database, and what pages kept before there was one. */
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

/** Nothing where there is no such database; none is made. */
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
        opened.close(); // once what was asked for is done
      }
    };
  });
}

/** One text with all of them; empty where none is kept. */
export async function storedRecords(): Promise<string> {
  const found = [...(await gamesInDatabase()).map(recordOf), olderRecord()];
  const records = found.filter((record) => record !== null).map((record) => record.trimEnd());
  return records.length > 0 ? `${records.join("\n\n")}\n` : "";
}
