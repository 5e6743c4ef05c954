/** Texts of entries: moves in notation, other entries as words. */
import type { Translator } from "../../board/describe";
import type { Entry } from "../../core/types";
import { gameTexts, isWithoutPlayer } from "../../games/registry";

export const entryText = (entry: Entry, game: string, { t, current }: Translator): string =>
  gameTexts(game, current).entries?.[entry.text] ?? t.play.events[entry.text] ?? entry.text;

/** An entry with its actor, as a sentence. */
export function entrySentence(
  entry: Entry,
  game: string,
  nameOf: (seat: string) => string,
  translator: Translator,
): string {
  const what = entryText(entry, game, translator);
  return isWithoutPlayer(game, entry)
    ? `${what}.`
    : translator.t.play.announcement(nameOf(entry.actor), what);
}
