/** At which tables it is one's turn, and when that is asked. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { keepTable, keptTable } from "../../src/features/online/tableStore";
import { repeatedly } from "../../src/features/online/polls";
import { Standings } from "../../src/features/online/myTablesStore.svelte";
import { isYourTurn } from "../../src/features/online/turns";
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
  async function tablesWithTurn(standings = new Standings()): Promise<string[]> {
    await standings.ask();
    return standings.turns;
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
    for (let i = 0; i < 12; ++i) keepTable(`A${i}`, { key: "k" });
    keepTable("theirs", { key: "k" });
    keepTable("ended", { key: "k" });
    keepTable("known", { key: "k", over: true, rematch: "theirs" });
    keepTable("watched", { watchKey: "w" });
    keepTable("missing", { key: "k" });
    const mine = Array.from({ length: 12 }, (_, i) => `A${i}`);
    serve({
      ...Object.fromEntries(mine.map((id) => [id, {}])),
      theirs: { you: [1] },
      ended: { phase: "over" },
      missing: null,
    });
    expect((await tablesWithTurn()).sort()).toEqual(mine.sort());
    expect(asked).toHaveLength(15);
    expect(keptTable("ended")?.over).toBe(true);
    expect(keptTable("missing")?.key, "keys are not thrown away").toBe("k");
  });

  test("an answer that was asked for earlier does not undo a later one", async () => {
    keepTable("A", { key: "k" });
    const standings = new Standings();
    const waiting: ((state: Partial<TableState>) => void)[] = [];
    vi.stubGlobal(
      "fetch",
      () =>
        new Promise((resolve) =>
          waiting.push((state) => resolve(new Response(JSON.stringify(tableState(state))))),
        ),
    );
    // As when one page gives way to another that shows the same.
    const first = standings.ask();
    const second = standings.ask();
    waiting[1]!({ you: [1], event: 4 });
    await second;
    expect(standings.turns).toEqual([]);
    waiting[0]!({ you: [0], event: 3 });
    await first;
    expect(standings.turns).toEqual([]);
  });

  test("a game that has ended here is not begun again by an answer of before", async () => {
    keepTable("A", { key: "k" });
    const standings = new Standings();
    let answer = (_state: Partial<TableState>) => {};
    vi.stubGlobal(
      "fetch",
      () =>
        new Promise((resolve) => {
          answer = (state) => resolve(new Response(JSON.stringify(tableState(state))));
        }),
    );
    const asking = standings.ask();
    keepTable("A", { over: true });
    answer({});
    await asking;
    expect(keptTable("A")?.over).toBe(true);
    expect(standings.turns).toEqual([]);
  });

  test("stay known while nobody answers, but not once the server knows them no more", async () => {
    keepTable("A", { key: "k" });
    keepTable("B", { key: "k" });
    const standings = new Standings();
    serve({ A: {}, B: {} });
    expect(await tablesWithTurn(standings)).toHaveLength(2);
    serve({});
    expect(await tablesWithTurn(standings)).toHaveLength(2);
    serve({ A: null, B: {} });
    expect(await tablesWithTurn(standings)).toEqual(["B"]);
  });

  test("are asked about once for all who show them", async () => {
    keepTable("A", { key: "k" });
    const standings = new Standings();
    serve({ A: {} });
    const stops = [standings.show(), standings.show()];
    await vi.waitFor(() => expect(standings.turns).toEqual(["A"]));
    expect(asked).toHaveLength(1);
    stops.forEach((stop) => stop());
  });

  test("are not looked for on and on where nobody answers", async () => {
    keepTable("A", { key: "k" });
    keepTable("B", { key: "k" });
    serve({});
    expect(await tablesWithTurn()).toEqual([]);
    expect(asked).toHaveLength(1);
  });
});

test("it is asked at once, every so often, when the page is seen or the network back; never twice at a time", async () => {
  vi.useFakeTimers();
  let finish = () => {};
  const ask = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const stop = repeatedly(ask, 1000);
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
