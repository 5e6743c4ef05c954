/** Loads the page of an online table together with its WebAssembly module. */
import { loadOnlineModule } from "./onlineModule";

export async function load() {
  const [page] = await Promise.all([import("./TablePage.svelte"), loadOnlineModule()]);
  return page;
}
