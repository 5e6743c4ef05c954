/** The open game of this tab: played here, followed while another tab plays it, or unavailable. */
import { CoreFailure, type RecoverableGame } from "../../core/failure";
import type { Core } from "../../core/context";
import { Match } from "../../core/match";
import { LocalGame, type GameStore, type SavedGame } from "./localGame.svelte";
import type { MatchState } from "../../core/types";
import { router } from "../../platform/router.svelte";
import { specOf, type Setup } from "../../session/setup";
import { store, stored } from "../../platform/storage";
import { damagedEntry } from "../library/damage";
import type { FollowedGame } from "./followedGame.svelte";
import { GameLock } from "../library/gameLock";
import type { Library, Refused } from "../library/library.svelte";
import type { TabMessage } from "../library/tabMessages";
import {
  isAnnotated,
  isDamaged,
  isNewer,
  isSameLine,
  newId,
  resultOf,
  type DamagedGame,
  type StoredGame,
} from "../library/storedGame";

export type Shown =
  | { kind: "none" }
  | { kind: "opening"; id: string }
  | { kind: "playing"; id: string; game: LocalGame }
  | { kind: "following"; id: string; game: FollowedGame }
  | { kind: "damaged"; id: string; entry: DamagedGame }
  | { kind: "failed"; id: string; game: RecoverableGame; error: CoreFailure }
  | { kind: "missing"; id: string };

/** Number of turns from which the browser is asked for persistent storage. */
const longGame = 10;

/** Stores every state of the open game in the library. */
class LibraryGameStore implements GameStore {
  /** True while the game must not be written: it was deleted elsewhere or is being handed over. */
  paused = false;

  constructor(
    private readonly library: Library,
    public game: StoredGame,
  ) {}

  keep(saved: SavedGame, state: MatchState): void {
    this.game = {
      ...this.game,
      setup: saved.setup,
      record: saved.record,
      left: saved.left,
      finished: state.over,
      result: resultOf(saved.record),
      turns: state.turns,
      changed: Date.now(),
      revision: this.game.revision + 1,
    };
    if (!this.paused) this.library.keep(this.game);
    if (state.over || state.turns >= longGame) askToPersist();
  }
}

/** Asks only once, since some browsers ask the user. */
function askToPersist(): void {
  if (stored("persist") !== undefined) return;
  store("persist", true);
  void navigator.storage?.persist?.().catch(() => {});
}

export class OpenGame {
  shown = $state.raw<Shown>({ kind: "none" });
  /** Why the open game is not stored any more. */
  refused = $state<Refused | null>(null);

  private lock: GameLock | null = null;
  private keeper: LibraryGameStore | null = null;

  constructor(
    private readonly core: Core,
    private readonly library: Library,
  ) {
    library.messages.listen((message, elsewhere) => this.onMessage(message, elsewhere));
    library.whenRefused((game, why) => {
      if (this.keeper && isSameLine(game, this.keeper.game)) this.refuse(game.id, why);
    });
  }

  /** The game played in this tab. */
  get game(): LocalGame | null {
    return this.shown.kind === "playing" ? this.shown.game : null;
  }

  get id(): string | null {
    return this.shown.kind === "none" ? null : this.shown.id;
  }

  /** The newest state of the open game; null if it is unavailable. */
  get state(): StoredGame | null {
    if (this.shown.kind === "following") return this.shown.game.stored;
    return this.shown.kind === "playing" ? (this.keeper?.game ?? null) : null;
  }

  // ---- opening ----------------------------------------------------------------------------------

  /** Begins a new game; the previous one stays in the library. Throws the core's errors. */
  begin(setup: Setup): string {
    const now = Date.now();
    const id = newId();
    const keeper = new LibraryGameStore(this.library, {
      ...{ id, record: "", setup, left: null, title: "", tags: {} },
      ...{ created: now, changed: now, finished: false, result: "*", turns: 0 },
      ...{ epoch: 1, revision: 0, writer: this.library.tab },
    });
    this.library.open(id, null);
    const game = LocalGame.begin(this.core.module, setup, keeper);
    this.leave();
    this.keeper = keeper;
    this.shown = { kind: "playing", id, game };
    this.lock = this.lockOf(id);
    void this.lock.take();
    return id;
  }

  /** Opens the latest running game, unless a game is open. */
  async showLatest(): Promise<void> {
    if (this.id === null || this.shown.kind === "missing") {
      await this.library.ready();
      const [latest] = await this.library.running(1);
      if (!latest) return;
      await this.show(latest.id);
    }
    if (router.path === "/play") router.replace(`/play/${this.id}`);
  }

  async show(id: string): Promise<void> {
    const again = this.shown.kind === "missing" || this.shown.kind === "failed";
    if (this.id === id && !again) return;
    this.leave();
    this.shown = { kind: "opening", id };
    await this.library.ready();
    if (!this.shows(id)) return;
    const lock = this.lockOf(id);
    this.lock = lock;
    const held = await lock.take();
    // Read after locking: the holder may have written until then.
    const entry = await this.library.get(id);
    if (this.lock !== lock) return;
    if (!entry || isDamaged(entry)) {
      lock.close();
      this.lock = null;
      this.shown = entry ? { kind: "damaged", id, entry } : { kind: "missing", id };
    } else if (held) this.play(entry);
    else await this.follow(entry);
  }

  /** Plays a followed game in this tab; the other tab hands it over. */
  async playHere(): Promise<void> {
    const { lock } = this;
    if (this.shown.kind !== "following" || !lock) return;
    const { id, game } = this.shown;
    await lock.takeOver();
    const entry = await this.library.get(id);
    if (this.lock !== lock) return;
    const known = game.stored;
    if (!entry || isDamaged(entry) || isNewer(known, entry)) this.play(known);
    else this.play(entry);
  }

  /** Called when the lock has become free. */
  private async playFree(id: string): Promise<void> {
    if (this.shown.kind === "following") return this.playHere();
    const { lock } = this;
    const entry = await this.library.get(id);
    if (this.lock === lock && this.shows(id) && entry && !isDamaged(entry)) this.play(entry);
  }

  private shows = (id: string) => this.shown.kind === "opening" && this.shown.id === id;

  private lockOf(id: string): GameLock {
    const { tab, messages, locks } = this.library;
    const lock: GameLock = new GameLock(
      id,
      tab,
      messages,
      locks,
      () => this.lock === lock && this.handOver(),
      () => this.lock === lock && void this.playFree(id),
    );
    return lock;
  }

  private play(entry: StoredGame): void {
    if (!entry.finished && isAnnotated(entry.record)) return this.playCopy(entry);
    const before = this.shown;
    const game: StoredGame = { ...entry, epoch: entry.epoch + 1, writer: this.library.tab };
    const keeper = new LibraryGameStore(this.library, game);
    let opened: LocalGame;
    try {
      opened = LocalGame.resume(this.core.module, game, keeper);
    } catch (error) {
      return this.showNotOpened(entry, error);
    }
    this.library.open(entry.id, entry);
    if (!entry.finished) this.library.keep(game); // marks the game as open in this tab
    this.keeper = keeper;
    this.refused = null;
    this.shown = { kind: "playing", id: entry.id, game: opened };
    if (before.kind === "following") before.game.close();
  }

  /**
   * Playing on would lose comments and variations, so an annotated game is copied and the original
   * stays as imported.
   */
  private playCopy(entry: StoredGame): void {
    this.lock?.close();
    let text: string;
    try {
      const match = Match.fromRecord(this.core.module, entry.record);
      text = match.record();
      match.close();
    } catch (error) {
      return this.showNotOpened(entry, error);
    }
    const now = Date.now();
    const copy = { ...entry, id: newId(), record: text, created: now, changed: now };
    this.lock = this.lockOf(copy.id);
    void this.lock.take();
    this.play({ ...copy, epoch: 0, revision: 0 });
    router.replace(`/play/${copy.id}`);
  }

  /** Follows a game; the session class is loaded on demand. */
  private async follow(entry: StoredGame): Promise<void> {
    const { lock } = this;
    this.shown = { kind: "opening", id: entry.id };
    const { FollowedGame } = await import("./followedGame.svelte");
    // The game may have changed, or another one may have been opened.
    const newest = await this.library.get(entry.id);
    if (this.lock !== lock || this.shown.kind !== "opening") return;
    try {
      this.shown = {
        kind: "following",
        id: entry.id,
        game: new FollowedGame(
          this.core.module,
          newest && !isDamaged(newest) && isNewer(newest, entry) ? newest : entry,
        ),
      };
    } catch (error) {
      this.showNotOpened(entry, error);
    }
  }

  private showNotOpened(entry: StoredGame, error: unknown): void {
    this.lock?.close();
    this.lock = null;
    const { id } = entry;
    if (error instanceof CoreFailure) {
      // The module failed; the game may be valid.
      const game = { spec: specOf(entry.setup), recoverRecord: () => entry.record };
      this.shown = { kind: "failed", id, game, error };
    } else this.shown = { kind: "damaged", id, entry: damagedEntry(this.core, entry, error) };
  }

  // ---- closing ----------------------------------------------------------------------------------

  /** Closes the open game. */
  private leave(): void {
    const before = this.shown;
    if (before.kind === "playing" || before.kind === "following") before.game.close();
    if (before.kind === "playing" && this.keeper) this.library.closed(this.keeper.game);
    this.lock?.close();
    this.lock = null;
    this.keeper = null;
    this.refused = null;
    this.shown = { kind: "none" };
  }

  /** Hands the game over to another tab and follows it. */
  private handOver(): void {
    const { keeper, shown, lock } = this;
    if (shown.kind !== "playing" || !keeper) return;
    keeper.paused = true;
    shown.game.close();
    this.keeper = null;
    this.refused = null;
    void this.follow(keeper.game);
    void this.library.settled(shown.id).then(() => {
      this.library.closed(keeper.game);
      lock?.release();
      lock?.stepBack();
    });
  }

  // ---- messages ---------------------------------------------------------------------------------

  private onMessage(message: TabMessage, elsewhere: boolean): void {
    if (message.kind === "renamed" && this.keeper?.game.id === message.id)
      return this.rename(this.keeper, message.title);
    const gone = message.kind === "removed" && message.key === this.id;
    if (gone && !elsewhere) return this.leave();
    if (!elsewhere) {
      if (message.kind === "forgotten") this.leave();
      return;
    }
    const { shown } = this;
    if (message.kind === "forgotten") this.end();
    else if (message.kind === "wanted" && message.id === this.id) this.handOver();
    else if (gone && shown.kind === "playing") this.refuse(shown.id, "deleted");
    else if (gone && shown.kind === "following") {
      this.leave();
      this.shown = { kind: "missing", id: shown.id };
    } else if (message.kind === "restored" && message.key === this.id) this.restored();
    else if (message.kind === "changed" && message.game.id === this.id) this.changed(message.game);
  }

  private rename(keeper: LibraryGameStore, title: string): void {
    keeper.game = { ...keeper.game, title, revision: keeper.game.revision + 1 };
    if (!keeper.paused) this.library.keep(keeper.game);
  }

  private restored(): void {
    const { shown } = this;
    if (shown.kind === "missing") void this.show(shown.id);
    else if (this.refused === "deleted" && this.keeper) {
      this.keeper.paused = false;
      this.refused = null;
      this.library.keep(this.keeper.game);
    }
  }

  private changed(game: StoredGame): void {
    const { shown, keeper } = this;
    if (shown.kind === "playing" && keeper && game.epoch > keeper.game.epoch) this.handOver();
    if (game.id !== this.id) return;
    if (shown.kind === "following" && isNewer(game, shown.game.stored)) {
      try {
        shown.game.update(game);
      } catch {
        // written by another version of the page: keep the last state
      }
    } else if (shown.kind === "missing") void this.show(shown.id);
  }

  private refuse(id: string, why: Refused): void {
    if (this.id !== id || !this.keeper) return;
    if (why === "taken") return this.handOver();
    if (why === "forgotten") return this.end();
    this.keeper.paused = true;
    this.refused = why;
  }

  /** Everything was deleted in another tab. */
  private end(): void {
    const playing = this.shown.kind === "playing" || this.shown.kind === "following";
    this.leave();
    if (playing) this.refused = "forgotten";
  }

  /** Stores the open game again after its deletion in another tab. */
  async putBack(): Promise<void> {
    const { keeper } = this;
    if (!keeper) return;
    try {
      await this.library.putBack(keeper.game);
      keeper.paused = false;
      this.refused = null;
    } catch {
      // the notice stays, with its button
    }
  }
}
