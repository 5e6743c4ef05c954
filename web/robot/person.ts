/** A simulated user with a browser: looks at the page, touches places, detects faults. */
import type { Browser, BrowserContext, Download, Locator, Page } from "playwright-core";
import type { Dice } from "./dice";
import { fail } from "./failure";
import { chooseByKeyboard, pressAt, reach, type Device } from "./hands";
import type { Log } from "./log";
import { seedPage } from "./seeded";
import { signatureOf, type Offer, type Sight } from "./sight";
import { glance, waitFor } from "./wait";
import { Watch } from "./watch";
import { text } from "./words";

export type Width = "desktop" | "phone";

export interface Habits {
  width: Width;
  language: "en" | "fr";
  /** Milliseconds without any change after which the page counts as stuck. */
  patience: number;
}

const windows = {
  desktop: { viewport: { width: 1280, height: 860 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

export class Person {
  page!: Page;
  private tabs = 0;
  /** Expected alerts that may still be shown. */
  private told: string[] = [];
  private lastLanguage = "";
  /** The record of a finished game. */
  played = "";

  private constructor(
    readonly name: string,
    readonly context: BrowserContext,
    readonly habits: Habits,
    readonly log: Log,
    private readonly watch: Watch,
    private readonly seed: number,
  ) {}

  static async arrive(
    browser: Browser,
    address: string,
    name: string,
    habits: Habits,
    log: Log,
    seed: number,
    prepare: (context: BrowserContext) => Promise<unknown> = async () => {},
  ): Promise<Person> {
    const context = await browser.newContext({
      ...windows[habits.width],
      baseURL: address,
      locale: habits.language === "fr" ? "fr-FR" : "en-GB",
      reducedMotion: "reduce",
    });
    context.setDefaultTimeout(habits.patience);
    const person = new Person(name, context, habits, log, new Watch(context), seed);
    await prepare(context);
    person.page = await person.openTab();
    return person;
  }

  async openTab(): Promise<Page> {
    const page = await this.context.newPage();
    await seedPage(page, (this.seed + 7919 * ++this.tabs) >>> 0);
    return page;
  }

  /** Runs an action in a second tab and closes it; the first tab must not change. */
  async inAnotherTab(what: () => Promise<void>): Promise<void> {
    const { page, told, lastLanguage } = this;
    this.page = await this.openTab();
    await what(); // on failure this tab is the one to show
    await this.page.close();
    Object.assign(this, { page, told, lastLanguage });
  }

  async leave(): Promise<void> {
    this.watch.check();
    await this.context.close();
  }

  did(what: string): void {
    this.log.add(this.name ? `${this.name}: ${what}` : what);
  }

  excuseNetwork(excused: boolean): void {
    this.watch.excuseNetwork(excused);
  }

  // ---- looking -----------------------------------------------------------------------------------

  /** Checks of every snapshot. */
  judge(sight: Sight, refusalExpected = false): Sight {
    this.watch.check();
    if (sight.tooWide > 0)
      fail(`${sight.address} is ${sight.tooWide} pixels wider than the window`);
    // After a change of language the alert is shown in the other language.
    const translated = this.told.length > 0 && sight.language !== this.lastLanguage;
    this.lastLanguage = sight.language;
    const mayRefuse = (refusalExpected || translated) && sight.refused;
    const told = sight.alerts.filter((alert) => mayRefuse || this.told.includes(alert));
    const alerts = sight.alerts.filter((alert) => !told.includes(alert));
    // It may be shown again after returning to the game.
    if (sight.board) this.told = told;
    if (alerts.length > 0) fail(`an alert that was not expected: “${alerts.join("” “")}”`);
    if (sight.board && sight.turn === "unsaid") fail("the page does not say whose turn it is");
    return sight;
  }

  async look(refusalExpected = false): Promise<Sight> {
    return this.judge(await glance(this.page), refusalExpected);
  }

  /** Waits until this user can move or the game is over. */
  async turn(before: Sight | null = null, refusalExpected = false): Promise<Sight> {
    const { sight, came } = await waitFor(this.page, {
      aim: "turn",
      before: before && signatureOf(before),
      patience: this.habits.patience,
      longest: 600_000,
    });
    this.judge(sight, refusalExpected);
    const seconds = this.habits.patience / 1000;
    if (!came) {
      if (!sight.board) fail(`no board after ${seconds} s: ${sight.address}`);
      if (before && signatureOf(before) === signatureOf(sight))
        fail(`nothing happened for ${seconds} s: “${sight.status}”`);
      if (sight.turn === "somebody")
        fail(`nothing can be touched for ${seconds} s, but it says: “${sight.status}”`);
      fail(`no progress for ${seconds} s: “${sight.status}”`);
    }
    return sight;
  }

  /** All texts of the list of moves. */
  moves(page = this.page): Promise<string[]> {
    return page
      .getByRole("list", { name: text((t) => t.play.moves) })
      .first()
      .getByRole("button")
      .allInnerTexts();
  }

  // ---- touching ----------------------------------------------------------------------------------

  async touch(offer: Offer, device: Device): Promise<void> {
    if (device === "keyboard" && offer.kind === "place") {
      const way = await chooseByKeyboard(this.page, offer.name);
      if (way.length === 0) return;
      this.did(`does not come to ${offer.name} with the arrow keys: ${way.join(" ")}`);
      device = "mouse";
      offer = { ...offer, open: false }; // focusing may have scrolled the page
    }
    await pressAt(this.page, await reach(this.page, offer), device);
  }

  button(name: RegExp): Locator {
    return this.page.getByRole("button", { name });
  }

  /** Presses a button or link; fails if it is covered or keeps moving. */
  async press(target: Locator, what: string, device: Device = "mouse"): Promise<void> {
    try {
      if (device === "keyboard") await target.press("Enter");
      else if (device === "touch" && this.habits.width === "phone") await target.tap();
      else await target.click();
    } catch (error) {
      fail(`${what} cannot be used: ${String(error).slice(0, 1500)}`);
    }
  }

  /** The same for a control that may disappear meanwhile. */
  async pressIfThere(target: Locator, what: string): Promise<void> {
    try {
      await target.click();
    } catch (error) {
      if ((await target.count()) > 0) fail(`${what} cannot be used: ${String(error)}`);
    }
  }

  /** Whether a control exists and is enabled. */
  async canUse(target: Locator): Promise<boolean> {
    return target.evaluateAll(
      ([first]) => first !== undefined && !(first as HTMLButtonElement).disabled,
    );
  }

  async follow(name: RegExp): Promise<void> {
    await this.press(this.page.getByRole("link", { name }).first(), `the link ${name.source}`);
  }

  // ---- the record --------------------------------------------------------------------------------

  /** The record as the page saves it. */
  async record(): Promise<string> {
    const saving = this.button(text((t) => t.play.save)).first();
    const [download] = await Promise.all([
      this.page.waitForEvent("download"),
      this.press(saving, "saving the record"),
    ]);
    return readDownload(download);
  }

  async choosesLanguage(): Promise<void> {
    await this.press(this.button(text((t) => t.language)).first(), "the switch of languages");
  }

  async choosesColours(dice: Dice): Promise<void> {
    await this.page
      .getByLabel(text((t) => t.theme.label))
      .selectOption(dice.pick(["system", "light", "dark"]));
  }
}

async function readDownload(download: Download): Promise<string> {
  const stream = await download.createReadStream();
  const parts: Buffer[] = [];
  for await (const one of stream) parts.push(Buffer.from(one as Buffer));
  return Buffer.concat(parts).toString("utf8");
}
