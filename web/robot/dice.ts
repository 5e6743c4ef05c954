/** A pseudo-random number generator (mulberry32). */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** An integer from 0 to sides - 1. */
  roll(sides: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * sides);
  }

  /** True with a probability in percent. */
  chance(percent: number): boolean {
    return this.roll(100) < percent;
  }

  pick<T>(from: readonly T[]): T {
    if (from.length === 0) throw new Error("there is nothing to pick from");
    return from[this.roll(from.length)]!;
  }

  shuffled<T>(from: readonly T[]): T[] {
    const all = [...from];
    for (let i = all.length - 1; i > 0; --i) {
      const j = this.roll(i + 1);
      [all[i], all[j]] = [all[j]!, all[i]!];
    }
    return all;
  }
}
