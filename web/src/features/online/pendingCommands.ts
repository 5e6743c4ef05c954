/** A move that the server has not answered yet, kept over a reload of the tab. */

export interface Unsent {
  /** Under which it is sent again, so that it is never played twice. */
  request: string;
  move: string;
  /** How many entries there were before it. */
  at: number;
}

const nameOf = (table: string) => `tablier.unsent.${table}`;

export function unsentMove(table: string): Unsent | null {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(table)) ?? "null") as Unsent | null;
  } catch {
    return null;
  }
}

export function keepUnsent(table: string, unsent: Unsent): void {
  try {
    sessionStorage.setItem(nameOf(table), JSON.stringify(unsent));
  } catch {
    // then it is lost by a reload
  }
}

/** Only this one: the next move may be on its way already. */
export function forgetUnsent(table: string, { request }: Unsent): void {
  if (unsentMove(table)?.request !== request) return;
  sessionStorage.removeItem(nameOf(table));
}
