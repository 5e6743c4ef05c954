/** Online games: several browsers and a real server, with failures between them. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { anything, dice, playOn, playTogether } from "./anyone";
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
import type { CreatedTable } from "../src/features/online/protocol";
import { Server } from "./server";
import { click, expect, moveList, moves, place, test } from "./table";

const address = () => process.env["TABLIER_ADDRESS"]!;
const status = (page: Page) => page.locator("[data-status]");
const connected = (page: Page) =>
  expect(status(page)).toHaveAttribute("data-status", "open", { timeout: 30_000 });
const total = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

for (const [variant, players, options] of [
  ["quoridor", 2, { size: "5", walls: "1", max_turns: "40" }],
  ["intercept", 2, { max_turns: "16" }],
  ["superpion", 4, {}],
  ["point", 2, { max_turns: "16" }],
] as const)
  test(`${variant}: a game with a reload, cuts, a restart and somebody who looks on`, async ({
    browser,
  }) => {
    const server = new Server();
    await server.start();
    const { pages, table } = await together(browser, server.address, variant, players, { options });
    const spectator = await person(browser, server.address);
    await spectator.goto(`/t/${table}`);
    await expect(spectator.getByText("You are looking on.")).toBeVisible();
    await expect(pages[0]!.getByText("1 person is looking on")).toBeVisible();
    const everybody = [...pages, spectator];
    /** Waits until all have received the last move. */
    const sameEverywhere = () =>
      expect(async () => {
        const expected = await moves(pages[0]!);
        for (const page of everybody) expect(await moves(page)).toEqual(expected);
      }).toPass({ timeout: 15_000 });
    const random = anything(dice(players + variant.length));

    await playTogether(pages, random, 6);
    await pages[1]!.reload();
    await connected(pages[1]!);
    await playTogether(pages, random, 4);
    await sameEverywhere();

    // One browser is offline while the others play on.
    await pages[0]!.context().setOffline(true);
    await expect(status(pages[0]!)).toContainText("Connection lost");
    await pages[0]!.context().setOffline(false);
    await connected(pages[0]!);
    await playTogether(pages, random, 4);

    // The server is killed; confirmed moves are on its disk.
    await server.stop("SIGKILL");
    for (const page of everybody) await expect(status(page)).toContainText("Connection lost");
    await server.start();
    for (const page of everybody) await connected(page);
    await playTogether(pages, random, 4);

    await server.stop();
    await expect(status(spectator)).toContainText(/restarting|lost/);
    await server.start();
    for (const page of everybody) await connected(page);
    // Superpion takes long to end: all but one resign.
    const long = variant === "superpion";
    await playTogether(pages, random, long ? 8 : undefined);
    for (const page of long ? pages.slice(1) : []) {
      await button(page, "Resign").click();
      await page.locator("dialog .primary").click();
    }
    for (const page of everybody) await expect(page.locator(".end h2")).toHaveText(/win|lose|Draw/);
    await sameEverywhere();
    await leaveAll(everybody);
    await server.end();
  });

test("a move made without a network arrives when it is back", async ({ browser }) => {
  const host = await person(browser, address());
  const network = await cuttable(host.context());
  await openTable(host, "quoridor", { places: ["me", "friend"] });
  const friend = await person(browser, address());
  await join(friend, await invitation(host, 1), "Bob");
  await expect(place(host, "e2")).toHaveClass(/choice/);
  await host.context().setOffline(true);
  await network.cut();
  await click(host, "e2");
  await expect(moveList(host)).toHaveText(["e2"]);
  await expect(moveList(friend)).toHaveCount(0);
  await host.context().setOffline(false);
  await expect(moveList(friend)).toHaveText(["e2"]);
  await connected(host);
  await click(friend, "e8");
  await expect(moveList(host)).toHaveText(["e2", "e8"]);
  await leaveAll([host, friend]);
});

test("an invitation is good once, and leaves no secret in the address", async ({ browser }) => {
  const host = await person(browser, address());
  const table = await openTable(host, "quoridor-4", {
    places: ["me", "friend", "friend", 1],
    options: { size: "5", walls: "1" },
  });
  const link = await invitation(host, 1);
  const friend = await person(browser, address());
  await friend.goto(link);
  await expect(friend.locator(".join")).toContainText("Ada invites you");
  for (const part of [".join", ".room"])
    await expect(friend.locator(part)).toContainText(
      "Rules options: Size of the board (5), Walls for each player (1)",
    );
  await expect(friend).toHaveURL(`/t/${table}`);
  await friend.reload(); // the invitation is stored until it is used
  await friend.locator(".join input[name=name]").fill("<i>Bob</i>");
  await friend.locator(".join .primary").click();
  await expect(host.locator('[data-player="1"]')).toContainText("<i>Bob</i>");
  const other = await person(browser, address());
  await other.goto(link);
  await expect(other.locator("[role=alert]")).toContainText("invitation");
  await expect(other.locator(".join")).toHaveCount(0);
  await expect(other.locator('[data-player="1"]')).toContainText("<i>Bob</i>");
  await leaveAll([host, friend, other]);
});

test("one free place, and two who want it", async ({ browser }) => {
  const host = await person(browser, address());
  const table = await openTable(host, "quoridor", { places: ["me", "anyone"], name: "Racer" });
  const rivals = [await person(browser, address()), await person(browser, address())];
  // Neither receives the other's offer before both have sent theirs.
  let asked = 0;
  let bothAsked = () => {};
  const both = new Promise<void>((resolve) => (bothAsked = resolve));
  for (const page of rivals) {
    await page.route("**/commands", async (route) => {
      if (++asked === rivals.length) bothAsked();
      await both;
      await route.continue();
    });
    await page.goto("/");
    const row = page.locator("li", { hasText: "with Racer" }).first();
    await row.getByRole("link", { name: "Go there" }).click();
    await expect(page).toHaveURL(`/t/${table}`);
    await button(page, "Sit down here (North)").click();
    await page.locator(".room input[name=name]").fill("Rival");
  }
  await Promise.all(rivals.map((page) => button(page, "Sit down").click()));
  for (const page of rivals) await expect(page.locator(".board")).toBeVisible();
  const alerts = total(await Promise.all(rivals.map((page) => page.locator("p.problem").count())));
  expect(alerts).toBe(1);
  const watching = async () =>
    total(await Promise.all(rivals.map((page) => page.getByText("You are looking on.").count())));
  await expect.poll(watching).toBe(1); // the other player learns first that the game begins
  await leaveAll([host, ...rivals]);
});

test("two tabs on one seat, and the seat on another device", async ({ browser }) => {
  const { pages, table } = await together(browser, address(), "quoridor", 2);
  const [host, friend] = pages as [Page, Page];
  const tab = await host.context().newPage();
  await tab.goto(`/t/${table}`);
  await click(tab, "e2");
  await expect(moveList(host)).toHaveText(["e2"]);
  await click(friend, "e8");
  await expect(moveList(host)).toHaveCount(2);
  await click(host, "e3");
  await expect(moveList(tab)).toHaveText(["e2", "e8", "e3"]);
  await host.getByText("Links", { exact: true }).click();
  const mine = await host.getByLabel("Your place on another device", { exact: true }).inputValue();
  const device = await person(browser, address());
  await device.goto(mine);
  await expect(device).toHaveURL(`/t/${table}`);
  await expect(moveList(device)).toHaveCount(3);
  await click(friend, "e7");
  await expect(moveList(device)).toHaveCount(4);
  await click(device, "e4");
  await expect(moveList(host)).toHaveText(["e2", "e8", "e3", "e7", "e4"]);
  await leaveAll([...pages, device]);
});

test("draws, taking back, resigning, rematches: offered, declined, accepted", async ({
  browser,
}) => {
  const { pages } = await together(browser, address(), "quoridor", 2, { clock: [10, 5] });
  const [host, friend] = pages as [Page, Page];
  await click(host, "e2");
  await expect(friend).toHaveTitle(/^Your turn – /);
  await button(host, "Ask to take back").click();
  await expect(friend.locator("[data-offer=back]")).toContainText(
    "Ada would like to take back their last turn, and all since.",
  );
  await expect(host.locator(".board :focus")).toHaveCount(1); // the button is disabled
  await expect(host.locator("[data-offer=back]")).toContainText("You have asked");
  await button(friend, "Decline").click();
  await expect(host.getByText("Bob does not want the turn taken back.")).toBeVisible();
  await expect(button(host, "Ask to take back")).toBeDisabled(); // not twice in a row
  await expect(button(host, "Ask to take back")).toHaveAttribute("title", /after the next move/);
  await click(friend, "e8");
  await expect(moveList(host)).toHaveText(["e2", "e8"]);
  await expect(host.getByText("Bob does not want the turn taken back.")).toHaveCount(0);
  await button(host, "Ask to take back").click();
  await button(friend, "Accept").click();
  for (const page of pages) await expect(moveList(page)).toHaveCount(0);
  await expect(host.getByText("The turn was taken back.")).toBeVisible();
  await expect(host).toHaveTitle(/^Your turn – /);
  await expect(host.locator(".status")).toContainText("Your turn · South to move");
  await expect(friend.locator(".status")).toContainText("Ada · South to move");
  await click(host, "d1");
  await expect(friend.locator(".status")).toContainText("Your turn");
  await button(friend, "One move back").click();
  await expect(friend.locator(".status")).toContainText("Before the first move. Your turn");
  await expect(friend.locator('[data-seat="N"]')).toHaveClass(/to-move/);
  await button(friend, "Back to the game").click();
  await expect(moveList(friend)).toHaveText(["d1"]);

  await button(host, "Offer a draw").click();
  await host.locator("dialog .primary").click();
  await button(host, "Withdraw").click();
  await expect(friend.locator("[data-offer=draw]")).toHaveCount(0);
  await click(friend, "e8");
  await expect(moveList(host)).toHaveText(["d1", "e8"]);
  await button(host, "Offer a draw").click();
  await host.locator("dialog .primary").click();
  await button(host, "Resign").click(); // unanswered when the game ends
  await button(friend, "Accept").click();
  for (const page of pages) await expect(page.locator(".end h2")).toHaveText("Draw");
  await expect(host.locator("dialog")).toHaveCount(0);

  await button(host, "Ask for a rematch").click();
  await button(friend, "Accept").click();
  for (const page of pages) await expect(page.locator(".end")).toHaveCount(0);
  expect(host.url()).toBe(friend.url());
  await expect(friend.locator('[data-seat="S"]')).toContainText("Bob (you)");
  await click(friend, "e2");
  await expect(moveList(host)).toHaveText(["e2"]);
  await button(host, "Resign").click();
  await button(host, "Yes").click();
  await expect(host.locator(".end h2")).toHaveText("You lose");
  await expect(friend.locator(".end h2")).toHaveText("You win");
  for (const page of pages)
    await expect(page.locator(".end p")).toHaveText("South wins: resignation");
  await expect(friend.locator("[data-live]")).toHaveText(
    "North: resigns. You win. South wins: resignation",
  );

  const [file] = await Promise.all([
    host.waitForEvent("download"),
    button(host, "Save record").click(),
  ]);
  expect(file.suggestedFilename()).toBe("quoridor.rec");
  await button(host, "Look back at it").click();
  await expect(host).toHaveURL(/\/look/);
  await expect(moveList(host).first()).toHaveText("e2");
  await leaveAll(pages);
});

test("an engine at an online table, and the tables one has", async ({ browser }) => {
  const page = await person(browser, address());
  await openTable(page, "quoridor", { places: ["me", 1], clock: 3 });
  await click(page, "e2");
  await expect(moveList(page)).toHaveCount(2);
  await expect(page.locator('[data-seat="N"]')).toContainText("Engine 1");
  await expect(page.locator('[data-seat="S"] .clock')).toHaveText(/^[23] d \d\d:\d\d$/);
  await button(page, "Ask to take back").click();
  await expect(moveList(page)).toHaveCount(0);
  await page.goto("/");
  const mine = page.locator("section", { hasText: "Your tables" });
  await expect(mine).toContainText("with Engine 1 · your turn");
  await expect(page.getByRole("link", { name: "Tables (your turn at 1 table)" })).toBeVisible();
  await mine.getByRole("link", { name: "Go on" }).click();
  await expect(page.locator(".board")).toBeVisible();
  await leaveAll([page]);
});

test("a clock that has run out ends the game for everybody", async ({ browser }) => {
  const pages = [await person(browser, address()), await person(browser, address())] as const;
  // A clock shorter than the page offers.
  const made = await pages[0].request.post("/api/v1/tables", {
    data: { game: "quoridor", clock: "0+15", players: [{ kind: "me" }, { kind: "friend" }] },
  });
  const { table, key, invitations } = (await made.json()) as CreatedTable;
  await pages[0].goto(`/t/${table}#k=${key}`);
  await expect(pages[0].locator(".room")).toContainText("Clock: 15 s for each turn");
  await join(pages[1], `/t/${table}#i=${invitations[1]}`, "Bob");
  await expect(pages[1].locator('[data-seat="S"] .clock')).toHaveText(/^0:(1[0-4]|0\d)$/);
  await expect(pages[1].locator('[data-seat="N"] .clock')).toHaveText("0:15");
  for (const [page, words] of [
    [pages[0], "You lose"],
    [pages[1], "You win"],
  ] as const)
    await expect(page.locator(".end h2")).toHaveText(words, { timeout: 60_000 });
  await expect(pages[0].locator(".end")).toContainText("time");
  for (const page of pages) {
    await expect(page.locator('[data-seat="S"] .clock')).toHaveText("0:00.0");
    await expect(page.locator('[data-seat="N"] .clock')).toHaveText("0:15");
    await expect(page.locator("[data-live]")).toContainText("South: time is up.");
  }
  await leaveAll([...pages]);
});

test("somebody who does not move for a week", async ({ browser }) => {
  const { pages, table } = await together(browser, address(), "quoridor", 2, {});
  await click(pages[0]!, "e2");
  await expect(moveList(pages[1]!)).toHaveText(["e2"]);
  await expect(button(pages[0]!, "Go on without them")).toHaveCount(0);
  // The page's clock is set a week ahead, the server's is not.
  const week = 7 * 24 * 3600 * 1000;
  await pages[0]!.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) =>
      socket.send(
        String(message).replace(/"changed":(\d+)/, (_, time) => `"changed":${Number(time) - week}`),
      ),
    );
  });
  await pages[0]!.goto(`/t/${table}`);
  await expect(pages[0]!.getByText("Bob has not moved for more than a week.")).toBeVisible();
  await button(pages[0]!, "Go on without them").click();
  await button(pages[0]!, "Yes").click();
  await expect(pages[0]!.locator(".problem")).toContainText("may still be thinking");
  await leaveAll(pages);
});

test("a table only for those who have the link", async ({ browser }) => {
  const host = await person(browser, address());
  const table = await openTable(host, "quoridor", { places: ["me", "friend"], watch: "link" });
  const link = await invitation(host, 1);
  await host.getByText("Links", { exact: true }).click();
  const watch = await host.getByLabel("Link for looking on", { exact: true }).inputValue();
  const stranger = await person(browser, address());
  await stranger.goto(`/t/${table}`);
  await expect(stranger.locator("main [role=alert]")).toBeVisible();
  await expect(stranger.getByText("the address alone is not enough")).toBeVisible();
  await stranger.goto(watch);
  await expect(stranger.locator(".room")).toContainText("Ada");
  const friend = await person(browser, address());
  await join(friend, link, "Bob");
  for (const page of [host, friend, stranger]) await expect(page.locator(".board")).toBeVisible();
  await leaveAll([host, stranger, friend]);
});

test("a table that is cancelled, one that does not exist", async ({ browser }) => {
  const host = await person(browser, address());
  const table = await openTable(host, "quoridor", { places: ["me", "anyone"] });
  const guest = await person(browser, address());
  await guest.goto(`/t/${table}`);
  await button(host, "Cancel the table").click();
  await button(host, "Yes").click();
  for (const page of [host, guest])
    await expect(page.getByText("This table was cancelled")).toBeVisible();
  await guest.goto("/t/nowhere00000");
  await expect(guest.locator("main [role=alert]")).not.toBeEmpty();
  await leaveAll([host, guest]);
});

test("before the game: another name, and getting up makes the place free again", async ({
  browser,
}) => {
  const host = await person(browser, address());
  const table = await openTable(host, "quoridor-4", { places: ["me", "anyone", "anyone", 1] });
  const guest = await person(browser, address());
  await sitDown(guest, table, 1, "Bob");
  await expect(host.locator('[data-player="1"]')).toContainText("Bob");
  await button(guest, "Change the name").click();
  await guest.locator('[data-player="1"] input[name=name]').fill("Robert");
  await button(guest, "Change the name").click();
  await expect(host.locator('[data-player="1"]')).toContainText("Robert");
  await button(guest, "Get up").click();
  await expect(host.locator('[data-player="1"]')).toContainText("free");
  await expect(guest.locator('[data-player="1"]')).toContainText("free");
  await expect(guest.getByRole("alert")).toHaveCount(0);
  await sitDown(guest, table, 1, "Rob");
  await expect(host.locator('[data-player="1"]')).toContainText("Rob");
  await leaveAll([host, guest]);
});

test("Point's cards can be checked after the game", async ({ browser }) => {
  const page = await person(browser, address());
  const options = { max_turns: "12" };
  const table = await openTable(page, "point", { places: ["me", 1], options });
  await expect(page.getByText("Were the cards drawn fairly?")).toBeVisible();
  await playOn(page, anything(dice(4)));
  await button(page, "Check it").click();
  await expect(page.getByText("This browser had noted the promise")).toBeVisible();
  await expect(page.getByText("The server has kept its promise")).toBeVisible();
  await expect(page.getByText(/All \d+ draws are the ones/)).toBeVisible();

  // A commitment counts only if it was seen before the end.
  const late = await person(browser, address());
  await late.goto(`/t/${table}`);
  await button(late, "Check it").click();
  await expect(late.getByText("This browser did not see the promise")).toBeVisible();
  await page.evaluate((id) => {
    const kept = JSON.parse(localStorage.getItem("tablier.tables")!);
    kept[id].commitment = "0".repeat(64);
    localStorage.setItem("tablier.tables", JSON.stringify(kept));
  }, table);
  await page.reload();
  await button(page, "Check it").click();
  await expect(page.getByText("This browser had noted another promise")).toBeVisible();
  await leaveAll([page, late]);
});

test("online pages have no barrier that axe knows, in French and on a phone", async ({
  browser,
}) => {
  const axe = async (page: Page) => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([]);
  };
  const host = await person(browser, address());
  await openTable(host, "quoridor", { places: ["me", "friend"], clock: [10, 5] });
  const link = await invitation(host, 1);
  await axe(host);
  const context = await browser.newContext({
    baseURL: address(),
    locale: "fr-FR",
    viewport: { width: 360, height: 740 },
    colorScheme: "dark",
  });
  const friend = await context.newPage();
  await friend.goto(link);
  await expect(friend.locator(".join h2")).toHaveText("Une invitation pour vous");
  await axe(friend);
  await friend.locator(".join .primary").click();
  await expect(friend.locator(".board")).toBeVisible();
  await button(host, "Offer a draw").click();
  await host.locator("dialog .primary").click();
  await expect(friend.locator("[data-offer=draw]")).toContainText("propose la nulle");
  await axe(host);
  await axe(friend);
  const wide = () => friend.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide()).toBeLessThanOrEqual(360);
  await friend.goto("/tables");
  await expect(friend.locator("h1")).toHaveText("Tables en ligne");
  await axe(friend);
  expect(await wide()).toBeLessThanOrEqual(360);
  await leaveAll([host, friend]);
});
