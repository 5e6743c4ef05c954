/** The tables this browser has a place at, or has looked at, with the secrets that open them. */
import { store, stored } from "../state/storage";

export interface KeptTable {
  key?: string;
  /** Of the places that were free when the table was made here, by player. */
  invitations?: (string | null)[];
  /** With which a place can be taken, until it is. */
  invitation?: string;
  watchKey?: string;
  /** What is played: "quoridor:walls=5". */
  game?: string;
  /** Nothing more happens there. */
  over?: boolean;
  /** When it was last looked at. */
  seen: number;
}

const name = "tables";
/** The oldest are forgotten; a game in progress was seen lately. */
const most = 200;

export function keptTables(): Record<string, KeptTable> {
  return stored<Record<string, KeptTable>>(name) ?? {};
}

export function keptTable(id: string): KeptTable | undefined {
  const all = keptTables();
  return Object.hasOwn(all, id) ? all[id] : undefined;
}

export function keepTable(id: string, changes: Partial<KeptTable>): void {
  const all = keptTables();
  all[id] = { ...all[id], ...changes, seen: Date.now() };
  const kept = Object.entries(all).sort(([, a], [, b]) => b.seen - a.seen);
  store(name, Object.fromEntries(kept.slice(0, most)));
}

/** Notes whether it is over; that is not looking at it. */
export function keepPhase(id: string, over: boolean): void {
  const all = keptTables();
  if (!Object.hasOwn(all, id)) return;
  all[id] = { ...all[id]!, over };
  store(name, all);
}

export function forgetTable(id: string): void {
  const all = keptTables();
  delete all[id];
  store(name, all);
}

/** What opens a table: the key of a place, or else of looking on, be it as somebody invited. */
export function keyOf(id: string): string | undefined {
  const kept = keptTable(id);
  return kept?.key ?? kept?.watchKey ?? kept?.invitation;
}

/** A table in a link for somebody; what stands after "#" is never sent to a server. */
export function linkTo(id: string, letter?: "i" | "k" | "w", secret?: string): string {
  return `${location.origin}/t/${id}${letter && secret ? `#${letter}=${secret}` : ""}`;
}
