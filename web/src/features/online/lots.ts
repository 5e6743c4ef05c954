/** Lots for the seats of a table: reordering of lists by player, and announcements. */
import type { ServerEvent } from "./protocol";

export type LotsEvent = Extract<ServerEvent, { type: "lots" }>;

/** A list by player, reordered after lots have assigned the seats. */
export function byLots<Own>(ofPlayers: Own[], { players }: LotsEvent): Own[] {
  const moved = [...ofPlayers];
  for (const { player, from } of players) moved[player] = ofPlayers[from]!;
  return moved;
}

/** The player numbers after lots have assigned the seats. */
export const afterLots = (before: number[], { players }: LotsEvent): number[] =>
  before.map((player) => players.find(({ from }) => from === player)?.player ?? player).sort();

/** The events to announce: lots replace the announcements of taken seats. */
export const toAnnounce = (events: ServerEvent[]): ServerEvent[] =>
  events.some(({ type }) => type === "lots")
    ? events.filter(({ type }) => type !== "seated")
    : events;
