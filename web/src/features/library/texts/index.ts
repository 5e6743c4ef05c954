/** The texts of the games kept in this browser. */
import { Dictionary } from "../../../i18n/index.svelte";
import { en, type LibraryTexts } from "./en";
import { fr } from "./fr";

const library = new Dictionary<LibraryTexts>(en, fr);
export const words = () => library.t;
