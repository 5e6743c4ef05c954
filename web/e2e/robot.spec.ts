/** The robot plays each variant to its natural end, in wide and narrow windows, and online. */
import { commandFor } from "../robot/options";
import { report, run, type Result } from "../robot/run";
import { runOnline } from "../robot/runOnline";
import { gameOf, variants, type GameName } from "../robot/setup";
import { expect, test } from "./table";

const patience = 10;
// Long games on a busy machine; the robot itself detects a game that is stuck.
test.describe.configure({ timeout: 900_000, retries: 0 });

function expectFine(result: Result, how: { natural: boolean; online: boolean }): void {
  const { seed, variant, width, failure } = result;
  const command = commandFor({ ...how, patience }, seed, variant, width);
  expect(failure === null, failure === null ? "" : report(result, command)).toBe(true);
}

/** Minimum counts of events in a whole game. */
const whatHappens: Record<GameName, [RegExp, number][]> = {
  quoridor: [[/\b[a-i][1-9]\b/g, 8]],
  intercept: [[/\*/g, 1]],
  superpion: [[/[a-p]\d+:[a-p]\d+/g, 10]],
  point: [
    [/\brow:/g, 2],
    [/\buse:/g, 2],
  ],
};

// The longest games first, so that the workers finish together.
for (const [index, variant] of [...variants].reverse().entries()) {
  const width = index % 2 === 0 ? "desktop" : "phone";
  test(`${variant} to its end (${width})`, async ({ browser, baseURL }) => {
    const seed = 1 + index;
    const result = await run(browser, baseURL!, { seed, variant, width, natural: true });
    expectFine(result, { natural: true, online: false });
    for (const [moves, least] of whatHappens[gameOf(variant)])
      expect(result.record.match(moves)?.length ?? 0).toBeGreaterThanOrEqual(least);
  });
}

for (const [seed, variant, width] of [
  [1, "superpion", "desktop"],
  [2, "point-3", "phone"],
  [3, "intercept-teams", "desktop"],
] as const)
  test(`${variant} online, with a server that is killed (${width})`, async ({ browser }) => {
    const result = await runOnline(browser, { seed, variant, width, natural: true });
    expectFine(result, { natural: true, online: true });
  });
