/**
 * The engine's web worker with a watchdog: a worker that stays silent for too long counts as
 * failed.
 */
import type { Question, Reply } from "./engine.worker";
import { NetworkError } from "./failure";

/** How long a worker may stay silent beyond the expected time of its request. */
const silence = 5_000;
/** For loading the worker's script and starting the module. */
const startTime = 10_000;
/** A timer later than this means that the computer slept, not that the worker is stuck. */
const sleep = 2_000;

let live = 0;

/** The number of workers that are running. */
export const liveWorkers = (): number => live;

export interface WorkerEvents {
  reply(reply: Reply): void;
  failed(error: Error): void;
}

export class WatchedWorker {
  /** Its module has been started. */
  ready = false;

  private readonly worker: Worker;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private deadline = 0;
  private ended = false;
  /** Expected times of the requests that were sent, by id. */
  private readonly times = new Map<number, number>();

  constructor(
    module: WebAssembly.Module,
    private readonly events: WorkerEvents,
  ) {
    this.worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
    live += 1;
    this.worker.addEventListener("message", (event: MessageEvent<Reply>) => this.heard(event.data));
    this.worker.addEventListener("error", (event) => {
      // An error event without a message means that the script could not be loaded.
      const lost = !this.ready && !event.message;
      this.fail(lost ? new NetworkError("the engine's worker") : new Error(event.message));
    });
    this.worker.postMessage(module);
    this.expectWithin(startTime + silence);
  }

  send(question: Question, time: number): void {
    this.times.set(question.id, time);
    this.worker.postMessage(question);
    if (this.ready && this.times.size === 1) this.expectWithin(silence);
  }

  end(): void {
    if (this.ended) return;
    this.ended = true;
    live -= 1;
    clearTimeout(this.timer);
    this.worker.terminate();
  }

  private heard(reply: Reply): void {
    if (this.ended) return;
    if (reply.kind === "failed") return this.fail(new Error(reply.message));
    if (reply.kind === "ready") this.ready = true;
    else if (reply.kind === "answer") this.times.delete(reply.id);
    if (reply.kind === "begun") this.expectWithin((this.times.get(reply.id) ?? 0) + silence);
    // An intermediate result shows that the worker is alive, but must not shorten the deadline.
    else if (reply.kind === "found")
      this.expectWithin(Math.max(silence, this.deadline - performance.now()));
    else if (this.times.size > 0) this.expectWithin(silence);
    else clearTimeout(this.timer);
    this.events.reply(reply);
  }

  private expectWithin(time: number): void {
    clearTimeout(this.timer);
    this.deadline = performance.now() + time;
    this.timer = setTimeout(() => this.late(), time);
  }

  private late(): void {
    if (performance.now() - this.deadline > sleep) return this.expectWithin(silence);
    this.fail(new Error(`silent for ${silence / 1000} seconds beyond its time`));
  }

  private fail(error: Error): void {
    if (this.ended) return;
    this.end();
    this.events.failed(error);
  }
}
