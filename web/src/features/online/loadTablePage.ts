/** The page of one online table, with the module that it needs. */
import { loadOnlineModule } from "./onlineModule";

export async function load() {
  const [page] = await Promise.all([import("./TablePage.svelte"), loadOnlineModule()]);
  return page;
}
