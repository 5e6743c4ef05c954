/**
 * Animation of a move by the steps of its story. The picture already shows the position after the
 * move; each animation starts from the state before it.
 */
import type { Step } from "../core/types";
import type { Spot } from "./geometry";

const stepTime = 260; // milliseconds from one place to the next
const fadeTime = 180;

export function wantsMotion(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A delay for the user to see a move; with reduced motion a share of it. */
export const delay = (milliseconds: number, reducedShare: number): Promise<void> =>
  new Promise((resolve) =>
    setTimeout(resolve, wantsMotion() ? milliseconds : milliseconds * reducedShare),
  );

/** The pieces of a place, the topmost last. */
function piecesAt(svg: SVGSVGElement, place: string): SVGGElement[] {
  return [...svg.querySelectorAll<SVGGElement>(`[data-at="${CSS.escape(place)}"]`)];
}

const isBall = (piece: SVGGElement) => piece.dataset["piece"] === "ball";

export class Snapshot {
  private readonly pieces = new Map<string, SVGGElement[]>();

  /** Copies the pieces of a picture that is about to be replaced. */
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

/**
 * Draws a piece at the place that a partly entered move has reached; null draws it at its own
 * place.
 */
export function previewPiece(svg: SVGSVGElement, from: Spot | null, to: Spot | null): void {
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

/** Delay of the steps after this one, in milliseconds. */
function timeOf({ kind, places }: Step): number {
  if (kind === "travel" || kind === "travel-ball") return stepTime * Math.max(0, places.length - 1);
  if (kind === "turn-over" || kind === "take") return stepTime;
  if (kind === "place" || kind === "give") return fadeTime;
  return 0; // captures run while other pieces travel; cards animate themselves
}

/** Duration of a story in milliseconds; 0 with reduced motion. */
export function animationTime(story: Step[] | null | undefined): number {
  if (!story || !wantsMotion()) return 0;
  let begin = 0;
  let end = 0;
  for (const step of story) {
    const shown = step.kind === "place" ? stepTime : step.kind === "remove" ? fadeTime : 0;
    end = Math.max(end, begin + Math.max(shown, timeOf(step)));
    begin += timeOf(step);
  }
  return end;
}

/**
 * The running animation of one move. A board runs one at a time: the next move ends it, and it
 * removes only elements that it has added.
 */
export class MoveAnimation {
  private readonly running: Animation[] = [];
  /** Copies of removed pieces, shown until they have faded out. */
  private readonly ghosts: SVGGElement[] = [];
  private begin = 0;

  constructor(
    private readonly svg: SVGSVGElement,
    private readonly before: Snapshot,
    story: Step[],
    private readonly spots: Map<string, Spot>,
  ) {
    for (const step of story) {
      this.show(step);
      this.begin += timeOf(step);
    }
    void Promise.allSettled(this.running.map((one) => one.finished)).then(() => this.end());
  }

  /** Ends at once, with all pieces in their final places. */
  end(): void {
    for (const one of this.running.splice(0)) one.cancel();
    for (const ghost of this.ghosts.splice(0)) ghost.remove();
  }

  private show(step: Step): void {
    const first = step.places[0] ?? "";
    const last = step.places.at(-1) ?? "";
    switch (step.kind) {
      case "travel":
        return this.travel(this.pieceAt(last), step);
      case "travel-ball":
        return this.travel(piecesAt(this.svg, last).find(isBall), step);
      case "turn-over": {
        const piece = this.pieceAt(first);
        const spot = this.spots.get(first);
        if (!piece || !spot) return;
        piece.style.transformOrigin = `${spot.x}px ${spot.y}px`;
        return this.animate(
          piece,
          [{ transform: "scaleX(-1)" }, { transform: "scaleX(1)" }],
          timeOf(step),
        );
      }
      case "place": {
        const wall = this.svg.querySelector<SVGGElement>(`[data-wall="${CSS.escape(first)}"]`);
        const piece = wall ?? piecesAt(this.svg, first).at(-1);
        if (piece) this.animate(piece, [{ opacity: 0 }, { opacity: 1 }], stepTime);
        return;
      }
      case "remove":
        return this.fade(this.before.top(first));
      case "give":
        for (const place of step.places) this.fade(this.before.top(place));
        return;
      case "take":
        for (const place of step.places) {
          const piece = piecesAt(this.svg, place).at(-1);
          const above = { opacity: 0, transform: "translateY(-60px)" };
          if (piece) this.animate(piece, [above, { opacity: 1, transform: "none" }], stepTime);
        }
        return;
      case "turn-card":
        return; // cards are drawn beside the board
    }
  }

  private pieceAt(place: string): SVGGElement | undefined {
    return piecesAt(this.svg, place)
      .filter((piece) => !isBall(piece))
      .at(-1);
  }

  private travel(piece: SVGGElement | undefined, step: Step): void {
    const stations = step.places.map((place) => this.spots.get(place));
    const end = stations.at(-1);
    if (!piece || !end || stations.some((station) => station === undefined)) return;
    const frames = stations.map((station) => ({
      transform: `translate(${station!.x - end.x}px, ${station!.y - end.y}px)`,
      easing: "ease-in-out",
    }));
    piece.parentNode?.append(piece); // drawn above the pieces that it passes
    this.animate(piece, frames, timeOf(step));
  }

  private fade(gone: SVGGElement | undefined): void {
    if (!gone) return;
    gone.removeAttribute("data-at");
    gone.dataset["ghost"] = "";
    this.svg.append(gone);
    this.ghosts.push(gone);
    this.animate(gone, [{ opacity: 1 }, { opacity: 0 }], fadeTime, "both");
  }

  private animate(
    element: SVGGElement,
    frames: Keyframe[],
    duration: number,
    fill: FillMode = "backwards",
  ): void {
    const timing = { duration, delay: this.begin, fill, easing: "ease-in-out" };
    this.running.push(element.animate(frames, timing));
  }
}
