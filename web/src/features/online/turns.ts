/** Whether it is one's turn at a table. */
import { playerAt } from "./events";
import type { TableState } from "./protocol";

export const isYourTurn = (state: TableState) =>
  state.phase === "playing" && state.you.includes(playerAt(state, state.actor));
