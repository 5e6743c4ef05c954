/** The page's language: the browser's first, then whatever was chosen. */
import { stored, store } from "../state/storage";
import type { Words } from "../core/types";
import { en, type Texts } from "./en";
import { fr } from "./fr";

export type Lang = "en" | "fr";

function firstLanguage(): Lang {
  const kept = stored<Lang>("lang");
  if (kept === "en" || kept === "fr") return kept;
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

class Language {
  current = $state<Lang>(firstLanguage());

  get t(): Texts {
    return this.current === "fr" ? fr : en;
  }

  /** A text of the core in this language. */
  say(words: Words): string {
    // French signs stay with the word before them.
    return this.current === "fr" ? words.fr.replace(/ ([:;!?»])/g, "\u00a0$1") : words.en;
  }

  toggle(): void {
    this.current = this.current === "fr" ? "en" : "fr";
    store("lang", this.current);
  }
}

export const language = new Language();
