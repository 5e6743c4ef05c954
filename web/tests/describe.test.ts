import { beforeAll, describe, expect, test } from "vitest";
import {
  boardLines,
  cellLabels,
  partnerNames,
  pieceWords,
  seatName,
  type Translator,
} from "../src/board/describe";
import type { CoreModule } from "../src/core/module";
import { Match } from "../src/core/match";
import type { MatchState } from "../src/core/types";
import { gameNames, gameTexts } from "../src/games/registry";
import { en } from "../src/i18n/en";
import { fr } from "../src/i18n/fr";
import { realCore } from "./core";

let core: CoreModule;
beforeAll(async () => {
  core = await realCore();
});

const english: Translator = { t: en, current: "en", say: (words) => words.en };
const french: Translator = { t: fr, current: "fr", say: (words) => words.fr };

function stateOf(spec: string, position = "", moves: string[] = []): MatchState {
  const table = Match.open(core, spec, position);
  for (const move of moves) expect(table.play(move)).toBeNull();
  const state = table.state();
  table.close();
  return state;
}

const labels = (state: MatchState, speaker = english) =>
  cellLabels(state.scene, state.table.seats, speaker);
const lines = (state: MatchState, speaker = english) =>
  Object.fromEntries(
    boardLines(state.scene, state.table.seats, speaker).map((line) => [line.title, line.items]),
  );

describe("Quoridor in words", () => {
  test("cells, pawns and goal lines", () => {
    const said = labels(stateOf("quoridor", "", ["e2"]));
    expect(said.size).toBe(81);
    expect(said.get("e2")).toBe("e2: pawn of South");
    expect(said.get("e5")).toBe("e5: empty");
    expect(said.get("e9")).toContain("e9: pawn of North, goal line of ");
    expect(said.get("a1")).toMatch(/^a1: empty, goal line of /);
  });

  test("in French too", () => {
    const said = labels(stateOf("quoridor-4"), french);
    expect(said.get("e1")).toContain("pion de Sud");
    expect(said.get("i5")).toContain("pion d’Est");
    expect(said.get("e5")).toContain("vide");
  });

  test("the whole board: pawns, walls in hand, walls on the board", () => {
    const said = lines(stateOf("quoridor", "", ["e2", "e3h", "c4v"]));
    expect(said["South"]).toEqual(["e2 pawn", "9 walls"]);
    expect(said["North"]).toEqual(["e9 pawn", "9 walls"]);
    expect(said["walls"]?.[0]?.split(", ").sort()).toEqual(["c4v", "e3h"]);
    expect(lines(stateOf("quoridor"))["walls"]).toBeUndefined();
  });

  test("one wall is one", () => {
    const state = stateOf("quoridor:walls=1");
    expect(lines(state)["South"]).toContain("1 wall");
    expect(lines(state, french)["Sud"]).toContain("1 barrière");
    expect(en.play.wallsLeft(0)).toBe("0 walls");
    expect(fr.play.wallsLeft(0)).toBe("0 barrière");
  });
});

test.each([
  ["intercept-teams", 0, "North"],
  ["superpion-teams", 1, "Black"],
  ["superpion-2", 0, ""],
  ["quoridor-4", 2, ""],
])("the partner in %s of player %i", (spec, player, partner) => {
  expect(partnerNames(stateOf(spec).table, player, english)).toBe(partner);
});

describe("Intercept in words", () => {
  test("kinds of pawns, the ball, Arrivées", () => {
    const said = labels(stateOf("intercept"));
    expect(said.get("b1")).toBe("b1: flat pawn of South");
    expect(said.get("c1")).toBe("c1: hollow pawn of South");
    expect(said.get("g7")).toBe("g7: the ball");
    expect(said.get("g1")).toMatch(/^g1: double, .+ of South, Arrivée of /);
  });

  test("a pawn on another, and the ball on a pawn", () => {
    const covering = stateOf(
      "intercept",
      "N g9 S/Pb1.c1.d1.e1.g12/Ra1.f1.g9.h1.i1/Dg1p N/Pa13.b13.c13.d13.g12_/Re13.f13.h13.i13.j13/Dg13p",
    );
    const said = labels(covering);
    expect(said.get("g12")).toContain("flat pawn of South");
    expect(said.get("g12")).toContain("flat pawn of North, covered");
    expect(said.get("g9")).toBe("g9: hollow pawn of South, the ball");
  });

  test("the ball belongs to nobody", () => {
    const said = lines(stateOf("intercept"));
    expect(said["Board"]).toEqual(["g7 the ball"]);
    expect(said["South"]?.filter((item) => /^[a-m]\d+ /.test(item))).toHaveLength(11);
    expect(said["South"]?.join()).not.toContain("of South");
  });
});

describe("Superpion in words", () => {
  const position = "4y/5/5/8/8/8/8/8/8/2r5/5y2/1By6/7k/b4/5/5 b2y1/-/-/- b - 0 -";

  test("superpions with their caps", () => {
    const state = stateOf("superpion", position);
    const at = state.scene.pieces.find((piece) => piece.shape === "superpion")!.at;
    expect(labels(state).get(at)).toBe(`${at}: superpion of Blue, cap Yellow`);
    expect(labels(state, french).get(at)).toContain("superpion de Bleu, chapeau Jaune");
  });

  test("reserves by colour", () => {
    const said = lines(stateOf("superpion", position));
    expect(said["Blue"]).toContain("reserve: 2 Blue");
    expect(said["Blue"]).toContain("reserve: 1 Yellow");
    expect(said["Red"]?.filter((item) => item.startsWith("reserve"))).toEqual([]);
  });

  test("what has already moved this turn", () => {
    const state = stateOf("superpion", "", ["d3-d5"]);
    expect(labels(state).get("d5")).toBe("d5: pawn of Blue, already moved this turn");
    expect(labels(state).get("d3")).toMatch(/^d3: empty/);
  });
});

describe("Point in words", () => {
  test("rows in order, cards", () => {
    const state = stateOf(
      "point",
      "play S S:BBWWBBWWWWBB:BB=BBB+BB=WWW+BW=BWB+WB=BWW N:BWBWBWBWBWBW:BB=BBB+BW=BWB+WB=BWW offer:- drawn:BB=WWW swaps:0 out:-",
    );
    const said = lines(state);
    expect(said["South"]?.[0]).toBe(
      "black black white white black black white white white white black black",
    );
    expect(said["South"]).toContain("card BB=WWW");
    expect(said["North"]?.[0]?.startsWith("black white black white")).toBe(true);
    expect(said["Board"]).toBeUndefined();
    expect(labels(state).get("S1")).toBe("S1: black pawn");
    expect(labels(state).get("S3")).toBe("S3: white pawn");
  });

  test("no row before one was laid", () => {
    const state = stateOf("point");
    expect(lines(state)["South"]?.join()).not.toMatch(/(black|white) (black|white)/);
    expect(labels(state).get("S1")).toBe("S1: empty");
  });
});

describe("words for single things", () => {
  test("a seat that does not play has no name", () => {
    const { seats } = stateOf("quoridor").table;
    expect(seatName(seats, "S", english)).toBe("South");
    expect(seatName(seats, "S", french)).toBe("Sud");
    expect(seatName(seats, "W", english)).toBe("");
    expect(seatName(seats, undefined, english)).toBe("");
  });

  test("a shape without a word says its own name", () => {
    expect(pieceWords("quoridor", { at: "a1", shape: "tower", level: 0 }, [], english)).toBe(
      "tower",
    );
  });

  test("every shape that is drawn has a word in both languages", () => {
    const states = gameNames.map((spec) => stateOf(spec));
    for (const { scene } of states)
      for (const { shape } of scene.pieces) {
        expect(gameTexts(scene.game, "en").pieces[shape], shape).toBeTruthy();
        expect(gameTexts(scene.game, "fr").pieces[shape], shape).toBeTruthy();
      }
  });
});
