/** A game that is looked back at, in words. */
import { seatName } from "../../board/describe";
import { language } from "../../i18n/index.svelte";
import type { Look } from "./analysis.svelte";
import { entrySentence } from "../../session/view/entryText";

export function nameOf(look: Look, seat: string): string {
  return seat === "chance"
    ? language.t.play.chance
    : seatName(look.state.table.seats, seat, language);
}

/** What happened, and who did it. */
export function entryText(look: Look, index: number): string {
  return entrySentence(
    look.state.entries[index]!,
    look.state.game,
    (seat) => nameOf(look, seat),
    language,
  );
}

/** A moment, by the move that led to it. */
export function momentText(look: Look, at: number): string {
  const entry = look.state.entries[at - 1];
  if (!entry) return language.t.play.beforeFirst;
  const text = entryText(look, at - 1);
  return entry.kind === "move" ? `${look.turns[at - 1]}. ${text}` : text;
}
