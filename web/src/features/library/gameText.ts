/** Texts of stored games: title, variant, players, result, date. */
import type { VariantInfo } from "../../core/types";
import type { Language } from "../../i18n/index.svelte";
import type { Core } from "../../core/context";
import { optionsOf } from "../../session/setup";
import type { StoredGame } from "./storedGame";
import type { LibraryTexts } from "./texts/en";

export function variantOf(core: Core, game: StoredGame): VariantInfo | undefined {
  return core.variant(optionsOf(game.setup.variant).variant);
}

/** Each player once: "you – engine 3". */
export function playersText(
  variant: VariantInfo | undefined,
  game: StoredGame,
  words: LibraryTexts,
): string {
  const names = game.setup.sitters.map((sitter, player) => {
    const seat = variant?.table.seats.find((one) => one.player === player);
    const name = seat && game.tags[seat.name.en];
    if (name && !/^level\d+$/.test(name)) return name;
    if (sitter.kind === "engine") return words.engine(sitter.level);
    return sitter.kind === "me" ? words.you : sitter.name || words.someone;
  });
  return names.join(" – ");
}

/** The result from the point of view of the user. */
export function resultText(
  variant: VariantInfo | undefined,
  game: StoredGame,
  language: Language,
  words: LibraryTexts,
): string {
  if (!game.finished) return words.running;
  if (game.result === "draw") return words.drawn;
  const codes = game.result.split("+");
  const seats = variant?.table.seats ?? [];
  const winners = seats.filter((one) => codes.includes(one.code));
  const own = seats.filter((one) => game.setup.sitters[one.player]?.kind === "me");
  const sides = new Set(own.map((one) => one.side));
  const others = game.setup.sitters.some((one) => one.kind === "other");
  const winning = [...new Set(winners.map((one) => one.side))];
  const shared = winning.length > 1 && winners.some((one) => sides.has(one.side));
  if (sides.size === 1 && !others && !shared)
    return winners.some((one) => sides.has(one.side)) ? words.youWon : words.youLost;
  const names = winning.map((side) =>
    winners
      .filter((one) => one.side === side)
      .map((one) => language.say(one.name))
      .join(" + "),
  );
  if (names.length > 1) return words.share(language.format.list(names));
  return words.wins(names[0] ?? game.result);
}

export const titleOf = (
  variant: VariantInfo | undefined,
  game: StoredGame,
  language: Language,
): string => game.title || (variant ? language.say(variant.title) : game.setup.variant);

/** In the user's regional format, if one of the browser's locales has the language of the page. */
export function dateText(time: number, lang: string): string {
  const local = navigator.languages.find((one) => one.startsWith(lang)) ?? lang;
  const day = new Intl.DateTimeFormat(local, { dateStyle: "medium", timeStyle: "short" });
  return day.format(new Date(time));
}
