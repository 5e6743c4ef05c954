/** Lots for the seats of a table: how they rearrange what is known by player, and announcements. */
import type { ServerEvent } from "./protocol";

export type LotsEvent = Extract<ServerEvent, { type: "lots" }>;

/** A list by player, reordered after lots have assigned the seats. */
export function byLots<Own>(ofPlayers: Own[], { players }: LotsEvent): Own[] {
  const moved = [...ofPlayers];
  for (const { player, from } of players) moved[player] = ofPlayers[from]!;
  return moved;
}

/** The players that these have become. */
export const playersByLots = (before: number[], { players }: LotsEvent): number[] =>
  before.map((player) => players.find(({ from }) => from === player)?.player ?? player).sort();

/** The events of a batch to announce: lots replace the announcements of who has sat down. */
export const worthSaying = (events: ServerEvent[]): ServerEvent[] =>
  events.some(({ type }) => type === "lots")
    ? events.filter(({ type }) => type !== "seated")
    : events;
