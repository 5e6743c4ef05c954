/**
 * How much of their stacks the modules use: every call, in all variants, at the beginning,
 * in the middle and at the end of games, and where the test vectors end. Fails if a call ever uses more
 * than a quarter.
 *
 *   node tests/wasm/stack.mjs [SEED]       after tools/build_page and ninja -C build tablier
 */
import { readFile } from "node:fs/promises";
import { followOnline } from "./lockstep/online.mjs";
import { constantsOf } from "./support/constants.mjs";
import { WatchedModule } from "./support/page_module.mjs";
import { Random } from "./support/random.mjs";
import { servedModules } from "./support/served_files.mjs";

const seed = process.argv[2] ?? "1";
if (!/^\d{1,15}$/.test(seed)) {
  console.error(`stack: "${seed}" is no seed`);
  process.exit(2);
}

/** The most bytes each kind of call has used, and where. */
const most = new Map();
let failures = 0;
let calls = 0;

class Measured {
  constructor(module) {
    this.module = module;
  }

  ask(variant, kind, name, ...args) {
    const { value } = this.module.call(name, args);
    ++calls;
    this.#note(kind, this.module.stackUsed, variant);
    return value;
  }

  #note(kind, used, where) {
    const known = most.get(kind);
    if (known && known.used >= used) return;
    most.set(kind, { used, where });
    if (used > this.module.stackSize / 4) {
      ++failures;
      console.log(`!! ${kind}, ${where}: ${used} of ${this.module.stackSize} bytes`);
    }
  }
}

const modules = {};
for (const [name, bytes] of Object.entries(await servedModules())) {
  const module = await WatchedModule.start(
    await WebAssembly.compile(bytes),
    await constantsOf(name),
  );
  modules[name] = new Measured(module);
  most.set(`${name}: starting`, { used: module.startUsed, where: "" });
}
const { table, engine, online } = modules;

const seats = ["S", "W", "N", "E"];
const engines = [
  ...Array.from({ length: 10 }, (_, i) => `level${i + 1}`),
  "search",
  "greedy",
  "random",
  "uct:hash=4",
  ...["alphabeta", "paranoid", "brs", "maxn", "tree", "puct", "expect"].map(
    (method) => `search:hash=4,method=${method}`,
  ),
];

/** Places touched first and after the beginnings of paths, the longest above all. */
function touch(variant, id, state, places) {
  const random = new Random(seed, state.entries.length);
  for (const place of random.shuffled(places).slice(0, 50))
    table.ask(variant, "explain: first touch", "explain", id, place);
  const paths = random.shuffled(state.moves).toSorted((a, b) => b.clicks.length - a.clicks.length);
  for (const { text, clicks } of paths.slice(0, 8)) {
    for (let length = 1; length <= clicks.length; ++length) {
      const begun = clicks.slice(0, length);
      for (const place of random.shuffled(places).slice(0, 4))
        table.ask(
          variant,
          `explain: after a touch${length > 3 ? ", long path" : ""}`,
          "explain",
          id,
          ...begun,
          place,
        );
      // The beginning of a chain is no whole move.
      table.ask(variant, "play: refused", "play", id, begun.join(":"));
      table.ask(variant, "play: refused", "play", id, begun.join("-"));
    }
    for (const wrong of [`${text}=y`, text.slice(0, -1), `${text}:a1`, text.replaceAll("-", ":")])
      if (wrong !== text && !state.moves.some((move) => move.text === wrong))
        table.ask(variant, "play: refused", "play", id, wrong);
  }
}

function look(variant, id, state) {
  for (const seat of seats)
    table.ask(variant, "board", "board", id, "", seat, "hint:e2 choice:e3h");
  for (const lang of ["en", "fr"]) table.ask(variant, "picture", "picture", id, "", lang);
  for (const piece of state.scene.pieces.slice(0, 5))
    table.ask(variant, "piece", "piece", state.game, piece.shape, piece.seat ?? "", piece.cap ?? "");
  for (const card of state.scene.trays.flatMap((tray) => tray.cards).slice(0, 5))
    table.ask(variant, "card", "card", state.game, card.name);
  table.ask(variant, "chances", "chances", id, "");
  table.ask(variant, "line", "line", id, "", ...state.moves.slice(0, 3).map((move) => move.text));
  const { record } = table.ask(variant, "record", "record", id);
  const opened = table.ask(variant, "open-record", "open-record", record);
  table.ask(variant, "open-record, refused", "open-record", record.slice(0, record.length / 2));
  table.ask(variant, "state", "state", opened.table);
  table.ask(variant, "close", "close", opened.table);
  const placed = table.ask(variant, "open: a position", "open", state.spec, state.position);
  if (placed.table !== undefined) table.ask(variant, "close", "close", placed.table);
}

function think(variant, id, state, which) {
  const { record } = table.ask(variant, "record", "record", id);
  if (state.over || state.actor === "chance") return;
  for (const who of which) {
    const kind = `think: ${who.replace(/hash=4,?/, "").replace(/:$/, "")}`;
    // Levels with their own limits, which are the highest in use.
    engine.ask(variant, kind, "think", record, who, "", /^level/.test(who) ? "" : 2000, 1);
    engine.ask(variant, `${kind}, many lines`, "think", record, who, "", 500, 1000);
  }
  for (const { text } of state.moves.slice(0, 20))
    engine.ask(variant, "reasons", "reasons", record, text);
}

function review(variant, id, state, random) {
  if (state.entries.length === 0) return;
  const { record } = table.ask(variant, "record", "record", id);
  for (let i = 0; i < 4; ++i)
    engine.ask(variant, "review", "review", record, "", random.below(state.entries.length), 500);
}

/** One game, looked at from all sides every so many entries. */
async function play(variant, spec, random, which, every) {
  const { table: id } = table.ask(variant, "open", "open", spec);
  const places = table
    .ask(variant, "board", "board", id, "", "S", "")
    .places.map((place) => place.name);
  let state = table.ask(variant, "state", "state", id);
  const words = ["pass", "deck", "stop", "drop", "face:p", "cap:b", "nowhere"];
  for (let i = 0; !state.over && i < 400; ++i) {
    if (i % every === 0) {
      touch(variant, id, state, [...places, ...words]);
      look(variant, id, state);
      table.ask(variant, "undo", "undo", id);
      table.ask(variant, "change", "change", id, "SN", "redo");
    }
    if (i === 2 || i === 102) think(variant, id, state, which);
    if (state.actor === "chance")
      table.ask(variant, "play-chance", "play-chance", id, random.below(1000));
    else table.ask(variant, "play", "play", id, random.pick(state.moves).text, 1000, 10);
    state = table.ask(variant, "state", "state", id);
  }
  const asked = { online: async (name, ...args) => online.ask(variant, `online: ${name}`, name, ...args) };
  await followOnline(asked, random, state);
  think(variant, id, state, which);
  review(variant, id, state, random);
  table.ask(variant, "leave", "leave", id, "S", "resign");
  table.ask(variant, "agree", "agree", id);
  look(variant, id, table.ask(variant, "state", "state", id));
  table.ask(variant, "close", "close", id);
}

/** The positions the test vectors end in: long chains and whatever else was worth a vector. */
async function vectors(name) {
  const text = await readFile(new URL(`../data/vectors/${name}.jsonl`, import.meta.url), "utf8");
  const lines = text.split("\n").filter(Boolean);
  for (const line of lines.filter((_, i) => name === "superpion" || i % 4 === 0)) {
    const vector = JSON.parse(line);
    const set = Object.entries(vector.options).map(
      ([option, value]) => `${option}=${Array.isArray(value) ? value.join("+") : value}`,
    );
    const spec = set.length > 0 ? `${vector.variant}:${set.join(",")}` : vector.variant;
    const { table: id, error } = table.ask(spec, "open", "open", spec);
    if (id === undefined) throw new Error(`${spec}: ${error}`);
    for (const move of vector.moves) table.ask(spec, "play", "play", id, move);
    const state = table.ask(spec, "state", "state", id);
    const places = table
      .ask(spec, "board", "board", id, "", "S", "")
      .places.map((place) => place.name);
    touch(spec, id, state, places);
    table.ask(spec, "close", "close", id);
  }
}

const { variants } = table.ask("", "catalog", "catalog");
for (const { name } of variants) {
  const random = new Random(
    seed,
    variants.findIndex((variant) => variant.name === name),
  );
  await play(name, name, random, engines, 25);
}
// Few cards let a search by expectation go as deep as it ever does; large boards make long lists.
const cards = (number) => Array(number).fill("WB=BWW").join("+");
const expecting = ["search:hash=4,method=expect"];
await play("point", `point:deck=${cards(6)}`, new Random(seed, 20), expecting, 40);
await play("point-4", `point-4:deck=${cards(12)}`, new Random(seed, 21), expecting, 40);
await play("quoridor", "quoridor:size=13,walls=144", new Random(seed, 22), ["search", "level9"], 40);
for (const name of ["quoridor", "intercept", "superpion", "point"]) await vectors(name);

for (const [kind, { used, where }] of [...most].toSorted((a, b) => b[1].used - a[1].used))
  console.log(`${String(used).padStart(8)}  ${kind}${where ? ` (${where})` : ""}`);
console.log(`${calls} calls; the stack has ${table.module.stackSize} bytes`);
console.log(`${most.size - failures} passed, ${failures} failed`);
process.exitCode = failures > 0 ? 1 : 0;
