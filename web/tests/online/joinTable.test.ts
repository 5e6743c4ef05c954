/** Joining a table: seat requests, secrets in links, invitations, stored tables. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { CoreModule } from "../../src/core/module";
import { ApiError } from "../../src/features/online/api";
import { JoinTable } from "../../src/features/online/joinTable.svelte";
import { createTable } from "../../src/features/online/createTable";
import { storeTable, storedTable } from "../../src/features/online/tableStore";
import { fetchTable, mayHaveChanged } from "../../src/features/online/myTables";
import { readSecrets, dropRefused, checkSecrets } from "../../src/features/online/linkSecrets";
import { repeatRequest, takeSeat } from "../../src/features/online/seatSelection";
import { Connection } from "../../src/features/online/connection";
import { OnlineTable } from "../../src/features/online/onlineTable.svelte";
import type { Player, TableState } from "../../src/features/online/protocol";
import { en } from "../../src/features/online/texts/en";
import type { Setup } from "../../src/session/setup";
import { forgetAll } from "../../src/platform/storage";
import { realCore, realOnline } from "../core";
import { asSocket, FakeSocket, here, tableState } from "./fakes";

let core: CoreModule;
let online: CoreModule;
beforeAll(async () => {
  [core, online] = await Promise.all([realCore(), realOnline()]);
});

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refusal = (code: string, status = 403) =>
  json({ error: { code, message: code, message_fr: code } }, status);
const answers = vi.fn<typeof fetch>();
const sent = () => answers.mock.calls.map(([, init]) => JSON.parse(String(init!.body)));
const lost = () => Promise.reject(new TypeError("network"));

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/t/T");
  FakeSocket.all = [];
  answers.mockReset();
  vi.stubGlobal("fetch", answers);
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** Waits until no request is pending. */
async function patiently<T>(what: Promise<T>): Promise<T | "failed"> {
  const done = what.catch(() => "failed" as const);
  await vi.advanceTimersByTimeAsync(2000);
  return done;
}

/** A simulated server: the state that each secret shows. */
function opens(states: Record<string, Partial<TableState> | null>): void {
  answers.mockImplementation((_address, init) => {
    const key = new Headers(init!.headers).get("Authorization")?.slice("Bearer ".length) ?? "";
    const state = states[key];
    return Promise.resolve(state ? json(tableState(state)) : refusal("wrong-key"));
  });
}
const secret = (letter: string) => letter.repeat(43);
const query = (text: string) => new URLSearchParams(text);

describe("sitting down", () => {
  test("keeps the key", async () => {
    answers.mockResolvedValue(json({ events: [2, 2], key: "mine" }));
    await takeSeat("T", { player: 1 }, "Bob");
    expect(sent()).toMatchObject([{ do: "take", player: 1, name: "Bob" }]);
    expect(storedTable("T")).toMatchObject({ key: "mine" });
    expect(storedTable("T")!.asked).toBeUndefined();
  });

  test("without an answer, asks for the same under the same name the next time", async () => {
    answers.mockImplementation(lost);
    expect(await patiently(takeSeat("T", { invitation: "i" }, "Bob"))).toBe("failed");
    answers.mockResolvedValue(json({ events: [2, 2], key: "mine" }));
    expect(await repeatRequest("T")).toBe(true);
    expect(new Set(sent().map((body) => body.request)).size).toBe(1);
    expect(storedTable("T")!.key).toBe("mine");
    expect(await repeatRequest("T")).toBe(false);
  });

  test("again under another name changes the name", async () => {
    answers.mockImplementation(lost);
    await patiently(takeSeat("T", { invitation: "i" }, "Bob"));
    answers.mockReset();
    answers.mockImplementation(async () => json({ events: [2, 2], key: "mine" }));
    await takeSeat("T", { invitation: "i" }, "Robert");
    expect(sent()).toMatchObject([
      { do: "take", name: "Bob" },
      { do: "rename", name: "Robert" },
    ]);
  });

  test("a refusal is an answer: the next time something else may be asked for", async () => {
    answers.mockImplementation(lost);
    await patiently(takeSeat("T", { player: 1 }, "Bob"));
    answers.mockReset();
    answers.mockResolvedValueOnce(refusal("seat-taken", 409));
    answers.mockResolvedValueOnce(json({ events: [3, 3], key: "mine" }));
    await takeSeat("T", { player: 2 }, "Bob");
    expect(sent()).toMatchObject([{ player: 1 }, { player: 2 }]);
    expect(sent()[0].request).not.toBe(sent()[1].request);
  });

  test("shows the key for looking on, where a free place needs it", async () => {
    storeTable("T", { watchKey: "w" });
    answers.mockResolvedValue(json({ events: [2, 2], key: "mine" }));
    await takeSeat("T", { player: 1 }, "Bob");
    const { headers } = answers.mock.calls[0]![1]!;
    expect(new Headers(headers).get("Authorization")).toBe("Bearer w");
  });
});

describe("making a table", () => {
  const setup: Setup = {
    variant: "quoridor",
    options: {},
    sitters: [{ kind: "me" }, { kind: "me" }],
    clock: null,
    view: "fixed",
  };
  const make = (name = "Ada") =>
    createTable(setup, [undefined, "friend"], { name, days: null, listed: false, watch: "open" });
  const made = (phase: TableState["phase"]) =>
    json({ table: "N", key: "k", invitations: [null, "i"], state: tableState({ phase }) });

  test("without an answer, asks for the same table the next time", async () => {
    answers.mockImplementation(lost);
    expect(await patiently(make())).toBe("failed");
    answers.mockImplementation(async () => made("waiting"));
    expect(await make()).toBe("N");
    expect(new Set(sent().map((body) => body.request)).size).toBe(1);
    expect(storedTable("N")).toMatchObject({ key: "k", invitations: [null, "i"] });
    await make();
    expect(new Set(sent().map((body) => body.request)).size, "that was another one").toBe(2);
  });

  test("another table has another name", async () => {
    answers.mockImplementation(lost);
    await patiently(make());
    answers.mockImplementation(async () => made("waiting"));
    await make("Eve");
    expect(new Set(sent().map((body) => body.request)).size).toBe(2);
  });

  test("one that was over before it was heard of is made anew", async () => {
    answers.mockResolvedValueOnce(made("over")).mockResolvedValueOnce(made("waiting"));
    await make();
    expect(new Set(sent().map((body) => body.request)).size).toBe(2);
  });
});

describe("the secrets of a link", () => {
  test("are kept where there were none, and leave the address", () => {
    history.replaceState(null, "", `/t/T#k=${secret("k")}`);
    const brought = readSecrets("T", query(`k=${secret("k")}&i=${secret("i")}&fbclid=1`));
    expect(brought).toEqual({ unverified: {}, invited: true, whole: true });
    expect(storedTable("T")).toMatchObject({ key: secret("k"), invitation: secret("i") });
    expect(location.hash).toBe("");
    expect(readSecrets("T", query("fbclid=1"))).toBeNull();
  });

  test("lose what was hung on their end; too short they are none", () => {
    readSecrets("T", query(`w=${secret("w")}).`));
    expect(storedTable("T")!.watchKey).toBe(secret("w"));
    expect(readSecrets("T", query("k=short"))).toMatchObject({ whole: false });
    expect(storedTable("T")!.key).toBeUndefined();
  });

  test("never take the place of what is kept before the server has spoken", () => {
    storeTable("T", { key: secret("a"), invitation: secret("i") });
    const brought = readSecrets("T", query(`k=${secret("b")}&i=${secret("i")}`));
    expect(brought).toEqual({ unverified: { key: secret("b") }, invited: false, whole: true });
    expect(storedTable("T")!.key).toBe(secret("a"));
  });

  test("that open nothing are strange", async () => {
    storeTable("T", { key: "a" });
    opens({ a: { you: [0] } });
    expect(await checkSecrets("T", { key: "b" })).toMatchObject({ strange: true, changed: false });
    opens({ a: { you: [0] }, b: { you: [], owner: false } }); // a watch key
    expect(await checkSecrets("T", { key: "b" })).toMatchObject({ strange: true, changed: false });
    expect(storedTable("T")!.key).toBe("a");
  });

  test("for another place are a question", async () => {
    storeTable("T", { key: "a" });
    opens({ a: { you: [0] }, b: { you: [1] } });
    const { other, changed } = await checkSecrets("T", { key: "b" });
    expect(changed).toBe(false);
    expect(other).toMatchObject({ key: "b", there: { you: [1] }, here: { you: [0] } });
    expect(storedTable("T")!.key).toBe("a");
  });

  test("take the place of a key that opens nothing any more", async () => {
    storeTable("T", { key: "a", watchKey: "v" });
    opens({ b: { you: [1] }, w: { you: [] } });
    expect(await checkSecrets("T", { key: "b", watchKey: "w" })).toMatchObject({ changed: true });
    expect(storedTable("T")).toMatchObject({ key: "b", watchKey: "w" });
  });

  test("that the server refuses are dropped, and no others", async () => {
    storeTable("T", { key: "a", watchKey: "w" });
    opens({ w: {} });
    expect(await dropRefused("T")).toBe(true);
    expect(storedTable("T")!.key).toBeUndefined();
    expect(await dropRefused("T")).toBe(false);
    expect(storedTable("T")!.watchKey).toBe("w");
  });
});

describe("somebody who arrives", () => {
  const closing: { close(): void }[] = [];
  afterEach(() => closing.splice(0).forEach((one) => one.close()));

  function arrive(state: Partial<TableState> | null, you: number[] = []) {
    const table = new OnlineTable("T", core, online, new Connection(asSocket));
    const join = new JoinTable(table, null);
    closing.push(table, join);
    FakeSocket.last.greet();
    if (state) watching(state, you);
    return { table, join };
  }
  function watching(state: Partial<TableState>, you: number[]): void {
    const whole = tableState({ ...state, you });
    FakeSocket.last.say({ ...here, event: whole.event, you, state: whole });
  }
  const waiting = { phase: "waiting" } as const;
  const settle = () => vi.advanceTimersByTimeAsync(0);

  test("is asked in while the table waits, but not who sits already", () => {
    storeTable("T", { invitation: "i" });
    const { table, join } = arrive(waiting);
    expect(join.joining).toBe(true);
    watching(waiting, [1]);
    expect(join.joining).toBe(false);
    watching(waiting, []); // left the place
    expect(join.joining).toBe(true);
    const error = { code: "no-such-table", message: "", message_fr: "" };
    FakeSocket.last.say({ type: "refused", table: "T", error });
    expect(table.error).not.toBeNull();
    expect(join.joining).toBe(false);
  });

  test("is not asked in before the table is known, where a key is kept", () => {
    storeTable("T", { invitation: "i", key: "k" });
    expect(arrive(null).join.joining).toBe(false);
  });

  test("may have an invitation for one more place", () => {
    storeTable("T", { invitation: secret("i"), key: "k" });
    opens({ [secret("j")]: waiting });
    const { join } = arrive(waiting, [0]);
    join.followLink(query(`i=${secret("i")}`));
    expect(join.joining, "that is the one that was used").toBe(false);
    join.followLink(query(`i=${secret("j")}`));
    expect(join.joining).toBe(true);
    join.decline();
    expect(join.joining).toBe(false);
  });

  test("and sits down in another tab need not answer any more", () => {
    const { join } = arrive(waiting);
    join.followLink(query(`i=${secret("i")}`));
    expect(join.joining).toBe(true);
    watching(waiting, [1]);
    expect(join.joining).toBe(false);
  });

  test("keeps the invitation after sitting down", async () => {
    storeTable("T", { invitation: "i" });
    const { join } = arrive(waiting);
    answers.mockResolvedValue(json({ events: [2, 2], key: "mine" }));
    expect(await join.takeSeat({ invitation: "i" }, "Bob")).toBe(true);
    expect(join.joining).toBe(false);
    expect(storedTable("T")).toMatchObject({ key: "mine", invitation: "i" });
  });

  test("with a used invitation is told so; where nothing else opens the door it is kept", async () => {
    storeTable("T", { invitation: "i" });
    const first = arrive(waiting);
    answers.mockResolvedValue(refusal("seat-taken", 409));
    expect(await first.join.takeSeat({ invitation: "i" }, "Bob")).toBe(false);
    expect(first.table.notice!.words.en).toBe(en.notices.usedInvitation);
    expect(storedTable("T")!.invitation).toBeUndefined();

    storeTable("T", { invitation: "i" });
    const late = arrive({ phase: "playing", watch: "link" });
    late.join.onTableChanged();
    expect(late.table.notice!.words.en).toBe(en.notices.usedInvitation);
    expect(late.join.joining).toBe(false);
    expect(storedTable("T")!.invitation).toBe("i");
  });

  test("with an invitation that was used is not asked in, though other places are free", () => {
    const free = { kind: "friend", name: "", taken: false, seats: ["N"], level: null, left: null };
    const me = { kind: "me", name: "Ada", taken: true, seats: ["S"], level: null, left: null };
    const players = (taken: boolean) => [me, { ...free, taken }, free] as TableState["players"];
    storeTable("T", { invitation: "i" });
    const { join, table } = arrive({ ...waiting, invited: 1, players: players(false) });
    join.onTableChanged();
    expect(join.joining).toBe(true);
    watching({ ...waiting, invited: 1, players: players(true) }, []);
    join.onTableChanged();
    expect(join.joining).toBe(false);
    expect(table.notice!.words.en).toBe(en.notices.usedInvitation);
  });

  test("with a secret that opens nothing is told so, and looks on without it", async () => {
    opens({});
    const { join, table } = arrive(waiting);
    join.followLink(query(`i=${secret("i")}`));
    await join.dropRefused();
    expect(table.notice!.words.en).toBe(en.notices.strangeLink);
    expect(storedTable("T")!.invitation).toBeUndefined();

    storeTable("T", { key: "of before" });
    const later = arrive(waiting);
    await later.join.dropRefused();
    expect(later.table.notice!.words.en, "no link was followed").toBe(en.notices.oldSecret);
  });

  test("too late for a free place still has the invitation", async () => {
    storeTable("T", { invitation: "i" });
    const { join, table } = arrive(waiting);
    answers.mockResolvedValue(refusal("seat-taken", 409));
    await join.takeSeat({ player: 1 }, "Bob");
    expect(table.notice!.code).toBe("seat-taken");
    expect(join.joining).toBe(true);
  });

  describe("who types a name for a free place", () => {
    const free: Player = { kind: "anyone", name: "", taken: false, seats: ["N"] };
    const players = [tableState().players[0]!, free];
    const taken = [tableState().players[0]!, { ...free, name: "Eve", taken: true }];

    test("is told when somebody else takes it, also where the game begins with that", () => {
      const { join, table } = arrive({ ...waiting, players });
      join.chosenPlace = 1;
      join.onTableChanged();
      expect(join.chosenPlace).toBe(1);
      watching({ phase: "playing", players: taken }, []);
      join.onTableChanged();
      expect(join.chosenPlace).toBeNull();
      expect(table.notice!.words.en).toBe(en.notices.placeTaken);
    });

    test("is not told of oneself", async () => {
      const { join, table } = arrive({ ...waiting, players });
      answers.mockResolvedValue(json({ events: [4, 4], key: "mine" }));
      join.chosenPlace = 1;
      await join.takeSeat({ player: 1 }, "Eve");
      watching({ ...waiting, players: taken }, []); // received before the key is known
      join.onTableChanged();
      expect(join.requesting).toBe(true);
      watching({ ...waiting, players: taken }, [1]);
      join.onTableChanged();
      expect(join.requesting).toBe(false);
      expect(join.chosenPlace).toBeNull();
      expect(table.notice).toBeNull();
    });

    test("is not told of oneself where lots have given one another place", async () => {
      const { join, table } = arrive({ ...waiting, players, lots: [0, 1] });
      answers.mockResolvedValue(json({ events: [4, 6], key: "mine" }));
      join.chosenPlace = 1;
      await join.takeSeat({ player: 1 }, "Eve");
      const lots = { lots: [0, 1], lots_from: [1, 0] };
      watching({ phase: "playing", players: [taken[1]!, taken[0]!], ...lots }, [0]);
      join.onTableChanged();
      expect(join.requesting).toBe(false);
      expect(join.chosenPlace).toBeNull();
      expect(table.notice).toBeNull();
    });

    test("hears once, from the server, who asked too late", async () => {
      const { join, table } = arrive({ ...waiting, players });
      answers.mockResolvedValue(refusal("seat-taken", 409));
      join.chosenPlace = 1;
      await join.takeSeat({ player: 1 }, "Bob");
      watching({ ...waiting, players: taken }, []);
      join.onTableChanged();
      expect(join.requesting).toBe(false);
      expect(table.notice!.code).toBe("seat-taken");
    });
  });

  test("whose question was not answered asks again, and is no latecomer meanwhile", async () => {
    storeTable("T", { invitation: "i" });
    const { join, table } = arrive(waiting);
    answers.mockImplementation(lost);
    await patiently(join.takeSeat({ invitation: "i" }, "Bob"));
    expect(table.notice!.code).toBe("unreachable");
    watching({ phase: "playing" }, []);
    join.onTableChanged();
    expect(storedTable("T")!.invitation).toBe("i");
    answers.mockResolvedValue(json({ events: [2, 2], key: "mine" }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(storedTable("T")!.key).toBe("mine");
    expect(table.notice).toBeNull();
    expect(FakeSocket.last.of("watch").at(-1)).toMatchObject({ key: "mine" });
  });

  test("after a reload has the place that was asked for", async () => {
    storeTable("T", { asked: { request: "r", player: 1, name: "Bob" } });
    answers.mockResolvedValue(json({ events: [2, 2], key: "mine" }));
    arrive(waiting);
    await settle();
    expect(sent()).toEqual([{ do: "take", player: 1, name: "Bob", request: "r" }]);
    expect(storedTable("T")!.key).toBe("mine");
  });

  test("of two links that are followed the second one counts, whichever is answered first", async () => {
    storeTable("T", { key: secret("a") });
    const { join } = arrive(waiting, [0]);
    const late: Record<string, () => void> = {};
    answers.mockImplementation((_address, init) => {
      const key = new Headers(init!.headers).get("Authorization")!.slice("Bearer ".length);
      const reply = () => json(tableState({ you: key === secret("a") ? [] : [1], owner: false }));
      if (key === secret("a") || late[key[0]!]) return Promise.resolve(reply());
      return new Promise((resolve) => (late[key[0]!] = () => resolve(reply())));
    });
    join.followLink(query(`k=${secret("b")}`));
    await settle();
    join.followLink(query(`k=${secret("c")}`));
    await settle();
    late["c"]!();
    await settle();
    expect(storedTable("T")?.key).toBe(secret("c"));
    late["b"]!();
    await settle();
    expect(storedTable("T")?.key).toBe(secret("c"));
    expect(join.other).toBeNull();
  });

  test("by a link for another place may change to it", async () => {
    storeTable("T", { key: secret("a") });
    opens({ [secret("a")]: { you: [0] }, [secret("b")]: { you: [1] } });
    const { join } = arrive({}, [0]);
    join.followLink(query(`k=${secret("b")}`));
    await settle();
    expect(join.other).not.toBeNull();
    join.switchPlace();
    expect(join.other).toBeNull();
    expect(storedTable("T")!.key).toBe(secret("b"));
    expect(FakeSocket.last.of("watch").at(-1)).toMatchObject({ key: secret("b") });
  });

  test("where nothing is kept is told so, once", () => {
    vi.stubGlobal("localStorage", undefined);
    storeTable("T", { key: "k" });
    const { join, table } = arrive({}, [0]);
    join.onTableChanged();
    expect(table.notice!.words.en).toBe(en.notices.notKept);
    table.notice = null;
    join.onTableChanged();
    expect(table.notice).toBeNull();
    forgetAll();
  });
});

describe("one's own tables", () => {
  test("are asked about while something may happen there", () => {
    const seen = Date.now();
    expect(mayHaveChanged({ seen: 0 })).toBe(true);
    expect(mayHaveChanged({ seen, over: true })).toBe(true);
    expect(mayHaveChanged({ seen, over: true, rematch: "U" })).toBe(false);
    expect(mayHaveChanged({ seen: seen - 4 * 24 * 3600 * 1000, over: true })).toBe(false);
  });

  test("a rematch that began without one is one's own, too", async () => {
    storeTable("T", { key: "k", over: true });
    const { seen } = storedTable("T")!;
    vi.advanceTimersByTime(1000);
    answers.mockResolvedValue(json(tableState({ phase: "over", rematch: "U" })));
    expect(await fetchTable("T", "k")).toMatchObject({ rematch: "U" });
    expect(storedTable("T")).toMatchObject({ over: true, rematch: "U", seen });
    expect(storedTable("T")!.ended!.others).toMatchObject([{ name: "Bob" }]);
    expect(storedTable("U")).toMatchObject({ key: "k", game: "quoridor" });
  });

  test.each(["no-such-table", "wrong-key"])("are never forgotten because of %s", async (code) => {
    storeTable("T", { key: "k" });
    answers.mockResolvedValueOnce(refusal(code));
    expect(await fetchTable("T", "k")).toBeNull();
    expect(storedTable("T")).toMatchObject({ key: "k", lost: true });
    answers.mockResolvedValueOnce(json(tableState()));
    await fetchTable("T", "k");
    expect(storedTable("T")!.lost).toBeUndefined();
  });

  test("without an answer stay as they were", async () => {
    storeTable("T", { key: "k" });
    answers.mockImplementation(lost);
    await expect(fetchTable("T", "k")).rejects.toBeInstanceOf(ApiError);
    expect(storedTable("T")!.lost).toBeUndefined();
  });
});
