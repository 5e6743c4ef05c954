/** The stored result of a finished online game: opponents, outcome, date. */
import { flagOr, isObject, numberOr, withoutUndefined, textOr } from "../../platform/validate";
import type { Place, TableState } from "./protocol";

export interface GameResult {
  others: Place[];
  /** The user's result; undefined for a game against oneself. */
  how?: "won" | "lost" | "drawn";
  at: number;
}

function howOf({ outcome, players, you }: TableState): GameResult["how"] {
  if (!outcome) return undefined;
  if (outcome.result === "draw") return "drawn";
  const winners = outcome.result.split("+");
  const seats = you.flatMap((player) => players[player]?.seats ?? []);
  const won = seats.filter((seat) => winners.includes(seat)).length;
  if (won === 0) return seats.length > 0 ? "lost" : undefined;
  return won === seats.length ? "won" : undefined;
}

/** Undefined if the game is not over. */
export function gameResultOf(state: TableState): GameResult | undefined {
  if (state.phase !== "over") return undefined;
  const others = state.players
    .filter(({ taken }, player) => taken && !state.you.includes(player))
    .map(({ kind, name, taken, level }) => ({ kind, name, taken, level }));
  return { others, how: howOf(state), at: state.changed };
}

const kinds: Place["kind"][] = ["me", "friend", "anyone", "engine"];

function readPlace(value: unknown): Place[] {
  if (!isObject(value)) return [];
  const kind = kinds.find((one) => one === value["kind"]);
  if (!kind) return [];
  const { name, taken, level } = value;
  const known = level === null ? null : numberOr(level, undefined);
  return [
    withoutUndefined({ kind, name: textOr(name, ""), taken: flagOr(taken, true), level: known }),
  ];
}

/** Validates a stored result. */
export function readGameResult(value: unknown): GameResult | undefined {
  if (!isObject(value)) return undefined;
  const others = Array.isArray(value["others"]) ? value["others"].flatMap(readPlace) : [];
  const how = (["won", "lost", "drawn"] as const).find((one) => one === value["how"]);
  return { others, at: numberOr(value["at"], 0), ...(how ? { how } : {}) };
}
