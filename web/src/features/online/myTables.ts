/** Requests the states of the tables where this browser has a place. */
import { ApiError, tableState } from "./api";
import { gameResultOf } from "./result";
import { storedTable, updateTable, passKeysOn, type StoredTable } from "./tableStore";
import { isIdle } from "./longPoll";
import type { TableState } from "./protocol";

/** So long after a game somebody may still accept the rematch that one has asked for. */
const rematchWithin = 3 * 24 * 3600 * 1000;

/** Whether something may have happened that one does not know of. */
export const worthAsking = (one: StoredTable) =>
  !one.over || (!one.rematch && Date.now() - one.seen < rematchWithin);

/**
 * How it stands; null if the server does not say, an error if nobody is heard. What is found out is
 * noted, and nothing is forgotten: a server may not know a table today, since it was started with
 * other data, and know it tomorrow.
 */
export async function askTable(id: string, key: string | undefined): Promise<TableState | null> {
  try {
    const state = await tableState(id, key);
    const { phase, rematch, game } = state;
    const over = phase === "over" || phase === "closed";
    if (!over && storedTable(id)?.over) return null; // it has ended since: another tab knows more
    const cancelled = phase === "closed" || undefined;
    const ended = gameResultOf(state);
    updateTable(id, { over, cancelled, ended, lost: undefined, rematch: rematch ?? undefined });
    if (rematch) passKeysOn(id, rematch, game);
    return state;
  } catch (error) {
    if (!(error instanceof ApiError) || error.unanswered) throw error;
    if (error.code === "no-such-table" || error.code === "wrong-key")
      updateTable(id, { lost: true });
    return null;
  }
}

/** How one's own tables stand, one after the other, as long as somebody answers and looks. */
export async function* askTables(
  tables: [string, StoredTable][],
): AsyncGenerator<[string, TableState]> {
  const asking = tables.filter(([, one]) => one.key !== undefined);
  const known = new Set(asking.map(([id]) => id));
  for (const [id, one] of asking) {
    if (!worthAsking(one)) continue;
    if (isIdle()) return;
    let state: TableState | null;
    try {
      state = await askTable(id, one.key);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return; // the others will not be heard either
    }
    if (!state) continue;
    yield [id, state];
    const next = state.rematch && !known.has(state.rematch) && storedTable(state.rematch);
    if (next) asking.push([state.rematch!, next]); // it has begun while one was away
  }
}
