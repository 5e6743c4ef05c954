/** Names of the user, of players, seats and teams. */
import { partnerNames, seatNames } from "../../board/describe";
import type { Seating } from "../../core/types";
import { language, type Language } from "../../i18n/index.svelte";
import { textOr } from "../../platform/validate";
import { store, stored } from "../../platform/storage";
import { daysOf } from "./clocks";
import type { Place, TableState } from "./protocol";
import type { OnlineTexts } from "./texts";

export { maxNameLength } from "../../session/setup";

export const rememberedName = () => textOr(stored<unknown>("name"), "");
export const rememberName = (name: string) => store("name", name);

/** The name of a taken place, to stand alone. */
export function plainName(place: Place, words: OnlineTexts): string {
  if (place.kind === "engine") return words.room.engine(place.level ?? 0);
  return place.name || words.room.guest;
}

/** Truncated, so that the text after it stays visible. */
export function shortened(name: string, longest = 18): string {
  const letters = [...name];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join("")}…` : name;
}

/** Letters of right-to-left scripts: Hebrew, Arabic and others. */
const leftwards =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Wrapped in Unicode isolates, so that a right-to-left name does not reorder the text beside it. */
function isolated(name: string): string {
  return leftwards.test(name) ? `\u2068${name}\u2069` : name;
}

/** The name of a taken place within a sentence. */
export function personName(place: Place, words: OnlineTexts, longest = Infinity): string {
  return isolated(shortened(plainName(place, words), longest));
}

/** The same, marked if it is the user's place. */
export function placeName(place: Place, mine: boolean, words: OnlineTexts): string {
  if (!mine) return personName(place, words);
  return place.name ? words.room.youNamed(isolated(place.name)) : words.room.you;
}

/** The names of all players without duplicates, since a person may have several places. */
export function peopleNames(places: Place[], words: OnlineTexts): string {
  const names = places.filter((one) => one.taken).map((one) => personName(one, words));
  return language.format.list(new Set(names));
}

/** The notice that lots will be drawn, and for which seats. */
export function lotsToDraw(
  { lots, players }: TableState,
  table: Seating,
  words: OnlineTexts,
): string {
  if (lots.length === players.length) return words.room.lotsForAll;
  return words.room.lots(
    language.format.list(lots.map((player) => seatNames(table, player, language))),
  );
}

/** The teams, "South + North, West + East"; empty if each player is alone. */
export function teamNames(table: Seating, language: Language): string {
  if (!table.seats.some((one) => partnerNames(table, one.player, language))) return "";
  const sides = [...new Set(table.seats.map((one) => one.side))];
  return sides
    .map((side) => table.seats.filter((one) => one.side === side))
    .map((seats) => seats.map((one) => language.say(one.name)).join(" + "))
    .join(", ");
}

/** A clock ("10+5", "3d", "none") as text. */
export function clockWords(clock: string, words: OnlineTexts): string {
  const days = daysOf(clock);
  if (days > 0) return words.clock.days(days);
  if (clock === "none") return words.clock.none;
  const [minutes = 0, seconds = 0] = clock.split("+").map(Number);
  if (minutes === 0) return words.clock.seconds(seconds);
  return seconds === 0 ? words.clock.minutes(minutes) : words.clock.both(minutes, seconds);
}
