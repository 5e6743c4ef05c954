/** Makes one program of the robot, for Node. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("."),
  logLevel: "warn",
  build: {
    ssr: here("main.ts"),
    // As deep as the sources: build/ and node_modules/ are where they are from there.
    outDir: here("../.robot"),
    emptyOutDir: true,
    target: "node20",
    minify: false,
  },
});
