/** Requests the states of the tables where this browser has a place. */
import { ApiError, tableState } from "./api";
import { gameResultOf } from "./result";
import { storedTable, updateTable, copyKeys, type StoredTable } from "./tableStore";
import { isIdle } from "./longPoll";
import type { TableState } from "./protocol";

/** How long an offered rematch can still be accepted. */
const rematchWithin = 3 * 24 * 3600 * 1000;

/** Whether the table may have changed. */
export const mayHaveChanged = (one: StoredTable) =>
  !one.over || (!one.rematch && Date.now() - one.seen < rematchWithin);

/**
 * The state of a table; null if the server refuses it; throws if there is no answer. The result is
 * stored. An unknown table is marked but not deleted, since the server may know it again later.
 */
export async function fetchTable(id: string, key: string | undefined): Promise<TableState | null> {
  try {
    const state = await tableState(id, key);
    const { phase, rematch, game } = state;
    const over = phase === "over" || phase === "closed";
    if (!over && storedTable(id)?.over) return null; // another tab has a later state
    const cancelled = phase === "closed" || undefined;
    const ended = gameResultOf(state);
    updateTable(id, { over, cancelled, ended, lost: undefined, rematch: rematch ?? undefined });
    if (rematch) copyKeys(id, rematch, game);
    return state;
  } catch (error) {
    if (!(error instanceof ApiError) || error.unanswered) throw error;
    if (error.code === "no-such-table" || error.code === "wrong-key")
      updateTable(id, { lost: true });
    return null;
  }
}

/**
 * The states of the user's tables, requested one after the other while the server answers and the
 * page is visible.
 */
export async function* fetchTables(
  tables: [string, StoredTable][],
): AsyncGenerator<[string, TableState]> {
  const asking = tables.filter(([, one]) => one.key !== undefined);
  const known = new Set(asking.map(([id]) => id));
  for (const [id, one] of asking) {
    if (!mayHaveChanged(one)) continue;
    if (isIdle()) return;
    let state: TableState | null;
    try {
      state = await fetchTable(id, one.key);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return; // the others would fail as well
    }
    if (!state) continue;
    yield [id, state];
    const next = state.rematch && !known.has(state.rematch) && storedTable(state.rematch);
    if (next) asking.push([state.rematch!, next]); // the rematch began while the page was closed
  }
}
