/**
 * The click path of a move. Every legal move comes with its path of places; what may be
 * touched next are the continuations of what has been touched. No rule of any game is here.
 */
import type { MoveInfo } from "../core/types";

export interface Choices {
  /** The places that may be touched next. */
  next: Set<string>;
  /** The move that is complete as it stands, if there is one. */
  complete: MoveInfo | undefined;
  /** The moves that begin with this path. */
  candidates: MoveInfo[];
}

const startsWith = (clicks: string[], path: string[]) =>
  path.length <= clicks.length && path.every((place, i) => clicks[i] === place);

/**
 * Where only one piece can be taken up, it counts as taken up: its targets are choices at once.
 */
function onlyStart(moves: MoveInfo[]): string | undefined {
  let start: string | undefined;
  for (const { clicks } of moves) {
    if (clicks.length < 2 || clicks[0] === start) continue;
    if (start !== undefined) return undefined;
    start = clicks[0];
  }
  return start;
}

export function choicesAfter(moves: MoveInfo[], path: string[]): Choices {
  const choices = plainChoices(moves, path);
  const start = path.length === 0 ? onlyStart(moves) : undefined;
  if (start !== undefined)
    for (const place of plainChoices(moves, [start]).next) choices.next.add(place);
  return choices;
}

function plainChoices(moves: MoveInfo[], path: string[]): Choices {
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
 * The result of a touch. A touch on the last place again takes it back; a touch that continues
 * nothing but could begin a move begins anew.
 */
export function touch(moves: MoveInfo[], path: string[], place: string): Touch {
  const start = path.length === 0 ? onlyStart(moves) : undefined;
  if (start !== undefined && plainChoices(moves, [start]).next.has(place))
    return touch(moves, [start], place);
  const onward = [...path, place];
  const here = plainChoices(moves, path);
  if (here.next.has(place)) {
    const after = plainChoices(moves, onward);
    const only = after.candidates.length === 1 ? after.candidates[0] : undefined;
    // Choosing a piece is not yet a move, even if it has only one.
    if (only && (onward.length > 1 || only.clicks.length === 1))
      return { kind: "move", move: only };
    return { kind: "path", path: onward };
  }
  if (path.length > 0 && path[path.length - 1] === place)
    return { kind: "path", path: path.slice(0, -1) };
  if (path.length > 0 && choicesAfter(moves, []).next.has(place)) return touch(moves, [], place);
  return { kind: "refused", path: onward };
}
