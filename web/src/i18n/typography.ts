/** Typography by language, applied to dictionaries, rules pages and texts of the core. */
import type { Words } from "../core/types";

export type Lang = keyof Words;

/**
 * French punctuation: a narrow no-break space before : ; ! ? » % and after «, and the typographic
 * apostrophe. Only existing spaces are replaced, so that "variant:walls=5" and "12:05" stay as they
 * are.
 */
function french(text: string): string {
  return text
    .replace(/[ \u00a0](?=[:;!?»%])/g, "\u202f")
    .replace(/«[ \u00a0]/g, "«\u202f")
    .replace(/(\p{L})'(?=\p{L})/gu, "$1’");
}

export const set = (text: string, lang: Lang): string => (lang === "fr" ? french(text) : text);

/** Applies `set` to all texts of a dictionary and to the results of its functions. */
export function setAll<T>(texts: T, lang: Lang): T {
  if (lang === "en") return texts;
  if (typeof texts === "string") return set(texts, lang) as T;
  if (typeof texts === "function")
    return ((...given: unknown[]) => set(texts(...given) as string, lang)) as T;
  if (Array.isArray(texts)) return texts.map((one: unknown) => setAll(one, lang)) as T;
  const all = Object.entries(texts as object).map(([key, one]) => [key, setAll(one, lang)]);
  return Object.fromEntries(all) as T;
}
