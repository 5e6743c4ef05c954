/** The texts of online tables in the page's language. */
import { language } from "../../i18n/index.svelte";
import { en, type OnlineTexts } from "./en";
import { fr } from "./fr";

export function words(): OnlineTexts {
  return language.current === "fr" ? fr : en;
}
