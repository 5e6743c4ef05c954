/**
 * The model of the library page: paged loading, updates from other tabs, search, filters, deletion
 * with undo.
 */
import type { Language } from "../../i18n/index.svelte";
import type { Core } from "../../core/context";
import { damagedEntry } from "./damage";
import { dateText, playersText, resultText, titleOf, variantOf } from "./gameText";
import type { Library } from "./library.svelte";
import type { TabMessage } from "./tabMessages";
import { collection } from "./collection";
import { isDamaged, type Entry, type StoredGame } from "./storedGame";
import { words } from "./texts";

export type StateFilter = "all" | "running" | "finished" | "damaged";

/** A deleted game that can be restored. */
export interface Removed {
  key: IDBValidKey;
  name: string;
  undo: () => Promise<void>;
}

/** Long enough to reach the button by keyboard. */
const undoTime = 30_000;
/** Number of rows shown at first, and of rows added at the end of the list. */
const step = 24;

/** Normalised for search: without accents and capitals. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** A unique text for any key of the database. */
function keyText(key: IDBValidKey): string {
  if (typeof key === "string") return `text ${key}`;
  if (key instanceof Date) return `date ${key.getTime()}`;
  return `${typeof key} ${Array.isArray(key) ? key.map(keyText).join(" ") : String(key)}`;
}

export const nameOfEntry = (entry: Entry) => keyText(isDamaged(entry) ? entry.key : entry.id);

export class GamesList {
  loading = $state(true);
  search = $state("");
  game = $state<string | "all">("all");
  state = $state<StateFilter>("all");
  removed = $state.raw<Removed[]>([]);
  shownCount = $state(step);

  private entries = $state.raw<ReadonlyMap<string, Entry>>(new Map());
  private timers = new Set<ReturnType<typeof setTimeout>>();
  private readonly unlisten: () => void;

  constructor(
    private readonly core: Core,
    private readonly library: Library,
    private readonly language: Language,
  ) {
    this.unlisten = library.messages.listen((message) => this.onMessage(message));
    void this.load();
  }

  close(): void {
    this.unlisten();
    for (const timer of this.timers) clearTimeout(timer);
  }

  // ---- filtered list ----------------------------------------------------------------------------

  found = $derived.by(() => {
    const wanted = plain(this.search).split(/\s+/).filter(Boolean);
    const fits = (entry: Entry) =>
      this.fits(entry) &&
      (wanted.length === 0 || wanted.every((word) => this.textOf(entry).includes(word)));
    const time = (entry: Entry) => (isDamaged(entry) ? 0 : entry.changed);
    return [...this.entries.values()].filter(fits).sort((a, b) => time(b) - time(a));
  });
  shown = $derived.by(() => this.found.slice(0, this.shownCount));
  empty = $derived.by(() => this.entries.size === 0);

  showMore(): void {
    this.shownCount += step;
  }

  private fits(entry: Entry): boolean {
    if (isDamaged(entry))
      return this.game === "all" && (this.state === "all" || this.state === "damaged");
    if (this.game !== "all" && variantOf(this.core, entry)?.game !== this.game) return false;
    if (this.state === "all") return true;
    return this.state === (entry.finished ? "finished" : "running");
  }

  private textOf(entry: Entry): string {
    if (isDamaged(entry))
      return plain(`${this.language.say(entry.detail)} ${entry.text.slice(0, 2000)}`);
    const variant = variantOf(this.core, entry);
    const own = words();
    return plain(
      [
        titleOf(variant, entry, this.language),
        variant ? this.language.say(variant.title) : entry.setup.variant,
        playersText(variant, entry, own),
        resultText(variant, entry, this.language, own),
        dateText(entry.changed, this.language.current),
        ...Object.values(entry.tags),
      ].join(" "),
    );
  }

  // ---- loading ----------------------------------------------------------------------------------

  private async load(): Promise<void> {
    await this.library.ready();
    for await (const page of collection.all()) this.setEntries(page);
    this.loading = false;
  }

  private setEntries(page: Entry[]): void {
    const entries = new Map(this.entries);
    for (const entry of page) {
      const known = !isDamaged(entry) && !variantOf(this.core, entry);
      const one = known ? damagedEntry(this.core, entry, null) : entry;
      entries.set(nameOfEntry(one), one);
    }
    this.entries = entries;
  }

  /** Called when the record turned out not to open, which happens when its picture is drawn. */
  damaged(game: StoredGame, error: unknown): void {
    this.setEntries([damagedEntry(this.core, game, error)]);
  }

  private removeEntry(key: IDBValidKey): void {
    const entries = new Map(this.entries);
    entries.delete(keyText(key));
    this.entries = entries;
  }

  private onMessage(message: TabMessage): void {
    if (message.kind === "changed") this.setEntries([message.game]);
    else if (message.kind === "removed") this.removeEntry(message.key);
    else if (message.kind === "forgotten") this.entries = new Map();
    else if (message.kind === "restored") {
      this.removed = this.removed.filter((one) => one.key !== message.key);
      void this.load();
    } else if (message.kind === "renamed") {
      const entry = this.entries.get(keyText(message.id));
      if (entry && !isDamaged(entry)) this.setEntries([{ ...entry, title: message.title }]);
    }
  }

  // ---- deleting ---------------------------------------------------------------------------------

  /** False if the database rejects it. */
  async remove(entry: Entry, name: string): Promise<boolean> {
    const key = isDamaged(entry) ? entry.key : entry.id;
    try {
      const undo = await collection.remove(key);
      const removed: Removed = { key, name, undo };
      this.removed = [...this.removed, removed].slice(-3);
      const timer = setTimeout(() => this.dismiss(removed), undoTime);
      this.timers.add(timer);
      return true;
    } catch {
      return false;
    }
  }

  async undo(removed: Removed): Promise<boolean> {
    try {
      await removed.undo();
      this.dismiss(removed);
      return true;
    } catch {
      return false;
    }
  }

  dismiss(removed: Removed): void {
    this.removed = this.removed.filter((one) => one !== removed);
  }
}
