import { beforeAll, describe, expect, test } from "vitest";
import { Match } from "../src/core/match";
import type { CoreModule } from "../src/core/module";
import type { Place, Scene, SeatLetter } from "../src/core/types";
import {
  kindOf,
  lineThrough,
  nearest,
  neighbour,
  spotAt,
  spotsOf,
  turnedWall,
  type Direction,
  type Spot,
} from "../src/board/geometry";
import { realCore } from "./core";

let core: CoreModule;
beforeAll(async () => {
  core = await realCore();
});

/** As the board calls it. */
const mouse = 0.17;
const finger = 0.36;
const seats: SeatLetter[] = ["S", "W", "N", "E"];

function boardOf(spec: string, seat: SeatLetter): { scene: Scene; spots: Map<string, Spot> } {
  const table = Match.open(core, spec);
  const { scene } = table.state();
  const spots = spotsOf(table.board(0, seat));
  table.close();
  return { scene, spots };
}

const anything = () => true;
const nothing = () => false;

describe("kinds of places", () => {
  const place = (width: number, height: number): Place => ({
    name: "a1",
    left: 0,
    top: 0,
    width,
    height,
  });

  test("by their shape", () => {
    expect(kindOf(place(10, 10))).toBe("cell");
    expect(kindOf(place(14, 10))).toBe("cell");
    expect(kindOf(place(40, 10))).toBe("horizontal");
    expect(kindOf(place(10, 40))).toBe("vertical");
  });

  test("walls lie the other way for those who sit at the side", () => {
    for (const seat of seats) {
      const { spots } = boardOf("quoridor-4", seat);
      const sideways = seat === "W" || seat === "E";
      expect(spots.get("e3h")?.kind).toBe(sideways ? "vertical" : "horizontal");
      expect(spots.get("e3v")?.kind).toBe(sideways ? "horizontal" : "vertical");
      expect(spots.get("e3")?.kind).toBe("cell");
    }
  });

  test("the middle of a box", () => {
    const { spots } = boardOf("quoridor", "S");
    for (const spot of spots.values()) {
      expect(spot.x).toBeCloseTo(spot.left + spot.width / 2);
      expect(spot.y).toBeCloseTo(spot.top + spot.height / 2);
    }
  });
});

/** The neighbour in each direction, as South sees the board. */
const steps: Record<SeatLetter, Record<Direction, [number, number]>> = {
  S: { right: [1, 0], left: [-1, 0], up: [0, 1], down: [0, -1] },
  W: { right: [0, -1], left: [0, 1], up: [1, 0], down: [-1, 0] },
  N: { right: [-1, 0], left: [1, 0], up: [0, -1], down: [0, 1] },
  E: { right: [0, 1], left: [0, -1], up: [-1, 0], down: [1, 0] },
};
const directions: Direction[] = ["left", "right", "up", "down"];

describe.each(seats)("the neighbours as %s sees them", (seat) => {
  test.each(["quoridor-4", "intercept-4", "superpion"])("on the board of %s", (spec) => {
    const { scene, spots } = boardOf(spec, seat);
    const named = new Map(scene.cells.map((cell) => [`${cell.x},${cell.y}`, cell.name]));
    const wrong: string[] = [];
    for (const cell of scene.cells)
      for (const direction of directions) {
        const [dx, dy] = steps[seat][direction];
        const wanted = named.get(`${cell.x + dx},${cell.y + dy}`);
        const found = neighbour(spots, spots.get(cell.name)!, direction);
        if ((wanted && found?.name !== wanted) || (found && found.kind !== "cell"))
          wrong.push(`${cell.name} ${direction}: ${found?.name}, not ${wanted}`);
      }
    expect(wrong).toEqual([]);
  });
});

test("a line goes through the middles of the cells it knows", () => {
  const box = (name: string, left: number) => ({ name, left, top: 0, width: 10, height: 10 });
  const spots = spotsOf({ svg: "", width: 30, height: 10, places: [box("a1", 0), box("b1", 20)] });
  expect(lineThrough(spots, ["a1", "z9", "b1"])).toBe("5,5 25,5");
  expect(lineThrough(spots, [])).toBe("");
});

describe("neighbours", () => {
  test("none beyond the edge", () => {
    const { spots } = boardOf("quoridor", "S");
    expect(neighbour(spots, spots.get("a1")!, "left")).toBeUndefined();
    expect(neighbour(spots, spots.get("a1")!, "down")).toBeUndefined();
    expect(neighbour(spots, spots.get("i9")!, "right")).toBeUndefined();
    expect(neighbour(spots, spots.get("i9")!, "up")).toBeUndefined();
  });

  test("beyond a missing corner the nearest aslant", () => {
    const { spots } = boardOf("superpion", "S");
    // d1 is the lower left corner of South's camp; to the left there is only West's, higher up.
    expect(neighbour(spots, spots.get("d1")!, "left")?.name).toBe("c4");
  });

  test("from wall to wall of the same kind", () => {
    const { spots } = boardOf("quoridor", "S");
    expect(neighbour(spots, spots.get("c3h")!, "right")?.name).toBe("d3h");
    expect(neighbour(spots, spots.get("c3h")!, "up")?.name).toBe("c4h");
    expect(neighbour(spots, spots.get("c3v")!, "left")?.name).toBe("b3v");
    expect(neighbour(spots, spots.get("a1h")!, "left")).toBeUndefined();
  });

  test("in every direction and back again, over the rows of Coordinates", () => {
    for (const seat of ["S", "N"] as const) {
      const { spots } = boardOf("point", seat);
      expect(neighbour(spots, spots.get("S3")!, "right")?.name).toBe("S4");
      expect(neighbour(spots, spots.get("S3")!, "left")?.name).toBe("S2");
    }
  });
});

describe.each(seats)("walls as %s sees them", (seat) => {
  test("turn around their crossing", () => {
    const { spots } = boardOf("quoridor-4", seat);
    let walls = 0;
    for (const spot of spots.values()) {
      if (spot.kind === "cell") continue;
      const turned = turnedWall(spots, spot)!;
      const other = spot.name.slice(0, -1) + (spot.name.endsWith("h") ? "v" : "h");
      expect(turned.name).toBe(other);
      expect(turnedWall(spots, turned)?.name).toBe(spot.name);
      walls += 1;
    }
    expect(walls).toBe(128);
  });

  test("cells do not turn", () => {
    const { spots } = boardOf("quoridor-4", seat);
    const cell = spots.get("e5")!;
    expect(turnedWall(spots, cell)?.kind).not.toBe("cell");
    expect(turnedWall(boardOf("intercept", seat === "W" ? "S" : "N").spots, cell)).toBeUndefined();
  });

  test.each([
    ["mouse", mouse],
    ["finger", finger],
  ])("are met with the %s along their groove", (_what, reach) => {
    const { spots } = boardOf("quoridor-4", seat);
    const cell = spots.get("e5")!.width;
    const wanted = (other: Spot) => other.kind === "cell";
    const wrong: string[] = [];
    for (const spot of spots.values()) {
      if (spot.kind === "cell") continue;
      const horizontal = spot.kind === "horizontal";
      for (const along of [-0.4, -0.2, 0.2, 0.4])
        for (const beside of [-0.1, 0, 0.1]) {
          const x = spot.x + cell * (horizontal ? along : beside);
          const y = spot.y + cell * (horizontal ? beside : along);
          for (const isWanted of [wanted, nothing]) {
            const found = spotAt(spots, x, y, reach, isWanted)?.name;
            if (found !== spot.name) wrong.push(`${spot.name} ${along} ${beside}: ${found}`);
          }
        }
    }
    expect(wrong).toEqual([]);
  });

  test("a crossing means one of its two walls", () => {
    const { spots } = boardOf("quoridor-4", seat);
    const { x, y } = spots.get("d4h")!;
    for (const reach of [mouse, finger])
      expect(["d4h", "d4v"]).toContain(spotAt(spots, x, y, reach, anything)?.name);
  });
});

describe.each(seats)("cells as %s sees them", (seat) => {
  test.each(["quoridor-4", "intercept-4", "superpion", "point-4"])("of %s", (spec) => {
    const { scene, spots } = boardOf(spec, seat);
    for (const cell of scene.cells) {
      const spot = spots.get(cell.name)!;
      for (const reach of [mouse, finger])
        expect(spotAt(spots, spot.x, spot.y, reach, nothing)?.name).toBe(cell.name);
    }
  });

  test("reach to their edges where there are no walls", () => {
    const { scene, spots } = boardOf("intercept-4", seat);
    for (const cell of scene.cells) {
      const { x, y, width, height } = spots.get(cell.name)!;
      for (const dx of [-0.48, 0.48])
        for (const dy of [-0.48, 0.48])
          expect(spotAt(spots, x + dx * width, y + dy * height, finger, nothing)?.name).toBe(
            cell.name,
          );
    }
  });
});

describe("a finger", () => {
  test("reaches further beside a groove than a mouse", () => {
    const { spots } = boardOf("quoridor", "S");
    const wall = spots.get("c3h")!;
    const cell = spots.get("c3")!;
    const x = cell.x;
    const y = wall.y + 0.25 * cell.width; // inside c3, a quarter of it below the gap
    expect(spotAt(spots, x, y, mouse, nothing)?.name).toBe("c3");
    expect(spotAt(spots, x, y, finger, nothing)?.name).toBe("c3h");
  });

  test("leaves a cell to the pawn that may go there", () => {
    const { spots } = boardOf("quoridor", "S");
    const wall = spots.get("c3h")!;
    const cell = spots.get("c3")!;
    const wanted = (spot: Spot) => spot.name === "c3";
    const at = (share: number) =>
      spotAt(spots, cell.x, wall.y + share * cell.width, finger, wanted)?.name;
    expect(at(0.25)).toBe("c3");
    expect(at(0.15)).toBe("c3");
    expect(at(0.1)).toBe("c3h");
  });
});

describe("outside the board", () => {
  test("there is nothing", () => {
    for (const spec of ["quoridor", "superpion", "point"]) {
      const { spots } = boardOf(spec, "S");
      expect(spotAt(spots, -500, -500, finger, anything)).toBeUndefined();
      expect(spotAt(spots, 5000, 400, finger, anything)).toBeUndefined();
    }
  });

  test("not even on an empty one", () => {
    expect(spotAt(new Map(), 0, 0, finger, anything)).toBeUndefined();
    expect(nearest(new Map(), 0, 0, ["cell"])).toBeUndefined();
  });

  test("a groove's end at the edge still means the wall beside it", () => {
    const { spots } = boardOf("quoridor", "S");
    const horizontal = spots.get("h8h")!;
    const vertical = spots.get("a1v")!;
    const far = 0.7 * spots.get("a1")!.width;
    expect(spotAt(spots, horizontal.x + far, horizontal.y, mouse, nothing)?.name).toBe("h8h");
    expect(spotAt(spots, vertical.x, vertical.y + far, finger, nothing)?.name).toBe("a1v");
  });
});
