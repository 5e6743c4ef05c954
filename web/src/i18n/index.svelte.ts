/** The page's language: the browser's first, then whatever was chosen. */
import { stored, store } from "../state/storage";
import type { Words } from "../core/types";
import type { Texts } from "./en";

export type Lang = "en" | "fr";

function firstLanguage(): Lang {
  const kept = stored<Lang>("lang");
  if (kept === "en" || kept === "fr") return kept;
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

/** Only the words of the language that is read are loaded. */
const load: Record<Lang, () => Promise<Texts>> = {
  en: async () => (await import("./en")).en,
  fr: async () => (await import("./fr")).fr,
};

export class Language {
  current = $state<Lang>(firstLanguage());
  private texts = $state.raw<Texts>();

  /** Nothing can be said before `ready`. */
  get t(): Texts {
    return this.texts!;
  }

  async ready(): Promise<void> {
    this.texts = await load[this.current]();
  }

  /** A text of the core in this language. */
  say(words: Words): string {
    if (this.current === "en") return words.en;
    // French signs stay with the word before them, and its apostrophes are curved as the page's own.
    return words.fr.replace(/ ([:;!?»])/g, "\u00a0$1").replace(/(\p{L})'(?=\p{L})/gu, "$1’");
  }

  async toggle(): Promise<void> {
    const other = this.current === "fr" ? "en" : "fr";
    store("lang", other); // at once: a page that is reloaded while the words load has them then
    try {
      this.texts = await load[other]();
      this.current = other;
    } catch {
      store("lang", this.current); // the network is away; what is read stays
    }
  }
}

export const language = new Language();
