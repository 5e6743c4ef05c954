/** Launches Debian's Chromium, like the browser tests (playwright.config.ts). */
export const browserOptions = {
  executablePath: "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox", "--disable-gpu"],
};
