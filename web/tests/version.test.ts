import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Version, missingReason } from "../src/platform/version.svelte";

class Worker extends EventTarget {
  state = "installing";
  readonly heard: unknown[] = [];
  postMessage(message: unknown) {
    this.heard.push(message);
  }
  becomes(state: string) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = null;
  readonly update = vi.fn(() => Promise.resolve(this));
  /** A service worker has been downloaded. */
  comes(): Worker {
    this.installing = new Worker();
    this.dispatchEvent(new Event("updatefound"));
    return this.installing;
  }
  installed(worker: Worker) {
    this.installing = null;
    this.waiting = worker;
    worker.becomes("installed");
  }
}

class Container extends EventTarget {
  readonly registration = new Registration();
  register = () => Promise.resolve(this.registration);
  startMessages() {}
}

const ownPage = '<script type="module" src="/assets/index-own.js"></script>';
const otherPage = ownPage.replace("own", "other");
let container: Container;
let reload: ReturnType<typeof vi.fn<() => void>>;
let version: Version;

beforeEach(() => {
  vi.useFakeTimers();
  // In the document itself the script would be loaded.
  const script = { src: "/assets/index-own.js" } as unknown as Element;
  vi.spyOn(document, "querySelector").mockReturnValue(script);
  container = new Container();
  reload = vi.fn<() => void>();
  version = new Version(reload);
});
afterEach(() => {
  vi.useRealTimers();
});

const start = () => version.start(container as unknown as ServiceWorkerContainer);
const serves = (html: string) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(new Response(html))),
  );
async function controllerChanges() {
  container.dispatchEvent(new Event("controllerchange"));
  await vi.advanceTimersByTimeAsync(0);
}

describe("a new version", () => {
  test("the first worker of all is none", async () => {
    await start();
    const first = container.registration.comes();
    container.registration.installed(first);
    expect(version.offered).toBe(false);
    container.registration.active = first;
    serves(ownPage);
    await controllerChanges();
    expect(version.offered).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test("is offered once it is there as a whole", async () => {
    container.registration.active = new Worker();
    await start();
    const next = container.registration.comes();
    expect(version.offered).toBe(false);
    container.registration.installed(next);
    expect(version.offered).toBe(true);
    expect(next.heard).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });

  test("one that could not be installed is not offered", async () => {
    container.registration.active = new Worker();
    await start();
    container.registration.comes().becomes("redundant");
    expect(version.offered).toBe(false);
  });

  test("one that waits since an earlier visit is offered, too", async () => {
    container.registration.active = new Worker();
    container.registration.waiting = new Worker();
    await start();
    expect(version.found).toBe("waiting");
  });

  test("takes over when it is wanted, and only then is the page loaded anew", async () => {
    container.registration.active = new Worker();
    await start();
    const next = container.registration.comes();
    container.registration.installed(next);
    version.load();
    version.load();
    expect(next.heard).toEqual([{ type: "switch" }]);
    expect(reload).not.toHaveBeenCalled();
    await controllerChanges();
    expect(reload).toHaveBeenCalledOnce();
  });

  test("put off, it is not offered again until there is a newer one", async () => {
    container.registration.active = new Worker();
    await start();
    container.registration.installed(container.registration.comes());
    version.later();
    expect(version.offered).toBe(false);
    container.registration.installed(container.registration.comes());
    expect(version.offered).toBe(true);
  });

  test("loaded by another tab: this one is told, and stays", async () => {
    container.registration.active = new Worker();
    await start();
    serves(otherPage);
    await controllerChanges();
    expect(version.found).toBe("elsewhere");
    expect(reload).not.toHaveBeenCalled();
    version.load();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe("news are asked for", () => {
  test("every hour", async () => {
    await start();
    const { update } = container.registration;
    await vi.advanceTimersByTimeAsync(3 * 3_600_000 + 1);
    expect(update).toHaveBeenCalledTimes(3);
  });

  test("when the page is seen again, but not each time", async () => {
    await start();
    const { update } = container.registration;
    const seen = () => document.dispatchEvent(new Event("visibilitychange"));
    seen();
    expect(update).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(400_000);
    seen();
    seen();
    expect(update).toHaveBeenCalledTimes(1);
  });

  test("in vain without a network", async () => {
    await start();
    const { update } = container.registration;
    update.mockImplementation(() => Promise.reject(new TypeError("no network")));
    await vi.advanceTimersByTimeAsync(3_600_001);
    expect(update).toHaveBeenCalledTimes(1);
    expect(version.offered).toBe(false);
  });
});

test("a worker hears what the page was started with", async () => {
  await start();
  const port = { postMessage: vi.fn() };
  const event = new MessageEvent("message", { data: { type: "entry?" } });
  Object.defineProperty(event, "ports", { value: [port] });
  container.dispatchEvent(event);
  expect(port.postMessage).toHaveBeenCalledExactlyOnceWith("/assets/index-own.js");
});

describe("a part of the page that does not come", () => {
  test("is gone where the server has another page", async () => {
    serves(otherPage);
    expect(await missingReason()).toBe("version");
  });

  test("is not gone where it has the same", async () => {
    serves(ownPage);
    expect(await missingReason()).toBe("other");
  });

  test("a server in trouble is not a network that is away", async () => {
    const trouble = () => Promise.resolve(new Response("", { status: 503 }));
    vi.stubGlobal("fetch", vi.fn(trouble));
    expect(await missingReason()).toBe("other");
  });

  test("is out of reach without a network", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(() => Promise.reject(new TypeError("no network"))),
    );
    expect(await missingReason()).toBe("network");
  });
});
