/** How an event changes what is known of a table. Pure: nothing here waits or shows. */
import type { Player, ServerEntry, ServerEvent, TableState } from "./types";

function withPlayer(state: TableState, player: number, changes: Partial<Player>): TableState {
  const players = state.players.map((one, i) => (i === player ? { ...one, ...changes } : one));
  return { ...state, players };
}

const withEntry = (state: TableState, entry: ServerEntry): TableState => ({
  ...state,
  entries: [...state.entries, entry],
});

/** Whose seat a code is. */
export const playerAt = (state: TableState, seat: string) =>
  state.players.findIndex((one) => one.seats.includes(seat));

/** The state after an event that is the next one. */
export function after(state: TableState, event: ServerEvent): TableState {
  return { ...changed(state, event), event: event.n };
}

function changed(state: TableState, event: ServerEvent): TableState {
  switch (event.type) {
    case "seated":
      return withPlayer(state, event.player, { taken: true, name: event.name });
    case "renamed":
      return withPlayer(state, event.player, { name: event.name });
    case "unseated":
      return withPlayer(state, event.player, { taken: false, name: "" });
    case "closed":
      return { ...state, phase: "closed" };
    case "started":
      return { ...state, phase: "playing" };
    case "moved": {
      const { move, seat } = event;
      const times = {
        ...(event.left == null ? {} : { left: event.left }),
        ...(event.elapsed == null ? {} : { elapsed: event.elapsed }),
      };
      const player = playerAt(state, seat);
      // Who has accepted a draw may move while the others think about it.
      const offers = state.offers.filter(
        (one) => one.what === "draw" && one.accepted.includes(player),
      );
      const moved = withEntry({ ...state, offers }, { move, seat, ...times });
      return event.left == null ? moved : withPlayer(moved, player, { left: event.left });
    }
    case "drawn":
      return withEntry(state, { move: event.move, chance: true });
    case "left":
      return withEntry({ ...state, offers: [] }, { leave: event.how, seat: event.seat });
    case "agreed":
      return withEntry({ ...state, offers: [] }, { draw: true });
    case "offered": {
      const { what, by, to } = event;
      const offers = state.offers.filter((one) => one.what !== what);
      return { ...state, offers: [...offers, { what, by, to, accepted: [by] }] };
    }
    case "accepted": {
      const offers = state.offers.map((one) =>
        one.what === event.what ? { ...one, accepted: [...one.accepted, event.by] } : one,
      );
      return { ...state, offers };
    }
    case "declined":
      return { ...state, offers: state.offers.filter((one) => one.what !== event.what) };
    case "took-back": {
      const back = { ...state, offers: [], entries: state.entries.slice(0, event.to) };
      if (!event.left) return back;
      const { left } = event;
      return { ...back, players: back.players.map((one, i) => ({ ...one, left: left[i] })) };
    }
    case "over":
      return { ...state, phase: "over", running: null, offers: [], seed: event.seed ?? null };
    case "rematch":
      return { ...state, offers: [], rematch: event.table };
    default:
      return state; // what later servers tell is read over
  }
}

/** Whether an event fits on what is known; if not, something was missed. */
export function follows(state: TableState, event: ServerEvent): boolean {
  if (event.n !== state.event + 1) return false;
  return !("at" in event) || event.at === state.entries.length;
}
