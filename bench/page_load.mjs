// Bytes and time from an empty browser to the first move on the board, page by page as a person goes:
//   node bench/page_load.mjs [RUNS]
// Needs build/bin/tablier and build/web (./run makes them) and what ./test installs.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";

const { chromium } = createRequire(new URL("../web/package.json", import.meta.url))("playwright-core");
const program = new URL("../build/bin/tablier", import.meta.url).pathname;
const runs = Number(process.argv[2] ?? 5);

const server = spawn(program, ["serve", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
const address = await new Promise((resolve) =>
  server.stdout.on("data", (data) => resolve(/http:\/\/\S+/.exec(String(data))[0])),
);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const times = [];
let bytes = 0;
for (let run = 0; run < runs; ++run) {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  bytes = 0;
  client.on("Network.loadingFinished", (event) => (bytes += event.encodedDataLength));
  const start = performance.now();
  await page.goto(`${address}/new/quoridor`);
  await page.locator('input[name="sitter-1"][value="other"]').check();
  await page.locator("button[type=submit]").click();
  const box = await page.locator('[data-place="e2"]').boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator('.board svg [data-at="e2"]').waitFor({ state: "attached" });
  times.push(performance.now() - start);
  await context.close();
}
console.log(`bytes before the first move: ${bytes}`);
console.log(`time to the first move: ${Math.round(median(times))} ms (median of ${runs})`);
await browser.close();
server.kill();
