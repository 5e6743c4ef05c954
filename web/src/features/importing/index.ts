/** Games in any form, pasted or from a file. */
import { Dictionary } from "../../i18n/index.svelte";
import { en, type ImportTexts } from "./texts/en";
import { fr } from "./texts/fr";

export { Importing, wordAt } from "./importing.svelte";

const texts = new Dictionary<ImportTexts>(en, fr);
export const importWords = () => texts.t;
