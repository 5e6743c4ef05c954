/** Games whose notes beside a seat say that it is out, and why; the others have none for it. */
import type { GameName } from "../../core/types";

export const notesSayOut = (game: GameName) => game === "superpion" || game === "point";
