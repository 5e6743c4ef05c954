/**
 * Client of the engine's worker: asynchronous questions. It searches in a worker; a question
 * that is no longer wanted ends the worker, and the next one starts another. A worker that fails is
 * replaced and asked again; a question that two workers failed at is given up.
 */
import type { Question, Reply } from "./engine.worker";
import type { ImportedGame, ImportFault, Reasons, Review, SearchResult } from "./types";
import { CoreFailure, isNetworkError } from "./failure";
import { fetchModule } from "./fetchModule";
import { WatchedWorker } from "./watchedWorker";
import engineUrl from "@wasm/engine.wasm?url";

/** The answer is no longer wanted. */
export class Stopped extends Error {}

export interface ThinkLimits {
  movetime?: number;
  nodes?: number;
  lines?: number;
}

/** Times that questions need, in milliseconds. A level's own limit is in src/engines/levels.cpp. */
const levelTime = 1_000;
const reasonsTime = 2_000;
/** Three engines, each with some thoughts of 0.3 seconds (src/advice/draw_answer.cpp). */
const agreeTime = 8_000;
/** For the longest text that is read, tried as all games in all notations. */
const importTime = 30_000;
/** Of thinking that is limited by nodes only. */
const nodesTime = 60_000;
/** A review thinks before the move, after it and about all moves. */
const thoughtsOfReview = 4;
const mostFailures = 2;

/** Compiled once; every worker gets the same. */
let compiled: Promise<WebAssembly.Module> | undefined;
/** Workers have failed twice with it: the copy that the browser keeps may be damaged. */
let suspect = false;

export function preloadEngine(): Promise<WebAssembly.Module> {
  compiled ??= fetchModule(engineUrl, "engine", suspect).catch((error: unknown) => {
    compiled = undefined; // the network may be back next time
    throw error;
  });
  return compiled;
}

function distrustModule(): void {
  compiled = undefined;
  suspect = true;
}

interface PendingQuestion {
  question: Question;
  time: number;
  resolve(value: Record<string, unknown>): void;
  reject(error: unknown): void;
  found: ((value: unknown) => void) | undefined;
  failures: number;
  /** The present worker has it. */
  sent: boolean;
}

export class Engine {
  private worker: WatchedWorker | null = null;
  /** In the order in which they are answered. */
  private readonly waiting = new Map<number, PendingQuestion>();
  private last = 0;
  private closed = false;

  think(
    record: string,
    player: string,
    limits: ThinkLimits,
    found?: (thought: SearchResult) => void,
  ): Promise<SearchResult> {
    const { movetime = "", nodes = "", lines = 1 } = limits;
    const time = limits.movetime ?? (player.startsWith("level") ? levelTime : nodesTime);
    const args = [record, player, movetime, nodes, lines];
    return this.ask(
      "think",
      args,
      time,
      found as (value: unknown) => void,
    ) as Promise<unknown> as Promise<SearchResult>;
  }

  /** Why a move is good here, in the words of its game. */
  reasons(record: string, move: string): Promise<Reasons> {
    return this.ask("reasons", [record, move], reasonsTime) as Promise<unknown> as Promise<Reasons>;
  }

  /** Whether the engines at these seats ("NE"), where they decide for their sides, agree to a draw. */
  async agree(record: string, seats: string): Promise<boolean> {
    const { agree } = await this.ask("agree-to-end", [record, seats], agreeTime);
    return agree === true;
  }

  /** The review of one entry of a game; null where no seat decided. */
  async review(record: string, movetime: number, entry: number): Promise<Review | null> {
    const time = thoughtsOfReview * movetime;
    const review: Partial<Review> = await this.ask("review", [record, movetime, entry], time);
    return review.entry === undefined ? null : (review as Review);
  }

  /** The games of a text in any form, in the order in which they stand there. */
  async importGames(
    text: string,
    { spec = "", notation = "", legalPart = false } = {},
  ): Promise<(ImportedGame | ImportFault)[]> {
    // NUL parts the arguments of a call.
    const plain = text.replaceAll("\0", " ");
    const args = [plain, spec, notation, legalPart ? "legal" : ""];
    const { games } = await this.ask("import", args, importTime);
    return games as (ImportedGame | ImportFault)[];
  }

  /** Cancels all questions. An idle worker is kept. */
  stop(): void {
    if (this.waiting.size === 0) return;
    this.endWorker();
    this.rejectAll(new Stopped());
  }

  /** Its answers cannot be right: the next question goes to another worker. */
  restart(): void {
    this.endWorker();
    void this.deliver();
  }

  /** For good: the worker ends, and nothing is answered any more. */
  close(): void {
    this.closed = true;
    this.endWorker();
    this.rejectAll(new Stopped());
  }

  private ask(
    call: string,
    args: (string | number)[],
    time: number,
    found?: (value: unknown) => void,
  ): Promise<Record<string, unknown>> {
    if (this.closed) return Promise.reject(new Stopped());
    const id = ++this.last;
    const question = { id, call, args };
    return new Promise((resolve, reject) => {
      const state = { failures: 0, sent: false };
      this.waiting.set(id, { question, time, resolve, reject, found, ...state });
      void this.deliver();
    });
  }

  /** Hands what waits to the worker. */
  private async deliver(): Promise<void> {
    let module: WebAssembly.Module;
    try {
      module = await preloadEngine();
    } catch (error) {
      return this.rejectAll(error);
    }
    for (const asked of this.waiting.values()) {
      if (asked.sent) continue;
      asked.sent = true;
      this.worker ??= this.start(module);
      this.worker.send(asked.question, asked.time);
    }
  }

  private start(module: WebAssembly.Module): WatchedWorker {
    const worker: WatchedWorker = new WatchedWorker(module, {
      reply: (reply) => this.heard(reply),
      failed: (error) => this.failed(worker.ready, error),
    });
    return worker;
  }

  private heard(reply: Reply): void {
    if (reply.kind !== "found" && reply.kind !== "answer") return;
    const asked = this.waiting.get(reply.id);
    if (!asked) return;
    if (reply.kind === "found") return asked.found?.(reply.value);
    const { error } = reply.value;
    // It cannot read a record that the table has written: one of the two is broken.
    if (error !== undefined) return this.failed(true, new Error(String(error)));
    this.waiting.delete(reply.id);
    asked.resolve(reply.value);
  }

  /** The worker has failed at the first question, or at being started; the others wait on. */
  private failed(wasReady: boolean, error: Error): void {
    console.warn("the engine's worker is replaced", error);
    this.endWorker();
    if (isNetworkError(error)) return this.rejectAll(error);
    const first = this.waiting.values().next().value;
    const blamed = wasReady ? (first ? [first] : []) : [...this.waiting.values()];
    for (const asked of blamed) {
      if (++asked.failures < mostFailures) continue;
      distrustModule();
      this.waiting.delete(asked.question.id);
      asked.reject(new CoreFailure("engine", wasReady ? asked.question.call : "start", error));
    }
    void this.deliver();
  }

  private endWorker(): void {
    this.worker?.end();
    this.worker = null;
    for (const asked of this.waiting.values()) asked.sent = false;
  }

  private rejectAll(error: unknown): void {
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const asked of all) asked.reject(error);
  }
}
