/** Command-line options of the robot. */
import { variants, type Variant } from "./setup";
import type { Width } from "./person";

export interface Options {
  /** Null plays one game. */
  minutes: number | null;
  seed: number;
  variant?: Variant;
  width?: Width;
  natural: boolean;
  online: boolean;
  address?: string;
  patience: number;
  verbose: boolean;
}

export const usage = `Usage: tools/robot [--minutes N] [--seed S] [--variant V] [--width phone|desktop]
                   [--natural] [--online] [--address URL] [--patience SECONDS] [--verbose]

Plays in a real browser as a person would, and fails on what a person would call broken.

  --minutes N      plays game after game for so long, each with the next seed; else one game
  --seed S         decides everything; a number of one's own if none is given
  --variant V      one of: ${variants.slice(0, 7).join(", ")},
                   ${variants.slice(7).join(", ")}
  --width W        phone or desktop
  --natural        default options, played to the natural end, as ./test does
  --online         a table on the server with several browsers, and a server that is killed
  --address URL    plays at this server instead of starting one (not with --online)
  --patience S     seconds without any change before it counts as broken (10)
  --verbose        prints each action
  --help           this text

A failure is printed with its seed and the command that plays it again; a screenshot, the record, the
page and all actions are then in build/robot/<seed>/.`;

/** Reports an invalid option. */
export class BadOption extends Error {}

export function readOptions(words: string[]): Options | "help" {
  const options: Options = {
    minutes: null,
    seed: Date.now() % 1_000_000_000,
    natural: false,
    online: false,
    patience: 10,
    verbose: false,
  };
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [name, joined] = word.split(/=(.*)/s) as [string, string | undefined];
    const value = (): string => {
      const given = joined ?? rest.shift();
      if (given === undefined || given === "") throw new BadOption(`${name} needs a value`);
      return given;
    };
    const number = (least: number, most: number, whole: boolean): number => {
      const given = value();
      const n = Number(given);
      if (!(n >= least && n <= most) || (whole && !Number.isInteger(n)))
        throw new BadOption(
          `${name} is ${given}: it must be a ${whole ? "whole " : ""}number from ${least} to ${most}`,
        );
      return n;
    };
    const oneOf = <T extends string>(all: readonly T[]): T => {
      const given = value();
      const found = all.find((one) => one === given);
      if (!found) throw new BadOption(`${name} is ${given}: it must be one of ${all.join(", ")}`);
      return found;
    };
    if (name === "--help" || name === "-h") return "help";
    else if (name === "--minutes") options.minutes = number(0.1, 100_000, false);
    else if (name === "--seed") options.seed = number(0, 2 ** 32 - 1, true);
    else if (name === "--variant") options.variant = oneOf(variants);
    else if (name === "--width") options.width = oneOf(["phone", "desktop"] as const);
    else if (name === "--natural") options.natural = true;
    else if (name === "--online") options.online = true;
    else if (name === "--address") options.address = address(value());
    else if (name === "--patience") options.patience = number(1, 600, false);
    else if (name === "--verbose") options.verbose = true;
    else throw new BadOption(`${word} is not an option of the robot`);
  }
  if (options.online && options.address)
    throw new BadOption("--online restarts its server: it cannot be used with --address");
  return options;
}

function address(text: string): string {
  try {
    const url = new URL(text);
    if (url.protocol === "http:" || url.protocol === "https:") return url.origin;
  } catch {
    // reported below
  }
  throw new BadOption(`--address is ${text}: it must begin with http:// or https://`);
}

/** The command that repeats one game. */
export function commandFor(
  options: Pick<Options, "natural" | "online" | "address" | "patience">,
  seed: number,
  variant: string,
  width: string,
): string {
  const words = ["tools/robot", "--seed", seed, "--variant", variant, "--width", width];
  if (options.natural) words.push("--natural");
  if (options.online) words.push("--online");
  if (options.address) words.push("--address", options.address);
  if (options.patience !== 10) words.push("--patience", options.patience);
  return words.join(" ");
}
