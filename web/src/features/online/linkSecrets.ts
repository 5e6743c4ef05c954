/** The secrets that links bring. None that is kept is given up for one that opens nothing. */
import { router } from "../../platform/router.svelte";
import { ApiError, tableState } from "./api";
import { keepTable, keptTable } from "./tableStore";
import type { TableState } from "./protocol";

type Kind = "key" | "watchKey" | "invitation";
export type Secrets = Partial<Record<Kind, string>>;

/** In the order in which they are shown; see keyOf. */
const kinds: readonly Kind[] = ["key", "watchKey", "invitation"];
const letters: Record<Kind, string> = { key: "k", watchKey: "w", invitation: "i" };
/** Programs that pass links on leave signs of their own behind them. */
const secret = /^[\w-]{43}/;

export interface Brought {
  /** Other ones are kept: the server has to say what these are. */
  doubtful: Secrets;
  /** There is an invitation that was not here before. */
  invited: boolean;
  /** No secret was cut short. */
  whole: boolean;
}

/** Keeps the secrets of a link that are in nobody's way; they are gone from the address at once. */
export function bring(id: string, query: URLSearchParams): Brought | null {
  const found = kinds.filter((kind) => query.get(letters[kind]));
  if (found.length === 0) return null;
  router.replace(`/t/${id}`);
  const brought: Brought = { doubtful: {}, invited: false, whole: true };
  const kept = keptTable(id);
  for (const kind of found) {
    const one = secret.exec(query.get(letters[kind])!)?.[0];
    if (one === undefined) brought.whole = false;
    else if (kept?.[kind] === undefined) keepTable(id, { [kind]: one });
    else if (kept[kind] !== one) brought.doubtful[kind] = one;
    if (kind === "invitation" && one !== undefined && kept?.invitation !== one)
      brought.invited = true;
  }
  return brought;
}

/** The table as a secret shows it; null if the secret is not one of this table's. */
async function opened(id: string, one: string): Promise<TableState | null> {
  try {
    return await tableState(id, one);
  } catch (error) {
    if (error instanceof ApiError && error.code === "wrong-key") return null;
    throw error;
  }
}

/** A place that a link gives, while this browser has another one at the table. */
export interface OtherPlace {
  key: string;
  there: TableState;
  here: TableState;
}

export interface Weighed {
  /** Something has taken the place of what was kept. */
  changed: boolean;
  /** Something opens nothing at this table. */
  strange: boolean;
  /** Only a person can say which of two places is wanted. */
  other: OtherPlace | null;
}

const hasPlace = (state: TableState) => state.you.length > 0 || state.owner;

/** Asks the server what doubtful secrets are good for; nothing is kept once that is not wanted. */
export async function weigh(
  id: string,
  doubtful: Secrets,
  wanted: () => boolean = () => true,
): Promise<Weighed> {
  const weighed: Weighed = { changed: false, strange: false, other: null };
  for (const kind of kinds) {
    const one = doubtful[kind];
    if (one === undefined) continue;
    const there = await opened(id, one);
    if (!wanted()) break;
    if (!there || (kind === "key" && !hasPlace(there))) {
      weighed.strange = true;
      continue;
    }
    const kept = keptTable(id)?.key;
    const here = kind === "key" && kept !== undefined ? await opened(id, kept) : null;
    if (!wanted()) break;
    if (here && hasPlace(here)) weighed.other = { key: one, there, here };
    else {
      keepTable(id, { [kind]: one });
      weighed.changed = true;
    }
  }
  return weighed;
}

/**
 * Drops what the server has refused; false if it has not. It is asked about this very secret:
 * another tab may have kept a new one since.
 */
export async function dropRefused(id: string): Promise<boolean> {
  const kept = keptTable(id);
  const kind = kinds.find((one) => kept?.[one]);
  const shown = kind && kept?.[kind];
  if (!shown || (await opened(id, shown))) return false;
  if (keptTable(id)?.[kind] === shown) keepTable(id, { [kind]: undefined });
  return true;
}
