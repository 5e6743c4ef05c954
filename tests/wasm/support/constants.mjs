/** Where a module's constants lie in its memory, from the map its linker wrote. */
import { readFile } from "node:fs/promises";
import { builtFile } from "./built_file.mjs";

export async function constantsOf(name) {
  const map = await readFile(builtFile(`wasm/${name}.map`), "utf8");
  // "  100000    6ae0c    15964 .rodata": address, offset in the file, size
  const found = /^ *([0-9a-f]+) +[0-9a-f]+ +([0-9a-f]+) \.rodata$/m.exec(map);
  if (!found) throw new Error(`the linker's map of the ${name} module names no .rodata`);
  const [start, size] = found.slice(1).map((digits) => parseInt(digits, 16));
  if (size === 0) throw new Error(`the ${name} module has no constants`);
  return { start, end: start + size };
}
