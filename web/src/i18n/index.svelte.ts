/**
 * The page's language: the browser's first, then the chosen one. All texts come from
 * dictionaries of one kind, in parts: the page's own is loaded with the language, others come with
 * the pages that need them. What the core and the rules say comes in both languages at once.
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

/** Only the words of the language that is read are loaded. */
const load: Record<Lang, () => Promise<Texts>> = {
  en: async () => (await import("./en")).en,
  fr: async () => setAll((await import("./fr")).fr, "fr"),
};

export class Language {
  current = $state<Lang>(firstLanguage());
  private texts = $state.raw<Texts>();
  /** The one that was chosen last, while its words are on their way. */
  private chosen: Lang | null = null;
  private readonly changes = new LatestRequest();

  /** Nothing can be said before `ready`. */
  get t(): Texts {
    return this.texts!;
  }

  get format(): Format {
    return formats[this.current];
  }

  async ready(): Promise<void> {
    this.texts = await load[this.current]();
  }

  /** A text that is there in both languages. */
  say(words: Words): string {
    return set(words[this.current], this.current);
  }

  async toggle(): Promise<void> {
    const wanted = this.changes.ask();
    const other = (this.chosen ?? this.current) === "fr" ? "en" : "fr";
    this.chosen = other;
    store("lang", other); // at once: a page that is reloaded while the words load has them then
    try {
      const texts = await load[other]();
      if (!wanted()) return;
      this.texts = texts;
      this.current = other;
    } catch {
      if (!wanted()) return;
      store("lang", this.current); // the network is away; what is read stays
    }
    this.chosen = null;
  }
}

export const language = new Language();

/** A part of the dictionary that comes with the page that needs it. */
export class Dictionary<T> {
  private readonly texts: Record<Lang, T>;

  constructor(en: T, fr: T) {
    this.texts = { en, fr: setAll(fr, "fr") };
  }

  /** In the language that is read now. */
  get t(): T {
    return this.texts[language.current];
  }

  /** In a given language. */
  in(lang: Lang): T {
    return this.texts[lang];
  }

  /** A text that is shown later, in whatever language is read then. */
  inBoth(pick: (texts: T) => string): Words {
    return { en: pick(this.texts.en), fr: pick(this.texts.fr) };
  }
}
