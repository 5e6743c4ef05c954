/** A request for a place, stored until the server has answered. */
import { isObject, textOr } from "../../platform/validate";

/** A place: one's own by invitation, or a free one. */
export type SeatChoice = { invitation: string } | { player: number };

export type SeatRequest = SeatChoice & {
  /** Under the same name the server gives the same place and key again. */
  request: string;
  name: string;
  /** The key that was shown: names belong to it. */
  shown?: string;
};

/** Undefined where it is nothing that can be asked again. */
export function readSeatRequest(value: unknown): SeatRequest | undefined {
  if (!isObject(value)) return undefined;
  const { invitation, player, request, name, shown } = value;
  if (typeof request !== "string" || typeof name !== "string") return undefined;
  const rest = { request, name, ...(typeof shown === "string" ? { shown } : {}) };
  if (textOr(invitation, null) !== null) return { invitation: invitation as string, ...rest };
  return Number.isInteger(player) ? { player: player as number, ...rest } : undefined;
}
