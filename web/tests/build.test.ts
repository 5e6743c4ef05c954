// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { serviceWorker } from "../build/offline";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const page = { "index.html": "page", "assets/one.js": "1", "assets/two.js": "2", "icon.svg": "*" };

/** The service worker of a build with these files. */
function workerOf(files: Record<string, string>): { version: string; files: object } {
  const folder = mkdtempSync(join(tmpdir(), "tablier-build-"));
  folders.push(folder);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return JSON.parse(serviceWorker(folder, '{"version":VERSION,"files":FILES}')) as {
    version: string;
    files: object;
  };
}

describe("the version of a build", () => {
  test("is the same for the same files, wherever and in whatever order they were written", () => {
    const backwards = Object.fromEntries(Object.entries(page).reverse());
    expect(workerOf(backwards)).toEqual(workerOf(page));
  });

  test("is another one for other content, names or places of content", () => {
    const { version } = workerOf(page);
    const builds: Record<string, string>[] = [
      { ...page, "index.html": "another page" },
      { ...page, "assets/one.js": "2", "assets/two.js": "1" },
      { "index.html": "page", "assets/one.js": "1", "assets/three.js": "2", "icon.svg": "*" },
      { ...page, "assets/one.js": "12", "assets/two.js": "" },
    ];
    const others = builds.map((files) => workerOf(files).version);
    expect(new Set([version, ...others]).size).toBe(1 + others.length);
  });

  test("knows nothing of what the server adds, and not of the worker itself", () => {
    const added = { ...page, "sw.js": "old", "sw.js.br": "x", "icon.svg.gz": "x" };
    expect(workerOf(added)).toEqual(workerOf(page));
  });

  test("keeps the page under the address that people open", () => {
    expect(Object.keys(workerOf(page).files)).toEqual([
      "/",
      "/assets/one.js",
      "/assets/two.js",
      "/icon.svg",
    ]);
  });
});
