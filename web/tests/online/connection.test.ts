/**
 * The WebSocket connection: reconnecting, renewing subscriptions, resending commands, detecting
 * silence.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../../src/features/online/api";
import { Connection, type Status, type Subscriber } from "../../src/features/online/connection";
import type { ServerMessage } from "../../src/features/online/protocol";
import { asSocket, FakeSocket } from "./fakes";

let connection: Connection;
/** The page outlives a test, so subscriptions must end. */
const watched: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1);
  FakeSocket.all = [];
  connection = new Connection(asSocket, asSocket);
});
afterEach(() => {
  for (const stop of watched.splice(0)) stop();
  vi.useRealTimers();
});

interface Seen extends Subscriber {
  after: number | undefined;
  messages: ServerMessage[];
  statuses: Status[];
}

function watcher(table: string, key?: string): Seen {
  const messages: ServerMessage[] = [];
  const statuses: Status[] = [];
  return {
    table,
    key,
    after: undefined,
    messages,
    statuses,
    receive: (message) => messages.push(message),
    status: (status) => statuses.push(status),
  };
}
function watch(one: Subscriber): () => void {
  const stop = connection.watch(one);
  watched.push(stop);
  return stop;
}
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe("a connection", () => {
  test("is made when somebody wants something, and one for all", () => {
    expect(FakeSocket.all).toEqual([]);
    watch(watcher("A"));
    watch(watcher("B", "secret"));
    expect(FakeSocket.all).toHaveLength(1);
    expect(FakeSocket.last.sent).toEqual([]);
    FakeSocket.last.greet();
    expect(FakeSocket.last.sent).toEqual([
      { type: "watch", table: "A" },
      { type: "watch", table: "B", key: "secret" },
    ]);
  });

  test("ends when nobody wants anything any more", () => {
    const stop = watch(watcher("A"));
    FakeSocket.last.greet();
    stop();
    expect(FakeSocket.last.of("unwatch")).toEqual([{ type: "unwatch", table: "A" }]);
    expect(FakeSocket.last.readyState).toBe(WebSocket.CLOSED);
  });

  test("goes on watching what another one still watches", () => {
    const stop = watch(watcher("A"));
    watch(watcher("A"));
    FakeSocket.last.greet();
    stop();
    expect(FakeSocket.last.of("unwatch")).toEqual([]);
  });

  test("tells each table what is its own", () => {
    const [a, b] = [watcher("A"), watcher("B")];
    watch(a);
    watch(b);
    FakeSocket.last.greet();
    FakeSocket.last.say({ type: "events", table: "A", events: [] });
    expect(a.messages).toHaveLength(1);
    expect(b.messages).toEqual([]);
  });

  test("reads over what is no message", () => {
    watch(watcher("A"));
    FakeSocket.last.greet();
    FakeSocket.last.onmessage?.({ data: "{" });
    FakeSocket.last.say({ type: "weather", rain: true });
    expect(connection.status).toBe("open");
  });

  test("knows the server's time", () => {
    watch(watcher("A"));
    FakeSocket.last.greet(Date.now() + 5000);
    expect(connection.offset).toBe(5000);
    FakeSocket.last.say({ type: "pong", now: Date.now() + 4000 });
    expect(connection.offset).toBe(4000);
  });
});

describe("after a cut", () => {
  test("it comes back and asks for what was missed", async () => {
    const seen = watcher("A", "key");
    watch(seen);
    FakeSocket.last.greet();
    seen.after = 17;
    FakeSocket.last.breakOff();
    expect(seen.statuses).toEqual(["connecting", "open", "lost"]);
    await wait(300);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.greet();
    expect(FakeSocket.last.sent).toEqual([{ type: "watch", table: "A", key: "key", after: 17 }]);
    expect(seen.statuses.at(-1)).toBe("open");
  });

  test("it waits longer each time, up to ten seconds", async () => {
    watch(watcher("A"));
    for (const delay of [300, 600, 1200, 2400, 4800, 9600, 10_000, 10_000]) {
      const before = FakeSocket.all.length;
      FakeSocket.last.breakOff();
      await wait(delay - 1);
      expect(FakeSocket.all.length).toBe(before);
      await wait(1);
      expect(FakeSocket.all.length).toBe(before + 1);
    }
    FakeSocket.last.greet();
    FakeSocket.last.breakOff();
    await wait(300);
    expect(FakeSocket.last.readyState).toBe(WebSocket.CONNECTING);
  });

  test("not everybody comes back at the same moment", async () => {
    vi.mocked(Math.random).mockReturnValue(0);
    watch(watcher("A"));
    FakeSocket.last.breakOff();
    await wait(300);
    FakeSocket.last.breakOff();
    await wait(300);
    FakeSocket.last.breakOff();
    await wait(599);
    expect(FakeSocket.all).toHaveLength(3);
    await wait(1);
    expect(FakeSocket.all).toHaveLength(4);
  });

  test.each(["online", "visible"])("it comes back at once when the browser is %s", async (why) => {
    watch(watcher("A"));
    for (let i = 0; i < 6; ++i) {
      FakeSocket.last.breakOff();
      await wait(10_000);
    }
    FakeSocket.last.breakOff();
    const before = FakeSocket.all.length;
    if (why === "online") dispatchEvent(new Event("online"));
    else document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.all.length).toBe(before + 1);
    await wait(9_999);
    expect(FakeSocket.all.length).toBe(before + 1); // and not again by the old timer
  });

  test("the browser's word that there is no network is a cut", () => {
    const seen = watcher("A");
    watch(seen);
    FakeSocket.last.greet();
    dispatchEvent(new Event("offline"));
    expect(seen.statuses.at(-1)).toBe("lost");
  });

  test("what the old socket still says is not heard", async () => {
    const seen = watcher("A");
    watch(seen);
    const old = FakeSocket.last;
    old.greet();
    dispatchEvent(new Event("offline"));
    old.say({ type: "events", table: "A", events: [] });
    expect(seen.messages).toEqual([]);
  });

  test("a server that stops says so until it is back", async () => {
    const seen = watcher("A");
    watch(seen);
    FakeSocket.last.greet();
    FakeSocket.last.say({ type: "stopping" });
    FakeSocket.last.breakOff();
    expect(seen.statuses.at(-1)).toBe("stopping");
    await wait(300);
    FakeSocket.last.greet();
    expect(seen.statuses.at(-1)).toBe("open");
  });
});

test("a server that has stopped for good is lost after a while", async () => {
  const seen = watcher("A");
  watch(seen);
  FakeSocket.last.greet();
  FakeSocket.last.say({ type: "stopping" });
  FakeSocket.last.breakOff();
  await wait(29_999);
  expect(seen.statuses.at(-1)).toBe("stopping");
  await wait(1);
  expect(seen.statuses.at(-1)).toBe("lost");
});

describe("silence", () => {
  test("is asked about every 20 s and is a cut after 30", async () => {
    const seen = watcher("A");
    watch(seen);
    FakeSocket.last.greet();
    await wait(20_000);
    expect(FakeSocket.last.of("ping")).toHaveLength(1);
    FakeSocket.last.say({ type: "pong", now: 0 });
    await wait(20_000);
    expect(FakeSocket.last.of("ping")).toHaveLength(2);
    await wait(9_999);
    expect(seen.statuses.at(-1)).toBe("open");
    await wait(1);
    expect(seen.statuses.at(-1)).toBe("lost");
  });

  test("of a socket that never opens is a cut too", async () => {
    watch(watcher("A"));
    await wait(10_300);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("of one that says anything but hello, too", async () => {
    watch(watcher("A"));
    FakeSocket.last.readyState = WebSocket.OPEN;
    FakeSocket.last.say({ type: "pong", now: 0 });
    await wait(10_000);
    expect(FakeSocket.all[0]!.readyState).toBe(WebSocket.CLOSED);
    await wait(1000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  test("of a socket that is tried beside long polling closes it", async () => {
    const sockets: FakeSocket[] = [];
    connection = new Connection(() => {
      const socket = asSocket();
      sockets.push(socket as unknown as FakeSocket);
      return socket;
    }, asSocket);
    watch(watcher("A"));
    sockets[0]!.breakOff();
    await wait(300);
    const polling = FakeSocket.last;
    expect(sockets).not.toContain(polling);
    polling.greet();
    // Each attempt opens a socket that stays silent.
    for (let minute = 0; minute < 10; ++minute) {
      for (let step = 0; step < 6; ++step) {
        await wait(10_000);
        polling.say({ type: "pong", now: 0 });
      }
      for (const socket of sockets)
        if (socket.readyState === WebSocket.CONNECTING) socket.readyState = WebSocket.OPEN;
    }
    expect(sockets.length).toBeGreaterThan(5);
    await wait(9_900);
    polling.say({ type: "pong", now: 0 });
    await wait(200);
    const open = sockets.filter((one) => one.readyState !== WebSocket.CLOSED);
    expect(open).toEqual([]);
    expect(polling.readyState).toBe(WebSocket.OPEN);
  });

  test("is noticed soon when the tab is seen again", async () => {
    const seen = watcher("A");
    watch(seen);
    FakeSocket.last.greet();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.last.of("ping")).toHaveLength(1);
    await wait(3_000);
    expect(seen.statuses.at(-1)).toBe("lost");
  });
});

describe("a command", () => {
  const move = { do: "move", move: "e2", at: 0 } as const;

  test("is answered by its name", async () => {
    const first = connection.do("A", move, "key");
    const second = connection.do("A", { do: "offer", what: "draw" }, "key");
    FakeSocket.last.greet();
    const [one, two] = FakeSocket.last.of("do");
    expect(one).toMatchObject({ table: "A", key: "key", ...move });
    expect(one!["request"]).toMatch(/^[0-9a-f]{32}$/);
    expect(two!["request"]).not.toBe(one!["request"]);
    FakeSocket.last.say({ type: "done", request: two!["request"], table: "A", events: [5, 5] });
    FakeSocket.last.say({ type: "done", request: one!["request"], table: "A", events: [4, 4] });
    expect((await first).events).toEqual([4, 4]);
    expect((await second).events).toEqual([5, 5]);
  });

  test("is sent again under the same name until it is answered", async () => {
    watch(watcher("A"));
    FakeSocket.last.greet();
    const done = connection.do("A", move);
    const [sent] = FakeSocket.last.of("do");
    FakeSocket.last.breakOff();
    await wait(300);
    FakeSocket.last.greet();
    expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual(["watch", "do"]);
    expect(FakeSocket.last.of("do")).toEqual([sent]);
    FakeSocket.last.say({ type: "done", request: sent!["request"], table: "A", events: [4, 4] });
    await done;
    FakeSocket.last.breakOff();
    await wait(300);
    FakeSocket.last.greet();
    expect(FakeSocket.last.of("do")).toEqual([]);
  });

  test("that is refused says why, in both languages", async () => {
    const done = connection.do("A", move);
    FakeSocket.last.greet();
    const error = {
      code: "illegal-move",
      message: "No.",
      message_fr: "Non.",
      rule: { en: "Q-R1", fr: "Q-R1" },
    };
    const [sent] = FakeSocket.last.of("do");
    FakeSocket.last.say({ type: "refused", request: sent!["request"], table: "A", error });
    const refusal = await done.catch((thrown: unknown) => thrown);
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({
      code: "illegal-move",
      words: { en: "No.", fr: "Non." },
      rule: { en: "Q-R1" },
    });
  });

  test("waits for a server that is stopping", async () => {
    watch(watcher("A"));
    FakeSocket.last.greet();
    const done = connection.do("A", move);
    const request = FakeSocket.last.of("do")[0]!["request"];
    const error = { code: "not-ready", message: "Stopping.", message_fr: "Arrêt." };
    FakeSocket.last.say({ type: "refused", request, table: "A", error });
    FakeSocket.last.breakOff();
    await wait(300);
    FakeSocket.last.greet();
    FakeSocket.last.say({ type: "done", request, table: "A", events: [4, 4] });
    expect((await done).events).toEqual([4, 4]);
  });

  test("that was too much at a time is sent again later", async () => {
    watch(watcher("A"));
    FakeSocket.last.greet();
    const done = connection.do("A", move);
    const [sent] = FakeSocket.last.of("do");
    const error = { code: "too-many-requests", message: "Wait.", message_fr: "Attendez." };
    FakeSocket.last.say({ type: "refused", error });
    FakeSocket.last.sent = [];
    await wait(5000);
    expect(FakeSocket.last.of("do")).toEqual([sent]);
    FakeSocket.last.say({ type: "done", request: sent!["request"], table: "A", events: [4, 4] });
    expect((await done).events).toEqual([4, 4]);
  });

  test("alone keeps the socket only until its answer", async () => {
    const done = connection.do("A", move);
    FakeSocket.last.greet();
    const request = FakeSocket.last.of("do")[0]!["request"];
    FakeSocket.last.say({ type: "done", request, table: "A", events: [4, 4] });
    await done;
    await wait(0);
    expect(FakeSocket.last.readyState).toBe(WebSocket.CLOSED);
  });
});
