/**
 * Writes the service worker with the list of everything the page is made of, and puts compressed
 * neighbours beside all files for the server.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}

function compress(path: string): void {
  const content = readFileSync(path);
  const brotli = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  const gzip = gzipSync(content, { level: 9 });
  if (brotli.length < content.length) writeFileSync(`${path}.br`, brotli);
  if (gzip.length < content.length) writeFileSync(`${path}.gz`, gzip);
}

export function offline(): Plugin {
  let folder = "";
  let worker = "";
  return {
    name: "tablier-offline",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
      worker = join(config.root, "build", "service-worker.js");
    },
    closeBundle() {
      const files = filesUnder(folder).filter((path) => !/\.(br|gz)$|sw\.js$/.test(path));
      const names = files.map((path) => `/${relative(folder, path)}`).sort();
      const version = createHash("sha256");
      for (const path of files) version.update(readFileSync(path));
      const list = names.map((name) => (name === "/index.html" ? "/" : name));
      const source = readFileSync(worker, "utf8")
        .replace("VERSION", JSON.stringify(version.digest("hex").slice(0, 16)))
        .replace("FILES", JSON.stringify(list));
      writeFileSync(join(folder, "sw.js"), source);
      for (const path of filesUnder(folder))
        if (/\.(html|js|css|wasm|svg|json|webmanifest)$/.test(path)) compress(path);
    },
  };
}
