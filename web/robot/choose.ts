/** Which of the marked places a person touches next. */
import type { Dice } from "./dice";
import type { Sight, Offer } from "./sight";
import type { GameName } from "./setup";

/** Mostly anything; walls of Quoridor not all at once, or the game would be about nothing else. */
export function chooses(dice: Dice, game: GameName, sight: Sight): Offer {
  const { offers } = sight;
  if (game === "quoridor" && dice.chance(70)) {
    const cells = offers.filter((offer) => /^[a-z]\d+$/.test(offer.name));
    if (cells.length > 0) return dice.pick(cells);
  }
  return dice.pick(offers);
}
