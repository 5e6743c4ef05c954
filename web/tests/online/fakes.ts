/** A fake server with a fake socket, controlled by the test. */
import type { ServerEvent, TableState } from "../../src/features/online/protocol";

type Message = Record<string, unknown> & { type: string };

export class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState: number = WebSocket.CONNECTING;
  sent: Message[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Message);
  }
  close(): void {
    this.readyState = WebSocket.CLOSED;
  }

  // ---- actions of the server --------------------------------------------------------------------

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  greet(now = Date.now()): void {
    this.readyState = WebSocket.OPEN;
    this.say({ type: "hello", version: "0.1", now });
  }
  breakOff(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }
  /** Messages of one type that were sent. */
  of(type: string): Message[] {
    return this.sent.filter((message) => message.type === type);
  }
}

export const asSocket = () => new FakeSocket() as unknown as WebSocket;

/** A game of Quoridor between Ada (player 0) and Bob. */
export function tableState(changes: Partial<TableState> = {}): TableState {
  return {
    table: "T",
    game: "quoridor",
    position: null,
    clock: "none",
    phase: "playing",
    event: 3,
    created: 0,
    changed: 0,
    listed: false,
    lots: [],
    lots_from: null,
    watch: "open",
    players: [
      { kind: "me", name: "Ada", taken: true, seats: ["S"], level: null, left: null },
      { kind: "friend", name: "Bob", taken: true, seats: ["N"], level: null, left: null },
    ],
    entries: [],
    actor: "S",
    running: null,
    outcome: null,
    now: 0,
    offers: [],
    commitment: null,
    seed: null,
    rematch: null,
    from: null,
    you: [0],
    owner: true,
    invited: null,
    presence: { players: [true, true], watchers: 0 },
    ...changes,
  };
}

/** The fields of a "watching" message besides events and state. */
export const here = {
  type: "watching",
  table: "T",
  you: [0],
  owner: false,
  presence: { players: [true, true], watchers: 0 },
};

/** The end of a game, with what its event always tells. */
export const over = (n: number, t: number, result: string, more = {}): ServerEvent =>
  ({ n, t, type: "over", result, reason: "resignation", points: "", ...more }) as ServerEvent;

export const moved = (
  n: number,
  seat: string,
  move: string,
  at: number,
  more = {},
): ServerEvent => ({
  n,
  t: n * 1000,
  type: "moved",
  seat,
  move,
  at,
  ...more,
});
