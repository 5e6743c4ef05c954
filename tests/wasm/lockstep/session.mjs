/** A session: the modules started afresh, and one or two games. */
import { constantsOf } from "../support/constants.mjs";
import { Random } from "../support/random.mjs";
import { servedModules } from "../support/served_files.mjs";
import { Game } from "./game.mjs";
import { Pair } from "./pair.mjs";

/** The modules as they are served, beside the native core. */
export async function startPair() {
  const served = await servedModules();
  const compiled = {};
  const constants = {};
  for (const [name, bytes] of Object.entries(served)) {
    compiled[name] = await WebAssembly.compile(bytes);
    constants[name] = await constantsOf(name);
  }
  return new Pair(compiled, constants);
}

/** Gives a line for each game. */
export async function playSession(pair, specs, seed, session) {
  const random = new Random(seed, 3, session);
  await pair.restart();
  await pair.table("catalog");
  const played = [];
  for (let games = random.oneIn(3) ? 2 : 1; games > 0; --games) {
    const spec = specs.specOf(session, random);
    let entries = await new Game(pair, random, specs).play(spec);
    played.push(`${spec}: ${entries === null ? "refused" : `${entries} entries`}`);
    if (entries !== null) continue;
    const plain = specs.variantOf(session).name;
    entries = await new Game(pair, random, specs).play(plain);
    played.push(`${plain}: ${entries} entries`);
  }
  return played;
}
