import { beforeEach, describe, expect, test, vi } from "vitest";
import { forget, forgetAll, store, stored } from "../src/state/storage";

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

describe("without a storage that works", () => {
  const refuse = () => {
    throw new DOMException("no", "QuotaExceededError");
  };

  test("a full one keeps nothing and says so", () => {
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: refuse });
    expect(store("thing", 1)).toBe(false);
    expect(stored("thing")).toBeUndefined();
  });

  test("one that is switched off does no harm", () => {
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(store("thing", 1)).toBe(false);
    expect(stored("thing")).toBeUndefined();
    expect(() => forget("thing")).not.toThrow();
  });

  test("neither does one that is not there at all", () => {
    vi.stubGlobal("localStorage", undefined);
    expect(store("thing", 1)).toBe(false);
    expect(stored("thing")).toBeUndefined();
    expect(() => forget("thing")).not.toThrow();
    expect(() => forgetAll()).not.toThrow();
  });
});
