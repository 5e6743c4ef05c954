/** Fetches and compiles a WebAssembly module. */
import { CoreFailure, NetworkError, messageOf, type ModuleName } from "./failure";

async function load(url: string, init?: RequestInit): Promise<ArrayBuffer> {
  let response: Response;
  try {
    response = await fetch(url, init);
  } catch (error) {
    throw new NetworkError(`${url}: ${messageOf(error)}`);
  }
  if (!response.ok) throw new NetworkError(`${url}: ${response.status}`);
  try {
    return await response.arrayBuffer();
  } catch (error) {
    throw new NetworkError(`${url}: ${messageOf(error)}`); // the connection broke during the transfer
  }
}

/** Fetches and compiles a module. A damaged response is fetched once more, bypassing all caches. */
export async function fetchModule(
  url: string,
  part: ModuleName,
  pastCaches = false,
): Promise<WebAssembly.Module> {
  try {
    if (!pastCaches) return await WebAssembly.compile(await load(url));
  } catch (error) {
    if (error instanceof NetworkError) throw error;
    console.warn(`${url} is damaged and is fetched again`, error);
  }
  const second = await load(`${url}?again`, { cache: "reload" });
  try {
    return await WebAssembly.compile(second);
  } catch (error) {
    throw new CoreFailure(part, "start", error);
  }
}
