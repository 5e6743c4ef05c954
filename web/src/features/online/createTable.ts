/** Creates an online table from a set-up. */
import { specOf, type Setup } from "../../session/setup";
import { isObject, textOr } from "../../platform/validate";
import { forget, store, stored } from "../../platform/storage";
import { ApiError, postTable, newRequestId, type NewTable } from "./api";
import { storeTable } from "./tableStore";
import { rememberName } from "./names";
import type { CreatedTable } from "./protocol";

export { errorText } from "./api";

/** Options of an online game that local games do not have. */
export interface OnlineChoices {
  name: string;
  /** Days for each turn; null uses the clock of the set-up. */
  days: number | null;
  listed: boolean;
  watch: "open" | "link";
}

/** A seat for a person at another browser. */
export type Guest = "friend" | "anyone";

export function newTable(
  setup: Setup,
  guests: (Guest | undefined)[],
  choices: OnlineChoices,
): NewTable {
  const { clock } = setup;
  return {
    game: specOf(setup),
    clock: choices.days
      ? `${choices.days}d`
      : clock
        ? `${clock.minutes}+${clock.increment}`
        : "none",
    // All people at this browser use the creator's key.
    players: setup.sitters.map((sitter, player) => {
      const guest = guests[player];
      if (guest) return { kind: guest };
      return sitter.kind === "engine" ? sitter : { kind: "me" };
    }),
    name: choices.name.trim(),
    listed: choices.listed,
    watch: choices.watch,
    ...(setup.position ? { position: setup.position } : {}),
    ...(setup.lots ? { lots: true } : {}),
  };
}

/** A table whose creation the server has not confirmed. */
interface PendingTable {
  request: string;
  wanted: NewTable;
}

/**
 * Creates a table. A repeated call after an unanswered one uses the same request id and gets the
 * same table.
 */
async function make(wanted: NewTable): Promise<CreatedTable> {
  const before = stored<unknown>("making");
  const same = isObject(before) && JSON.stringify(before["wanted"]) === JSON.stringify(wanted);
  const request = textOr(same && before["request"], null) ?? newRequestId();
  store("making", { request, wanted } satisfies PendingTable);
  try {
    const made = await postTable(wanted, request);
    forget("making");
    return made;
  } catch (error) {
    if (!(error instanceof ApiError && error.unanswered)) forget("making");
    throw error;
  }
}

/** Creates a table and stores its keys; the table's id. */
export async function createTable(
  setup: Setup,
  guests: (Guest | undefined)[],
  choices: OnlineChoices,
): Promise<string> {
  const wanted = newTable(setup, guests, choices);
  rememberName(wanted.name);
  let made = await make(wanted);
  // The table of an old request that has ended meanwhile: create another one.
  if (made.state.phase === "over" || made.state.phase === "closed") made = await make(wanted);
  storeTable(made.table, {
    key: made.key ?? undefined,
    watchKey: made.watch_key ?? undefined,
    invitations: made.invitations,
    game: wanted.game,
  });
  return made.table;
}
