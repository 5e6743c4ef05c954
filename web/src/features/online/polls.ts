/** Asking again and again, but not for nobody. */

/** Nothing is asked of a server that cannot be reached or by a page that nobody sees. */
export const idle = () => document.visibilityState !== "visible" || !navigator.onLine;

/** Now, every so often, and when the page is seen or the network is back; until the returned function is called. */
export function repeatedly(ask: () => Promise<void>, every: number): () => void {
  let asking = false;
  const again = async () => {
    if (asking || idle()) return;
    asking = true;
    await ask().finally(() => (asking = false));
  };
  void again();
  const timer = setInterval(again, every);
  document.addEventListener("visibilitychange", again);
  addEventListener("online", again);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", again);
    removeEventListener("online", again);
  };
}
