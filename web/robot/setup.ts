/** From the home page to a game: variant, players, options. */
import type { Dice } from "./dice";
import { fail } from "./failure";
import type { Person } from "./person";
import { gameTexts, type GameName } from "./gameTexts";
import { gap, part, text } from "./words";

export const variants = [
  "quoridor",
  "quoridor-4",
  "intercept",
  "intercept-4",
  "intercept-teams",
  "superpion",
  "superpion-teams",
  "superpion-3",
  "superpion-2",
  "superpion-super2",
  "point",
  "point-3",
  "point-4",
  "point-teams",
] as const;
export type Variant = (typeof variants)[number];
export type { GameName };

export const gameOf = (variant: Variant): GameName => variant.split("-")[0] as GameName;
/** The number of players. */
export const playersOf = (variant: Variant): number =>
  /-2$|-super2$/.test(variant) || ["quoridor", "intercept", "point"].includes(variant)
    ? 2
    : variant.endsWith("-3")
      ? 3
      : 4;

/** A person at this browser, or an engine level. */
export type Sitter = "me" | "other" | "friend" | number;

export interface Plan {
  variant: Variant;
  sitters: Sitter[];
  /** The number of options to change at random. */
  changedOptions: number;
}

/** Opens the set-up page of a variant. */
export async function choosesVariant(person: Person, variant: Variant): Promise<void> {
  const { page } = person;
  const game = gameOf(variant);
  person.did(`chooses ${variant} on the home page`);
  const names = [gameTexts[game].en.name, gameTexts[game].fr.name];
  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: new RegExp(`^(${names.join("|")})$`) }) });
  await person.press(
    card.getByRole("link", { name: text((t) => t.home.setUp), exact: true }).last(),
    `the set-up of ${game}`,
  );
  const choice = page.getByRole("radio").and(page.locator(`[value="${variant}"]`));
  if (!(await choice.isChecked())) await person.press(choice, `the variant ${variant}`);
  await page.waitForURL(`**/new/${variant}`);
}

const kindOf = (sitter: Sitter) => (typeof sitter === "number" ? "engine" : sitter);

export async function seats(person: Person, sitters: Sitter[]): Promise<void> {
  const { page } = person;
  const box = page.getByRole("group", { name: text((t) => t.setup.seats) });
  const places = box.getByRole("group");
  await places.first().waitFor();
  const count = await places.count();
  if (count !== sitters.length) fail(`${count} places for ${sitters.length} players`);
  for (const [player, sitter] of sitters.entries()) {
    const place = places.nth(player);
    const kind = kindOf(sitter);
    await place.getByRole("radio", { name: text((t) => t.setup[kind]) }).check();
    if (typeof sitter === "number") await place.getByRole("combobox").selectOption(String(sitter));
  }
  person.did(`seats ${sitters.map((one) => (typeof one === "number" ? `engine ${one}` : one))}`);
}

/** Changes options at random; the page rejects invalid combinations. */
export async function changesOptions(person: Person, dice: Dice, count: number): Promise<void> {
  const { page } = person;
  const options = page.getByText(part((t) => t.setup.options)).first();
  if (!(await page.locator("details.options[open]").isVisible()))
    await person.press(options, "the options");
  await page.locator('[id^="option-"]').first().waitFor(); // loaded when they are opened
  const selects = page.locator('select[id^="option-"]');
  const numbers = page.locator('input[type=number][id^="option-"]');
  const all = [...(await selects.all()), ...(await numbers.all())];
  for (const field of dice.shuffled(all).slice(0, count)) {
    const id = (await field.getAttribute("id"))!;
    const isSelect = (await field.evaluate((element) => element.tagName)) === "SELECT";
    let value: string;
    if (isSelect) {
      const values = await field
        .locator("option")
        .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
      value = dice.pick(values);
      await field.selectOption(value);
    } else {
      const { min, max, step, now } = await field.evaluate((element) => {
        const { min, max, step, value } = element as HTMLInputElement;
        return { min: Number(min), max: Number(max), step: Number(step) || 1, now: Number(value) };
      });
      const by = step * (dice.roll(5) - 2);
      value = String(Math.min(max || Infinity, Math.max(min, now + by)));
      await field.fill(value);
      await field.blur();
    }
    person.did(`sets ${id.replace("option-", "the option ")} to ${value}`);
  }
}

export async function startsGame(person: Person, sitters: Sitter[]): Promise<void> {
  const { page } = person;
  const start = person.button(text((t) => t.setup.start)).first();
  await person.press(start, "the start of the game");
  const refused = page.getByRole("alert").filter({ hasText: part((t) => t.setup.bad(gap)) });
  const board = page.getByRole("group", { name: text((t) => t.play.board) });
  await board.or(refused).first().waitFor();
  if ((await refused.count()) > 0) {
    person.did(`is told: ${await refused.innerText()}`);
    await person.press(person.button(text((t) => t.setup.reset)), "the default options");
    await seats(person, sitters);
    await person.press(start, "the start of the game");
    await board.first().waitFor();
  }
  person.did("starts the game");
}
