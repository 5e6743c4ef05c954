/** The texts of online tables. */
import { Dictionary } from "../../../i18n/index.svelte";
import { en, type OnlineTexts } from "./en";
import { fr } from "./fr";

export type { OnlineTexts };
export const online = new Dictionary<OnlineTexts>(en, fr);
export const words = () => online.t;
