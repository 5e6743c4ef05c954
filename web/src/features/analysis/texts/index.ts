/** The texts of looking back at a game. */
import { Dictionary } from "../../../i18n/index.svelte";
import { en, type AnalysisTexts } from "./en";
import { fr } from "./fr";

const texts = new Dictionary<AnalysisTexts>(en, fr);
export const words = () => texts.t;
