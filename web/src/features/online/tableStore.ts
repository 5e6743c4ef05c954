/** Local storage of the online tables known to this browser, with their keys. */
import { flagOr, isObject, numberOr, withoutUndefined, textOr } from "../../platform/validate";
import { isPersistent, store, stored, onStoredElsewhere } from "../../platform/storage";
import { readSeatRequest, type SeatRequest } from "./seatRequest";
import { readGameResult, type GameResult } from "./result";

export interface StoredTable {
  key?: string;
  /** Invitations to the places that were free when the table was created here, by player. */
  invitations?: (string | null)[];
  /** The invitation with which this browser came; valid again after leaving the place. */
  invitation?: string;
  watchKey?: string;
  /** A request for a place without an answer. */
  asked?: SeatRequest;
  /** The spec: "variant:walls=5". */
  game?: string;
  /** The server's commitment to its random draws, as seen before the end of the game. */
  commitment?: string;
  /** The game is over or the table is closed. */
  over?: boolean;
  /** Opponents and outcome. */
  ended?: GameResult;
  /** Closed before the game began. */
  cancelled?: boolean;
  /** The id of the rematch's table. */
  rematch?: string;
  /** The server refused the table or its key when last asked. */
  lost?: boolean;
  /** When the user last opened it. */
  seen: number;
  /** Incremented with each change; concurrent changes of two tabs have the same number. */
  revision?: number;
  /** The id of the tab that changed it last. */
  writer?: string;
}

const name = "tables";
/** Limit for finished games and tables without a place. */
const most = 200;

/** Validates a stored table. */
function readTable(value: unknown): StoredTable | null {
  if (!isObject(value)) return null;
  const { invitations } = value;
  return withoutUndefined<StoredTable>({
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

/** A place in an unfinished game: its key exists nowhere else. */
const isProtected = (one: StoredTable) =>
  Boolean(one.key ?? one.invitation ?? one.asked) && !one.over;

const tab = crypto.randomUUID?.() ?? String(Math.random());
/** The last change this tab made to each table. */
const changed = new Map<string, { revision: number; changes: Partial<StoredTable> }>();

/**
 * Changes a table. Other tabs may do so at the same time without seeing this change; `repeatLostChanges`
 * repairs that.
 */
function change(all: Record<string, StoredTable>, id: string, changes: Partial<StoredTable>): void {
  const before = all[id];
  const revision = (before?.revision ?? 0) + 1;
  all[id] = { seen: 0, ...before, ...changes, revision, writer: tab };
  const last = changed.get(id);
  // Another tab's change may overwrite several changes of this tab.
  const own = last && before?.writer === tab ? { ...last.changes, ...changes } : changes;
  changed.set(id, { revision, changes: own });
}

/** Repeats changes that another tab overwrote without having seen them, so that no key is lost. */
function repeatLostChanges(): void {
  const all = storedTables();
  let lost = false;
  for (const [id, { revision, changes }] of [...changed]) {
    const now = all[id];
    if (!now || now.writer === tab) continue;
    changed.delete(id);
    if ((now.revision ?? 0) > revision) continue; // the other tab had seen it
    change(all, id, changes);
    lost = true;
  }
  if (lost) store(name, all);
}
onStoredElsewhere(name, repeatLostChanges);

export function storeTable(id: string, changes: Partial<StoredTable>): void {
  const all = storedTables();
  change(all, id, { ...changes, seen: Date.now() });
  const kept = Object.entries(all)
    .sort(([, a], [, b]) => Number(isProtected(b)) - Number(isProtected(a)) || b.seen - a.seen)
    .filter(([other, one], i) => i < most || isProtected(one) || other === id);
  store(name, Object.fromEntries(kept));
}

/** Changes a table without updating `seen`. */
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

/** Copies the keys of a table to its rematch, where they are valid as well. */
export function copyKeys(id: string, next: string, game: string): void {
  const kept = storedTable(id);
  const there = storedTable(next);
  const key = there?.key ?? kept?.key;
  const watchKey = there?.watchKey ?? kept?.watchKey;
  if (key !== there?.key || watchKey !== there?.watchKey) storeTable(next, { key, watchKey, game });
}

/** The secret for reading a table: the player's key, else the watch key, else the invitation. */
export function secretOf(id: string): string | undefined {
  const kept = storedTable(id);
  return kept?.key ?? kept?.watchKey ?? kept?.invitation;
}

/** Whether the keys survive closing the tab. */
export const keysPersist = () => isPersistent(name);

/** Calls `then` when another tab changes a table, until the returned function is called. */
export const onTablesChanged = (then: () => void) => onStoredElsewhere(name, then);

/** A link to a table. A secret stands after "#", which browsers do not send to servers. */
export function linkTo(id: string, letter?: "i" | "k" | "w", secret?: string): string {
  return `${location.origin}/t/${id}${letter && secret ? `#${letter}=${secret}` : ""}`;
}
