/** An online table: events replayed in the core, moves sent and refused, clocks, two tabs. */
import { describe, expect, test, vi } from "vitest";
import { storeTable, storedTable } from "../../src/features/online/tableStore";
import { ModuleInstance, type Argument } from "../../src/core/instance";
import type { OnlineTable } from "../../src/features/online/onlineTable.svelte";
import type { TableState } from "../../src/features/online/protocol";
import { FakeSocket, here, moved, over, tableState } from "./fakes";
import { answer, openTable, prepareTables, sentMoves, sit, tell, texts, watching } from "./seated";

prepareTables();

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
    const presence = { players: [true, false], watchers: 3 };
    FakeSocket.last.say({ ...here, presence, event: 5, events });
    expect(texts(table)).toEqual(["e2", "e8"]);
    expect(table.status).toBe("open");
    expect(table.presence, "somebody may have left meanwhile").toEqual(presence);
  });

  test("takes back and ends games", () => {
    const table = sit({ entries: [{ move: "e2" }, { move: "e8" }] });
    tell({ n: 4, t: 0, type: "took-back", to: 1 });
    expect(texts(table)).toEqual(["e2"]);
    tell({ n: 5, t: 0, type: "left", player: 1, seat: "N", how: "resigned" });
    tell(over(6, 0, "S"));
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

  test("a module that refuses what the server has played is restarted", () => {
    const table = sit();
    const real = ModuleInstance.prototype.call;
    let broken: ModuleInstance | undefined;
    vi.spyOn(ModuleInstance.prototype, "call").mockImplementation(function (
      this: ModuleInstance,
      name: string,
      ...args: Argument[]
    ) {
      if (name === "play") broken ??= this;
      if (name === "play" && this === broken)
        return { refusal: { rule: { en: "", fr: "" }, why: { en: "no", fr: "non" } } };
      return real.call(this, name, ...args);
    });
    tell(moved(4, "S", "e2", 0), moved(5, "N", "e8", 1));
    expect(texts(table)).toEqual(["e2", "e8"]);
    expect(table.game!.outdated).toBe(false);
  });

  test("a module that traps meanwhile is replaced, and nothing is lost", () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const table = sit({ entries: [{ move: "e2", seat: "S" }], event: 4 });
    const real = ModuleInstance.prototype.call;
    let trapped = false;
    vi.spyOn(ModuleInstance.prototype, "call").mockImplementation(function (
      this: ModuleInstance,
      name: string,
      ...args: Argument[]
    ) {
      if (name !== "play" || trapped) return real.call(this, name, ...args);
      trapped = true;
      throw new WebAssembly.RuntimeError("unreachable");
    });
    tell(moved(5, "N", "e8", 1), moved(6, "S", "e3", 2));
    expect(trapped).toBe(true);
    expect(texts(table)).toEqual(["e2", "e8", "e3"]);
  });

  test("a refusal to look on is kept to be shown", () => {
    const table = openTable();
    const error = { code: "no-such-table", message: "None.", message_fr: "Aucune." };
    FakeSocket.last.say({ type: "refused", table: "T", error });
    expect(table.error).toMatchObject({ code: "no-such-table", words: { fr: "Aucune." } });
  });

  test("too much was asked: it is asked again a little later", async () => {
    const table = sit();
    const error = { code: "too-many-requests", message: "Slowly.", message_fr: "Doucement." };
    FakeSocket.last.say({ type: "refused", table: "T", error });
    expect(table.error?.code).toBe("too-many-requests");
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.error).toBeNull();
    expect(FakeSocket.last.of("watch")).toHaveLength(2);
  });

  test("who is there", () => {
    const table = sit();
    FakeSocket.last.say({ type: "presence", table: "T", players: [true, false], watchers: 3 });
    expect(table.presence).toEqual({ players: [true, false], watchers: 3 });
  });

  const presence = (...players: boolean[]) =>
    FakeSocket.last.say({ type: "presence", table: "T", players, watchers: 0 });
  const areHere = (table: OnlineTable) => [table.isPresent(0), table.isPresent(1)];

  test("who is away, but never that one is oneself", () => {
    const table = sit({ presence: { players: [false, false], watchers: 0 } });
    expect(areHere(table)).toEqual([true, false]);
    presence(false, true);
    expect(areHere(table)).toEqual([true, true]);
    FakeSocket.last.breakOff();
    expect(areHere(table), "nothing is known").toEqual([undefined, undefined]);
  });

  test("who is away only after a while: they may only reload the page", async () => {
    const table = sit();
    presence(true, false);
    await vi.advanceTimersByTimeAsync(1999);
    expect(table.isPresent(1)).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(table.isPresent(1)).toBe(false);
    presence(true, true);
    presence(true, false);
    presence(true, true);
    await vi.advanceTimersByTimeAsync(3000);
    expect(table.isPresent(1)).toBe(true);
  });

  test("who has just sat down is not away", async () => {
    const players = tableState().players.map((one, i) => ({ ...one, taken: i === 0 }));
    const table = sit({
      phase: "waiting",
      players,
      presence: { players: [true, false], watchers: 0 },
    });
    expect(table.isPresent(1)).toBeUndefined();
    tell({ n: 4, t: 0, type: "seated", player: 1, name: "Bob" });
    expect(table.isPresent(1)).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(table.isPresent(1)).toBe(false);
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

  test("gives the key for looking on to the rematch", () => {
    localStorage.clear();
    storeTable("T", { watchKey: "for friends" });
    openTable();
    watching({ phase: "over", you: [] });
    tell({ n: 4, t: 0, type: "rematch", table: "U" });
    expect(storedTable("U")).toMatchObject({ watchKey: "for friends" });
  });

  test("gives the key to the rematch", () => {
    const table = sit({ phase: "over" });
    tell({ n: 4, t: 0, type: "rematch", table: "U" });
    expect(storedTable("U")?.key).toBe("secret");
    expect(table.newEvents.at(-1)?.type).toBe("rematch");
  });
});

describe("what this browser keeps of it", () => {
  test("the key, for a rematch that was looked at before", () => {
    sit({ phase: "over" });
    storeTable("U", { game: "quoridor" });
    tell({ n: 4, t: 0, type: "rematch", table: "U" });
    expect(storedTable("U")?.key).toBe("secret");
  });

  test("the promise about the cards, as it was before the end", () => {
    sit({ commitment: "first" });
    watching({ commitment: "second" });
    expect(storedTable("T")?.commitment).toBe("first");
    localStorage.clear();
    sit({ commitment: "late", phase: "over" });
    expect(storedTable("T")?.commitment).toBeUndefined();
  });

  test("another key, from another tab, opens it anew", () => {
    const table = sit();
    const watches = () => FakeSocket.last.of("watch");
    const stored = () => dispatchEvent(new StorageEvent("storage", { key: "tablier.tables" }));
    stored();
    expect(watches()).toHaveLength(1);
    storeTable("T", { key: "another" });
    stored();
    expect(watches().slice(1)).toEqual([{ type: "watch", table: "T", key: "another" }]);
    table.close();
    storeTable("T", { key: "a third" });
    stored();
    expect(watches()).toHaveLength(2);
  });

  test("the same key may have one more place since", () => {
    const players = tableState().players.map((one, i) => ({ ...one, taken: i === 0 }));
    sit({ phase: "waiting", players });
    tell({ n: 4, t: 0, type: "seated", player: 1, name: "Ada" });
    expect(FakeSocket.last.of("watch")).toHaveLength(2);
  });
});

describe("a move of one's own", () => {
  test("is on the board at once, and stays", async () => {
    const table = sit();
    const game = table.game!;
    expect(game.humanToMove).toBe(true);
    game.touch("e2");
    expect(texts(table)).toEqual(["e2"]);
    expect(game.sending).toMatchObject({ move: "e2", at: 0 });
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
    expect(table.game!.illegalMove!.why).toEqual({ en: "Wait.", fr: "Attendez." });
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
    FakeSocket.last.say({ ...here, event: 3, events: [] });
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
    tell(
      { n: 5, t: 5000, type: "left", player: 1, seat: "N", how: "resigned" },
      over(6, 5000, "S", { left: [61_000, 59_000] }),
    );
    await vi.advanceTimersByTimeAsync(1000);
    expect(game.timeLeft("N"), "as it stood at the end").toBe(59_000);
  });

  test("are asked for again after a cut: the server may have stood still", async () => {
    sit(timed());
    FakeSocket.last.breakOff();
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last.greet();
    FakeSocket.last.say({ ...here, event: 3, events: [] });
    expect(FakeSocket.last.of("watch").map((one) => one["after"])).toEqual([3, undefined]);
  });
});
