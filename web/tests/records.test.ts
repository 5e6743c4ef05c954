import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CoreModule } from "../src/core/module";
import { catalog, CoreError, Match } from "../src/core/match";
import {
  linkTo,
  pack,
  partsOf,
  recordOfSpec,
  IllegalMoveError,
  unpack,
} from "../src/session/recordSources";
import { localDate, recordTags } from "../src/session/recordTags";
import { defaultSetup, type Setup } from "../src/session/setup";
import { realCore } from "./core";

let core: CoreModule;
beforeAll(async () => {
  core = await realCore();
});
beforeEach(() => localStorage.clear());

const words = { me: "Me", other: "Someone" };
const one = '[Variant "quoridor"]\n[Event "A \\"fine\\" day"]\n\n1. e2 2. e8 *\n';
const two = '[Variant "point"]\n\n1. row:BBBBBBWWWWWW *\n';

describe("a text with games", () => {
  test("is taken apart where games begin", () => {
    const parts = partsOf(one + two);
    expect(parts.map((part) => part.tags)).toEqual([
      { Variant: "quoridor", Event: 'A "fine" day' },
      { Variant: "point" },
    ]);
    expect(parts.map((part) => part.linesBefore)).toEqual([0, 4]);
    for (const part of parts) Match.fromRecord(core, part.text).close();
  });

  test("one game is one, with whatever stands before it", () => {
    const [part, ...others] = partsOf(`\uFEFF; from a file\n${one}`);
    expect(others).toEqual([]);
    expect(part?.linesBefore).toBe(0);
    expect(part?.text.startsWith("; from a file\n")).toBe(true);
  });

  test("without any game it is left as it is, for the core to say what is wrong", () => {
    expect(partsOf("junk")).toEqual([{ text: "junk", linesBefore: 0, tags: {} }]);
    expect(partsOf("")).toEqual([{ text: "", linesBefore: 0, tags: {} }]);
  });

  test("tags are those at the beginning, not what comments say", () => {
    const part = partsOf('[Variant "quoridor"]\n\n{\n[Event "not one"]\n} *\n')[0];
    expect(part?.tags).toEqual({ Variant: "quoridor" });
  });
});

describe("who sat where", () => {
  const setup = (): Setup => ({
    ...defaultSetup(catalog(core).find((variant) => variant.name === "superpion-2")!),
    clock: { minutes: 5, increment: 3 },
  });

  test("is named by seat, engines with their level", () => {
    const table = Match.open(core, "superpion-2");
    const tags = recordTags(table.state().table, setup(), words);
    expect(tags).toMatchObject({
      Blue: "Me",
      Red: "Me",
      Yellow: "Tablier level3",
      YellowEngine: "level3",
    });
    expect(tags["Clock"]).toBe("5+3");
    expect(tags["Date"]).toMatch(/^\d{4}-\d\d-\d\d$/);
    const again = Match.fromRecord(core, table.record(tags));
    expect(again.tags).toMatchObject(tags);
    table.close();
    again.close();
  });

  test("is dated by the day it is here", () => {
    const zone = process.env["TZ"];
    process.env["TZ"] = "Pacific/Auckland"; // the previous day in a time zone twelve hours behind
    try {
      expect(localDate(new Date("2026-11-15T20:00:00Z"))).toBe("2026-11-16");
      expect(localDate(new Date("2026-01-04T23:30:00Z"))).toBe("2026-01-05");
    } finally {
      if (zone === undefined) delete process.env["TZ"];
      else process.env["TZ"] = zone;
    }
  });
});

describe("a position in a link", () => {
  test("with moves becomes a record", () => {
    const record = recordOfSpec(core, "quoridor:size=5", "", "c2  c4 b1h");
    const table = Match.fromRecord(core, record);
    expect(table.state().entries.map((entry) => entry.text)).toEqual(["c2", "c4", "b1h"]);
    expect(table.state().spec).toBe("quoridor:size=5");
    table.close();
  });

  test("says what is wrong", () => {
    expect(() => recordOfSpec(core, "chess", "", "")).toThrow(CoreError);
    expect(() => recordOfSpec(core, "quoridor", "junk", "")).toThrow(CoreError);
    expect(() => recordOfSpec(core, "quoridor", "", "e2 e2")).toThrow(IllegalMoveError);
  });
});

describe("a record in a link", () => {
  test.each([
    ["nothing", ""],
    ["a game", one],
    ["letters", "Zoë « élan » 象棋 🎲"],
  ])("%s comes back", async (_what, text) => {
    const packed = await pack(text);
    expect(packed).toMatch(/^[\w-]*$/);
    expect(await unpack(packed)).toBe(text);
  });

  test("is shorter than what it holds", async () => {
    const text = one.repeat(100);
    expect((await pack(text)).length).toBeLessThan(text.length / 10);
  });

  test.each(["!!!", "AAAA", "zzzzzzzzzzzz"])("%s is none", async (packed) => {
    await expect(unpack(packed)).rejects.toThrow();
  });

  test("neither is one cut short, nor one too long", async () => {
    const packed = await pack(one);
    await expect(unpack(packed.slice(0, -6))).rejects.toThrow();
    await expect(unpack(await pack("x".repeat(3_000_000)))).rejects.toThrow(/too long/);
  });

  test("leaves out the numbers for programs, keeps the clock and comments", async () => {
    const table = Match.open(core, "quoridor");
    table.play("e2", { left: 60_000, elapsed: 500 });
    const link = new URL(await linkTo(table.record(), 1));
    table.close();
    expect(link.pathname).toBe("/look");
    expect(new URLSearchParams(link.hash.slice(1)).get("at")).toBe("1");
    const text = await unpack(new URLSearchParams(link.hash.slice(1)).get("record")!);
    expect(text).not.toContain("%emt");
    const again = Match.fromRecord(core, text);
    expect(again.state().entries[0]).toMatchObject({ text: "e2", left: 60_000 });
    again.close();
  });
});
