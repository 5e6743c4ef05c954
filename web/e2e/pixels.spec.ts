/** Rendered pixels: each piece is drawn at its place, and nowhere else. */
import type { Page } from "@playwright/test";
import { click, expect, place, startGame, test } from "./table";

type Colour = [number, number, number];

/** The mean colour at the centre of a place. */
async function colourAt(page: Page, name: string): Promise<Colour> {
  await place(page, name).scrollIntoViewIfNeeded();
  const box = (await place(page, name).boundingBox())!;
  const clip = {
    x: box.x + box.width * 0.35,
    y: box.y + box.height * 0.35,
    width: Math.max(2, box.width * 0.3),
    height: Math.max(2, box.height * 0.3),
  };
  const png = (await page.screenshot({ clip })).toString("base64");
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (c) => c.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d")!;
    context.drawImage(image, 0, 0);
    const pixels = context.getImageData(0, 0, image.width, image.height).data;
    const sum: [number, number, number] = [0, 0, 0];
    for (let i = 0; i < pixels.length; i += 4)
      for (let c = 0; c < 3; ++c) sum[c as 0 | 1 | 2]! += pixels[i + c]!;
    return sum.map((value) => value / (pixels.length / 4)) as [number, number, number];
  }, png);
}

const distance = (a: Colour, b: Colour) => Math.hypot(...a.map((value, i) => value - b[i]!));
const different = 40;
const same = 25;

const people = (count: number) => ({ sitters: Array<"other">(count).fill("other") });

for (const { variant, players, from, to, empty } of [
  { variant: "quoridor", players: 2, from: "e1", to: "e2", empty: "c5" },
  { variant: "intercept", players: 2, from: "c1", to: "c2", empty: "c5" },
  { variant: "superpion", players: 4, from: "d3", to: "d5", empty: "h7" },
])
  test(`${variant}: the piece leaves ${from} and stands on ${to}`, async ({ page }) => {
    await startGame(page, variant, people(players));
    const piece = await colourAt(page, from);
    const ground = await colourAt(page, empty);
    expect(distance(piece, ground)).toBeGreaterThan(different);
    await click(page, from);
    await click(page, to);
    await expect(page.locator("ol.moves button")).toHaveCount(1);
    await page.mouse.move(0, 0);
    expect(distance(await colourAt(page, to), piece)).toBeLessThan(different);
    expect(distance(await colourAt(page, to), ground)).toBeGreaterThan(different);
    expect(distance(await colourAt(page, empty), ground)).toBeLessThan(same);
  });

test("quoridor: a wall is as light as wood where it lies", async ({ page }) => {
  await startGame(page, "quoridor", people(2));
  const groove = await colourAt(page, "c3h");
  const box = (await place(page, "c3h").boundingBox())!;
  await page.mouse.click(box.x + box.width * 0.3, box.y + box.height / 2);
  await page.mouse.move(0, 0);
  const wall = await colourAt(page, "c3h");
  expect(wall[0] - groove[0]).toBeGreaterThan(100);
});

test("point: black and white pawns lie in the order of the row", async ({ page }) => {
  await startGame(page, "point", people(2));
  await page.getByRole("button", { name: "Take this row" }).click();
  for (let i = 1; i <= 12; ++i) {
    const [red] = await colourAt(page, `S${i}`);
    if (i % 2 === 1) expect(red, `S${i} is black`).toBeLessThan(110);
    else expect(red, `S${i} is white`).toBeGreaterThan(170);
  }
});

test("the board seen from the other side shows the same pieces there", async ({ page }) => {
  await startGame(page, "intercept", people(2));
  const before = await colourAt(page, "b13");
  await page.getByRole("button", { name: "Turn the board" }).click();
  expect(distance(await colourAt(page, "b13"), before)).toBeLessThan(same);
});
