/**
 * Faults injected into the served page: damaged files, calls that trap, engines that play illegal
 * moves.
 */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

export type Damage = (wasm: Uint8Array) => Uint8Array;
type Module = "table" | "engine";
/** The name is followed by a hash. */
const files: Record<Module, RegExp> = {
  table: /\/table[^/]*\.wasm/,
  engine: /\/engine[^/]*\.wasm/,
};

const original = (module: Module) =>
  readFileSync(new URL(`../../build/wasm/${module}.wasm`, import.meta.url));

/** Serves a damaged module `times` times. */
export async function serveDamaged(
  page: Page,
  module: Module,
  damage: Damage,
  times = Infinity,
): Promise<void> {
  const body = Buffer.from(damage(original(module)));
  let served = 0;
  await page.route(files[module], (route) =>
    served++ < times ? route.fulfill({ body, contentType: "application/wasm" }) : route.fallback(),
  );
}

export const garbage: Damage = () => new TextEncoder().encode("<html>no module</html>");

/** Blocks a module until the returned function is called. */
export async function cutOff(page: Page, module: Module): Promise<() => Promise<void>> {
  await page.route(files[module], (route) => route.abort("internetdisconnected"));
  return () => page.unroute(files[module]);
}

interface Injected {
  /** Names of calls that trap; with a number, so many times. */
  broken: Record<string, number>;
  instances: number;
  memory: () => number;
}
declare global {
  interface Window {
    injected: Injected;
  }
}

/** Makes calls of the rules module trap on demand, as by the instruction `unreachable`. */
export async function injectTraps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Real = WebAssembly.Instance;
    let memory: WebAssembly.Memory | undefined;
    window.injected = { broken: {}, instances: 0, memory: () => memory?.buffer.byteLength ?? 0 };
    WebAssembly.Instance = function (module: WebAssembly.Module, imports: WebAssembly.Imports) {
      const { exports } = new Real(module, imports);
      window.injected.instances += 1;
      memory = exports["memory"] as WebAssembly.Memory;
      const own = memory;
      const room = exports["request_room"] as (size: number) => number;
      const call = exports["call"] as () => number;
      let request: [at: number, size: number] = [0, 0];
      let dead = false;
      return {
        exports: {
          ...exports,
          request_room(size: number) {
            if (dead) throw new Error("a module that has trapped is called again");
            request = [room(size), size];
            return request[0];
          },
          call() {
            const text = new TextDecoder().decode(new Uint8Array(own.buffer, ...request));
            // A change (`change MATCH SEATS NAME …`) counts under its own name.
            const fields = text.split("\0");
            const name = (fields[0] === "change" ? fields[3] : fields[0])!;
            const { broken } = window.injected;
            if ((broken[name] ?? 0) <= 0) return call();
            broken[name]! -= 1;
            dead = true;
            throw new WebAssembly.RuntimeError("unreachable");
          },
        },
      };
    } as unknown as typeof WebAssembly.Instance;
  });
}

/** Makes a call trap so many times from now on. */
export const breakCall = (page: Page, name: string, times: number) =>
  page.evaluate(
    ([name, times]) => {
      window.injected.broken[name] = times;
    },
    [name, times] as const,
  );

/** The engine answers its first requests with given moves. */
export async function injectMoves(page: Page, move: string, times: number): Promise<void> {
  await page.addInitScript(
    ([move, times]) => {
      let left = times;
      const Real = Worker;
      window.Worker = class extends Real {
        override addEventListener(type: string, heard: (event: unknown) => void): void {
          super.addEventListener(type, (event: Event) => {
            const { data } = event as MessageEvent;
            if (data?.kind !== "answer" || !data.value.move || left <= 0) return heard(event);
            left -= 1;
            heard({ data: { ...data, value: { ...data.value, move } } });
          });
        }
      } as typeof Worker;
    },
    [move, times] as const,
  );
}
