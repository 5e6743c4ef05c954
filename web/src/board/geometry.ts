/**
 * Geometry of a board: places as boxes, their neighbours, and hit testing. Independent of games.
 */
import type { BoardPicture, Place } from "../core/types";

export type PlaceKind = "cell" | "horizontal" | "vertical";

export interface Coordinates {
  x: number;
  y: number;
}

export interface Spot extends Place, Coordinates {
  kind: PlaceKind;
}

/** Cells are square; walls are long and lie horizontal or stand vertical. */
export function kindOf(place: Place): PlaceKind {
  if (place.width > 1.5 * place.height) return "horizontal";
  return place.height > 1.5 * place.width ? "vertical" : "cell";
}

export function spotsOf(picture: BoardPicture): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const place of picture.places)
    spots.set(place.name, {
      ...place,
      kind: kindOf(place),
      x: place.left + place.width / 2,
      y: place.top + place.height / 2,
    });
  return spots;
}

/** The points of a polyline through the centres of cells; unknown cells are skipped. */
export function lineThrough(spots: Map<string, Spot>, cells: string[]): string {
  return cells
    .flatMap((name) => spots.get(name) ?? [])
    .map((spot) => `${spot.x},${spot.y}`)
    .join(" ");
}

export type Direction = "left" | "right" | "up" | "down";

/** The nearest spot of the same kind in a direction; sideways distance counts four times. */
export function neighbour(
  spots: Map<string, Spot>,
  from: Spot,
  direction: Direction,
): Spot | undefined {
  const ahead = (spot: Spot) =>
    direction === "left"
      ? from.x - spot.x
      : direction === "right"
        ? spot.x - from.x
        : direction === "up"
          ? from.y - spot.y
          : spot.y - from.y;
  const aside = (spot: Spot) =>
    Math.abs(direction === "left" || direction === "right" ? spot.y - from.y : spot.x - from.x);
  let best: Spot | undefined;
  let least = Infinity;
  for (const spot of spots.values()) {
    const distance = ahead(spot);
    if (spot.kind !== from.kind || distance < 1) continue;
    const cost = distance + 4 * aside(spot);
    if (cost < least) {
      least = cost;
      best = spot;
    }
  }
  return best;
}

/** The perpendicular wall with the same centre. */
export function turnedWall(spots: Map<string, Spot>, wall: Spot): Spot | undefined {
  for (const spot of spots.values())
    if (
      spot.kind !== wall.kind &&
      spot.kind !== "cell" &&
      Math.abs(spot.x - wall.x) < 1 &&
      Math.abs(spot.y - wall.y) < 1
    )
      return spot;
  return undefined;
}

/** Whether a position lies both on a wall and on the perpendicular wall with the same centre. */
export function atCrossing(spots: Map<string, Spot>, wall: Spot, { x, y }: Coordinates): boolean {
  const inside = (spot: Spot) =>
    Math.abs(spot.x - x) <= spot.width / 2 && Math.abs(spot.y - y) <= spot.height / 2;
  const other = wall.kind === "cell" ? undefined : turnedWall(spots, wall);
  return other !== undefined && inside(wall) && inside(other);
}

/** The nearest spot of these kinds. */
export function nearest(
  spots: Map<string, Spot>,
  x: number,
  y: number,
  kinds: PlaceKind[],
): Spot | undefined {
  let best: Spot | undefined;
  let least = Infinity;
  for (const spot of spots.values()) {
    if (!kinds.includes(spot.kind)) continue;
    const distance = (spot.x - x) ** 2 + (spot.y - y) ** 2;
    if (distance < least) {
      least = distance;
      best = spot;
    }
  }
  return best;
}

/**
 * Hit test for a finger or the mouse. Near the gap between two cells it finds the wall: the nearer
 * gap decides its direction, the nearest centre the wall. `reach` is the distance from a gap that
 * still counts, as a share of a cell's width; larger for fingers.
 */
export function spotAt(
  spots: Map<string, Spot>,
  x: number,
  y: number,
  reach: number,
  isWanted: (spot: Spot) => boolean,
): Spot | undefined {
  const cell = nearest(spots, x, y, ["cell"]);
  const inCell =
    cell !== undefined &&
    Math.abs(cell.x - x) <= cell.width / 2 &&
    Math.abs(cell.y - y) <= cell.height / 2;
  const horizontal = nearest(spots, x, y, ["horizontal"]);
  const vertical = nearest(spots, x, y, ["vertical"]);
  if (!horizontal || !vertical || !cell) return inCell ? cell : undefined;
  const room = cell.width * reach;
  const horizontalDistance = Math.abs(horizontal.y - y);
  const verticalDistance = Math.abs(vertical.x - x);
  const near = Math.min(horizontalDistance, verticalDistance);
  const alongside = Math.abs(
    horizontalDistance <= verticalDistance ? horizontal.x - x : vertical.y - y,
  );
  const touchesWall = near <= room && alongside <= cell.width * 0.75;
  // In a cell that can be touched the walls get less room.
  const wallRoom = inCell && isWanted(cell) ? Math.min(room, cell.width * 0.14) : room;
  if (touchesWall && near <= wallRoom)
    return horizontalDistance <= verticalDistance ? horizontal : vertical;
  return inCell ? cell : undefined;
}
