/** Collects the errors of a browser: of scripts, of the console, of workers. */
import type { BrowserContext, Page } from "playwright-core";
import { fail } from "./failure";

/** Messages of the browser itself when a network or a server is away. */
const ofNetwork = /net::ERR_|WebSocket connection to|a status of 503/;

export class Watch {
  private readonly errors: string[] = [];
  /** While the network is away on purpose, failing requests are no fault. */
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

  /** From now on the network may be away. */
  excuseNetwork(excused: boolean): void {
    this.excused = excused;
  }

  check(): void {
    if (this.errors.length > 0) fail(this.errors.splice(0).join("\n"));
  }
}
