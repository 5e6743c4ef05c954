/** One game of the robot, reproducible from its seed. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext } from "playwright-core";
import { Dice } from "./dice";
import { RobotFailure } from "./failure";
import { playsGame } from "./local";
import { Log } from "./log";
import { Person, type Width } from "./person";
import { playersOf, variants, type Sitter, type Variant } from "./setup";

export interface Wish {
  seed: number;
  variant?: Variant;
  width?: Width;
  /** Default options and no resignation, to the natural end. Online: a game of moderate length. */
  natural?: boolean;
  patience?: number;
  echo?: boolean;
  /** For tests of the robot: changes the page before it is loaded. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
}

export interface Result {
  seed: number;
  variant: Variant;
  width: Width;
  failure: string | null;
  log: Log;
  seconds: number;
  /** The record of a finished local game. */
  record: string;
  /** The folder with screenshot, record, page and log after a failure. */
  folder: string;
}

const folders = fileURLToPath(new URL("../../build/robot", import.meta.url));
export const folderOf = (seed: number): string => join(folders, String(seed));

/** Players with which a random game ends soon. */
export function naturalSitters(variant: Variant): Sitter[] {
  const players = playersOf(variant);
  const rest = (level: number) => Array<Sitter>(players - 1).fill(level);
  if (variant.startsWith("quoridor")) return ["me", ...rest(5)];
  if (variant.startsWith("intercept")) return ["me", ...rest(7)];
  if (variant.startsWith("point")) return ["me", ...rest(5)];
  // Superpion ends by itself: half of the players are people.
  return Array.from({ length: players }, (_, i) => (i % 2 === 0 ? (i === 0 ? "me" : "other") : 2));
}

function anySitters(dice: Dice, variant: Variant): Sitter[] {
  const kinds = () => dice.pick<Sitter>(["other", "other", 1, 1, 2, 2, 3, 4, 5, 7]);
  const sitters = Array.from({ length: playersOf(variant) }, kinds);
  sitters[dice.roll(sitters.length)] = "me";
  // Between weak players these games may not end.
  if (/^(intercept|point-teams)/.test(variant) && !sitters.some((one) => Number(one) >= 5))
    sitters[sitters.findIndex((one) => one !== "me")] = 7;
  return sitters;
}

export async function run(browser: Browser, address: string, wish: Wish): Promise<Result> {
  const dice = new Dice(wish.seed);
  const anyVariant = dice.pick(variants);
  const anyWidth: Width = dice.chance(50) ? "desktop" : "phone";
  const variant = wish.variant ?? anyVariant;
  const width = wish.width ?? anyWidth;
  const log = new Log(wish.echo);
  const start = Date.now();
  const language = dice.chance(50) ? "en" : "fr";
  const habits = { width, language, patience: wish.patience ?? 10_000 } as const;
  const natural = wish.natural ?? false;
  const toTheEnd = natural || dice.chance(70);
  const changedOptions = natural || dice.chance(60) ? 0 : 1 + dice.roll(2);
  const sitters = natural ? naturalSitters(variant) : anySitters(dice, variant);
  const asides = natural ? 12 : 40;
  const folder = folderOf(wish.seed);
  const result = { seed: wish.seed, variant, width, log, folder };
  let person: Person | undefined;
  try {
    person = await Person.arrive(browser, address, "", habits, log, wish.seed, wish.prepare);
    await playsGame(person, dice, { variant, sitters, changedOptions, toTheEnd, asides });
    await person.leave();
    const seconds = (Date.now() - start) / 1000;
    return { ...result, failure: null, seconds, record: person.played };
  } catch (error) {
    const failure = wordsOf(error);
    log.add("FAILED");
    const seconds = (Date.now() - start) / 1000;
    await keepEvidence(folder, log, failure, person ? [person] : []);
    return { ...result, failure, seconds, record: "" };
  }
}

/** The stack trace is added only for unexpected errors. */
export function wordsOf(error: unknown): string {
  if (error instanceof RobotFailure) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Saves all data of a failed game. */
export async function keepEvidence(
  folder: string,
  log: Log,
  failure: string,
  people: Person[],
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "actions.txt"), `${log.lines.join("\n")}\n`);
  writeFileSync(join(folder, "failure.txt"), `${failure}\n`);
  for (const [index, person] of people.entries()) {
    const name = people.length > 1 ? `-${index + 1}` : "";
    const { page, context } = person;
    const or = (error: unknown) => `not to be had: ${String(error)}`;
    await page
      .screenshot({ path: join(folder, `screenshot${name}.png`), fullPage: true, timeout: 5000 })
      .catch(() => {});
    const html = await within(5000, page.content()).catch(or);
    writeFileSync(join(folder, `page${name}.html`), html);
    const record = await within(5000, person.record()).catch(() =>
      within(5000, person.moves())
        .then((moves) => moves.join(" "))
        .catch(or),
    );
    writeFileSync(join(folder, `record${name}.txt`), record);
    await within(5000, context.close()).catch(() => {});
  }
}

async function within<T>(milliseconds: number, what: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(`no answer for ${milliseconds} ms`)), milliseconds).unref(),
  );
  return Promise.race([what, late]);
}

/** A report: the fault, the last actions, the command to repeat the game. */
export function report(result: Result, command: string): string {
  const { seed, variant, width, failure, log, folder } = result;
  return [
    `FAILED: seed ${seed}, ${variant}, ${width}`,
    failure,
    "The last actions:",
    ...log.last(20).map((line) => `  ${line}`),
    `Screenshot, record, page and all actions: ${folder}`,
    `Again: ${command}`,
  ].join("\n");
}
