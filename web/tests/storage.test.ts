import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  forget,
  forgetAll,
  isPersistent,
  store,
  stored,
  onStoredElsewhere,
  onStored,
} from "../src/platform/storage";

beforeEach(() => localStorage.clear());

describe("storage", () => {
  test("gives back what was kept", () => {
    expect(store("thing", { list: [1, "zwei", null] })).toBe(true);
    expect(stored("thing")).toEqual({ list: [1, "zwei", null] });
  });

  test("has nothing of what was never kept", () => expect(stored("thing")).toBeUndefined());

  test("keeps its things apart from those of other pages", () => {
    localStorage.setItem("thing", '"of another page"');
    expect(stored("thing")).toBeUndefined();
    store("thing", 1);
    expect(localStorage.getItem("thing")).toBe('"of another page"');
  });

  test("what cannot be read counts as not there", () => {
    localStorage.setItem("tablier.thing", "{broken");
    expect(stored("thing")).toBeUndefined();
  });

  test("forgets one thing", () => {
    store("one", 1);
    store("two", 2);
    forget("one");
    expect(stored("one")).toBeUndefined();
    expect(stored("two")).toBe(2);
  });

  test("forgets everything of its own, and only that", () => {
    store("one", 1);
    store("two", 2);
    localStorage.setItem("other", "stays");
    forgetAll();
    expect(stored("one")).toBeUndefined();
    expect(stored("two")).toBeUndefined();
    expect(localStorage.getItem("other")).toBe("stays");
  });
});

describe("what another tab keeps", () => {
  const change = (key: string | null) => dispatchEvent(new StorageEvent("storage", { key }));

  test("is told of, as long as somebody wants to know", () => {
    const told = vi.fn();
    const enough = onStoredElsewhere("thing", told);
    change("tablier.other");
    expect(told).not.toHaveBeenCalled();
    change("tablier.thing");
    change(null);
    expect(told).toHaveBeenCalledTimes(2);
    enough();
    change("tablier.thing");
    expect(told).toHaveBeenCalledTimes(2);
  });
});

test("what any tab keeps is told of where this one counts, too", () => {
  const told = vi.fn();
  const enough = onStored("thing", told);
  store("other", 1);
  expect(told).not.toHaveBeenCalled();
  store("thing", 1);
  dispatchEvent(new StorageEvent("storage", { key: "tablier.thing" }));
  expect(told).toHaveBeenCalledTimes(2);
  enough();
  store("thing", 2);
  expect(told).toHaveBeenCalledTimes(2);
});

describe("without a storage that works", () => {
  const refuse = () => {
    throw new DOMException("no", "QuotaExceededError");
  };
  afterEach(() => forgetAll());

  test.each([
    ["a full one", { getItem: () => '"before"', setItem: refuse, removeItem: () => {} }],
    ["one that is switched off", { getItem: refuse, setItem: refuse, removeItem: refuse }],
    ["one that is not there at all", undefined],
  ])("%s: things are kept until the tab is closed", (_what, storage) => {
    vi.stubGlobal("localStorage", storage);
    expect(isPersistent("thing")).toBe(true);
    expect(store("thing", { a: 1 })).toBe(false);
    expect(stored("thing")).toEqual({ a: 1 });
    expect(isPersistent("thing")).toBe(false);
    expect(() => forget("thing")).not.toThrow();
    store("thing", 2);
    expect(() => forgetAll()).not.toThrow();
    expect(stored("thing")).not.toBe(2);
  });

  test("as soon as it works again things last", () => {
    vi.stubGlobal("localStorage", undefined);
    store("thing", 1);
    vi.unstubAllGlobals();
    expect(isPersistent("thing")).toBe(false);
    expect(store("thing", 2)).toBe(true);
    expect(isPersistent("thing")).toBe(true);
    expect(localStorage.getItem("tablier.thing")).toBe("2");
  });
});
