import { beforeAll, describe, expect, test, vi } from "vitest";
import type { CoreModule } from "../src/core/module";
import { cardSvg, catalog, CoreError, pieceSvg, Match } from "../src/core/match";
import type { MatchState, MoveInfo, SeatLetter, VariantInfo } from "../src/core/types";
import { actionAt } from "../src/games/registry";
import { choicesAfter, touch } from "../src/session/clickPath";
import { chooser, realCore } from "./core";

const names = [
  "quoridor",
  "quoridor-4",
  "intercept",
  "intercept-4",
  "intercept-teams",
  "superpion",
  "superpion-teams",
  "superpion-3",
  "superpion-2",
  "superpion-super2",
  "point",
  "point-3",
  "point-4",
  "point-teams",
];

let core: CoreModule;
let variants: VariantInfo[];
beforeAll(async () => {
  core = await realCore();
  variants = catalog(core);
});

/** Touches the places of a move in order; returns the move that was entered. */
function touched(moves: MoveInfo[], wanted: MoveInfo): string | undefined {
  let path: string[] = [];
  for (const place of wanted.clicks) {
    const result = touch(moves, path, place);
    if (result.kind === "move") return result.move.text;
    if (result.kind === "refused") return undefined;
    path = result.path;
  }
  return choicesAfter(moves, path).complete?.text; // it could go on, and ends here
}

/** Plays random moves and random draws; stops before a decision of a player. */
function playByTouch(table: Match, seed: number, atLeast: number): MatchState {
  const choose = chooser(seed);
  let state = table.state();
  while (!state.over && (state.entries.length < atLeast || state.actor === "chance")) {
    if (state.actor === "chance") table.drawAtRandom(choose(2 ** 31));
    else {
      const wanted = state.moves[choose(state.moves.length)]!;
      const text = touched(state.moves, wanted);
      expect(text, wanted.clicks.join(" ")).toBe(wanted.text);
      expect(table.play(wanted.text)).toBeNull();
    }
    const before = state.entries.length;
    state = table.state();
    expect(state.entries).toHaveLength(before + 1);
  }
  return state;
}

describe("a change", () => {
  test("answers in one call everything that is shown afterwards", () => {
    const plain = Match.open(core, "quoridor");
    const match = Match.open(core, "quoridor");
    match.viewSeats = () => "NS";
    const clock = { left: 59_000, elapsed: 1000, increment: 5000 };
    for (const change of [
      (one: Match) => one.play("e2", clock),
      (one: Match) => one.play("e8"),
      (one: Match) => one.undo(),
      (one: Match) => one.redo(),
      (one: Match) => one.undo("S"),
      (one: Match) => one.redo("X"),
      (one: Match) => one.leave("S", "resign"),
    ]) {
      change(plain);
      const calls = vi.spyOn(core, "attempt");
      change(match);
      const state = match.state();
      const shown = [state, match.record(), match.board(state.at, state.actor === "S" ? "S" : "N")];
      expect(calls).toHaveBeenCalledTimes(1);
      calls.mockRestore();
      expect(shown.slice(0, 2)).toEqual([plain.state(), plain.record()]);
      expect(shown[2]).toMatchObject(plain.board(state.at, state.actor === "S" ? "S" : "N"));
    }
    expect(match.state(1).at).toBe(1);
    expect(match.board(0, "S").svg).toBe(plain.board(0, "S").svg);
  });

  test("that is refused, or for no board, leaves nothing behind", () => {
    const match = Match.open(core, "quoridor");
    match.viewSeats = () => "S";
    expect(match.play("e2")).toBeNull();
    expect(match.play("e2e4")).not.toBeNull();
    expect(match.state().entries).toHaveLength(1);
    match.viewSeats = () => "";
    expect(match.play("e8")).toBeNull();
    expect(match.state().entries).toHaveLength(2);
    match.restart();
    expect(match.state().entries).toHaveLength(2);
  });
});

describe("the catalogue", () => {
  test("has fourteen variants of four games", () => {
    expect(variants.map((one) => one.name)).toEqual(names);
    expect(new Set(variants.map((one) => one.game)).size).toBe(4);
  });

  test("says in both languages what they are", () => {
    for (const one of variants)
      for (const words of [one.title, one.idea, ...one.options.map((option) => option.about)]) {
        expect(words.en).not.toBe("");
        expect(words.fr).not.toBe("");
      }
  });

  test("has as many seats as the players decide for", () => {
    for (const { table } of variants) {
      expect(new Set(table.seats.map((one) => one.player)).size).toBe(table.players);
      expect(new Set(table.seats.map((one) => one.side)).size).toBe(table.sides);
    }
  });
});

describe.each(names)("%s", (name) => {
  test("opens at its start", () => {
    const table = Match.open(core, name);
    const state = table.state();
    expect(state.variant).toBe(name);
    expect(state.spec).toBe(name);
    expect(state.entries).toEqual([]);
    expect(state.over).toBe(false);
    expect(state.normalStart).toBe(true);
    expect(state.actor).toBe("S");
    expect(state.moves.length).toBeGreaterThan(0);
    expect([state.canUndo, state.canRedo]).toEqual([false, false]);
    table.close();
  });

  test("has a box for every cell, from each seat", () => {
    const table = Match.open(core, name);
    const { scene, table: info } = table.state();
    for (const { seat } of info.seats) {
      const picture = table.board(0, seat);
      const boxes = new Map(picture.places.map((place) => [place.name, place]));
      expect(boxes.size).toBe(picture.places.length);
      for (const cell of scene.cells) {
        const box = boxes.get(cell.name)!;
        expect(box, `${cell.name} from ${seat}`).toBeDefined();
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.left + box.width).toBeLessThanOrEqual(picture.width);
        expect(box.top + box.height).toBeLessThanOrEqual(picture.height);
      }
      expect(picture.svg.length).toBeGreaterThan(1000);
    }
    table.close();
  });

  test("is played by touching places, taken back, done again and kept", () => {
    const table = Match.open(core, name);
    const start = table.state().position;
    const end = playByTouch(table, 3, 12);
    expect(end.entries.length).toBeGreaterThanOrEqual(12);
    expect(table.state(0).position).toBe(start);

    // Every legal place is on the board, an action or a card.
    const boxes = new Set(table.board(end.at, "S").places.map((place) => place.name));
    const cards = new Set(
      end.scene.trays.flatMap((tray) => tray.cards.map((card) => `card:${card.name}`)),
    );
    const isWord = (place: string) => actionAt(end.game, place, (seat) => seat) !== undefined;
    for (const place of new Set(end.moves.flatMap((move) => move.clicks)))
      expect(boxes.has(place) || cards.has(place) || isWord(place), place).toBe(true);

    const again = Match.open(core, name, end.position);
    expect(again.state()).toMatchObject({
      position: end.position,
      moves: end.moves,
      normalStart: false,
    });
    again.close();

    const record = table.record({ Event: "A test" });
    const read = Match.fromRecord(core, record);
    expect(read.tags).toMatchObject({ Event: "A test", Variant: name });
    expect(read.state()).toEqual(end);
    expect(read.record({ Event: "A test" })).toBe(record);
    read.close();

    while (table.undo());
    expect(table.state()).toMatchObject({ position: start, canUndo: false, canRedo: true });
    while (table.redo());
    expect(table.state()).toEqual(end);
    table.close();
  });

  test("goes on, or ends, when somebody leaves", () => {
    const table = Match.open(core, name);
    const { sides, seats } = table.state().table;
    const who = seats[0]!;
    expect(table.leave(who.seat, "resign")).toBeNull();
    const state = table.state();
    expect(state.entries.at(-1)).toMatchObject({ kind: "leave", actor: who.seat });
    expect(state.over).toBe(sides === 2);
    if (state.over) {
      const winners = seats.filter((one) => one.side !== who.side).map((one) => one.seat);
      expect([...state.outcome!.winners].sort()).toEqual(winners.sort());
      expect(state.moves).toEqual([]);
    } else {
      expect(state.retired).toContain(who.seat);
      expect(state.actor).not.toBe(who.seat);
      expect(table.leave(who.seat, "gone")).not.toBeNull();
    }
    expect(table.undo()).toBe(true);
    expect(table.state()).toMatchObject({ over: false, retired: "" });
    table.close();
  });

  test("ends when all agree to stop", () => {
    const table = Match.open(core, name);
    expect(table.agreeEnd()).toBeNull();
    const { over, outcome } = table.state();
    expect(over).toBe(true);
    expect(outcome?.text.fr).not.toBe("");
    expect(outcome?.points !== undefined).toBe(table.state().table.countsAgreedEnd);
    expect(table.agreeEnd()).not.toBeNull();
    expect(table.undo()).toBe(true);
    expect(table.agreeEnd(true)).toBeNull();
    expect(table.state().outcome?.winners).toBe("");
    table.close();
  });
});

describe("refusals", () => {
  test("say the rule and why, in both languages", () => {
    const table = Match.open(core, "quoridor");
    for (const refusal of [table.play("e5")!, table.explain(["e1", "e5"])]) {
      expect(refusal.rule).toEqual({ en: "Quoridor, pawn move", fr: expect.any(String) });
      expect(refusal.why.en).not.toBe("");
      expect(refusal.why.fr).not.toBe(refusal.why.en);
    }
    expect(table.state().entries).toEqual([]);
    table.close();
  });

  test("of a text that is no move at all", () => {
    const table = Match.open(core, "superpion");
    for (const text of ["", "junk", "d3-d5 ", "D3-D5", "é"])
      expect(table.play(text)).not.toBeNull();
    expect(table.play("d3-d5")).toBeNull();
    table.close();
  });

  test("of any move once the game is over", () => {
    const table = Match.open(core, "quoridor");
    table.leave("S", "flag");
    expect(table.play("e8")?.why.en).toContain("over");
    expect(table.explain(["e9"]).why.en).toContain("over");
    table.close();
  });
});

describe("a table", () => {
  test("keeps the clock with the moves", () => {
    const table = Match.open(core, "quoridor");
    table.play("e2", { left: 59_900.4, elapsed: 99.6 });
    table.play("e8");
    const [first, second] = table.state().entries;
    expect(first).toMatchObject({ left: 59_900, elapsed: 100 });
    expect(second?.left).toBeUndefined();
    const again = Match.fromRecord(core, table.record());
    expect(again.state().entries[0]).toMatchObject({ left: 59_900, elapsed: 100 });
    table.close();
    again.close();
  });

  test("shows earlier moments", () => {
    const table = Match.open(core, "quoridor");
    for (const move of ["e2", "e8", "c3h"]) table.play(move);
    const early = table.state(1);
    expect(early.at).toBe(1);
    expect(early.entries).toHaveLength(3);
    expect(early.scene.walls).toEqual([]);
    expect(table.state().scene.walls).toEqual(["c3h"]);
    expect(table.board(0, "S").svg).not.toBe(table.board(3, "S").svg);
    table.close();
  });

  test("tells what a move did", () => {
    const table = Match.open(core, "quoridor");
    table.play("e2");
    expect(table.state().story).toEqual([{ kind: "travel", places: ["e1", "e2"] }]);
    expect(table.state(0).story).toBeUndefined();
    table.close();
  });

  test("plays lines in thought, up to what is not legal", () => {
    const table = Match.open(core, "quoridor");
    const line = table.line(0, ["e2", "e8", "e9", "d1"]);
    expect(line.map((one) => [one.actor, one.text])).toEqual([
      ["S", "e2"],
      ["N", "e8"],
    ]);
    expect(table.state().entries).toEqual([]);
    table.close();
  });

  test("says which moves of a line end a turn", () => {
    const table = Match.open(core, "superpion");
    const line = table.line(0, ["d3-d5", "f3-f5"]);
    expect(line.map((one) => [one.actor, one.endsTurn])).toEqual([
      ["S", false],
      ["S", true],
    ]);
    table.close();
  });

  test("counts how often a position came up", () => {
    const table = Match.open(core, "quoridor");
    for (const move of ["e2", "e8", "e1", "e9"]) table.play(move);
    expect(table.state().occurrences).toBe(2);
    table.close();
  });

  test("is one of several", () => {
    const one = Match.open(core, "quoridor");
    const other = Match.open(core, "quoridor:size=5");
    one.play("e2");
    expect(other.state().entries).toEqual([]);
    expect(other.state().scene.columns).toBe(5);
    one.close();
    expect(other.state().spec).toBe("quoridor:size=5");
    other.close();
  });

  test("draws pictures, pieces and cards", () => {
    const table = Match.open(core, "intercept");
    expect(table.picture(0, "fr")).toContain('lang="fr"');
    expect(table.picture(0, "en")).toContain('lang="en"');
    for (const svg of [
      pieceSvg(core, "superpion", "superpion", "S", "N"),
      pieceSvg(core, "intercept", "ball"),
      cardSvg(core, "point", "WB=BWW"),
    ])
      expect(svg).toMatch(/^<svg/);
    table.close();
  });

  test("draws the same card for the same number", () => {
    const drawn = [1, 2].map(() => {
      const table = Match.open(core, "point");
      table.play("row:BBBBBBWWWWWW");
      table.play("row:BWBWBWBWBWBW");
      expect(table.state().actor).toBe("chance");
      table.drawAtRandom(42);
      const text = table.state().entries.at(-1)?.text;
      table.close();
      return text;
    });
    expect(drawn[0]).toMatch(/^draw:/);
    expect(drawn[1]).toBe(drawn[0]);
  });
});

describe("errors", () => {
  test.each([
    "",
    "chess",
    "quoridor:size=1000",
    "quoridor:size=x",
    "quoridor:colour=red",
    "point:",
  ])('for the spec "%s"', (spec) => {
    expect(() => Match.open(core, spec)).toThrow(CoreError);
  });

  test.each(["junk", "e2/10", "e2/99 e8/9 - S", "e2/10 e2/10 - S"])(
    'for the position "%s"',
    (position) => expect(() => Match.open(core, "quoridor", position)).toThrow(CoreError),
  );

  test.each([
    "",
    "junk",
    '[Variant "chess"]\n\n*',
    '[Variant "quoridor"]\n\n1. e5 *',
    '[Variant "quoridor"]\n\n1. e2 2. e2 *',
    '[Variant "quoridor"',
  ])("for the record %j", (record) => {
    expect(() => Match.fromRecord(core, record)).toThrow(CoreError);
  });

  test("for a table that was closed", () => {
    const table = Match.open(core, "quoridor");
    table.close();
    expect(() => table.state()).toThrow(/is closed/);
    expect(() => table.play("e2")).toThrow(CoreError);
    expect(() => table.undo()).toThrow(CoreError);
    expect(() => table.board(0, "S")).toThrow(CoreError);
    expect(() => table.close()).not.toThrow();
  });

  test("for seats and ways to leave that do not exist", () => {
    const table = Match.open(core, "quoridor");
    expect(() => table.leave("X" as SeatLetter, "resign")).toThrow(CoreError);
    expect(() => table.leave("S", "vanish" as "gone")).toThrow(CoreError);
    expect(table.leave("W", "resign")).not.toBeNull();
    table.close();
  });

  test("for a card where none is to be drawn", () => {
    const table = Match.open(core, "point");
    expect(() => table.drawAtRandom(1)).toThrow(CoreError);
    table.close();
  });

  test("for a piece that does not exist", () => {
    expect(() => pieceSvg(core, "quoridor", "dragon")).toThrow(CoreError);
  });

  test("for calls that do not exist or lack something", () => {
    expect(core.call("nothing")).toHaveProperty("error");
    expect(core.call("open")).toHaveProperty("error");
    expect(core.call("state", "x")).toHaveProperty("error");
  });
});

describe("the module", () => {
  test("takes and gives texts of any letters and length", () => {
    const table = Match.open(core, "quoridor");
    const name = "Zoë – « élan » 象棋 🎲";
    const long = "x".repeat(200_000);
    const again = Match.fromRecord(core, table.record({ White: name, Annotator: long }));
    expect(again.tags).toMatchObject({ White: name, Annotator: long });
    table.close();
    again.close();
  });
});
