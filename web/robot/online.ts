/** A game of several browsers at an online table, whose server is killed and restarted. */
import { chooses } from "./choose";
import type { Dice } from "./dice";
import { fail } from "./failure";
import { pressAt, type Device } from "./hands";
import type { Person } from "./person";
import { signatureOf, type Sight } from "./sight";
import { choosesVariant, gameOf, seats, type Sitter, type Variant } from "./setup";
import { glance, waitFor } from "./wait";
import { endText, entryInEnglish, gap, onlinePart, onlineText, rowText, text } from "./words";

export interface OnlineServer {
  start(): Promise<void>;
  stop(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
}

export interface OnlineGame {
  variant: Variant;
  /** Players of the table: "me" for the first person, "friend" for each other one. */
  sitters: Sitter[];
  toTheEnd: boolean;
  /** Number of touches before all resign; a game that ends earlier is played again. */
  touches: number;
  /** Interruptions, reloads, offers. */
  events: number;
}

const dialogOf = (person: Person) => person.page.getByRole("dialog");
const offersOf = (person: Person) =>
  person.page.getByRole("status").filter({ has: person.page.getByRole("button") });

export class OnlineRound {
  private touches = 0;

  constructor(
    private readonly people: Person[],
    private readonly dice: Dice,
    private readonly server: OnlineServer,
    private readonly game: OnlineGame,
    /** Opens another browser. */
    private readonly comes: (name: string) => Promise<Person>,
  ) {}

  private get host(): Person {
    return this.people[0]!;
  }

  // ---- joining ----------------------------------------------------------------------------------

  async begin(): Promise<void> {
    const { host } = this;
    await host.page.goto("/", { waitUntil: "domcontentloaded" });
    await host.page.getByRole("heading", { level: 1 }).first().waitFor();
    await choosesVariant(host, this.game.variant);
    await seats(host, this.game.sitters);
    await host.page.getByLabel(onlineText((w) => w.setup.name)).fill(host.name);
    await host.press(host.button(text((t) => t.setup.make)), "opening the table");
    await host.page.waitForURL(/\/t\/[\w-]+$/);
    host.did(`opens the table ${host.page.url()}`);
    const fields = host.page.getByRole("textbox", {
      name: onlineText((w) => w.room.invitation(gap)),
    });
    const friends = this.game.sitters.filter((one) => one === "friend").length;
    if (friends > 0) await fields.first().waitFor();
    const links = await fields.evaluateAll((all) =>
      all.map((one) => (one as HTMLInputElement).value),
    );
    if (links.length !== friends) fail(`${links.length} invitations for ${friends} friends`);
    for (const [index, link] of links.entries()) {
      const friend = await this.comes(["Bob", "Cleo", "Dan"][index]!);
      this.people.push(friend);
      friend.did("opens the invitation");
      await friend.page.goto(link, { waitUntil: "domcontentloaded" });
      await friend.page.getByLabel(onlineText((w) => w.setup.name)).fill(friend.name);
      await friend.press(friend.button(onlineText((w) => w.join.sit)).first(), "sitting down");
    }
    await this.everybodySees("the board", (person) =>
      person.page
        .getByRole("group", { name: text((t) => t.play.board) })
        .first()
        .waitFor(),
    );
    if (this.people.length < 4 && this.dice.chance(60)) {
      const watcher = await this.comes("Zoe");
      watcher.did("looks on");
      await watcher.page.goto(new URL(host.page.url()).pathname);
      await watcher.page
        .getByText(onlineText((w) => w.play.watching))
        .first()
        .waitFor();
      this.people.push(watcher);
    }
  }

  private async everybodySees(what: string, look: (person: Person) => Promise<unknown>) {
    await Promise.all(
      this.people.map((person) =>
        look(person).catch(() => fail(`${person.name} does not see ${what}`)),
      ),
    );
  }

  // ---- playing -------------------------------------------------------------------------------

  /** One touch by any browser that can move; false once the game is over. */
  async touch(): Promise<boolean> {
    const patience = this.host.habits.patience;
    let lately = Date.now();
    let before = "";
    for (;;) {
      const sights = await Promise.all(this.people.map((person) => person.look()));
      if (sights.every((sight) => sight.turn === "over")) return false;
      const able = this.people.filter((_, i) => {
        const sight = sights[i]!;
        return sight.turn !== "over" && !sight.earlier && (sight.row || sight.offers.length > 0);
      });
      if (able.length > 0) {
        const person = able[0]!;
        await this.acts(person, sights[this.people.indexOf(person)]!);
        this.touches += 1;
        return true;
      }
      const now = sights.map(signatureOf).join();
      if (now !== before) lately = Date.now();
      before = now;
      if (Date.now() - lately > patience)
        fail(
          `nobody can do anything for ${patience / 1000} s: ${sights.map((one) => `“${one.status}”`).join(", ")}`,
        );
      await Promise.race(this.people.map((person) => this.changeAt(person, 250)));
    }
  }

  /** Waits for a change at any page, up to a limit. */
  private async changeAt(person: Person, longest: number): Promise<void> {
    const before = signatureOf(await glance(person.page));
    await waitFor(person.page, { aim: "change", before, patience: longest, longest });
  }

  private async acts(person: Person, sight: Sight): Promise<void> {
    const { dice } = this;
    const device: Device = person.habits.width === "phone" ? "touch" : "mouse";
    if (sight.row) {
      person.did("takes the row");
      await person.press(person.button(rowText((row) => row.take)).first(), "taking the row");
    } else {
      const offer = chooses(dice, gameOf(this.game.variant), sight);
      person.did(`touches ${offer.name} (${sight.moves} moves so far)`);
      await person.touch(offer, device);
    }
    const { patience } = person.habits;
    const waited = await waitFor(person.page, {
      aim: "change",
      before: signatureOf(sight),
      patience,
      longest: 2 * patience,
    });
    if (!waited.came) fail(`${person.name}: nothing happened after a touch: “${sight.status}”`);
    person.judge(waited.sight);
  }

  /** Waits until all browsers show the same moves, and returns them. */
  async sameEverywhere(): Promise<string[]> {
    const { patience } = this.host.habits;
    const end = Date.now() + 2 * patience;
    for (;;) {
      const all = await Promise.all(this.people.map((person) => this.movesOf(person)));
      const texts = all.map((one) => one.join(" "));
      if (texts.every((one) => one === texts[0])) return all[0]!;
      if (Date.now() > end)
        fail(
          `the browsers do not show the same moves\n${this.people
            .map((person, i) => `${person.name}: ${texts[i]}`)
            .join("\n")}`,
        );
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  private async movesOf(person: Person): Promise<string[]> {
    return (await person.moves()).map(entryInEnglish);
  }

  // ---- interruptions ----------------------------------------------------------------------------

  /** Stops or kills the server and restarts it; all browsers must recover by themselves. */
  private restart = async (): Promise<void> => {
    const { dice, host } = this;
    const signal = dice.chance(60) ? "SIGKILL" : "SIGTERM";
    const before = await this.sameEverywhere();
    host.did(`sees the server end (${signal})`);
    for (const person of this.people) person.excuseNetwork(true);
    await this.server.stop(signal);
    // A move entered while the server is down must arrive exactly once.
    if (dice.chance(50)) await this.touchesWhileAway();
    if (dice.chance(50)) await new Promise((resolve) => setTimeout(resolve, 1000));
    await this.server.start();
    host.did("sees the server start again");
    await this.connected();
    const after = await this.sameEverywhere();
    const lost = before.some((move, i) => after[i] !== move);
    if (lost)
      fail(
        `after the server was ended by ${signal} moves are lost\nbefore: ${before.join(" ")}\nnow:    ${after.join(" ")}`,
      );
    for (const person of this.people) person.excuseNetwork(false);
  };

  private async touchesWhileAway(): Promise<void> {
    for (const person of this.people) {
      const sight = await glance(person.page);
      if (sight.turn === "over" || sight.row || sight.offers.length === 0) continue;
      const offer = this.dice.pick(sight.offers);
      person.did(`touches ${offer.name} while the server is away`);
      await person.touch(offer, person.habits.width === "phone" ? "touch" : "mouse");
      return;
    }
  }

  /** No page shows a lost connection or a pending command any more. */
  private async connected(): Promise<void> {
    const words = (["lost", "stopping", "connecting", "unsent", "unanswered"] as const).map(
      (key) => onlinePart((w) => w.connection[key]).source,
    );
    const troubled = new RegExp(words.join("|"), "u");
    const end = Date.now() + 60_000;
    for (const person of this.people)
      for (;;) {
        const banner = person.page.locator("[data-status]");
        const words = (await banner.innerText()).trim();
        const open = (await banner.getAttribute("data-status")) === "open";
        if (open && !troubled.test(words)) break;
        if (Date.now() > end) fail(`${person.name} is not connected again: “${words}”`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
  }

  private reload = async (): Promise<void> => {
    const before = await this.sameEverywhere();
    const person = this.dice.pick(this.people);
    person.did("reloads the page");
    await person.page.reload({ waitUntil: "domcontentloaded" });
    await person.page
      .getByRole("group", { name: text((t) => t.play.board) })
      .first()
      .waitFor()
      .catch(() => fail(`${person.name} sees no board after a reload`));
    await this.connected();
    const after = await this.sameEverywhere();
    if (before.some((move, i) => after[i] !== move)) fail("moves are lost by a reload");
  };

  /** Closes a browser's page and opens a new one with the same storage. */
  private closesTab = async (): Promise<void> => {
    const person = this.dice.pick(this.people);
    person.did("closes the tab and comes back in another");
    const address = person.page.url();
    const tab = await person.openTab();
    await person.page.close();
    person.page = tab;
    await tab.goto(address, { waitUntil: "domcontentloaded" });
    await tab
      .getByRole("group", { name: text((t) => t.play.board) })
      .first()
      .waitFor()
      .catch(() => fail(`${person.name} does not come back to the table`));
    await this.sameEverywhere();
  };

  private losesNetwork = async (): Promise<void> => {
    const person = this.dice.pick(this.people);
    person.did("loses the network for a while");
    person.excuseNetwork(true);
    await person.context.setOffline(true);
    for (let i = this.dice.roll(4); i > 0; --i) {
      const sights = await Promise.all(this.people.map((one) => glance(one.page)));
      const index = this.people.findIndex(
        (one, i) => one !== person && (sights[i]!.row || sights[i]!.offers.length > 0),
      );
      if (index < 0 || sights[index]!.turn === "over") break;
      await this.acts(this.people[index]!, sights[index]!);
    }
    await person.context.setOffline(false);
    await this.connected();
    await this.sameEverywhere();
    person.excuseNetwork(false);
  };

  private touchesWrongly = async (): Promise<void> => {
    const person = this.dice.pick(this.people);
    const sight = await glance(person.page);
    const marked = new Set(sight.offers.map((offer) => offer.name));
    const places = await person.page
      .locator("main [role=group] > button[data-place]")
      .evaluateAll((all) =>
        all.map((one) => {
          const box = one.getBoundingClientRect();
          const name = (one as HTMLElement).dataset["place"]!;
          return { name, x: box.x + box.width / 2, y: box.y + box.height / 2 };
        }),
      );
    const { height } = person.page.viewportSize()!;
    const wrong = places.filter((one) => !marked.has(one.name) && one.y > 70 && one.y < height / 2);
    if (wrong.length === 0) return;
    const one = this.dice.pick(wrong);
    person.did(`touches ${one.name}, which is not marked`);
    await pressAt(person.page, one, person.habits.width === "phone" ? "touch" : "mouse");
    person.judge(await glance(person.page), true);
  };

  private looksBack = async (): Promise<void> => {
    const person = this.dice.pick(this.people);
    const back = person.button(text((t) => t.play.back)).first();
    if (!(await person.canUse(back))) return;
    person.did("looks at an earlier moment, and comes back");
    await person.press(back, "one move back");
    await person.look();
    // Another player may have moved meanwhile, so that no withdrawal is possible.
    const now = person.button(text((t) => t.play.backToNow)).first();
    if ((await now.count()) > 0) await person.press(now, "back to the game");
  };

  private changesLooks = async (): Promise<void> => {
    const person = this.dice.pick(this.people);
    person.did("changes the language and the colours");
    await person.choosesLanguage();
    await person.choosesColours(this.dice);
    await person.press(person.button(text((t) => t.play.turnBoard)).first(), "turning the board");
  };

  /** Offers a draw or a take-back; one declines, or all accept the take-back. */
  private asks = async (): Promise<void> => {
    const { dice } = this;
    const player = dice.pick(this.people.filter((person) => person.name !== "Zoe"));
    const draw = dice.chance(50);
    const ask = draw
      ? player.button(endText((end) => end.offer)).first()
      : player.button(onlineText((w) => w.play.askBack)).first();
    if (!(await player.canUse(ask))) return;
    await this.sameEverywhere();
    await player.press(ask, draw ? "offering a draw" : "asking to take back");
    if (draw) {
      const dialog = dialogOf(player);
      const agree = dice.chance(70);
      player.did(agree ? "offers a draw" : "thinks of offering a draw, and does not");
      const name = agree ? endText((end) => end.offer) : text((t) => t.play.cancel);
      await player.press(dialog.getByRole("button", { name }), "the answer");
      if (!agree) return;
    } else player.did("asks to take the turn back");
    const decline = !draw ? dice.chance(40) : this.game.toTheEnd || dice.chance(60);
    // Engines answer first; without other people the turn is taken back at once.
    await this.answers(player, decline);
    await this.sameEverywhere();
  };

  private async answers(asker: Person, decline: boolean): Promise<void> {
    const accept = onlineText((w) => w.play.accept);
    const refuse = onlineText((w) => w.play.decline);
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (const person of this.people) {
      if (person === asker) continue;
      const button = offersOf(person).getByRole("button", { name: decline ? refuse : accept });
      if (!(await person.canUse(button))) continue;
      person.did(decline ? "declines" : "accepts");
      await person.pressIfThere(button.first(), decline ? "declining" : "accepting");
      if (decline) return;
    }
    // No one else could answer: withdraws the open offer.
    const withdraw = asker.button(onlineText((w) => w.play.withdraw)).first();
    if (await asker.canUse(withdraw)) {
      asker.did("withdraws the offer");
      await asker.pressIfThere(withdraw, "withdrawing"); // an engine may answer meanwhile
    }
  }

  private save = async (): Promise<void> => {
    const person = this.dice.pick(this.people);
    person.did("saves the record");
    const record = await person.record();
    if (!/\[\w+ "/.test(record)) fail(`not a record: ${record.slice(0, 200)}`);
  };

  // ---- the whole game ---------------------------------------------------------------------------

  async play(): Promise<void> {
    const { dice, game } = this;
    await this.begin();
    const others = [
      this.reload,
      this.closesTab,
      this.losesNetwork,
      this.touchesWrongly,
      this.looksBack,
      this.changesLooks,
      this.asks,
      this.asks,
      this.save,
    ];
    let deck: (() => Promise<void>)[] = [];
    let events = 0;
    let next = 2 + dice.roll(4);
    let going = true;
    while (this.touches < game.touches && (going = await this.touch())) {
      if (this.touches < next || events >= game.events) continue;
      events += 1;
      next = this.touches + 2 + dice.roll(4 + events);
      if (deck.length === 0) deck = dice.shuffled(others);
      // Every third interruption concerns the server.
      await (events % 3 === 0 ? this.restart() : deck.pop()!());
    }
    if (going) await this.givesUp();
    await this.ended();
  }

  /** All but one resign, then the game is over everywhere. */
  private async givesUp(): Promise<void> {
    const players = this.people.filter((person) => person.name !== "Zoe");
    await this.sameEverywhere();
    for (const person of players) {
      const sight = await person.look();
      const resign = person.button(text((t) => t.play.resign)).first();
      if (sight.turn === "over" || !(await person.canUse(resign))) continue;
      person.did("resigns");
      await person.press(resign, "resigning");
      const yes = dialogOf(person).getByRole("button", { name: text((t) => t.play.yes) });
      // The dialog closes when the game ends.
      await yes.click().catch(() => {});
      await waitFor(person.page, {
        aim: "change",
        before: signatureOf(sight),
        patience: person.habits.patience,
        longest: 30_000,
      });
    }
  }

  /** All pages show the same result and the same game, and begin a rematch. */
  private async ended(): Promise<void> {
    await this.everybodySees("the end", (person) =>
      person.page.getByRole("region", { name: text((t) => t.play.over) }).waitFor(),
    );
    const moves = await this.sameEverywhere();
    await this.restart();
    const again = await this.sameEverywhere();
    if (again.join() !== moves.join()) fail("the finished game has changed with a restart");
    this.host.did(`has seen the end (${moves.length} moves)`);
    const players = this.people.filter((person) => person.name !== "Zoe");
    const { host } = this;
    const before = host.page.url();
    host.did("asks for a rematch");
    await host.press(host.button(onlineText((w) => w.play.rematch)).first(), "the rematch");
    for (const person of players.slice(1)) {
      const button = offersOf(person).getByRole("button", {
        name: onlineText((w) => w.play.accept),
      });
      await button
        .first()
        .waitFor()
        .catch(() => fail(`${person.name} is not asked for the rematch`));
      person.did("accepts the rematch");
      await person.press(button.first(), "accepting the rematch");
    }
    for (const person of players)
      await person.page
        .waitForURL((url) => url.href.split("#")[0] !== before.split("#")[0])
        .catch(() => fail(`${person.name} does not come to the rematch`));
    for (const watcher of this.people.splice(players.length)) await watcher.leave();
    for (let i = 0; i < 6; ++i) if (!(await this.touch())) break;
    await this.sameEverywhere();
  }
}
