/** The session of a local game: players, engines, clocks, hints, draw offers. */
import type { CoreModule } from "../../core/module";
import type { MatchState, SeatLetter, Reasons, SearchResult } from "../../core/types";
import { Engine, Stopped } from "../../core/engine";
import { CoreFailure } from "../../core/failure";
import { animationTime } from "../../board/animate";
import { Match } from "../../core/match";
import { BoardSession } from "../../session/boardSession.svelte";
import { Clocks } from "../../session/clock";
import { afterLots } from "./drawSeats";
import { storeSetup, sitterAt, specOf, type Setup, type Sitter } from "../../session/setup";
import { sound } from "../../platform/sounds";

/** The data needed to resume a game. */
export interface SavedGame {
  setup: Setup;
  record: string;
  left: number[] | null;
}

/** Receives every state of a game, to store it. */
export interface GameStore {
  keep(saved: SavedGame, state: MatchState): void;
}

/** Minimum delay of an engine's move, so that it is noticed. */
const engineDelay = 350;
const chanceDelay = 500;
const dealDelay = 120;
const hintTime = 1200;

export interface Hint {
  thought: SearchResult;
  /** The click path of the best move, to be marked. */
  places: string[];
  reasons: Reasons;
}

export class LocalGame extends BoardSession {
  hint = $state.raw<Hint | null>(null);
  hintWanted = $state(false);
  hintFailed = $state.raw<unknown>(null);
  /** The error of the engine that is to move. */
  engineFailed = $state.raw<unknown>(null);
  /** A draw offer is being answered by the engines. */
  drawAsked = $state(false);
  drawAnswer = $state<"accepted" | "declined" | null>(null);
  drawFailed = $state.raw<unknown>(null);
  setup = $state.raw() as Setup;

  private readonly luck = randomNumber();
  private engine = new Engine();
  private adviser = new Engine();
  private clocks: Clocks | null = null;
  private timer: ReturnType<typeof setInterval> | undefined;
  /** Number of draw offers so far; identifies answers to withdrawn ones. */
  private drawQuestions = 0;

  private constructor(
    readonly match: Match,
    setup: Setup,
    left: number[] | null,
    private readonly keeper: GameStore,
  ) {
    super();
    this.setup = setup;
    this.refresh();
    match.viewSeats = () => this.nextViews;
    if (setup.clock)
      this.clocks = new Clocks(this.state.table.players, setup.clock, left ?? undefined);
    this.timer = setInterval(() => this.passTime(), 100);
    void this.goOn();
  }

  static begin(core: CoreModule, setup: Setup, keeper: GameStore): LocalGame {
    const match = Match.open(core, specOf(setup), setup.position ?? "");
    storeSetup(setup);
    const game = new LocalGame(match, afterLots(core, setup, randomNumber()), null, keeper);
    game.keep();
    return game;
  }

  /** Throws the core's errors for invalid records. */
  static resume(core: CoreModule, saved: SavedGame, keeper: GameStore): LocalGame {
    const match = Match.fromRecord(core, saved.record);
    return new LocalGame(match, saved.setup, saved.left, keeper);
  }

  override close(): void {
    super.close();
    clearInterval(this.timer);
    this.engine.close();
    this.adviser.close();
  }

  // ---- seats and players ------------------------------------------------------------------------

  sitter(seat: SeatLetter): Sitter {
    return sitterAt(this.setup, this.state.table, seat);
  }

  get humanToMove(): boolean {
    const mover = this.mover;
    return this.live && mover !== null && this.sitter(mover).kind !== "engine";
  }

  /** The seats of people: "SN". */
  private get seatsOfPeople(): string {
    const people = this.state.table.seats.filter((one) => this.sitter(one.seat).kind !== "engine");
    return people.map((one) => one.seat).join("");
  }

  protected override get usualView(): SeatLetter {
    const people = this.seatsOfPeople;
    const mover = this.mover;
    if (this.setup.view === "mover" && mover && people.includes(mover)) return mover;
    return (people[0] ?? "S") as SeatLetter;
  }

  /** The seats from which the board may be seen after the next change (`Match.viewSeats`). */
  private get nextViews(): string {
    if (this.chosenView) return this.chosenView;
    return (this.setup.view === "mover" ? this.seatsOfPeople : this.seatsOfPeople[0]) || "S";
  }

  override timeLeft(seat: SeatLetter): number | null {
    void this.tick;
    return this.clocks ? this.clocks.leftOf(this.playerOf(seat), performance.now()) : null;
  }

  // ---- playing ----------------------------------------------------------------------------------

  play(move: string): void {
    this.path = [];
    this.pending = null;
    const legal = this.legal(move) !== undefined;
    const now = performance.now();
    const clock = legal ? this.clocks?.timesOfMove(now) : undefined;
    this.refusal = this.match.play(move, clock);
    if (this.refusal && legal) {
      // The module listed the move as legal, so one of its answers is wrong.
      this.match.restart();
      this.refusal = this.match.play(move, clock);
    }
    if (this.refusal) {
      sound("refused");
      return;
    }
    if (clock) this.clocks?.moved(this.match.state().entries.at(-1)?.endsTurn ?? false, now);
    this.changed();
  }

  // ---- taking back, resigning, draws ------------------------------------------------------------

  /** Undoes entries back to the previous decision of a person. */
  undo(): void {
    if (!this.state.canUndo) return;
    this.engine.stop();
    if (this.match.undo(this.hasPeople ? this.seatsOfPeople : "SWNE")) this.changed();
  }

  redo(): void {
    if (!this.state.canRedo) return;
    this.engine.stop();
    if (this.match.redo(this.seatsOfPeople)) this.changed();
  }

  get hasPeople(): boolean {
    return this.setup.sitters.some((one) => one.kind !== "engine");
  }

  /** The seat that a resignation is for: the person to move, else the first person in play. */
  get resigner(): SeatLetter | null {
    const mover = this.mover;
    if (mover && this.sitter(mover).kind !== "engine") return mover;
    const inPlay = this.state.table.seats.filter((one) => !this.state.retired.includes(one.seat));
    return inPlay.find((one) => this.sitter(one.seat).kind !== "engine")?.seat ?? null;
  }

  resign(seat: SeatLetter): void {
    this.engine.stop();
    this.match.leave(seat, "resign");
    this.changed();
  }

  /** The players in play: engines or people. */
  private playersInPlay(engines: boolean): Set<number> {
    const seats = this.state.table.seats.filter(
      (one) =>
        (this.sitter(one.seat).kind === "engine") === engines &&
        this.state.inPlay.includes(one.seat),
    );
    return new Set(seats.map((one) => one.player));
  }
  get enginesInPlay(): boolean {
    return this.playersInPlay(true).size > 0;
  }
  get peopleInPlay(): number {
    return this.playersInPlay(false).size;
  }

  /**
   * Offers a draw on behalf of all people; engines that decide for a side are asked
   * (docs/engine.md).
   */
  async offerDraw(): Promise<void> {
    if (this.drawAsked) return;
    this.cancelDraw();
    if (!this.enginesInPlay) return this.draw();
    if (!this.humanToMove) return;
    const question = ++this.drawQuestions;
    const stillAsked = this.whileUnchanged(() => this.drawQuestions === question);
    this.drawAsked = true;
    try {
      const engines = this.state.table.seats
        .map((one) => one.seat)
        .filter((seat) => this.sitter(seat).kind === "engine");
      const agree = await this.adviser.agree(this.match.record(), engines.join(""));
      if (!stillAsked()) return;
      this.drawAsked = false;
      if (agree) this.draw();
      else this.drawAnswer = "declined";
    } catch (error) {
      if (!stillAsked()) return;
      this.drawAsked = false;
      if (!(error instanceof Stopped)) this.drawFailed = error;
    }
  }

  /** Withdraws the draw offer, or dismisses its answer. */
  cancelDraw(): void {
    this.drawQuestions += 1;
    this.drawAsked = false;
    this.drawAnswer = null;
    this.drawFailed = null;
  }

  private draw(): void {
    this.match.agreeEnd();
    this.changed();
    this.drawAnswer = "accepted";
  }

  async askHint(): Promise<void> {
    if (!this.humanToMove || this.hintWanted) return;
    this.hint = null;
    this.hintFailed = null;
    this.hintWanted = true;
    this.refusal = null;
    const stillWanted = this.whileUnchanged();
    try {
      const record = this.match.record();
      const limits = { movetime: hintTime, lines: 2 };
      const thought = await this.adviser.think(record, "search", limits);
      const move = thought.lines[0]?.moves[0] ?? thought.move;
      const reasons = await this.adviser.reasons(record, move);
      if (stillWanted()) this.hint = { thought, reasons, places: this.legal(move)?.clicks ?? [] };
    } catch (error) {
      if (stillWanted() && !(error instanceof Stopped)) this.hintFailed = error;
    } finally {
      if (stillWanted()) this.hintWanted = false;
    }
  }

  /** Suggests a first move: strong, with some variation. */
  override async suggest(): Promise<string | null> {
    const stillWanted = this.whileUnchanged();
    try {
      const player = `level8:seed=${randomNumber()}`;
      const thought = await this.adviser.think(this.match.record(), player, { movetime: 400 });
      return stillWanted() ? thought.move : null;
    } catch (error) {
      if (stillWanted() && !(error instanceof Stopped)) this.hintFailed = error;
      return null;
    }
  }

  // ---- reactions to a change --------------------------------------------------------------------

  private refresh(): void {
    this.state = this.match.state();
    this.at = this.state.entries.length;
  }

  private changed(): void {
    this.revise();
    this.adviser.stop();
    this.path = [];
    this.pending = null;
    this.hint = null;
    this.hintFailed = null;
    this.hintWanted = false;
    this.engineFailed = null;
    this.cancelDraw();
    this.refresh();
    this.keep();
    this.soundChange();
    void this.goOn();
  }

  private keep(): void {
    const left = this.clocks?.left ?? null;
    const record = this.match.record();
    this.keeper.keep({ setup: this.setup, record, left: left && [...left] }, this.state);
  }

  /** Starts the clock of the player to move; lets chance or an engine move. */
  private async goOn(): Promise<void> {
    const now = performance.now();
    const mover = this.mover;
    if (!mover) this.clocks?.stop(now);
    else if (this.state.entries.length > 0 || this.hasPeople)
      this.clocks?.start(this.playerOf(mover), now);
    if (this.closed || this.state.over) return;
    const stillWanted = this.whileUnchanged();
    if (this.state.actor === "chance") {
      const usual = this.state.turns === 0 ? dealDelay : chanceDelay;
      await pause(Math.max(usual, animationTime(this.state.story)));
      if (!stillWanted() || this.state.actor !== "chance") return;
      this.match.drawAtRandom(randomNumber());
      this.changed();
      return;
    }
    if (!mover) return;
    const sitter = this.sitter(mover);
    if (sitter.kind !== "engine") return;
    this.thinking = true;
    try {
      await this.letEngineMove(mover, sitter.level, stillWanted);
    } catch (error) {
      if (error instanceof Stopped) return;
      if (isOfRules(error) && !this.closed) throw error; // the engine has answered, but its move cannot be shown
      if (stillWanted()) this.engineFailed = error;
      else if (this.closed || isOfEngine(error)) return;
      else throw error; // the error came after the engine's move
    } finally {
      if (stillWanted() || !this.enginesTurn) this.thinking = false;
    }
  }

  /**
   * Searches and plays the engine's move. If the rules reject it, a module is broken: both are
   * restarted and the search is repeated once.
   */
  private async letEngineMove(
    mover: SeatLetter,
    level: number,
    stillWanted: () => boolean,
  ): Promise<void> {
    let rejected = "";
    for (const wait of [Math.max(engineDelay, animationTime(this.state.story)), 0]) {
      const question = this.engine.think(
        this.match.record(),
        this.playerText(level),
        this.engineLimits(mover),
      );
      const [thought] = await Promise.all([question, pause(wait)]);
      if (!stillWanted()) return;
      this.play(thought.move);
      if (!this.refusal) return;
      rejected = `${thought.move}: ${this.refusal.why.en}`;
      console.warn(`the engine's move is rejected, ${rejected}`);
      this.match.restart();
      this.engine.restart();
      this.refresh();
      this.refusal = null;
    }
    throw new CoreFailure("engine", "move", new Error(rejected));
  }

  /** Levels below the highest choose at random; the seed differs in each game. */
  private playerText(level: number): string {
    return `level${level}:seed=${this.luck}`;
  }

  private get enginesTurn(): boolean {
    const mover = this.mover;
    return mover !== null && this.sitter(mover).kind === "engine";
  }

  /** Time limit of a search, shorter when the clock runs low. */
  private engineLimits(mover: SeatLetter): { movetime?: number } {
    const left = this.timeLeft(mover);
    if (left === null) return {};
    return { movetime: Math.round(Math.max(20, Math.min(850, left / 30))) }; // integer, as the core requires
  }

  /** Retries after a failure, from the current position. */
  tryAgain(): void {
    this.engine.restart();
    this.changed();
  }

  /** Replaces a failed engine by a person at this device. */
  playByHand(seat: SeatLetter): void {
    const sitters = [...this.setup.sitters];
    sitters[this.playerOf(seat)] = { kind: "other" };
    this.setup = { ...this.setup, sitters };
    this.engine.stop();
    this.changed();
  }

  private passTime(): void {
    if (!this.clocks || this.state.over) return;
    this.tick += 1;
    const player = this.clocks.flagged(performance.now());
    if (player === null) return;
    const seat = this.state.table.seats.find(
      (one) => one.player === player && !this.state.retired.includes(one.seat),
    );
    if (!seat) return;
    this.engine.stop();
    this.match.leave(seat.seat, "flag");
    this.changed();
  }
}

function isOfRules(error: unknown): boolean {
  return error instanceof CoreFailure && error.part === "table";
}

function isOfEngine(error: unknown): boolean {
  return error instanceof CoreFailure && error.part === "engine";
}

function randomNumber(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! & 0x7fffffff;
}

/** A delay for the user to see a move; shorter with reduced motion. */
function pause(milliseconds: number): Promise<void> {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return new Promise((resolve) => setTimeout(resolve, still ? milliseconds / 5 : milliseconds));
}
