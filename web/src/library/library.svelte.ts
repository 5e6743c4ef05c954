/**
 * All games played in this browser. A change is kept at once in the journal and then, game by game
 * and newest first, in the database. What a person has played is never thrown away for another
 * tab's sake: where two states exclude each other, both are kept.
 */
import { Database, type PutResult } from "./database";
import { Journal } from "./journal";
import { NewsLine, type Channel } from "./news";
import {
  contains,
  covers,
  entryOf,
  isDamaged,
  isId,
  isNewer,
  newId,
  readStored,
  resultOf,
  type Entry,
  type StoredGame,
} from "./storedGame";
import { readSetup } from "../state/setup";

/** What the browser offers; tests bring their own. */
export interface Surroundings {
  factory: () => IDBFactory | undefined;
  storage: () => Storage | undefined;
  channel: Channel | null;
  locks: LockManager | undefined;
}

/** Why nothing can be stored. */
export type Trouble = "full" | "unavailable";
/** Why a state of a game was not stored. */
export type Refused = "deleted" | "forgotten" | "taken";

const retryAfter = 10_000;
const deletionsKept = 30 * 24 * 3600 * 1000;

export class Library {
  trouble = $state<Trouble | null>(null);

  readonly tab = newId();
  readonly news: NewsLine;
  readonly locks: LockManager | undefined;
  private readonly database: Database;
  private readonly journal: Journal;
  /** The newest state of each game that is not yet in the database. */
  private readonly waiting = new Map<string, StoredGame>();
  private readonly writing = new Map<string, Promise<void>>();
  /** The games that this tab plays: since when, and the state in which it found them. */
  private readonly opened = new Map<string, { since: number; base: StoredGame | null }>();
  private readonly started = Date.now();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  private begun: Promise<void> | undefined;
  private readonly refused = new Set<(game: StoredGame, why: Refused) => void>();

  constructor(surroundings: Surroundings) {
    this.news = new NewsLine(surroundings.channel);
    this.locks = surroundings.locks;
    this.database = new Database(surroundings.factory, () => this.writeAgain());
    this.journal = new Journal(surroundings.storage);
  }

  /** What earlier visits left in the journal comes into the database first. */
  ready(): Promise<void> {
    this.begun ??= this.begin();
    return this.begun;
  }

  // ---- keeping ---------------------------------------------------------------------------------

  /** From now on this tab plays the game; its journal stays until `closed`. */
  open(id: string, base: StoredGame | null): void {
    this.opened.set(id, { since: Date.now(), base });
  }

  closed(game: StoredGame): void {
    this.opened.delete(game.id);
    if (!this.waiting.has(game.id)) this.journal.settle(game);
  }

  /** Keeps a state; false if it is kept only until the tab is closed. */
  keep(game: StoredGame): boolean {
    const base = this.opened.get(game.id)?.base ?? null;
    for (const before of [this.journal.get(game.id), this.waiting.get(game.id)])
      if (before && isNewer(game, before) && !covers(game, before, base)) this.fork(before);
    const written = this.journal.put(game);
    if (written === "taken") {
      const there = this.journal.get(game.id);
      if (!there || !contains(there, game)) this.fork(game);
      this.tellRefused(game, "taken");
      return true;
    }
    this.waiting.set(game.id, game);
    void this.write(game.id);
    this.news.tell({ kind: "changed", game });
    return written;
  }

  /** Once everything that was kept of a game is in the database, or cannot be. */
  async settled(id: string): Promise<void> {
    await this.writing.get(id);
  }

  /** Calls when a state of a game that is played here was refused. */
  whenRefused(told: (game: StoredGame, why: Refused) => void): () => void {
    this.refused.add(told);
    return () => this.refused.delete(told);
  }

  private tellRefused(game: StoredGame, why: Refused): void {
    for (const told of [...this.refused]) told(game, why);
  }

  /** One write at a time for each game; of several states that wait only the newest is written. */
  private write(id: string): Promise<void> {
    let writing = this.writing.get(id);
    if (!writing) {
      writing = this.writeAll(id).finally(() => this.writing.delete(id));
      this.writing.set(id, writing);
    }
    return writing;
  }

  private async writeAll(id: string): Promise<void> {
    for (;;) {
      const game = this.waiting.get(id);
      if (!game) return;
      let result: PutResult;
      try {
        const { since = this.started, base = null } = this.opened.get(id) ?? {};
        result = await this.database.put(game, since, base);
      } catch (error) {
        this.fail(error);
        return;
      }
      this.succeed();
      if (this.waiting.get(id) === game) this.waiting.delete(id);
      this.note(game, result);
    }
  }

  private note(game: StoredGame, result: PutResult): void {
    const { id } = game;
    if (result.kind === "stored" || result.kind === "superseded") {
      const over = result.kind === "stored" ? readStored(result.over) : "not-a-game";
      if (typeof over !== "string") this.fork(over);
      if (!this.opened.has(id) || game.finished) this.journal.settle(game);
      return;
    }
    if (result.kind === "conflict") {
      const there = readStored(result.there);
      if (typeof there === "string" || !contains(there, game)) this.fork(game);
    }
    this.journal.settle(game);
    if (this.waiting.get(id) === game) this.waiting.delete(id);
    this.tellRefused(game, result.kind === "conflict" ? "taken" : result.kind);
  }

  /** The same game under another name, always the same one: it may be found out twice. */
  private fork(game: StoredGame): void {
    const id = `${game.id}-${game.writer}-${game.epoch}`;
    this.keep({ ...game, id: isId(id) ? id : newId() });
  }

  private fail(error: unknown): void {
    const name = error instanceof Error ? error.name : "";
    this.trouble = name === "QuotaExceededError" ? "full" : "unavailable";
    clearTimeout(this.retry);
    if (!this.stopped) this.retry = setTimeout(() => this.writeAgain(), retryAfter);
  }

  private succeed(): void {
    this.trouble = null;
  }

  /** Whatever waits, and the games that are played here, in case the database was thrown away. */
  private writeAgain(): void {
    for (const id of this.opened.keys()) {
      const last = this.journal.get(id);
      if (last && last.writer === this.tab && !this.waiting.has(id)) this.waiting.set(id, last);
    }
    for (const id of this.waiting.keys()) void this.write(id);
  }

  /** The tab is being closed. */
  stop(): void {
    this.stopped = true;
    clearTimeout(this.retry);
    this.database.close();
  }

  // ---- finding ---------------------------------------------------------------------------------

  /** The newest state of a game, wherever it is; null if there is none. */
  async get(id: string): Promise<Entry | null> {
    const here = [this.waiting.get(id), this.journal.get(id)];
    let entry: Entry | null = null;
    try {
      const value = await this.database.get(id);
      if (value !== undefined) entry = entryOf(id, value);
      else if (await this.database.isDeleted(id)) return null;
    } catch (error) {
      this.fail(error);
    }
    for (const one of here)
      if (one && (!entry || (!isDamaged(entry) && isNewer(one, entry)))) entry = one;
    return entry;
  }

  /** Everything there is, part by part: what is not in the database first. */
  async *all(): AsyncGenerator<Entry[]> {
    const ahead = this.ahead();
    let after: IDBValidKey | null = null;
    const most = 100;
    const seen = new Set<string>();
    try {
      for (;;) {
        const page: { key: IDBValidKey; value: unknown }[] = await this.database.page(after, most);
        yield page.map(({ key, value }) => {
          const entry = entryOf(key, value);
          if (isDamaged(entry)) return entry;
          seen.add(entry.id);
          const newer = ahead.get(entry.id);
          return newer && isNewer(newer, entry) ? newer : entry;
        });
        if (page.length < most) break;
        after = page.at(-1)!.key;
      }
    } catch (error) {
      this.fail(error);
    }
    yield [...ahead.values()].filter((game) => !seen.has(game.id));
  }

  /** The running games that were changed last. */
  async running(most: number): Promise<StoredGame[]> {
    const ahead = this.ahead();
    let found: StoredGame[] = [];
    try {
      // Those that are ahead may stand in the database as running and be finished by now.
      found = await this.database.latest(most + ahead.size, (value) => {
        const game = readStored(value);
        return typeof game === "string" || game.finished ? null : game;
      });
    } catch (error) {
      this.fail(error);
    }
    const games = new Map(found.map((game) => [game.id, game]));
    for (const game of ahead.values()) {
      const there = games.get(game.id);
      if (!there || isNewer(game, there)) games.set(game.id, game);
    }
    return [...games.values()]
      .filter((game) => !game.finished)
      .sort((a, b) => b.changed - a.changed)
      .slice(0, most);
  }

  async count(): Promise<number> {
    const ahead = this.ahead();
    try {
      const stored = await this.database.count();
      let more = 0;
      for (const id of ahead.keys()) if ((await this.database.get(id)) === undefined) more += 1;
      return stored + more;
    } catch {
      return ahead.size;
    }
  }

  /** Games whose newest state may not be in the database. */
  private ahead(): Map<string, StoredGame> {
    const games = new Map(this.journal.all().games.map((game) => [game.id, game]));
    for (const [id, game] of this.waiting) {
      const other = games.get(id);
      if (!other || isNewer(game, other)) games.set(id, game);
    }
    return games;
  }

  // ---- what a person does in the list ------------------------------------------------------------

  /** Removes a game or whatever stands there; the answer brings it back. */
  async remove(key: IDBValidKey): Promise<() => Promise<void>> {
    const id = isId(key) ? key : null;
    const last = id === null ? null : (this.waiting.get(id) ?? this.journal.get(id));
    let value: unknown;
    try {
      value = await this.database.remove(key);
    } catch (error) {
      if (!last) throw error; // only what is not in the database can go without it
    }
    if (id !== null) {
      this.waiting.delete(id);
      this.journal.forget(id);
      const stored = readStored(value);
      if (last && (typeof stored === "string" || isNewer(last, stored))) value = last;
    }
    this.news.tell({ kind: "removed", key });
    return async () => {
      await this.database.restore(key, value).catch((error: unknown) => {
        if (!last) throw error;
        this.keep(last);
      });
      this.news.tell({ kind: "restored", key });
    };
  }

  /** A game that another tab has deleted is kept after all. */
  async putBack(game: StoredGame): Promise<void> {
    await this.database.restore(game.id);
    this.news.tell({ kind: "restored", key: game.id });
    this.keep(game);
  }

  /** A name for a game, whoever plays it. */
  async rename(id: string, title: string): Promise<void> {
    await this.database.change(id, (value) => {
      const game = readStored(value);
      return typeof game === "string" ? undefined : { ...game, title };
    });
    this.news.tell({ kind: "renamed", id, title }); // the tab that plays it writes it as well
  }

  /** A game that comes from a file. */
  async add(game: StoredGame): Promise<void> {
    await this.database.restore(game.id, game);
    this.news.tell({ kind: "changed", game });
  }

  /** Nothing is left; other tabs end what they play. False if the database does not answer. */
  async forgetAll(): Promise<boolean> {
    this.news.tell({ kind: "forgotten" });
    this.waiting.clear();
    this.opened.clear();
    clearTimeout(this.retry);
    try {
      await this.database.clear();
      return true;
    } catch (error) {
      return error instanceof DOMException && error.name === "NotSupportedError";
    }
  }

  // ---- the beginning of a visit ------------------------------------------------------------------

  private async begin(): Promise<void> {
    const { games, unreadable } = this.journal.all();
    this.migrate();
    try {
      for (const game of games) {
        // A state of an open game may be written by its own tab at the same time.
        this.note(game, await this.database.put(game, game.changed));
      }
      for (const { name, text } of unreadable) {
        await this.database.add(damagedText(text));
        this.journal.remove(name);
      }
      await this.database.forgetDeletions(Date.now() - deletionsKept);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Before there was a list, one game was kept alone. */
  private migrate(): void {
    const text = this.journal.former();
    if (text === null) return;
    const game = formerGame(text, this.tab);
    if (game) {
      if (!this.keep(game)) return; // where it is now it lasts
      this.journal.removeFormer();
      return;
    }
    if (text === "null") return this.journal.removeFormer();
    this.database
      .add(damagedText(text))
      .then(() => this.journal.removeFormer())
      .catch((error: unknown) => this.fail(error));
  }
}

const damagedText = (text: string) => ({ id: newId(), text, changed: Date.now() });

/** The one game that earlier versions kept; its seats and its end are known once it is opened. */
function formerGame(text: string, writer: string): StoredGame | null {
  try {
    const { setup, record, left } = JSON.parse(text) as Record<string, unknown>;
    const now = Date.now();
    const read = readStored({
      ...{ id: newId(), record, setup, left, title: "", created: now, changed: now },
      ...{ epoch: 1, revision: 1, writer },
    });
    if (typeof read === "string" || !readSetup(setup)) return null;
    const result = resultOf(read.record);
    const numbers = [...read.record.matchAll(/(?:^|\s)(\d{1,4})\. /g)].map((one) => Number(one[1]));
    return { ...read, result, finished: result !== "*", turns: numbers.at(-1) ?? 0 };
  } catch {
    return null;
  }
}

const available = <Thing>(get: () => Thing): Thing | undefined => {
  try {
    return get();
  } catch {
    return undefined; // blocked by a setting
  }
};

export const library = new Library({
  factory: () => available(() => indexedDB),
  storage: () => available(() => localStorage),
  channel: available(() => new BroadcastChannel("tablier.games")) ?? null,
  locks: available(() => navigator.locks),
});
