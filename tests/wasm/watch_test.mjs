/**
 * That the lock-step test sees what it is there to see: modules that are disturbed must be found
 * out.  node --test tests/wasm/watch_test.mjs
 */
import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import { playSession, startPair } from "./lockstep/session.mjs";
import { Specs } from "./lockstep/specs.mjs";
import { constantsOf } from "./support/constants.mjs";
import { Random } from "./support/random.mjs";

let pair;
let variants;
before(async () => (pair = await startPair()));
after(() => pair.end());
beforeEach(async () => {
  await pair.restart();
  ({ variants } = await pair.table("catalog"));
});

test("an answer of its own is a difference", async () => {
  pair.modules.table.call("open", ["quoridor"]); // the native core knows nothing of this table
  await assert.rejects(pair.table("open", "quoridor"), /the answers differ at byte \d+/);
});

test("a changed constant is noticed at the next call", async () => {
  for (const name of ["table", "engine", "online"]) {
    const { start, end } = await constantsOf(name);
    const at = Math.floor((start + end) / 2);
    // A call may make the memory grow, which leaves an older view without bytes.
    const flip = () => (new Uint8Array(pair.modules[name].memory.buffer)[at] ^= 1);
    flip();
    const message = new RegExp(`constant data changed at address ${at}`);
    await assert.rejects(pair[name]("nothing"), message);
    flip();
    await pair[name]("nothing");
  }
});

test("a call that goes deep into the stack is noticed", async () => {
  const { table } = await pair.table("open", "quoridor");
  const quarter = pair.modules.table.stackSize / 4;
  await pair.table("state", table);
  assert.ok(pair.modules.table.stackUsed > 500 && pair.modules.table.stackUsed < quarter);
  new Uint8Array(pair.modules.table.memory.buffer)[1000] ^= 1;
  await assert.rejects(pair.table("state", table), /used \d+ bytes of the stack/);
});

test("a search that ends by time ends at the same node", async () => {
  const { table } = await pair.table("open", "quoridor");
  const { record } = await pair.table("record", table);
  const thought = await pair.engine("think", record, "search:hash=1", 30, "", 2);
  assert.ok(thought.nodes > 100);
});

test("the same seed makes the same calls", async () => {
  const specs = new Specs(variants, "5");
  await playSession(pair, specs, "5", 3);
  const first = JSON.stringify(pair.calls);
  await playSession(pair, specs, "5", 3);
  assert.equal(JSON.stringify(pair.calls), first);
  assert.ok(pair.calls.length > 20);
});

test("the calls of a session can be asked again", async () => {
  await playSession(pair, new Specs(variants, "6"), "6", 0);
  const { calls } = pair;
  await pair.restart();
  for (const call of calls) await pair.repeat(JSON.parse(JSON.stringify(call)));
  assert.equal(pair.calls.length, calls.length);
});

test("every value of every choice, and both ends of every range, come in turn", () => {
  const specs = new Specs(variants, "7");
  const wanted = new Set();
  for (const { name, options } of variants)
    for (const option of options) {
      const ends = [option.lowest, option.highest, ...(option.kind === "limit" ? [0] : [])];
      const values =
        option.kind === "choice" ? option.choices : option.kind === "cards" ? [] : ends;
      for (const value of values) wanted.add(`${name}:${option.name}=${value}`);
    }
  assert.ok(wanted.size > 100);
  for (let session = 0; session < 60 * variants.length; ++session) {
    const [name, set] = specs.specOf(session, new Random("7", session)).split(":");
    for (const one of set?.split(",") ?? []) wanted.delete(`${name}:${one}`);
  }
  assert.deepEqual([...wanted], []);
});
