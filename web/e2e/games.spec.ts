/** A whole game of each variant, by touching the board. */
import { anything, dice, playOn, type Chooser } from "./anyone";
import { click, expect, moveList, moves, startGame, test } from "./table";

/** Goes for the far side: South up, North down, West right, East left, in turn. */
function racer(seats: string): Chooser {
  let turn = 0;
  return (places) => {
    const seat = seats[turn++ % seats.length];
    const far = (place: string) => {
      const file = place.charCodeAt(0) - 96;
      const rank = Number(place.slice(1));
      return seat === "S" ? rank : seat === "N" ? -rank : seat === "W" ? file : -file;
    };
    return places.reduce((best, place) => (far(place) > far(best) ? place : best));
  };
}

for (const [variant, seats] of [
  ["quoridor", "SN"],
  ["quoridor-4", "SWNE"],
] as const)
  test(`${variant}: people race to the end`, async ({ page }) => {
    await startGame(page, variant, { sitters: [...seats].map(() => "other") });
    await playOn(page, racer(seats));
    await expect(page.locator(".end h2")).toContainText("wins");
    await expect(page.locator(".end")).toContainText("goal");
  });

for (const [variant, rivals] of [
  ["intercept", 1],
  ["intercept-4", 3],
  ["intercept-teams", 3],
] as const)
  test(`${variant}: engines win against anybody`, async ({ page }) => {
    const sitters = ["me" as const, ...Array<number>(rivals).fill(7)];
    await startGame(page, variant, { sitters });
    await playOn(page, anything(dice(7)));
    await expect(page.locator(".end h2")).toContainText("win");
    expect((await moves(page)).some((move) => move.includes("*"))).toBe(true);
  });

for (const [variant, players] of [
  ["superpion", 4],
  ["superpion-teams", 4],
  ["superpion-3", 3],
  ["superpion-2", 2],
  ["superpion-super2", 2],
] as const)
  test(`${variant}: people play until it is counted`, async ({ page }) => {
    const sitters = Array<"other">(players).fill("other");
    await startGame(page, variant, { sitters, options: { quiet_limit: "14" } });
    await playOn(page, anything(dice(players)));
    await expect(page.locator(".end table tr")).toHaveCount(variant === "superpion-3" ? 3 : 4);
    expect((await moves(page)).some((move) => move.includes(":"))).toBe(true);
  });

for (const [variant, players] of [
  ["point", 2],
  ["point-3", 3],
  ["point-4", 4],
  ["point-teams", 4],
] as const)
  test(`${variant}: cards are used until a row is pure or the turns are up`, async ({ page }) => {
    const sitters = ["me" as const, ...Array<number>(players - 1).fill(3)];
    await startGame(page, variant, { sitters, options: { max_turns: "24" } });
    await playOn(page, anything(dice(3)));
    const list = await moves(page);
    expect(list.filter((move) => move.startsWith("row:")).length).toBe(players);
    expect(list.some((move) => move.startsWith("use:"))).toBe(true);
    await expect(page.locator(".end h2")).toHaveText(/win|Draw/);
  });

test("the picture shows what was played", async ({ page }) => {
  await startGame(page, "quoridor", { sitters: ["other", "other"] });
  await click(page, "e2");
  await expect(page.locator('.board svg [data-piece="pawn S"][data-at="e2"]')).toHaveCount(1);
  await expect(moveList(page)).toHaveText(["e2"]);
});
