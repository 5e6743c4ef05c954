/** The stored list of online tables that this browser knows, with the secrets that open them. */
import { flagOr, isObject, numberOr, present, textOr } from "../../platform/validate";
import { lasts, store, stored, whenStored } from "../../platform/storage";
import { readSeatRequest, type SeatRequest } from "./seatRequest";
import { readGameResult, type GameResult } from "./result";

export interface StoredTable {
  key?: string;
  /** Of the places that were free when the table was made here, by player. */
  invitations?: (string | null)[];
  /** With which a place can be taken; after getting up it is good again. */
  invitation?: string;
  watchKey?: string;
  /** A place that was asked for, until the server has answered. */
  asked?: SeatRequest;
  /** The variant with its options: "variant:walls=5". */
  game?: string;
  /** The server's commitment to its draws, as it was first seen and before the end. */
  commitment?: string;
  /** Nothing more happens there. */
  over?: boolean;
  /** Opponents and outcome. */
  ended?: GameResult;
  /** It was given up before the game began. */
  cancelled?: boolean;
  /** The table after this one. */
  rematch?: string;
  /** The server did not know it, or not its key, when it was last asked. */
  lost?: boolean;
  /** When it was last looked at. */
  seen: number;
  /** Counts the changes; two tabs that changed it at once have the same. */
  revision?: number;
  /** The tab that changed it last. */
  writer?: string;
}

const name = "tables";
/** So many finished games, and tables without a place, are not forgotten. */
const most = 200;

/** Of what is stored, as much as can be one. */
function readTable(value: unknown): StoredTable | null {
  if (!isObject(value)) return null;
  const { invitations } = value;
  return present<StoredTable>({
    key: textOr(value["key"], undefined),
    invitations: Array.isArray(invitations)
      ? invitations.map((one) => textOr(one, null))
      : undefined,
    invitation: textOr(value["invitation"], undefined),
    watchKey: textOr(value["watchKey"], undefined),
    asked: readSeatRequest(value["asked"]),
    game: textOr(value["game"], undefined),
    commitment: textOr(value["commitment"], undefined),
    over: flagOr(value["over"], undefined),
    ended: readGameResult(value["ended"]),
    cancelled: flagOr(value["cancelled"], undefined),
    rematch: textOr(value["rematch"], undefined),
    lost: flagOr(value["lost"], undefined),
    seen: numberOr(value["seen"], 0),
    revision: numberOr(value["revision"], undefined),
    writer: textOr(value["writer"], undefined),
  });
}

export function storedTables(): Record<string, StoredTable> {
  const all = stored<unknown>(name);
  if (!isObject(all)) return {};
  const tables = Object.entries(all)
    .filter(([id]) => !(id in {})) // "constructor" is in every object
    .map(([id, value]) => [id, readTable(value)] as const);
  return Object.fromEntries(tables.filter((one): one is [string, StoredTable] => one[1] !== null));
}

export function storedTable(id: string): StoredTable | undefined {
  const all = storedTables();
  return Object.hasOwn(all, id) ? all[id] : undefined;
}

/** A place in a game that goes on: nothing else opens it. */
const isProtected = (one: StoredTable) =>
  Boolean(one.key ?? one.invitation ?? one.asked) && !one.over;

const tab = crypto.randomUUID?.() ?? String(Math.random());
/** The last change this tab made to each table. */
const changed = new Map<string, { revision: number; changes: Partial<StoredTable> }>();

/** Other tabs may change a table at the same moment, each without having seen the other's change. */
function change(all: Record<string, StoredTable>, id: string, changes: Partial<StoredTable>): void {
  const before = all[id];
  const revision = (before?.revision ?? 0) + 1;
  all[id] = { seen: 0, ...before, ...changes, revision, writer: tab };
  const last = changed.get(id);
  // Two in a row of this tab may both be lost to one of another.
  const own = last && before?.writer === tab ? { ...last.changes, ...changes } : changes;
  changed.set(id, { revision, changes: own });
}

/** Repeats changes that another tab overwrote without having seen them, so that no key is lost. */
function changeAgain(): void {
  const all = storedTables();
  let lost = false;
  for (const [id, { revision, changes }] of [...changed]) {
    const now = all[id];
    if (!now || now.writer === tab) continue;
    changed.delete(id);
    if ((now.revision ?? 0) > revision) continue; // it was seen
    change(all, id, changes);
    lost = true;
  }
  if (lost) store(name, all);
}
whenStored(name, changeAgain);

export function storeTable(id: string, changes: Partial<StoredTable>): void {
  const all = storedTables();
  change(all, id, { ...changes, seen: Date.now() });
  const kept = Object.entries(all)
    .sort(([, a], [, b]) => Number(isProtected(b)) - Number(isProtected(a)) || b.seen - a.seen)
    .filter(([other, one], i) => i < most || isProtected(one) || other === id);
  store(name, Object.fromEntries(kept));
}

/** Notes what was heard of a table; that is not looking at it. */
export function updateTable(id: string, changes: Partial<StoredTable>): void {
  const all = storedTables();
  if (!Object.hasOwn(all, id)) return;
  change(all, id, changes);
  store(name, all);
}

export function forgetTable(id: string): void {
  const all = storedTables();
  delete all[id];
  changed.delete(id);
  store(name, all);
}

/** The keys of a table are good for its rematch, too. */
export function passKeysOn(id: string, next: string, game: string): void {
  const kept = storedTable(id);
  const there = storedTable(next);
  const key = there?.key ?? kept?.key;
  const watchKey = there?.watchKey ?? kept?.watchKey;
  if (key !== there?.key || watchKey !== there?.watchKey) storeTable(next, { key, watchKey, game });
}

/** The secret that opens a table: the key of a place, else that of watching, else the invitation. */
export function keyOf(id: string): string | undefined {
  const kept = storedTable(id);
  return kept?.key ?? kept?.watchKey ?? kept?.invitation;
}

/** Whether the keys are still there when the tab has been closed. */
export const keysPersist = () => lasts(name);

/** Calls when another tab has kept something, until the returned function is called. */
export const whenTablesChange = (then: () => void) => whenStored(name, then);

/** A table in a link for somebody; what stands after "#" is never sent to a server. */
export function linkTo(id: string, letter?: "i" | "k" | "w", secret?: string): string {
  return `${location.origin}/t/${id}${letter && secret ? `#${letter}=${secret}` : ""}`;
}
