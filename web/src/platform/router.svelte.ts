/** Client-side router: path and query of the address. */

class Router {
  path = $state(location.pathname);
  query = $state.raw(this.parameters());

  constructor() {
    addEventListener("popstate", () => this.read());
  }

  /**
   * Parameters after "?" and "#". Those after "#" are never sent to a server and take precedence,
   * because other sites append parameters of their own after "?" to links.
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
    // Screen readers continue reading at the new page.
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

/**
 * Click handler of the document: links inside the page navigate without reloading it; clicks with
 * modifier keys are left to the browser.
 */
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
