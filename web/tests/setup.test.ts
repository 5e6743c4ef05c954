import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { catalog } from "../src/core/match";
import type { VariantInfo } from "../src/core/types";
import {
  defaultLevel,
  defaultSetup,
  storeSetup,
  lastSetup,
  readSetup,
  lastVariant,
  optionsOf,
  sitterAt,
  specOf,
  type Setup,
} from "../src/session/setup";
import { store } from "../src/platform/storage";
import { realCore } from "./core";

let variants: VariantInfo[];
const variant = (name: string) => variants.find((one) => one.name === name)!;

beforeAll(async () => {
  variants = catalog(await realCore());
});
beforeEach(() => localStorage.clear());

describe("a first setup", () => {
  test("one person against engines, for every variant", () => {
    for (const one of variants) {
      const setup = defaultSetup(one);
      expect(setup.variant).toBe(one.name);
      expect(setup.sitters).toHaveLength(one.table.players);
      expect(setup.sitters[0]).toEqual({ kind: "me" });
      for (const sitter of setup.sitters.slice(1))
        expect(sitter).toEqual({ kind: "engine", level: defaultLevel });
      expect(specOf(setup)).toBe(one.name);
    }
  });
});

test("a stored set-up may be of any variant that the core can name", () => {
  const setup = { ...defaultSetup(variant("quoridor")), variant: "three_mens_morris-4" };
  expect(readSetup(setup)!.variant).toBe(setup.variant);
  expect(readSetup({ ...setup, variant: "<quoridor>" })).toBeNull();
});

describe("specs", () => {
  const spec = (options: Record<string, string>) =>
    specOf({ ...defaultSetup(variant("quoridor")), options });

  test("name the options that differ", () => {
    expect(spec({})).toBe("quoridor");
    expect(spec({ size: "5", walls: "3" })).toBe("quoridor:size=5,walls=3");
  });

  test.each([
    "quoridor",
    "superpion-3:neutral=b",
    "quoridor:size=5,walls=3",
    "point:deck=WB=BWW+BB=WWW,max_turns=50",
  ])("%s survives being taken apart", (text) => {
    const { variant: name, options } = optionsOf(text);
    expect(specOf({ ...defaultSetup(variant("quoridor")), variant: name, options })).toBe(text);
  });

  test("taken apart", () => {
    expect(optionsOf("point:deck=WB=BWW+BB=WWW,max_turns=50")).toEqual({
      variant: "point",
      options: { deck: "WB=BWW+BB=WWW", max_turns: "50" },
    });
    expect(optionsOf("")).toEqual({ variant: "", options: {} });
    expect(optionsOf("quoridor:,junk,=3")).toEqual({ variant: "quoridor", options: {} });
  });
});

describe("the last setup", () => {
  const chosen = (): Setup => ({
    variant: "quoridor",
    options: { size: "5" },
    sitters: [{ kind: "engine", level: 9 }, { kind: "other" }],
    clock: { minutes: 3, increment: 2 },
    view: "mover",
    position: "e2/10 e8/9 e3h S",
  });

  test("is the usual one where nothing was kept", () => {
    expect(lastSetup(variant("quoridor"))).toEqual(defaultSetup(variant("quoridor")));
    expect(lastVariant()).toBeUndefined();
  });

  test("comes back, without its position", () => {
    storeSetup(chosen());
    expect(lastSetup(variant("quoridor"))).toEqual({ ...chosen(), position: undefined });
    expect(lastVariant()).toBe("quoridor");
  });

  test("is kept for each variant by itself", () => {
    storeSetup(chosen());
    storeSetup({ ...defaultSetup(variant("point")), view: "mover" });
    expect(lastSetup(variant("quoridor")).options).toEqual({ size: "5" });
    expect(lastSetup(variant("point")).view).toBe("mover");
    expect(lastSetup(variant("intercept"))).toEqual(defaultSetup(variant("intercept")));
    expect(lastVariant()).toBe("point");
  });

  test("loses options the variant no longer has", () => {
    storeSetup({ ...chosen(), options: { size: "5", gone: "1" } });
    expect(lastSetup(variant("quoridor")).options).toEqual({ size: "5" });
  });

  test("is dropped where the players are not as many", () => {
    storeSetup({ ...chosen(), variant: "quoridor-4" });
    expect(lastSetup(variant("quoridor-4"))).toEqual(defaultSetup(variant("quoridor-4")));
  });

  test.each([
    ["a number", 7],
    ["null", null],
    ["a list", []],
    ["no setup", { quoridor: "junk" }],
    ["no sitters", { quoridor: { variant: "quoridor", options: {} } }],
    ["a setup of null", { quoridor: null }],
  ])("is the usual one where %s was kept", (_what, kept) => {
    store("setups", kept);
    expect(lastSetup(variant("quoridor"))).toEqual(defaultSetup(variant("quoridor")));
  });

  test("has the usual values for what an older page did not keep", () => {
    store("setups", { quoridor: { variant: "quoridor", sitters: chosen().sitters } });
    expect(lastSetup(variant("quoridor"))).toEqual({
      ...defaultSetup(variant("quoridor")),
      sitters: chosen().sitters,
    });
  });
});

describe("who sits at a seat", () => {
  const sitters = (name: string) => {
    const { table } = variant(name);
    const setup = defaultSetup(variant(name));
    setup.sitters = setup.sitters.map((_one, player) => ({ kind: "engine", level: player + 1 }));
    return table.seats.map((one) => {
      const sitter = sitterAt(setup, table, one.seat);
      return one.seat + (sitter.kind === "engine" ? sitter.level : sitter.kind);
    });
  };

  test("each player at one", () => {
    expect(sitters("quoridor")).toEqual(["S1", "N2"]);
    expect(sitters("superpion")).toEqual(["S1", "W2", "N3", "E4"]);
  });

  test("one player at several", () => {
    expect(sitters("superpion-2")).toEqual(["S1", "W1", "N2", "E2"]);
    expect(sitters("superpion-super2")).toEqual(["S1", "W2", "N1", "E2"]);
  });

  test("somebody, where nobody was named", () => {
    const setup = { ...defaultSetup(variant("quoridor")), sitters: [] };
    expect(sitterAt(setup, variant("quoridor").table, "N")).toEqual({ kind: "other" });
  });
});
