/** Storage of a move that the server has not confirmed, so that it survives a reload of the tab. */

export interface PendingMove {
  /** The request id; a repeated request is executed once. */
  request: string;
  move: string;
  /** The number of entries before it. */
  at: number;
}

const nameOf = (table: string) => `tablier.unsent.${table}`;

export function pendingMove(table: string): PendingMove | null {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(table)) ?? "null") as PendingMove | null;
  } catch {
    return null;
  }
}

export function storePendingMove(table: string, move: PendingMove): void {
  try {
    sessionStorage.setItem(nameOf(table), JSON.stringify(move));
  } catch {
    // not stored: a reload loses it
  }
}

/** Removes only this move; the next one may be pending already. */
export function removePendingMove(table: string, { request }: PendingMove): void {
  if (pendingMove(table)?.request !== request) return;
  sessionStorage.removeItem(nameOf(table));
}
