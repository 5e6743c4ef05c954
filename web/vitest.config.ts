import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { version } from "./build/version.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  define: { "import.meta.env.TABLIER_VERSION": JSON.stringify(version()) },
  resolve: {
    alias: { "@wasm": here("../build/wasm") },
    conditions: ["browser"], // the client build of Svelte, with reactive state
  },
  server: { fs: { allow: [here("."), here("../build/wasm")] } },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    restoreMocks: true,
    testTimeout: 60_000, // no test waits so long; a busy machine may be slow
    hookTimeout: 60_000,
    unstubGlobals: true,
  },
});
