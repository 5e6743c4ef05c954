/**
 * Requests to the engine's worker, and workers that fail: replaced once, then the request is
 * rejected.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CoreFailure, isNetworkError, NetworkError } from "../src/core/failure";
import type { EngineRequest, WorkerReply } from "../src/core/engine.worker";

/** The smallest WebAssembly module. */
const emptyModule = Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

/** A worker controlled by the test. */
class FakeWorker {
  static all: FakeWorker[] = [];
  static get last(): FakeWorker {
    return FakeWorker.all.at(-1)!;
  }
  readonly sent: (WebAssembly.Module | EngineRequest)[] = [];
  terminated = false;
  private readonly listeners = new Map<string, (event: unknown) => void>();

  constructor() {
    FakeWorker.all.push(this);
  }
  addEventListener(type: string, listener: (event: unknown) => void): void {
    this.listeners.set(type, listener);
  }
  postMessage(message: WebAssembly.Module | EngineRequest): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }

  get questions(): EngineRequest[] {
    return this.sent.filter((one): one is EngineRequest => "call" in one);
  }
  says(reply: WorkerReply): void {
    this.listeners.get("message")!({ data: reply });
  }
  breaks(message?: string): void {
    this.listeners.get("error")!({ message });
  }
  begins(question = this.questions.at(-1)!): void {
    this.says({ kind: "ready" });
    this.says({ kind: "begun", id: question.id });
  }
  answers(move: string, question = this.questions.at(-1)!): void {
    this.begins(question);
    this.says({ kind: "answer", id: question.id, value: { move, depth: 1, nodes: 1, lines: [] } });
  }
}

type Network = (url: string, init?: RequestInit) => Promise<Response>;
const served = () => Promise.resolve(new Response(emptyModule));
let network: Network;
let core: typeof import("../src/core/engine");
let workers: typeof import("../src/core/watchedWorker");

beforeEach(async () => {
  FakeWorker.all = [];
  network = vi.fn<Network>(served);
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => network(url, init));
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.resetModules(); // as after a reload: no module is compiled
  core = await import("../src/core/engine");
  workers = await import("../src/core/watchedWorker");
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const outcome = (promise: Promise<unknown>) =>
  promise.then(
    (value) => value,
    (error: unknown) => error,
  );
/** The module registry is reset for each test, so the classes differ from those imported above. */
const isFailure = (error: unknown) =>
  (error as Error).name === new CoreFailure("table", "", "").name;
const isLost = (error: unknown) => (error as Error).name === new NetworkError().name;

async function asked(engine: InstanceType<typeof core.Engine>, movetime: number | undefined = 100) {
  const limits = movetime === undefined ? {} : { movetime };
  const sent = () => FakeWorker.all.flatMap((worker) => worker.questions).length;
  const before = sent();
  const answer = outcome(engine.think("record", "level3", limits));
  await vi.waitFor(() => expect(sent()).toBeGreaterThan(before));
  return { answer };
}

describe("a worker that fails", () => {
  test("is replaced, and its question asked again", async () => {
    const engine = new core.Engine();
    const { answer } = await asked(engine);
    const [first] = FakeWorker.all;
    first!.begins();
    first!.says({ kind: "failed", message: "unreachable" });
    await wait(0);
    expect(first!.terminated).toBe(true);
    expect(FakeWorker.all).toHaveLength(2);
    expect(FakeWorker.last.questions).toEqual(first!.questions);
    FakeWorker.last.answers("e2");
    expect(await answer).toMatchObject({ move: "e2" });
    expect(workers.runningWorkers()).toBe(1);
    engine.close();
    expect(workers.runningWorkers()).toBe(0);
  });

  test("twice, fails the question, and the next one has a new worker", async () => {
    const engine = new core.Engine();
    const { answer } = await asked(engine);
    for (const worker of [0, 1]) {
      FakeWorker.all[worker]!.begins();
      FakeWorker.all[worker]!.breaks("RangeError: Maximum call stack size exceeded");
      await wait(0);
    }
    const error = await answer;
    expect(isFailure(error)).toBe(true);
    expect(error).toMatchObject({ part: "engine", call: "think" });
    expect(String(error)).toContain("Maximum call stack");
    expect(isNetworkError(error)).toBe(false);
    expect(workers.runningWorkers()).toBe(0);
    const second = await asked(engine);
    FakeWorker.last.answers("e3");
    expect(await second.answer).toMatchObject({ move: "e3" });
    // The next fetch bypasses the caches.
    expect(network).toHaveBeenCalledTimes(2);
    expect(vi.mocked(network).mock.calls[1]?.[1]).toMatchObject({ cache: "reload" });
    engine.close();
  });

  test("leaves no question without an answer, and only the one it was at is at fault", async () => {
    const engine = new core.Engine();
    const answers = ["one", "two", "three"].map((record) =>
      outcome(engine.think(record, "level3", {})),
    );
    await vi.waitFor(() => expect(FakeWorker.last?.questions).toHaveLength(3));
    for (const worker of [0, 1]) {
      const { questions } = FakeWorker.all[worker]!;
      expect(questions.map((one) => one.args[0])).toEqual(["one", "two", "three"]);
      FakeWorker.all[worker]!.begins(questions[0]);
      FakeWorker.all[worker]!.says({ kind: "failed", message: "unreachable" });
      await wait(0);
    }
    expect(isFailure(await answers[0]!)).toBe(true);
    await vi.waitFor(() => expect(FakeWorker.all).toHaveLength(3));
    const { questions } = FakeWorker.last;
    expect(questions.map((one) => one.args[0])).toEqual(["two", "three"]);
    FakeWorker.last.answers("e2", questions[0]);
    FakeWorker.last.answers("e3", questions[1]);
    expect(await answers[1]).toMatchObject({ move: "e2" });
    expect(await answers[2]).toMatchObject({ move: "e3" });
    engine.close();
  });

  test("an answer with an error is a failure too", async () => {
    const engine = new core.Engine();
    const { answer } = await asked(engine);
    for (const worker of [0, 1]) {
      const { id } = FakeWorker.all[worker]!.questions[0]!;
      FakeWorker.all[worker]!.says({ kind: "answer", id, value: { error: "line 1: no record" } });
      await wait(0);
    }
    expect(String(await answer)).toContain("line 1: no record");
    engine.close();
  });

  test("at being started fails all that wait for it, after a second try", async () => {
    const engine = new core.Engine();
    const { answer } = await asked(engine);
    const second = outcome(engine.reasons("record", "e2"));
    await wait(0);
    FakeWorker.all[0]!.says({ kind: "failed", message: "out of memory" });
    await wait(0);
    FakeWorker.all[1]!.says({ kind: "failed", message: "out of memory" });
    expect(await answer).toMatchObject({ part: "engine", call: "start" });
    expect(await second).toMatchObject({ part: "engine", call: "start" });
    expect(workers.runningWorkers()).toBe(0);
    engine.close();
  });
});

describe("a worker that is silent", () => {
  test("for five seconds beyond its time is replaced; twice is a failure", async () => {
    const engine = new core.Engine();
    const { answer } = await asked(engine, 850);
    FakeWorker.all[0]!.begins();
    await wait(5840);
    expect(FakeWorker.all).toHaveLength(1);
    await wait(20);
    expect(FakeWorker.all).toHaveLength(2);
    expect(FakeWorker.all[0]!.terminated).toBe(true);
    FakeWorker.all[1]!.begins();
    await wait(5860);
    const error = await answer;
    expect(isFailure(error)).toBe(true);
    expect(String(error)).toContain("silent");
    expect(FakeWorker.all).toHaveLength(2);
    engine.close();
  });

  test("is not one that finds something now and then", async () => {
    const engine = new core.Engine();
    const found: unknown[] = [];
    const answer = outcome(
      engine.think("r", "search", { movetime: 3000 }, (one) => found.push(one)),
    );
    await vi.waitFor(() => expect(FakeWorker.last?.questions).toHaveLength(1));
    FakeWorker.last.begins();
    const { id } = FakeWorker.last.questions[0]!;
    for (let second = 0; second < 20; second += 4) {
      await wait(4000);
      FakeWorker.last.says({ kind: "found", id, value: second });
    }
    FakeWorker.last.answers("e2");
    expect(await answer).toMatchObject({ move: "e2" });
    expect(found).toEqual([0, 4, 8, 12, 16]);
    expect(FakeWorker.all).toHaveLength(1);
    engine.close();
  });

  test("a report at once does not shorten the time of the question", async () => {
    const engine = new core.Engine();
    void outcome(engine.think("r", "search", { movetime: 10_000 }));
    await vi.waitFor(() => expect(FakeWorker.last?.questions).toHaveLength(1));
    FakeWorker.last.begins();
    FakeWorker.last.says({ kind: "found", id: 1, value: {} });
    await wait(14_900);
    expect(FakeWorker.all).toHaveLength(1);
    await wait(200);
    expect(FakeWorker.all).toHaveLength(2);
    engine.close();
  });

  test("from the beginning counts from when it was started", async () => {
    const engine = new core.Engine();
    const { answer } = await asked(engine);
    await wait(15_100);
    expect(FakeWorker.all).toHaveLength(2);
    await wait(15_100);
    expect(await answer).toMatchObject({ part: "engine", call: "start" });
    engine.close();
  });

  test("a question that waits behind another has its own time", async () => {
    const engine = new core.Engine();
    await asked(engine, 3000);
    const second = outcome(engine.think("two", "level3", { movetime: 3000 }));
    await wait(0);
    const [one, two] = FakeWorker.last.questions;
    FakeWorker.last.begins(one);
    await wait(7000);
    FakeWorker.last.answers("e2", one);
    FakeWorker.last.says({ kind: "begun", id: two!.id });
    await wait(7000);
    FakeWorker.last.answers("e3", two);
    expect(await second).toMatchObject({ move: "e3" });
    expect(FakeWorker.all).toHaveLength(1);
    engine.close();
  });

  test("nobody watches one that has nothing to do", async () => {
    const engine = new core.Engine();
    await asked(engine);
    FakeWorker.last.answers("e2");
    await wait(600_000);
    expect(FakeWorker.all).toHaveLength(1);
    expect(FakeWorker.last.terminated).toBe(false);
    engine.close();
  });

  test("a computer that slept gives it its time again", async () => {
    const engine = new core.Engine();
    await asked(engine);
    FakeWorker.last.begins();
    const now = performance.now();
    vi.spyOn(performance, "now").mockImplementation(() => now + 3_600_000);
    await wait(5200); // the timer fires an hour late
    expect(FakeWorker.all).toHaveLength(1);
    FakeWorker.last.answers("e2");
    expect(workers.runningWorkers()).toBe(1);
    engine.close();
  });
});

describe("a module that cannot be had", () => {
  test("for want of a network says so, and can be asked for again", async () => {
    network = vi.fn<Network>(() => Promise.reject(new TypeError("Failed to fetch")));
    const engine = new core.Engine();
    const error = await outcome(engine.think("r", "level3", {}));
    expect(isLost(error)).toBe(true);
    expect(FakeWorker.all).toHaveLength(0);
    network = vi.fn<Network>(served);
    const { answer } = await asked(engine);
    FakeWorker.last.answers("e2");
    expect(await answer).toMatchObject({ move: "e2" });
    engine.close();
  });

  test.each([404, 500, 503])("%s is the network's fault", async (status) => {
    network = () => Promise.resolve(new Response("", { status }));
    const engine = new core.Engine();
    expect(isLost(await outcome(engine.think("r", "level3", {})))).toBe(true);
  });

  test("a script of the worker that does not come, too", async () => {
    const engine = new core.Engine();
    const { answer } = await asked(engine);
    FakeWorker.last.breaks();
    expect(isLost(await answer)).toBe(true);
    expect(workers.runningWorkers()).toBe(0);
  });

  test("damaged on the way is fetched again, past the caches", async () => {
    const replies = [new Response("<html>"), new Response(emptyModule)];
    network = vi.fn<Network>(() => Promise.resolve(replies.shift()!));
    const engine = new core.Engine();
    const { answer } = await asked(engine);
    FakeWorker.last.answers("e2");
    expect(await answer).toMatchObject({ move: "e2" });
    expect(vi.mocked(network).mock.calls[1]?.[1]).toMatchObject({ cache: "reload" });
    engine.close();
  });

  test("damaged twice is not the network's fault", async () => {
    network = () => Promise.resolve(new Response("<html>"));
    const engine = new core.Engine();
    const error = await outcome(engine.think("r", "level3", {}));
    expect(isFailure(error)).toBe(true);
    expect(error).toMatchObject({ part: "engine", call: "start" });
  });
});

describe("workers end", () => {
  test("when what they do is no longer wanted, but not when they have nothing to do", async () => {
    const engine = new core.Engine();
    const { answer } = await asked(engine);
    engine.stop();
    expect(await answer).toBeInstanceOf(core.Stopped);
    expect(workers.runningWorkers()).toBe(0);
    await asked(engine);
    FakeWorker.last.answers("e2");
    engine.stop();
    expect(workers.runningWorkers()).toBe(1);
    engine.close();
  });

  test("with their engine, also when they have nothing to do", async () => {
    const engine = new core.Engine();
    await asked(engine);
    FakeWorker.last.answers("e2");
    engine.close();
    expect(FakeWorker.last.terminated).toBe(true);
    expect(workers.runningWorkers()).toBe(0);
    expect(await outcome(engine.think("r", "level3", {}))).toBeInstanceOf(core.Stopped);
    expect(FakeWorker.all).toHaveLength(1);
  });

  test("closed while the module is on its way: none is started", async () => {
    let come = (_response: Response) => {};
    network = () => new Promise((resolve) => (come = resolve));
    const engine = new core.Engine();
    const answer = outcome(engine.think("r", "level3", {}));
    engine.close();
    come(new Response(emptyModule));
    await wait(0);
    expect(await answer).toBeInstanceOf(core.Stopped);
    expect(FakeWorker.all).toHaveLength(0);
  });

  test("a hundred engines leave none behind", async () => {
    for (let i = 0; i < 100; ++i) {
      const engine = new core.Engine();
      const before = FakeWorker.all.length;
      void outcome(engine.think("r", "level3", {}));
      await vi.waitFor(() => expect(FakeWorker.all.length).toBe(before + 1));
      if (i % 3 === 0) FakeWorker.last.answers("e2");
      if (i % 3 === 1) FakeWorker.last.says({ kind: "failed", message: "unreachable" });
      if (i % 2 === 0) engine.stop();
      engine.close();
      expect(workers.runningWorkers()).toBe(0);
    }
    expect(FakeWorker.all.filter((one) => !one.terminated)).toEqual([]);
  });
});
