/**
 * The language of the page: at first the browser's, later the user's choice. The shared dictionary
 * is loaded with the language; features and games have dictionaries of their own. Texts of the core
 * come in both languages.
 */
import { LatestRequest } from "../platform/latestRequest";
import { stored, store } from "../platform/storage";
import type { Words } from "../core/types";
import { formats, type Format } from "./format";
import { set, setAll, type Lang } from "./typography";
import type { Texts } from "./en";

export type { Lang };

function firstLanguage(): Lang {
  const kept = stored<Lang>("lang");
  if (kept === "en" || kept === "fr") return kept;
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

/** Only the dictionary of the current language is loaded. */
const load: Record<Lang, () => Promise<Texts>> = {
  en: async () => (await import("./en")).en,
  fr: async () => setAll((await import("./fr")).fr, "fr"),
};

export class Language {
  current = $state<Lang>(firstLanguage());
  private texts = $state.raw<Texts>();
  /** The language chosen last, while its dictionary is being loaded. */
  private chosen: Lang | null = null;
  private readonly changes = new LatestRequest();

  /** Undefined before `ready`. */
  get t(): Texts {
    return this.texts!;
  }

  get format(): Format {
    return formats[this.current];
  }

  async ready(): Promise<void> {
    this.texts = await load[this.current]();
  }

  /** A bilingual text in the current language. */
  say(words: Words): string {
    return set(words[this.current], this.current);
  }

  async toggle(): Promise<void> {
    const wanted = this.changes.start();
    const other = (this.chosen ?? this.current) === "fr" ? "en" : "fr";
    this.chosen = other;
    store("lang", other); // at once, so that a reload during the download uses it
    try {
      const texts = await load[other]();
      if (!wanted()) return;
      this.texts = texts;
      this.current = other;
    } catch {
      if (!wanted()) return;
      store("lang", this.current); // not loaded: the language stays
    }
    this.chosen = null;
  }
}

export const language = new Language();

/** A dictionary of one feature or game. */
export class Dictionary<T> {
  private readonly texts: Record<Lang, T>;

  constructor(en: T, fr: T) {
    this.texts = { en, fr: setAll(fr, "fr") };
  }

  /** In the current language. */
  get t(): T {
    return this.texts[language.current];
  }

  /** In a given language. */
  in(lang: Lang): T {
    return this.texts[lang];
  }

  /** A bilingual text, for texts that are shown later in the language of that time. */
  inBoth(pick: (texts: T) => string): Words {
    return { en: pick(this.texts.en), fr: pick(this.texts.fr) };
  }
}
