/** The texts of Point in both languages. */
import { Dictionary } from "../../i18n/index.svelte";
import { en, type PointTexts } from "./en";
import { fr } from "./fr";

export const texts = new Dictionary<PointTexts>(en, fr);
