/** Sitting down. What was asked for is kept until it is answered: no place is lost with an answer. */
import type { Asked, Wanted } from "./seatRequest";
import { ApiError, command, requestName } from "./api";
import { keepTable, keptTable, keyOf } from "./tableStore";

const unanswered = (error: unknown) => error instanceof ApiError && error.unheard;

async function ask(id: string, asked: Asked): Promise<void> {
  const { request, shown, ...place } = asked;
  try {
    const done = await command(id, { do: "take", ...place }, shown, request);
    keepTable(id, { asked: undefined, ...(done.key ? { key: done.key } : {}) });
  } catch (error) {
    if (!unanswered(error)) keepTable(id, { asked: undefined });
    throw error;
  }
}

/** Asks once more for what was never answered; whether there was something, and one sits now. */
export async function askAgain(id: string): Promise<boolean> {
  const asked = keptTable(id)?.asked;
  if (asked) await ask(id, asked);
  return asked !== undefined;
}

/** What was asked for before comes first: it may be that one sits already. */
export async function sitDown(id: string, wanted: Wanted, name: string): Promise<void> {
  const before = keptTable(id)?.asked;
  try {
    if (before && (await askAgain(id))) {
      if (before.name !== name) await command(id, { do: "rename", name }, keptTable(id)?.key);
      return;
    }
  } catch (error) {
    if (unanswered(error)) throw error;
  }
  const key = keptTable(id)?.key;
  const shown = "invitation" in wanted ? key : keyOf(id);
  const asked: Asked = { ...wanted, name, request: requestName(), shown };
  keepTable(id, { asked });
  await ask(id, asked);
}
