/**
 * Updates of the page. The service worker keeps the one that is open whole; a newer one waits
 * beside it, is offered here, and is loaded when the person says so.
 */

const hour = 3_600_000;
/** A page that is looked at again asks for news, but not each time. */
const lately = 300_000;
/** By then a page has loaded what it begins with, and other tabs can say what they are. */
const settled = 10_000;
/** How long the switch may take. */
const patience = 5_000;

/** The script that this page was started with: its name holds a hash of all that belongs to it. */
export function entry(): string {
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  return script ? new URL(script.src, location.href).pathname : "";
}

/** Whether a document is the one this page was started from. */
const isOwn = (html: string) => html.includes(entry());

/** Why a part of the page did not come. */
export type Missing = "version" | "network" | "other";

/** Asks the server, past whatever is kept: if it has another page, the parts of this one are gone. */
export async function whyMissing(): Promise<Missing> {
  try {
    const reply = await fetch("/", { cache: "no-store", signal: AbortSignal.timeout(patience) });
    if (!reply.ok) return "other";
    return isOwn(await reply.text()) ? "other" : "version";
  } catch {
    return "network";
  }
}

export class Version {
  /** A newer one is ready, or another tab has loaded it already. */
  found = $state<"waiting" | "elsewhere" | null>(null);
  private putOff = $state(false);
  private loading = false;
  private asked = 0;
  private registration: ServiceWorkerRegistration | undefined;

  constructor(private readonly reload: () => void = () => location.reload()) {}

  /** Whether there is something to say. */
  get offered(): boolean {
    return this.found !== null && !this.putOff;
  }

  async start(container: ServiceWorkerContainer): Promise<void> {
    container.addEventListener("message", (event: MessageEvent<{ type?: string } | null>) => {
      if (event.data?.type === "entry?") event.ports[0]?.postMessage(entry());
    });
    container.addEventListener("controllerchange", () => void this.controlled());
    container.startMessages();
    const registration = await container.register("/sw.js");
    this.registration = registration;
    this.asked = Date.now();
    if (registration.waiting && registration.active) this.find();
    if (registration.installing) this.follow(registration.installing);
    registration.addEventListener("updatefound", () => {
      if (registration.installing) this.follow(registration.installing);
    });
    setTimeout(() => registration.active?.postMessage({ type: "look after" }), settled);
    setInterval(() => this.ask(), hour);
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && Date.now() - this.asked > lately) this.ask();
    });
  }

  /** The new version, in place of this one. */
  load(): void {
    if (this.loading) return;
    const waiting = this.registration?.waiting;
    this.loading = true;
    if (!waiting) return this.reload(); // it is in use already, or this page has no worker
    waiting.postMessage({ type: "switch" });
    setTimeout(() => this.reload(), patience); // in case nothing is heard of the switch
  }

  later(): void {
    this.putOff = true;
  }

  private ask(): void {
    this.asked = Date.now();
    this.registration?.update().catch(() => {
      // without a network there is no news
    });
    this.registration?.active?.postMessage({ type: "look after" });
  }

  private find(): void {
    this.found = "waiting";
    this.putOff = false;
  }

  /** The first worker of all is not an update. */
  private follow(worker: ServiceWorker): void {
    worker.addEventListener("statechange", () => {
      if (worker.state === "installed" && this.registration?.active) this.find();
    });
  }

  /** Another worker answers this page now; its version may be another one. */
  private async controlled(): Promise<void> {
    if (this.loading) return this.reload();
    const html = await fetch("/").then(
      (reply) => reply.text(),
      () => null,
    );
    if (html === null || isOwn(html)) return;
    this.found = "elsewhere";
    this.putOff = false;
  }
}

export const version = new Version();
