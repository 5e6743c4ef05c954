/**
 * One WebSocket for all tables of this tab. It connects on demand, comes back by
 * itself when it is cut, then watches again what was watched and sends again what was not answered.
 * Where no WebSocket comes through, long polling is in its place.
 */
import { ApiError, requestName } from "./api";
import { LongPollSocket, type SocketLike } from "./longPoll";
import type { Command, Done, ServerMessage } from "./protocol";

export type Status = "connecting" | "open" | "lost" | "stopping";

export interface Subscriber {
  readonly table: string;
  readonly key: string | undefined;
  /** The last event that was seen; undefined before the first state. */
  readonly after: number | undefined;
  /** Receives a message of the server about this table. */
  receive(message: ServerMessage): void;
  status(status: Status): void;
}

interface Waiting {
  message: Record<string, unknown>;
  resolve: (done: Done) => void;
  reject: (error: ApiError) => void;
}

/** A server that is stopping should be back by then. */
const restartWithin = 30_000;
const firstDelay = 300;
const longestDelay = 10_000;
const pingEvery = 20_000;
/** How long an answer to a ping may take: with `pingEvery`, 30 s of silence are a cut. */
const answerWithin = 10_000;
/** After which is sent again what was too much at a time. */
const patience = 5_000;
/** The same where there is reason to think that the socket is dead. */
const answerSoon = 3_000;
/** After which a WebSocket is tried in the place of long polling: soon, where they have worked. */
const upgradeSoon = 2_000;
/** The same where they never have; and the longest pause between two tries. */
const upgradeLate = 60_000;

export class Connection {
  status: Status = "connecting";
  /** The server's clock less this browser's. */
  offset = 0;

  private socket: SocketLike | null = null;
  /** Sockets come through here: long polling is tried only when they have failed often. */
  private socketsWork = false;
  private upgradeTimer: ReturnType<typeof setTimeout> | undefined;
  /** The server has said hello: what is sent is read. */
  private ready = false;
  private attempts = 0;
  private reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private answerTimer: ReturnType<typeof setTimeout> | undefined;
  private resendTimer: ReturnType<typeof setTimeout> | undefined;
  private restartTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly subscribers = new Set<Subscriber>();
  private readonly waiting = new Map<string, Waiting>();

  constructor(
    private readonly open: () => SocketLike,
    private readonly openPolling: () => SocketLike = () => new LongPollSocket(),
  ) {
    addEventListener("online", () => this.reconnectNow());
    addEventListener("offline", () => this.onDisconnect());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.reconnectNow();
    });
  }

  /** Until the returned function is called. */
  watch(subscriber: Subscriber): () => void {
    this.subscribers.add(subscriber);
    subscriber.status(this.status);
    if (this.ready) this.sendWatch(subscriber);
    else this.connect();
    return () => {
      if (!this.subscribers.delete(subscriber)) return;
      const others = [...this.subscribers].some((one) => one.table === subscriber.table);
      if (this.ready && !others) this.send({ type: "unwatch", table: subscriber.table });
      this.closeIfIdle();
    };
  }

  /** Asks for a table's whole state. */
  refresh(subscriber: Subscriber): void {
    if (this.ready) this.send({ type: "watch", table: subscriber.table, key: subscriber.key });
  }

  /** Resolves when it is done; over cuts and restarts too. What has its name is not done twice. */
  do(table: string, command: Command, key?: string, request = requestName()): Promise<Done> {
    const message = { type: "do", table, key, request, ...command };
    return new Promise((resolve, reject) => {
      this.waiting.set(request, { message, resolve, reject });
      if (this.ready) this.send(message);
      else this.connect();
    });
  }

  // ---- connecting -------------------------------------------------------------------------------

  private connect(): void {
    if (this.socket) return;
    clearTimeout(this.reconnectTimer);
    const tries = this.socketsWork ? 6 : 2;
    const polling = this.attempts % tries === tries - 1;
    this.use(polling ? this.openPolling() : this.open(), polling);
    this.expectAnswer(answerWithin);
  }

  private use(socket: SocketLike, polling: boolean): void {
    this.socket = socket;
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.socketsWork ||= !polling;
      this.receive(String(event.data));
    };
    socket.onclose = () => socket === this.socket && this.onDisconnect();
    if (polling) this.upgradeAfter(this.socketsWork ? upgradeSoon : upgradeLate);
  }

  private upgradeAfter(delay: number): void {
    this.upgradeTimer = setTimeout(() => {
      this.upgrade();
      this.upgradeAfter(Math.min(upgradeLate, 2 * delay));
    }, delay);
  }

  /** Polling is slower, and hears late who comes and goes: as soon as a WebSocket works, it is used. */
  private upgrade(): void {
    const socket = this.open();
    const replaced = this.socket;
    // One that opens and stays silent, or never opens, would be kept for ever.
    const silent = setTimeout(() => socket.close(), answerWithin);
    socket.onmessage = (event) => {
      clearTimeout(silent);
      if (replaced !== this.socket) return socket.close();
      this.closeSocket();
      this.use(socket, false);
      socket.onmessage?.(event);
    };
  }

  /** The socket is gone, or as good as gone: another one, after a while. */
  private onDisconnect(): void {
    if (!this.socket) return;
    this.closeSocket();
    if (this.subscribers.size + this.waiting.size === 0) return;
    if (this.status !== "stopping") this.setStatus("lost");
    // Not all at the same moment, when a server has been away.
    const longest = Math.min(longestDelay, firstDelay * 2 ** this.attempts++);
    const delay = Math.max(firstDelay, longest * (0.5 + Math.random() / 2));
    this.reconnectTimer = setTimeout(() => this.connect(), delay);
  }

  private closeSocket(): void {
    const socket = this.socket;
    this.socket = null;
    this.ready = false;
    clearInterval(this.pingTimer);
    clearTimeout(this.upgradeTimer);
    clearTimeout(this.answerTimer);
    clearTimeout(this.reconnectTimer);
    clearTimeout(this.resendTimer);
    socket?.close();
  }

  /** There is reason to think that it works again, or that it does no more. */
  private reconnectNow(): void {
    if (this.subscribers.size + this.waiting.size === 0) return;
    this.attempts = 0;
    if (!this.socket) this.connect();
    else if (this.ready) this.ping(answerSoon);
  }

  /** Closes the socket once there are no subscribers and no pending commands. */
  private closeIfIdle(): void {
    if (this.subscribers.size + this.waiting.size > 0) return;
    this.closeSocket();
    this.status = "connecting";
    this.attempts = 0;
  }

  // ---- talking ----------------------------------------------------------------------------------

  private send(message: unknown): void {
    // Between a cut and the browser's word for it nothing can be sent; it is sent again then.
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private sendWatch(subscriber: Subscriber): void {
    const { table, key, after } = subscriber;
    this.send({ type: "watch", table, key, after });
  }

  private ping(within: number): void {
    this.send({ type: "ping" });
    this.expectAnswer(within);
  }

  /**
   * Counted from a question: in the background browsers let timers fire seldom, and a server that
   * was not asked is not silent.
   */
  private expectAnswer(within: number): void {
    clearTimeout(this.answerTimer);
    this.answerTimer = setTimeout(() => this.onDisconnect(), within);
  }

  private onHello(): void {
    clearTimeout(this.answerTimer);
    this.ready = true;
    this.attempts = 0;
    this.pingTimer = setInterval(() => this.ping(answerWithin), pingEvery);
    this.resend();
    this.setStatus("open");
  }

  private resend(): void {
    for (const subscriber of this.subscribers) this.sendWatch(subscriber);
    for (const { message } of this.waiting.values()) this.send(message);
  }

  private receive(text: string): void {
    if (this.ready) clearTimeout(this.answerTimer);
    let message: ServerMessage;
    try {
      message = JSON.parse(text) as ServerMessage;
    } catch {
      return; // nothing that the contract knows
    }
    if ("now" in message && message.now) this.offset = message.now - Date.now();
    if (message.type === "hello") this.onHello();
    else if (message.type === "stopping") this.stopping();
    else if (message.type === "done") this.answered(message.request)?.resolve(message);
    else if (message.type === "refused" && message.request !== undefined) {
      // A server that is stopping is asked again when it is back.
      if (message.error.code !== "not-ready")
        this.answered(message.request)?.reject(ApiError.of(message.error));
    } else if (message.type === "refused" && message.table === undefined) {
      // Too much at a time: what it was is not said, so all that waits is sent again.
      clearTimeout(this.resendTimer);
      this.resendTimer = setTimeout(() => this.resend(), patience);
    } else if ("table" in message)
      for (const subscriber of this.subscribers)
        if (subscriber.table === message.table) subscriber.receive(message);
  }

  private stopping(): void {
    this.setStatus("stopping");
    clearTimeout(this.restartTimer);
    this.restartTimer = setTimeout(() => {
      if (this.status === "stopping") this.setStatus("lost");
    }, restartWithin);
  }

  private answered(request: string): Waiting | undefined {
    const waiting = this.waiting.get(request);
    this.waiting.delete(request);
    // After the answer has been handled there may be nothing left to wait for.
    queueMicrotask(() => this.closeIfIdle());
    return waiting;
  }

  private setStatus(status: Status): void {
    if (this.status === status) return;
    this.status = status;
    for (const subscriber of this.subscribers) subscriber.status(status);
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
