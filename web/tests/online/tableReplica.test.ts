/** What events do to a table, by the server's own code, and what its clocks show. */
import { beforeAll, describe, expect, test, vi } from "vitest";
import { ModuleInstance, type Argument } from "../../src/core/instance";
import type { CoreModule } from "../../src/core/module";
import { daysOf, leftOf } from "../../src/features/online/clocks";
import { byLots, afterLots, toAnnounce } from "../../src/features/online/lots";
import { TableReplica } from "../../src/features/online/tableReplica";
import type { ServerEvent, TableState } from "../../src/features/online/protocol";
import { realOnline } from "../core";
import { moved, over, tableState } from "./fakes";

type Unnumbered<Event> = Event extends ServerEvent ? Omit<Event, "n" | "t"> : never;

let online: CoreModule;
beforeAll(async () => {
  online = await realOnline();
});

/** The state after these events. */
function after(state: TableState, ...events: ServerEvent[]): TableState {
  const replica = new TableReplica(online);
  for (const event of events) {
    const next = replica.after(state, event);
    expect(next, `${event.type} can be applied`).not.toBeNull();
    state = next!;
  }
  replica.close();
  return state;
}
/** The same, numbered one after the other. */
const told = (state: TableState, ...events: Unnumbered<ServerEvent>[]) =>
  after(
    state,
    ...events.map((event, i) => ({ n: state.event + 1 + i, t: 0, ...event }) as ServerEvent),
  );

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
    expect(told(seated, { type: "started" })).toMatchObject({ phase: "playing", actor: "S" });
    expect(told(free, { type: "closed" }).phase).toBe("closed");
    expect(free.players[1]!.taken).toBe(false); // what was before is not changed
  });

  test("lots give people other places, with their keys", () => {
    const waiting = tableState({ phase: "waiting", lots: [0, 1], you: [0] });
    const names = waiting.players.map((one) => one.name);
    const seats = waiting.players.map((one) => one.seats);
    const got = (player: number, from: number) => {
      const { kind, name } = waiting.players[from]!;
      return { player, from, kind, name };
    };
    const drawn = told(waiting, { type: "lots", players: [got(0, 1), got(1, 0)] });
    expect(drawn.players.map((one) => one.name)).toEqual(names.toReversed());
    expect(drawn.players.map((one) => one.seats)).toEqual(seats);
    expect(drawn.you).toEqual([1]);
    expect(drawn.lots_from).toEqual([1, 0]);
    expect(byLots(["a", "b", "c"], { ...rotated, n: 1, t: 0 })).toEqual(["c", "b", "a"]);
    expect(afterLots([1, 2], { ...rotated, n: 1, t: 0 })).toEqual([0, 1]);
  });

  test("of sitting down are said unless lots say who sits where", () => {
    const seated: ServerEvent = { n: 4, t: 0, type: "seated", player: 1, name: "Bob" };
    const lots: ServerEvent = { n: 5, t: 0, ...rotated };
    const started: ServerEvent = { n: 6, t: 0, type: "started" };
    expect(toAnnounce([seated, started])).toEqual([seated, started]);
    expect(toAnnounce([seated, lots, started])).toEqual([lots, started]);
  });

  test("add entries, set the mover's clock and start the next", () => {
    const timed = tableState({ clock: "1+0", running: { player: 0, since: 0, left: 60_000 } });
    const state = after(timed, moved(4, "S", "e2", 0, { left: 55_000, elapsed: 5000 }));
    expect(state.entries).toEqual([{ move: "e2", seat: "S", left: 55_000, elapsed: 5000 }]);
    expect(state.players.map((one) => one.left)).toEqual([55_000, 60_000]);
    expect(state.running).toEqual({ player: 1, since: 4000, left: 60_000 });
    expect(state.event).toBe(4);
    expect(state.changed, "when the match last changed").toBe(4000);
    const renamed = after(state, { n: 5, t: 5000, type: "renamed", player: 1, name: "Rob" });
    expect(renamed.changed).toBe(4000);
    expect(renamed.running).toEqual(state.running);
    const ended = after(
      state,
      { n: 5, t: 9000, type: "left", player: 1, seat: "N", how: "resigned" },
      over(6, 9000, "S", { left: [55_000, 55_000], seed: "ab" }),
    );
    expect(ended.entries.slice(1)).toEqual([{ leave: "resigned", seat: "N" }]);
    expect(ended).toMatchObject({
      phase: "over",
      running: null,
      seed: "ab",
      outcome: { result: "S" },
      players: [{ left: 55_000 }, { left: 55_000 }],
    });
    expect(told(ended, { type: "rematch", table: "U" }).rematch).toBe("U");
  });

  test("offers stand until they are answered or somebody else plays on", () => {
    const offered = told(tableState(), { type: "offered", what: "draw", by: 0 });
    expect(offered.offers).toEqual([{ what: "draw", by: 0, to: null, accepted: [0] }]);
    expect(told(offered, { type: "declined", what: "draw", by: 1 }).offers).toEqual([]);
    expect(told(offered, { type: "accepted", what: "draw", by: 1 }).offers[0]!.accepted).toEqual([
      0, 1,
    ]);
    const mine = after(offered, moved(5, "S", "e2", 0));
    expect(mine.offers).toEqual(offered.offers);
    expect(after(mine, moved(6, "N", "e8", 1)).offers).toEqual([]);
    expect(told(offered, { type: "lapsed", what: "draw" }).offers).toEqual([]);
    const agreed = told(offered, { type: "agreed" });
    expect(agreed).toMatchObject({ offers: [], entries: [{ draw: true }] });
  });

  test("taking back shortens the history and sets the clocks", () => {
    const state = tableState({
      clock: "1+0",
      entries: [
        { move: "e2", left: 50_000, elapsed: 10_000 },
        { move: "e8", left: 50_000, elapsed: 10_000 },
      ],
    });
    const back = told(state, { type: "took-back", to: 1, left: [50_000, 40_000] });
    expect(back.entries.map((one) => "move" in one && one.move)).toEqual(["e2"]);
    expect(back.players.map((one) => one.left)).toEqual([50_000, 40_000]);
    expect(back.running).toEqual({ player: 1, since: 0, left: 40_000 });
  });

  test("of a later server are counted and read over", () => {
    const event = { n: 4, t: 0, type: "applause", by: ["x"] } as unknown as ServerEvent;
    const state = after(tableState(), event);
    expect(state).toMatchObject({ event: 4, entries: [], phase: "playing", you: [0] });
    expect(after(state, moved(5, "S", "e2", 0)).entries).toHaveLength(1);
  });

  test("fit only as the next one, on as many entries", () => {
    const replica = new TableReplica(online);
    const state = tableState();
    expect(replica.after(state, moved(5, "S", "e2", 0))).toBeNull();
    expect(replica.after(state, moved(4, "S", "e2", 1))).toBeNull();
    expect(replica.after(state, moved(4, "S", "e9", 0))).toBeNull();
    expect(replica.after(state, moved(4, "S", "e2", 0))?.event).toBe(4);
  });

  test("cannot be applied to a state that this page does not understand", () => {
    const replica = new TableReplica(online);
    const strange = tableState({ game: "chess" });
    expect(replica.after(strange, moved(4, "S", "e2", 0))).toBeNull();
    expect(replica.after(tableState(), moved(4, "S", "e2", 0))?.event).toBe(4);
  });
});

describe("the module", () => {
  test("that traps is replaced, and the state opened again", () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const replica = new TableReplica(online);
    const first = replica.after(tableState(), moved(4, "S", "e2", 0))!;
    const real = ModuleInstance.prototype.call;
    let trapped = false;
    const spy = vi.spyOn(ModuleInstance.prototype, "call").mockImplementation(function (
      this: ModuleInstance,
      name: string,
      ...args: Argument[]
    ) {
      if (name !== "apply" || trapped) return real.call(this, name, ...args);
      trapped = true;
      throw new WebAssembly.RuntimeError("unreachable");
    });
    const second = replica.after(first, moved(5, "N", "e8", 1));
    expect(trapped).toBe(true);
    expect(second?.entries).toHaveLength(2);
    expect(spy.mock.calls.map(([name]) => name)).toEqual(["apply", "open", "apply"]);
  });

  test("keeps one state open, and opens another that the server tells", () => {
    const replica = new TableReplica(online);
    const spy = vi.spyOn(ModuleInstance.prototype, "call");
    const first = replica.after(tableState(), moved(4, "S", "e2", 0))!;
    replica.after(first, moved(5, "N", "e8", 1));
    replica.after({ ...first }, moved(5, "N", "e8", 1));
    replica.close();
    replica.close();
    const names = spy.mock.calls.map(([name]) => name);
    expect(names).toEqual(["open", "apply", "apply", "close", "open", "apply", "close"]);
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
  });

  test.each([
    ["none", 0],
    ["10+5", 0],
    ["3d", 3],
    ["14d", 14],
  ])("%s has %i days a turn", (clock, days) => expect(daysOf(clock)).toBe(days));
});
