/** A game as an online table: a state and the events after it, right ones and others. */
import { strangeText } from "./texts.mjs";

const departures = { resign: "resigned", flag: "flag", gone: "gone" };
const clocks = ["none", "5+10", "2d"];

/** State of the game after some of its entries, as the server sends it. */
function stateOf(match, entries, clock) {
  const { seats, players } = match.table;
  return {
    table: "abcdefghijkl",
    game: match.spec,
    position: match.normalStart ? null : match.start,
    clock,
    phase: "playing",
    event: 3,
    created: 1,
    changed: 2,
    listed: true,
    watch: "open",
    lots: [],
    lots_from: null,
    players: Array.from({ length: players }, (_, player) => ({
      kind: player === 0 ? "me" : "friend",
      name: `P${player} é`,
      taken: true,
      seats: seats.filter((one) => one.player === player).map((one) => one.code),
      level: null,
      left: clock === "none" ? null : 300_000,
    })),
    entries,
    running: clock === "none" ? null : { player: 0, since: 5, left: 300_000 },
    offers: [],
  };
}

/** The entry of a match as the server tells it, and as an event. */
function entryOf(match, { kind, text, actor }) {
  const seat = match.table.seats.find((one) => one.seat === actor);
  if (kind === "draw") return { entry: { draw: true }, event: { type: "agreed" } };
  if (kind === "leave") {
    const how = departures[text];
    const event = { type: "left", player: seat.player, seat: seat.code, how };
    return { entry: { leave: how, seat: seat.code }, event };
  }
  if (!seat) return { entry: { move: text }, event: { type: "drawn", move: text } };
  const { code } = seat;
  return { entry: { move: text, seat: code }, event: { type: "moved", seat: code, move: text } };
}

/** Something else that may happen at a table, at this moment or not. */
function otherEvent(random, players, entries) {
  const player = random.below(players);
  const what = random.pick(["draw", "back", "rematch"]);
  return random.pick([
    { type: "renamed", player, name: strangeText(random) },
    { type: "offered", what, by: player, ...(what === "back" ? { to: 0 } : {}) },
    { type: "accepted", what, by: player },
    { type: "declined", what, by: player },
    { type: "lapsed", what },
    { type: "took-back", to: random.below(entries + 1) },
    { type: "over", result: "draw", reason: "agreement", points: "" },
    { type: "applause", by: player },
    { type: "started" },
    { type: "moved", seat: "S", move: strangeText(random), at: entries },
    { type: "moved", seat: "S", move: "e2", at: entries + 1 },
    { type: "rematch", table: strangeText(random) },
  ]);
}

/** `match`: the state of a finished game, as the table's module tells it. */
export async function followOnline(pair, random, match) {
  if (!match.normalStart) return;
  const timed = random.pick(clocks);
  const entries = match.entries.map((entry) => entryOf(match, entry));
  const known = random.below(entries.length + 1);
  const told = entries.slice(0, known).map(({ entry }) => entry);
  const opened = await pair.online("open", JSON.stringify(stateOf(match, told, timed)));
  if (opened.table === undefined) throw new Error(`a state cannot be read: ${opened.error}`);
  let state = { event: 3, entries: told };
  const apply = async (event) => {
    const number = random.oneIn(60) ? random.below(9) : state.event + 1;
    const t = 10 * state.event;
    const left = timed !== "none" && event.type === "moved" ? { elapsed: 10, left: 299_000 } : {};
    const json = JSON.stringify({ n: number, t, at: state.entries.length, ...left, ...event });
    const answer = await pair.online(
      "apply",
      opened.table,
      random.oneIn(60) ? strangeText(random, json) : json,
    );
    if (answer.state) state = answer.state;
    return answer;
  };
  for (let tries = 0; state.entries.length < entries.length && tries < 2 * entries.length; ++tries) {
    if (random.oneIn(8))
      await apply(otherEvent(random, match.table.players, state.entries.length));
    const next = entries[state.entries.length];
    if (next) await apply(next.event);
    if (state.phase === "over") break;
  }
  const { outcome } = state;
  if (outcome) await apply({ type: "over", reason: "", points: "", ...outcome });
  await apply({ type: "rematch", table: "mnopqrstuvwx" });
  await pair.online("open", JSON.stringify({ ...state, table: strangeText(random) }));
  await pair.online("open", strangeText(random, JSON.stringify(state)));
  await pair.online("close", opened.table);
}
