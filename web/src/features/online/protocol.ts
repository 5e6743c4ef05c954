/** Types of the server's JSON protocol (docs/api.md). */
import type { Words } from "../../core/types";

export type Kind = "me" | "friend" | "anyone" | "engine";
export type Phase = "waiting" | "playing" | "over" | "closed";
export type OfferKind = "draw" | "back" | "rematch";

export interface Place {
  kind: Kind;
  name: string;
  taken: boolean;
  level?: number | null;
}

export interface Player extends Place {
  /** Codes of the player's seats, as in records. */
  seats: string[];
  /** Remaining time in milliseconds. */
  left?: number | null;
}

export type ServerEntry =
  | { move: string; seat?: string; elapsed?: number; left?: number }
  | { leave: string; seat: string }
  | { draw: true };

export interface Offer {
  what: OfferKind;
  by: number;
  accepted: number[];
  /** Number of entries that would remain. */
  to?: number | null;
}

export interface RunningClock {
  player: number;
  since: number;
  left: number;
}

export interface Outcome {
  /** The codes of the winning seats ("S+N"), or "draw". */
  result: string;
}

export interface TableState {
  table: string;
  game: string;
  position: string | null;
  clock: string;
  phase: Phase;
  event: number;
  created: number;
  /** Time of the last change of the match. */
  changed: number;
  listed: boolean;
  watch: "open" | "link";
  /** The players among whom lots are drawn. */
  lots: number[];
  /** After the draw: the former number of each of these players. */
  lots_from: number[] | null;
  players: Player[];
  entries: ServerEntry[];
  /** The code of the seat to act, "chance" or "". */
  actor: string;
  running: RunningClock | null;
  /** The result, if the game is over. */
  outcome: Outcome | null;
  now: number;
  offers: Offer[];
  commitment: string | null;
  seed: string | null;
  rematch: string | null;
  from: string | null;
  you: number[];
  /** Whether the key is that of the table's creator. */
  owner: boolean;
  /** With an invitation: the player whose place it is for. */
  invited: number | null;
  presence: Presence;
}

export interface Presence {
  players: boolean[];
  watchers: number;
}

interface EventHeader {
  n: number;
  t: number;
}

export type ServerEvent = EventHeader &
  (
    | { type: "created" | "closed" | "started" | "agreed" }
    | { type: "seated" | "renamed"; player: number; name: string }
    | { type: "unseated"; player: number }
    | { type: "lots"; players: { player: number; from: number }[] }
    | {
        type: "moved";
        seat: string;
        move: string;
        at: number;
        elapsed?: number | null;
        left?: number | null;
      }
    | { type: "drawn"; move: string; at: number }
    | { type: "left"; player: number; seat: string; how: string }
    | { type: "offered"; what: OfferKind; by: number; to?: number | null }
    | { type: "accepted" | "declined"; what: OfferKind; by: number }
    | { type: "lapsed"; what: OfferKind }
    | { type: "took-back"; to: number; left?: number[] | null }
    | { type: "over"; result: string; seed?: string | null; left?: number[] | null }
    | { type: "rematch"; table: string }
  );

export interface ListedTable {
  table: string;
  game: string;
  variant: string;
  phase: Phase;
  clock: string;
  created: number;
  players: Place[];
  /** As in `TableState`; only if lots are drawn. */
  lots?: number[];
}

export interface CreatedTable {
  table: string;
  key: string | null;
  invitations: (string | null)[];
  watch_key: string | null;
  state: TableState;
}

export interface CommandResult {
  events: [number, number];
  key?: string;
}

export interface ErrorJson {
  code: string;
  message: string;
  message_fr: string;
  rule?: Words;
}

export type Command =
  | { do: "take"; player?: number; invitation?: string; name: string }
  | { do: "leave" | "close" }
  | { do: "rename"; name: string }
  | { do: "move"; move: string; at: number }
  | { do: "resign"; player?: number }
  | { do: "gone"; player: number }
  | { do: "offer" | "accept" | "decline"; what: OfferKind };

export type ServerMessage =
  | { type: "hello" | "pong"; now?: number }
  | { type: "stopping" }
  | {
      type: "watching";
      table: string;
      event: number;
      you: number[];
      owner: boolean;
      presence: Presence;
      now?: number;
      state?: TableState;
      events?: ServerEvent[];
    }
  | { type: "events"; table: string; events: ServerEvent[] }
  | ({ type: "presence"; table: string } & Presence)
  | ({ type: "done"; request: string; table: string } & CommandResult)
  | { type: "refused"; request?: string; table?: string; error: ErrorJson };
