/** The core in the test process, for the click paths of moves. */
import { readFileSync } from "node:fs";
import { startModule, type CoreModule } from "../src/core/module";

let core: Promise<CoreModule> | undefined;

export function loadCore(): Promise<CoreModule> {
  const file = new URL("../../build/wasm/table.wasm", import.meta.url);
  core ??= WebAssembly.compile(readFileSync(file)).then((module) => startModule(module));
  return core;
}
