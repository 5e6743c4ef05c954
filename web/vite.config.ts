import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { offline } from "./build/offline.ts";
import { version } from "./build/version.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), offline()],
  define: { "import.meta.env.TABLIER_VERSION": JSON.stringify(version()) },
  resolve: { alias: { "@wasm": here("../build/wasm") } },
  build: {
    outDir: here("../build/web"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: scripts
    modulePreload: { polyfill: false },
    // Modules that every page needs are one file, which needs fewer requests and compresses better.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "page", tags: ["$initial"] }] } },
    },
  },
  worker: { format: "es" },
  server: { fs: { allow: [here("."), here("../build/wasm")] } },
});
