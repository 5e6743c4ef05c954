/**
 * The files that the program serves to browsers, compared call by call with the native core.
 * `tools/lockstep --help` says how it is used.
 */
import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { playSession, startPair } from "./lockstep/session.mjs";
import { Specs } from "./lockstep/specs.mjs";

const help = `Compares the modules that tablier serves to browsers with the native core, call by call.

Usage: tools/lockstep [OPTIONS]

  --seconds N     How long; a session that has begun is finished (90)
  --sessions N    So many sessions instead
  --seed N        What is played; without it a random one, which is printed
  --session N     Only this session of the seed
  --variant NAME  Only this variant
  --calls FILE    Only the calls in this file, as a run that fails leaves it
  --help          Show this help

A session starts all modules afresh and plays one or two whole games. Sessions take all variants in
turn, and all values of their options one after the other. Every answer must be the same byte for
byte; the modules' constant data must stay as it is; no call may use more than a quarter of the
stack. What differs ends the run: the calls of the session are then in build/lockstep.
`;

function options() {
  const named = (...names) => Object.fromEntries(names.map((name) => [name, { type: "string" }]));
  const { values } = parseArgs({
    options: {
      ...named("seconds", "sessions", "seed", "session", "variant", "calls"),
      help: { type: "boolean" },
    },
  });
  for (const name of ["seconds", "sessions", "seed", "session"])
    if (values[name] !== undefined && !/^\d{1,15}$/.test(values[name]))
      throw new Error(`--${name}: "${values[name]}" is not a whole number`);
  return values;
}

function failed(pair, seed, session, variant, error) {
  const file = pair.keepCalls(`calls-${seed}-${session}.txt`);
  console.log(
    `!! seed ${seed}, session ${session}, ${variant}, call ${pair.calls.length}: ${JSON.stringify(pair.calls.at(-1)).slice(0, 300)}`,
  );
  console.log(error.name === "Error" ? error.message : String(error.stack ?? error));
  console.log(`The calls are in ${file}`);
  console.log(`The same again: tools/lockstep --seed ${seed} --session ${session}`);
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
}

async function repeatCalls(pair, file) {
  await pair.restart();
  const calls = (await readFile(file, "utf8")).split("\n").filter(Boolean);
  for (const call of calls) await pair.repeat(JSON.parse(call));
  console.log(`${calls.length} calls, the same answers`);
}

async function run(settings) {
  const seed = settings.seed ?? String(randomBytes(4).readUInt32LE());
  const pair = await startPair();
  try {
    if (settings.calls) return await repeatCalls(pair, settings.calls);
    console.log(`seed ${seed}`);
    await pair.restart();
    let { variants } = await pair.table("catalog");
    const all = variants.map((variant) => variant.name);
    if (settings.variant)
      variants = variants.filter((variant) => variant.name === settings.variant);
    if (variants.length === 0)
      throw new Error(`--variant: "${settings.variant}" is none of ${all.join(", ")}`);
    const specs = new Specs(variants, seed);
    const digest = createHash("sha256");
    const end = performanceNow() + 1000 * Number(settings.seconds ?? 90);
    const first = Number(settings.session ?? 0);
    const last = settings.session
      ? first
      : settings.sessions
        ? Number(settings.sessions) - 1
        : Infinity;
    const seen = new Set();
    let session = first;
    for (
      ;
      session <= last && (settings.sessions || settings.session || performanceNow() < end);
      ++session
    ) {
      const variant = specs.variantOf(session).name;
      try {
        for (const line of await playSession(pair, specs, seed, session))
          console.log(`   ${session} ${line}`);
      } catch (error) {
        return failed(pair, seed, session, variant, error);
      }
      digest.update(JSON.stringify(pair.calls));
      seen.add(variant);
    }
    const missing = variants
      .filter((variant) => !seen.has(variant.name))
      .map((variant) => variant.name);
    console.log(
      `${session - first} sessions, ${pair.asked} calls (digest ${digest.digest("hex").slice(0, 16)}), stack: at most ${pair.mostStack.table} bytes in the table's module, ${pair.mostStack.engine} in the engine's and ${pair.mostStack.online} in the one of online tables`,
    );
    if (missing.length > 0 && !settings.session && !settings.sessions) {
      console.log(`not reached in that time: ${missing.join(", ")}`);
      console.log(`${seen.size} passed, ${missing.length} failed`);
      process.exitCode = 1;
    } else {
      console.log(`${seen.size} passed, 0 failed`);
    }
  } finally {
    pair.end();
  }
}

/** Not performance.now, which the modules' clock has taken. */
function performanceNow() {
  return Number(process.hrtime.bigint() / 1_000_000n);
}

try {
  const settings = options();
  if (settings.help) console.log(help);
  else await run(settings);
} catch (error) {
  console.error(`lockstep: ${error.message}`);
  process.exitCode = 2;
}
