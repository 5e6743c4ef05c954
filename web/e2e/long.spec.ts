/** A long session: games are begun and closed without leaks of memory or workers. */
import { injectTraps } from "./faults";
import { click, expect, moveList, place, test } from "./table";

const games = 100;
const page64k = 65_536;

test("a hundred games that are left leave no workers and no memory behind", async ({ page }) => {
  test.setTimeout(400_000);
  await injectTraps(page); // to inspect the memory only
  const developer = await page.context().newCDPSession(page);
  const counts = async () => {
    await developer.send("HeapProfiler.collectGarbage");
    const { nodes, jsEventListeners } = await developer.send("Memory.getDOMCounters");
    const { usedSize } = await developer.send("Runtime.getHeapUsage");
    const memory = await page.evaluate(() => window.injected.memory());
    return { nodes, listeners: jsEventListeners, heap: usedSize, memory };
  };
  await page.goto("/");
  let early = { nodes: 0, listeners: 0, heap: 0, memory: 0 };
  for (let game = 1; game <= games; ++game) {
    await page.locator("[data-play=quoridor]").click();
    await expect(place(page, "e2")).toBeVisible();
    // One third is closed while the engine searches, one third after its answer, one third after a
    // hint.
    await click(page, "e2");
    if (game % 3 !== 0) await expect(moveList(page)).toHaveCount(2);
    if (game % 3 === 1) {
      await page.keyboard.press("h");
      await expect.poll(() => page.workers().length).toBe(2);
    }
    expect(page.workers().length).toBeLessThanOrEqual(2);
    await page.locator(".brand").click();
    await expect(page.locator("[data-play=quoridor]")).toBeVisible();
    if (game === 20) early = await counts();
  }
  await page.locator("[data-play=point]").click();
  await expect(page.locator(".board")).toBeVisible();
  // At most those of the open game.
  await expect.poll(() => page.workers().length).toBeLessThanOrEqual(1);
  await page.locator(".brand").click();
  await expect(page.locator("[data-play=quoridor]")).toBeVisible();
  // One collection does not free everything that can be freed: what is leaked stays in all of them.
  await expect(async () => {
    const late = await counts();
    expect(late.nodes).toBeLessThan(early.nodes * 1.2 + 500);
    expect(late.listeners).toBeLessThan(early.listeners * 1.2 + 100);
    expect(late.heap).toBeLessThan(early.heap * 1.2 + 2_000_000);
    // The freed memory may be fragmented.
    expect(late.memory).toBeLessThanOrEqual(early.memory + 2 * page64k);
  }).toPass({ timeout: 20_000 });
});
