/** Animations: moves that follow each other faster than they are animated. */
import type { Page } from "@playwright/test";
import { click, expect, moveList, startGame, test } from "./table";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** The animations that are running. */
const onTheWay = (page: Page) =>
  page
    .locator(".board > svg")
    .first()
    .evaluate((svg) => ({
      ghosts: svg.querySelectorAll("[data-ghost]").length,
      running: svg.getAnimations({ subtree: true }).filter((one) => one.playState === "running")
        .length,
    }));

test("pieces come to rest where they belong, however fast one plays and steps", async ({
  page,
}) => {
  await startGame(page, "quoridor", { sitters: ["me", "other"] });
  for (const to of ["e2", "e8", "e3", "e7", "e4", "e6"]) await click(page, to);
  await expect(moveList(page)).toHaveCount(6);
  for (const key of ["-", "-", "-", "+", "+", "+"]) await page.keyboard.press(key);
  await expect.poll(() => onTheWay(page)).toEqual({ ghosts: 0, running: 0 });
  const pawns = await page
    .locator(".board > svg [data-at]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-at")).sort());
  expect(pawns).toEqual(["e4", "e6"]);
  // The pieces are drawn there as well.
  for (const name of ["e4", "e6"]) {
    const piece = (await page.locator(`.board > svg [data-at="${name}"]`).boundingBox())!;
    const cell = (await page.locator(`.board [data-place="${name}"]`).boundingBox())!;
    expect(piece.x + piece.width / 2).toBeGreaterThan(cell.x);
    expect(piece.x + piece.width / 2).toBeLessThan(cell.x + cell.width);
    expect(piece.y + piece.height / 2).toBeGreaterThan(cell.y - cell.height / 4);
    expect(piece.y + piece.height / 2).toBeLessThan(cell.y + cell.height);
  }
});
