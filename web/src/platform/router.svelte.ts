/** The client-side router: path and query of the address. */

class Router {
  path = $state(location.pathname);
  query = $state.raw(this.parameters());

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  /**
   * After "?" and after "#": what stands there is never sent to a server. It comes first, since
   * other sites add things of their own after "?" to the links that they pass on.
   */
  private parameters(): URLSearchParams {
    const all = new URLSearchParams(location.search);
    if (location.hash.includes("="))
      for (const [name, value] of new URLSearchParams(location.hash.slice(1))) all.set(name, value);
    return all;
  }

  private read(): void {
    this.path = location.pathname;
    this.query = this.parameters();
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.read();
    scrollTo(0, 0);
    // So that a screen reader begins at the new page.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true }),
    );
  }

  replace(address: string): void {
    history.replaceState(null, "", address);
    this.read();
  }
}

export const router = new Router();

/** For the whole page: links inside it change the page, modified clicks stay the browser's. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest?.("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download"))
    return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
