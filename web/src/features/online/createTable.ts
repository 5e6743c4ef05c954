/** Creates a table on the server from a set-up. */
import { specOf, type Setup } from "../../session/setup";
import { isObject, textOr } from "../../platform/validate";
import { forget, store, stored } from "../../platform/storage";
import { ApiError, makeTable, requestName, type NewTable } from "./api";
import { storeTable } from "./tableStore";
import { rememberName } from "./names";
import type { Created } from "./protocol";

export { wordsOf } from "./api";

/** Choices of an online game beyond those of a local one. */
export interface OnlineChoices {
  name: string;
  /** Days for each turn, instead of the clock of the set-up. */
  days: number | null;
  listed: boolean;
  watch: "open" | "link";
}

/** A place that is not for somebody in this browser. */
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
    // People in this browser all play with its key.
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

/** A table that was asked for, until the server has answered. */
interface PendingTable {
  request: string;
  wanted: NewTable;
}

/** A repeated request after an unanswered one has the same name and gets the same table. */
async function make(wanted: NewTable): Promise<Created> {
  const before = stored<unknown>("making");
  const same = isObject(before) && JSON.stringify(before["wanted"]) === JSON.stringify(wanted);
  const request = textOr(same && before["request"], null) ?? requestName();
  store("making", { request, wanted } satisfies PendingTable);
  try {
    const made = await makeTable(wanted, request);
    forget("making");
    return made;
  } catch (error) {
    if (!(error instanceof ApiError && error.unanswered)) forget("making");
    throw error;
  }
}

/** The new table's id; its secrets are kept. */
export async function createTable(
  setup: Setup,
  guests: (Guest | undefined)[],
  choices: OnlineChoices,
): Promise<string> {
  const wanted = newTable(setup, guests, choices);
  rememberName(wanted.name);
  let made = await make(wanted);
  // SeatRequest for so long ago that its clock has run out, or that it was closed.
  if (made.state.phase === "over" || made.state.phase === "closed") made = await make(wanted);
  storeTable(made.table, {
    key: made.key ?? undefined,
    watchKey: made.watch_key ?? undefined,
    invitations: made.invitations,
    game: wanted.game,
  });
  return made.table;
}
