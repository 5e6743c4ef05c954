/** The core in the tests' own process: to know the places of a move, never to change the page. */
import { readFileSync } from "node:fs";
import { startModule, type CoreModule } from "../src/core/module";

let core: Promise<CoreModule> | undefined;

export function loadCore(): Promise<CoreModule> {
  const file = new URL("../../build/wasm/table.wasm", import.meta.url);
  core ??= WebAssembly.compile(readFileSync(file)).then((module) => startModule(module));
  return core;
}
