/** Accessibility: keyboard, screen readers, languages, contrast. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, moveList, startGame, test } from "./table";

const pages = [
  "/",
  "/new/superpion-2",
  "/new/point-teams",
  "/look",
  "/rules",
  "/rules/quoridor",
  "/rules/intercept",
  "/rules/superpion",
  "/rules/point",
  "/learn/quoridor",
  "/learn/intercept",
  "/learn/superpion",
  "/learn/point",
  "/about",
  "/games",
  "/nowhere",
];

/** The dark theme differs from the light one only in colours. */
async function expectNoViolations(page: Page, onlyColours = false): Promise<void> {
  const axe = new AxeBuilder({ page });
  if (onlyColours) axe.withTags(["cat.color"]);
  const { violations } = await axe.analyze();
  const found = violations.map(
    (one) => `${one.id}: ${one.nodes.map((node) => node.html).join(" ")}`,
  );
  expect(found).toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });
    test("no page has a barrier that axe knows", async ({ page }) => {
      for (const address of pages) {
        await page.goto(address);
        await expect(page.locator("main h1").first()).toBeAttached();
        await expectNoViolations(page, colorScheme === "dark");
      }
    });
    for (const variant of ["quoridor-4", "intercept", "superpion", "point"])
      test(`${variant} at the table has none either`, async ({ page }) => {
        const players = variant === "intercept" || variant === "point" ? 2 : 4;
        await startGame(page, variant, { sitters: Array<"other">(players).fill("other") });
        await expectNoViolations(page);
        await page.getByRole("button", { name: "Resign" }).click();
        await expectNoViolations(page);
      });
  });

test("a whole game by keyboard alone, with a wall", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("h1")).toBeVisible();
  // From the top of the page to the set-up of Quoridor.
  const press = async (key: string, times = 1) => {
    for (let i = 0; i < times; ++i) await page.keyboard.press(key);
  };
  const tabTo = async (name: string) => {
    for (let i = 0; i < 60; ++i) {
      await page.keyboard.press("Tab");
      const label = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return "";
        return element.getAttribute("aria-label") ?? element.textContent;
      });
      if (label?.includes(name)) return;
    }
    throw new Error(`Tab never came to ${name}`);
  };
  await tabTo("Choose players and rules");
  await press("Enter");
  await expect(page.getByRole("heading", { name: "Quoridor" })).toBeVisible();
  // The second player becomes a person: the radio group after South's.
  await page.locator('input[name="sitter-1"]:checked').focus();
  await press("ArrowLeft");
  await expect(page.locator('input[name="sitter-1"][value="other"]')).toBeChecked();
  await tabTo("Start the game");
  await press("Enter");
  await expect(page.locator(".board")).toBeVisible();
  await expect(page.locator("main")).toBeFocused();
  const live = page.locator("[data-live]");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-place"));
  const goTo = async (cell: string) => {
    for (let i = 0; i < 30 && (await focused()) === null; ++i) await press("Tab");
    for (let i = 0; i < 40; ++i) {
      const at = (await focused())!;
      if (at === cell) return;
      const dx = cell.charCodeAt(0) - at.charCodeAt(0);
      const dy = Number.parseInt(cell.slice(1)) - Number.parseInt(at.slice(1));
      await press(dx > 0 ? "ArrowRight" : dx < 0 ? "ArrowLeft" : dy > 0 ? "ArrowUp" : "ArrowDown");
    }
    throw new Error(`the focus is on ${await focused()}, not on ${cell}`);
  };
  // South sets a wall: W goes to the walls, R turns them.
  await goTo("e1");
  await press("w");
  await expect.poll(focused).toMatch(/h$/);
  await press("r");
  await expect.poll(focused).toMatch(/v$/);
  await press("Enter");
  await expect(moveList(page).first()).toHaveText(/v$/);
  await press("w");
  // Both walk along their files; South meets the other's pawn and jumps.
  for (const cell of [
    "d9",
    "e2",
    "c9",
    "e3",
    "b9",
    "e4",
    "a9",
    "e5",
    "a8",
    "e6",
    "a7",
    "e7",
    "a6",
    "e8",
    "a5",
    "e9",
  ]) {
    await goTo(cell);
    await press("Enter");
    await expect(live).toContainText(cell);
  }
  await expect(page.locator(".end")).toBeVisible();
  await expect(live).toContainText("South wins");
});

test("a screen reader is told the moves, the places and the whole board", async ({ page }) => {
  await startGame(page, "intercept", { sitters: ["other", "other"] });
  await expect(page.locator('[data-place="g1"]')).toHaveAccessibleName(
    /g1: double, flat side up of South.*Arrivée of South.*possible/,
  );
  await expect(page.locator('[data-place="g7"]')).toHaveAccessibleName(/the ball/);
  await page.locator('[data-place="b1"]').focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-live]")).toContainText("South: b1-b2.");
  await page.getByText("The board in words").click();
  await expect(page.locator("details dl")).toContainText("b2 flat pawn");
});

test.describe("in French", () => {
  test.use({ locale: "fr-FR" });
  test("the browser's language comes first, and a switch is kept", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await startGame(page, "superpion-3", { sitters: ["other", "other", "other"] });
    await expect(page.locator(".status")).toContainText("Bleu");
    for (const address of pages) {
      await page.goto(address);
      await expect(page.locator("main h1").first()).toBeAttached();
      // Option values are the same in all languages: "(player)".
      const text = (await page.locator("body").innerText()).replace(/ \([a-z]+\)/g, "");
      expect(text).not.toMatch(/\b(the|with|your|player|players)\b/i);
    }
    await page.getByRole("button", { name: "English" }).click();
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  test("nothing is wider than the screen", async ({ page }) => {
    for (const address of pages) {
      await page.goto(address);
      await expect(page.locator("main h1").first()).toBeAttached();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        address,
      ).toBeLessThanOrEqual(360);
    }
    for (const variant of ["quoridor", "intercept-4", "superpion", "point-4"]) {
      await startGame(page, variant);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        variant,
      ).toBeLessThanOrEqual(360);
    }
    // In landscape the whole board fits.
    await page.setViewportSize({ width: 740, height: 360 });
    await startGame(page, "quoridor");
    expect((await page.locator(".board").boundingBox())!.height).toBeLessThan(360);
  });
});
