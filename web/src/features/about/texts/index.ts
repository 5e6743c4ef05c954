/** The texts of the about page. */
import { Dictionary } from "../../../i18n/index.svelte";
import { en, type AboutTexts } from "./en";
import { fr } from "./fr";

const texts = new Dictionary<AboutTexts>(en, fr);
export const words = () => texts.t;
