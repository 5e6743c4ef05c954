import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { followLinks, router } from "../src/platform/router.svelte";

beforeEach(() => {
  router.replace("/");
  document.body.innerHTML = '<main tabindex="-1"></main>';
  document.addEventListener(kind, followLinks as EventListener);
});
afterEach(() => document.removeEventListener(kind, followLinks as EventListener));

/** Not "click": happy-dom would follow the link before the document's handler runs. */
const kind = "test-click";
const clickEvent = (how: MouseEventInit = {}) =>
  new MouseEvent(kind, { bubbles: true, cancelable: true, ...how });

/** A click inside a link; whether the page handled it. */
function click(attributes: Record<string, string>, how: MouseEventInit = {}): boolean {
  const link = document.createElement("a");
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  link.innerHTML = "<span>go</span>";
  document.body.append(link);
  return !link.firstElementChild!.dispatchEvent(clickEvent(how));
}

describe("the router", () => {
  test("goes to an address and back", () => {
    const before = history.length;
    router.go("/rules/point?figure=3");
    expect(router.path).toBe("/rules/point");
    expect(router.query.get("figure")).toBe("3");
    expect(location.pathname).toBe("/rules/point");
    expect(history.length).toBe(before + 1);
  });

  test("replaces an address without a new step in the history", () => {
    const before = history.length;
    router.replace("/look?game=current");
    expect(router.path).toBe("/look");
    expect(router.query.get("game")).toBe("current");
    expect(history.length).toBe(before);
  });

  test("reads what stands after ? and after #, which counts more", () => {
    router.replace("/t/x?fbclid=abc&i=other#i=secret");
    expect(Object.fromEntries(router.query)).toEqual({ fbclid: "abc", i: "secret" });
    router.replace("/t/x?i=1#top");
    expect(Object.fromEntries(router.query)).toEqual({ i: "1" });
  });

  test("follows the browser's own steps", () => {
    history.replaceState(null, "", "/about?x=1");
    expect(router.path).toBe("/");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(router.path).toBe("/about");
    expect(router.query.get("x")).toBe("1");
  });
});

describe("links", () => {
  test("inside the page change the page", () => {
    expect(click({ href: "/play?x=1#top" })).toBe(true);
    expect(router.path).toBe("/play");
    expect(router.query.get("x")).toBe("1");
    expect(location.hash).toBe("#top");
  });

  test.each([
    ["to other sites", { href: "https://example.org/play" }, {}],
    ["for a new tab", { href: "/play", target: "_blank" }, {}],
    ["to downloads", { href: "/play", download: "game.txt" }, {}],
    ["to a place on this page", { href: "/#setup" }, {}],
    ["with Control", { href: "/play" }, { ctrlKey: true }],
    ["with Shift", { href: "/play" }, { shiftKey: true }],
    ["with Alt", { href: "/play" }, { altKey: true }],
    ["with Command", { href: "/play" }, { metaKey: true }],
    ["with another button", { href: "/play" }, { button: 1 }],
  ])("%s stay the browser's", (_what, attributes, how) => {
    expect(click(attributes, how)).toBe(false);
    expect(router.path).toBe("/");
  });

  test("that somebody else has taken are left alone", () => {
    document.body.addEventListener(kind, (event) => event.preventDefault(), { once: true });
    click({ href: "/play" });
    expect(router.path).toBe("/");
  });

  test("are only links: other clicks do nothing", () => {
    expect(document.body.dispatchEvent(clickEvent())).toBe(true);
    expect(document.dispatchEvent(clickEvent())).toBe(true);
    expect(router.path).toBe("/");
  });
});
