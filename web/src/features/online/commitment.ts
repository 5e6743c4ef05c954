/** Verification of a finished game's cards and lots against the server's commitment (docs/api.md). */

export interface Draw {
  /** The cards that could be drawn, with their numbers of copies. */
  cards: [string, number][];
  drawn: string;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Whether the seed matches the commitment that was published before the first draw. */
export async function matchesCommitment(
  seed: string,
  table: string,
  commitment: string,
): Promise<boolean> {
  const promised = new Uint8Array([...bytesOfHex(seed), ...bytesOf(table)]);
  return hexOf(await crypto.subtle.digest("SHA-256", promised)) === commitment.toLowerCase();
}

/** A uniform number below `bound`, derived from the seed and the name of the draw. */
async function numberOf(key: CryptoKey, name: string, bound: number): Promise<number> {
  const limit = (2n ** 64n / BigInt(bound)) * BigInt(bound);
  for (let i = 0; ; ++i) {
    const mac = await crypto.subtle.sign("HMAC", key, bytesOf(`${name} ${i}`));
    const x = new DataView(mac).getBigUint64(0);
    if (x < limit) return Number(x % BigInt(bound));
  }
}

/** The card of draw number `k`, derived from the seed. */
export async function cardOf(
  key: CryptoKey,
  k: number,
  cards: [string, number][],
): Promise<string> {
  const sorted = [...cards].sort(([a], [b]) => (a < b ? -1 : 1));
  const copies = sorted.reduce((sum, [, count]) => sum + count, 0);
  let copy = await numberOf(key, `draw ${k}`, copies);
  return sorted.find(([, count]) => (copy -= count) < 0)![0];
}

/** The permutation of places that the seed's lots give. */
export async function lotsOf(key: CryptoKey, places: number[]): Promise<number[]> {
  const drawn = [...places];
  for (let left = drawn.length; left > 1; --left) {
    const other = await numberOf(key, `lots ${left}`, left);
    [drawn[left - 1], drawn[other]] = [drawn[other]!, drawn[left - 1]!];
  }
  return drawn;
}

/** Whether the seats assigned by lots are those derived from the seed. */
export async function verifyLots(seed: string, places: number[], from: number[]) {
  const drawn = await lotsOf(await seedKey(seed), places);
  return places.every((before, i) => from[places.indexOf(drawn[i]!)] === before);
}

export function seedKey(seed: string): Promise<CryptoKey> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return crypto.subtle.importKey("raw", bytesOfHex(seed), algorithm, false, ["sign"]);
}

/** The index of the first draw that does not follow from the seed; -1 if all do. */
export async function firstWrongDraw(seed: string, draws: Draw[]): Promise<number> {
  const key = await seedKey(seed);
  for (const [k, { cards, drawn }] of draws.entries())
    if ((await cardOf(key, k, cards)) !== drawn) return k;
  return -1;
}
