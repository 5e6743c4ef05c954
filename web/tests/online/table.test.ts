/** An online table: events replayed in the core, moves sent and refused, clocks, two tabs. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { CoreModule } from "../../src/core/module";
import { keepTable, keptTable } from "../../src/online/keys";
import { Connection } from "../../src/online/socket";
import { OnlineTable } from "../../src/online/table.svelte";
import type { ServerEvent, TableState } from "../../src/online/types";
import { realCore } from "../core";
import { asSocket, FakeSocket, moved, tableState } from "./fakes";

let core: CoreModule;
beforeAll(async () => {
  core = await realCore();
});

const open: OnlineTable[] = [];
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => {
  for (const table of open.splice(0)) table.close();
  vi.useRealTimers();
});

/** A table whose state the server has told. */
function sit(state: Partial<TableState> = {}, you = [0]): OnlineTable {
  keepTable("T", { key: "secret" });
  const table = new OnlineTable("T", core, new Connection(asSocket));
  open.push(table);
  FakeSocket.last.greet();
  watching({ ...state, you });
  return table;
}
function watching(state: Partial<TableState>): void {
  const whole = tableState(state);
  const { event, you } = whole;
  FakeSocket.last.say({ type: "watching", table: "T", event, you, state: whole });
}
const tell = (...events: ServerEvent[]) =>
  FakeSocket.last.say({ type: "events", table: "T", events });
const texts = (table: OnlineTable) => table.game!.state.entries.map((entry) => entry.text);
const sentMoves = () => FakeSocket.last.of("do").map((message) => message["move"]);
const settle = () => vi.advanceTimersByTimeAsync(0);
function answer(type: "done" | "refused", more: object = {}): Promise<unknown> {
  const request = FakeSocket.last.of("do").at(-1)!["request"];
  FakeSocket.last.say({ type, request, table: "T", events: [4, 4], ...more });
  return settle();
}

describe("what the server tells", () => {
  test("is asked for with the key that is kept", () => {
    sit();
    expect(FakeSocket.last.of("watch")).toEqual([{ type: "watch", table: "T", key: "secret" }]);
  });

  test("is replayed from a state and from events", () => {
    const table = sit({ entries: [{ move: "e2", seat: "S" }], event: 4 });
    tell(moved(5, "N", "e8", 1), moved(6, "S", "e3", 2));
    expect(texts(table)).toEqual(["e2", "e8", "e3"]);
    expect(table.game!.mover).toBe("N");
    expect(table.state!.event).toBe(6);
  });

  test("twice is dropped", () => {
    const table = sit();
    tell(moved(4, "S", "e2", 0));
    tell(moved(4, "S", "e2", 0), moved(5, "N", "e8", 1));
    expect(texts(table)).toEqual(["e2", "e8"]);
  });

  test("with a gap is asked for anew", () => {
    const table = sit();
    tell(moved(5, "N", "e8", 1));
    expect(texts(table)).toEqual([]);
    expect(FakeSocket.last.of("watch").at(-1)).toEqual({
      type: "watch",
      table: "T",
      key: "secret",
    });
    watching({ entries: [{ move: "e2" }, { move: "e8" }], event: 5 });
    expect(texts(table)).toEqual(["e2", "e8"]);
  });

  test("after a cut goes on where it was", async () => {
    const table = sit();
    tell(moved(4, "S", "e2", 0));
    FakeSocket.last.breakOff();
    expect(table.status).toBe("lost");
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.greet();
    expect(FakeSocket.last.of("watch")[0]).toMatchObject({ after: 4 });
    const events = [moved(5, "N", "e8", 1)];
    FakeSocket.last.say({ type: "watching", table: "T", event: 5, you: [0], events });
    expect(texts(table)).toEqual(["e2", "e8"]);
    expect(table.status).toBe("open");
  });

  test("takes back and ends games", () => {
    const table = sit({ entries: [{ move: "e2" }, { move: "e8" }] });
    tell({ n: 4, t: 0, type: "took-back", to: 1 });
    expect(texts(table)).toEqual(["e2"]);
    tell({ n: 5, t: 0, type: "left", player: 1, seat: "N", how: "resigned" });
    tell({ n: 6, t: 0, type: "over" });
    expect(table.game!.state.over).toBe(true);
    expect(table.game!.state.outcome!.winners).toBe("S");
    expect(table.game!.humanToMove).toBe(false);
  });

  test("a draw by agreement, and Superpion's seats by their codes", () => {
    const draw = sit({ entries: [{ move: "e2" }, { draw: true }], phase: "over" });
    expect(draw.game!.state.outcome!.winners).toBe("");
    const players = ["b", "r", "y", "k"].map((seat, i) => ({
      kind: "anyone" as const,
      name: `P${i}`,
      taken: true,
      seats: [seat],
    }));
    const four = sit({ game: "superpion", players, entries: [{ leave: "gone", seat: "r" }] });
    expect(four.game!.state.retired).toBe("W");
  });

  test("that the rules here do not know is said", () => {
    expect(sit({ entries: [{ move: "z99" }] }).game!.outdated).toBe(true);
  });

  test("a refusal to look on is kept to be shown", () => {
    const table = new OnlineTable("T", core, new Connection(asSocket));
    open.push(table);
    FakeSocket.last.greet();
    const error = { code: "no-such-table", message: "None.", message_fr: "Aucune." };
    FakeSocket.last.say({ type: "refused", table: "T", error });
    expect(table.failure).toMatchObject({ code: "no-such-table", words: { fr: "Aucune." } });
  });

  test("too much was asked: it is asked again a little later", async () => {
    const table = sit();
    const error = { code: "too-many-requests", message: "Slowly.", message_fr: "Doucement." };
    FakeSocket.last.say({ type: "refused", table: "T", error });
    expect(table.failure?.code).toBe("too-many-requests");
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.failure).toBeNull();
    expect(FakeSocket.last.of("watch")).toHaveLength(2);
  });

  test("who is there", () => {
    const table = sit();
    FakeSocket.last.say({ type: "presence", table: "T", players: [true, false], watchers: 3 });
    expect(table.presence).toEqual({ players: [true, false], watchers: 3 });
  });

  test("while an earlier moment is looked at, that stays", () => {
    const table = sit({ entries: [{ move: "e2" }, { move: "e8" }] });
    table.game!.goTo(1);
    tell(moved(4, "S", "e3", 2));
    expect(table.game!.at).toBe(1);
    table.game!.goTo(Infinity);
    tell(moved(5, "N", "e7", 3));
    expect(table.game!.at).toBe(4);
  });

  test("gives the key to the rematch", () => {
    const table = sit({ phase: "over" });
    tell({ n: 4, t: 0, type: "rematch", table: "U" });
    expect(keptTable("U")?.key).toBe("secret");
    expect(table.news.at(-1)?.type).toBe("rematch");
  });
});

describe("a move of one's own", () => {
  test("is on the board at once, and stays", async () => {
    const table = sit();
    const game = table.game!;
    expect(game.humanToMove).toBe(true);
    game.touch("e2");
    expect(texts(table)).toEqual(["e2"]);
    expect(game.sending).toEqual({ move: "e2", at: 0 });
    expect(FakeSocket.last.of("do")).toMatchObject([{ do: "move", move: "e2", at: 0 }]);
    expect(game.humanToMove).toBe(false);
    tell(moved(4, "S", "e2", 0));
    await answer("done");
    expect(game.sending).toBeNull();
    expect(texts(table)).toEqual(["e2"]);
  });

  test("stays when its answer comes before its event", async () => {
    const table = sit();
    table.game!.touch("e2");
    await answer("done");
    expect(texts(table)).toEqual(["e2"]);
    tell(moved(4, "S", "e2", 0));
    expect(texts(table)).toEqual(["e2"]);
    expect(table.game!.sending).toBeNull();
  });

  test("that is refused is taken back, and why is said", async () => {
    const table = sit();
    table.game!.touch("e2");
    const error = { code: "not-your-turn", message: "Wait.", message_fr: "Attendez." };
    await answer("refused", { error });
    expect(texts(table)).toEqual([]);
    expect(table.game!.refusal!.why).toEqual({ en: "Wait.", fr: "Attendez." });
    expect(table.game!.humanToMove).toBe(true);
  });

  test("played in another tab at the same time is told by the server", async () => {
    const table = sit();
    table.game!.touch("e2");
    tell(moved(4, "S", "d1", 0));
    expect(texts(table)).toEqual(["d1"]);
    const error = { code: "stale", message: "Stale.", message_fr: "Dépassé." };
    await answer("refused", { error });
    expect(texts(table)).toEqual(["d1"]);
  });

  test("cannot be entered for others, twice, or in the past", () => {
    const table = sit();
    table.game!.touch("e2");
    table.game!.touch("e3");
    expect(sentMoves()).toEqual(["e2"]);
    const watcher = sit({}, []);
    watcher.game!.touch("e2");
    expect(sentMoves()).toEqual([]);
    expect(watcher.game!.view).toBe("S");
  });

  test("is entered from one's own side of the board", () => {
    expect(sit({}, [1]).game!.view).toBe("N");
  });

  test("outlives a cut", async () => {
    const table = sit();
    table.game!.touch("e2");
    const request = FakeSocket.last.of("do")[0]!["request"];
    FakeSocket.last.breakOff();
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.greet();
    FakeSocket.last.say({ type: "watching", table: "T", event: 3, you: [0], events: [] });
    expect(FakeSocket.last.of("do")[0]!["request"]).toBe(request);
    expect(texts(table)).toEqual(["e2"]);
  });

  test("what is being entered stays while others make offers", () => {
    const table = sit({ game: "intercept" });
    table.game!.touch("b1");
    tell({ n: 4, t: 0, type: "offered", what: "draw", by: 1 });
    expect(table.game!.path).toEqual(["b1"]);
    expect(table.state!.offers).toHaveLength(1);
  });
});

describe("clocks of a table", () => {
  const timed = (): Partial<TableState> => ({
    clock: "10+5",
    running: { player: 0, since: Date.now(), left: 60_000 },
    players: tableState().players.map((one) => ({ ...one, left: 60_000 })),
  });

  test("count down between what the server says", async () => {
    vi.setSystemTime(0);
    const game = sit(timed()).game!;
    await vi.advanceTimersByTimeAsync(4000);
    expect(game.timeLeft("S")).toBe(56_000);
    expect(game.timeLeft("N")).toBe(60_000);
    tell(moved(4, "S", "e2", 0, { t: 4000, left: 61_000, elapsed: 4000 }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(game.timeLeft("S")).toBe(61_000);
    expect(game.timeLeft("N")).toBe(59_000);
    tell({ n: 5, t: 5000, type: "over" });
    await vi.advanceTimersByTimeAsync(1000);
    expect(game.timeLeft("N")).toBe(60_000);
  });

  test("are asked for again after a cut: the server may have stood still", async () => {
    sit(timed());
    FakeSocket.last.breakOff();
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.greet();
    FakeSocket.last.say({ type: "watching", table: "T", event: 3, you: [0], events: [] });
    expect(FakeSocket.last.of("watch").map((one) => one["after"])).toEqual([3, undefined]);
  });
});
