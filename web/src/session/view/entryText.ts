/** An entry of a game in words: moves as they are written, all else as people say it. */
import type { Entry } from "../../core/types";
import type { Texts } from "../../i18n/en";

/** Lots say who has which colour; a draw that is agreed has no one author. */
export const isNobodys = (entry: Entry): boolean =>
  entry.actor === "" || entry.text.startsWith("lots:");

export const entryText = (entry: Entry, t: Texts): string =>
  t.look.events[entry.text] ?? entry.text;

/** An entry and its player, as a sentence. */
export function entrySentence(entry: Entry, nameOf: (seat: string) => string, t: Texts): string {
  const what = entryText(entry, t);
  return isNobodys(entry) ? `${what}.` : t.play.announcement(nameOf(entry.actor), what);
}
