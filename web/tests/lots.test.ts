/** Lots for the seats: assignment, announcement, storage. */
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { CoreModule } from "../src/core/module";
import { language } from "../src/i18n/index.svelte";
import { gameOf, recordOf } from "../src/features/library/importExport";
import { newTable, type OnlineChoices } from "../src/features/online/createTable";
import { lotsToDraw } from "../src/features/online/names";
import { words } from "../src/features/online/texts";
import LocalGameView from "../src/features/play/LocalGameView.svelte";
import SetupPage from "../src/features/setup/SetupPage.svelte";
import { Core } from "../src/core/context";
import { LocalGame, type SavedGame } from "../src/features/play/localGame.svelte";
import { drawSeats } from "../src/features/play/drawSeats";
import { recordTags } from "../src/session/recordTags";
import { lastSetup, readSetup, type Setup, type Sitter } from "../src/session/setup";
import { realCore } from "./core";
import { tableState } from "./online/fakes";
import { clear, show } from "./view/mounted";
import { beginGame, closeGames } from "./playing";

vi.mock("../src/core/engine", () => import("./fakeEngine"));

let core: CoreModule;
beforeAll(async () => {
  core = await realCore();
  await language.ready();
});
beforeEach(() => localStorage.clear());
afterEach(async () => {
  closeGames();
  await clear();
  if (language.current === "fr") await language.toggle();
});

const sitters: Sitter[] = [
  { kind: "me" },
  { kind: "engine", level: 4 },
  { kind: "other", name: "Ben" },
];
const setup: Setup = {
  ...{ variant: "superpion-3", options: {}, sitters, clock: null, view: "fixed", lots: true },
};
const errorText = { me: "Ada", other: "Someone" };

describe("lots in this browser", () => {
  test("people and engines get the places of each other", () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 60; ++seed) {
      const drawn = drawSeats(core, setup, seed);
      expect(drawn.sitters).toHaveLength(3);
      expect(new Set(drawn.sitters)).toEqual(new Set(sitters));
      expect(drawn.drawn).toBe("b+r+y");
      orders.add(JSON.stringify(drawn.sitters));
    }
    expect(orders.size).toBe(6);
    expect(sitters[0]!.kind, "the choice itself stays").toBe("me");
  });

  test("nothing changes where none are wanted, and what was drawn before is forgotten", () => {
    const before = { ...setup, lots: false, drawn: "b+r" };
    expect(drawSeats(core, before, 3)).toEqual({ ...before, drawn: undefined });
  });

  test("a game remembers them; the choice for the next one is that of before", () => {
    let saved: SavedGame | undefined;
    const game = LocalGame.begin(core, setup, { save: (state) => (saved = state) });
    try {
      const kept = readSetup(JSON.parse(JSON.stringify(saved!.setup)))!;
      expect(kept.drawn).toBe("b+r+y");
      expect(kept.sitters).toEqual(game.setup.sitters);
      const variant = new Core(core).variant("superpion-3")!;
      expect(lastSetup(variant)).toEqual({ ...setup, position: undefined, drawn: undefined });
    } finally {
      game.close();
    }
  });

  test("a stored tag that is none is not kept", () => {
    for (const drawn of ["", "S", 7, "S+N+W+E+S", 'S"+N', null])
      expect(readSetup({ ...setup, drawn })!.drawn).toBeUndefined();
  });

  test("stand in the record, with the names after the draw, and come back with it", () => {
    const game = beginGame(core, "superpion-3", { sitters, lots: true });
    const tags = recordTags(game.state.table, game.setup, errorText);
    expect(tags["Lots"]).toBe("b+r+y");
    const record = game.match.record(tags);
    expect(record).toContain('[Lots "b+r+y"]');
    const read = gameOf(new Core(core), { text: record, linesBefore: 0, tags: {} }, "tab");
    expect(read.setup.drawn).toBe("b+r+y");
    expect(recordOf(new Core(core), read, errorText)).toContain('[Lots "b+r+y"]');
    const names = game.setup.sitters.map((one) =>
      one.kind === "engine" ? `Tablier level${one.level}` : one.kind === "me" ? "Ada" : "Ben",
    );
    expect(["Blue", "Red", "Yellow"].map((seat) => tags[seat])).toEqual(names);
  });

  test("are told on the table until everybody has had a turn", async () => {
    const game = beginGame(core, "quoridor", {
      sitters: [{ kind: "me" }, { kind: "other" }],
      lots: true,
    });
    const page = await show(LocalGameView, { game, onrematch: () => {} });
    const me = game.setup.sitters[0]!.kind === "me";
    const told = () => page.querySelector("[data-lots]")?.textContent;
    expect(told()).toBe(
      me
        ? "Lots were drawn: South – Me, North – Someone here."
        : "Lots were drawn: South – Someone here, North – Me.",
    );
    await language.toggle();
    flushSync();
    expect(told()).toMatch(/^Les places ont été tirées au sort\s: Sud – .*, Nord – .*\.$/);
    game.play("e2");
    flushSync();
    expect(told(), "North has not moved").toBeDefined();
    game.play("e8");
    flushSync();
    expect(told()).toBeUndefined();
  });

  test("a game without them says nothing of lots", async () => {
    const game = beginGame(core, "quoridor");
    const page = await show(LocalGameView, { game, onrematch: () => {} });
    expect(page.querySelector("[data-lots]")).toBeNull();
  });
});

describe("the set-up", () => {
  const begun: Setup[] = [];
  const page = async (variant: string) => {
    begun.length = 0;
    return show(SetupPage, { variant, onbegin: (one: Setup) => begun.push(one) });
  };
  const check = (page: HTMLElement, selector: string) => {
    page.querySelector<HTMLInputElement>(selector)!.click();
    flushSync();
  };
  const submit = (page: HTMLElement) => {
    page.querySelector("form")!.dispatchEvent(new Event("submit", { cancelable: true }));
    flushSync();
  };

  test("offers them, in both languages", async () => {
    const shown = await page("quoridor");
    expect(shown.textContent).toContain("Draw lots for the seats");
    await language.toggle();
    flushSync();
    expect(shown.textContent).toContain("Tirer les places au sort");
  });

  test("hands the wish over, and not what was not wished", async () => {
    const shown = await page("quoridor");
    submit(shown);
    expect(begun[0]!.lots).toBeFalsy();
    check(shown, "input[name=lots]");
    submit(shown);
    expect(begun[1]!.lots).toBe(true);
  });

  test("says that partners may change where there are teams", async () => {
    const teams = await page("point-teams");
    check(teams, "input[name=lots]");
    expect(teams.textContent).toContain("partners may change");
    await clear();
    const alone = await page("point-4");
    check(alone, "input[name=lots]");
    expect(alone.textContent).not.toContain("partners may change");
  });

  test("asks for names where several people could not be told apart", async () => {
    const shown = await page("superpion-3");
    check(shown, "input[name=lots]");
    check(shown, 'input[name="sitter-1"][value="other"]');
    expect(shown.querySelector("input[name=name-1]"), "one is not me").toBeNull();
    check(shown, 'input[name="sitter-2"][value="other"]');
    const name = shown.querySelector<HTMLInputElement>("input[name=name-2]")!;
    expect(name.required).toBe(true);
    name.value = " Cléo ";
    name.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
    submit(shown);
    expect(begun[0]!.sitters[2]).toEqual({ kind: "other", name: "Cléo" });
  });
});

describe("lots at a table of the server", () => {
  const choices: OnlineChoices = { name: "Ada", days: null, listed: false, watch: "open" };

  test("are asked for", () => {
    expect(newTable(setup, [], choices).lots).toBe(true);
    expect(newTable({ ...setup, lots: false }, [], choices)).not.toHaveProperty("lots");
  });

  test("are announced before they are drawn", () => {
    const game = beginGame(core, "quoridor-4");
    const { players } = tableState();
    const four = tableState({ players: [...players, ...players], lots: [0, 1, 2, 3] });
    expect(lotsToDraw(four, game.state.table, words())).toBe(
      "Lots are drawn for the seats when the game begins: who sits where now may change.",
    );
    expect(lotsToDraw({ ...four, lots: [1, 3] }, game.state.table, words())).toContain(
      "West and East",
    );
  });
});
