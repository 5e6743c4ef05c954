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
import type { Library, Rejection } from "../library/library.svelte";
import type { TabMessage } from "../library/tabMessages";
import {
  isAnnotated,
  isDamaged,
  isNewer,
  isSameWriter,
  newId,
  resultOf,
  type DamagedGame,
  type StoredGame,
} from "../library/storedGame";

export type OpenGameState =
  | { kind: "none" }
  | { kind: "opening"; id: string }
  | { kind: "playing"; id: string; game: LocalGame }
  | { kind: "following"; id: string; game: FollowedGame }
  | { kind: "damaged"; id: string; entry: DamagedGame }
  | { kind: "failed"; id: string; game: RecoverableGame; error: CoreFailure }
  | { kind: "missing"; id: string };

/** Number of turns from which the browser is asked for persistent storage. */
const persistentGameTurns = 10;

/** Stores every state of the open game in the library. */
class LibraryGameStore implements GameStore {
  /** True while the game must not be written: it was deleted elsewhere or is being handed over. */
  paused = false;

  constructor(
    private readonly library: Library,
    public game: StoredGame,
  ) {}

  save(saved: SavedGame, state: MatchState): void {
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
    if (state.over || state.turns >= persistentGameTurns) requestPersistence();
  }
}

/** Asks only once, since some browsers ask the user. */
function requestPersistence(): void {
  if (stored("persist") !== undefined) return;
  store("persist", true);
  void navigator.storage?.persist?.().catch(() => {});
}

export class OpenGame {
  shown = $state.raw<OpenGameState>({ kind: "none" });
  /** Why the open game is not stored any more. */
  rejection = $state<Rejection | null>(null);

  private lock: GameLock | null = null;
  private gameStore: LibraryGameStore | null = null;

  constructor(
    private readonly core: Core,
    private readonly library: Library,
  ) {
    library.messages.listen((message, elsewhere) => this.onMessage(message, elsewhere));
    library.onRejected((game, why) => {
      if (this.gameStore && isSameWriter(game, this.gameStore.game)) this.reject(game.id, why);
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
    return this.shown.kind === "playing" ? (this.gameStore?.game ?? null) : null;
  }

  // ---- opening ----------------------------------------------------------------------------------

  /** Begins a new game; the previous one stays in the library. Throws the core's errors. */
  begin(setup: Setup): string {
    const now = Date.now();
    const id = newId();
    const gameStore = new LibraryGameStore(this.library, {
      ...{ id, record: "", setup, left: null, title: "", tags: {} },
      ...{ created: now, changed: now, finished: false, result: "*", turns: 0 },
      ...{ epoch: 1, revision: 0, writer: this.library.tab },
    });
    this.library.open(id, null);
    const game = LocalGame.begin(this.core.module, setup, gameStore);
    this.closeGame();
    this.gameStore = gameStore;
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
    this.closeGame();
    this.shown = { kind: "opening", id };
    await this.library.ready();
    if (!this.isOpening(id)) return;
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
  private async onLockAcquired(id: string): Promise<void> {
    if (this.shown.kind === "following") return this.playHere();
    const { lock } = this;
    const entry = await this.library.get(id);
    if (this.lock === lock && this.isOpening(id) && entry && !isDamaged(entry)) this.play(entry);
  }

  private isOpening = (id: string) => this.shown.kind === "opening" && this.shown.id === id;

  private lockOf(id: string): GameLock {
    const { tab, messages, locks } = this.library;
    const lock: GameLock = new GameLock(
      id,
      tab,
      messages,
      locks,
      () => this.lock === lock && this.handGameOver(),
      () => this.lock === lock && void this.onLockAcquired(id),
    );
    return lock;
  }

  private play(entry: StoredGame): void {
    if (!entry.finished && isAnnotated(entry.record)) return this.playCopy(entry);
    const before = this.shown;
    const game: StoredGame = { ...entry, epoch: entry.epoch + 1, writer: this.library.tab };
    const gameStore = new LibraryGameStore(this.library, game);
    let opened: LocalGame;
    try {
      opened = LocalGame.resume(this.core.module, game, gameStore);
    } catch (error) {
      return this.showOpenError(entry, error);
    }
    this.library.open(entry.id, entry);
    if (!entry.finished) this.library.keep(game); // marks the game as open in this tab
    this.gameStore = gameStore;
    this.rejection = null;
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
      return this.showOpenError(entry, error);
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
      this.showOpenError(entry, error);
    }
  }

  private showOpenError(entry: StoredGame, error: unknown): void {
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
  private closeGame(): void {
    const before = this.shown;
    if (before.kind === "playing" || before.kind === "following") before.game.close();
    if (before.kind === "playing" && this.gameStore) this.library.closed(this.gameStore.game);
    this.lock?.close();
    this.lock = null;
    this.gameStore = null;
    this.rejection = null;
    this.shown = { kind: "none" };
  }

  /** Hands the game over to another tab and follows it. */
  private handGameOver(): void {
    const { gameStore, shown, lock } = this;
    if (shown.kind !== "playing" || !gameStore) return;
    gameStore.paused = true;
    shown.game.close();
    this.gameStore = null;
    this.rejection = null;
    void this.follow(gameStore.game);
    void this.library.settled(shown.id).then(() => {
      this.library.closed(gameStore.game);
      lock?.release();
      lock?.yieldLock();
    });
  }

  // ---- messages ---------------------------------------------------------------------------------

  private onMessage(message: TabMessage, elsewhere: boolean): void {
    if (message.kind === "renamed" && this.gameStore?.game.id === message.id)
      return this.rename(this.gameStore, message.title);
    const gone = message.kind === "removed" && message.key === this.id;
    if (gone && !elsewhere) return this.closeGame();
    if (!elsewhere) {
      if (message.kind === "forgotten") this.closeGame();
      return;
    }
    const { shown } = this;
    if (message.kind === "forgotten") this.onAllDeleted();
    else if (message.kind === "wanted" && message.id === this.id) this.handGameOver();
    else if (gone && shown.kind === "playing") this.reject(shown.id, "deleted");
    else if (gone && shown.kind === "following") {
      this.closeGame();
      this.shown = { kind: "missing", id: shown.id };
    } else if (message.kind === "restored" && message.key === this.id) this.onRestored();
    else if (message.kind === "changed" && message.game.id === this.id)
      this.onChanged(message.game);
  }

  private rename(gameStore: LibraryGameStore, title: string): void {
    gameStore.game = { ...gameStore.game, title, revision: gameStore.game.revision + 1 };
    if (!gameStore.paused) this.library.keep(gameStore.game);
  }

  private onRestored(): void {
    const { shown } = this;
    if (shown.kind === "missing") void this.show(shown.id);
    else if (this.rejection === "deleted" && this.gameStore) {
      this.gameStore.paused = false;
      this.rejection = null;
      this.library.keep(this.gameStore.game);
    }
  }

  private onChanged(game: StoredGame): void {
    const { shown, gameStore } = this;
    if (shown.kind === "playing" && gameStore && game.epoch > gameStore.game.epoch)
      this.handGameOver();
    if (game.id !== this.id) return;
    if (shown.kind === "following" && isNewer(game, shown.game.stored)) {
      try {
        shown.game.update(game);
      } catch {
        // written by another version of the page: keep the last state
      }
    } else if (shown.kind === "missing") void this.show(shown.id);
  }

  private reject(id: string, why: Rejection): void {
    if (this.id !== id || !this.gameStore) return;
    if (why === "taken") return this.handGameOver();
    if (why === "forgotten") return this.onAllDeleted();
    this.gameStore.paused = true;
    this.rejection = why;
  }

  /** Everything was deleted in another tab. */
  private onAllDeleted(): void {
    const playing = this.shown.kind === "playing" || this.shown.kind === "following";
    this.closeGame();
    if (playing) this.rejection = "forgotten";
  }

  /** Stores the open game again after its deletion in another tab. */
  async restore(): Promise<void> {
    const { gameStore } = this;
    if (!gameStore) return;
    try {
      await this.library.restore(gameStore.game);
      gameStore.paused = false;
      this.rejection = null;
    } catch {
      // the notice stays, with its button
    }
  }
}
