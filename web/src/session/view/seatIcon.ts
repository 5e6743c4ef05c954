/** The piece that stands for a seat. */
import type { MatchState, Tray } from "../../core/types";
import type { Core } from "../../core/context";

const shapes = { quoridor: "pawn", intercept: "passage", superpion: "man" };

export function seatIcon(core: Core, game: MatchState["game"], tray: Tray): string {
  if (game !== "point") return core.piece(shapes[game], tray.seat);
  // No piece is a player's own in Point; before the lots no colour is either.
  return tray.collects ? core.piece(tray.collects) : "";
}
