/** Entry point of tools/robot. */
import { chromium } from "playwright-core";
import { Server } from "../e2e/server";
import { browserOptions } from "./browser";
import { BadOption, commandFor, readOptions, usage, type Options } from "./options";
import { report, run, type Result } from "./run";
import { runOnline } from "./runOnline";

/** Plays games until the time is over; returns the number of failures. */
async function play(options: Options): Promise<number> {
  const server = options.address || options.online ? null : new Server();
  await server?.start();
  const address = options.address ?? server?.address ?? "";
  const browser = await chromium.launch(browserOptions);
  const end = options.minutes === null ? 0 : Date.now() + options.minutes * 60_000;
  let played = 0;
  let failed = 0;
  try {
    for (let seed = options.seed; played === 0 || Date.now() < end; seed = (seed + 1) >>> 0) {
      const result = await game(options, seed, browser, address);
      played += 1;
      if (result.failure === null) {
        const { variant, width, seconds, log } = result;
        const words = [`seed ${seed}`, variant, width, `${log.lines.length} actions`];
        console.log(`${words.join(", ")}, ${seconds.toFixed(0)} s: fine`);
      } else {
        failed += 1;
        console.log(report(result, commandFor(options, seed, result.variant, result.width)));
      }
    }
  } finally {
    await browser.close();
    await server?.end();
  }
  console.log(`${played} games, ${failed} failed`);
  return failed;
}

function game(
  options: Options,
  seed: number,
  browser: Awaited<ReturnType<typeof chromium.launch>>,
  address: string,
): Promise<Result> {
  const { variant, width, natural, verbose } = options;
  const wish = { seed, variant, width, natural, patience: 1000 * options.patience, echo: verbose };
  return options.online ? runOnline(browser, wish) : run(browser, address, wish);
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options === "help") console.log(usage);
  else process.exitCode = (await play(options)) > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof BadOption)) throw error;
  console.error(`tools/robot: ${error.message}\nTry tools/robot --help.`);
  process.exitCode = 2;
}
