/** Verifiable draws: the commitment, and the cards that follow from a seed. */
import { createHash, createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  cardOf,
  matchesCommitment,
  verifyLots,
  lotsOf,
  seedKey,
  firstWrongDraw,
} from "../../src/features/online/commitment";

const seed = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const bytes = Buffer.from(seed, "hex");

/** According to docs/api.md, with Node's own functions. */
function expected(k: number, cards: [string, number][]): string {
  const copies = cards.sort().flatMap(([card, count]) => Array<string>(count).fill(card));
  const mac = createHmac("sha256", bytes).update(`draw ${k} 0`).digest();
  return copies[Number(mac.readBigUInt64BE(0) % BigInt(copies.length))]!;
}

describe("the server's luck", () => {
  test("was promised with the table's id", async () => {
    const promised = createHash("sha256").update(bytes).update("kq3mZx0aYt-f").digest("hex");
    expect(await matchesCommitment(seed, "kq3mZx0aYt-f", promised)).toBe(true);
    expect(await matchesCommitment(seed, "kq3mZx0aYt-f", promised.toUpperCase())).toBe(true);
    expect(await matchesCommitment(seed, "another", promised)).toBe(false);
    expect(await matchesCommitment(seed.replace("1f", "1e"), "kq3mZx0aYt-f", promised)).toBe(false);
  });

  test("gives the lots for seats that docs/api.md says", async () => {
    const key = await seedKey(seed);
    expect(await lotsOf(key, [0, 1])).toEqual([1, 0]);
    expect(await lotsOf(key, [0, 1, 2, 3])).toEqual([2, 0, 1, 3]);
    expect(await lotsOf(key, [0, 2, 3])).toEqual([3, 0, 2]);
    // Player 0 is now 3, 2 is now 0, and 3 is now 2.
    expect(await verifyLots(seed, [0, 2, 3], [2, 3, 0])).toBe(true);
    expect(await verifyLots(seed, [0, 2, 3], [3, 0, 2])).toBe(false);
    expect(await verifyLots(seed.replace("1f", "1e"), [0, 1, 2, 3], [1, 2, 0, 3])).toBe(false);
  });

  const cards: [string, number][] = [
    ["draw:WB=BW", 2],
    ["draw:BB=WW", 1],
    ["draw:B=W", 4],
  ];

  test("gives each draw its card, by copies, in the order of bytes", async () => {
    const key = await seedKey(seed);
    const drawn = new Set<string>();
    for (let k = 0; k < 40; ++k) {
      const card = await cardOf(key, k, cards);
      expect(card).toBe(expected(k, [...cards]));
      drawn.add(card);
    }
    expect(drawn.size).toBe(3);
  });

  test("a card that is another one is found", async () => {
    const draws = [0, 1, 2, 3].map((k) => ({ cards, drawn: expected(k, [...cards]) }));
    expect(await firstWrongDraw(seed, draws)).toBe(-1);
    draws[2]!.drawn = "draw:none";
    expect(await firstWrongDraw(seed, draws)).toBe(2);
  });
});
