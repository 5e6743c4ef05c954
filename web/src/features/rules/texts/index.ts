/** The texts of the rules pages. */
import { Dictionary } from "../../../i18n/index.svelte";
import { en, type RulesTexts } from "./en";
import { fr } from "./fr";

const texts = new Dictionary<RulesTexts>(en, fr);
export const words = () => texts.t;
