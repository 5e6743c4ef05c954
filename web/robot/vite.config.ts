/** Builds the robot as one program for Node. */
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here("."),
  logLevel: "warn",
  build: {
    ssr: here("main.ts"),
    // At the depth of the sources, so that relative paths to build/ and node_modules/ hold.
    outDir: here("../.robot"),
    emptyOutDir: true,
    target: "node20",
    minify: false,
  },
});
