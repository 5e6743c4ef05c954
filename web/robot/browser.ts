/** Debian's Chromium, as the tests in a browser use it, too (playwright.config.ts). */
export const browserOptions = {
  executablePath: "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox", "--disable-gpu"],
};
