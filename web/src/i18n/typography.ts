/** Typography of texts by language: dictionaries, rules pages, answers of the core. */
import type { Words } from "../core/types";

export type Lang = keyof Words;

/**
 * French signs stand apart from the word before them, and never begin a line: a narrow space that
 * does not break. Where no space is written there is none: "variant:walls=5", "12:05".
 */
function french(text: string): string {
  return text
    .replace(/[ \u00a0](?=[:;!?»%])/g, "\u202f")
    .replace(/«[ \u00a0]/g, "«\u202f")
    .replace(/(\p{L})'(?=\p{L})/gu, "$1’");
}

export const set = (text: string, lang: Lang): string => (lang === "fr" ? french(text) : text);

/** The same for all texts of a dictionary, and for what its functions make. */
export function setAll<T>(texts: T, lang: Lang): T {
  if (lang === "en") return texts;
  if (typeof texts === "string") return set(texts, lang) as T;
  if (typeof texts === "function")
    return ((...given: unknown[]) => set(texts(...given) as string, lang)) as T;
  if (Array.isArray(texts)) return texts.map((one: unknown) => setAll(one, lang)) as T;
  const all = Object.entries(texts as object).map(([key, one]) => [key, setAll(one, lang)]);
  return Object.fromEntries(all) as T;
}
