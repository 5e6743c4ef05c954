/** Reducer of table events: pure functions from a table's state and an event to the next state. */
import { leftOf } from "./clocks";
import type { Player, ServerEntry, ServerEvent, TableState } from "./protocol";

function withPlayer(state: TableState, player: number, changes: Partial<Player>): TableState {
  const players = state.players.map((one, i) => (i === player ? { ...one, ...changes } : one));
  return { ...state, players };
}

const withEntry = (state: TableState, entry: ServerEntry): TableState => ({
  ...state,
  entries: [...state.entries, entry],
});

const withClocks = (state: TableState, left: number[]): TableState => ({
  ...state,
  players: state.players.map((one, i) => ({ ...one, left: left[i] })),
});

/** The clock that runs stands still from now on, with what is left on it. */
function withClockStopped(state: TableState, now: number): TableState {
  if (!state.running) return state;
  const { player } = state.running;
  const left = leftOf(state, player, now);
  return { ...withPlayer(state, player, { left }), running: null };
}

/** The player who has the seat of a code. */
export const playerAt = (state: TableState, seat: string) =>
  state.players.findIndex((one) => one.seats.includes(seat));

export type LotsEvent = Extract<ServerEvent, { type: "lots" }>;

/** A list by player, reordered after lots have assigned the seats. */
export function byLots<Own>(ofPlayers: Own[], { players }: LotsEvent): Own[] {
  const moved = [...ofPlayers];
  for (const { player, from } of players) moved[player] = ofPlayers[from]!;
  return moved;
}

/** The players that these have become. */
export const playersByLots = (before: number[], { players }: LotsEvent): number[] =>
  before.map((player) => players.find(({ from }) => from === player)?.player ?? player).sort();

/** The events of a batch to announce: lots replace the announcements of who has sat down. */
export const worthSaying = (events: ServerEvent[]): ServerEvent[] =>
  events.some(({ type }) => type === "lots")
    ? events.filter(({ type }) => type !== "seated")
    : events;

/** The state after an event that is the next one. */
export function after(state: TableState, event: ServerEvent): TableState {
  const next = { ...changed(state, event), event: event.n };
  return next.entries !== state.entries || event.type === "started"
    ? { ...next, changed: event.t }
    : next;
}

function changed(state: TableState, event: ServerEvent): TableState {
  switch (event.type) {
    case "seated":
      return withPlayer(state, event.player, { taken: true, name: event.name });
    case "renamed":
      return withPlayer(state, event.player, { name: event.name });
    case "unseated":
      return withPlayer(state, event.player, { taken: false, name: "" });
    case "lots": {
      const people = byLots(state.players, event);
      // Places keep their seats.
      const players = people.map((one, i) => ({ ...one, seats: state.players[i]!.seats }));
      const you = playersByLots(state.you, event);
      return { ...state, players, you, lots_from: event.players.map(({ from }) => from) };
    }
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
      // A player who has accepted a draw may move while the others consider it.
      const offers = state.offers.filter(
        (one) => one.what === "draw" && one.accepted.includes(player),
      );
      // Which clock runs next is for the rules to say.
      const moved = withEntry({ ...state, offers, running: null }, { move, seat, ...times });
      return event.left == null ? moved : withPlayer(moved, player, { left: event.left });
    }
    case "drawn":
      return withEntry(state, { move: event.move, chance: true });
    case "left": {
      const { player, how, seat } = event;
      // The clock of somebody else goes on.
      const own = state.running?.player === player;
      const stopped = own ? withClockStopped(state, event.t) : state;
      const flagged = how === "flag" ? withPlayer(stopped, player, { left: 0 }) : stopped;
      return withEntry({ ...flagged, offers: [] }, { leave: how, seat });
    }
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
    case "lapsed":
      return { ...state, offers: state.offers.filter((one) => one.what !== event.what) };
    case "took-back": {
      const back = { ...state, offers: [], entries: state.entries.slice(0, event.to) };
      return event.left ? withClocks(back, event.left) : back;
    }
    case "over": {
      const stopped = withClockStopped(state, event.t);
      const ended = event.left ? withClocks(stopped, event.left) : stopped;
      const { result, seed } = event;
      return { ...ended, phase: "over", offers: [], seed: seed ?? null, outcome: { result } };
    }
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
