import { createRawSnippet, flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { spotsOf } from "../../src/board/geometry";
import { Match } from "../../src/core/match";
import GameView from "../../src/session/view/GameView.svelte";
import type { SeatLetter } from "../../src/core/types";
import { BoardSession } from "../../src/session/boardSession.svelte";
import { realCore } from "../core";
import { clear, press, show } from "./mounted";

afterEach(clear);

/** Several people at one device, without engines and clocks. */
class Plain extends BoardSession {
  constructor(readonly match: Match) {
    super();
    this.refresh();
  }
  get humanToMove() {
    return true;
  }
  protected get defaultView(): SeatLetter {
    return "S";
  }
  timeLeft() {
    return null;
  }
  play(text: string) {
    this.illegalMove = this.match.play(text);
    this.refresh();
  }
  private refresh() {
    this.clearEntry();
    this.state = this.match.state();
    this.at = this.state.entries.length;
  }
}

const nothing = createRawSnippet(() => ({ render: () => "<span></span>" }));

async function seated(spec: string): Promise<{ game: Plain; page: HTMLElement }> {
  const game = new Plain(Match.open(await realCore(), spec));
  const page = await show(GameView, {
    game,
    occupantAt: () => ({ who: "" }),
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
    game.touch(elsewhere); // one is illegal, the other begins a move
    flushSync();
    expect(game.pending).toBeNull();
    expect(page.querySelectorAll(".ghost-wall")).toHaveLength(0);
  }
});

/** A mouse click at a point of the picture. */
function clickAt({ game, page }: { game: Plain; page: HTMLElement }, x: number, y: number) {
  const { width, height } = game.match.board(game.at, game.view);
  const board = page.querySelector<HTMLElement>(".board")!;
  board.getBoundingClientRect = () => ({ left: 0, top: 0, width, height }) as DOMRect;
  board.dispatchEvent(
    new MouseEvent("click", { bubbles: true, detail: 1, clientX: x, clientY: y }),
  );
  flushSync();
}

test("a click on a crossing shows a wall, and the second click places it", async () => {
  const seatedThere = await seated("quoridor");
  const { game } = seatedThere;
  const { x, y } = spotsOf(game.match.board(0, "S")).get("e4h")!;
  clickAt(seatedThere, x, y);
  expect(game.state.entries).toHaveLength(0);
  expect(["e4h", "e4v"]).toContain(game.pending);
  const wall = game.pending;
  clickAt(seatedThere, x, y);
  expect(game.state.entries.map((one) => one.text)).toEqual([wall]);
});

test("a click on a crossing places the only wall that is possible there", async () => {
  const seatedThere = await seated("quoridor");
  const { game } = seatedThere;
  game.play("d4h"); // overlaps e4h, not e4v
  flushSync();
  const { x, y } = spotsOf(game.match.board(1, "S")).get("e4v")!;
  clickAt(seatedThere, x, y);
  expect(game.state.entries.map((one) => one.text)).toEqual(["d4h", "e4v"]);
});

test("a click beside the crossing places the wall at once", async () => {
  const seatedThere = await seated("quoridor");
  const { game } = seatedThere;
  const wall = spotsOf(game.match.board(0, "S")).get("e4h")!;
  clickAt(seatedThere, wall.x + 0.15 * wall.width, wall.y);
  expect(game.state.entries.map((one) => one.text)).toEqual(["e4h"]);
});

test("the number of a ruling that refuses a move is a link to it", async () => {
  const { game, page } = await seated("superpion");
  game.illegalMove = { why: { en: "no", fr: "non" }, rule: { en: "S-R6", fr: "S-R6" } };
  flushSync();
  const link = page.querySelector(".refusal a");
  expect(link?.getAttribute("href")).toBe("/rules/superpion#S-R6");
  expect(link?.textContent).toBe("ruling S-R6");
});

test("the result is brought into view when the game ends, not when it is opened", async () => {
  const revealed = vi.fn();
  Element.prototype.scrollIntoView = revealed;
  const { game, page } = await seated("quoridor");
  game.match.leave("S", "resign");
  game.play("");
  game.illegalMove = null;
  await vi.waitFor(() => expect(page.querySelector(".end")).not.toBeNull());
  expect(revealed).toHaveBeenCalledOnce();
  await clear();
  revealed.mockClear();
  const over = Match.open(await realCore(), "quoridor");
  over.leave("S", "resign");
  const again = await show(GameView, {
    game: new Plain(over),
    occupantAt: () => ({ who: "" }),
    ended: nothing,
    tools: nothing,
    moreTools: nothing,
  });
  await vi.waitFor(() => expect(again.querySelector(".end")).not.toBeNull());
  expect(revealed).not.toHaveBeenCalled();
});
