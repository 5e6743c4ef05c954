/** A folder with the page whose build is replaced while browsers have it open. */
import { createHash } from "node:crypto";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serviceWorker } from "../build/offline";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const built = here("../../build/web");
const template = readFileSync(here("../build/service-worker.js"), "utf8");

export class Folder {
  readonly path = mkdtempSync(join(tmpdir(), "tablier-web-"));

  constructor() {
    this.put("first");
  }

  /**
   * Replaces the build by another one: different content, different hashes in all names, and no
   * files of the previous build.
   */
  put(name: string): void {
    this.empty();
    cpSync(built, this.path, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
    const assets = join(this.path, "assets");
    const renamed = readdirSync(assets).map((file) => {
      // Files in several folders have the same name except for the hash.
      const mark = createHash("sha256").update(`${name} ${file}`).digest("hex").slice(0, 8);
      const other = file.replace(/-[\w-]{8}(?=\.\w+$)/, `-${mark}`);
      if (other === file) throw new Error(`${file} has no hash`);
      return [file, other] as const;
    });
    for (const [file, other] of renamed) renameSync(join(assets, file), join(assets, other));
    for (const path of [
      join(this.path, "index.html"),
      ...renamed.map(([, other]) => join(assets, other)),
    ]) {
      if (!/\.(js|css|html)$/.test(path)) continue;
      let text = readFileSync(path, "utf8");
      for (const [file, other] of renamed) text = text.replaceAll(file, other);
      if (path.endsWith(".js")) text += `\n// ${name}\n`;
      text = text.replace("</head>", `<meta name="build" content="${name}" /></head>`);
      writeFileSync(path, text);
    }
    writeFileSync(join(this.path, "sw.js"), serviceWorker(this.path, template));
  }

  /** A file of the build, by the beginning of its name. */
  file(name: string): string {
    const assets = join(this.path, "assets");
    const found = readdirSync(assets).find((one) => one.startsWith(`${name}-`));
    if (!found) throw new Error(`there is no ${name}`);
    return join(assets, found);
  }

  private empty(): void {
    for (const one of readdirSync(this.path)) rmSync(join(this.path, one), { recursive: true });
  }

  end(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
