/** Descriptions of a board for screen readers: labels of places, lists of pieces, names of seats. */
import { gameTexts } from "../games/registry";
import type { Texts } from "../i18n/en";
import type { Lang } from "../i18n/index.svelte";
import type { MatchState, Piece, Scene, SeatInfo, SeatLetter, Seating, Words } from "../core/types";

export interface Translator {
  t: Texts;
  current: Lang;
  say(words: Words): string;
}

/** All seats of the scene: those of the players, and neutral ones that only have pieces. */
export function allSeats(state: MatchState): SeatInfo[] {
  const playing = state.table.seats;
  const others = state.scene.trays.flatMap(({ seat, title }) =>
    seat === "" || playing.some((one) => one.seat === seat)
      ? []
      : [{ seat, code: "", name: title, side: -1, player: -1 }],
  );
  return [...playing, ...others];
}

export function seatName(
  seats: SeatInfo[],
  seat: string | undefined,
  translator: Translator,
): string {
  const one = seats.find((candidate) => candidate.seat === seat);
  return one ? translator.say(one.name) : "";
}

/** The seats of a player: "Blue + Red". */
export const seatNames = (table: Seating, player: number, translator: Translator): string =>
  table.seats
    .filter((one) => one.player === player)
    .map((one) => translator.say(one.name))
    .join(" + ");

/** The seats of the player's partners: "North". */
export function partnerNames(table: Seating, player: number, translator: Translator): string {
  const side = table.seats.find((one) => one.player === player)?.side;
  return table.seats
    .filter((one) => one.side === side && one.player !== player)
    .map((one) => translator.say(one.name))
    .join(", ");
}

/** The result of drawing lots: the player of each seat, in order of play. */
export function lotsText(
  table: Seating,
  who: (seat: SeatLetter) => string,
  translator: Translator,
): string {
  const players = [...new Set(table.seats.map((one) => one.player))];
  const parts = players.map((player) => {
    const first = table.seats.find((one) => one.player === player)!;
    return `${seatNames(table, player, translator)} – ${who(first.seat)}`;
  });
  return translator.t.play.lots(parts.join(", "));
}

export function pieceWords(
  game: string,
  piece: Piece,
  seats: SeatInfo[],
  translator: Translator,
): string {
  const { t } = translator;
  const what = gameTexts(game, translator.current).pieces[piece.shape] ?? piece.shape;
  const parts = [
    piece.seat ? t.placeWords.of(what, seatName(seats, piece.seat, translator)) : what,
  ];
  if (piece.cap) parts.push(t.placeWords.cap(seatName(seats, piece.cap, translator)));
  if (piece.covered) parts.push(t.placeWords.covered);
  if (piece.spent) parts.push(t.placeWords.spent);
  return parts.join(", ");
}

/** The label of each cell for screen readers. */
export function cellLabels(
  scene: Scene,
  seats: SeatInfo[],
  translator: Translator,
): Map<string, string> {
  const held = new Map<string, string[]>();
  for (const piece of scene.pieces) {
    const list = held.get(piece.at) ?? [];
    list.push(pieceWords(scene.game, piece, seats, translator));
    held.set(piece.at, list);
  }
  const labels = new Map<string, string>();
  const { goal } = gameTexts(scene.game, translator.current);
  for (const cell of scene.cells) {
    const content = held.get(cell.name)?.join(", ") ?? translator.t.placeWords.empty;
    const owner = seatName(seats, cell.owner, translator);
    const whose = cell.ground === "goal" && owner && goal ? `, ${goal(owner)}` : "";
    labels.set(cell.name, `${cell.name}${translator.t.colon} ${content}${whose}`);
  }
  return labels;
}

export interface BoardLine {
  title: string;
  items: string[];
}

/** The board as text: the pieces of each seat, walls, pieces without an owner. */
export function boardLines(scene: Scene, seats: SeatInfo[], translator: Translator): BoardLine[] {
  const { t } = translator;
  const lines: BoardLine[] = [];
  const { shortPieces = {} } = gameTexts(scene.game, translator.current);
  const isRow = scene.cells.some((cell) => cell.ground === "slot");
  for (const seat of seats) {
    const name = translator.say(seat.name);
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
        const extra = pieceWords(scene.game, { ...piece, seat: undefined }, seats, translator);
        items.push(`${piece.at} ${extra}`);
      }
    const tray = scene.trays.find((one) => one.seat === seat.seat);
    for (const stock of tray?.stocks ?? [])
      items.push(
        stock.kind === "walls"
          ? t.play.wallsLeft(stock.count)
          : `${t.play.reserve}${t.colon} ${stock.count} ${seatName(seats, stock.colour, translator)}`,
      );
    for (const card of tray?.cards ?? []) items.push(t.play.card(card.name));
    for (const note of tray?.notes ?? []) items.push(translator.say(note));
    lines.push({ title: name, items });
  }
  const loose = isRow ? [] : scene.pieces.filter((piece) => !piece.seat);
  if (loose.length > 0)
    lines.push({
      title: t.play.board,
      items: loose.map(
        (piece) => `${piece.at} ${pieceWords(scene.game, piece, seats, translator)}`,
      ),
    });
  if (scene.walls.length > 0) lines.push({ title: t.play.walls, items: [scene.walls.join(", ")] });
  return lines;
}
