import { defineConfig } from "@playwright/test";
import { browserOptions } from "./robot/browser";

/** The real program serves the real page to Debian's Chromium. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  globalSetup: "./e2e/server.ts",
  outputDir: "../build/playwright",
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  // Retries on busy machines; ./test names tests that passed only then. The robot gets one try.
  retries: 1,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: browserOptions,
    viewport: { width: 1280, height: 860 },
    locale: "en-GB",
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
  },
});
