/**
 * One WebSocket for all tables of this tab. It connects when somebody wants something, comes back by
 * itself when it is cut, then watches again what was watched and sends again what was not answered.
 */
import { ApiError, requestName } from "./api";
import type { Command, Done, ServerMessage } from "./types";

export type Status = "connecting" | "open" | "lost" | "stopping";

export interface Watcher {
  readonly table: string;
  readonly key: string | undefined;
  /** The last event that was seen; undefined before the first state. */
  readonly after: number | undefined;
  /** What the server says of this table. */
  heard(message: ServerMessage): void;
  status(status: Status): void;
}

interface Waiting {
  message: Record<string, unknown>;
  resolve: (done: Done) => void;
  reject: (error: ApiError) => void;
}

const firstDelay = 300;
const longestDelay = 10_000;
const pingEvery = 20_000;
/** How long an answer to a ping may take: with `pingEvery`, 30 s of silence are a cut. */
const answerWithin = 10_000;
/** The same where there is reason to think that the socket is dead. */
const answerSoon = 3_000;

export class Connection {
  status: Status = "connecting";
  /** The server's clock less this browser's. */
  offset = 0;

  private socket: WebSocket | null = null;
  /** The server has said hello: what is sent is read. */
  private greeted = false;
  private attempts = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pings: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private readonly watchers = new Set<Watcher>();
  private readonly waiting = new Map<string, Waiting>();

  constructor(private readonly open: () => WebSocket) {
    addEventListener("online", () => this.hurry());
    addEventListener("offline", () => this.cut());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.hurry();
    });
  }

  /** Until the returned function is called. */
  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher);
    watcher.status(this.status);
    if (this.greeted) this.sendWatch(watcher);
    else this.connect();
    return () => {
      if (!this.watchers.delete(watcher)) return;
      const others = [...this.watchers].some((one) => one.table === watcher.table);
      if (this.greeted && !others) this.send({ type: "unwatch", table: watcher.table });
      this.rest();
    };
  }

  /** Asks for a table's state, whatever was seen of it before. */
  refresh(watcher: Watcher): void {
    if (this.greeted) this.send({ type: "watch", table: watcher.table, key: watcher.key });
  }

  /** Resolves when it is done; over cuts and restarts too. */
  do(table: string, command: Command, key?: string): Promise<Done> {
    const request = requestName();
    const message = { type: "do", table, key, request, ...command };
    return new Promise((resolve, reject) => {
      this.waiting.set(request, { message, resolve, reject });
      if (this.greeted) this.send(message);
      else this.connect();
    });
  }

  // ---- connecting ------------------------------------------------------------------------------

  private connect(): void {
    if (this.socket) return;
    clearTimeout(this.retry);
    const socket = this.open();
    this.socket = socket;
    this.expectWord(answerWithin);
    socket.onmessage = (event) => socket === this.socket && this.heard(String(event.data));
    socket.onclose = () => socket === this.socket && this.cut();
  }

  /** The socket is gone, or as good as gone: another one, after a while. */
  private cut(): void {
    if (!this.socket) return;
    this.drop();
    if (this.watchers.size + this.waiting.size === 0) return;
    if (this.status !== "stopping") this.tell("lost");
    // Not all at the same moment, when a server has been away.
    const longest = Math.min(longestDelay, firstDelay * 2 ** this.attempts++);
    const delay = Math.max(firstDelay, longest * (0.5 + Math.random() / 2));
    this.retry = setTimeout(() => this.connect(), delay);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    clearInterval(this.pings);
    clearTimeout(this.silence);
    clearTimeout(this.retry);
    socket?.close();
  }

  /** There is reason to think that it works again, or that it does no more. */
  private hurry(): void {
    if (this.watchers.size + this.waiting.size === 0) return;
    this.attempts = 0;
    if (!this.socket) this.connect();
    else if (this.greeted) this.ping(answerSoon);
  }

  /** Nobody wants anything: no reason to keep a socket. */
  private rest(): void {
    if (this.watchers.size + this.waiting.size > 0) return;
    this.drop();
    this.status = "connecting";
    this.attempts = 0;
  }

  // ---- talking ---------------------------------------------------------------------------------

  private send(message: unknown): void {
    // Between a cut and the browser's word for it nothing can be sent; it is sent again then.
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private sendWatch(watcher: Watcher): void {
    const { table, key, after } = watcher;
    this.send({ type: "watch", table, key, after });
  }

  private ping(within: number): void {
    this.send({ type: "ping" });
    this.expectWord(within);
  }

  /**
   * Counted from a question: in the background browsers let timers fire seldom, and a server that
   * was not asked is not silent.
   */
  private expectWord(within: number): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.cut(), within);
  }

  private greet(): void {
    this.greeted = true;
    this.attempts = 0;
    this.pings = setInterval(() => this.ping(answerWithin), pingEvery);
    for (const watcher of this.watchers) this.sendWatch(watcher);
    for (const { message } of this.waiting.values()) this.send(message);
    this.tell("open");
  }

  private heard(text: string): void {
    clearTimeout(this.silence);
    let message: ServerMessage;
    try {
      message = JSON.parse(text) as ServerMessage;
    } catch {
      return; // nothing that the contract knows
    }
    if ("now" in message) this.offset = message.now - Date.now();
    if (message.type === "hello") this.greet();
    else if (message.type === "stopping") this.tell("stopping");
    else if (message.type === "done") this.answered(message.request)?.resolve(message);
    else if (message.type === "refused" && message.request !== undefined) {
      // A server that is stopping is asked again when it is back.
      if (message.error.code !== "not-ready")
        this.answered(message.request)?.reject(ApiError.of(message.error));
    } else if ("table" in message)
      for (const watcher of this.watchers)
        if (watcher.table === message.table) watcher.heard(message);
  }

  private answered(request: string): Waiting | undefined {
    const waiting = this.waiting.get(request);
    this.waiting.delete(request);
    // The answer is heard first, then it may be that nothing more is wanted.
    queueMicrotask(() => this.rest());
    return waiting;
  }

  private tell(status: Status): void {
    if (this.status === status) return;
    this.status = status;
    for (const watcher of this.watchers) watcher.status(status);
  }
}

let shared: Connection | undefined;

export function connection(): Connection {
  shared ??= new Connection(() => {
    const { protocol, host } = location;
    return new WebSocket(`${protocol === "https:" ? "wss" : "ws"}://${host}/api/v1/socket`);
  });
  return shared;
}
