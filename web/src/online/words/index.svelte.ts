/** The texts of online tables in the page's language. */
import type { Words } from "../../core/types";
import { language } from "../../i18n/index.svelte";
import { en, type OnlineTexts } from "./en";
import { fr } from "./fr";

export function words(): OnlineTexts {
  return language.current === "fr" ? fr : en;
}

/** A text that is shown later, in whatever language is read then. */
export const inBoth = (pick: (words: OnlineTexts) => string): Words => ({
  en: pick(en),
  fr: pick(fr),
});
