/** The rules pages: figures work, tasks can be solved, illegal moves are explained. */
import type { Locator } from "@playwright/test";
import { rules as intercept } from "../src/games/intercept/rules";
import { rules as point } from "../src/games/point/rules";
import { rules as quoridor } from "../src/games/quoridor/rules";
import { rules as superpion } from "../src/games/superpion/rules";
import type { Figure, GameRules } from "../src/games/types";
import { Match } from "../src/core/match";
import { loadCore } from "./core";
import { expect, test, touch } from "./table";

const games: Record<string, GameRules> = { quoridor, intercept, superpion, point };

/** The click path of a move in a figure. */
async function placesOf(figure: Figure, move: string): Promise<string[]> {
  const table = Match.open(await loadCore(), figure.spec, figure.position ?? "");
  for (const one of figure.moves ?? []) table.play(one);
  const found = table.state().moves.find((one) => one.text === move);
  table.close();
  return found!.clicks;
}

/** The row of Point is arranged pawn by pawn. */
async function arrange(within: Locator, row: string): Promise<void> {
  const pawns = within.locator(".row-setup [data-pawn]");
  for (const [i, pawn] of [...row].entries())
    if ((await pawns.nth(i).getAttribute("data-pawn")) !== pawn) await pawns.nth(i).click();
  await within.locator(".row-setup .primary").click();
}

for (const [game, rules] of Object.entries(games)) {
  test(`${game}: every figure can be tried by hand`, async ({ page }) => {
    await page.goto(`/rules/${game}`);
    for (const figure of rules.figures) {
      const shown = page.locator(`figure[id="${figure.id}"]`);
      await shown.scrollIntoViewIfNeeded();
      await expect(shown.locator(".board svg").first()).toBeAttached();
      const solution = figure.solves?.[0];
      if (solution) {
        const places = await placesOf(figure, solution);
        // The board completes a move when only one is left.
        if (solution.startsWith("row:")) await arrange(shown, solution.slice(4));
        else
          for (const place of places) {
            if (await shown.locator(".message.good").isVisible()) break;
            await touch(page, shown, place);
          }
        const done = shown.locator("[data-action=finish]");
        if (await done.isVisible()) await done.click();
        await expect(shown.locator(".message.good"), figure.id).toBeVisible();
        await shown.locator("[data-action=reset]").click();
      }
      for (const refused of figure.refused ?? []) {
        await shown.locator(`[data-refused="${refused.move}"]`).click();
        await expect(shown.locator(".message"), figure.id).toContainText(refused.move);
      }
    }
  });

  test(`${game}: the rulings and the guided game`, async ({ page }) => {
    await page.goto(`/rules/${game}#${rules.rulings.at(-1)!.id}`);
    for (const ruling of rules.rulings)
      await expect(page.locator(`[id="${ruling.id}"]`)).toBeAttached();
    await expect(page.locator(`[id="${rules.rulings.at(-1)!.id}"]`)).toBeInViewport();
    await page.goto(`/learn/${game}`);
    const lesson = page.locator(".lesson");
    const table = Match.open(await loadCore(), rules.lesson.spec, rules.lesson.position ?? "");
    for (const [index, step] of rules.lesson.steps.entries()) {
      await expect(lesson).toContainText(`Step ${index + 1} of`);
      const move = table.state().moves.find((one) => one.text === step.expect[0])!;
      await expect(page.locator("[data-action=show]")).toBeEnabled();
      for (const place of move.clicks) {
        await touch(page, lesson, place);
        // The board completes a move when only one is left; then the reply comes.
        const waits = await page.locator("[data-action=show]").isEnabled();
        const here = (await lesson.innerText()).includes(`Step ${index + 1} of`);
        if (!waits || !here) break;
      }
      const finish = lesson.locator("[data-action=finish]");
      if (await finish.isVisible()) await finish.click();
      table.play(move.text);
      for (const reply of step.replies ?? []) table.play(reply);
    }
    await expect(lesson).toContainText("Well done!");
    table.close();
  });
}
