/** The texts of the analysis page. */
import { Dictionary } from "../../../i18n/index.svelte";
import { en, type AnalysisTexts } from "./en";
import { fr } from "./fr";

const texts = new Dictionary<AnalysisTexts>(en, fr);
export const words = () => texts.t;
