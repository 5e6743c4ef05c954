/** Keyboard shortcuts: the dialog, and the switch for single-character ones. */
import { AxeBuilder } from "@axe-core/playwright";
import { click, expect, moveList, startGame, test } from "./table";

test("“?” shows them; single letters can be switched off for good", async ({ page }) => {
  await startGame(page, "quoridor", { sitters: ["me", "other"] });
  await click(page, "e2");
  await page.keyboard.press("u");
  await expect(moveList(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Do again" }).click();

  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard" });
  await expect(list).toBeVisible();
  const report = await new AxeBuilder({ page }).include("dialog").analyze();
  expect(report.violations).toEqual([]);
  await list.getByRole("switch").click();
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);

  for (const reloaded of [false, true]) {
    if (reloaded) await page.reload();
    await expect(moveList(page)).toHaveCount(1);
    for (const key of ["u", "h", "-", "?"]) await page.keyboard.press(key);
    await expect(list).toHaveCount(0);
    await expect(moveList(page)).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Back to the game" })).toHaveCount(0);
  }
  // On a focused board, letters and signs still work.
  await page.locator('.board [data-place="e5"]').focus();
  await page.keyboard.press("w");
  await expect(page.locator(".board .horizontal:focus")).toHaveCount(1);

  await page.getByRole("button", { name: "Keyboard" }).click();
  await list.getByRole("switch").click();
  await list.getByRole("button", { name: "Close" }).click();
  await page.keyboard.press("u");
  await expect(moveList(page)).toHaveCount(0);
});
