/** The real rules module for tests, from the build. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { startModule, type CoreModule } from "../src/core/module";

const compiled = (name: string): Promise<WebAssembly.Module> =>
  WebAssembly.compile(readFileSync(resolve(import.meta.dirname, `../../build/wasm/${name}.wasm`)));

let core: Promise<CoreModule> | undefined;
let online: Promise<CoreModule> | undefined;

export const compiledTable = () => compiled("table");

/** Shared by the tests of a file; a test that breaks it makes its own. */
export function realCore(): Promise<CoreModule> {
  core ??= compiledTable().then((module) => startModule(module));
  return core;
}

/** The module of online tables, likewise. */
export function realOnline(): Promise<CoreModule> {
  online ??= compiled("online").then((module) => startModule(module, "online"));
  return online;
}

/** A pseudo-random number generator with a fixed seed. */
export function chooser(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
