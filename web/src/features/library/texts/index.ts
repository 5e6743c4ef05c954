/** The texts of the library. */
import { Dictionary } from "../../../i18n/index.svelte";
import { en, type LibraryTexts } from "./en";
import { fr } from "./fr";

const library = new Dictionary<LibraryTexts>(en, fr);
export const words = () => library.t;
