/** At which of this browser's tables it is one's turn. */
import { playerAt } from "./events";
import { keptTables } from "./keys";
import { askTables } from "./mine";
import type { TableState } from "./types";

export const isYourTurn = (state: TableState) =>
  state.phase === "playing" && state.you.includes(playerAt(state, state.actor));

/** Their ids; each table is a question of its own. */
export async function tablesWithTurn(): Promise<string[]> {
  const found: string[] = [];
  for await (const [id, state] of askTables(Object.entries(keptTables())))
    if (isYourTurn(state)) found.push(id);
  return found;
}
