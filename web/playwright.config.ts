import { defineConfig } from "@playwright/test";

/** The real program serves the real page; Debian's Chromium uses it. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  globalSetup: "./e2e/server.ts",
  outputDir: "../build/playwright",
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: {
      executablePath: "/usr/bin/chromium-headless-shell",
      args: ["--no-sandbox", "--disable-gpu"],
    },
    viewport: { width: 1280, height: 860 },
    locale: "en-GB",
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
  },
});
