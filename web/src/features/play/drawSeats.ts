/** Draws lots for the seats of a new game. */
import type { CoreModule } from "../../core/module";
import { drawLots } from "../../core/match";
import { specOf, type Setup } from "../../session/setup";

/** The set-up of a new game with its players on the drawn seats, if lots are chosen. */
export function drawSeats(core: CoreModule, setup: Setup, seed: number): Setup {
  if (!setup.lots) return { ...setup, drawn: undefined };
  const { players, code } = drawLots(core, specOf(setup), seed);
  const sitters = [...setup.sitters];
  for (const [i, player] of players.entries()) sitters[player] = setup.sitters[i]!;
  return { ...setup, sitters, drawn: code };
}
