/** The modules that a browser gets: from the real program, by HTTP, by way of the page. */
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtFile } from "./built_file.mjs";

async function fetched(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

/** The addresses of all modules, as the page's own scripts name them. */
async function moduleAddresses(site) {
  const page = await (await fetched(site)).text();
  const scripts = [...page.matchAll(/<(?:script|link)[^>]+(?:src|href)="([^"]+\.js)"/g)].map(
    (found) => found[1],
  );
  const addresses = {};
  const seen = new Set();
  for (let path; (path = scripts.shift()) !== undefined;) {
    const url = new URL(path, site);
    if (seen.has(url.href)) continue;
    seen.add(url.href);
    const text = await (await fetched(url)).text();
    for (const [, module] of text.matchAll(/["'`]([^"'`]+\.wasm)["'`]/g)) {
      const name = /(table|engine|online)[^/]*\.wasm$/.exec(module)?.[1];
      if (name) addresses[name] = new URL(module, url).href;
    }
    for (const [, script] of text.matchAll(/["'`](\.{0,2}\/[^"'`]+\.js)["'`]/g))
      scripts.push(new URL(script, url).href);
  }
  for (const name of ["table", "engine", "online"])
    if (!addresses[name]) throw new Error(`${site} names no ${name} module`);
  return addresses;
}

/**
 * Starts `tablier serve`, fetches what `use` wants of it, and ends it. Each server has a data folder
 * of its own: two tests that run at a time must not wait for the lock of one folder.
 */
async function withServer(use) {
  const data = await mkdtemp(join(tmpdir(), "tablier-served-"));
  const server = spawn(builtFile("bin/tablier"), ["serve", "--port", "0", "--data", data], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => server.on("close", resolve));
  try {
    const site = await new Promise((resolve, reject) => {
      let said = "";
      server.stdout.on("data", (data) => {
        said += data;
        const found = /http:\/\/\S+/.exec(said);
        if (found) resolve(found[0]);
      });
      server.on("error", reject);
      server.on("exit", (code) => reject(new Error(`tablier serve ended with ${code}`)));
    });
    return await use(site);
  } finally {
    server.kill();
    await ended;
    await rm(data, { recursive: true, force: true });
  }
}

/**
 * The bytes of all modules. They must be those that were built last: what is known of them (the
 * linker's map) lies beside those.
 */
export async function servedModules() {
  const served = await withServer(async (site) => {
    const out = {};
    for (const [name, url] of Object.entries(await moduleAddresses(site)))
      out[name] = Buffer.from(await (await fetched(url)).arrayBuffer());
    return out;
  });
  for (const [name, bytes] of Object.entries(served))
    if (!bytes.equals(await readFile(builtFile(`wasm/${name}.wasm`))))
      throw new Error(
        `the ${name} module that is served is not the one built last; build the page again`,
      );
  return served;
}
