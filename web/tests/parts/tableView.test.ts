import { createRawSnippet, flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import { Table } from "../../src/core/table";
import TableView from "../../src/parts/TableView.svelte";
import type { SeatLetter } from "../../src/core/types";
import { AtTable } from "../../src/state/atTable.svelte";
import { realCore } from "../core";
import { clear, press, show } from "./mounted";

afterEach(clear);

/** People at one board, without engines and clocks. */
class Plain extends AtTable {
  constructor(readonly table: Table) {
    super();
    this.refresh();
  }
  get humanToMove() {
    return true;
  }
  protected get usualView(): SeatLetter {
    return "S";
  }
  timeLeft() {
    return null;
  }
  play(text: string) {
    this.refusal = this.table.play(text);
    this.refresh();
  }
  private refresh() {
    this.clear();
    this.state = this.table.state();
    this.at = this.state.entries.length;
  }
}

const nothing = createRawSnippet(() => ({ render: () => "<span></span>" }));

async function seated(spec: string): Promise<{ game: Plain; page: HTMLElement }> {
  const game = new Plain(Table.open(await realCore(), spec));
  const page = await show(TableView, {
    game,
    sittingAt: () => ({ who: "" }),
    ended: nothing,
    tools: nothing,
    moreTools: nothing,
  });
  return { game, page };
}
const place = (page: Element, name: string) => page.querySelector(`.board [data-place="${name}"]`)!;

test("Escape on the board takes one step back, not two", async () => {
  const { game, page } = await seated("intercept");
  game.touch("g1");
  game.touch("face:r");
  game.touch("g13");
  game.touch("g9");
  flushSync();
  const before = game.path.length;
  expect(before).toBeGreaterThan(1);
  press(place(page, "g9"), "Escape");
  expect(game.path.length).toBe(before - 1);
});

test("Escape elsewhere on the page takes one step back, too", async () => {
  const { game } = await seated("quoridor");
  game.touch("e1");
  flushSync();
  press(document.body, "Escape");
  expect(game.path).toEqual([]);
});

test("a wall that waits is given up by a touch elsewhere", async () => {
  const { game, page } = await seated("quoridor");
  for (const elsewhere of ["a9", "e1"]) {
    game.pending = "c3h";
    flushSync();
    expect(page.querySelectorAll(".ghost-wall")).toHaveLength(1);
    game.touch(elsewhere); // one is refused, with one a move begins
    flushSync();
    expect(game.pending).toBeNull();
    expect(page.querySelectorAll(".ghost-wall")).toHaveLength(0);
  }
});
