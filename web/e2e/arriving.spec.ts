/** Joining online tables: invitations, links with secrets, lost answers, several devices. */
import type { Page } from "@playwright/test";
import { invitation, join, leaveAll, openTable, person, sitDown, together } from "./online";
import type { CreatedTable } from "../src/features/online/protocol";
import { click, expect, moveList, test } from "./table";

const address = () => process.env["TABLIER_ADDRESS"]!;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const player = (page: Page, number: number) => page.locator(`.room [data-player="${number}"]`);
const problem = (page: Page) => page.locator("p.problem");

async function myLink(page: Page): Promise<string> {
  await page.getByText("Links", { exact: true }).click();
  return page.getByLabel("Your place on another device", { exact: true }).inputValue();
}

/** The server executes commands but its answers are lost, until the returned function is called. */
async function loseAnswers(page: Page): Promise<() => Promise<void>> {
  await page.route("**/commands", async (route) => {
    await route.fetch();
    await route.abort();
  });
  return () => page.unrouteAll({ behavior: "ignoreErrors" });
}

async function fillIn(page: Page, name: string): Promise<void> {
  await page.locator(".join input[name=name]").fill(name);
  await page.locator(".join .primary").click();
}

test("a link that is broken, foreign or another's does not cost one's seat", async ({
  browser,
}) => {
  const { pages, table } = await together(browser, address(), "quoridor", 2);
  const [host, friend] = pages as [Page, Page];
  await friend.goto(`/t/${table}#k=mangled`);
  await expect(problem(friend)).toContainText("The link is not whole");
  await friend.goto(`/t/${table}#k=${"x".repeat(43)}`);
  await expect(problem(friend)).toContainText("not one of this table");
  await expect(friend).toHaveURL(`/t/${table}`);
  const seat = friend.locator('[data-seat="N"]');
  await expect(seat).toContainText("Bob (you)");

  const hosts = await myLink(host);
  await friend.goto(hosts);
  await button(friend, "Stay here").click();
  await friend.reload();
  await expect(seat).toContainText("Bob (you)");
  await friend.goto(hosts);
  await expect(friend.locator("dialog")).toContainText("The link: South. Here: North.");
  await button(friend, "Change to the link’s place").click();
  await expect(friend.locator('[data-seat="S"]')).toContainText("Ada (you)");
  await click(friend, "e2");
  await expect(moveList(host)).toHaveText(["e2"]);
  await leaveAll(pages);
});

test("a rematch that is accepted while one is away is among one's tables", async ({ browser }) => {
  const { pages, table } = await together(browser, address(), "quoridor", 2);
  const [host, friend] = pages as [Page, Page];
  await button(host, "Resign").click();
  await button(host, "Yes").click();
  await button(host, "Ask for a rematch").click();
  await expect(friend.locator("[data-offer=rematch]")).toBeVisible();
  await host.goto("/about");
  await button(friend, "Accept").click();
  await expect(friend).not.toHaveURL(`/t/${table}`);
  await expect(friend.locator(".end")).toHaveCount(0);
  await host.goto("/tables");
  const next = host.locator("li", {
    has: host.locator(`a[href="${new URL(friend.url()).pathname}"]`),
  });
  await expect(next).toContainText("with Bob · Bob to move");
  await next.getByRole("link").click();
  await expect(host.locator('[data-seat="N"]')).toContainText("Ada (you)");
  await leaveAll(pages);
});

test("an invitation that other programs have added to", async ({ browser }) => {
  const host = await person(browser, address());
  const table = await openTable(host, "quoridor-4", { places: ["anyone", "me", "friend", 1] });
  await host.request.post(`/api/v1/tables/${table}/commands`, {
    data: { do: "take", player: 0, name: "Zed" },
  });
  const friend = await person(browser, address());
  const link = `${(await invitation(host, 2)).replace("#", "?fbclid=1#")}.`;
  await friend.goto(link);
  await expect(friend.locator(".join")).toContainText("Ada invites you"); // not the first seated player
  await join(friend, link, "Bob");
  await expect(friend.locator(".board")).toBeVisible();
  await expect(friend).toHaveURL(`/t/${table}`);
  await leaveAll([host, friend]);
});

test("a place is not lost with the answer", async ({ browser }) => {
  const host = await person(browser, address());
  await openTable(host, "quoridor-4", { places: ["me", "friend", "friend", 1] });
  const first = await person(browser, address());
  const second = await person(browser, address());
  await first.goto(await invitation(host, 1));
  await second.goto(await invitation(host, 2));

  const afterwards = await loseAnswers(first);
  await fillIn(first, "Bob");
  await expect(problem(first)).toContainText("does not answer");
  await expect(player(host, 1)).toContainText("Bob");
  await afterwards();
  await first.reload();
  await expect(player(first, 1)).toContainText("Bob (you)");

  // The last player begins the game without knowing it.
  const atLast = await loseAnswers(second);
  await fillIn(second, "Cleo");
  await expect(second.getByText("You are looking on.")).toBeVisible();
  await expect(problem(second)).toContainText("does not answer");
  await atLast();
  await expect(second.locator('[data-seat="N"]')).toContainText("Cleo (you)");
  await expect(problem(second)).toHaveCount(0);
  await leaveAll([host, first, second]);
});

test("one invitation in two tabs, getting up and coming back", async ({ browser }) => {
  const host = await person(browser, address());
  const places = ["me", "friend", "friend", 1] as const;
  const table = await openTable(host, "quoridor-4", { places: [...places], watch: "link" });
  const friend = await person(browser, address());
  const link = await invitation(host, 1);
  const tab = await friend.context().newPage();
  await tab.goto(link);
  await expect(tab.locator(".join")).toContainText("Ada invites you");
  await join(friend, link, "Bob");
  await expect(player(tab, 1)).toContainText("Bob (you)");
  await expect(tab.locator(".join")).toHaveCount(0);

  await button(tab, "Get up").click();
  await expect(player(host, 1)).toContainText("kept for a friend");
  for (const page of [tab, friend]) await expect(page.locator(".join")).toBeVisible();
  await friend.goto(`/t/${table}`);
  await fillIn(friend, "Bob");
  for (const page of [host, friend, tab]) await expect(player(page, 1)).toContainText("Bob");
  await expect(player(tab, 1)).toContainText("(you)");
  await leaveAll([host, friend]);
});

test("a browser that keeps nothing can play", async ({ browser }) => {
  const host = await person(browser, address());
  await openTable(host, "quoridor", { places: ["me", "friend"] });
  const friend = await person(browser, address());
  await friend.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("switched off", "SecurityError");
      },
    }),
  );
  await join(friend, await invitation(host, 1), "Bob");
  await expect(problem(friend)).toContainText("This browser keeps nothing");
  await click(host, "e2");
  await click(friend, "e8");
  await expect(moveList(host)).toHaveText(["e2", "e8"]);
  const link = await myLink(friend);
  await friend.goto("/about"); // a new page without any state
  await friend.goto(link);
  await expect(friend.locator('[data-seat="N"]')).toContainText("Bob (you)");
  await leaveAll([host, friend]);
});

test("who comes too late, or with nothing, is told what to do", async ({ browser }) => {
  const host = await person(browser, address());
  const table = await openTable(host, "quoridor", { places: ["me", "friend"] });
  await expect(host.getByText("Send each friend the link of their invitation")).toBeVisible();
  const link = await invitation(host, 1);
  const guest = await person(browser, address());
  await guest.goto(`/t/${table}`);
  await expect(guest.getByText("ask whoever opened this table for the link")).toBeVisible();
  const friend = await person(browser, address());
  await join(friend, link, "Bob");
  await guest.goto(link);
  await expect(problem(guest)).toContainText("has been used already");
  await expect(guest.getByText("You are looking on.")).toBeVisible();

  for (const wrong of ["/t/", "/t/short", `/t/${table}.`, `/t/nowhere00000#i=${"x".repeat(43)}`]) {
    await guest.goto(wrong);
    await expect(guest.locator("main [role=alert]")).toContainText(/no such table/i);
    await expect(guest.locator(".join")).toHaveCount(0);
  }
  await leaveAll([host, guest, friend]);
});

test("a free place at a table that is for those who have the link", async ({ browser }) => {
  const host = await person(browser, address());
  await openTable(host, "quoridor", { places: ["me", "anyone"], watch: "link" });
  const link = await host.getByLabel("Link to this table", { exact: true }).inputValue();
  const guest = await person(browser, address());
  const late = await person(browser, address());
  await late.goto(link);
  await button(late, "Sit down here (North)").click();
  await sitDown(guest, link.split("/t/")[1]!, 1, "Bob");
  await expect(problem(late)).toContainText("Somebody else has just sat down");
  for (const page of [host, guest]) await expect(page.locator(".board")).toBeVisible();
  await leaveAll([host, guest, late]);
});

test("a table at which nobody sits yet, in the list; the server goes", async ({ browser }) => {
  const page = await person(browser, address());
  const anyone = { kind: "anyone" };
  const made = await page.request.post("/api/v1/tables", {
    data: { game: "quoridor:walls=2", players: [anyone, anyone] },
  });
  const { table } = (await made.json()) as CreatedTable;
  await page.goto("/tables");
  const row = page.locator("li", { has: page.locator(`a[href="/t/${table}"]`) });
  await expect(row).toContainText(
    "Quoridor, two players Walls for each player (2) · no clock · free: South and North",
  );
  await page.context().setOffline(true);
  await expect(page.locator("[data-unheard]")).toContainText("The server does not answer.");
  await expect(row).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(row).toBeVisible();
  await leaveAll([page]);
});

test("a table that the server does not know today keeps its key", async ({ browser }) => {
  const page = await person(browser, address());
  const table = await openTable(page, "quoridor", { places: ["me", 1] });
  const error = { code: "no-such-table", message: "None.", message_fr: "Aucune." };
  await page.route(`**/api/v1/tables/${table}`, (route) =>
    route.fulfill({ status: 404, json: { error } }),
  );
  await page.goto("/tables");
  const mine = page.locator("section", { hasText: "Your tables" });
  await expect(mine).toContainText("cannot be opened");
  await expect(mine.getByRole("button", { name: /^Remove/ })).toBeVisible();
  await page.unroute(`**/api/v1/tables/${table}`);
  await page.reload();
  await expect(mine).toContainText("with Engine 1 · your turn");
  await leaveAll([page]);
});
