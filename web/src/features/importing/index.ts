/** Public interface of the import feature. */
import { Dictionary } from "../../i18n/index.svelte";
import { en, type ImportTexts } from "./texts/en";
import { fr } from "./texts/fr";

export { Importing, wordAt } from "./importing.svelte";

const texts = new Dictionary<ImportTexts>(en, fr);
export const importWords = () => texts.t;
