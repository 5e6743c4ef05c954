/** The types of a game's folder: its descriptor, its words, its rules page and lesson. */
import type { Component } from "svelte";
import type { MatchState, SeatLetter, Stock, Tray, Words } from "../core/types";
import type { Dictionary } from "../i18n/index.svelte";

// ---- the descriptor (index.ts of a game) ---------------------------------------------------------

/** The words of one game in one language (en.ts and fr.ts). */
export interface GameTexts {
  name: string;
  idea: string;
  /** "2 or 4" */
  players: string;
  /** "10–20" */
  minutes: string;
  /** Pieces by the shape that scenes give them. */
  pieces: Record<string, string>;
  /** The same in short, where a row of pieces is read out or counted. */
  shortPieces?: Record<string, string>;
  /** A goal cell of a seat. */
  goal?: (seat: string) => string;
  /** Buttons for places of a move that are not on the board, by place or by its part before ":". */
  actions: Record<string, string | ((seat: string) => string)>;
  /** Beside the button that ends a turn which could go on. */
  mayGoOn?: string;
  /** Entries of lots, which nobody plays, by their text. */
  entries?: Record<string, string>;
  /** How an agreed end is counted. */
  countHint?: string;
}

/** The picture on the button of an action; without a seat it is the mover's piece. */
export interface ActionPiece {
  shape: string;
  seat?: SeatLetter;
}

/** A board on which a move is entered: as much as a set-up needs of it. */
export interface MoveTarget {
  legal(text: string): { text: string } | undefined;
  play(text: string): void;
  /** A good move, where an engine can be asked; null where none is found. */
  suggest?(): Promise<string | null>;
}

export interface SetUpProps {
  game: MoveTarget;
  /** The name of the seat that sets up. */
  who: string;
  heading?: "h2" | "h4";
}

/** First moves that are put together beside the board instead of touched on it. */
export interface SetUp {
  /** Whether a legal move is one of them. */
  applies(move: string): boolean;
  load(): Promise<{ default: Component<SetUpProps> }>;
}

export interface GamePage {
  texts: Dictionary<GameTexts>;
  /** The letter before its rulings: "Q" in "Q-R3". */
  rulingLetter: string;
  /** Moves that lead to a typical position, for the picture on the home page. */
  sample: string[];
  /** The piece that stands for a seat; null where none does. */
  seatPiece(tray: Tray): { shape: string; seat: string } | null;
  /** Shapes of the pieces that are drawn for a stock. */
  stockShapes?: Partial<Record<Stock["kind"], string>>;
  actionPieces?: Record<string, ActionPiece>;
  /** Notes beside a seat say that it is out, and why. */
  notesSayOut?: boolean;
  /** Seats hold cards: a hand lies below the board, and boards are wide and low. */
  hasHands?: boolean;
  /** A card as people write it. */
  cardText?: (name: string) => string;
  /** Coordinates stand on the page and not on a frame of the board. */
  coordinatesOnPage?: boolean;
  /** Lines that the longest status needs on a phone; 2 where nothing is said. */
  statusLines?: number;
  /** Records of other programs are read, in their own notations. */
  foreignNotations?: boolean;
  setUp?: SetUp;
  /** Shows something of the last move beside the middle of the table. */
  lastMove?: Component<{ shown: MatchState }>;
}

// ---- rules page and lesson (rules.ts of a game) --------------------------------------------------

/** Texts have inline marks: *emphasis* and `code` (cells, moves). */
export type Block =
  | { kind: "text"; words: Words }
  | { kind: "list"; items: Words[] }
  | { kind: "figure"; figure: string };

export interface Figure {
  /** Unique on its page; the anchor of the figure. */
  id: string;
  /** The variant with its options. */
  spec: string;
  /** Position text; the start if left out. */
  position?: string;
  /** Played from there before it is shown. */
  moves?: string[];
  /** Short: "Figure 3: a wall". */
  title: Words;
  /** Describes the position and its meaning. */
  caption: Words;
  /** A task to try by hand. */
  task?: Words;
  /** Every move text that fulfils the task; all are legal there. */
  solves?: string[];
  /** Moves worth trying that the rules refuse, with why. */
  refused?: { move: string; words: Words }[];
}

export interface Section {
  id: string;
  title: Words;
  blocks: Block[];
}

export interface Ruling {
  id: string;
  booklet: Words;
  ruling: Words;
  why: Words;
  /** The option that switches it: "bend". */
  option?: string;
}

export interface LessonStep {
  /** The instruction and its reason; one or two sentences. */
  say: Words;
  /** Move texts accepted here, all legal in that position. */
  expect: string[];
  /** Said when it was done. */
  praise: Words;
  /** The moves of the other seats (and chance), in order, before the next step. */
  replies?: string[];
}

/** A piece on the board of a lesson that begins in the middle of a game, and what it is. */
export interface LessonPiece {
  /** A shape of the core's pictures: "man", "double-repos". */
  shape: string;
  seat: SeatLetter | "";
  /** The colour of a second piece on top of it. */
  cap?: SeatLetter;
  words: Words;
}

export interface Lesson {
  spec: string;
  position?: string;
  /** Named beside the first step, where the lesson does not begin at the start. */
  pieces?: LessonPiece[];
  steps: LessonStep[];
  end: Words;
}

export interface Credits {
  designer: Words;
  publisher: Words;
  year: Words;
  notes: Words;
}

export interface GameRules {
  sections: Section[];
  figures: Figure[];
  rulings: Ruling[];
  lesson: Lesson;
  credits: Credits;
}
