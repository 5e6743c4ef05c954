/** One game of a session: random from beginning to end, with everything a page may ask on the way. */
import { askEngine } from "./engine.mjs";
import { followOnline } from "./online.mjs";
import { strangeNumber, strangeText } from "./texts.mjs";

/** Longer games are left off there. */
const mostEntries = 1500;
const seats = ["S", "W", "N", "E"];

export class Game {
  #pair;
  #random;
  #specs;
  #table;
  #state;
  /** What can be touched, and moves and positions that were seen: right or wrong at other moments. */
  #places = [];
  #moves = [];
  #position = "";

  constructor(pair, random, specs) {
    this.#pair = pair;
    this.#random = random;
    this.#specs = specs;
  }

  /** Gives the number of entries, or null where the spec is refused. */
  async play(spec) {
    const random = this.#random;
    const opened = await this.#pair.table("open", spec);
    if (opened.error !== undefined) return null;
    this.#table = opened.table;
    await this.#look();
    this.#places = (await this.#board()).places.map((place) => place.name);
    // So often in a whole game, however long those of the variant are.
    let more = random.between(10, 25);
    while (!this.#state.over && this.#state.entries.length < mostEntries) {
      const aside = random.oneIn(1 + Math.floor(this.#state.entries.length / 8)) && more > 0;
      if (aside) {
        --more;
        await this.#askAside();
      }
      await this.#goOn();
      await this.#look();
    }
    for (let i = 0; i < 6; ++i) await this.#askAside();
    await followOnline(this.#pair, random, this.#state);
    await this.#lookBack();
    const entries = this.#state.entries.length;
    if (random.oneIn(2)) await this.#pair.table("close", this.#table);
    return entries;
  }

  async #look() {
    this.#state = await this.#pair.table("state", this.#table);
    this.#position = this.#state.position;
    if (this.#state.moves.length > 0) this.#moves.push(this.#random.pick(this.#state.moves).text);
  }

  /** One entry more, most times. */
  async #goOn() {
    const { actor, moves } = this.#state;
    const random = this.#random;
    if (random.oneIn(400)) return void (await this.#leave());
    if (random.oneIn(900)) return void (await this.#change("agree"));
    if (actor === "chance" && !random.oneIn(6))
      return void (await this.#change("play-chance", random.below(100000)));
    const times = random.oneIn(3)
      ? [random.between(-1000, 600000), random.below(60000), random.below(5000)]
      : random.oneIn(3)
        ? [random.below(600000), random.below(60000)]
        : [];
    await this.#change("play", random.pick(moves).text, ...times);
  }

  /** A change alone, or with everything that a page shows afterwards. */
  #change(name, ...args) {
    const random = this.#random;
    if (random.oneIn(2)) return this.#pair.table(name, this.#table, ...args);
    const view = random.pick([...seats, "", "SN", "ENWS", "x"]);
    return this.#pair.table("change", this.#table, view, name, ...args);
  }

  async #leave() {
    const seat = this.#random.pick([...seats, "", "Q"]);
    await this.#pair.table(
      "leave",
      this.#table,
      seat,
      this.#random.pick(["resign", "flag", "gone", "sleep"]),
    );
  }

  #entries() {
    return this.#random.oneIn(3)
      ? strangeNumber(this.#random)
      : this.#random.below(this.#state.entries.length + 1);
  }

  #board() {
    const random = this.#random;
    const place = () =>
      random.oneIn(3)
        ? strangeText(random)
        : random.pick(this.#places.length > 0 ? this.#places : ["e2"]);
    const mark = () => random.pick(["hint:", "choice:", "", "other:"]) + place();
    const marks = Array.from({ length: random.below(4) }, mark).join(" ");
    return this.#pair.table(
      "board",
      this.#table,
      this.#entries(),
      random.pick([...seats, "", "SW"]),
      marks,
    );
  }

  /** Something that changes nothing, or that is taken back. */
  async #askAside() {
    const random = this.#random;
    const asides = [
      () => this.#explain(),
      () => this.#explain(),
      () => this.#explain(),
      () => this.#board(),
      () =>
        this.#pair.table(
          "picture",
          this.#table,
          this.#entries(),
          random.pick(["en", "fr", "", "de"]),
        ),
      () => this.#pair.table("state", this.#table, this.#entries()),
      () => this.#pair.table("chances", this.#table, this.#entries()),
      () => this.#line(),
      () => this.#playWrong(),
      () => this.#playWrong(),
      () => this.#takeBack(),
      () => this.#record(),
      () => this.#openPosition(),
      () => this.#malformed(),
      () => this.#pieces(),
      async () => askEngine(this.#pair, random, (await this.#recordText()) ?? "", this.#state),
      async () => askEngine(this.#pair, random, (await this.#recordText()) ?? "", this.#state),
    ];
    await random.pick(asides)();
  }

  /** Touches: the beginning of a legal path, then what may lead astray. */
  async #explain() {
    const random = this.#random;
    for (let i = random.between(1, 6); i > 0; --i) {
      const path = this.#state.moves.length > 0 ? random.pick(this.#state.moves).clicks : [];
      const begun = path.slice(0, random.below(path.length + 1));
      const place = () =>
        random.oneIn(5) ? strangeText(random, path[0]) : random.pick(this.#places);
      const touched = Array.from({ length: random.pick([1, 1, 1, 2, 3]) }, place);
      await this.#pair.table("explain", this.#table, ...begun, ...touched);
    }
  }

  async #playWrong() {
    const random = this.#random;
    const before = this.#state.entries.length;
    for (let i = random.between(1, 4); i > 0; --i) {
      const text = random.oneIn(3)
        ? random.pick(this.#moves.length > 0 ? this.#moves : [""])
        : this.#aMove();
      const played = random.oneIn(3) ? text : strangeText(random, text);
      const times = random.oneIn(4) ? [strangeNumber(random), strangeNumber(random)] : [];
      await this.#pair.table("play", this.#table, played, ...times);
    }
    await this.#look(); // one of them may have been legal
    while (this.#state.entries.length > before) {
      await this.#pair.table("undo", this.#table);
      await this.#look();
    }
  }

  #aMove() {
    return this.#state.moves.length > 0 ? this.#random.pick(this.#state.moves).text : "";
  }

  async #line() {
    const random = this.#random;
    const moves = Array.from({ length: random.between(1, 5) }, () =>
      random.oneIn(4)
        ? strangeText(random, this.#aMove())
        : random.oneIn(2)
          ? this.#aMove()
          : random.pick(this.#moves),
    );
    await this.#pair.table("line", this.#table, this.#entries(), ...moves);
  }

  async #takeBack() {
    const random = this.#random;
    const steps = random.between(1, 12);
    const seatsToMove = () => (random.oneIn(12) ? [random.pick([...seats, "SN", "", "x"])] : []);
    for (let i = 0; i < steps; ++i) await this.#change("undo", ...seatsToMove());
    if (this.#random.oneIn(2)) await this.#look();
    if (this.#random.oneIn(3)) return void (await this.#look());
    for (let i = 0; i < steps; ++i) await this.#change("redo", ...seatsToMove());
    await this.#look();
  }

  async #recordText(...tags) {
    return (await this.#pair.table("record", this.#table, ...tags)).record;
  }

  /** Written, read back as it is or damaged, and looked at. */
  async #record() {
    const random = this.#random;
    const tags = random.oneIn(2)
      ? ["South", strangeText(random), "Event", "a day", strangeText(random), "x"]
      : [];
    const text = await this.#recordText(...tags);
    if (text === undefined) return;
    const moved = random.oneIn(2) ? text : this.#damaged(text);
    const opened = await this.#pair.table("open-record", moved);
    if (opened.table === undefined) return;
    await this.#pair.table("state", opened.table);
    await this.#pair.table("record", opened.table);
    await this.#pair.table("close", opened.table);
  }

  #damaged(text) {
    const random = this.#random;
    const lines = text.split("\n");
    const at = random.below(lines.length);
    switch (random.below(4)) {
      case 0:
        return lines.slice(0, at).join("\n");
      case 1:
        lines[at] = strangeText(random, lines[at]);
        return lines.join("\n");
      case 2:
        return text.slice(0, random.below(text.length));
      default:
        return text.replace(
          /\*\s*$/,
          `{a word [%eval 0.5]} $${random.below(8)} (${this.#aMove()}) *\n`,
        );
    }
  }

  async #openPosition() {
    const random = this.#random;
    const position = random.oneIn(2) ? this.#position : strangeText(random, this.#position);
    const opened = await this.#pair.table("open", this.#state.spec, position);
    if (opened.table === undefined) return;
    const state = await this.#pair.table("state", opened.table);
    if (state.moves.length > 0)
      await this.#pair.table("play", opened.table, random.pick(state.moves).text);
    await this.#pair.table("board", opened.table, "", random.pick(seats), "");
    const record = (await this.#pair.table("record", opened.table)).record;
    if (record !== undefined) await this.#pair.table("open-record", record);
    await this.#pair.table("close", opened.table);
  }

  async #malformed() {
    const random = this.#random;
    const names = [
      "",
      "catalog",
      "open",
      "open-record",
      "close",
      "state",
      "change",
      "play",
      "explain",
      "play-chance",
      "chances",
    ];
    names.push(
      "leave",
      "agree",
      "undo",
      "redo",
      "line",
      "record",
      "board",
      "picture",
      "piece",
      "card",
      "think",
      "é",
    );
    for (let i = random.between(1, 5); i > 0; --i) {
      const name = random.pick(names);
      // A table that is not there, so that nothing of the game changes.
      const args = Array.from({ length: random.below(4) }, () =>
        random.pick([strangeNumber(random), strangeText(random)]),
      );
      if (args.length > 0) args[0] = random.pick(["", "0", "-1", "x", "1e9", "99999999999"]);
      await this.#pair.table(name, ...args);
    }
    await this.#pair.table("open", this.#specs.badSpec(random));
    const bytes = Buffer.from(Array.from({ length: random.below(40) }, () => random.below(256)));
    await this.#pair.bytes(
      "table",
      Buffer.concat([Buffer.from(random.pick(["open\0", "card\0", "open-record\0", ""])), bytes]),
    );
  }

  async #pieces() {
    const random = this.#random;
    const { game, pieces, trays } = this.#state.scene;
    const piece = pieces.length > 0 ? random.pick(pieces) : { shape: "pawn" };
    const shape = random.oneIn(4) ? strangeText(random) : piece.shape;
    await this.#pair.table(
      "piece",
      random.oneIn(8) ? strangeText(random) : game,
      shape,
      random.pick([...seats, ""]),
      random.pick([...seats, "", "x"]),
    );
    const cards = trays.flatMap((tray) => tray.cards);
    await this.#pair.table(
      "card",
      random.oneIn(8) ? strangeText(random) : game,
      cards.length > 0 && !random.oneIn(3) ? random.pick(cards).name : strangeText(random),
    );
  }

  /** When a game is over, people look at all of it. */
  async #lookBack() {
    for (let i = 0; i < 5; ++i) {
      await this.#pair.table(
        "state",
        this.#table,
        this.#random.below(this.#state.entries.length + 1),
      );
      await this.#board();
    }
    await this.#pair.table("picture", this.#table, "", "fr");
    await this.#record();
    await this.#takeBack();
  }
}
