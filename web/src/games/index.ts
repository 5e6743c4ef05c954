/** The rules of each game, loaded when they are wanted. */
import type { GameName } from "../core/types";
import type { GameRules } from "./types";

export const gameNames: GameName[] = ["quoridor", "intercept", "superpion", "point"];

const loaders: Record<GameName, () => Promise<GameRules>> = {
  quoridor: async () => (await import("./quoridor/rules")).quoridor,
  intercept: async () => (await import("./intercept/rules")).intercept,
  superpion: async () => (await import("./superpion/rules")).superpion,
  point: async () => (await import("./point/rules")).point,
};

export const isGame = (name: string): name is GameName => Object.hasOwn(loaders, name);

export const loadRules = (game: GameName): Promise<GameRules> => loaders[game]();
