/** Lots for the seats: drawn at the start of a game, announced and stored. */
import { invitation, join, leaveAll, openTable, person } from "./online";
import { click, expect, moveList, test } from "./table";

const address = () => process.env["TABLIER_ADDRESS"]!;

test("in this browser the lots are told, and stay after a reload", async ({ page }) => {
  await page.goto("/new/quoridor");
  await page.locator('input[name="sitter-1"][value="other"]').check();
  await page.getByLabel("Draw lots for the seats").check();
  await page.locator("button[type=submit]").click();
  const notice = page.locator("[data-lots]");
  await expect(notice).toHaveText(
    /^Lots were drawn: South – (Me, North – Someone here|Someone here, North – Me)\.$/,
  );
  const told = await notice.innerText();
  await page.reload();
  await expect(notice).toHaveText(told);
  await click(page, "e2");
  await expect(moveList(page)).toHaveText(["e2"]);
  await click(page, "e8");
  await expect(moveList(page)).toHaveText(["e2", "e8"]);
  await expect(notice).toHaveCount(0);

  await page.goto("/new/quoridor");
  await expect(page.getByLabel("Draw lots for the seats"), "as last time").toBeChecked();
});

test("at a table of the server everybody plays from the place that was drawn", async ({
  browser,
}) => {
  const ada = await person(browser, address());
  const bob = await person(browser, address());
  // Repeats until lots make the guest begin, which is the case at half of the tables.
  for (let attempt = 0; attempt < 20; ++attempt) {
    const table = await openTable(ada, "quoridor", { places: ["me", "friend"], lots: true });
    await expect(ada.locator(".room")).toContainText("Lots are drawn for the seats");
    await join(bob, await invitation(ada, 1), "Bob");
    const notice = ada.locator("[data-lots]");
    await expect(notice).toHaveText(/^Lots were drawn: /);
    const bobBegins = (await notice.innerText()).includes("South – Bob");
    await expect(notice).toContainText(
      bobBegins ? "South – Bob, North – Ada (you)" : "South – Ada (you), North – Bob",
    );
    await expect(bob.locator("[data-lots]")).toContainText("Bob (you)");
    await (bobBegins ? ada : bob).reload(); // the seat as before
    const [first, second] = bobBegins ? [bob, ada] : [ada, bob];
    await click(first, "e2");
    await expect(moveList(second)).toHaveText(["e2"]);
    await click(second, "e8");
    await expect(moveList(first)).toHaveText(["e2", "e8"]);
    const record = await (await ada.request.get(`/api/v1/tables/${table}/record`)).text();
    expect(record).toContain('[Lots "S+N"]');
    expect(record).toContain(`[South "${bobBegins ? "Bob" : "Ada"}"]`);
    if (bobBegins) break;
  }
  await leaveAll([ada, bob]);
});
