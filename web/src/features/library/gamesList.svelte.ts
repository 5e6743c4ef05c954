/** The model of the library page: paged loading, updates from other tabs, search and filters. */
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

/** A game that was just deleted and can be brought back. */
export interface Removed {
  key: IDBValidKey;
  name: string;
  undo: () => Promise<void>;
}

/** Long enough to read the message and to come to its button by keyboard. */
const undoTime = 30_000;
/** Rows that are shown at first, and that are added at the end of the list. */
const step = 24;

/** Without accents and capitals, as people type. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Keys of the database may be texts, numbers, dates or lists of them. */
export function keyText(key: IDBValidKey): string {
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
  private readonly deafen: () => void;

  constructor(
    private readonly core: Core,
    private readonly library: Library,
    private readonly language: Language,
  ) {
    this.deafen = library.news.listen((news) => this.hear(news));
    void this.load();
  }

  close(): void {
    this.deafen();
    for (const timer of this.timers) clearTimeout(timer);
  }

  // ---- what is shown ---------------------------------------------------------------------------

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

  // ---- loading -----------------------------------------------------------------------------------

  private async load(): Promise<void> {
    await this.library.ready();
    for await (const page of collection.all()) this.put(page);
    this.loading = false;
  }

  private put(page: Entry[]): void {
    const entries = new Map(this.entries);
    for (const entry of page) {
      const known = !isDamaged(entry) && !variantOf(this.core, entry);
      const one = known ? damagedEntry(this.core, entry, null) : entry;
      entries.set(nameOfEntry(one), one);
    }
    this.entries = entries;
  }

  /** A record that does not open is found out when its picture is drawn. */
  damaged(game: StoredGame, error: unknown): void {
    this.put([damagedEntry(this.core, game, error)]);
  }

  private take(key: IDBValidKey): void {
    const entries = new Map(this.entries);
    entries.delete(keyText(key));
    this.entries = entries;
  }

  private hear(news: TabMessage): void {
    if (news.kind === "changed") this.put([news.game]);
    else if (news.kind === "removed") this.take(news.key);
    else if (news.kind === "forgotten") this.entries = new Map();
    else if (news.kind === "restored") {
      this.removed = this.removed.filter((one) => one.key !== news.key);
      void this.load();
    } else if (news.kind === "renamed") {
      const entry = this.entries.get(keyText(news.id));
      if (entry && !isDamaged(entry)) this.put([{ ...entry, title: news.title }]);
    }
  }

  // ---- deleting ----------------------------------------------------------------------------------

  /** False if the browser refuses. */
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
