/** Actions of the robot besides moving in a local game; each returns to the game. */
import type { Page } from "playwright-core";
import type { Dice } from "./dice";
import { fail } from "./failure";
import { pressAt, type Device } from "./hands";
import type { Person } from "./person";
import type { Sight } from "./sight";
import { glance } from "./wait";
import { endText, gap, libraryText, part, rulesPart, text } from "./words";

export interface Sitting {
  person: Person;
  dice: Dice;
  device: Device;
  /** The game must be played to its natural end: no resignation, no draw. */
  toTheEnd: boolean;
}

/** The state of the page before an action that must not change the game. */
interface Kept {
  language: string;
  moves: string[];
}

const keep = async ({ person }: Sitting, sight: Sight): Promise<Kept> => ({
  language: sight.language,
  moves: await person.moves(),
});

/** No entry may be lost or doubled. Texts of events depend on the language. */
async function sameMoves({ person }: Sitting, before: Kept, page?: Page): Promise<void> {
  const moves = await person.moves(page);
  const same =
    moves.length === before.moves.length && moves.every((one, i) => one === before.moves[i]);
  if (!same)
    fail(
      `the moves are not the same as before\nbefore: ${before.moves.join(" ")}\nnow:    ${moves.join(" ")}`,
    );
}

/** A random unmarked place, or any point of the board. */
export async function clicksWrongly(
  { person, dice, device }: Sitting,
  sight: Sight,
): Promise<void> {
  const { page } = person;
  const marked = new Set(sight.offers.map((offer) => offer.name));
  const places = await page.locator("main [role=group] > button[data-place]").evaluateAll((all) =>
    all.map((one) => {
      const box = one.getBoundingClientRect();
      const name = (one as HTMLElement).dataset["place"]!;
      return { name, x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }),
  );
  const { width, height } = page.viewportSize()!;
  const wrong = places.filter(
    (one) =>
      !marked.has(one.name) && one.x > 0 && one.x < width && one.y > 70 && one.y < height - 70,
  );
  if (wrong.length === 0) return;
  const one = dice.pick(wrong);
  person.did(`touches ${one.name}, which is not marked`);
  await pressAt(page, one, device === "keyboard" ? "mouse" : device);
  const after = await glance(page);
  // A point near a marked wall counts as that wall: the touch was a legal move.
  person.judge(after, after.moves <= sight.moves);
}

async function asksForHint({ person, dice }: Sitting): Promise<void> {
  const hint = person.button(text((t) => t.play.hint)).first();
  if (!(await person.canUse(hint))) return;
  person.did("asks for a hint");
  await person.press(hint, "the hint");
  if (dice.chance(25)) return; // and plays on before it arrives
  const advice = person.page
    .getByRole("status")
    .filter({ hasText: part((t) => t.play.hintLine(gap, gap)) });
  await advice
    .first()
    .waitFor()
    .catch(() => fail("no hint came"));
}

async function takesBack(sitting: Sitting, sight: Sight): Promise<void> {
  const { person, dice, device } = sitting;
  const undo = person.button(text((t) => t.play.undo)).first();
  if (sight.moves === 0 || !(await person.canUse(undo))) return;
  const before = await keep(sitting, sight);
  person.did("takes back");
  if (device === "keyboard") await person.page.keyboard.press("u");
  else await person.press(undo, "taking back");
  const back = await person.turn();
  const rest = await person.moves();
  if (rest.length > before.moves.length || rest.some((one, i) => one !== before.moves[i]))
    fail(`after taking back: ${rest.join(" ")}\nbefore: ${before.moves.join(" ")}`);
  if (dice.chance(60) && rest.length < before.moves.length) {
    person.did("does it again");
    await person.press(person.button(text((t) => t.play.redo)).first(), "doing it again");
    await person.turn(back);
    await sameMoves(sitting, before);
  }
}

async function turnsBoard({ person, dice }: Sitting): Promise<void> {
  const times = 1 + dice.roll(3);
  person.did(`turns the board ${times} times`);
  for (let i = 0; i < times; ++i)
    await person.press(person.button(text((t) => t.play.turnBoard)).first(), "turning the board");
}

async function looksBack(sitting: Sitting, sight: Sight): Promise<void> {
  const { person, dice, device } = sitting;
  if (sight.moves === 0) return;
  const before = await keep(sitting, sight);
  const list = person.page.getByRole("list", { name: text((t) => t.play.moves) }).first();
  const index = dice.roll(sight.moves);
  person.did(`looks at move ${index + 1} of the list`);
  await person.press(list.getByRole("button").nth(index), "a move of the list");
  const back = person.button(text((t) => t.play.back)).first();
  for (let i = dice.roll(3); i > 0 && (await person.canUse(back)); --i) {
    if (device === "keyboard") await person.page.keyboard.press("-");
    else await person.press(back, "one move back");
  }
  const earlier = await person.look();
  if (earlier.offers.length > 0) fail("moves can be made while an earlier moment is shown");
  const now = person.button(text((t) => t.play.backToNow)).first();
  if (await now.count()) await person.press(now, "back to the game");
  else if (earlier.earlier) fail("no way back to the game");
  await person.turn();
  await sameMoves(sitting, before);
}

async function changesLooks({ person, dice }: Sitting): Promise<void> {
  if (dice.chance(50)) {
    person.did("changes the language");
    await person.choosesLanguage();
  } else {
    person.did("changes the colours");
    await person.choosesColours(dice);
  }
}

async function reloads(sitting: Sitting, sight: Sight): Promise<void> {
  const { person } = sitting;
  const before = await keep(sitting, sight);
  person.did("reloads the page");
  await person.page.reload({ waitUntil: "domcontentloaded" });
  await person.turn();
  await sameMoves(sitting, before);
}

/** Reloads the page without a network: it must start from its cache. */
async function goesOffline(sitting: Sitting, sight: Sight): Promise<void> {
  const { person } = sitting;
  const ready = person.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const slow = new Promise<false>((resolve) => setTimeout(() => resolve(false), 10_000));
  if (!(await Promise.race([ready, slow]))) fail("the page is not ready to be used offline");
  const before = await keep(sitting, sight);
  person.did("goes offline and reloads");
  person.excuseNetwork(true);
  await person.context.setOffline(true);
  await person.page.reload({ waitUntil: "domcontentloaded" });
  await person.turn();
  await sameMoves(sitting, before);
  await person.context.setOffline(false);
  person.did("is online again");
  await person.look();
  person.excuseNetwork(false);
}

async function opensSecondTab(sitting: Sitting, sight: Sight): Promise<void> {
  const { person, dice } = sitting;
  const before = await keep(sitting, sight);
  person.did("opens the game in a second tab");
  const address = person.page.url();
  const takesOver = dice.chance(50);
  await person.inAnotherTab(async () => {
    await person.page.goto(address, { waitUntil: "domcontentloaded" });
    const here = person.button(libraryText((w) => w.follow.here));
    await here.waitFor().catch(() => fail("the second tab does not say that another one plays"));
    await sameMoves(sitting, before);
    if (!takesOver) return;
    await person.press(here, "playing in the second tab");
    person.did("plays on in the second tab, and closes it");
    await person.turn();
    await sameMoves(sitting, before);
  });
  // The following tab plays again when the other is closed.
  await person.turn();
  await sameMoves(sitting, before);
}

async function offersDraw(sitting: Sitting, sight: Sight): Promise<void> {
  const { person, toTheEnd } = sitting;
  const offer = person.button(endText((end) => end.offer)).first();
  if (!(await person.canUse(offer))) return;
  await person.press(offer, "offering a draw");
  const dialog = person.page.getByRole("dialog");
  await dialog.waitFor();
  if (toTheEnd) {
    person.did("thinks of offering a draw, and does not");
    return cancels(sitting, sight);
  }
  person.did("offers a draw");
  await person.press(dialog.getByRole("button", { name: text((t) => t.play.yes) }), "Yes");
  const declined = dialog.getByText(endText((end) => end.declined));
  const over = person.page.getByRole("region", { name: text((t) => t.play.over) });
  await declined
    .or(over)
    .first()
    .waitFor()
    .catch(() => fail("nobody answers the offer of a draw"));
  if ((await declined.count()) > 0)
    await person.press(dialog.getByRole("button", { name: text((t) => t.play.close) }), "Close");
}

/** Closes the open dialog without confirming it. */
async function cancels({ person, dice }: Sitting, sight: Sight): Promise<void> {
  const dialog = person.page.getByRole("dialog");
  const no = dialog.getByRole("button", { name: text((t) => t.play.no) });
  if (dice.chance(50)) await person.page.keyboard.press("Escape");
  else await person.press(no, "No");
  await dialog.waitFor({ state: "hidden" }).catch(() => fail("the dialog does not close"));
  const after = await person.look();
  if (after.moves !== sight.moves) fail("a question that was cancelled has changed the game");
}

async function resigns(sitting: Sitting, sight: Sight): Promise<void> {
  const { person, toTheEnd, dice } = sitting;
  const resign = person.button(text((t) => t.play.resign)).first();
  if (!(await person.canUse(resign))) return;
  await person.press(resign, "resigning");
  const dialog = person.page.getByRole("dialog");
  await dialog.waitFor();
  if (toTheEnd || dice.chance(60)) {
    person.did("thinks of resigning, and does not");
    return cancels(sitting, sight);
  }
  person.did("resigns");
  await person.press(dialog.getByRole("button", { name: text((t) => t.play.yes) }), "Yes");
}

async function savesRecord({ person }: Sitting, sight: Sight): Promise<void> {
  person.did("saves the record");
  const record = await person.record();
  if (!/\[\w+ "/.test(record)) fail(`not a record: ${record.slice(0, 200)}`);
  if (sight.moves > 0 && !/^1\./m.test(record)) fail("the record has no moves");
}

async function readsRules(sitting: Sitting, sight: Sight): Promise<void> {
  const { person, dice } = sitting;
  const before = await keep(sitting, sight);
  person.did("reads the rules and comes back");
  const header = person.page.getByRole("banner");
  await person.press(header.getByRole("link", { name: text((t) => t.nav.rules) }), "the rules");
  const links = person.page.getByRole("main").getByRole("link", { name: rulesPart((t) => t.read) });
  await links.first().waitFor();
  await person.press(links.nth(dice.roll(await links.count())), "the rules of a game");
  await person.page.getByRole("heading", { level: 1 }).first().waitFor();
  await person.look();
  if (dice.chance(50)) {
    await person.page.goBack();
    await person.page.goBack();
  } else await continuesFromList(person);
  await person.turn();
  await sameMoves(sitting, before);
}

/** The list is sorted by the last change. */
async function continuesFromList(person: Person, nth = 0): Promise<void> {
  const header = person.page.getByRole("banner");
  await person.press(header.getByRole("link", { name: text((t) => t.nav.library) }), "the games");
  const links = person.page
    .getByRole("main")
    .getByRole("link", { name: libraryText((w) => w.list.goOn) });
  await links
    .nth(nth)
    .waitFor()
    .catch(() => fail("the list of games does not show the game"));
  await person.look();
  await person.press(links.nth(nth), "continuing from the list of games");
}

/** Beginning another game from the home page must not end this one. */
async function beginsAnother(sitting: Sitting, sight: Sight): Promise<void> {
  const { person, dice } = sitting;
  const before = await keep(sitting, sight);
  person.did("begins another game on the home page and comes back to this one");
  await person.follow(text((t) => t.nav.games));
  const plays = person.page
    .getByRole("main")
    .getByRole("button", { name: part((t) => t.home.playNow) });
  await plays.first().waitFor();
  await person.press(plays.nth(dice.roll(await plays.count())), "playing with one click");
  await person.turn();
  await continuesFromList(person, 1);
  await person.turn();
  await sameMoves(sitting, before);
}

async function opensDetails({ person }: Sitting): Promise<void> {
  person.did("opens the board in words and the sounds");
  await person.press(person.page.getByText(part((t) => t.play.text)).first(), "the board in words");
  const sounds = person.button(text((t) => t.play.sounds)).first();
  await person.press(sounds, "the sounds");
}

async function breaksOff({ person, dice }: Sitting, sight: Sight): Promise<void> {
  const first = sight.offers.find((offer) => offer.kind !== "word");
  if (!first || sight.picked.length > 0) return;
  person.did(`touches ${first.name} and takes it back`);
  await person.touch(first, "mouse");
  if (dice.chance(50)) await person.page.keyboard.press("Escape");
  else {
    const back = person.button(text((t) => t.play.takeBackPart)).first();
    if (await person.canUse(back)) await person.press(back, "taking back a part");
  }
}

type Aside = (sitting: Sitting, sight: Sight) => Promise<void>;

const asides: Aside[] = [
  asksForHint,
  takesBack,
  takesBack,
  turnsBoard,
  looksBack,
  changesLooks,
  reloads,
  goesOffline,
  opensSecondTab,
  offersDraw,
  resigns,
  savesRecord,
  readsRules,
  beginsAnother,
  opensDetails,
  breaksOff,
];

/** Chooses actions: each once before any is repeated, and fewer as the game gets longer. */
export class Asides {
  private deck: Aside[] = [];
  private done = 0;
  private next: number;

  constructor(
    private readonly dice: Dice,
    private readonly most: number,
  ) {
    this.next = 1 + dice.roll(4);
  }

  /** The action before a decision of the game, if there is one. */
  at(decision: number): Aside | undefined {
    if (decision < this.next || this.done >= this.most) return undefined;
    this.done += 1;
    this.next = decision + 1 + this.dice.roll(4 + 2 * this.done);
    if (this.deck.length === 0) this.deck = this.dice.shuffled(asides);
    return this.deck.pop();
  }
}
