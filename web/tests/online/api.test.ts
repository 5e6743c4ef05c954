/** API calls and errors, and the stored list of tables. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  ApiError,
  sendCommand,
  listTables,
  postTable,
  newRequestId,
  errorText,
} from "../../src/features/online/api";
import { newTable } from "../../src/features/online/createTable";
import {
  forgetTable,
  storeTable,
  storedTable,
  storedTables,
  secretOf,
  linkTo,
  updateTable,
  copyKeys,
} from "../../src/features/online/tableStore";
import type { Setup } from "../../src/session/setup";

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const answers = vi.fn<typeof fetch>();
beforeEach(() => {
  localStorage.clear();
  answers.mockReset();
  vi.stubGlobal("fetch", answers);
});
const body = (call: number) => JSON.parse(String(answers.mock.calls[call]![1]!.body));

describe("calls", () => {
  test("show the key in a header, never in the address", async () => {
    answers.mockResolvedValue(json({ events: [4, 4] }));
    await sendCommand("a/b", { do: "resign" }, "secret");
    const [address, init] = answers.mock.calls[0]!;
    expect(address).toBe("/api/v1/tables/a%2Fb/commands");
    expect(new Headers(init!.headers).get("Authorization")).toBe("Bearer secret");
    expect(body(0)).toMatchObject({ do: "resign" });
  });

  test("that are refused throw the server's sentences", async () => {
    const error = { code: "seat-taken", message: "Too late.", message_fr: "Trop tard." };
    answers.mockResolvedValue(json({ error }, 409));
    const thrown = await sendCommand("T", { do: "take", name: "" }).catch((one: unknown) => one);
    expect(thrown).toBeInstanceOf(ApiError);
    expect(thrown).toMatchObject({ code: "seat-taken", words: { fr: "Trop tard." } });
    expect(answers).toHaveBeenCalledTimes(1);
  });

  test("that nobody heard are made again under the same name", async () => {
    vi.useFakeTimers();
    answers.mockRejectedValueOnce(new TypeError("network")).mockResolvedValue(json({}));
    const done = postTable({} as Parameters<typeof postTable>[0]);
    await vi.advanceTimersByTimeAsync(1000);
    await done;
    expect(answers).toHaveBeenCalledTimes(2);
    expect(body(0)["request"]).toBe(body(1)["request"]);
    vi.useRealTimers();
  });

  test("say something in words whatever goes wrong", async () => {
    answers.mockRejectedValue(new TypeError("network"));
    const lost = await listTables("waiting", 5).catch((one: unknown) => one);
    expect(errorText(lost).en).toContain("does not answer");
    answers.mockResolvedValue(new Response("<html>", { status: 502 }));
    const odd = await listTables("waiting", 5).catch((one: unknown) => one);
    expect(errorText(odd).fr).toContain("inattendue");
    answers.mockResolvedValue(new Response("<html>"));
    await expect(listTables("waiting", 5)).rejects.toBeInstanceOf(ApiError);
    expect(errorText(new Error("x")).en).toBeTruthy();
  });

  test("have names as the server wants them", () => {
    expect(newRequestId()).toMatch(/^[0-9a-f]{32}$/);
    expect(newRequestId()).not.toBe(newRequestId());
  });
});

describe("what is kept of a table", () => {
  test("is added to, and forgotten", () => {
    storeTable("A", { key: "k" });
    storeTable("A", { game: "point" });
    expect(storedTable("A")).toMatchObject({ key: "k", game: "point" });
    forgetTable("A");
    expect(storedTable("A")).toBeUndefined();
    expect(storedTable("constructor")).toBeUndefined();
  });

  test("opens it: as a player, or else to look on", () => {
    storeTable("A", { watchKey: "w" });
    expect(secretOf("A")).toBe("w");
    storeTable("A", { key: "k" });
    expect(secretOf("A")).toBe("k");
  });

  test("are at most 200, the oldest go first", () => {
    vi.useFakeTimers();
    for (let i = 0; i < 205; ++i) {
      vi.setSystemTime(i);
      storeTable(`T${i}`, {});
    }
    expect(Object.keys(storedTables())).toHaveLength(200);
    expect(storedTable("T4")).toBeUndefined();
    expect(storedTable("T5")).toBeDefined();
    vi.useRealTimers();
  });

  describe("another tab that changes it at the same moment", () => {
    const name = "tablier.tables";
    /** A write of another tab, based on a value that may be outdated. */
    const elsewhere = (read: string | null, revision: number, changes: object) => {
      const all = JSON.parse(read ?? "{}") as Record<string, object>;
      all["R"] = { ...all["R"], ...changes, revision, writer: "another tab" };
      localStorage.setItem(name, JSON.stringify(all));
      dispatchEvent(new StorageEvent("storage", { key: name }));
    };

    test("takes no key away that it has not seen", () => {
      storeTable("R", { invitation: "i" });
      const before = localStorage.getItem(name);
      storeTable("R", { key: "k", asked: undefined });
      elsewhere(before, 2, { game: "quoridor" });
      expect(storedTable("R")).toMatchObject({ key: "k", invitation: "i", game: "quoridor" });
    });

    test("may give up a place that it has seen", () => {
      storeTable("R", { key: "k" });
      const { revision } = storedTable("R")!;
      elsewhere(localStorage.getItem(name), revision! + 1, { key: undefined });
      expect(storedTable("R")?.key).toBeUndefined();
    });

    test("may forget it", () => {
      storeTable("R", { key: "k" });
      localStorage.setItem(name, "{}");
      dispatchEvent(new StorageEvent("storage", { key: name }));
      expect(storedTable("R")).toBeUndefined();
    });
  });

  test("whether it is over does not count as a visit", () => {
    storeTable("A", {});
    const { seen } = storedTable("A")!;
    updateTable("A", { over: true });
    updateTable("B", { over: true });
    expect(storedTable("A")).toMatchObject({ seen, over: true });
    expect(storedTable("B")).toBeUndefined();
  });

  test("a place in a game that goes on is never forgotten", () => {
    vi.useFakeTimers();
    vi.setSystemTime(0);
    storeTable("mine", { key: "k" });
    storeTable("invited", { invitation: "i" });
    storeTable("finished", { key: "k", over: true });
    for (let i = 1; i <= 250; ++i) {
      vi.setSystemTime(i);
      storeTable(`looked at ${i}`, {});
    }
    expect(Object.keys(storedTables())).toHaveLength(200);
    expect(storedTable("mine")?.key).toBe("k");
    expect(storedTable("invited")).toBeDefined();
    expect(storedTable("finished")).toBeUndefined();
    for (let i = 0; i < 250; ++i) storeTable(`place ${i}`, { key: "k" });
    expect(storedTable("mine")).toBeDefined();
    storeTable("now", {});
    expect(storedTable("now"), "the one that is being looked at").toBeDefined();
    vi.useRealTimers();
  });

  test("keys go on to the rematch, and never over one that is there", () => {
    storeTable("A", { key: "k", watchKey: "w" });
    storeTable("B", { game: "point" }); // opened before
    copyKeys("A", "B", "point");
    expect(storedTable("B")).toMatchObject({ key: "k", watchKey: "w" });
    storeTable("C", { key: "own" });
    copyKeys("A", "C", "point");
    expect(storedTable("C")).toMatchObject({ key: "own", watchKey: "w" });
    copyKeys("nothing", "D", "point");
    expect(storedTable("D")).toBeUndefined();
  });

  test("secrets stand after the # of a link", () => {
    expect(linkTo("A")).toBe(`${location.origin}/t/A`);
    expect(linkTo("A", "i", "x")).toBe(`${location.origin}/t/A#i=x`);
    expect(linkTo("A", "w", undefined)).toBe(`${location.origin}/t/A`);
  });
});

describe("a new table", () => {
  const setup: Setup = {
    variant: "quoridor",
    options: { walls: "5" },
    sitters: [{ kind: "me" }, { kind: "other" }, { kind: "engine", level: 4 }, { kind: "me" }],
    clock: { minutes: 10, increment: 5 },
    view: "fixed",
  };
  const choices = { name: " Ada ", days: null, listed: true, watch: "open" as const };

  test("has a place for everybody", () => {
    expect(newTable(setup, [undefined, undefined, undefined, "friend"], choices)).toEqual({
      game: "quoridor:walls=5",
      clock: "10+5",
      players: [{ kind: "me" }, { kind: "me" }, { kind: "engine", level: 4 }, { kind: "friend" }],
      name: "Ada",
      listed: true,
      watch: "open",
    });
  });

  test("may have days for each turn, or no clock", () => {
    expect(newTable(setup, [], { ...choices, days: 3 }).clock).toBe("3d");
    expect(newTable({ ...setup, clock: null }, [], choices).clock).toBe("none");
  });
});
