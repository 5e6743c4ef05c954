/** Seeds the randomness of the page, so that games can be repeated. */
import type { Page } from "playwright-core";

/** Runs in the page before its scripts; each load gets other numbers. */
function seedRandomness(seed: number): void {
  const loads = Number(/^robot (\d+)$/.exec(window.name)?.[1] ?? 0) + 1;
  window.name = `robot ${loads}`;
  let state = (seed + Math.imul(loads, 0x9e3779b9)) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let i = 0; i < bytes.length; ++i) bytes[i] = next() & 255;
    }
    return array;
  };
  if (crypto.randomUUID)
    crypto.randomUUID = () => {
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      bytes[6] = (bytes[6]! & 15) | 64;
      bytes[8] = (bytes[8]! & 63) | 128;
      const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
      const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)];
      return `${parts.join("-")}-${hex.slice(20)}` as ReturnType<Crypto["randomUUID"]>;
    };
}

/** Each tab gets its own seed: equal seeds would make equal request ids. */
export const seedPage = (page: Page, seed: number): Promise<unknown> =>
  page.addInitScript(seedRandomness, seed);
