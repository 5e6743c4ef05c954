/** A replacement for the engine that imports games with the real module, without a worker. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { ModuleInstance } from "../src/core/instance";
import type { ImportedGame, ImportFault } from "../src/core/types";

const built = resolve(import.meta.dirname, "../../build/wasm/engine.wasm");
let module: Promise<ModuleInstance> | undefined;

export class Stopped extends Error {}

export class Engine {
  async importGames(
    text: string,
    { spec = "", notation = "", legalPart = false } = {},
  ): Promise<(ImportedGame | ImportFault)[]> {
    module ??= WebAssembly.compile(readFileSync(built)).then((one) => ModuleInstance.start(one));
    const how = legalPart ? "legal" : "";
    const { games } = (await module).call("import", text, spec, notation, how);
    return games as (ImportedGame | ImportFault)[];
  }
  stop(): void {}
  close(): void {}
}
