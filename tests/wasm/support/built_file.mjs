/** Paths of built files, independent of the working directory. */
import { fileURLToPath } from "node:url";

export const builtFile = (path) =>
  fileURLToPath(new URL(`../../../build/${path}`, import.meta.url));
