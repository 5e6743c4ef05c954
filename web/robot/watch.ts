/** Collects the errors of a browser: scripts, console, workers. */
import type { BrowserContext, Page } from "playwright-core";
import { fail } from "./failure";

/** Browser messages about a missing network or server. */
const ofNetwork = /net::ERR_|WebSocket connection to|a status of 503/;

export class Watch {
  private readonly errors: string[] = [];
  /** While the network is off on purpose, failed requests are expected. */
  private excused = false;

  constructor(context: BrowserContext) {
    context.on("weberror", (error) => this.note(`error in the page: ${error.error().stack}`));
    context.on("page", (page) => this.add(page));
  }

  private add(page: Page): void {
    page.on("crash", () => this.note("the page has crashed"));
    page.on("console", (message) => {
      if (message.type() !== "error") return;
      const text = message.text();
      if (this.excused && ofNetwork.test(text)) return;
      this.note(`error in the console: ${text} (${message.location().url})`);
    });
  }

  private note(error: string): void {
    this.errors.push(error);
  }

  /** Expects network errors from now on. */
  excuseNetwork(excused: boolean): void {
    this.excused = excused;
  }

  check(): void {
    if (this.errors.length > 0) fail(this.errors.splice(0).join("\n"));
  }
}
