/** The tables where it is the user's turn, and when they are polled. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { storeTable, storedTable } from "../../src/features/online/tableStore";
import { pollRepeatedly } from "../../src/features/online/longPoll";
import { MyTablesStore } from "../../src/features/online/myTablesStore.svelte";
import { isYourTurn } from "../../src/features/online/turnText";
import type { TableState } from "../../src/features/online/protocol";
import { tableState } from "./fakes";

beforeEach(() => localStorage.clear());

test("a turn is one's own only while the game goes on", () => {
  expect(isYourTurn(tableState())).toBe(true);
  expect(isYourTurn(tableState({ you: [1] }))).toBe(false);
  expect(isYourTurn(tableState({ phase: "waiting" }))).toBe(false);
  expect(isYourTurn(tableState({ actor: "chance" }))).toBe(false);
  expect(isYourTurn(tableState({ you: [] }))).toBe(false);
});

describe("the tables that wait", () => {
  const asked: string[] = [];
  async function tablesWithTurn(myTablesStore = new MyTablesStore()): Promise<string[]> {
    await myTablesStore.ask();
    return myTablesStore.turns;
  }
  function serve(states: Record<string, Partial<TableState> | null>): void {
    asked.length = 0;
    vi.stubGlobal("fetch", async (address: string) => {
      const id = address.split("/").at(-1)!;
      asked.push(id);
      const state = states[id];
      if (state === undefined) throw new TypeError("network");
      const refusal = { error: { code: "no-such-table", message: "", message_fr: "" } };
      return new Response(JSON.stringify(state ? tableState(state) : refusal), {
        status: state ? 200 : 404,
      });
    });
  }

  test("are those of one's own that are not over, however many", async () => {
    for (let i = 0; i < 12; ++i) storeTable(`A${i}`, { key: "k" });
    storeTable("theirs", { key: "k" });
    storeTable("ended", { key: "k" });
    storeTable("known", { key: "k", over: true, rematch: "theirs" });
    storeTable("watched", { watchKey: "w" });
    storeTable("missing", { key: "k" });
    const mine = Array.from({ length: 12 }, (_, i) => `A${i}`);
    serve({
      ...Object.fromEntries(mine.map((id) => [id, {}])),
      theirs: { you: [1] },
      ended: { phase: "over" },
      missing: null,
    });
    expect((await tablesWithTurn()).sort()).toEqual(mine.sort());
    expect(asked).toHaveLength(15);
    expect(storedTable("ended")?.over).toBe(true);
    expect(storedTable("missing")?.key, "keys are not thrown away").toBe("k");
  });

  test("an answer that was asked for earlier does not undo a later one", async () => {
    storeTable("A", { key: "k" });
    const myTablesStore = new MyTablesStore();
    const waiting: ((state: Partial<TableState>) => void)[] = [];
    vi.stubGlobal(
      "fetch",
      () =>
        new Promise((resolve) =>
          waiting.push((state) => resolve(new Response(JSON.stringify(tableState(state))))),
        ),
    );
    // As when one page replaces another that shows the same.
    const first = myTablesStore.ask();
    const second = myTablesStore.ask();
    waiting[1]!({ you: [1], event: 4 });
    await second;
    expect(myTablesStore.turns).toEqual([]);
    waiting[0]!({ you: [0], event: 3 });
    await first;
    expect(myTablesStore.turns).toEqual([]);
  });

  test("a game that has ended here is not begun again by an answer of before", async () => {
    storeTable("A", { key: "k" });
    const myTablesStore = new MyTablesStore();
    let answer = (_state: Partial<TableState>) => {};
    vi.stubGlobal(
      "fetch",
      () =>
        new Promise((resolve) => {
          answer = (state) => resolve(new Response(JSON.stringify(tableState(state))));
        }),
    );
    const asking = myTablesStore.ask();
    storeTable("A", { over: true });
    answer({});
    await asking;
    expect(storedTable("A")?.over).toBe(true);
    expect(myTablesStore.turns).toEqual([]);
  });

  test("stay known while nobody answers, but not once the server knows them no more", async () => {
    storeTable("A", { key: "k" });
    storeTable("B", { key: "k" });
    const myTablesStore = new MyTablesStore();
    serve({ A: {}, B: {} });
    expect(await tablesWithTurn(myTablesStore)).toHaveLength(2);
    serve({});
    expect(await tablesWithTurn(myTablesStore)).toHaveLength(2);
    serve({ A: null, B: {} });
    expect(await tablesWithTurn(myTablesStore)).toEqual(["B"]);
  });

  test("are asked about once for all who show them", async () => {
    storeTable("A", { key: "k" });
    const myTablesStore = new MyTablesStore();
    serve({ A: {} });
    const stops = [myTablesStore.show(), myTablesStore.show()];
    await vi.waitFor(() => expect(myTablesStore.turns).toEqual(["A"]));
    expect(asked).toHaveLength(1);
    stops.forEach((stop) => stop());
  });

  test("are not looked for on and on where nobody answers", async () => {
    storeTable("A", { key: "k" });
    storeTable("B", { key: "k" });
    serve({});
    expect(await tablesWithTurn()).toEqual([]);
    expect(asked).toHaveLength(1);
  });
});

test("it is asked at once, every so often, when the page is seen or the network back; never twice at a time", async () => {
  vi.useFakeTimers();
  let finish = () => {};
  const ask = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const stop = pollRepeatedly(ask, 1000);
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(2);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(ask).toHaveBeenCalledTimes(3);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event("online"));
  expect(ask).toHaveBeenCalledTimes(4);
  finish();
  stop();
  await vi.advanceTimersByTimeAsync(5000);
  document.dispatchEvent(new Event("visibilitychange"));
  dispatchEvent(new Event("online"));
  expect(ask).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
});
