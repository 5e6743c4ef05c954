/** The WebAssembly module of online tables (`online.wasm`), loaded once. */
import { fetchModule } from "../../core/fetchModule";
import { startModule, type CoreModule } from "../../core/module";
import onlineUrl from "@wasm/online.wasm?url";

let loading: Promise<CoreModule> | undefined;
let loaded: CoreModule | undefined;

export async function loadOnlineModule(): Promise<void> {
  loading ??= fetchModule(onlineUrl, "online").then((module) => startModule(module, "online"));
  try {
    loaded = await loading;
  } catch (error) {
    loading = undefined; // may be a network error: the next call tries again
    throw error;
  }
}

/** The loaded module; throws if it is not loaded. */
export function onlineModule(): CoreModule {
  if (!loaded) throw new Error("the module of online tables is not loaded");
  return loaded;
}
