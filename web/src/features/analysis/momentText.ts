/** Texts for positions and entries of an analysed game. */
import { seatName } from "../../board/describe";
import { language } from "../../i18n/index.svelte";
import type { Analysis } from "./analysis.svelte";
import { entrySentence } from "../../session/view/entryText";

export function nameOf(analysis: Analysis, seat: string): string {
  return seat === "chance"
    ? language.t.play.chance
    : seatName(analysis.state.table.seats, seat, language);
}

/** An entry with its actor. */
export function entryText(analysis: Analysis, index: number): string {
  return entrySentence(
    analysis.state.entries[index]!,
    analysis.state.game,
    (seat) => nameOf(analysis, seat),
    language,
  );
}

/** A position, named by its last move. */
export function momentText(analysis: Analysis, at: number): string {
  const entry = analysis.state.entries[at - 1];
  if (!entry) return language.t.play.beforeFirst;
  const text = entryText(analysis, at - 1);
  return entry.kind === "move" ? `${analysis.turns[at - 1]}. ${text}` : text;
}
