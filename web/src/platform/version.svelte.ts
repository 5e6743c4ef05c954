/**
 * Updates of the page. The service worker keeps the running version complete. A new version is
 * installed beside it, offered to the user, and loaded on request.
 */

const hour = 3_600_000;
/** Minimum time between update checks when the page becomes visible. */
const minCheckInterval = 300_000;
/**
 * Delay of the cleanup: by then the page has loaded its chunks and other tabs answer which version
 * they run.
 */
const cleanupDelay = 10_000;
/** Time limit for a request or for the switch to another version. */
const timeout = 5_000;

/** The path of this page's entry script; it contains the hash of the build. */
export function entryScript(): string {
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  return script ? new URL(script.src, location.href).pathname : "";
}

/** Whether a document starts the same build as this page. */
const isOwn = (html: string) => html.includes(entryScript());

/** Why a chunk could not be loaded. */
export type Missing = "version" | "network" | "other";

/**
 * Asks the server, bypassing all caches: if it serves another build, this build's chunks are gone.
 */
export async function missingReason(): Promise<Missing> {
  try {
    const reply = await fetch("/", { cache: "no-store", signal: AbortSignal.timeout(timeout) });
    if (!reply.ok) return "other";
    return isOwn(await reply.text()) ? "other" : "version";
  } catch {
    return "network";
  }
}

export class Version {
  /** A new version is installed, or another tab has loaded it already. */
  found = $state<"waiting" | "elsewhere" | null>(null);
  private postponed = $state(false);
  private loading = false;
  private lastCheck = 0;
  private registration: ServiceWorkerRegistration | undefined;

  constructor(private readonly reload: () => void = () => location.reload()) {}

  /** Whether the update is offered to the user. */
  get offered(): boolean {
    return this.found !== null && !this.postponed;
  }

  async start(container: ServiceWorkerContainer): Promise<void> {
    container.addEventListener("message", (event: MessageEvent<{ type?: string } | null>) => {
      if (event.data?.type === "entry?") event.ports[0]?.postMessage(entryScript());
    });
    container.addEventListener("controllerchange", () => void this.onControllerChange());
    container.startMessages();
    const registration = await container.register("/sw.js");
    this.registration = registration;
    this.lastCheck = Date.now();
    if (registration.waiting && registration.active) this.onUpdateReady();
    if (registration.installing) this.watchInstallation(registration.installing);
    registration.addEventListener("updatefound", () => {
      if (registration.installing) this.watchInstallation(registration.installing);
    });
    setTimeout(() => registration.active?.postMessage({ type: "look after" }), cleanupDelay);
    setInterval(() => this.checkForUpdate(), hour);
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && Date.now() - this.lastCheck > minCheckInterval)
        this.checkForUpdate();
    });
  }

  /** Reloads the page with the new version. */
  load(): void {
    if (this.loading) return;
    const waiting = this.registration?.waiting;
    this.loading = true;
    if (!waiting) return this.reload(); // the new version is active already, or there is no service worker
    waiting.postMessage({ type: "switch" });
    setTimeout(() => this.reload(), timeout); // in case `controllerchange` is not reported
  }

  later(): void {
    this.postponed = true;
  }

  private checkForUpdate(): void {
    this.lastCheck = Date.now();
    this.registration?.update().catch(() => {
      // no network: try again later
    });
    this.registration?.active?.postMessage({ type: "look after" });
  }

  private onUpdateReady(): void {
    this.found = "waiting";
    this.postponed = false;
  }

  /** The first installed worker is not an update. */
  private watchInstallation(worker: ServiceWorker): void {
    worker.addEventListener("statechange", () => {
      if (worker.state === "installed" && this.registration?.active) this.onUpdateReady();
    });
  }

  /** Another service worker controls this page now; it may serve another version. */
  private async onControllerChange(): Promise<void> {
    if (this.loading) return this.reload();
    const html = await fetch("/").then(
      (reply) => reply.text(),
      () => null,
    );
    if (html === null || isOwn(html)) return;
    this.found = "elsewhere";
    this.postponed = false;
  }
}

export const version = new Version();
