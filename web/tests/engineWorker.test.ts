// @vitest-environment node
/** The real engine in its real worker, in a thread. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Worker as Thread } from "node:worker_threads";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { build } from "vite";
import { catalog, Match } from "../src/core/match";
import type { SearchResult } from "../src/core/types";
import { realCore } from "./core";
import { recursing, trapping } from "./damage";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const wasm = readFileSync(here("../../build/wasm/engine.wasm"));

/** The interfaces of a browser's worker, implemented with Node's. */
const shim = `
  import { parentPort } from "node:worker_threads";
  globalThis.postMessage = (message) => parentPort.postMessage(message);
  globalThis.addEventListener = (type, heard) => parentPort.on(type, (data) => heard({ data }));
`;
let script: URL;

class ThreadWorker {
  static live = 0;
  private readonly thread = new Thread(script);
  constructor() {
    ThreadWorker.live += 1;
    this.thread.on("exit", () => (ThreadWorker.live -= 1));
  }
  addEventListener(type: string, heard: (event: unknown) => void): void {
    if (type === "message") this.thread.on("message", (data) => heard({ data }));
    else this.thread.on("error", (error) => heard({ message: String(error) }));
  }
  postMessage(message: unknown): void {
    this.thread.postMessage(message);
  }
  terminate(): void {
    void this.thread.terminate();
  }
}

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: false,
      lib: { entry: here("../src/core/engine.worker.ts"), formats: ["es"], fileName: "worker" },
    },
  });
  const [made] = Array.isArray(built) ? built : [built];
  if (!made || !("output" in made)) throw new Error("the worker was not built");
  const { code } = made.output[0];
  script = new URL(`data:text/javascript,${encodeURIComponent(shim + code)}`);
});

let core: typeof import("../src/core/engine");
let served: Uint8Array<ArrayBuffer>[];
beforeEach(async () => {
  served = [wasm];
  vi.stubGlobal("Worker", ThreadWorker);
  // The last response is repeated.
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response(served.length > 1 ? served.shift() : served[0])),
  );
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.resetModules();
  core = await import("../src/core/engine");
});
afterEach(async () => {
  await vi.waitFor(() => expect(ThreadWorker.live).toBe(0)); // each test closes its engines
});

const outcome = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

describe("the engine", () => {
  test("plays a legal move of every variant, at a low and at the highest level", async () => {
    const module = await realCore();
    const engine = new core.Engine();
    for (const { name } of catalog(module))
      for (const player of ["level2:seed=7", "level10:seed=7"]) {
        const table = Match.open(module, name);
        while (table.state().actor === "chance") table.drawAtRandom(5);
        const { move } = await engine.think(table.record(), player, { movetime: 30 });
        expect(table.play(move), `${name} ${player} ${move}`).toBeNull();
        table.close();
      }
    engine.close();
  });

  test("reports what it finds, and says why a move is good", async () => {
    const module = await realCore();
    const table = Match.open(module, "quoridor");
    const engine = new core.Engine();
    const found: SearchResult[] = [];
    const limits = { movetime: 300, lines: 2 };
    const thought = await engine.think(table.record(), "search", limits, (one) => found.push(one));
    expect(thought.lines).toHaveLength(2);
    expect(found.length).toBeGreaterThan(0);
    const reasons = await engine.reasons(table.record(), thought.move);
    expect(reasons.sentences[0]?.fr).toBeTruthy();
    table.play("e2");
    table.play("e8");
    const review = await engine.review(table.record(), 30, 1);
    expect(review).toMatchObject({ entry: 1, seat: "N" });
    table.close();
    engine.close();
  });

  test("answers several questions in their order", async () => {
    const engine = new core.Engine();
    const record = '[Variant "quoridor"]\n\n1. e2 2. e8 *\n';
    const order: number[] = [];
    await Promise.all(
      [0, 1, 2].map((i) =>
        engine.think(record, "level1:seed=1", { movetime: 20 }).then(() => order.push(i)),
      ),
    );
    expect(order).toEqual([0, 1, 2]);
    engine.close();
  });

  test("says what is wrong with a record, and goes on with the next", async () => {
    const engine = new core.Engine();
    const error = await outcome(engine.think("junk", "level1", { movetime: 20 }));
    expect(String(error)).toContain("line 1");
    const record = '[Variant "quoridor"]\n\n*\n';
    expect((await engine.think(record, "level1", { movetime: 20 })).move).toBeTruthy();
    engine.close();
  });
});

describe("an engine that really", () => {
  const record = '[Variant "quoridor"]\n\n1. e2 *\n';

  test.each([
    ["traps", trapping],
    ["exhausts the stack", recursing],
  ])("%s fails all that wait, and goes on with a module that is whole", async (_what, damaged) => {
    served = [damaged(wasm), wasm];
    const engine = new core.Engine();
    const first = outcome(engine.think(record, "level3", { movetime: 20 }));
    const second = engine.reasons(record, "e8");
    const error = await first;
    expect(error).toMatchObject({ name: "CoreFailure", part: "engine", call: "think" });
    // Both attempts had the damaged module; the next request gets another.
    expect((await second).sentences.length).toBeGreaterThan(0);
    expect((await engine.think(record, "level3", { movetime: 20 })).move).toBeTruthy();
    engine.close();
  });

  test("does not stop thinking is ended with its thread", async () => {
    const engine = new core.Engine();
    const endless = outcome(engine.think(record, "search", { movetime: 1_000_000 }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    engine.stop();
    expect(await endless).toBeInstanceOf(core.Stopped);
    expect((await engine.think(record, "level3", { movetime: 20 })).move).toBeTruthy();
    engine.close();
  });
});
