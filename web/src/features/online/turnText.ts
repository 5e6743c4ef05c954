/** Texts of the turn and of the result from the user's point of view. */
import { personName } from "./names";
import type { OnlineGame } from "./onlineGame.svelte";
import type { Place, TableState } from "./protocol";
import type { OnlineTexts } from "./texts";

/** The player with a seat, by its code. */
const playerAt = (state: TableState, seat: string) =>
  state.players.findIndex((one) => one.seats.includes(seat));

/** Whether it is the user's turn at a table. */
export const isYourTurn = (state: TableState) =>
  state.phase === "playing" && state.you.includes(playerAt(state, state.actor));

export interface Turn {
  text: string;
  own: boolean;
}

export function whoseTurn(game: OnlineGame, players: Place[], words: OnlineTexts): Turn | null {
  const { mover } = game;
  if (!mover) return null;
  if (game.myTurn) return { text: words.play.toYou, own: true };
  const place = players[game.playerOf(mover)];
  // The seat's name is more specific than "Guest".
  if (!place || (place.kind !== "engine" && !place.name)) return null;
  return { text: personName(place, words), own: false };
}

/** The user's result; null for spectators and for mixed results. */
export function verdict(game: OnlineGame, words: OnlineTexts): string | null {
  const { outcome, table } = game.state;
  if (!outcome || outcome.winners === "") return null;
  const wins = (seat: string) => outcome.winners.includes(seat);
  const own = table.seats.filter((one) => game.isMine(one.seat));
  const sides = new Set(table.seats.filter((one) => wins(one.seat)).map((one) => one.side));
  const won = own.filter((one) => wins(one.seat)).length;
  if (own.length === 0 || (won > 0 && (won < own.length || sides.size > 1))) return null;
  return won > 0 ? words.play.youWin : words.play.youLose;
}
