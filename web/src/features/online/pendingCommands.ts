/** Pending commands: a move that the server has not answered, stored over a reload of the tab. */

export interface PendingMove {
  /** Under which it is sent again, so that it is never played twice. */
  request: string;
  move: string;
  /** How many entries there were before it. */
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

export function keepPendingMove(table: string, unsent: PendingMove): void {
  try {
    sessionStorage.setItem(nameOf(table), JSON.stringify(unsent));
  } catch {
    // then it is lost by a reload
  }
}

/** Only this one: the next move may be on its way already. */
export function forgetPendingMove(table: string, { request }: PendingMove): void {
  if (pendingMove(table)?.request !== request) return;
  sessionStorage.removeItem(nameOf(table));
}
