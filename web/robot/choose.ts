/** Chooses one of the marked places. */
import type { Dice } from "./dice";
import type { Sight, Offer } from "./sight";
import type { GameName } from "./setup";

/** Random, with few walls of Quoridor, so that pawns move as well. */
export function chooses(dice: Dice, game: GameName, sight: Sight): Offer {
  const { offers } = sight;
  if (game === "quoridor" && dice.chance(70)) {
    const cells = offers.filter((offer) => /^[a-z]\d+$/.test(offer.name));
    if (cells.length > 0) return dice.pick(cells);
  }
  return dice.pick(offers);
}
