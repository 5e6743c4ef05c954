/** Events at an online table: they are announced and do not move the content. */
import type { Page } from "@playwright/test";
import {
  cuttable,
  invitation,
  join,
  leaveAll,
  openTable,
  person,
  sitDown,
  together,
} from "./online";
import { click, expect, moveList, test } from "./table";

const address = () => process.env["TABLIER_ADDRESS"]!;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const offer = async (page: Page) => {
  await button(page, "Offer a draw").click();
  await page.locator("dialog .primary").click();
};

for (const [width, height] of [
  [1280, 860],
  [360, 740],
] as const)
  test(`the board stays where it is, ${width} wide`, async ({ browser }) => {
    const { pages, table } = await together(browser, address(), "quoridor", 2);
    const [host, friend] = pages as [Page, Page];
    const network = await cuttable(friend.context());
    await friend.setViewportSize({ width, height });
    await friend.reload();
    await expect(friend.locator("[data-status=open]")).toBeAttached();
    const board = friend.locator(".board");
    const before = await board.boundingBox();
    const stays = async () => expect(await board.boundingBox()).toEqual(before);

    const spectator = await person(browser, address());
    await spectator.goto(`/t/${table}`);
    await expect(friend.getByText("1 person is looking on")).toBeInViewport();
    await stays();
    await offer(host);
    const offered = friend.locator("[data-offer=draw]");
    await expect(offered).toBeInViewport({ ratio: 1 });
    await stays();
    // A touch meant for the content below an offer does not answer it.
    await expect(offered.locator(".buttons")).toHaveCSS("animation-name", /settle/);
    const under = before!.y + before!.height;
    if (width < 860) expect((await offered.boundingBox())!.y).toBeGreaterThan(under);
    await button(host, "Withdraw").click();
    await expect(friend.getByText("Ada withdraws the offer of a draw.")).toBeInViewport();
    await stays();
    await friend.context().setOffline(true);
    await network.cut();
    await expect(friend.getByText("Connection lost")).toBeInViewport({ ratio: 1 });
    await expect(friend.locator(".presence")).toHaveCount(0); // the others are unknown
    await stays();
    await friend.context().setOffline(false);
    await expect(friend.locator("[data-status=open]")).toBeAttached({ timeout: 30_000 });
    await spectator.context().close();
    await expect(friend.getByText("1 person is looking on")).toHaveCount(0);
    await stays();
    await leaveAll(pages);
  });

test("a rematch that is taken back can be asked for by the other", async ({ browser }) => {
  const { pages } = await together(browser, address(), "quoridor", 2);
  const [host, friend] = pages as [Page, Page];
  await button(host, "Resign").click();
  await button(host, "Yes").click();
  await button(host, "Ask for a rematch").click();
  await expect(button(friend, "Accept")).toBeVisible();
  await button(host, "Withdraw").click();
  await expect(friend.getByText("Ada does not ask for a rematch any more.")).toBeVisible();
  await button(friend, "Ask for a rematch").click();
  await button(host, "Decline").click();
  await expect(friend.getByText("Ada declines the rematch.")).toBeVisible();
  await expect(button(friend, "Ask for a rematch")).toBeDisabled();
  await button(host, "Ask for a rematch").click();
  await button(friend, "Accept").click();
  for (const page of pages) await expect(page.locator(".end")).toHaveCount(0);
  await leaveAll(pages);
});

test("a move that has not arrived is shown as such, and outlives a reload", async ({ browser }) => {
  const host = await person(browser, address());
  let swallowed = true;
  await host.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!swallowed || !String(message).includes('"do":"move"')) server.send(message);
    });
  });
  await openTable(host, "quoridor", { places: ["me", "friend"] });
  const friend = await person(browser, address());
  await join(friend, await invitation(host, 1), "Bob");
  await click(host, "e2");
  await expect(host.getByText("Your move has not reached the server yet.")).toBeInViewport();
  await host.reload();
  await expect(moveList(host)).toHaveText(["e2"]);
  await expect(host.getByText("Your move has not reached the server yet.")).toBeInViewport();
  await expect(moveList(friend)).toHaveCount(0);
  swallowed = false;
  await host.reload();
  await expect(moveList(friend)).toHaveText(["e2"]);
  await expect(host.getByText("Your move has not reached the server yet.")).toHaveCount(0);
  await leaveAll([host, friend]);
});

test("your turn at another table is shown at this one, and comes first in the list", async ({
  browser,
}) => {
  const page = await person(browser, address());
  const tables = page.getByRole("navigation").getByRole("link", { name: "Tables" });
  await openTable(page, "quoridor", { places: [1, "me"] });
  await expect(moveList(page)).toHaveCount(1);
  const second = await openTable(page, "quoridor", { places: ["me", 1] });
  await expect(tables).toHaveAccessibleName("Tables (your turn at 1 other table)");
  await openTable(page, "quoridor", { places: ["me", "friend"] });
  await expect(tables).toHaveAccessibleName("Tables (your turn at 2 other tables)");
  await page.goto("/");
  const mine = page.locator("section", { hasText: "Your tables" }).locator("li");
  await expect(mine).toHaveCount(3);
  await expect(mine.nth(0)).toContainText("your turn");
  await expect(mine.nth(2)).toContainText("waiting for players");
  await page.goto(`/t/${second}`);
  await expect(tables).toContainText("1");
  await tables.click();
  await expect(page.locator("h1")).toHaveText("Online tables");
  await leaveAll([page]);
});

test("the keyboard stays where it was, and who comes is told", async ({ browser }) => {
  const host = await person(browser, address());
  const table = await openTable(host, "quoridor", { places: ["me", "anyone"] });
  await button(host, "Change the name").press("Enter");
  await expect(host.locator(".room input[name=name]")).toBeFocused();
  await button(host, "Cancel").press("Enter");
  await expect(button(host, "Change the name")).toBeFocused();
  const friend = await person(browser, address());
  await sitDown(friend, table, 1, "Bob");
  await expect(host.locator("[data-news]")).toHaveText(
    "Bob has sat down (North). The game has begun. It is your turn.",
  );
  // The player who sits down is not told so, and the focus goes to the board.
  await expect(friend.locator("[data-news]")).toHaveText("The game has begun.");
  await expect(friend.locator(".board :focus")).toHaveCount(1);

  await button(host, "Offer a draw").press("Enter");
  await button(host, "Cancel").press("Enter");
  await expect(button(host, "Offer a draw")).toBeFocused();
  await offer(host);
  const board = (page: Page) => page.locator(".board :focus");
  await expect(board(host)).toHaveCount(1); // the button is disabled
  await button(friend, "Decline").press("Enter");
  await expect(board(friend)).toHaveCount(1);

  // In a background tab the title announces it.
  const look = (state: string) =>
    friend.evaluate((state) => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await look("hidden");
  await click(host, "e2");
  await button(host, "Ask to take back").click();
  await expect(friend).toHaveTitle(/^Take back\? – /);
  await look("visible");
  await expect(friend).toHaveTitle(/^Your turn – /);

  await friend.context().close();
  await expect(host.locator('[data-seat="N"]')).toContainText("Bob · away");
  await leaveAll([host]);
});

test("what is chosen for an online game stays while it is edited", async ({ page }) => {
  await page.goto("/new/quoridor");
  await page.locator('input[name="sitter-1"][value=friend]').check();
  await page.locator("select[name=pace]").selectOption("minutes");
  await page.getByLabel("Minutes for each player").fill("7");
  await page.locator('input[name=variant][value="quoridor-4"]').check();
  await expect(page.getByLabel("Minutes for each player")).toHaveValue("7");
  await page.locator('input[name=variant][value="quoridor"]').check();
  await page.locator("select[name=pace]").selectOption("days");
  const days = page.locator("input[name=days]");
  await days.fill("");
  await expect(days).toBeVisible();
  await days.fill("5");
  await page.locator('input[name=variant][value="quoridor-4"]').check();
  await expect(page.locator('input[name="sitter-3"][value=engine]')).toBeChecked();
  await expect(page.locator('input[name="sitter-1"][value=friend]')).toBeChecked();
  await expect(days).toHaveValue("5");
});

test("the way to one's tables is there once one sits, and fits on a phone", async ({ browser }) => {
  const host = await person(browser, address());
  await openTable(host, "quoridor", { places: ["me", "friend"], name: "A".repeat(40) });
  const friend = await person(browser, address());
  await friend.setViewportSize({ width: 360, height: 740 });
  await join(friend, await invitation(host, 1), "Bob");
  await expect(friend.getByRole("link", { name: "Tables", exact: true })).toBeVisible();
  await button(friend, "Change the name").click();
  await friend.locator("dialog h2").click();
  await expect(friend.locator("dialog")).toBeVisible();
  await friend.mouse.click(180, 5); // outside it
  await expect(friend.locator("dialog")).toHaveCount(0);
  await button(friend, "Resign").click();
  await button(friend, "Yes").click();
  await expect(friend.locator(".end")).toBeVisible();
  for (const path of ["/", "/tables"]) {
    await friend.goto(path);
    await expect(
      friend.locator("li", { hasText: `with ${"A".repeat(40)} · lost · ` }),
    ).toBeVisible();
    const wide = await friend.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
  }
  await leaveAll([host, friend]);
});

test("a game where no WebSocket comes through", async ({ browser }) => {
  const host = await person(browser, address());
  await host.routeWebSocket(/socket/, (socket) => socket.close());
  await openTable(host, "quoridor", { places: ["me", "friend"] });
  const friend = await person(browser, address());
  await join(friend, await invitation(host, 1), "Bob");
  await click(host, "e2");
  await expect(moveList(friend)).toHaveText(["e2"]);
  await click(friend, "e8");
  await expect(moveList(host)).toHaveText(["e2", "e8"]);
  await expect(host.locator("[data-status=open]")).toBeAttached();
  await leaveAll([host, friend]);
});
