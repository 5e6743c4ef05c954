/**
 * Local games: parts of turns, illegal moves, taking back, hints, results, reload, offline, touch.
 */
import { playOn, anything, dice } from "./anyone";
import { click, expect, moveList, place, startGame, tap, test } from "./table";

const people = (count: number) => ({ sitters: Array<"other">(count).fill("other") });

test("one click plays against the engine, which answers", async ({ page }) => {
  await page.goto("/");
  await page.locator("[data-play=quoridor]").click();
  await click(page, "e2");
  await expect(moveList(page)).toHaveCount(2);
  await expect(page.locator(".status")).toContainText("South to move");
});

test("choosing shows where to go; a refusal says why in one line", async ({ page }) => {
  await startGame(page, "intercept", people(2));
  await click(page, "b1");
  await expect(place(page, "b1")).toHaveClass(/picked/);
  await expect(place(page, "a2")).toHaveClass(/choice/);
  await click(page, "b5");
  await expect(page.locator(".refusal")).toContainText("Not possible:");
  await expect(page.locator(".refusal")).toContainText("b5");
  await click(page, "b1");
  await expect(page.locator(".board .picked")).toHaveCount(0);
});

test("a two-part turn shows what is left and can be taken back before it ends", async ({
  page,
}) => {
  await startGame(page, "intercept", people(2));
  // Bringing a passage pawn and a repos pawn next to the ball would take many turns; here the
  // double turns over and goes up to it.
  await click(page, "g1");
  await page.getByRole("button", { name: "Hollow side up" }).click();
  await expect(moveList(page)).toHaveText(["g1r"]);
  await click(page, "g13");
  await click(page, "g9");
  await expect(page.locator(".board svg [data-lifted]")).toHaveCount(1);
  await page.getByRole("button", { name: "Take back this part" }).click();
  await expect(page.locator(".board svg [data-lifted]")).toHaveCount(0);
  await expect(moveList(page)).toHaveCount(1);
});

test("Superpion's first displacement can be taken back alone", async ({ page }) => {
  await startGame(page, "superpion", people(4));
  await click(page, "d3");
  await click(page, "d5");
  await expect(page.locator(".status")).toContainText("second displacement");
  await page.getByRole("button", { name: "Take back", exact: true }).click();
  await expect(page.locator(".status")).toContainText("first displacement");
  await page.getByRole("button", { name: "Do again" }).click();
  await expect(moveList(page)).toHaveText(["d3-d5"]);
});

test("walls: a preview under the mouse, and why one cannot lie there", async ({ page }) => {
  await startGame(page, "quoridor", people(2));
  await place(page, "c3h").scrollIntoViewIfNeeded();
  const box = (await place(page, "c3h").boundingBox())!;
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height / 2);
  await expect(page.locator(".ghost-wall")).toBeVisible();
  await page.mouse.click(box.x + box.width * 0.4, box.y + box.height / 2);
  await expect(moveList(page)).toHaveText(["c3h"]);
  await expect(page.locator('.board svg [data-wall="c3h"]')).toHaveCount(1);
  const upright = (await place(page, "c3v").boundingBox())!;
  await page.mouse.click(upright.x + upright.width / 2, upright.y + upright.height * 0.3);
  await expect(page.locator(".refusal")).toContainText("c3");
  await expect(moveList(page)).toHaveCount(1);
});

test("walls: at their crossing too, the one that is shown is placed", async ({ page }) => {
  await startGame(page, "quoridor", people(2));
  await place(page, "c3h").scrollIntoViewIfNeeded();
  const box = (await place(page, "c3h").boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const ghost = page.locator(".ghost-wall");
  // Click coordinates are integers, so the point is moved a little to either side.
  for (const [dx, dy] of [
    [0, 0],
    [0.4, 0.1],
    [0.1, 0.4],
    [-0.4, 0.1],
    [0.1, -0.4],
  ] as const) {
    await page.mouse.move(middle.x + dx, middle.y + dy);
    // Where both walls are legal, the first click only previews one.
    await page.mouse.down();
    await page.mouse.up();
    await expect(page.locator(".ghost-wall.pending")).toHaveCount(1);
    await expect(moveList(page)).toHaveCount(0);
    const shown = (await ghost.boundingBox())!;
    await page.mouse.down();
    await page.mouse.up();
    await expect(moveList(page)).toHaveText([shown.width > shown.height ? "c3h" : "c3v"]);
    await page.getByRole("button", { name: "Take back", exact: true }).click();
    await expect(moveList(page)).toHaveCount(0);
  }
});

test("walls: no preview once the keyboard has left the board", async ({ page }) => {
  await startGame(page, "quoridor", people(2));
  await place(page, "c3").focus();
  await page.keyboard.press("w");
  await expect(page.locator(".ghost-wall")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.locator(".ghost-wall")).toHaveCount(0);
});

test("take back goes to one's own last decision against the engine", async ({ page }) => {
  await startGame(page, "quoridor", { sitters: ["me", 1] });
  await click(page, "e2");
  await expect(moveList(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Take back", exact: true }).click();
  await expect(moveList(page)).toHaveCount(0);
  await expect(place(page, "e2")).toHaveClass(/choice/);
});

test("a hint names a move, gives a reason and marks it on the board", async ({ page }) => {
  await startGame(page, "quoridor", { sitters: ["me", 1] });
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".hint")).toContainText(/% to win|wins/);
  await expect(page.locator(".hint")).toContainText(/Then you need \d+ steps, North \d+/);
  await expect(page.locator('.board svg [data-mark="hint"]').first()).toBeAttached();
  await expect(page.locator(".board svg.way circle").first()).toBeVisible();
});

test("resigning, a draw by agreement, a rematch with other seats", async ({ page }) => {
  await startGame(page, "quoridor", { sitters: ["me", "other"] });
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(page.locator(".end h2")).toHaveText("North wins");
  await expect(page.locator(".end p")).toHaveText("resignation"); // the winner is named once
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect(page.locator('[data-seat="N"]')).toContainText("Me");
  await page.getByRole("button", { name: "Offer a draw" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(page.locator(".end h2")).toHaveText("Draw");
});

for (const width of [360, 1280])
  test(`looking back leaves the board where it is, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await startGame(page, "quoridor", people(2));
    for (const cell of ["e2", "e8"]) await click(page, cell);
    await expect(moveList(page)).toHaveCount(2);
    const back = page.getByRole("button", { name: "One move back" });
    await back.scrollIntoViewIfNeeded();
    const heights = async () => [
      (await page.locator(".board").boundingBox())!.y,
      (await back.boundingBox())!.y,
    ];
    const now = await heights();
    await back.click();
    await expect(page.locator(".status")).toHaveText(/^Earlier: move 1\. Now: South to move/);
    await expect(page.locator('[data-seat="S"]')).toHaveClass(/to-move/);
    expect(await heights()).toEqual(now);
    await page.getByRole("button", { name: "Back to the game" }).click();
    await expect(page.locator(".status")).toContainText("South to move");
  });

test("one of four leaves, the others go on", async ({ page }) => {
  await startGame(page, "quoridor-4", people(4));
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(page.locator('[data-seat="S"]')).toContainText("out of the game");
  await expect(page.locator(".status")).toContainText("West to move");
});

test("the picture shows what was played", async ({ page }) => {
  await startGame(page, "quoridor", { sitters: ["other", "other"] });
  await click(page, "e2");
  await expect(page.locator('.board svg [data-piece="pawn S"][data-at="e2"]')).toHaveCount(1);
  await expect(moveList(page)).toHaveText(["e2"]);
});

test("the clock runs and ends a game", async ({ page }) => {
  await page.goto("/new/quoridor");
  await page.clock.install();
  await page.locator('input[name="sitter-1"][value="other"]').check();
  await page.getByLabel("No clock").uncheck();
  await page.getByLabel("Minutes for each player").fill("1");
  await page.getByLabel("Seconds added each turn").fill("0");
  await page.locator("button[type=submit]").click();
  // The clock also runs on meanwhile.
  await expect(page.locator('[data-seat="S"] .clock')).toHaveText(/^(1:00|0:5\d)$/);
  await page.clock.runFor(30_000);
  await expect(page.locator('[data-seat="S"] .clock')).toHaveText(/^0:(30|[12]\d)$/);
  await click(page, "e2");
  await page.clock.runFor(70_000);
  await expect(page.locator(".end")).toContainText("South wins");
  await expect(page.locator(".end")).toContainText("time");
});

test("the board turns to whoever is to move", async ({ page }) => {
  await page.goto("/new/quoridor");
  await page.locator('input[name="sitter-1"][value="other"]').check();
  await page.locator("label", { hasText: "Board" }).locator("select").selectOption("mover");
  await page.locator("button[type=submit]").click();
  const above = async () =>
    (await place(page, "e9").boundingBox())!.y < (await place(page, "e1").boundingBox())!.y;
  await expect.poll(above).toBe(true);
  await place(page, "e2").press("Enter");
  await expect.poll(above).toBe(false);
  await expect(place(page, "e2")).toBeFocused();
});

test("a running game survives a reload and a closed tab", async ({ page, context }) => {
  await startGame(page, "superpion-2", people(2));
  await click(page, "d3");
  await click(page, "d5");
  await page.reload();
  await expect(moveList(page)).toHaveText(["d3-d5"]);
  await expect(page.locator(".status")).toContainText("second displacement");
  await page.close();
  const another = await context.newPage();
  await another.goto("/");
  await another.locator("[data-go-on]").click();
  await expect(moveList(another)).toHaveText(["d3-d5"]);
});

test("the last choice is remembered", async ({ page }) => {
  await startGame(page, "intercept-teams", {
    sitters: ["me", 2, "other", 5],
    options: { bend: "never" },
  });
  await page.goto("/");
  await page.locator("[data-play=intercept]").click();
  await expect(page.locator(".game-title")).toHaveText("Intercept, two teams");
  await expect(page.locator('[data-seat="E"]')).toContainText("Engine 5");
  await page.goto("/new/intercept-teams");
  await expect(page.locator("#option-bend")).toHaveValue("never");
});

test("options that do not fit together are named", async ({ page }) => {
  await page.goto("/new/point");
  await page.locator("details.options summary").click();
  await page.locator("#option-deck").fill("WB=BWW");
  await page.locator("#option-deck").blur();
  await page.locator("button[type=submit]").click();
  await expect(page.locator("[role=alert]")).toContainText("too few cards");
  await page.getByRole("button", { name: "Français" }).click();
  await expect(page.locator("[role=alert]")).toContainText("trop peu de cartes pour 2 joueurs");
  await expect(page.locator('label[for="option-deck"]')).toContainText("Cartes du jeu");
});

test("Point's row: by hand, wrong counts refused, suggested", async ({ page }) => {
  await startGame(page, "point", people(2));
  const take = page.getByRole("button", { name: "Take this row" });
  await page.getByRole("button", { name: "Pawn 1: black" }).click();
  await expect(take).toBeDisabled();
  await page.getByRole("button", { name: "Pawn 2: white" }).click();
  await expect(take).toBeEnabled();
  await take.click();
  await page.getByRole("button", { name: "Suggest one" }).click();
  await expect(page.getByRole("button", { name: "Suggest one" })).toBeEnabled();
  await take.click();
  await expect(moveList(page).nth(0)).toHaveText("row:WBBWBWBWBWBW");
  await expect(moveList(page).nth(1)).toHaveText(/^row:[BW]{12}$/);
});

test("everything works with the network cut, after one visit", async ({ page, context }) => {
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForLoadState("networkidle"); // the list of online tables is not pending
  await context.setOffline(true);
  await page.reload();
  await page.locator("[data-play=quoridor]").click();
  await click(page, "e2");
  await expect(moveList(page)).toHaveCount(2);
  for (const address of ["/rules/point", "/look", "/learn/superpion"]) {
    await page.goto(address);
    await expect(page.locator("main h1").first()).toBeVisible();
  }
});

test("the page can be installed", async ({ page, request, baseURL }) => {
  await page.goto("/");
  const manifest = await (await request.get(`${baseURL}/manifest.webmanifest`)).json();
  expect(manifest.display).toBe("standalone");
  for (const icon of manifest.icons) {
    const answer = await request.get(`${baseURL}${icon.src}`);
    expect(answer.headers()["content-type"]).toContain(icon.type);
  }
});

test.describe("before anything is kept", () => {
  test.use({ serviceWorkers: "block" });

  test("less than 220 kB come before the first move", async ({ page }) => {
    let bytes = 0;
    const client = await page.context().newCDPSession(page);
    await client.send("Network.enable");
    client.on("Network.loadingFinished", (event) => (bytes += event.encodedDataLength));
    await page.goto("/new/quoridor");
    await page.locator('input[name="sitter-1"][value="other"]').check();
    await page.locator("button[type=submit]").click();
    await click(page, "e2");
    await expect(moveList(page)).toHaveText(["e2"]);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThan(220_000);
  });
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("pieces are seen moving and come to rest where they belong", async ({ page }) => {
    // The animation may end before a slow machine looks, so the page records what it moved.
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...how) {
        document.documentElement.dataset["moved"] ??= this.getAttribute("data-at") ?? "";
        return animate.apply(this, how);
      };
    });
    await startGame(page, "superpion-2", people(2));
    await click(page, "d3");
    await click(page, "d5");
    const piece = page.locator('.board svg [data-at="d5"]');
    await expect(page.locator("html")).toHaveAttribute("data-moved", "d5");
    await expect.poll(() => piece.evaluate((element) => element.getAnimations().length)).toBe(0);
    const [cell, drawn] = [await place(page, "d5").boundingBox(), await piece.boundingBox()];
    expect(Math.abs(cell!.x + cell!.width / 2 - (drawn!.x + drawn!.width / 2))).toBeLessThan(4);
  });

  test("a game of captures leaves nothing behind", async ({ page }) => {
    await startGame(page, "superpion-2", { ...people(2), options: { quiet_limit: "20" } });
    await playOn(page, anything(dice(2)));
    await expect(page.locator(".board svg [data-ghost]")).toHaveCount(0);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a whole game by touch, with walls that are confirmed", async ({ page }) => {
    await startGame(page, "quoridor", people(2));
    await place(page, "e3h").scrollIntoViewIfNeeded();
    const box = (await place(page, "e3h").boundingBox())!;
    await page.touchscreen.tap(box.x + box.width * 0.3, box.y + box.height / 2);
    await expect(page.locator(".ghost-wall.pending")).toBeVisible();
    await expect(moveList(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Turn it" }).tap();
    await page.getByRole("button", { name: "Place it here" }).tap();
    await expect(moveList(page).first()).toHaveText(/^[a-h][1-8]v$/);
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
    ])
      await tap(page, cell);
    await expect(page.locator(".end")).toContainText("South wins");
  });

  test("Superpion's small squares can be hit", async ({ page }) => {
    await startGame(page, "superpion-super2", { ...people(2), options: { quiet_limit: "8" } });
    await playOn(page, anything(dice(5)));
    await expect(page.locator(".end table")).toBeVisible();
  });
});
