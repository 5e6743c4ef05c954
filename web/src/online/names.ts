/** The name one plays under, and how people at a table are called. */
import type { TableInfo } from "../core/types";
import type { Language } from "../i18n/index.svelte";
import { store, stored } from "../state/storage";
import { daysOf } from "./clocks";
import type { Place } from "./types";
import type { OnlineTexts } from "./words/en";

export const longestName = 40;

export const rememberedName = () => stored<string>("name") ?? "";
export const rememberName = (name: string) => store("name", name);

/** Whoever has a place; free places have nobody. */
export function personName(place: Place, words: OnlineTexts): string {
  if (place.kind === "engine") return words.room.engine(place.level ?? 0);
  return place.name || words.room.guest;
}

/** Cut, so that what is said of somebody is not lost behind their name. */
export function shortened(name: string, longest = 18): string {
  const letters = [...name];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join("")}…` : name;
}

/** The same, where one's own place is marked. */
export function placeName(place: Place, mine: boolean, words: OnlineTexts): string {
  if (!mine) return personName(place, words);
  return place.name ? words.room.youNamed(place.name) : words.room.you;
}

/** The seats that a player decides for: "Blue + Red". */
export function seatNames(table: TableInfo, player: number, language: Language): string {
  return table.seats
    .filter((one) => one.player === player)
    .map((one) => language.say(one.name))
    .join(" + ");
}

/** "10+5", "3d" or "none" in words. */
export function clockWords(clock: string, words: OnlineTexts): string {
  const days = daysOf(clock);
  if (days > 0) return words.clock.days(days);
  const [minutes, increment] = clock.split("+").map(Number);
  if (clock === "none" || !minutes) return words.clock.none;
  return words.clock.minutes(minutes, increment ?? 0);
}
