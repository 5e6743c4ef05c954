/**
 * One WebSocket for all tables of this tab. It connects on demand and reconnects after a
 * disconnection; then it renews all subscriptions and sends pending commands again. Long polling
 * replaces it on networks that block WebSockets.
 */
import { ApiError, newRequestId } from "./api";
import { LongPollSocket, type SocketLike } from "./longPoll";
import type { Command, CommandResult, ServerMessage } from "./protocol";

export type Status = "connecting" | "open" | "lost" | "stopping";

export interface Subscriber {
  readonly table: string;
  readonly key: string | undefined;
  /** Number of the last event received; undefined before the first state. */
  readonly after: number | undefined;
  /** Receives each server message about this table. */
  receive(message: ServerMessage): void;
  status(status: Status): void;
}

interface PendingCommand {
  message: Record<string, unknown>;
  resolve: (done: CommandResult) => void;
  reject: (error: ApiError) => void;
}

/** By then a server that announced a restart should be back. */
const restartTime = 30_000;
const minDelay = 300;
const maxDelay = 10_000;
const pingInterval = 20_000;
/**
 * Time limit for the answer to a ping; with `pingInterval`, 30 s of silence count as a disconnection.
 */
const pongTimeout = 10_000;
/** Delay before messages rejected by the rate limit are sent again. */
const resendDelay = 5_000;
/** Time limit for the answer to a ping if the socket is probably dead. */
const shortPongTimeout = 3_000;
/**
 * First delay before a WebSocket is tried again during long polling, if WebSockets have worked
 * before.
 */
const minUpgradeDelay = 2_000;
/** The same if they have never worked; also the longest delay. */
const maxUpgradeDelay = 60_000;

export class Connection {
  status: Status = "connecting";
  /** The server's clock minus the browser's. */
  offset = 0;

  private socket: SocketLike | null = null;
  /** A WebSocket has worked: long polling is tried only after several failures. */
  private webSocketsWork = false;
  private upgradeTimer: ReturnType<typeof setTimeout> | undefined;
  /** The server has sent its greeting, so that it reads messages. */
  private ready = false;
  private attempts = 0;
  private reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private answerTimer: ReturnType<typeof setTimeout> | undefined;
  private resendTimer: ReturnType<typeof setTimeout> | undefined;
  private restartTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly subscribers = new Set<Subscriber>();
  private readonly pending = new Map<string, PendingCommand>();

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

  /** Subscribes to a table until the returned function is called. */
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

  /** Requests the whole state of a table. */
  refresh(subscriber: Subscriber): void {
    if (this.ready) this.send({ type: "watch", table: subscriber.table, key: subscriber.key });
  }

  /**
   * Sends a command; resolves with its result, also after reconnections. The request id prevents
   * repeated execution.
   */
  do(
    table: string,
    command: Command,
    key?: string,
    request = newRequestId(),
  ): Promise<CommandResult> {
    const message = { type: "do", table, key, request, ...command };
    return new Promise((resolve, reject) => {
      this.pending.set(request, { message, resolve, reject });
      if (this.ready) this.send(message);
      else this.connect();
    });
  }

  // ---- connecting -------------------------------------------------------------------------------

  private connect(): void {
    if (this.socket) return;
    clearTimeout(this.reconnectTimer);
    const tries = this.webSocketsWork ? 6 : 2;
    const polling = this.attempts % tries === tries - 1;
    this.use(polling ? this.openPolling() : this.open(), polling);
    this.expectPong(pongTimeout);
  }

  private use(socket: SocketLike, polling: boolean): void {
    this.socket = socket;
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.webSocketsWork ||= !polling;
      this.receive(String(event.data));
    };
    socket.onclose = () => socket === this.socket && this.onDisconnect();
    if (polling) this.upgradeAfter(this.webSocketsWork ? minUpgradeDelay : maxUpgradeDelay);
  }

  private upgradeAfter(delay: number): void {
    this.upgradeTimer = setTimeout(() => {
      this.upgrade();
      this.upgradeAfter(Math.min(maxUpgradeDelay, 2 * delay));
    }, delay);
  }

  /** Tries to replace long polling by a WebSocket, which is faster and reports presence at once. */
  private upgrade(): void {
    const socket = this.open();
    const replaced = this.socket;
    // A socket that never receives a message is closed.
    const silent = setTimeout(() => socket.close(), pongTimeout);
    socket.onmessage = (event) => {
      clearTimeout(silent);
      if (replaced !== this.socket) return socket.close();
      this.closeSocket();
      this.use(socket, false);
      socket.onmessage?.(event);
    };
  }

  /** Discards the socket and schedules a reconnection. */
  private onDisconnect(): void {
    if (!this.socket) return;
    this.closeSocket();
    if (this.subscribers.size + this.pending.size === 0) return;
    if (this.status !== "stopping") this.setStatus("lost");
    // Randomised, so that clients do not reconnect all at once after a restart of the server.
    const longest = Math.min(maxDelay, minDelay * 2 ** this.attempts++);
    const delay = Math.max(minDelay, longest * (0.5 + Math.random() / 2));
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

  /** Reconnects or pings at once, when the network or the page has become active again. */
  private reconnectNow(): void {
    if (this.subscribers.size + this.pending.size === 0) return;
    this.attempts = 0;
    if (!this.socket) this.connect();
    else if (this.ready) this.ping(shortPongTimeout);
  }

  /** Closes the socket once there are no subscribers and no pending commands. */
  private closeIfIdle(): void {
    if (this.subscribers.size + this.pending.size > 0) return;
    this.closeSocket();
    this.status = "connecting";
    this.attempts = 0;
  }

  // ---- messages ---------------------------------------------------------------------------------

  private send(message: unknown): void {
    // A closed socket may not have been reported yet; everything is sent again after reconnecting.
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private sendWatch(subscriber: Subscriber): void {
    const { table, key, after } = subscriber;
    this.send({ type: "watch", table, key, after });
  }

  private ping(within: number): void {
    this.send({ type: "ping" });
    this.expectPong(within);
  }

  /**
   * Runs from a request, since browsers delay timers in background tabs and the server is silent
   * unless asked.
   */
  private expectPong(within: number): void {
    clearTimeout(this.answerTimer);
    this.answerTimer = setTimeout(() => this.onDisconnect(), within);
  }

  private onHello(): void {
    clearTimeout(this.answerTimer);
    this.ready = true;
    this.attempts = 0;
    this.pingTimer = setInterval(() => this.ping(pongTimeout), pingInterval);
    this.resend();
    this.setStatus("open");
  }

  private resend(): void {
    for (const subscriber of this.subscribers) this.sendWatch(subscriber);
    for (const { message } of this.pending.values()) this.send(message);
  }

  private receive(text: string): void {
    if (this.ready) clearTimeout(this.answerTimer);
    let message: ServerMessage;
    try {
      message = JSON.parse(text) as ServerMessage;
    } catch {
      return; // not part of the protocol
    }
    if ("now" in message && message.now) this.offset = message.now - Date.now();
    if (message.type === "hello") this.onHello();
    else if (message.type === "stopping") this.onStopping();
    else if (message.type === "done") this.takePending(message.request)?.resolve(message);
    else if (message.type === "refused" && message.request !== undefined) {
      // The server is stopping: the command is sent again when it is back.
      if (message.error.code !== "not-ready")
        this.takePending(message.request)?.reject(ApiError.of(message.error));
    } else if (message.type === "refused" && message.table === undefined) {
      // Rate limit: the message is not identified, so everything pending is sent again.
      clearTimeout(this.resendTimer);
      this.resendTimer = setTimeout(() => this.resend(), resendDelay);
    } else if ("table" in message)
      for (const subscriber of this.subscribers)
        if (subscriber.table === message.table) subscriber.receive(message);
  }

  private onStopping(): void {
    this.setStatus("stopping");
    clearTimeout(this.restartTimer);
    this.restartTimer = setTimeout(() => {
      if (this.status === "stopping") this.setStatus("lost");
    }, restartTime);
  }

  private takePending(request: string): PendingCommand | undefined {
    const pending = this.pending.get(request);
    this.pending.delete(request);
    // The handler of the answer may remove the last subscriber.
    queueMicrotask(() => this.closeIfIdle());
    return pending;
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
