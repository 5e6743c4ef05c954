/** A table whose state the fake server has sent. */
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import type { CoreModule } from "../../src/core/module";
import { storeTable } from "../../src/features/online/tableStore";
import { Connection } from "../../src/features/online/connection";
import { OnlineTable } from "../../src/features/online/onlineTable.svelte";
import type { ServerEvent, TableState } from "../../src/features/online/protocol";
import { realCore, realOnline } from "../core";
import { asSocket, FakeSocket, here, tableState } from "./fakes";

let core: CoreModule;
let online: CoreModule;
const open: OnlineTable[] = [];

/** For the beginning of a test file. */
export function prepareTables(): void {
  beforeAll(async () => {
    [core, online] = await Promise.all([realCore(), realOnline()]);
  });
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    vi.useFakeTimers();
    FakeSocket.all = [];
  });
  afterEach(() => {
    leaveTables();
    vi.useRealTimers();
  });
}

/** A table without a state yet. */
export function openTable(): OnlineTable {
  const table = new OnlineTable("T", core, online, new Connection(asSocket, asSocket));
  open.push(table);
  FakeSocket.last.greet();
  return table;
}
export function sit(state: Partial<TableState> = {}, you = [0]): OnlineTable {
  storeTable("T", { key: "secret" });
  const table = openTable();
  watching({ ...state, you });
  return table;
}
/** As by a change of page or a reload. */
export function leaveTables(): void {
  for (const table of open.splice(0)) table.close();
}

export function watching(state: Partial<TableState>): void {
  const whole = tableState(state);
  const { event, you } = whole;
  FakeSocket.last.say({ ...here, event, you, presence: whole.presence, state: whole });
}
export const tell = (...events: ServerEvent[]) =>
  FakeSocket.last.say({ type: "events", table: "T", events });
export const texts = (table: OnlineTable) => table.game!.state.entries.map((entry) => entry.text);
export const sentMoves = () => FakeSocket.last.of("do").map((message) => message["move"]);

/** The server answers the last request. */
export function answer(type: "done" | "refused", more: object = {}): Promise<unknown> {
  const request = FakeSocket.last.of("do").at(-1)!["request"];
  FakeSocket.last.say({ type, request, table: "T", events: [4, 4], ...more });
  return vi.advanceTimersByTimeAsync(0);
}
