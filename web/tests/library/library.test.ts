import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { Database } from "../../src/features/library/database";
import type { Library, Rejection } from "../../src/features/library/library.svelte";
import { Collection } from "../../src/features/library/collection";
import {
  contains,
  entryOf,
  isAnnotated,
  isDamaged,
  isSameWriter,
  readStored,
  type Entry,
  type StoredGame,
} from "../../src/features/library/storedGame";
import { chooser } from "../core";
import { Browser, gameWith, recordWith } from "./tabs";

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
});
afterEach(() => browser.end());

async function everything(library: Library): Promise<Entry[]> {
  const all: Entry[] = [];
  for await (const page of new Collection(library).all()) all.push(...page);
  return all;
}
async function games(library: Library): Promise<StoredGame[]> {
  return (await everything(library)).flatMap((one) => (isDamaged(one) ? [] : [one]));
}
const play = (game: StoredGame, move: string, writer: string): StoredGame => ({
  ...game,
  record: recordWith([...movesIn(game.record), move]),
  revision: game.revision + 1,
  changed: game.changed + 1,
  writer,
});
const movesIn = (record: string) => [...record.matchAll(/\d+\. (\S+)/g)].map((found) => found[1]!);

describe("what is kept", () => {
  test("is in the database, newest state only, and out of the journal once the game is closed", async () => {
    const tab = browser.tab();
    await tab.ready();
    let game = gameWith([], { writer: tab.tab });
    tab.open(game.id, null);
    for (const move of ["e2", "e8", "e3"]) tab.keep((game = play(game, move, tab.tab)));
    expect(JSON.parse(String(browser.storage[`tablier.last.${game.id}`]))).toEqual(game);
    await tab.settled(game.id);
    tab.closed(game);
    expect(Object.keys(browser.storage)).toEqual([]);
    expect(await games(browser.tab())).toEqual([game]);
  });

  test("a tab that dies at once has lost nothing", async () => {
    const tab = browser.tab();
    await tab.ready();
    const game = gameWith(["e2"], { writer: tab.tab });
    tab.open(game.id, null);
    expect(tab.keep(game)).toBe(true);
    tab.crash();
    const next = browser.tab();
    await next.ready();
    expect(await next.get(game.id)).toEqual(game);
    expect(Object.keys(browser.storage)).toEqual([]); // it is in the database now
  });

  test("running games come newest first, also those that only the journal has", async () => {
    const tab = browser.tab();
    const list = [3, 1, 2].map((changed) => gameWith([], { changed, writer: tab.tab }));
    for (const game of list) tab.keep(game);
    tab.keep(gameWith([], { changed: 9, finished: true, writer: tab.tab }));
    expect((await tab.running(2)).map((one) => one.changed)).toEqual([3, 2]);
    for (const game of list) await tab.settled(game.id);
    expect((await tab.running(5)).map((one) => one.changed)).toEqual([3, 2, 1]);
    expect(await new Collection(tab).count()).toBe(4);
  });
});

describe("two tabs", () => {
  async function twoTabs() {
    const [one, two] = [browser.tab(), browser.tab()];
    const told: Rejection[] = [];
    one.onRejected((_game, why) => told.push(why));
    const game = gameWith(["e2"], { writer: one.tab });
    one.open(game.id, null);
    one.keep(game);
    await one.settled(game.id);
    return { one, two, game, told };
  }

  test("whoever opened the game later is right; what the other had played is kept beside it", async () => {
    const { one, two, game, told } = await twoTabs();
    const taken = { ...game, epoch: 2, writer: two.tab };
    two.open(game.id, game);
    two.keep(taken);
    two.keep(play(taken, "d9", two.tab));
    one.keep(play(game, "e8", one.tab));
    await one.settled(game.id);
    await two.settled(game.id);
    expect(told).toEqual(["taken"]);
    const all = await games(browser.tab());
    expect(all.map((one) => movesIn(one.record).join(" ")).sort()).toEqual(["e2 d9", "e2 e8"]);
  });

  test("also if the other wrote while the game was being taken over", async () => {
    const { one, two, game } = await twoTabs();
    two.open(game.id, game);
    one.keep(play(game, "e8", one.tab));
    await one.settled(game.id);
    two.keep({ ...play(game, "d9", two.tab), epoch: 2 });
    await two.settled(game.id);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const all = await games(browser.tab());
    expect(all.map((one) => movesIn(one.record).join(" ")).sort()).toEqual(["e2 d9", "e2 e8"]);
  });

  test("a game that the other has deleted is not written again, unless it is put back", async () => {
    const { one, two, game, told } = await twoTabs();
    await new Collection(two).remove(game.id);
    const later = play(game, "e8", one.tab);
    one.keep(later);
    await one.settled(game.id);
    expect(told).toEqual(["deleted"]);
    expect(await games(two)).toEqual([]);
    const next = browser.tab();
    await next.ready();
    expect(await games(next)).toEqual([]);
    await one.restore(later);
    await one.settled(game.id);
    expect(await games(next)).toEqual([later]);
  });

  test("deleting is undone with the newest state", async () => {
    const { two, game } = await twoTabs();
    const undo = await new Collection(two).remove(game.id);
    await undo();
    expect(await games(two)).toEqual([game]);
  });

  test("what was forgotten stays forgotten", async () => {
    const { one, two, game, told } = await twoTabs();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await new Collection(two).forgetAll()).toBe(true);
    one.keep(play(game, "e8", one.tab));
    await one.settled(game.id);
    expect(told).toEqual(["forgotten"]);
    expect(await games(browser.tab())).toEqual([]);
    // A game that begins after that is stored.
    await new Promise((resolve) => setTimeout(resolve, 5));
    const next = gameWith(["d1"], { writer: one.tab });
    one.open(next.id, null);
    one.keep(next);
    await one.settled(next.id);
    expect(await games(browser.tab())).toEqual([next]);
  });

  test("a new name reaches the tab that plays", async () => {
    const { one, two, game } = await twoTabs();
    const told = vi.fn();
    one.messages.listen((news, elsewhere) => elsewhere && told(news));
    await new Collection(two).rename(game.id, "Sunday");
    expect(told).toHaveBeenCalledWith({ kind: "renamed", id: game.id, title: "Sunday" });
    expect(await games(two)).toEqual([{ ...game, title: "Sunday" }]);
  });
});

describe("a database that fails", () => {
  test.each([
    ["is not there", () => undefined],
    [
      "is blocked",
      () => {
        throw new DOMException("no", "SecurityError");
      },
    ],
  ])("that %s: games are kept in the journal, and it is said", async (_what, factory) => {
    const tab = browser.tab({ factory });
    const game = gameWith(["e2"], { writer: tab.tab });
    await tab.ready();
    expect(tab.keep(game)).toBe(true);
    await tab.settled(game.id);
    expect(tab.storageFault).toBe("unavailable");
    expect(await games(tab)).toEqual([game]);
    expect(await tab.running(3)).toEqual([game]);
    // The next visit moves it into the database.
    tab.crash();
    const next = browser.tab();
    await next.ready();
    expect(next.storageFault).toBeNull();
    expect(Object.keys(browser.storage)).toEqual([]);
    expect(await games(next)).toEqual([game]);
  });

  test("a game is stored as soon as there is space again", async () => {
    let full = true;
    const tab = browser.tab({
      factory: () => {
        if (full) throw new DOMException("full", "QuotaExceededError");
        return browser.factory;
      },
    });
    const game = gameWith(["e2"], { writer: tab.tab });
    tab.keep(game);
    await tab.settled(game.id);
    expect(tab.storageFault).toBe("full");
    full = false;
    const later = play(game, "e8", tab.tab);
    tab.keep(later);
    await tab.settled(game.id);
    expect(tab.storageFault).toBeNull();
    expect(await games(browser.tab())).toEqual([later]);
  });

  test("one that is deleted while it is in use is made again, with the open game", async () => {
    const tab = browser.tab();
    const game = gameWith(["e2"], { writer: tab.tab });
    tab.open(game.id, null);
    tab.keep(game);
    await tab.settled(game.id);
    await new Promise((resolve, reject) => {
      const deleting = browser.factory.deleteDatabase("tablier");
      deleting.onsuccess = resolve;
      deleting.onerror = reject;
    });
    const later = play(game, "e8", tab.tab);
    tab.keep(later);
    await tab.settled(game.id);
    expect(await games(browser.tab())).toEqual([later]);
  });
});

describe("what was kept before there was a list", () => {
  const former = (text: string) => void (browser.storage["tablier.game"] = text);

  test("is taken over", async () => {
    const { setup } = gameWith([]);
    former(JSON.stringify({ setup, record: recordWith(["e2"]), left: [1, 2] }));
    const tab = browser.tab();
    await tab.ready();
    const [game] = await games(tab);
    expect(game).toMatchObject({ setup, record: recordWith(["e2"]), left: [1, 2] });
    expect(Object.keys(browser.storage)).not.toContain("tablier.game");
    const again = browser.tab();
    await again.ready();
    expect(await games(again)).toHaveLength(1);
  });

  test.each(["{broken", "5", '{"record": 7}', '{"record": "x", "setup": {"sitters": "ab"}}'])(
    "%s is kept as text",
    async (text) => {
      former(text);
      const tab = browser.tab();
      await tab.ready();
      await vi.waitFor(async () => expect(await everything(tab)).toHaveLength(1));
      const [entry] = await everything(tab);
      expect(entry).toMatchObject({ damage: "no-record", text });
    },
  );
});

describe("what is read from storage", () => {
  test("is a game only if all of it is", () => {
    const game = gameWith(["e2"]);
    expect(readStored(game)).toEqual(game);
    for (const value of [null, 5, "x", [], [game], {}, { ...game, id: 5 }, { ...game, id: "a b" }])
      expect(readStored(value)).toBe("not-a-game");
    expect(readStored({ ...game, record: "  " })).toBe("no-record");
    expect(readStored({ ...game, record: "x".repeat(2_000_001) })).toBe("too-long");
    for (const sitters of [null, [], "me", [{ kind: "robot" }], [{ kind: "engine", level: 0.5 }]])
      expect(readStored({ ...game, setup: { ...game.setup, sitters } })).toBe("set-up");
    for (const clock of [5, {}, { minutes: -1, increment: 0 }, { minutes: 1, increment: "<b>" }])
      expect(readStored({ ...game, setup: { ...game.setup, clock } })).toBe("set-up");
    for (const variant of [5, "", "<b>", "__proto__", "a".repeat(200_000)])
      expect(readStored({ ...game, setup: { ...game.setup, variant } })).toBe("set-up");
  });

  test("what does not matter is left out", () => {
    const odd = JSON.parse(
      `{"title": 5, "tags": {"__proto__": {"x": 1}, "Event": "a\\nb", "ok": "yes", "no": 7},
        "left": ["1"], "changed": null, "created": 1e300, "turns": -3, "finished": "yes"}`,
    ) as object;
    const read = readStored({ ...gameWith([]), ...odd }) as StoredGame;
    expect(read).toMatchObject({
      ...{ title: "", tags: { ok: "yes" }, left: null, changed: 0, turns: 0, finished: false },
    });
    expect(Object.keys(read.tags)).toEqual(["ok"]);
    expect(new Date(read.created).toISOString()).toBeTruthy();
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  test("as text it is the record, or everything", () => {
    expect(entryOf("a", { id: "a", record: "1. e" })).toMatchObject({ text: "1. e" });
    const circle: Record<string, unknown> = {};
    circle["self"] = circle;
    expect(entryOf(1, circle)).toMatchObject({ key: 1, damage: "not-a-game" });
    expect(entryOf(1, { a: 1 })).toMatchObject({ text: '{\n "a": 1\n}' });
  });

  test("a game holds another if it goes on from it", () => {
    const [short, long] = [gameWith(["e2"]), gameWith(["e2", "e8"])];
    expect(contains(long, short)).toBe(true);
    expect(contains(short, long)).toBe(false);
    const timed = { ...short, record: "1. e2 {[%clk 0:01:00]} *" };
    expect(contains(long, timed)).toBe(true);
  });

  test("remarks are told from times", () => {
    expect(isAnnotated(recordWith(["e2"]))).toBe(false);
    expect(isAnnotated("1. e2 {[%clk 0:01:00] [%emt 0:00:01]} 2. e8 *")).toBe(false);
    for (const text of ["1. e2 {Good.} *", "1. e2! *", "1. e2 $10 *", "1. e2 (1. d1) *"])
      expect(isAnnotated(text), text).toBe(true);
  });
});

test("a database of the first version opens with everything in it", async () => {
  const factory = new IDBFactory();
  const database = new Database(() => factory);
  const game = gameWith(["e2"]);
  await database.put(game, 0);
  database.close();
  expect(await new Database(() => factory).get(game.id)).toEqual(game);
});

test.each([
  ["an empty one of the same name", 1],
  ["one of a later version", 7],
])("%s gets what is missing", async (_what, version) => {
  const factory = new IDBFactory();
  await new Promise<void>((resolve) => {
    const opening = factory.open("tablier", version);
    opening.onupgradeneeded = () => opening.result.createObjectStore("other");
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
  const game = gameWith(["e2"]);
  await new Database(() => factory).put(game, 0);
  expect(await new Database(() => factory).get(game.id)).toEqual(game);
});

describe("at random", () => {
  /**
   * Two tabs play, hand over, delete, restore and crash in random order. Every state reported as
   * stored is there in the end, or a state that continues it.
   */
  test.each(Array.from({ length: 60 }, (_one, seed) => seed))(
    "no change that was kept is lost, seed %i",
    async (seed) => {
      const pick = chooser(seed);
      let tabs = [browser.tab(), browser.tab()];
      for (const tab of tabs) await tab.ready();
      /** The game open in each tab. */
      const playing = new Map<Library, StoredGame>();
      const acknowledged = new Map<string, StoredGame[]>();
      let deleted: (() => Promise<void>) | null = null;
      const deletedIds = new Set<string>();
      let number = 0;
      const watch = (tab: Library) =>
        tab.onRejected((refused) => {
          const game = playing.get(tab);
          if (game && isSameWriter(game, refused)) playing.delete(tab);
        });
      tabs.forEach(watch);
      const keep = (tab: Library, game: StoredGame) => {
        if (!tab.keep(game)) return;
        const list = acknowledged.get(game.id) ?? [];
        acknowledged.set(game.id, [...list, game]);
      };
      const close = (tab: Library) => {
        const game = playing.get(tab);
        playing.delete(tab);
        if (game) tab.closed(game);
      };

      for (let step = 0; step < 60; ++step) {
        const which = pick(2);
        const tab = tabs[which]!;
        const game = playing.get(tab);
        switch (pick(9)) {
          case 0: {
            close(tab);
            const begun = gameWith([], { writer: tab.tab, changed: step });
            tab.open(begun.id, null);
            playing.set(tab, begun);
            keep(tab, begun);
            break;
          }
          case 1:
          case 2:
          case 3:
          case 4:
            if (!game) break;
            playing.set(tab, play(game, `m${++number}`, tab.tab));
            keep(tab, playing.get(tab)!);
            break;
          case 5: {
            // Opens a stored game without asking for its lock: the worst case.
            const all = await games(tab);
            const one = all[pick(Math.max(1, all.length))];
            if (!one) break;
            close(tab);
            const there = await tab.get(one.id);
            if (!there || isDamaged(there)) break;
            tab.open(there.id, there);
            const taken = { ...there, epoch: there.epoch + 1, writer: tab.tab };
            playing.set(tab, taken);
            keep(tab, taken);
            break;
          }
          case 6:
            if (deleted) {
              await deleted();
              deleted = null;
              break;
            }
            if (!game || pick(3) > 0) break;
            deletedIds.add(game.id);
            deleted = await new Collection(tabs[1 - which]!).remove(game.id);
            break;
          case 7: {
            if (pick(3) > 0) break;
            (tab as ReturnType<Browser["tab"]>).crash();
            playing.delete(tab);
            deleted = null; // no tab can restore it
            const next = browser.tab();
            tabs = tabs.map((one, i) => (i === which ? next : one));
            watch(next);
            if (pick(2)) await next.ready();
            else void next.ready();
            break;
          }
          default:
            await new Promise((resolve) => setTimeout(resolve, pick(4)));
        }
      }
      if (deleted) await deleted();
      for (const tab of tabs) {
        close(tab);
        await tab.ready();
      }
      await new Promise((resolve) => setTimeout(resolve, 30));
      const last = browser.tab();
      await last.ready();
      const all = await games(last);
      for (const [id, states] of acknowledged)
        for (const state of states) {
          // Deleted in between, or with the copies that were stored beside it.
          if ([...deletedIds].some((one) => one.startsWith(id))) continue;
          expect(
            all.some((one) => contains(one, state)),
            `${movesIn(state.record).join(" ")} of ${id} is lost`,
          ).toBe(true);
        }
    },
  );
});
