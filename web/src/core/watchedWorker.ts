/**
 * The engine's web worker with a watchdog: a worker that stays silent for too long counts as
 * failed.
 */
import type { EngineRequest, WorkerReply } from "./engine.worker";
import { NetworkError } from "./failure";

/** How long a worker may stay silent beyond the expected time of its request. */
const maxSilence = 5_000;
/** For loading the worker's script and starting the module. */
const startTime = 10_000;
/** A timer later than this means that the computer slept, not that the worker is stuck. */
const sleepThreshold = 2_000;

let running = 0;

/** The number of workers that are running. */
export const runningWorkers = (): number => running;

export interface WorkerEvents {
  reply(reply: WorkerReply): void;
  failed(error: Error): void;
}

export class WatchedWorker {
  /** Its module has been started. */
  ready = false;

  private readonly worker: Worker;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private deadline = 0;
  private ended = false;
  /** Expected expectedTimes of the requests that were sent, by id. */
  private readonly expectedTimes = new Map<number, number>();

  constructor(
    module: WebAssembly.Module,
    private readonly events: WorkerEvents,
  ) {
    this.worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
    running += 1;
    this.worker.addEventListener("message", (event: MessageEvent<WorkerReply>) =>
      this.onMessage(event.data),
    );
    this.worker.addEventListener("error", (event) => {
      // An error event without a message means that the script could not be loaded.
      const notLoaded = !this.ready && !event.message;
      this.fail(notLoaded ? new NetworkError("the engine's worker") : new Error(event.message));
    });
    this.worker.postMessage(module);
    this.setDeadline(startTime + maxSilence);
  }

  send(request: EngineRequest, time: number): void {
    this.expectedTimes.set(request.id, time);
    this.worker.postMessage(request);
    if (this.ready && this.expectedTimes.size === 1) this.setDeadline(maxSilence);
  }

  end(): void {
    if (this.ended) return;
    this.ended = true;
    running -= 1;
    clearTimeout(this.timer);
    this.worker.terminate();
  }

  private onMessage(reply: WorkerReply): void {
    if (this.ended) return;
    if (reply.kind === "failed") return this.fail(new Error(reply.message));
    if (reply.kind === "ready") this.ready = true;
    else if (reply.kind === "answer") this.expectedTimes.delete(reply.id);
    if (reply.kind === "begun")
      this.setDeadline((this.expectedTimes.get(reply.id) ?? 0) + maxSilence);
    // An intermediate result shows that the worker is alive, but must not shorten the deadline.
    else if (reply.kind === "found")
      this.setDeadline(Math.max(maxSilence, this.deadline - performance.now()));
    else if (this.expectedTimes.size > 0) this.setDeadline(maxSilence);
    else clearTimeout(this.timer);
    this.events.reply(reply);
  }

  private setDeadline(time: number): void {
    clearTimeout(this.timer);
    this.deadline = performance.now() + time;
    this.timer = setTimeout(() => this.onTimeout(), time);
  }

  private onTimeout(): void {
    if (performance.now() - this.deadline > sleepThreshold) return this.setDeadline(maxSilence);
    this.fail(new Error(`silent for ${maxSilence / 1000} seconds beyond its time`));
  }

  private fail(error: Error): void {
    if (this.ended) return;
    this.end();
    this.events.failed(error);
  }
}
