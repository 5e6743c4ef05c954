/** Networks that block WebSockets: long polling replaces them, and ends when one works. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LongPollSocket } from "../../src/features/online/longPoll";
import { Connection } from "../../src/features/online/connection";
import type { ServerMessage } from "../../src/features/online/protocol";
import { asSocket, FakeSocket, moved, tableState } from "./fakes";

type Answer = (body: string | null, key: string | null) => unknown;
/** Answers by the end of the address; requests without an answer wait. */
let answers: Record<string, Answer>;
const calls: string[] = [];
const fault = (code: string) => ({ error: { code, message: "No.", message_fr: "Non." } });

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  calls.length = 0;
  answers = {
    "/tables?phase=waiting&limit=1": () => ({ tables: [] }),
    "/tables/T": () => tableState({ now: Date.now() + 5000 }),
  };
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const path = address.replace("/api/v1", "");
    calls.push(path);
    const answer = answers[path];
    if (!answer) return new Promise(() => {});
    const key = new Headers(init.headers).get("Authorization");
    const said = answer(init.body as string | null, key) as object;
    return new Response(JSON.stringify(said), { status: "error" in said ? 409 : 200 });
  });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});
const settle = () => vi.advanceTimersByTimeAsync(1);

const stops: (() => void)[] = [];
function line(): { line: LongPollSocket; heard: ServerMessage[]; cuts: number[] } {
  const heard: ServerMessage[] = [];
  const cuts: number[] = [];
  const line = new LongPollSocket();
  line.onmessage = (event) => heard.push(JSON.parse(event.data as string) as ServerMessage);
  line.onclose = () => cuts.push(Date.now());
  stops.push(() => line.close());
  return { line, heard, cuts };
}

describe("a polling line", () => {
  test("greets once the server has answered", async () => {
    const { line: one, heard } = line();
    expect(heard).toEqual([]);
    await settle();
    expect(heard).toEqual([{ type: "hello" }]);
    one.send('{"type":"ping"}');
    await settle();
    expect(heard.at(-1)).toEqual({ type: "pong" });
  });

  test("tells a table's state, then what happens there", async () => {
    const { line: one, heard } = line();
    await settle();
    answers["/tables/T"] = (_body, key) => {
      expect(key).toBe("Bearer secret");
      return tableState();
    };
    const first = moved(4, "S", "e2", 0);
    answers["/tables/T/events?after=3&wait=10"] = () => ({ events: [first] });
    one.send('{"type":"watch","table":"T","key":"secret","after":1}');
    await settle();
    expect(heard[1]).toMatchObject({ type: "watching", table: "T", event: 3, you: [0] });
    expect(heard[2]).toEqual({ type: "events", table: "T", events: [first] });
    expect(heard[3]).toEqual({ type: "presence", table: "T", players: [true, true], watchers: 0 });
    expect(calls.at(-1)).toBe("/tables/T/events?after=4&wait=10");
  });

  test("tells no refusal of a key that is not the one that is shown now", async () => {
    const { line: one, heard, cuts } = line();
    await settle();
    const refusals: (() => void)[] = [];
    vi.stubGlobal("fetch", (address: string, init: RequestInit) => {
      if (address.includes("/events")) return new Promise(() => {});
      if (new Headers(init.headers).get("Authorization") !== "Bearer old")
        return Promise.resolve(new Response(JSON.stringify(tableState())));
      const refused = () => new Response(JSON.stringify(fault("wrong-key")), { status: 403 });
      return new Promise((resolve) => refusals.push(() => resolve(refused())));
    });
    one.send('{"type":"watch","table":"T","key":"old"}');
    one.send('{"type":"watch","table":"T","key":"new"}');
    await settle();
    refusals[0]!();
    await settle();
    expect(heard.filter(({ type }) => type === "refused")).toEqual([]);
    expect(heard.at(-1)).toMatchObject({ type: "watching", table: "T" });
    expect(cuts).toEqual([]);
  });

  test("sends commands under their names, and tells refusals", async () => {
    const { line: one, heard } = line();
    await settle();
    answers["/tables/T/commands"] = (body) => {
      const { request, move } = JSON.parse(body!) as Record<string, string>;
      return move === "e2" ? { events: [4, 4] } : { error: { ...fault(request!).error } };
    };
    const command = { type: "do", table: "T", do: "move", at: 0 };
    one.send(JSON.stringify({ ...command, request: "r1", move: "e2" }));
    await settle();
    expect(heard.at(-1)).toEqual({ type: "done", request: "r1", table: "T", events: [4, 4] });
    one.send(JSON.stringify({ ...command, request: "r2", move: "e9" }));
    await settle();
    expect(heard.at(-1)).toMatchObject({ type: "refused", request: "r2", error: { code: "r2" } });
  });

  test("tells why a table cannot be watched", async () => {
    const { line: one, heard } = line();
    await settle();
    answers["/tables/T"] = () => fault("no-such-table");
    one.send('{"type":"watch","table":"T"}');
    await settle();
    expect(heard.at(-1)).toMatchObject({ type: "refused", table: "T" });
  });

  test("is cut when the server is not heard", async () => {
    const { line: one, cuts } = line();
    await settle();
    answers["/tables/T"] = () => {
      throw new TypeError("network");
    };
    one.send('{"type":"watch","table":"T"}');
    await settle();
    expect(cuts).toHaveLength(1);
    expect(one.readyState).toBe(WebSocket.CLOSED);
  });
});

describe("a connection without WebSockets", () => {
  const watcher = (messages: ServerMessage[], statuses: string[]) => ({
    table: "T",
    key: undefined,
    after: undefined,
    receive: (message: ServerMessage) => messages.push(message),
    status: (status: string) => statuses.push(status),
  });

  test("polls, and goes over to a WebSocket when one works", async () => {
    const messages: ServerMessage[] = [];
    const statuses: string[] = [];
    const connection = new Connection(asSocket);
    stops.push(connection.watch(watcher(messages, statuses)));
    FakeSocket.last.breakOff();
    await vi.advanceTimersByTimeAsync(301);
    expect(statuses).toEqual(["connecting", "lost", "open"]);
    expect(messages).toMatchObject([{ type: "watching", event: 3 }]);
    expect(connection.offset).toBe(5000);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.greet();
    expect(FakeSocket.last.of("watch")).toHaveLength(1);
    expect(statuses.at(-1)).toBe("open");
    const before = calls.length;
    await vi.advanceTimersByTimeAsync(19_000);
    expect(calls, "nothing is polled any more").toHaveLength(before);
  });

  test("is not taken for one where they have worked", async () => {
    const connection = new Connection(asSocket);
    stops.push(connection.watch(watcher([], [])));
    FakeSocket.last.greet();
    for (let i = 0; i < 4; ++i) {
      FakeSocket.last.breakOff();
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(FakeSocket.all).toHaveLength(5);
    expect(calls).toEqual([]);
  });

  test("tries a WebSocket soon where they have worked, and then less and less often", async () => {
    const connection = new Connection(asSocket);
    stops.push(connection.watch(watcher([], [])));
    FakeSocket.last.greet();
    for (let i = 0; i < 5; ++i) {
      FakeSocket.last.breakOff();
      if (i < 4) await vi.advanceTimersByTimeAsync(10_000);
    }
    while (connection.status !== "open") await vi.advanceTimersByTimeAsync(100);
    const before = FakeSocket.all.length;
    expect(calls).toContain("/tables/T");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(FakeSocket.all.length).toBe(before + 1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all.length).toBeLessThan(before + 6);
    FakeSocket.last.greet();
    expect(FakeSocket.last.of("watch")).toHaveLength(1);
  });
});
