/** What was built, wherever the tests are started. */
import { fileURLToPath } from "node:url";

export const builtFile = (path) =>
  fileURLToPath(new URL(`../../../build/${path}`, import.meta.url));
