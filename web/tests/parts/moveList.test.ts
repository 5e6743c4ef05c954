/** The list of moves is numbered as records are. */
import { afterEach, expect, test, vi } from "vitest";
import { Table } from "../../src/core/table";
import MoveList from "../../src/parts/MoveList.svelte";
import { Look } from "../../src/state/look.svelte";
import { momentText } from "../../src/parts/lookWords";
import { realCore } from "../core";
import { clear, show } from "./mounted";

vi.mock("../../src/core/engine", () => import("../fakeEngine"));
afterEach(clear);

const record = '[Variant "quoridor-4"]\n\n1. e2 2. b5 3. e8 4. h5 !resign:W 5. e3 6. e7 *\n';

test("departures have no number and count as no turn", async () => {
  const core = await realCore();
  const table = Table.fromRecord(core, record);
  const { entries } = table.state();
  const page = await show(MoveList, {
    entries,
    at: entries.length,
    seatName: (seat: string) => seat,
    ongo: () => {},
  });
  const numbers = [...page.querySelectorAll(".number")].map((one) => one.textContent);
  expect(numbers).toEqual(["1.", "2.", "3.", "4.", "", "5.", "6."]);
  table.close();
});

test("nor has a departure in the words for a moment", async () => {
  const look = new Look(await realCore(), record, 0);
  expect(momentText(look, 4)).toMatch(/^4\. /);
  expect(momentText(look, 5)).not.toMatch(/^\d/);
  expect(momentText(look, 6)).toMatch(/^5\. /);
  look.close();
});
