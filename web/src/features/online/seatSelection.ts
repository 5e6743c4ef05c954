/**
 * Requests for a place. A request is stored until it is answered, so that a lost answer does not
 * lose the place.
 */
import type { SeatRequest, SeatChoice } from "./seatRequest";
import { ApiError, sendCommand, newRequestId } from "./api";
import { storeTable, storedTable, secretOf } from "./tableStore";

const unanswered = (error: unknown) => error instanceof ApiError && error.unanswered;

async function ask(id: string, asked: SeatRequest): Promise<void> {
  const { request, shown, ...place } = asked;
  try {
    const done = await sendCommand(id, { do: "take", ...place }, shown, request);
    storeTable(id, { asked: undefined, ...(done.key ? { key: done.key } : {}) });
  } catch (error) {
    if (!unanswered(error)) storeTable(id, { asked: undefined });
    throw error;
  }
}

/** Repeats the stored request, if there is one; true if it succeeds. */
export async function repeatRequest(id: string): Promise<boolean> {
  const asked = storedTable(id)?.asked;
  if (asked) await ask(id, asked);
  return asked !== undefined;
}

/** Repeats a stored request first, since the server may have executed it already. */
export async function takeSeat(id: string, wanted: SeatChoice, name: string): Promise<void> {
  const before = storedTable(id)?.asked;
  try {
    if (before && (await repeatRequest(id))) {
      if (before.name !== name) await sendCommand(id, { do: "rename", name }, storedTable(id)?.key);
      return;
    }
  } catch (error) {
    if (unanswered(error)) throw error;
  }
  const key = storedTable(id)?.key;
  const shown = "invitation" in wanted ? key : secretOf(id);
  const asked: SeatRequest = { ...wanted, name, request: newRequestId(), shown };
  storeTable(id, { asked });
  await ask(id, asked);
}
