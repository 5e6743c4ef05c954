/** Card games: the hand and the whole board are visible together, with any number of players. */
import { expect, startGame, test } from "./table";

for (const { device, viewport } of [
  { device: "desktop", viewport: { width: 1280, height: 800 } },
  { device: "phone", viewport: { width: 390, height: 844 } },
  { device: "small phone", viewport: { width: 360, height: 740 } },
])
  test(`the board and one's own cards fit on a ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await startGame(page, "point-4", { sitters: ["me", 1, 1, 1] });
    await page.getByRole("button", { name: "Take this row" }).click();
    const hand = page.locator(".hand .seat.to-move");
    await expect(hand.locator(".card.choice").first()).toBeVisible({ timeout: 60_000 });
    await page.evaluate(() => scrollTo(0, 0));
    const inView = async () => {
      for (const part of [page.locator(".surface"), hand])
        await expect(part).toBeInViewport({ ratio: 1 });
    };
    await inView();
    await hand.locator(".card.choice").first().click();
    await inView();
    await expect(page.locator(".side .seat")).toHaveCount(3);
  });

test("partners share a stripe of their side's colour", async ({ page }) => {
  await startGame(page, "point-teams", { sitters: ["me", 1, 1, 1] });
  const colourOf = (seat: string) =>
    page
      .locator(`.seat[data-seat="${seat}"]`)
      .evaluate((box) => getComputedStyle(box, "::before").background);
  expect(await colourOf("S")).toBe(await colourOf("N"));
  expect(await colourOf("W")).toBe(await colourOf("E"));
  expect(await colourOf("S")).not.toBe(await colourOf("W"));
});
