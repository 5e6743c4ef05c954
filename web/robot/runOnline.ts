/** One online game of the robot with a server of its own. */
import type { Browser } from "playwright-core";
import { Server } from "../e2e/server";
import { Dice } from "./dice";
import { Log } from "./log";
import { OnlineRound } from "./online";
import { Person, type Width } from "./person";
import { folderOf, keepEvidence, wordsOf, type Result, type Wish } from "./run";
import { playersOf, variants, type Sitter } from "./setup";

/** Up to four people at the first seats, engines at others. */
function sittersFor(dice: Dice, players: number): Sitter[] {
  const people = players === 2 ? 2 : 2 + dice.roll(players - 1);
  return Array.from({ length: players }, (_, i) =>
    i === 0 ? "me" : i < people ? "friend" : 1 + dice.roll(3),
  );
}

export async function runOnline(
  browser: Browser,
  wish: Wish,
  server = new Server(),
): Promise<Result> {
  const dice = new Dice(wish.seed);
  const anyVariant = dice.pick(variants);
  const variant = wish.variant ?? anyVariant;
  const anyWidth: Width = dice.chance(50) ? "desktop" : "phone";
  const width = wish.width ?? anyWidth;
  const log = new Log(wish.echo);
  const start = Date.now();
  const patience = wish.patience ?? 10_000;
  const people: Person[] = [];
  const folder = folderOf(wish.seed);
  let failure: string | null = null;
  const comes = async (name: string) => {
    const own: Width = name === "Ada" ? width : dice.pick(["desktop", "phone"] as const);
    const habits = { width: own, language: dice.pick(["en", "fr"] as const), patience };
    const seed = (wish.seed + 104_729 * (people.length + 1)) >>> 0;
    const person = await Person.arrive(browser, server.address, name, habits, log, seed);
    everybody.push(person);
    return person;
  };
  const everybody: Person[] = [];
  try {
    await server.start();
    people.push(await comes("Ada"));
    const sitters = sittersFor(dice, playersOf(variant));
    const toTheEnd = dice.chance(60);
    const [touches, events] = wish.natural ? [90, 15] : [60 + dice.roll(300), 30];
    const game = { variant, sitters, toTheEnd, touches, events };
    await new OnlineRound(people, dice, server, game, comes).play();
    for (const person of people) await person.leave();
  } catch (error) {
    failure = wordsOf(error);
    log.add("FAILED");
    await keepEvidence(folder, log, failure, people);
  }
  for (const person of everybody) await person.context.close().catch(() => {});
  await server.end();
  const seconds = (Date.now() - start) / 1000;
  return { seed: wish.seed, variant, width, failure, log, seconds, record: "", folder };
}
