/**
 * Writes the service worker with the list of all files of the page, and compressed copies of the
 * files for the server.
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

const hashOf = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");

/**
 * The service worker for a folder: its files by address with their hashes. The version is derived
 * from them, so equal builds have equal versions.
 */
export function serviceWorker(folder: string, template: string): string {
  const files = filesUnder(folder)
    .filter((path) => !/\.(br|gz)$|sw\.js$/.test(path))
    .map((path) => [`/${relative(folder, path)}`, hashOf(readFileSync(path))] as const)
    .map(([name, hash]) => [name === "/index.html" ? "/" : name, hash] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const list = JSON.stringify(Object.fromEntries(files));
  return template
    .replace("VERSION", () => JSON.stringify(hashOf(list).slice(0, 16)))
    .replace("FILES", () => list);
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
      writeFileSync(join(folder, "sw.js"), serviceWorker(folder, readFileSync(worker, "utf8")));
      for (const path of filesUnder(folder))
        if (/\.(html|js|css|wasm|svg|json|webmanifest)$/.test(path)) compress(path);
    },
  };
}
