/** Random numbers that a seed decides: the same calls each time (splitmix64 as a counter). */
const mask = (1n << 64n) - 1n;

function mixed(value) {
  let x = (value + 0x9e3779b97f4a7c15n) & mask;
  x = ((x ^ (x >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
  x = ((x ^ (x >> 27n)) * 0x94d049bb133111ebn) & mask;
  return x ^ (x >> 31n);
}

export class Random {
  #state;

  /** Numbers of their own for each list of whole numbers. */
  constructor(...seeds) {
    this.#state = seeds.reduce((state, seed) => mixed(state ^ BigInt(seed)), 0n);
  }

  /** A whole number from 0 to below `bound`. */
  below(bound) {
    this.#state = (this.#state + 1n) & mask;
    return Number(mixed(this.#state) >> 11n) % bound;
  }

  /** True once in `times`. */
  oneIn(times) {
    return this.below(times) === 0;
  }

  between(lowest, highest) {
    return lowest + this.below(highest - lowest + 1);
  }

  pick(list) {
    return list[this.below(list.length)];
  }

  shuffled(list) {
    const out = [...list];
    for (let i = out.length - 1; i > 0; --i) {
      const other = this.below(i + 1);
      [out[i], out[other]] = [out[other], out[i]];
    }
    return out;
  }
}
