/** Types of the core's JSON answers (src/bindings/*_json.cpp). */

export interface Words {
  en: string;
  fr: string;
}

export type SeatLetter = "S" | "W" | "N" | "E";

export interface SeatInfo {
  seat: SeatLetter;
  code: string;
  name: Words;
  side: number;
  player: number;
}

export interface Seating {
  seats: SeatInfo[];
  sides: number;
  players: number;
  /** An agreed end is decided by points; in other games it is a draw. */
  countsAgreedEnd: boolean;
}

export interface OptionInfo {
  /** The identifier in specs and records: "behind_pawn". */
  name: string;
  /** The label. */
  title: Words;
  kind: "integer" | "limit" | "choice" | "cards";
  default: string;
  ruling: string;
  about: Words;
  values: Words;
  choices: string[];
  /** Labels of values, where they have one. */
  labels: Record<string, Words>;
  lowest: number;
  highest: number;
  step: number;
}

export interface VariantInfo {
  name: string;
  game: string;
  title: Words;
  idea: Words;
  table: Seating;
  options: OptionInfo[];
}

export interface Catalog {
  variants: VariantInfo[];
  /** The names of pieces and stocks, by the shapes and kinds of scenes. */
  names: Record<string, Words>;
}

export interface Cell {
  name: string;
  x: number;
  y: number;
  ground: string;
  owner?: SeatLetter;
}

export interface Piece {
  at: string;
  shape: string;
  level: number;
  seat?: SeatLetter;
  cap?: SeatLetter;
  covered?: boolean;
  spent?: boolean;
}

export interface Stock {
  /** "walls", "pawns", "cards" and what else the core has a name for. */
  kind: string;
  count: number;
  colour?: SeatLetter;
}

export interface CardInfo {
  name: string;
  drawn: boolean;
  offered: boolean;
}

export interface Tray {
  seat: SeatLetter | "";
  title: Words;
  toMove: boolean;
  out: boolean;
  /** The pawns that the seat collects to win; missing in other games, and before lots decide it. */
  collects?: "black" | "white";
  stocks: Stock[];
  cards: CardInfo[];
  notes: Words[];
}

export interface Scene {
  game: string;
  columns: number;
  rows: number;
  cells: Cell[];
  pieces: Piece[];
  walls: string[];
  trays: Tray[];
  status: Words;
}

export interface Step {
  kind: "travel" | "travel-ball" | "turn-over" | "remove" | "place" | "turn-card" | "give" | "take";
  places: string[];
}

export interface Entry {
  kind: "move" | "leave" | "draw";
  text: string;
  actor: SeatLetter | "chance" | "";
  endsTurn: boolean;
  left?: number;
  elapsed?: number;
}

export interface MoveInfo {
  text: string;
  clicks: string[];
}

export interface OutcomeInfo {
  winners: string;
  /** The winners, or that there are none. */
  heading: Words;
  reason: Words;
  text: Words;
  points?: Partial<Record<SeatLetter, number>>;
}

export interface MatchState {
  variant: string;
  game: string;
  spec: string;
  title: Words;
  table: Seating;
  at: number;
  entries: Entry[];
  actor: SeatLetter | "chance" | "";
  over: boolean;
  turns: number;
  occurrences: number;
  retired: string;
  /** The seats whose agreement an agreed end needs. */
  inPlay: string;
  canUndo: boolean;
  canRedo: boolean;
  position: string;
  normalStart: boolean;
  outcome?: OutcomeInfo;
  moves: MoveInfo[];
  scene: Scene;
  story?: Step[];
}

export interface Place {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface BoardPicture {
  width: number;
  height: number;
  svg: string;
  places: Place[];
}

export interface IllegalMove {
  rule: Words;
  why: Words;
}

export interface LineMove extends MoveInfo {
  endsTurn: boolean;
  actor: SeatLetter | "chance" | "";
  story: Step[];
}

/**
 * The probability of a win from 0 to 1; `proof` is the number of moves to a proven win (a loss if
 * negative).
 */
export interface Value {
  win: number;
  proof?: number;
}

export interface SearchLine extends Value {
  moves: string[];
}

export interface SearchResult {
  move: string;
  depth: number;
  nodes: number;
  lines: SearchLine[];
}

export interface Reasons {
  sentences: Words[];
  /** Cells of a path to highlight, in order. */
  way: string[];
}

export interface Review {
  entry: number;
  seat: SeatLetter;
  best: string;
  line: string[];
  before: Value;
  after: Value;
  loss: number;
  /** NAG as in records: 1 `!`, 2 `?`, 4 `??`, 6 `?!`, 0 none. */
  glyph: number;
}

/** A game found in an imported text (src/bindings/engine/import_json.cpp). */
export interface ImportedGame {
  /** In Tablier's own notation. */
  record: string;
  tags: Record<string, string>;
  /** The notation of the imported text. */
  notation: string;
  /** Other notations in which all moves are legal as well. */
  otherNotations: string[];
  notes: Words[];
}

/** Why a text holds no game. Line and column are 0 for errors without a position. */
export interface ImportFault {
  error: string;
  error_fr: string;
  line: number;
  column: number;
  movesBefore: number;
  /** Names of the variants that the moves fit, if there are several. */
  variants: string[];
}
