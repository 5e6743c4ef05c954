/** The page starts whatever its storage contains: data of other versions, programs or users. */
import { afterEach, expect, test, vi } from "vitest";
import { realCore } from "./core";

const names = [
  "settings",
  "tables",
  "name",
  "making",
  "look",
  "look.lines",
  "setups",
  "variant",
  "lang",
  "persist",
  "game",
  "news",
];
const key = `x${"a".repeat(19)}`;
const hostile: Record<string, string> = {
  "no JSON": "{",
  nothing: "null",
  "a number": "-1e400",
  "a text": '"<img src=x onerror=alert(1)>"',
  "a list": '[null,{"a":[]},"x"]',
  "an object of nothing": '{"a":null,"b":{},"c":[]}',
  "names of the language's own": '{"__proto__":{"key":"k"},"constructor":1,"toString":null}',
  "wrong types where something is expected": JSON.stringify({
    theme: { a: 1 },
    sounds: "no",
    shortcuts: null,
    text: 5,
    at: "x",
    setup: [],
    record: {},
    left: "soon",
    quoridor: { variant: 7, options: [], sitters: {}, clock: "fast", view: null },
    [key]: {
      key: 5,
      invitations: "many",
      asked: { request: 1 },
      game: ["quoridor"],
      ended: { others: "all", how: "somehow", at: "then" },
      seen: "now",
    },
    [`y${key.slice(1)}`]: {
      key: "k",
      game: "chess:size=1",
      ended: { others: [null, { kind: "god" }, { kind: "me", name: 7 }], at: 1 },
      seen: null,
    },
  }),
};

let takeAway = async () => {};
afterEach(async () => {
  await takeAway();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  vi.resetModules();
});

for (const [what, text] of Object.entries(hostile))
  test(`the page comes up where ${what} is stored under each name`, async () => {
    for (const name of names) localStorage.setItem(`tablier.${name}`, text);
    const thrown: unknown[] = [];
    const log = vi.spyOn(console, "error").mockImplementation((...said) => void thrown.push(said));
    const heard = (event: ErrorEvent) => void thrown.push(event.error);
    addEventListener("error", heard);
    vi.resetModules(); // stored values are read when the page starts
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    const [{ flushSync, mount, unmount }, { default: App }, { Core }, { language }, { router }] =
      await Promise.all([
        import("svelte"),
        import("../src/app/App.svelte"),
        import("../src/core/context"),
        import("../src/i18n/index.svelte"),
        import("../src/platform/router.svelte"),
      ]);
    await language.ready();
    const target = document.createElement("div");
    document.body.append(target);
    router.go("/");
    const page = mount(App, { target, props: { core: new Core((await realCore()) as never) } });
    takeAway = () => unmount(page);
    for (const [address, shown] of [
      ["/", "[data-play=quoridor]"],
      ["/new/quoridor", "button[type=submit]"],
      ["/tables", "h1"],
      ["/look", "textarea"],
      ["/games", "input[type=search]"],
      ["/about", "h1"],
    ] as const) {
      router.go(address);
      flushSync();
      await vi.waitFor(
        () => expect(target.querySelector(`main ${shown}`), address).not.toBeNull(),
        {
          timeout: 20_000,
        },
      );
      expect(target.querySelector(".failure"), address).toBeNull();
      expect(target.querySelector("img[src=x]"), address).toBeNull();
    }
    removeEventListener("error", heard);
    log.mockRestore();
    expect(thrown).toEqual([]);
  });
