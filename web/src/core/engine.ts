/**
 * Asynchronous client of the engine's web worker. Each call is a request that the worker answers in
 * order; `stop` cancels all of them by ending the worker. A worker that fails is replaced and gets
 * its requests again. A request at which two workers fail is rejected with a `CoreFailure`.
 */
import type { EngineRequest, WorkerReply } from "./engine.worker";
import type { ImportedGame, ImportFault, Reasons, Review, SearchResult } from "./types";
import { CoreFailure, isNetworkError } from "./failure";
import { fetchModule } from "./fetchModule";
import { WatchedWorker } from "./watchedWorker";
import engineUrl from "@wasm/engine.wasm?url";

/** Rejection of a request that was cancelled. */
export class Stopped extends Error {}

export interface SearchLimits {
  movetime?: number;
  nodes?: number;
  lines?: number;
}

/**
 * Expected times of requests in milliseconds; `WatchedWorker` allows some more. The engine limits
 * its levels itself (src/engines/levels.cpp).
 */
const levelTime = 1_000;
const reasonsTime = 2_000;
/**
 * Draw offers: up to three engines, each with several searches of 0.3 seconds
 * (src/advice/draw_answer.cpp).
 */
const agreeTime = 8_000;
/** Import: the longest accepted text, parsed as every game in every notation. */
const importTime = 30_000;
/** Searches that are limited by nodes only. */
const nodesTime = 60_000;
/** Searches for one review: the position before the move, the position after it, and all moves. */
const searchesPerReview = 4;
const maxFailures = 2;

/** The compiled module, shared by all workers. */
let compiled: Promise<WebAssembly.Module> | undefined;
/** True after repeated failures: the browser's cached copy of the module may be damaged. */
let bypassCaches = false;

export function preloadEngine(): Promise<WebAssembly.Module> {
  compiled ??= fetchModule(engineUrl, "engine", bypassCaches).catch((error: unknown) => {
    compiled = undefined; // may be a network error: the next call tries again
    throw error;
  });
  return compiled;
}

function reloadModule(): void {
  compiled = undefined;
  bypassCaches = true;
}

interface PendingRequest {
  request: EngineRequest;
  time: number;
  resolve(value: Record<string, unknown>): void;
  reject(error: unknown): void;
  onProgress: ((value: unknown) => void) | undefined;
  failures: number;
  /** The current worker has received it. */
  sent: boolean;
}

export class Engine {
  private worker: WatchedWorker | null = null;
  /** Requests without an answer, in the order of their answers. */
  private readonly pending = new Map<number, PendingRequest>();
  private lastId = 0;
  private closed = false;

  think(
    record: string,
    player: string,
    limits: SearchLimits,
    onProgress?: (result: SearchResult) => void,
  ): Promise<SearchResult> {
    const { movetime = "", nodes = "", lines = 1 } = limits;
    const time = limits.movetime ?? (player.startsWith("level") ? levelTime : nodesTime);
    const args = [record, player, movetime, nodes, lines];
    return this.request(
      "think",
      args,
      time,
      onProgress as (value: unknown) => void,
    ) as Promise<unknown> as Promise<SearchResult>;
  }

  /** Reasons for a move, in the terms of its game. */
  reasons(record: string, move: string): Promise<Reasons> {
    return this.request(
      "reasons",
      [record, move],
      reasonsTime,
    ) as Promise<unknown> as Promise<Reasons>;
  }

  /**
   * Whether the engines at these seats ("NE") agree to a draw. Only engines that decide for a whole
   * side are waiting.
   */
  async agree(record: string, seats: string): Promise<boolean> {
    const { agree } = await this.request("agree-to-end", [record, seats], agreeTime);
    return agree === true;
  }

  /** Reviews one entry of a game; null for an entry that no player decided. */
  async review(record: string, movetime: number, entry: number): Promise<Review | null> {
    const time = searchesPerReview * movetime;
    const review: Partial<Review> = await this.request("review", [record, movetime, entry], time);
    return review.entry === undefined ? null : (review as Review);
  }

  /** Parses all games of a text in any supported notation, in the order of the text. */
  async importGames(
    text: string,
    { spec = "", notation = "", legalPart = false } = {},
  ): Promise<(ImportedGame | ImportFault)[]> {
    // NUL separates the arguments of a call.
    const plain = text.replaceAll("\0", " ");
    const args = [plain, spec, notation, legalPart ? "legal" : ""];
    const { games } = await this.request("import", args, importTime);
    return games as (ImportedGame | ImportFault)[];
  }

  /** Cancels all requests. An idle worker is kept. */
  stop(): void {
    if (this.pending.size === 0) return;
    this.endWorker();
    this.rejectAll(new Stopped());
  }

  /** Replaces a worker whose answers proved wrong; requests without an answer are sent again. */
  restart(): void {
    this.endWorker();
    void this.sendPending();
  }

  /** Ends the worker; every later request is rejected. */
  close(): void {
    this.closed = true;
    this.endWorker();
    this.rejectAll(new Stopped());
  }

  /** A call of the engine's module that needs at most `time` milliseconds. */
  request(
    call: string,
    args: (string | number)[],
    time: number,
    onProgress?: (value: unknown) => void,
  ): Promise<Record<string, unknown>> {
    if (this.closed) return Promise.reject(new Stopped());
    const id = ++this.lastId;
    const request = { id, call, args };
    return new Promise((resolve, reject) => {
      const state = { failures: 0, sent: false };
      this.pending.set(id, { request, time, resolve, reject, onProgress, ...state });
      void this.sendPending();
    });
  }

  /** Sends the requests that the worker has not received yet. */
  private async sendPending(): Promise<void> {
    let module: WebAssembly.Module;
    try {
      module = await preloadEngine();
    } catch (error) {
      return this.rejectAll(error);
    }
    for (const waiting of this.pending.values()) {
      if (waiting.sent) continue;
      waiting.sent = true;
      this.worker ??= this.start(module);
      this.worker.send(waiting.request, waiting.time);
    }
  }

  private start(module: WebAssembly.Module): WatchedWorker {
    const worker: WatchedWorker = new WatchedWorker(module, {
      reply: (reply) => this.onReply(reply),
      failed: (error) => this.onFailure(worker.ready, error),
    });
    return worker;
  }

  private onReply(reply: WorkerReply): void {
    if (reply.kind !== "found" && reply.kind !== "answer") return;
    const waiting = this.pending.get(reply.id);
    if (!waiting) return;
    if (reply.kind === "found") return waiting.onProgress?.(reply.value);
    const { error } = reply.value;
    // The rules module wrote this record, so one of the two modules is broken.
    if (error !== undefined) return this.onFailure(true, new Error(String(error)));
    this.pending.delete(reply.id);
    waiting.resolve(reply.value);
  }

  /**
   * Replaces a failed worker. The failure counts against the request in progress, or against all of
   * them if the worker did not start.
   */
  private onFailure(wasReady: boolean, error: Error): void {
    console.warn("the engine's worker is replaced", error);
    this.endWorker();
    if (isNetworkError(error)) return this.rejectAll(error);
    const first = this.pending.values().next().value;
    const blamed = wasReady ? (first ? [first] : []) : [...this.pending.values()];
    for (const waiting of blamed) {
      if (++waiting.failures < maxFailures) continue;
      reloadModule();
      this.pending.delete(waiting.request.id);
      waiting.reject(new CoreFailure("engine", wasReady ? waiting.request.call : "start", error));
    }
    void this.sendPending();
  }

  private endWorker(): void {
    this.worker?.end();
    this.worker = null;
    for (const waiting of this.pending.values()) waiting.sent = false;
  }

  private rejectAll(error: unknown): void {
    const all = [...this.pending.values()];
    this.pending.clear();
    for (const waiting of all) waiting.reject(error);
  }
}
