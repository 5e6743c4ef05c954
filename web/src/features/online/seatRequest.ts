/** A request for a place, stored until the server confirms it. */
import { isObject, textOr } from "../../platform/validate";

/** A place: that of an invitation, or a free one. */
export type SeatChoice = { invitation: string } | { player: number };

export type SeatRequest = SeatChoice & {
  /** The request id; for a repeated request the server returns the same place and key. */
  request: string;
  name: string;
  /** The key sent with the request. */
  shown?: string;
};

/** Validates a stored request. */
export function readSeatRequest(value: unknown): SeatRequest | undefined {
  if (!isObject(value)) return undefined;
  const { invitation, player, request, name, shown } = value;
  if (typeof request !== "string" || typeof name !== "string") return undefined;
  const rest = { request, name, ...(typeof shown === "string" ? { shown } : {}) };
  if (textOr(invitation, null) !== null) return { invitation: invitation as string, ...rest };
  return Number.isInteger(player) ? { player: player as number, ...rest } : undefined;
}
