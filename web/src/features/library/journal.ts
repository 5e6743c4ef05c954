/**
 * A write-ahead journal in the local storage: the database answers later, and a tab
 * may be gone by then.
 */
import { contains, isId, isNewer, isSameLine, readStored, type StoredGame } from "./storedGame";

const prefix = "tablier.last.";
/** Where the one game was kept before there was a list. */
const formerName = "tablier.game";

/** The journal's entry under a name, as it is found. */
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

  /** Once the database holds this state, or a later one of the same line. */
  settle(game: StoredGame): void {
    const kept = this.get(game.id);
    if (kept && isSameLine(kept, game) && !isNewer(kept, game)) this.forget(game.id);
  }

  forget(id: string): void {
    this.remove(prefix + id);
  }

  /** Every state that is here; what cannot be read, as text. */
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
    return this.former() === null && this.texts().length === 0;
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

  /** The game that was kept alone. */
  former(): string | null {
    try {
      return this.storage()?.getItem(formerName) ?? null;
    } catch {
      return null;
    }
  }

  removeFormer(): void {
    this.remove(formerName);
  }

  remove(name: string): void {
    try {
      this.storage()?.removeItem(name);
    } catch {
      // what cannot be removed is older than what is stored
    }
  }
}
