/**
 * The registry of games: every folder beside this file is a game. The core's catalog decides which
 * games exist and their order. A game of the catalog without a folder gets a plain page; any other
 * name is an error.
 */
import type { Core } from "../core/context";
import type { Entry, MatchState, Scene, Stock, Tray } from "../core/types";
import type { Lang } from "../i18n/index.svelte";
import type { ActionPiece, GamePage, GameRules, GameTexts, RulesText } from "./types";

const gameOf = (path: string) => path.split("/")[1]!;

const pages = new Map(
  Object.entries(import.meta.glob<GamePage>("./*/index.ts", { eager: true, import: "page" })).map(
    ([path, page]) => [gameOf(path), page],
  ),
);

const rulesLoaders = new Map<string, () => Promise<RulesText>>(
  Object.entries(import.meta.glob<GameRules>("./*/rules.ts", { import: "rules" })).map(
    ([path, load]) => [gameOf(path), load],
  ),
);

/** The games that have a folder. */
export const gameNames = [...pages.keys()];

/** Gives each game of the catalog that has no folder a plain page; before anything is shown. */
export async function addPlainGames(core: Core): Promise<void> {
  const games = core.games.filter((game) => !isGame(game));
  if (games.length === 0) return;
  const { plainPage, plainRules } = await import("./plainGame");
  for (const game of games) {
    const variants = core.variantsOf(game);
    pages.set(game, plainPage(core, variants));
    rulesLoaders.set(game, () => plainRules(variants));
  }
}

export const isGame = (name: string): boolean => pages.has(name);

function known<T>(one: T | undefined, game: string): T {
  if (one === undefined) throw new Error(`unknown game: ${game}`);
  return one;
}

export const gamePage = (game: string): GamePage => known(pages.get(game), game);

/** The texts of a game, in the current language unless another is given. */
export function gameTexts(game: string, lang?: Lang): GameTexts {
  const { texts } = gamePage(game);
  return lang ? texts.in(lang) : texts.t;
}

export const loadRules = (game: string): Promise<RulesText> =>
  known(rulesLoaders.get(game), game)();

/** The game with a ruling letter. */
export const gameOfRuling = (letter: string): string | undefined =>
  gameNames.find((game) => gamePage(game).rulingLetter === letter);

/** The letters of all games, for a regular expression. */
export const rulingLetters = [...pages.values()].map((page) => page.rulingLetter).join("");

/** Whether the legal moves are entered in the game's set-up form. */
export const setsUp = ({ game, moves }: MatchState): boolean =>
  moves.length > 0 && (gamePage(game).setUp?.applies(moves[0]!.text) ?? false);

/** The shape that is drawn for a stock; undefined if none is. */
export const stockShape = (game: string, kind: Stock["kind"]): string | undefined =>
  gamePage(game).stockShapes?.[kind];

/** The picture of the piece that represents a seat; empty if none does. */
export function seatPicture(core: Core, game: string, tray: Tray): string {
  const piece = gamePage(game).seatPiece(tray);
  return piece ? core.piece(game, piece.shape, piece.seat) : "";
}

export interface Action extends Partial<ActionPiece> {
  text: string;
}

/** The button for a place that is not on the board (nor in `scene`, if given). */
export function actionAt(
  game: string,
  place: string,
  seatName: (seat: string) => string,
  scene?: Scene,
): Action | undefined {
  const { actions } = gameTexts(game);
  const { actionPieces, actionText } = gamePage(game);
  const text =
    actions[place] ?? actions[place.split(":", 1)[0]!] ?? (scene && actionText?.(place, scene));
  const piece = actionPieces?.[place];
  if (typeof text === "string") return { text, ...piece };
  return text && piece?.seat ? { text: text(seatName(piece.seat)), ...piece } : undefined;
}

/** Whether an entry has no player: results of lots, agreed ends. */
export const isWithoutPlayer = (game: string, entry: Entry): boolean =>
  entry.actor === "" || Object.hasOwn(gameTexts(game).entries ?? {}, entry.text);
