/**
 * The engine as the page sees it: questions that take a while. It thinks in a worker; a question
 * that is no longer wanted ends the worker, and the next one starts another.
 */
import type { Question, Reply } from "./engine.worker";
import type { Reasons, Review, Thought } from "./types";
import { fetchModule } from "./module";
import engineUrl from "@wasm/engine.wasm?url";

export class Stopped extends Error {}

export interface ThinkLimits {
  movetime?: number;
  nodes?: number;
  lines?: number;
}

/** Compiled once; every worker gets the same. */
let compiled: Promise<WebAssembly.Module> | undefined;

export function preloadEngine(): Promise<WebAssembly.Module> {
  compiled ??= fetchModule(engineUrl).catch((error: unknown) => {
    compiled = undefined; // the network may be back next time
    throw error;
  });
  return compiled;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
  found?: (value: unknown) => void;
}

export class Engine {
  private worker: Worker | undefined;
  private waiting = new Map<number, Waiting>();
  private last = 0;

  think(
    record: string,
    player: string,
    limits: ThinkLimits,
    found?: (thought: Thought) => void,
  ): Promise<Thought> {
    const { movetime = "", nodes = "", lines = 1 } = limits;
    const report = found as ((value: unknown) => void) | undefined;
    return this.ask("think", [record, player, movetime, nodes, lines], report) as Promise<Thought>;
  }

  /** Why a move is good here, in the words of its game. */
  reasons(record: string, move: string): Promise<Reasons> {
    return this.ask("reasons", [record, move]) as Promise<Reasons>;
  }

  /** What an entry of a game was worth; null where no seat decided. */
  async review(record: string, movetime: number, entry: number): Promise<Review | null> {
    const review = (await this.ask("review", [record, movetime, entry])) as Partial<Review>;
    return review.entry === undefined ? null : (review as Review);
  }

  /** Nobody waits for an answer any more. */
  stop(): void {
    if (this.waiting.size === 0) return;
    this.worker?.terminate();
    this.worker = undefined;
    for (const one of this.waiting.values()) one.reject(new Stopped());
    this.waiting.clear();
  }

  private async ask(
    call: string,
    args: (string | number)[],
    found?: (value: unknown) => void,
  ): Promise<unknown> {
    const id = ++this.last;
    const answer = new Promise<unknown>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject, found });
    });
    const send = async () => {
      const module = await preloadEngine();
      if (!this.waiting.has(id)) return; // stopped meanwhile
      this.worker ??= this.start(module);
      this.worker.postMessage({ id, call, args } satisfies Question);
    };
    send().catch((error: unknown) => this.fail(id, error));
    const value = (await answer) as { error?: string };
    if (value.error !== undefined) throw new Error(value.error);
    return value;
  }

  private start(module: WebAssembly.Module): Worker {
    const worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", (event: MessageEvent<Reply>) => this.take(event.data));
    worker.addEventListener("error", (event) => {
      this.worker = undefined;
      for (const id of [...this.waiting.keys()]) this.fail(id, event.message);
    });
    worker.postMessage(module);
    return worker;
  }

  private take(reply: Reply): void {
    const one = this.waiting.get(reply.id);
    if (!one) return;
    if (reply.kind === "found") return one.found?.(reply.value);
    if (reply.kind === "failed") {
      this.worker?.terminate(); // a module that trapped is not used again
      this.worker = undefined;
      return this.fail(reply.id, reply.message);
    }
    this.waiting.delete(reply.id);
    one.resolve(reply.value);
  }

  private fail(id: number, error: unknown): void {
    this.waiting.get(id)?.reject(error instanceof Error ? error : new Error(String(error)));
    this.waiting.delete(id);
  }
}
