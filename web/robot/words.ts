/**
 * The visible texts of the page in both languages, by which buttons, links and states are found.
 * They come from the page's dictionaries, so a new wording needs no change here.
 */
import { en } from "../src/i18n/en";
import { fr } from "../src/i18n/fr";
import { en as analysisEn, type AnalysisTexts } from "../src/features/analysis/texts/en";
import { fr as analysisFr } from "../src/features/analysis/texts/fr";
import { en as rulesEn, type RulesTexts } from "../src/features/rules/texts/en";
import { fr as rulesFr } from "../src/features/rules/texts/fr";
import { en as onlineEn } from "../src/features/online/texts/en";
import { fr as onlineFr } from "../src/features/online/texts/fr";
import { gameTexts, rowTexts } from "./gameTexts";
import type { PointTexts } from "../src/games/point/en";
import type { RowTexts } from "../src/games/point/rowSetup/en";
import { en as libraryEn } from "../src/features/library/texts/en";
import { fr as libraryFr } from "../src/features/library/texts/fr";

type Texts = typeof en;
type OnlineTexts = typeof onlineEn;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** A placeholder for names in texts that are functions. */
const gap = "\u0000";

/** Any kind of space matches. */
const plain = (text: string) => text.replace(/\s+/g, " ");
const pattern = (text: string) =>
  plain(text).split(gap).map(escaped).join(".+").replace(/ /g, "\\s");

function anyOf(texts: string[], whole: boolean): RegExp {
  const parts = texts.map(pattern);
  // A symbol may stand before or after the text: "✓ Place it here".
  const [before, after] = whole ? ["^[^\\p{L}\\p{N}]*", "[^\\p{L}\\p{N}]*$"] : ["", ""];
  return new RegExp(`${before}(?:${parts.join("|")})${after}`, "u");
}

const games = Object.values(gameTexts);
const both = (choose: (t: Texts) => string) => [choose(en), choose(fr as Texts)].map(plain);
const bothOnline = (choose: (w: OnlineTexts) => string) => [choose(onlineEn), choose(onlineFr)];

/** A text in either language, with any names. */
export const text = (choose: (t: Texts) => string) => anyOf(both(choose), true);
/** The text of an agreed end: draw or count. */
export const endText = (choose: (end: Texts["play"]["agreedEnd"]["draw"]) => string) =>
  anyOf(
    (["draw", "count"] as const).flatMap((how) => both((t) => choose(t.play.agreedEnd[how]))),
    true,
  );
/** A text of the row form, whole or as part of a longer one. */
export const rowText = (
  choose: (row: RowTexts, colours: PointTexts["shortPieces"]) => string,
  whole = true,
) =>
  anyOf(
    rowTexts.map(({ row, colours }) => plain(choose(row, colours))),
    whole,
  );
const bothAnalysis = (choose: (t: AnalysisTexts) => string) =>
  [choose(analysisEn), choose(analysisFr)].map(plain);
export const analysisText = (choose: (t: AnalysisTexts) => string) =>
  anyOf(bothAnalysis(choose), true);
export const analysisPart = (choose: (t: AnalysisTexts) => string) =>
  anyOf(bothAnalysis(choose), false);
export const rulesPart = (choose: (t: RulesTexts) => string) =>
  anyOf([choose(rulesEn), choose(rulesFr)].map(plain), false);
export const onlineText = (choose: (w: OnlineTexts) => string) => anyOf(bothOnline(choose), true);
/** Matches the beginning: texts in lists also name their item. */
export const libraryText = (choose: (w: typeof libraryEn) => string) =>
  new RegExp(`^${anyOf([choose(libraryEn), choose(libraryFr)], false).source}`, "u");
/** Matches anywhere in a longer text. */
export const part = (choose: (t: Texts) => string) => anyOf(both(choose), false);
export const onlinePart = (choose: (w: OnlineTexts) => string) => anyOf(bothOnline(choose), false);
export { gap };

/**
 * A text of the analysis page with numbers of which the first is at least two: "Judging: 12 of 80".
 */
export function numbered(choose: (t: AnalysisTexts, some: number, all: number) => string): RegExp {
  const [some, all] = [911, 922]; // without thousands separators
  const parts = [analysisEn, analysisFr]
    .map((t) => plain(choose(t, some, all)))
    .map((one) =>
      pattern(one).replace(String(some), "(?:[2-9]|\\d\\d+)").replace(String(all), "\\d+"),
    );
  return new RegExp(parts.join("|"), "u");
}

/** An entry of the list of moves; events ("resigns") are translated to one language. */
export function entryInEnglish(entry: string): string {
  const french = { ...fr.play.events, ...Object.assign({}, ...games.map(({ fr }) => fr.entries)) };
  const english = { ...en.play.events, ...Object.assign({}, ...games.map(({ en }) => en.entries)) };
  const name = Object.keys(french).find((key) => french[key] === entry);
  return (name && english[name]) || entry;
}

/** Texts for the snapshot function, as plain data. */
export interface SightWords {
  board: string[];
  moves: string[];
  over: string[];
  refused: string[];
  backToNow: string[];
  /** Parts of the labels of touchable places. */
  possible: string[];
  picked: string[];
  /** Sources of regular expressions. */
  thinking: string;
  drawing: string;
  takeRow: string;
  /** Buttons that are part of a move. */
  actions: string;
}

/** The buttons of moves of all games, in both languages. */
const actionWords = games
  .flatMap(({ en, fr }) => [en, fr])
  .flatMap(({ actions }) => Object.values(actions))
  .map((word) => plain(typeof word === "function" ? word(gap) : word));

export const sightWords: SightWords = {
  board: both((t) => t.play.board),
  moves: both((t) => t.play.moves),
  over: both((t) => t.play.over),
  refused: both((t) => t.play.refused),
  backToNow: both((t) => t.play.backToNow),
  possible: both((t) => t.placeWords.choice),
  picked: both((t) => t.placeWords.picked),
  thinking: part((t) => t.play.thinking(gap)).source,
  drawing: part((t) => t.play.drawing).source,
  takeRow: rowText((row) => row.take).source,
  actions: anyOf(
    [...actionWords, ...both((t) => t.play.endTurn), ...both((t) => t.play.confirmWall)],
    true,
  ).source,
};
