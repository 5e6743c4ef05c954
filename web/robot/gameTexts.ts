/** The page's texts of each game. */
import { en as interceptEn } from "../src/games/intercept/en";
import { fr as interceptFr } from "../src/games/intercept/fr";
import { en as pointEn } from "../src/games/point/en";
import { fr as pointFr } from "../src/games/point/fr";
import { en as rowEn } from "../src/games/point/rowSetup/en";
import { fr as rowFr } from "../src/games/point/rowSetup/fr";
import { en as quoridorEn } from "../src/games/quoridor/en";
import { fr as quoridorFr } from "../src/games/quoridor/fr";
import { en as superpionEn } from "../src/games/superpion/en";
import { fr as superpionFr } from "../src/games/superpion/fr";
import type { GameTexts } from "../src/games/types";

const pair = (en: GameTexts, fr: GameTexts) => ({ en, fr });

export const gameTexts = {
  quoridor: pair(quoridorEn, quoridorFr),
  intercept: pair(interceptEn, interceptFr),
  superpion: pair(superpionEn, superpionFr),
  point: pair(pointEn, pointFr),
};
export type GameName = keyof typeof gameTexts;

export const rowTexts = [
  { row: rowEn, colours: pointEn.shortPieces },
  { row: rowFr, colours: pointFr.shortPieces },
];
