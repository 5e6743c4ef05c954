/** Explanations of touches that lead to no legal move. */
import { Match } from "../src/core/match";
import { rules as intercept } from "../src/games/intercept/rules";
import { loadCore } from "./core";
import { click, expect, place, startGame, test, touch } from "./table";

test("a cell too far away is answered as such, and a hint takes the answer's place", async ({
  page,
}) => {
  await startGame(page, "quoridor", { sitters: ["me", "other"] });
  for (const move of ["e2", "e8", "e3", "e7", "e4", "d7", "e5", "d6"]) await click(page, move);
  await click(page, "a7");
  const refusal = page.locator(".refusal");
  await expect(refusal).toContainText("too far from e5");
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(refusal).toHaveText("");
});

test("a click where two walls cross places none before the second click", async ({ page }) => {
  await startGame(page, "quoridor", { sitters: ["me", "other"] });
  const wall = (await place(page, "e4h").boundingBox())!;
  const crossing = [wall.x + wall.width / 2, wall.y + wall.height / 2] as const;
  await page.mouse.click(...crossing);
  await expect(page.locator(".ghost-wall.pending")).toHaveCount(1);
  await expect(page.locator(".board svg [data-wall]")).toHaveCount(0);
  await page.mouse.click(...crossing);
  await expect(page.locator(".board svg [data-wall]")).toHaveCount(1);
});

test("a draw is offered to the engine; the person is not asked for it", async ({ page }) => {
  await startGame(page, "quoridor", { sitters: ["me", 1] });
  await page.getByRole("button", { name: "Offer a draw" }).click();
  await expect(page.getByRole("dialog")).toContainText("The engine decides");
  await expect(page.getByRole("dialog")).not.toContainText("Does every side");
});

test("the result is in view, wherever the page was scrolled to", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await startGame(page, "quoridor-4", { sitters: ["me", "other", "other", "other"] });
  for (let seats = 4; seats > 1; --seats) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole("button", { name: "Resign", exact: true }).click();
    await page.getByRole("button", { name: "Yes" }).click();
  }
  await expect(page.locator(".end")).toBeInViewport({ ratio: 1 });
});

test("the guided game of Intercept names the pieces and says where a turn is ended", async ({
  page,
}) => {
  await page.goto("/learn/intercept");
  await expect(page.locator(".pieces li")).toHaveCount(4);
  const { lesson } = intercept;
  let ended = 0;
  const table = Match.open(await loadCore(), lesson.spec, lesson.position ?? "");
  for (const step of lesson.steps.slice(0, 4)) {
    await expect(page.locator("[data-action=show]")).toBeEnabled();
    const move = table.state().moves.find((one) => one.text === step.expect[0])!;
    await page.locator("[data-action=show]").click();
    const ends = table
      .state()
      .moves.some(
        (one) => one.clicks.length > move.clicks.length && one.text.startsWith(`${move.text}*`),
      );
    const touches = page.locator(".touches");
    if (ends) await expect(touches).toContainText("End the turn here");
    else await expect(touches).not.toContainText("End the turn here");
    for (const one of move.clicks) await touch(page, page.locator(".lesson"), one);
    if (ends) await page.locator("[data-action=finish]").click();
    for (const played of [move.text, ...(step.replies ?? [])]) table.play(played);
    ended += ends ? 1 : 0;
  }
  expect(ended).toBeGreaterThan(0);
  table.close();
});
