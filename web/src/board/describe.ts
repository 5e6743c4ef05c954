/** Descriptions of a board for screen readers: labels of places, lists of pieces, names of seats. */
import { gameTexts } from "../games/registry";
import type { Texts } from "../i18n/en";
import type { Lang } from "../i18n/index.svelte";
import type {
  MatchState,
  Piece,
  Scene,
  SeatInfo,
  SeatLetter,
  TableInfo,
  Words,
} from "../core/types";

export interface Speaker {
  t: Texts;
  current: Lang;
  say(words: Words): string;
}

/** All seats of the scene: those of the players, and neutral ones that only have pieces. */
export function everySeat(state: MatchState): SeatInfo[] {
  const playing = state.table.seats;
  const others = state.scene.trays.flatMap(({ seat, title }) =>
    seat === "" || playing.some((one) => one.seat === seat)
      ? []
      : [{ seat, code: "", name: title, side: -1, player: -1 }],
  );
  return [...playing, ...others];
}

export function seatName(seats: SeatInfo[], seat: string | undefined, speaker: Speaker): string {
  const one = seats.find((candidate) => candidate.seat === seat);
  return one ? speaker.say(one.name) : "";
}

/** The seats of the player's partners: "North". */
export function partnerNames(table: TableInfo, player: number, speaker: Speaker): string {
  const side = table.seats.find((one) => one.player === player)?.side;
  return table.seats
    .filter((one) => one.side === side && one.player !== player)
    .map((one) => speaker.say(one.name))
    .join(", ");
}

/** The result of drawing lots: the player of each seat, in order of play. */
export function lotsText(
  table: TableInfo,
  who: (seat: SeatLetter) => string,
  speaker: Speaker,
): string {
  const players = [...new Set(table.seats.map((one) => one.player))];
  const parts = players.map((player) => {
    const own = table.seats.filter((one) => one.player === player);
    return `${own.map((one) => speaker.say(one.name)).join(" + ")} – ${who(own[0]!.seat)}`;
  });
  return speaker.t.play.lots(parts.join(", "));
}

export function pieceWords(
  game: string,
  piece: Piece,
  seats: SeatInfo[],
  speaker: Speaker,
): string {
  const { t } = speaker;
  const what = gameTexts(game, speaker.current).pieces[piece.shape] ?? piece.shape;
  const parts = [piece.seat ? t.placeWords.of(what, seatName(seats, piece.seat, speaker)) : what];
  if (piece.cap) parts.push(t.placeWords.cap(seatName(seats, piece.cap, speaker)));
  if (piece.covered) parts.push(t.placeWords.covered);
  if (piece.spent) parts.push(t.placeWords.spent);
  return parts.join(", ");
}

/** The label of each cell for screen readers. */
export function cellLabels(scene: Scene, seats: SeatInfo[], speaker: Speaker): Map<string, string> {
  const held = new Map<string, string[]>();
  for (const piece of scene.pieces) {
    const list = held.get(piece.at) ?? [];
    list.push(pieceWords(scene.game, piece, seats, speaker));
    held.set(piece.at, list);
  }
  const labels = new Map<string, string>();
  const { goal } = gameTexts(scene.game, speaker.current);
  for (const cell of scene.cells) {
    const content = held.get(cell.name)?.join(", ") ?? speaker.t.placeWords.empty;
    const owner = seatName(seats, cell.owner, speaker);
    const whose = cell.ground === "goal" && owner && goal ? `, ${goal(owner)}` : "";
    labels.set(cell.name, `${cell.name}${speaker.t.colon} ${content}${whose}`);
  }
  return labels;
}

export interface BoardLine {
  title: string;
  items: string[];
}

/** The board as text: the pieces of each seat, walls, pieces without an owner. */
export function boardLines(scene: Scene, seats: SeatInfo[], speaker: Speaker): BoardLine[] {
  const { t } = speaker;
  const lines: BoardLine[] = [];
  const { shortPieces = {} } = gameTexts(scene.game, speaker.current);
  const isRow = scene.cells.some((cell) => cell.ground === "slot");
  for (const seat of seats) {
    const name = speaker.say(seat.name);
    const items: string[] = [];
    if (isRow) {
      const row = scene.cells
        .filter((cell) => cell.owner === seat.seat)
        .map((cell) => scene.pieces.find((piece) => piece.at === cell.name)?.shape ?? "");
      const words = row.filter(Boolean).map((shape) => shortPieces[shape] ?? shape);
      if (words.length > 0) items.push(words.join(" "));
    }
    for (const piece of scene.pieces)
      if (piece.seat === seat.seat) {
        const extra = pieceWords(scene.game, { ...piece, seat: undefined }, seats, speaker);
        items.push(`${piece.at} ${extra}`);
      }
    const tray = scene.trays.find((one) => one.seat === seat.seat);
    for (const stock of tray?.stocks ?? [])
      items.push(
        stock.kind === "walls"
          ? t.play.wallsLeft(stock.count)
          : `${t.play.reserve}${t.colon} ${stock.count} ${seatName(seats, stock.colour, speaker)}`,
      );
    for (const card of tray?.cards ?? []) items.push(t.play.card(card.name));
    for (const note of tray?.notes ?? []) items.push(speaker.say(note));
    lines.push({ title: name, items });
  }
  const loose = isRow ? [] : scene.pieces.filter((piece) => !piece.seat);
  if (loose.length > 0)
    lines.push({
      title: t.play.board,
      items: loose.map((piece) => `${piece.at} ${pieceWords(scene.game, piece, seats, speaker)}`),
    });
  if (scene.walls.length > 0) lines.push({ title: t.play.walls, items: [scene.walls.join(", ")] });
  return lines;
}
