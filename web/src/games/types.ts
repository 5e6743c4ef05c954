/** The types of a game's folder: descriptor, texts, rules page, lesson. */
import type { Component } from "svelte";
import type { MatchState, Scene, SeatLetter, Stock, Tray, Words } from "../core/types";
import type { Dictionary } from "../i18n/index.svelte";

// ---- the descriptor (index.ts of a game) --------------------------------------------------------

/** The texts of a game in one language (en.ts and fr.ts). */
export interface GameTexts {
  name: string;
  idea: string;
  /** "2 or 4" */
  players: string;
  /** "10–20"; missing where unknown. */
  minutes?: string;
  /** Names of pieces by their shape in scenes. */
  pieces: Record<string, string>;
  /** Short names, for rows and counts of pieces. */
  shortPieces?: Record<string, string>;
  /** The name of a seat's goal cells. */
  goal?: (seat: string) => string;
  /** Labels of buttons for places that are not on the board, by place or by the part before ":". */
  actions: Record<string, string | ((seat: string) => string)>;
  /** The text beside the button that ends a turn early. */
  mayGoOn?: string;
  /** Texts of entries that are results of lots, by entry. */
  entries?: Record<string, string>;
  /** The explanation of how an agreed end is counted. */
  countHint?: string;
}

/** The piece on the button of an action; without a seat it has the colour of the seat to move. */
export interface ActionPiece {
  shape: string;
  seat?: SeatLetter;
}

/** The part of a session that a set-up form uses. */
export interface MoveTarget {
  legal(text: string): { text: string } | undefined;
  play(text: string): void;
  /** Asks an engine for a good move; null if it finds none. */
  suggest?(): Promise<string | null>;
}

export interface SetUpProps {
  game: MoveTarget;
  /** The name of the seat to move. */
  who: string;
  heading?: "h2" | "h4";
}

/** A form for first moves that are not entered on the board. */
export interface SetUp {
  /** Whether the form enters this legal move. */
  applies(move: string): boolean;
  load(): Promise<{ default: Component<SetUpProps> }>;
}

export interface GamePage {
  /** Made from the core's catalog because the game has no folder; there is no lesson. */
  plain?: boolean;
  texts: Dictionary<GameTexts>;
  /** The letter of its ruling numbers: "Q" in "Q-R3". */
  rulingLetter: string;
  /** Moves to a typical position, for the picture on the home page. */
  sample: string[];
  /** The piece that represents a seat; null if none does. */
  seatPiece(tray: Tray): { shape: string; seat: string } | null;
  /** The shapes drawn for stocks. */
  stockShapes?: Partial<Record<Stock["kind"], string>>;
  actionPieces?: Record<string, ActionPiece>;
  /** The button for a place without a text; undefined for a place of the scene. */
  actionText?: (place: string, scene: Scene) => string | undefined;
  /** The notes of a seat's tray say that the seat is out, and why. */
  notesSayOut?: boolean;
  /** Seats have cards: the hand is shown below the board, which is wide and low. */
  hasHands?: boolean;
  /** The name of a card in texts. */
  cardText?: (name: string) => string;
  /** Coordinates are drawn on the page's background instead of a frame. */
  coordinatesOnPage?: boolean;
  /** Lines of the longest status on phones; the default is 2. */
  statusLines?: number;
  /** Whether records in other programs' notations can be imported. */
  foreignNotations?: boolean;
  setUp?: SetUp;
  /** Shows a detail of the last move in the middle panel. */
  lastMove?: Component<{ shown: MatchState }>;
}

// ---- rules page and lesson (rules.ts of a game) -------------------------------------------------

/** Texts may contain inline marks: *emphasis* and `code` (cells, moves). */
export type Block =
  | { kind: "text"; words: Words }
  | { kind: "list"; items: Words[] }
  | { kind: "figure"; figure: string };

export interface Figure {
  /** Unique on the page; also the figure's anchor. */
  id: string;
  /** The variant with its options. */
  spec: string;
  /** Position text; by default the initial position. */
  position?: string;
  /** Moves played from the position before the figure is shown. */
  moves?: string[];
  /** A short title: "Figure 3: a wall". */
  title: Words;
  /** Describes the position and its meaning. */
  caption: Words;
  /** A task for the reader. */
  task?: Words;
  /** All moves that solve the task. */
  solves?: string[];
  /** Illegal moves worth trying, with the reason. */
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
  /** The instruction with its reason, in one or two sentences. */
  say: Words;
  /** The moves accepted as solution. */
  expect: string[];
  /** Shown after an accepted move. */
  praise: Words;
  /** The moves of the other seats and of chance before the next step. */
  replies?: string[];
}

/** A kind of piece to introduce in a lesson that starts in mid-game. */
export interface LessonPiece {
  /** A shape of the core's pictures. */
  shape: string;
  seat: SeatLetter | "";
  /** The colour of a piece on top of it. */
  cap?: SeatLetter;
  words: Words;
}

export interface Lesson {
  spec: string;
  position?: string;
  /** Introduced beside the first step. */
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

/** The contents of a rules page; a plain one has neither lesson nor credits. */
export interface RulesText {
  sections: Section[];
  figures: Figure[];
  rulings: Ruling[];
  lesson?: Lesson;
  credits?: Credits;
}

/** The rules of a game with a folder. */
export interface GameRules extends RulesText {
  lesson: Lesson;
  credits: Credits;
}
