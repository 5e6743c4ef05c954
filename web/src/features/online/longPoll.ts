/** Long polling over HTTP: a substitute for the WebSocket, and periodic requests for lists. */
import { ApiError, sendCommandOnce, eventsAfter, listTables, tableState } from "./api";
import type { Command, ServerMessage } from "./protocol";

/** The part of WebSocket that `Connection` uses. */
export interface SocketLike {
  readonly readyState: number;
  onmessage: ((event: MessageEvent) => unknown) | null;
  onclose: ((event: CloseEvent) => unknown) | null;
  send(text: string): void;
  close(): void;
}

type Do = { type: "do"; table: string; key?: string; request: string } & Command;
type Message =
  | { type: "watch"; table: string; key?: string }
  | { type: "unwatch"; table: string }
  | { type: "ping" }
  | Do;

/** Seconds for which the server may delay an answer; less than the time limit of a request. */
const wait = 10;

export class LongPollSocket implements SocketLike {
  readyState: number = WebSocket.CONNECTING;
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;
  /** The latest subscription of each table; answers to earlier ones are dropped. */
  private readonly watched = new Map<string, symbol>();

  constructor() {
    void this.probe("hello");
  }

  send(text: string): void {
    const message = JSON.parse(text) as Message;
    if (message.type === "watch") void this.watch(message.table, message.key);
    else if (message.type === "unwatch") this.watched.delete(message.table);
    else if (message.type === "do") void this.do(message);
    else void this.probe("pong");
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.watched.clear();
  }

  /** Emits the whole state, then events. */
  private async watch(table: string, key?: string): Promise<void> {
    const mark = Symbol(table);
    this.watched.set(table, mark);
    const wanted = () => this.watched.get(table) === mark;
    const ask = async () => {
      const state = await tableState(table, key);
      if (!wanted()) return;
      const { you, owner, presence, now } = state;
      let { event } = state;
      this.emit({ type: "watching", table, event, you, owner, presence, now, state });
      while (wanted()) {
        const events = await eventsAfter(table, event, wait, key);
        if (!wanted()) return;
        if (events.length > 0) this.emit({ type: "events", table, events });
        event = events.at(-1)?.n ?? event;
        // Presence is not an event: it is only in the state.
        const { presence } = await tableState(table, key);
        if (wanted()) this.emit({ type: "presence", table, ...presence });
      }
    };
    await this.attempt({ table }, ask, wanted);
  }

  private do({ type: _, table, key, ...command }: Do): Promise<void> {
    const { request } = command;
    return this.attempt({ request, table }, async () => {
      this.emit({ type: "done", request, table, ...(await sendCommandOnce(table, command, key)) });
    });
  }

  /** Any request shows whether the server answers. */
  private probe(type: "hello" | "pong"): Promise<void> {
    return this.attempt({}, async () => {
      await listTables("waiting", 1);
      if (type === "hello" && this.readyState === WebSocket.CONNECTING)
        this.readyState = WebSocket.OPEN;
      this.emit({ type });
    });
  }

  /** Emits errors of the server; closes the socket if there is no answer. */
  private async attempt(
    of: { request?: string; table?: string },
    what: () => Promise<void>,
    wanted = () => true,
  ) {
    try {
      await what();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!wanted()) return; // subscribed again meanwhile, perhaps with another key
      if (!error.unanswered) this.emit({ type: "refused", ...of, error: error.json });
      else if (this.readyState !== WebSocket.CLOSED) {
        this.close();
        this.onclose?.(new CloseEvent("close"));
      }
    }
  }

  private emit(message: ServerMessage): void {
    if (this.readyState === WebSocket.OPEN)
      this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

// ---- periodic requests --------------------------------------------------------------------------

/** Polling pauses while the page is hidden or offline. */
export const isIdle = () => document.visibilityState !== "visible" || !navigator.onLine;

/**
 * Calls `ask` at once, at intervals, and when the page becomes visible or online; returns a
 * function that stops it.
 */
export function pollRepeatedly(ask: () => Promise<void>, every: number): () => void {
  let asking = false;
  const again = async () => {
    if (asking || isIdle()) return;
    asking = true;
    await ask().finally(() => (asking = false));
  };
  void again();
  const timer = setInterval(again, every);
  document.addEventListener("visibilitychange", again);
  addEventListener("online", again);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", again);
    removeEventListener("online", again);
  };
}
