/** The texts of the keyboard shortcuts. */
import { Dictionary } from "../../i18n/index.svelte";
import { en, type ShortcutTexts } from "./en";
import { fr } from "./fr";

const texts = new Dictionary<ShortcutTexts>(en, fr);
export const words = () => texts.t;
