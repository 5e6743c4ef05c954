/** Questions to the engine about a game: hints, reasons, reviews. */
import { strangeNumber, strangeText } from "./texts.mjs";

const methods = ["best", "alphabeta", "paranoid", "brs", "maxn", "tree", "puct", "expect"];

function engine(random) {
  const memory = random.pick(["hash=1", "hash=2", "hash=4"]);
  switch (random.below(8)) {
    case 0:
    case 1:
      return `search:${memory}`;
    case 2:
    case 3:
      return `level${random.between(1, 10)}`;
    case 4:
      return `search:${memory},method=${random.pick(methods)}`;
    case 5:
      return random.pick([
        `random:seed=${random.below(9)}`,
        "greedy",
        `uct:${memory},seed=${random.below(9)}`,
      ]);
    case 6:
      return random.pick([
        `search:${memory},depth=${random.between(1, 3)}`,
        `search:${memory},nodes=200,threads=4`,
        `level${random.between(1, 10)}:seed=${random.below(9)},${memory}`,
        "search",
      ]);
    default:
      return random.pick([
        "level0",
        "level11",
        "search:",
        "search:hash=0",
        "search:method=x",
        strangeText(random),
      ]);
  }
}

async function think(pair, random, record) {
  const lines = random.oneIn(6) ? strangeNumber(random) : random.pick([1, 1, 2, 3, 10, 1000]);
  // So many fill a small memory, which then has to forget or to stop.
  const nodes = random.oneIn(25) ? 20_000 : random.pick([1, 40, 200, 600, 1500]);
  // Without a limit of nodes it is time that ends the search, and levels have limits of their own.
  const movetime = random.oneIn(4) ? random.pick([1, 5, 20]) : "";
  const who = engine(random);
  await pair.engine(
    "think",
    record,
    who,
    movetime,
    random.oneIn(5) && movetime ? "" : nodes,
    lines,
  );
}

export async function askEngine(pair, random, record, state) {
  const written = random.oneIn(12) ? record.slice(0, random.below(record.length + 1)) : record;
  switch (random.below(5)) {
    case 0: {
      const move = state.moves.length > 0 ? random.pick(state.moves).text : "";
      await pair.engine("reasons", written, random.oneIn(5) ? strangeText(random, move) : move);
      return;
    }
    case 1: {
      const entry = random.oneIn(8)
        ? strangeNumber(random)
        : random.below(state.entries.length + 1);
      await pair.engine(
        "review",
        written,
        random.pick(["", "", 3, 10, strangeNumber(random)]),
        entry,
        random.pick([50, 200, 400]),
      );
      return;
    }
    default:
      await think(pair, random, written);
      if (random.oneIn(10))
        await pair.engine(random.pick(["think", "review", "", "state"]), strangeText(random));
  }
}
