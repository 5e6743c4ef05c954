/**
 * Move entry by clicks. Every legal move comes from the core with its path of places to touch; the
 * entered places are a prefix of such paths. This file implements no rule of a game.
 */
import type { MoveInfo } from "../core/types";

export interface Choices {
  /** The places that may be touched next. */
  next: Set<string>;
  /** The move whose path is entered completely, if there is one. */
  complete: MoveInfo | undefined;
  /** The moves whose paths begin with the entered places. */
  candidates: MoveInfo[];
}

const startsWith = (clicks: string[], path: string[]) =>
  path.length <= clicks.length && path.every((place, i) => clicks[i] === place);

/**
 * If all moves begin with the same piece, that piece counts as chosen, so that its targets can be
 * touched at once.
 */
function commonStart(moves: MoveInfo[]): string | undefined {
  let start: string | undefined;
  for (const { clicks } of moves) {
    if (clicks.length < 2 || clicks[0] === start) continue;
    if (start !== undefined) return undefined;
    start = clicks[0];
  }
  return start;
}

export function choicesAfter(moves: MoveInfo[], path: string[]): Choices {
  const choices = choicesAt(moves, path);
  const start = path.length === 0 ? commonStart(moves) : undefined;
  if (start !== undefined)
    for (const place of choicesAt(moves, [start]).next) choices.next.add(place);
  return choices;
}

function choicesAt(moves: MoveInfo[], path: string[]): Choices {
  const candidates = moves.filter((move) => startsWith(move.clicks, path));
  const next = new Set<string>();
  for (const move of candidates) {
    const place = move.clicks[path.length];
    if (place !== undefined) next.add(place);
  }
  const complete = candidates.find((move) => move.clicks.length === path.length);
  return { next, complete, candidates };
}

export type Touch =
  | { kind: "path"; path: string[] }
  | { kind: "move"; move: MoveInfo }
  | { kind: "refused"; path: string[] };

/**
 * The result of a touch. Touching the last place again takes it back; touching a place that does
 * not continue the path but begins another move starts that one.
 */
export function touch(moves: MoveInfo[], path: string[], place: string): Touch {
  const start = path.length === 0 ? commonStart(moves) : undefined;
  if (start !== undefined && choicesAt(moves, [start]).next.has(place))
    return touch(moves, [start], place);
  const onward = [...path, place];
  const choices = choicesAt(moves, path);
  if (choices.next.has(place)) {
    const after = choicesAt(moves, onward);
    const only = after.candidates.length === 1 ? after.candidates[0] : undefined;
    // Choosing a piece never plays a move, even if the piece has only one.
    if (only && (onward.length > 1 || only.clicks.length === 1))
      return { kind: "move", move: only };
    return { kind: "path", path: onward };
  }
  if (path.length > 0 && path[path.length - 1] === place)
    return { kind: "path", path: path.slice(0, -1) };
  if (path.length > 0 && choicesAfter(moves, []).next.has(place)) return touch(moves, [], place);
  return { kind: "refused", path: onward };
}
