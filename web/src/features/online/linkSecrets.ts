/** Secrets in links: stored if they are new, checked with the server if they differ from stored ones. */
import { router } from "../../platform/router.svelte";
import { ApiError, tableState } from "./api";
import { storeTable, storedTable } from "./tableStore";
import type { TableState } from "./protocol";

type Kind = "key" | "watchKey" | "invitation";
export type Secrets = Partial<Record<Kind, string>>;

/** In the order in which they are shown; see keyOf. */
const kinds: readonly Kind[] = ["key", "watchKey", "invitation"];
const letters: Record<Kind, string> = { key: "k", watchKey: "w", invitation: "i" };
/** Programs that pass links on leave signs of their own behind them. */
const secret = /^[\w-]{43}/;

export interface BroughtSecrets {
  /** Other ones are kept: the server has to say what these are. */
  doubtful: Secrets;
  /** There is an invitation that was not here before. */
  invited: boolean;
  /** No secret was cut short. */
  whole: boolean;
}

/** Keeps the secrets of a link that are in nobody's way; they are gone from the address at once. */
export function takeSecrets(id: string, query: URLSearchParams): BroughtSecrets | null {
  const found = kinds.filter((kind) => query.get(letters[kind]));
  if (found.length === 0) return null;
  router.replace(`/t/${id}`);
  const brought: BroughtSecrets = { doubtful: {}, invited: false, whole: true };
  const kept = storedTable(id);
  for (const kind of found) {
    const one = secret.exec(query.get(letters[kind])!)?.[0];
    if (one === undefined) brought.whole = false;
    else if (kept?.[kind] === undefined) storeTable(id, { [kind]: one });
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

export interface CheckedSecrets {
  /** A stored secret was replaced. */
  changed: boolean;
  /** A secret is not one of this table. */
  strange: boolean;
  /** Only a person can say which of two places is wanted. */
  other: OtherPlace | null;
}

const hasPlace = (state: TableState) => state.you.length > 0 || state.owner;

/** Asks the server what doubtful secrets are good for; nothing is kept once that is not wanted. */
export async function checkSecrets(
  id: string,
  doubtful: Secrets,
  wanted: () => boolean = () => true,
): Promise<CheckedSecrets> {
  const weighed: CheckedSecrets = { changed: false, strange: false, other: null };
  for (const kind of kinds) {
    const one = doubtful[kind];
    if (one === undefined) continue;
    const there = await opened(id, one);
    if (!wanted()) break;
    if (!there || (kind === "key" && !hasPlace(there))) {
      weighed.strange = true;
      continue;
    }
    const kept = storedTable(id)?.key;
    const here = kind === "key" && kept !== undefined ? await opened(id, kept) : null;
    if (!wanted()) break;
    if (here && hasPlace(here)) weighed.other = { key: one, there, here };
    else {
      storeTable(id, { [kind]: one });
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
  const kept = storedTable(id);
  const kind = kinds.find((one) => kept?.[one]);
  const shown = kind && kept?.[kind];
  if (!shown || (await opened(id, shown))) return false;
  if (storedTable(id)?.[kind] === shown) storeTable(id, { [kind]: undefined });
  return true;
}
