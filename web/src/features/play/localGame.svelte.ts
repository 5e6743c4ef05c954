/** The session of a local game: players, engines, clocks, hints, draw offers. */
import type { CoreModule } from "../../core/module";
import type { MatchState, SeatLetter, Reasons, SearchResult } from "../../core/types";
import { Engine, Stopped } from "../../core/engine";
import { CoreFailure } from "../../core/failure";
import { animationTime, delay } from "../../board/animate";
import { Match } from "../../core/match";
import { BoardSession } from "../../session/boardSession.svelte";
import { Clocks } from "../../session/clock";
import { drawSeats } from "./drawSeats";
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
  save(saved: SavedGame, state: MatchState): void;
}

/** Minimum delay of an engine's move, so that it is noticed. */
const engineDelay = 350;
const chanceDelay = 500;
const dealDelay = 120;
/** Share of these delays with reduced motion. */
const reducedDelay = 1 / 5;
const hintTime = 1200;

export interface Hint {
  result: SearchResult;
  /** The click path of the best move, to be marked. */
  places: string[];
  reasons: Reasons;
}

export class LocalGame extends BoardSession {
  hint = $state.raw<Hint | null>(null);
  hintPending = $state(false);
  hintFailed = $state.raw<unknown>(null);
  /** The error of the engine that is to move. */
  engineFailed = $state.raw<unknown>(null);
  /** A draw offer is being answered by the engines. */
  drawPending = $state(false);
  drawAnswer = $state<"accepted" | "declined" | null>(null);
  drawFailed = $state.raw<unknown>(null);
  setup = $state.raw() as Setup;

  private readonly engineSeed = randomSeed();
  private engine = new Engine();
  private adviceEngine = new Engine();
  private clocks: Clocks | null = null;
  private timer: ReturnType<typeof setInterval> | undefined;
  /** Number of draw offers so far; identifies answers to withdrawn ones. */
  private drawOffers = 0;

  private constructor(
    readonly match: Match,
    setup: Setup,
    left: number[] | null,
    private readonly store: GameStore,
  ) {
    super();
    this.setup = setup;
    this.refresh();
    match.viewSeats = () => this.nextViews;
    if (setup.clock)
      this.clocks = new Clocks(this.state.table.players, setup.clock, left ?? undefined);
    this.timer = setInterval(() => this.checkFlag(), 100);
    void this.advance();
  }

  static begin(core: CoreModule, setup: Setup, store: GameStore): LocalGame {
    const match = Match.open(core, specOf(setup), setup.position ?? "");
    storeSetup(setup);
    const game = new LocalGame(match, drawSeats(core, setup, randomSeed()), null, store);
    game.save();
    return game;
  }

  /** Throws the core's errors for invalid records. */
  static resume(core: CoreModule, saved: SavedGame, store: GameStore): LocalGame {
    const match = Match.fromRecord(core, saved.record);
    return new LocalGame(match, saved.setup, saved.left, store);
  }

  override close(): void {
    super.close();
    clearInterval(this.timer);
    this.engine.close();
    this.adviceEngine.close();
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

  protected override get defaultView(): SeatLetter {
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
    this.illegalMove = this.match.play(move, clock);
    if (this.illegalMove && legal) {
      // The module listed the move as legal, so one of its answers is wrong.
      this.match.restart();
      this.illegalMove = this.match.play(move, clock);
    }
    if (this.illegalMove) {
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
    if (this.drawPending) return;
    this.cancelDraw();
    if (!this.enginesInPlay) return this.draw();
    if (!this.humanToMove) return;
    const request = ++this.drawOffers;
    const stillAsked = this.whileUnchanged(() => this.drawOffers === request);
    this.drawPending = true;
    try {
      const engines = this.state.table.seats
        .map((one) => one.seat)
        .filter((seat) => this.sitter(seat).kind === "engine");
      const agree = await this.adviceEngine.agree(this.match.record(), engines.join(""));
      if (!stillAsked()) return;
      this.drawPending = false;
      if (agree) this.draw();
      else this.drawAnswer = "declined";
    } catch (error) {
      if (!stillAsked()) return;
      this.drawPending = false;
      if (!(error instanceof Stopped)) this.drawFailed = error;
    }
  }

  /** Withdraws the draw offer, or dismisses its answer. */
  cancelDraw(): void {
    this.drawOffers += 1;
    this.drawPending = false;
    this.drawAnswer = null;
    this.drawFailed = null;
  }

  private draw(): void {
    this.match.agreeEnd();
    this.changed();
    this.drawAnswer = "accepted";
  }

  async askHint(): Promise<void> {
    if (!this.humanToMove || this.hintPending) return;
    this.hint = null;
    this.hintFailed = null;
    this.hintPending = true;
    this.illegalMove = null;
    const stillWanted = this.whileUnchanged();
    try {
      const record = this.match.record();
      const limits = { movetime: hintTime, lines: 2 };
      const result = await this.adviceEngine.think(record, "search", limits);
      const move = result.lines[0]?.moves[0] ?? result.move;
      const reasons = await this.adviceEngine.reasons(record, move);
      if (stillWanted()) this.hint = { result, reasons, places: this.legal(move)?.clicks ?? [] };
    } catch (error) {
      if (stillWanted() && !(error instanceof Stopped)) this.hintFailed = error;
    } finally {
      if (stillWanted()) this.hintPending = false;
    }
  }

  /** Suggests a first move: strong, with some variation. */
  override async suggest(): Promise<string | null> {
    const stillWanted = this.whileUnchanged();
    try {
      const player = `level8:seed=${randomSeed()}`;
      const result = await this.adviceEngine.think(this.match.record(), player, { movetime: 400 });
      return stillWanted() ? result.move : null;
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
    this.adviceEngine.stop();
    this.path = [];
    this.pending = null;
    this.hint = null;
    this.hintFailed = null;
    this.hintPending = false;
    this.engineFailed = null;
    this.cancelDraw();
    this.refresh();
    this.save();
    this.playSound();
    void this.advance();
  }

  private save(): void {
    const left = this.clocks?.left ?? null;
    const record = this.match.record();
    this.store.save({ setup: this.setup, record, left: left && [...left] }, this.state);
  }

  /** Starts the clock of the player to move; lets chance or an engine move. */
  private async advance(): Promise<void> {
    const now = performance.now();
    const mover = this.mover;
    if (!mover) this.clocks?.stop(now);
    else if (this.state.entries.length > 0 || this.hasPeople)
      this.clocks?.start(this.playerOf(mover), now);
    if (this.closed || this.state.over) return;
    const stillWanted = this.whileUnchanged();
    if (this.state.actor === "chance") {
      const usual = this.state.turns === 0 ? dealDelay : chanceDelay;
      await delay(Math.max(usual, animationTime(this.state.story)), reducedDelay);
      if (!stillWanted() || this.state.actor !== "chance") return;
      this.match.drawAtRandom(randomSeed());
      this.changed();
      return;
    }
    if (!mover) return;
    const sitter = this.sitter(mover);
    if (sitter.kind !== "engine") return;
    this.thinking = true;
    try {
      await this.playEngineMove(mover, sitter.level, stillWanted);
    } catch (error) {
      if (error instanceof Stopped) return;
      if (isRulesFailure(error) && !this.closed) throw error; // the engine has answered, but its move cannot be shown
      if (stillWanted()) this.engineFailed = error;
      else if (this.closed || isEngineFailure(error)) return;
      else throw error; // the error came after the engine's move
    } finally {
      if (stillWanted() || !this.isEngineToMove) this.thinking = false;
    }
  }

  /**
   * Searches and plays the engine's move. If the rules reject it, a module is broken: both are
   * restarted and the search is repeated once.
   */
  private async playEngineMove(
    mover: SeatLetter,
    level: number,
    stillWanted: () => boolean,
  ): Promise<void> {
    let rejected = "";
    for (const wait of [Math.max(engineDelay, animationTime(this.state.story)), 0]) {
      const request = this.engine.think(
        this.match.record(),
        this.engineSpec(level),
        this.engineLimits(mover),
      );
      const [result] = await Promise.all([request, delay(wait, reducedDelay)]);
      if (!stillWanted()) return;
      this.play(result.move);
      if (!this.illegalMove) return;
      rejected = `${result.move}: ${this.illegalMove.why.en}`;
      console.warn(`the engine's move is rejected, ${rejected}`);
      this.match.restart();
      this.engine.restart();
      this.refresh();
      this.illegalMove = null;
    }
    throw new CoreFailure("engine", "move", new Error(rejected));
  }

  /** Levels below the highest choose at random; the seed differs in each game. */
  private engineSpec(level: number): string {
    return `level${level}:seed=${this.engineSeed}`;
  }

  private get isEngineToMove(): boolean {
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
  replaceEngine(seat: SeatLetter): void {
    const sitters = [...this.setup.sitters];
    sitters[this.playerOf(seat)] = { kind: "other" };
    this.setup = { ...this.setup, sitters };
    this.engine.stop();
    this.changed();
  }

  private checkFlag(): void {
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

function isRulesFailure(error: unknown): boolean {
  return error instanceof CoreFailure && error.part === "table";
}

function isEngineFailure(error: unknown): boolean {
  return error instanceof CoreFailure && error.part === "engine";
}

function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! & 0x7fffffff;
}
