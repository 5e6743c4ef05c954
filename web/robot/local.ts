/** A whole game in one browser, from the home page to the rematch. */
import { Asides, clicksWrongly, type Sitting } from "./asides";
import type { Dice } from "./dice";
import { fail } from "./failure";
import type { Device } from "./hands";
import type { Person } from "./person";
import { chooses } from "./choose";
import type { Sight } from "./sight";
import { changesOptions, choosesVariant, gameOf, seats, startsGame, type Plan } from "./setup";
import { analysisPart, analysisText, numbered, rowText, text } from "./words";

export interface Game extends Plan {
  toTheEnd: boolean;
  /** Probability of an action other than a move, at most. */
  asides: number;
}

/** More touches than any game needs. */
const longest = 12_000;

export async function playsGame(person: Person, dice: Dice, game: Game): Promise<void> {
  await person.page.goto("/", { waitUntil: "domcontentloaded" });
  await person.page.getByRole("heading", { level: 1 }).first().waitFor();
  await person.look();
  await choosesVariant(person, game.variant);
  await seats(person, game.sitters);
  if (game.changedOptions > 0) await changesOptions(person, dice, game.changedOptions);
  await person.look();
  await startsGame(person, game.sitters);
  const played = await playsOn(person, dice, game, longest);
  await ends(person, dice, game, played);
  await reviews(person, dice);
  await again(person, dice, game);
}

/** By finger on phones; else by mouse, sometimes by keyboard. */
function deviceFor(person: Person, dice: Dice): Device {
  if (person.habits.width === "phone") return dice.chance(90) ? "touch" : "mouse";
  return dice.chance(85) ? "mouse" : "keyboard";
}

/** Plays until the game is over or a number of touches; returns the last snapshot. */
async function playsOn(person: Person, dice: Dice, game: Game, touches: number): Promise<Sight> {
  const asides = new Asides(dice, game.asides);
  let device = deviceFor(person, dice);
  let sight = await person.turn();
  for (let done = 0; done < touches; ++done) {
    if (sight.turn === "over") return sight;
    if (done % 10 === 9) device = deviceFor(person, dice);
    if (!sight.row && dice.chance(10)) {
      await clicksWrongly({ person, dice, device, toTheEnd: game.toTheEnd }, sight);
      sight = await person.turn();
      continue;
    }
    const aside = sight.picked.length === 0 && !sight.row ? asides.at(done) : undefined;
    if (aside) {
      const sitting: Sitting = { person, dice, device, toTheEnd: game.toTheEnd };
      await aside(sitting, sight);
      sight = await person.turn();
      continue;
    }
    sight = await moves(person, dice, game, sight, device);
  }
  if (touches === longest) fail(`the game is not over after ${touches} touches`);
  return sight;
}

async function moves(
  person: Person,
  dice: Dice,
  game: Plan,
  sight: Sight,
  device: Device,
): Promise<Sight> {
  if (sight.row) {
    await laysRow(person, dice);
    return person.turn(sight);
  }
  const offer = chooses(dice, gameOf(game.variant), sight);
  person.did(`touches ${offer.name} by ${device} (${sight.moves} moves so far)`);
  await person.touch(offer, device);
  const after = await person.turn(sight);
  if (after.moves < sight.moves)
    fail(`${sight.moves} moves were listed, after a move there are ${after.moves}`);
  return after;
}

/** Point: a suggested row, a row by hand, or the default. */
async function laysRow(person: Person, dice: Dice): Promise<void> {
  const how = dice.roll(3);
  const { page } = person;
  if (how === 0) {
    person.did("asks for a row");
    const suggest = person.button(rowText((row) => row.suggest)).first();
    await person.press(suggest, "the suggestion");
    await page.waitForTimeout(50);
    await suggest.and(page.locator(":enabled")).waitFor();
  } else if (how === 1) {
    person.did("changes the row by hand");
    const pawns = (colour: "black" | "white") =>
      page.getByRole("button", {
        name: rowText((row, colours) => row.pawn(1, colours[colour]).replace(/.*1/, ""), false),
      });
    for (const colour of ["black", "white"] as const) {
      const all = pawns(colour);
      if ((await all.count()) > 0)
        await person.press(all.nth(dice.roll(Math.min(6, await all.count()))), `a ${colour} pawn`);
    }
  }
  await person.press(person.button(rowText((row) => row.take)).first(), "taking the row");
  person.did("takes the row");
}

/** Checks of the page of a finished game. */
async function ends(person: Person, dice: Dice, game: Game, sight: Sight): Promise<void> {
  const { page } = person;
  if (sight.offers.length > 0) fail("the game is over, but places are marked");
  const panel = page.getByRole("region", { name: text((t) => t.play.over) });
  const said = (await panel.innerText()).replace(/\s+/g, " ");
  person.did(`is told: ${said.slice(0, 120)} (${sight.moves} moves)`);
  const verdict = await panel.getByRole("heading").first().innerText();
  // The core's text.
  const known =
    /(wins?|share the win|gagne|gagnent|se partagent la victoire)$|^(Draw|Partie nulle)$/;
  if (!known.test(verdict)) fail(`nobody says who has won: “${verdict}”`);
  if (gameOf(game.variant) === "superpion" && game.toTheEnd) {
    const colours = game.variant === "superpion-3" ? 3 : 4;
    const rows = await panel.getByRole("row").count();
    if (rows !== colours) fail(`${rows} colours are counted, not ${colours}`);
  }
  if (dice.chance(50)) {
    const before = await person.moves();
    person.did("reloads the finished game");
    await page.reload({ waitUntil: "domcontentloaded" });
    await person.turn();
    const after = await person.moves();
    if (after.join() !== before.join()) fail("a finished game is not the same after a reload");
  }
}

/** Opens the analysis and has a few moves reviewed. */
async function reviews(person: Person, dice: Dice): Promise<void> {
  const { page } = person;
  person.did("looks back at the game");
  const back = page.getByText(text((t) => t.play.lookBack)).first();
  await person.press(back, "looking back");
  const judge = person.button(analysisText((t) => t.analyse)).first();
  await judge.waitFor().catch(() => fail("the game cannot be looked back at"));
  await person.look();
  const moves = await person.moves();
  await person.press(judge, "judging the moves");
  const some = page.getByText(numbered((t, done, all) => t.analysing(done, all))).first();
  const all = page.getByText(numbered((t, done) => t.judged(done))).first();
  await some
    .or(all)
    .first()
    .waitFor({ timeout: 3 * person.habits.patience })
    .catch(() => fail("no moves are judged"));
  const stop = person.button(analysisText((t) => t.stop)).first();
  if (await person.canUse(stop)) await person.press(stop, "stopping").catch(() => {});
  const step = person.button(text((t) => t.play.back)).first();
  for (let i = 1 + dice.roll(4); i > 0 && (await person.canUse(step)); --i)
    await person.press(step, "one move back");
  await person.look();
  if (dice.chance(30)) {
    person.did("reloads the review");
    await page.reload({ waitUntil: "domcontentloaded" });
    await person
      .button(analysisText((t) => t.analyse))
      .or(
        page.getByRole("button", { name: analysisPart((t) => t.goOnJudging(1, 2).split("(")[0]!) }),
      )
      .or(all)
      .first()
      .waitFor()
      .catch(() => fail("the review is lost by a reload"));
    if ((await person.moves()).length !== moves.length) fail("moves are lost in the review");
  }
  const header = page.getByRole("banner");
  const game = header.getByRole("link", { name: text((t) => t.nav.play) });
  if ((await game.count()) > 0) await person.press(game, "the way back to the game");
  else await page.goBack();
  await person.turn();
}

async function again(person: Person, dice: Dice, game: Game): Promise<void> {
  const sight = await person.look();
  if (sight.moves === 0) fail("the finished game is lost after looking back at it");
  person.played = await person.record();
  person.did("saves the record of the finished game");
  if (!/\[\w+ "/.test(person.played)) fail(`not a record: ${person.played.slice(0, 200)}`);
  person.did("wants a rematch");
  await person.press(person.button(text((t) => t.play.rematch)).first(), "the rematch");
  const fresh = await person.turn(sight);
  if (fresh.turn === "over") fail("the rematch is over before it has begun");
  await playsOn(person, dice, { ...game, asides: 0 }, 2 + dice.roll(4));
}
