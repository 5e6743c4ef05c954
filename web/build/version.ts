/** The version of the program, from CMake. */
import { readFileSync } from "node:fs";

export function version(): string {
  const lists = readFileSync(new URL("../../CMakeLists.txt", import.meta.url), "utf8");
  const found = /project\(tablier VERSION (\S+)/.exec(lists);
  if (!found) throw new Error("CMakeLists.txt names no version");
  return found[1]!;
}
