/** The texts of lessons. */
import { Dictionary } from "../../../i18n/index.svelte";
import { en, type LessonTexts } from "./en";
import { fr } from "./fr";

const texts = new Dictionary<LessonTexts>(en, fr);
export const words = () => texts.t;
