/** The robot detects pages and servers with deliberate faults. */
import { mkdirSync, rmSync } from "node:fs";
import type { BrowserContext } from "@playwright/test";
import { run } from "../robot/run";
import { runOnline } from "../robot/runOnline";
import { Server } from "./server";
import { expect, test } from "./table";

test.describe.configure({ retries: 0 });

/** Runs in the page before its scripts. */
type Fault = () => void;

const faults: Record<string, { fault: Fault; says: RegExp }> = {
  "places that do nothing after a while": {
    fault: () => {
      let clicks = 0;
      addEventListener(
        "click",
        (event) => {
          const onBoard = (event.target as Element).closest("main [role=group][aria-label=Board]");
          const inFrench = (event.target as Element).closest(
            "main [role=group][aria-label=Plateau]",
          );
          if ((onBoard || inFrench) && ++clicks > 12) event.stopPropagation();
        },
        true,
      );
    },
    says: /nothing happened/,
  },
  "a reload that loses the game": {
    fault: () => {
      if (!location.protocol.startsWith("http")) return;
      localStorage.clear();
      const open = IDBFactory.prototype.open;
      IDBFactory.prototype.open = function (name, ...rest) {
        return open.call(this, `${name} ${performance.timeOrigin}`, ...rest);
      };
    },
    says: /not kept in this browser|n’est plus gardée|no board|moves are not the same/,
  },
  "an engine whose move is not legal": {
    fault: () => {
      const Original = window.Worker;
      let answers = 0;
      window.Worker = class extends Original {
        override addEventListener(kind: string, listener: unknown): void {
          const heard = listener as (event: Event) => void;
          super.addEventListener(kind, (event) => {
            const data = (event as MessageEvent).data as { value?: { move?: string } };
            if (kind === "message" && data.value?.move && ++answers > 3) data.value.move = "z9-z9";
            heard(event);
          });
        }
      };
    },
    says: /alert|no progress|nothing can be touched/,
  },
  "an engine that is silent after a while": {
    fault: () => {
      const Original = window.Worker;
      let questions = 0;
      window.Worker = class extends Original {
        override postMessage(message: unknown, ...rest: never[]): void {
          if ((message as { call?: string }).call && ++questions > 3) return;
          super.postMessage(message, ...rest);
        }
      };
    },
    says: /alert|no progress/,
  },
  "an error in the console": {
    fault: () => setTimeout(() => console.error("something is wrong"), 1500),
    says: /console: something is wrong/,
  },
  "an error that nobody catches": {
    fault: () =>
      setTimeout(() => {
        throw new Error("thrown later");
      }, 1500),
    says: /thrown later/,
  },
  "a page that is too wide": {
    fault: () =>
      setTimeout(() => {
        const wide = document.createElement("div");
        wide.style.width = "3000px";
        wide.textContent = "wide";
        document.querySelector("main")?.append(wide);
      }, 1500),
    says: /wider than the window/,
  },
  "a place that something covers": {
    fault: () =>
      setTimeout(() => {
        const cover = document.createElement("div");
        cover.style.cssText = "position: fixed; inset: 0; z-index: 99";
        document.body.append(cover);
      }, 1500),
    says: /cannot be reached|cannot be used|nothing happened/, // before or after a touch
  },
};

for (const [name, { fault, says }] of Object.entries(faults))
  test(`the robot notices ${name}`, async ({ browser, baseURL }) => {
    const result = await run(browser, baseURL!, {
      seed: 4711,
      variant: "quoridor-4",
      width: "desktop",
      natural: true,
      patience: 4000,
      prepare: (context: BrowserContext) => context.addInitScript(fault),
    });
    expect(result.failure).toMatch(says);
  });

/** It comes back without its tables. */
class Forgetful extends Server {
  override async stop(signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<void> {
    await super.stop(signal);
    rmSync(this.data, { recursive: true, force: true });
    mkdirSync(this.data);
  }
}

test("the robot notices a server that forgets its tables", async ({ browser }) => {
  const wish = { seed: 5, variant: "quoridor", width: "desktop", natural: true } as const;
  const result = await runOnline(browser, { ...wish, patience: 4000 }, new Forgetful());
  expect(result.failure).toMatch(/not connected again|alert|moves|console/);
});
