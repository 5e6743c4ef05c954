/**
 * Which game a session plays. Sessions take the variants in turn, and of a variant one value of one
 * option after the other, so that a long run has played them all; what else is set is random.
 */
import { Random } from "../support/random.mjs";

/** A range is played whole up to so many values; of a wider one the ends and a few between. */
const mostValues = 12;

function colours(random, count) {
  return Array.from({ length: count }, () => random.pick("BW")).join("");
}

function deck(random) {
  const card = () => {
    const [gives, takes] = random.pick([
      [2, 3],
      [3, 2],
      [2, 2],
    ]);
    return `${colours(random, gives)}=${colours(random, takes)}`;
  };
  return Array.from({ length: random.pick([1, 6, 12, 30, 70]) }, card).join("+");
}

function wholeNumbers({ lowest, highest, step }, random) {
  const count = Math.floor((highest - lowest) / step) + 1;
  if (count <= mostValues) return Array.from({ length: count }, (_, i) => lowest + i * step);
  const inside = Array.from(
    { length: 3 },
    () => lowest + random.below(Math.min(count, 200)) * step,
  );
  return [lowest, lowest + step, ...inside, highest - step, highest];
}

/** All values that are to be played of an option. */
function valuesOf(option, random) {
  switch (option.kind) {
    case "choice":
      return option.choices;
    case "cards":
      return Array.from({ length: 8 }, () => deck(random));
    case "limit":
      return [0, ...wholeNumbers(option, random)];
    default:
      return wholeNumbers(option, random);
  }
}

/** Values that no option takes. */
function strange(option, random) {
  const wrong = [
    "",
    "-1",
    "x",
    "é",
    "0x10",
    "1.5",
    "99999999999999999999",
    String(option.lowest - 1),
    String(option.highest + 1),
    `${option.default} `,
    "B=W+",
  ];
  return random.pick(wrong);
}

export class Specs {
  #variants;
  #seed;

  constructor(variants, seed) {
    this.#variants = variants;
    this.#seed = seed;
  }

  /** Of a session, by its number from 0. */
  variantOf(session) {
    const round = Math.floor(session / this.#variants.length);
    return new Random(this.#seed, 1, round).shuffled(this.#variants)[
      session % this.#variants.length
    ];
  }

  /** The spec of a session's game. */
  specOf(session, random) {
    const variant = this.variantOf(session);
    const values = new Random(this.#seed, 2, this.#variants.indexOf(variant));
    const planned = values.shuffled(
      variant.options.flatMap((option) =>
        valuesOf(option, values).map((value) => [option.name, value]),
      ),
    );
    const round = Math.floor(session / this.#variants.length);
    const set = new Map([planned[round % planned.length]]);
    for (const option of variant.options)
      if (!set.has(option.name) && random.oneIn(4))
        set.set(option.name, random.pick(valuesOf(option, random)));
    return this.#text(variant, set);
  }

  /** One that cannot be opened, most times. */
  badSpec(random) {
    const variant = random.pick(this.#variants);
    const option = random.pick(variant.options);
    return random.pick([
      "",
      "chess",
      `${variant.name}:`,
      `${variant.name}:${option.name}`,
      `${variant.name}:${option.name}=${strange(option, random)}`,
      `${variant.name}:${option.name}=${option.default},${option.name}=${option.default}`,
      `${variant.name}:nothing=1`,
      `${variant.name.toUpperCase()}`,
      `${variant.name}:${option.name}=${option.default},`,
    ]);
  }

  #text(variant, set) {
    return set.size === 0
      ? variant.name
      : `${variant.name}:${[...set].map((pair) => pair.join("=")).join(",")}`;
  }
}
