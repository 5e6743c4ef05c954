/** The texts of the games kept in this browser, in the page's language. */
import { language } from "../../i18n/index.svelte";
import { en, type LibraryTexts } from "./en";
import { fr } from "./fr";

export const words = (): LibraryTexts => (language.current === "fr" ? fr : en);
