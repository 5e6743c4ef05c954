/** What events do to a table, and what its clocks show. */
import { describe, expect, test } from "vitest";
import { daysOf, leftOf, runningAfter } from "../../src/features/online/clocks";
import {
  after,
  byLots,
  follows,
  playersByLots,
  worthSaying,
} from "../../src/features/online/events";
import type { ServerEvent } from "../../src/features/online/protocol";
import { moved, tableState } from "./fakes";

type Unnumbered<Event> = Event extends ServerEvent ? Omit<Event, "n" | "t"> : never;

/** The state after events that follow each other. */
function told(state: ReturnType<typeof tableState>, ...events: Unnumbered<ServerEvent>[]) {
  return events.reduce(
    (now, event) => after(now, { n: now.event + 1, t: 0, ...event } as ServerEvent),
    state,
  );
}

/** The first and the third change places; the second drew no lot. */
const rotated = {
  type: "lots" as const,
  players: [
    { player: 0, from: 2 },
    { player: 2, from: 0 },
  ],
};

describe("events", () => {
  test("seat people and let them get up", () => {
    const free = tableState({ phase: "waiting" });
    free.players[1] = { ...free.players[1]!, taken: false, name: "" };
    const seated = told(free, { type: "seated", player: 1, name: "Bob" });
    expect(seated.players[1]).toMatchObject({ taken: true, name: "Bob" });
    expect(told(seated, { type: "unseated", player: 1 }).players[1]!.taken).toBe(false);
    const renamed = told(seated, { type: "renamed", player: 1, name: "Rob" });
    expect(renamed.players[1]!.name).toBe("Rob");
    expect(told(seated, { type: "started" }).phase).toBe("playing");
    expect(told(free, { type: "closed" }).phase).toBe("closed");
    expect(free.players[1]!.taken).toBe(false); // what was before is not changed
  });

  test("lots give people other places, with their keys", () => {
    const waiting = tableState({ phase: "waiting", lots: [0, 1], you: [0] });
    const names = waiting.players.map((one) => one.name);
    const seats = waiting.players.map((one) => one.seats);
    const drawn = told(waiting, {
      type: "lots",
      players: [
        { player: 0, from: 1 },
        { player: 1, from: 0 },
      ],
    });
    expect(drawn.players.map((one) => one.name)).toEqual(names.toReversed());
    expect(drawn.players.map((one) => one.seats)).toEqual(seats);
    expect(drawn.you).toEqual([1]);
    expect(drawn.lots_from).toEqual([1, 0]);
    expect(byLots(["a", "b", "c"], { ...rotated, n: 1, t: 0 })).toEqual(["c", "b", "a"]);
    expect(playersByLots([1, 2], { ...rotated, n: 1, t: 0 })).toEqual([0, 1]);
  });

  test("of sitting down are said unless lots say who sits where", () => {
    const seated: ServerEvent = { n: 4, t: 0, type: "seated", player: 1, name: "Bob" };
    const lots: ServerEvent = { n: 5, t: 0, ...rotated };
    const started: ServerEvent = { n: 6, t: 0, type: "started" };
    expect(worthSaying([seated, started])).toEqual([seated, started]);
    expect(worthSaying([seated, lots, started])).toEqual([lots, started]);
  });

  test("add entries and set the mover's clock", () => {
    const state = after(tableState(), moved(4, "S", "e2", 0, { left: 5000, elapsed: 100 }));
    expect(state.entries).toEqual([{ move: "e2", seat: "S", left: 5000, elapsed: 100 }]);
    expect(state.players.map((one) => one.left)).toEqual([5000, null]);
    expect(state.event).toBe(4);
    expect(state.changed, "when the match last changed").toBe(4000);
    const renamed = after(state, { n: 5, t: 5000, type: "renamed", player: 1, name: "Rob" });
    expect(renamed.changed).toBe(4000);
    const ended = told(
      state,
      { type: "drawn", move: "deal:WB=BW", at: 1 },
      { type: "left", player: 1, seat: "N", how: "resigned" },
      { type: "over", result: "S" },
    );
    expect(ended.entries.slice(1)).toEqual([
      { move: "deal:WB=BW", chance: true },
      { leave: "resigned", seat: "N" },
    ]);
    expect(ended.phase).toBe("over");
  });

  test("offers stand until they are answered or somebody else plays on", () => {
    const offered = told(tableState(), { type: "offered", what: "draw", by: 0 });
    expect(offered.offers).toEqual([{ what: "draw", by: 0, to: undefined, accepted: [0] }]);
    expect(told(offered, { type: "declined", what: "draw", by: 1 }).offers).toEqual([]);
    expect(told(offered, { type: "accepted", what: "draw", by: 1 }).offers[0]!.accepted).toEqual([
      0, 1,
    ]);
    expect(after(offered, moved(5, "S", "e2", 0)).offers).toEqual(offered.offers);
    expect(after(offered, moved(5, "N", "e8", 0)).offers).toEqual([]);
    const left = told(offered, { type: "left", player: 1, seat: "N", how: "gone" });
    expect(left.offers).toEqual([]);
    const back = told(tableState(), { type: "offered", what: "back", by: 0, to: 0 });
    expect(after(back, moved(5, "S", "e2", 0)).offers).toEqual([]);
    expect(told(offered, { type: "lapsed", what: "back" }).offers).toEqual(offered.offers);
    expect(told(offered, { type: "lapsed", what: "draw" }).offers).toEqual([]);
    const agreed = told(offered, { type: "agreed" });
    expect(agreed).toMatchObject({ offers: [], entries: [{ draw: true }] });
  });

  test("taking back shortens the history and sets the clocks", () => {
    const state = tableState({ entries: [{ move: "e2" }, { move: "e8" }] });
    const back = told(state, { type: "took-back", to: 1, left: [1000, 2000] });
    expect(back.entries).toEqual([{ move: "e2" }]);
    expect(back.players.map((one) => one.left)).toEqual([1000, 2000]);
  });

  test("the end shows the seed; then there may be another table", () => {
    const over = told(tableState(), { type: "over", result: "S", seed: "ab" });
    expect(over).toMatchObject({
      phase: "over",
      seed: "ab",
      running: null,
      outcome: { result: "S" },
    });
    expect(told(over, { type: "rematch", table: "U" }).rematch).toBe("U");
  });

  test("the end stops the clock that runs, where the server does not tell the clocks", () => {
    const state = tableState({ clock: "1+0", running: { player: 1, since: 0, left: 60_000 } });
    state.players[0]!.left = 42_000;
    state.players[1]!.left = 60_000;
    const lefts = (table: typeof state) => table.players.map((one) => one.left);
    const over = (more = {}): ServerEvent => ({
      n: 4,
      t: 10_000,
      type: "over",
      result: "S",
      ...more,
    });
    expect(lefts(after(state, over()))).toEqual([42_000, 50_000]);
    expect(lefts(after(state, over({ left: [1, 2] })))).toEqual([1, 2]);
    // A last move has its own time, and nobody's clock runs after it.
    const last = after(state, moved(4, "N", "e8", 0, { left: 55_000, elapsed: 5000 }));
    expect(lefts(after(last, { ...over(), n: 5 }))).toEqual([42_000, 55_000]);
  });

  test("whose time is up has none left; whoever gives up keeps what there was", () => {
    const state = tableState({ clock: "1+0", running: { player: 1, since: 0, left: 60_000 } });
    state.players[0]!.left = 42_000;
    state.players[1]!.left = 60_000;
    const leaves = (player: number, seat: string, how: string) =>
      after(state, { n: 4, t: 10_000, type: "left", player, seat, how });
    expect(leaves(1, "N", "flag")).toMatchObject({ players: [{ left: 42_000 }, { left: 0 }] });
    expect(leaves(1, "N", "resigned").players[1]!.left).toBe(50_000);
    expect(leaves(0, "S", "resigned")).toMatchObject({
      players: [{ left: 42_000 }, { left: 60_000 }],
      running: { player: 1 },
    });
  });

  test("of a later server are counted and read over", () => {
    const event = { n: 4, t: 0, type: "applause" } as unknown as ServerEvent;
    expect(after(tableState(), event)).toEqual({ ...tableState(), event: 4 });
  });

  test("fit only as the next one, on as many entries", () => {
    expect(follows(tableState(), moved(4, "S", "e2", 0))).toBe(true);
    expect(follows(tableState(), moved(5, "S", "e2", 0))).toBe(false);
    expect(follows(tableState(), moved(4, "S", "e2", 1))).toBe(false);
  });
});

describe("clocks", () => {
  const timed = () => {
    const state = tableState({ clock: "10+5", running: { player: 1, since: 1000, left: 60_000 } });
    state.players[0]!.left = 42_000;
    state.players[1]!.left = 60_000;
    return state;
  };

  test("count down where they run, and stand still elsewhere", () => {
    expect(leftOf(timed(), 1, 1000)).toBe(60_000);
    expect(leftOf(timed(), 1, 11_000)).toBe(50_000);
    expect(leftOf(timed(), 1, 99_000)).toBe(0);
    expect(leftOf(timed(), 0, 11_000)).toBe(42_000);
  });

  test("never show more than there is, if this clock is behind", () => {
    expect(leftOf(timed(), 1, 500)).toBe(60_000);
  });

  test("are none where there is no clock", () => {
    expect(leftOf(tableState(), 0, 0)).toBeNull();
    expect(runningAfter(tableState(), 0, 5)).toBeNull();
  });

  test("run for whoever is to act", () => {
    expect(runningAfter(timed(), 0, 5)).toEqual({ player: 0, since: 5, left: 42_000 });
    expect(runningAfter(timed(), null, 5)).toBeNull();
    expect(runningAfter({ ...timed(), phase: "over" }, 0, 5)).toBeNull();
  });

  test.each([
    ["none", 0],
    ["10+5", 0],
    ["3d", 3],
    ["14d", 14],
  ])("%s has %i days a turn", (clock, days) => expect(daysOf(clock)).toBe(days));
});
