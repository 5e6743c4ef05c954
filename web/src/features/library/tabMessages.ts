/** Messages between the tabs of this browser about stored games (BroadcastChannel). */
import { readStored, type StoredGame } from "./storedGame";

export type TabMessage =
  | { kind: "changed"; game: StoredGame }
  | { kind: "removed"; key: IDBValidKey }
  | { kind: "restored"; key: IDBValidKey }
  | { kind: "renamed"; id: string; title: string }
  | { kind: "forgotten" }
  /** A tab asks for the lock of a game. */
  | { kind: "wanted"; id: string }
  /** Without Web Locks: the question who holds the lock, and the answer. */
  | { kind: "asked"; id: string; tab: string }
  | { kind: "held"; id: string; tab: string };

/** The part of BroadcastChannel in use. */
export interface MessageChannelLike {
  postMessage(message: unknown): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
}

type Listener = (message: TabMessage, elsewhere: boolean) => void;

export class TabChannel {
  private readonly listeners = new Set<Listener>();

  constructor(private readonly channel: MessageChannelLike | null) {
    channel?.addEventListener("message", ({ data }) => {
      const message = readMessage(data);
      if (message) this.deliver(message, true);
    });
  }

  /** Subscribes to messages of this and other tabs; returns the unsubscribe function. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  send(message: TabMessage): void {
    this.deliver(message, false);
    try {
      this.channel?.postMessage(message);
    } catch {
      // the channel is closed
    }
  }

  private deliver(message: TabMessage, elsewhere: boolean): void {
    for (const one of [...this.listeners]) one(message, elsewhere);
  }
}

/** Validates a message, since the other tab may run another version of the page. */
function readMessage(data: unknown): TabMessage | null {
  const message = data as TabMessage | null;
  if (typeof message !== "object" || message === null) return null;
  if (message.kind !== "changed") return message;
  const game = readStored(message.game);
  return typeof game === "string" ? null : { kind: "changed", game };
}
