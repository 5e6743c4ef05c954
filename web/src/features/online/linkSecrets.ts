/** Secrets in links: new ones are stored, others are checked with the server first. */
import { router } from "../../platform/router.svelte";
import { ApiError, tableState } from "./api";
import { storeTable, storedTable } from "./tableStore";
import type { TableState } from "./protocol";

type Kind = "key" | "watchKey" | "invitation";
export type Secrets = Partial<Record<Kind, string>>;

/** In the order of preference of `secretOf`. */
const kinds: readonly Kind[] = ["key", "watchKey", "invitation"];
const letters: Record<Kind, string> = { key: "k", watchKey: "w", invitation: "i" };
/** Messengers may append characters to links. */
const secret = /^[\w-]{43}/;

export interface LinkSecrets {
  /** Secrets that differ from stored ones and need a check. */
  unverified: Secrets;
  /** The link has an invitation that was not stored. */
  invited: boolean;
  /** No secret is truncated. */
  whole: boolean;
}

/**
 * Stores the secrets of a link that replace no stored ones, and removes them all from the address.
 */
export function readSecrets(id: string, query: URLSearchParams): LinkSecrets | null {
  const found = kinds.filter((kind) => query.get(letters[kind]));
  if (found.length === 0) return null;
  router.replace(`/t/${id}`);
  const brought: LinkSecrets = { unverified: {}, invited: false, whole: true };
  const kept = storedTable(id);
  for (const kind of found) {
    const one = secret.exec(query.get(letters[kind])!)?.[0];
    if (one === undefined) brought.whole = false;
    else if (kept?.[kind] === undefined) storeTable(id, { [kind]: one });
    else if (kept[kind] !== one) brought.unverified[kind] = one;
    if (kind === "invitation" && one !== undefined && kept?.invitation !== one)
      brought.invited = true;
  }
  return brought;
}

/** The state of a table as a secret shows it; null if the secret is not valid there. */
async function opened(id: string, one: string): Promise<TableState | null> {
  try {
    return await tableState(id, one);
  } catch (error) {
    if (error instanceof ApiError && error.code === "wrong-key") return null;
    throw error;
  }
}

/** The place of a link, if this browser has another place at the table. */
export interface OtherPlace {
  key: string;
  there: TableState;
  here: TableState;
}

export interface CheckedSecrets {
  /** A stored secret was replaced. */
  changed: boolean;
  /** A secret is not valid at this table. */
  strange: boolean;
  /** The user has to choose between two places. */
  other: OtherPlace | null;
}

const hasPlace = (state: TableState) => state.you.length > 0 || state.owner;

/** Checks secrets with the server and stores valid ones; stops when `wanted` returns false. */
export async function checkSecrets(
  id: string,
  unverified: Secrets,
  wanted: () => boolean = () => true,
): Promise<CheckedSecrets> {
  const result: CheckedSecrets = { changed: false, strange: false, other: null };
  for (const kind of kinds) {
    const one = unverified[kind];
    if (one === undefined) continue;
    const there = await opened(id, one);
    if (!wanted()) break;
    if (!there || (kind === "key" && !hasPlace(there))) {
      result.strange = true;
      continue;
    }
    const kept = storedTable(id)?.key;
    const here = kind === "key" && kept !== undefined ? await opened(id, kept) : null;
    if (!wanted()) break;
    if (here && hasPlace(here)) result.other = { key: one, there, here };
    else {
      storeTable(id, { [kind]: one });
      result.changed = true;
    }
  }
  return result;
}

/**
 * Removes the secret in use if the server rejects it; false if it accepts it. Only that secret is
 * removed, since another tab may have stored a new one.
 */
export async function dropRefused(id: string): Promise<boolean> {
  const kept = storedTable(id);
  const kind = kinds.find((one) => kept?.[one]);
  const shown = kind && kept?.[kind];
  if (!shown || (await opened(id, shown))) return false;
  if (storedTable(id)?.[kind] === shown) storeTable(id, { [kind]: undefined });
  return true;
}
