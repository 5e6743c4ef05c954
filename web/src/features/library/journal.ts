/**
 * A write-ahead journal in the local storage. Writing there is synchronous, so that no move is lost
 * if the tab is closed before the database has answered.
 */
import { contains, isId, isNewer, isSameWriter, readStored, type StoredGame } from "./storedGame";

const prefix = "tablier.last.";
/** The key of the single game that early versions stored. */
const legacyKey = "tablier.game";

/** A journal entry that cannot be read. */
export interface JournalText {
  name: string;
  text: string;
}

export class Journal {
  constructor(private readonly storage: () => Storage | undefined) {}

  /** False if it could not be written; "taken" if another tab has opened the game since. */
  put(game: StoredGame): boolean | "taken" {
    try {
      const storage = this.storage();
      if (!storage) return false;
      const before = this.get(game.id);
      if (before && before.writer !== game.writer) {
        if (before.epoch > game.epoch) return "taken";
        if (before.epoch === game.epoch && !contains(game, before)) return "taken";
      }
      storage.setItem(prefix + game.id, JSON.stringify(game));
      return true;
    } catch {
      return false;
    }
  }

  get(id: string): StoredGame | null {
    try {
      const text = this.storage()?.getItem(prefix + id);
      const game = text ? readStored(JSON.parse(text)) : null;
      return game === null || typeof game === "string" || game.id !== id ? null : game;
    } catch {
      return null;
    }
  }

  /** Removes the entry once the database holds this state or a newer one of the same tab. */
  settle(game: StoredGame): void {
    const kept = this.get(game.id);
    if (kept && isSameWriter(kept, game) && !isNewer(kept, game)) this.forget(game.id);
  }

  forget(id: string): void {
    this.remove(prefix + id);
  }

  /** All games of the journal, and the entries that cannot be read. */
  all(): { games: StoredGame[]; unreadable: JournalText[] } {
    const games: StoredGame[] = [];
    const unreadable: JournalText[] = [];
    for (const { name, text } of this.texts()) {
      const id = name.slice(prefix.length);
      const game = this.get(id);
      if (game && isId(id)) games.push(game);
      else unreadable.push({ name, text });
    }
    return { games, unreadable };
  }

  isEmpty(): boolean {
    return this.legacyGame() === null && this.texts().length === 0;
  }

  private texts(): JournalText[] {
    try {
      const storage = this.storage();
      if (!storage) return [];
      return Object.keys(storage)
        .filter((name) => name.startsWith(prefix))
        .map((name) => ({ name, text: storage.getItem(name) ?? "" }));
    } catch {
      return [];
    }
  }

  /** The single game of early versions. */
  legacyGame(): string | null {
    try {
      return this.storage()?.getItem(legacyKey) ?? null;
    } catch {
      return null;
    }
  }

  removeLegacyGame(): void {
    this.remove(legacyKey);
  }

  remove(name: string): void {
    try {
      this.storage()?.removeItem(name);
    } catch {
      // the database holds a newer state
    }
  }
}
