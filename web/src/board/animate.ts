/**
 * Shows what happened on a board: pieces travel, turn over, disappear. The picture already shows
 * the position after the move; animations start from where things were.
 */
import type { Step } from "../core/types";
import type { Spot } from "./geometry";

const hop = 260; // milliseconds from station to station
const settle = 180;

export function wantsMotion(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Pieces of a picture by where they stand, the topmost last. */
function piecesAt(svg: SVGSVGElement, place: string): SVGGElement[] {
  return [...svg.querySelectorAll<SVGGElement>(`[data-at="${CSS.escape(place)}"]`)];
}

const isBall = (piece: SVGGElement) => piece.dataset["piece"] === "ball";

export class Snapshot {
  private readonly pieces = new Map<string, SVGGElement[]>();

  /** Of a picture that is about to be replaced. */
  constructor(svg: SVGSVGElement) {
    for (const piece of svg.querySelectorAll<SVGGElement>("[data-at]")) {
      const place = piece.dataset["at"] ?? "";
      const list = this.pieces.get(place) ?? [];
      list.push(piece.cloneNode(true) as SVGGElement);
      this.pieces.set(place, list);
    }
  }

  top(place: string): SVGGElement | undefined {
    return this.pieces
      .get(place)
      ?.filter((piece) => !isBall(piece))
      .at(-1);
  }
}

/** Shows a piece where a half-entered move has brought it; null puts everything back. */
export function lift(svg: SVGSVGElement, from: Spot | null, to: Spot | null): void {
  for (const piece of svg.querySelectorAll<SVGGElement>("[data-lifted]")) {
    piece.style.transform = "";
    delete piece.dataset["lifted"];
  }
  const piece = from
    ? piecesAt(svg, from.name)
        .filter((one) => !isBall(one))
        .at(-1)
    : undefined;
  if (!piece || !from || !to) return;
  piece.dataset["lifted"] = "";
  piece.parentNode?.append(piece);
  piece.style.transform = `translate(${to.x - from.x}px, ${to.y - from.y}px)`;
}

/** Plays the story; resolves when everything has come to rest. */
export async function tell(
  svg: SVGSVGElement,
  before: Snapshot,
  story: Step[],
  spots: Map<string, Spot>,
): Promise<void> {
  const running: Animation[] = [];
  let delay = 0;
  const animate = (
    element: SVGGElement,
    frames: Keyframe[],
    duration: number,
    start: number,
    fill: FillMode = "backwards",
  ) => {
    const animation = element.animate(frames, {
      duration,
      delay: start,
      fill,
      easing: "ease-in-out",
    });
    running.push(animation);
  };
  const travel = (piece: SVGGElement | undefined, places: string[]) => {
    const stations = places.map((place) => spots.get(place));
    const end = stations.at(-1);
    if (!piece || !end || stations.some((station) => station === undefined)) return;
    const frames = stations.map((station) => ({
      transform: `translate(${station!.x - end.x}px, ${station!.y - end.y}px)`,
      easing: "ease-in-out",
    }));
    const duration = hop * (stations.length - 1);
    piece.parentNode?.append(piece); // above everything it passes
    animate(piece, frames, duration, delay);
    delay += duration;
  };
  /** Something that is no longer there, shown until it is gone. */
  const fade = (gone: SVGGElement | undefined, start: number) => {
    if (!gone) return;
    gone.removeAttribute("data-at");
    gone.dataset["ghost"] = "";
    svg.append(gone);
    animate(gone, [{ opacity: 1 }, { opacity: 0 }], settle, start, "both");
  };

  for (const step of story) {
    const first = step.places[0] ?? "";
    const last = step.places.at(-1) ?? "";
    switch (step.kind) {
      case "travel":
        travel(
          piecesAt(svg, last)
            .filter((piece) => !isBall(piece))
            .at(-1),
          step.places,
        );
        break;
      case "travel-ball":
        travel(piecesAt(svg, last).find(isBall), step.places);
        break;
      case "turn-over": {
        const piece = piecesAt(svg, first)
          .filter((one) => !isBall(one))
          .at(-1);
        const spot = spots.get(first);
        if (piece && spot) {
          piece.style.transformOrigin = `${spot.x}px ${spot.y}px`;
          animate(piece, [{ transform: "scaleX(-1)" }, { transform: "scaleX(1)" }], hop, delay);
          delay += hop;
        }
        break;
      }
      case "remove":
        fade(before.top(first), delay);
        break;
      case "place": {
        const wall = svg.querySelector<SVGGElement>(`[data-wall="${CSS.escape(first)}"]`);
        const piece = wall ?? piecesAt(svg, first).at(-1);
        if (piece) animate(piece, [{ opacity: 0 }, { opacity: 1 }], hop, delay);
        delay += settle;
        break;
      }
      case "give":
        for (const place of step.places) fade(before.top(place), delay);
        delay += settle;
        break;
      case "take":
        for (const place of step.places) {
          const piece = piecesAt(svg, place).at(-1);
          if (piece)
            animate(
              piece,
              [
                { opacity: 0, transform: "translateY(-60px)" },
                { opacity: 1, transform: "none" },
              ],
              hop,
              delay,
            );
        }
        delay += hop;
        break;
      case "turn-card":
        break; // cards lie beside the board; they turn themselves
    }
  }
  await Promise.allSettled(running.map((animation) => animation.finished));
  for (const ghost of svg.querySelectorAll("[data-ghost]")) ghost.remove();
}
