export interface Words {
  en: string;
  fr: string;
}

/** Inline marks in texts: *emphasis* and `code` (cells, moves). */
export type Block =
  | { kind: "text"; words: Words }
  | { kind: "list"; items: Words[] }
  | { kind: "figure"; figure: string };

export interface Figure {
  /** For instance "quoridor-3". */
  id: string;
  /** "quoridor", "quoridor-4", "intercept:bend=never" */
  spec: string;
  /** Position text; the start if left out. */
  position?: string;
  /** Played from there before it is shown. */
  moves?: string[];
  /** Short: "Figure 3: a wall". */
  title: Words;
  /** What is seen and what it means. */
  caption: Words;
  /** What to try by hand. */
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
  /** What to do and why; one or two sentences. */
  say: Words;
  /** Move texts accepted here, all legal in that position. */
  expect: string[];
  /** Said when it was done. */
  praise: Words;
  /** What the other seats (and chance) then play, in order, before the next step. */
  replies?: string[];
}

/** A piece on the board of a lesson that begins in the middle of a game, and what it is. */
export interface LessonPiece {
  /** A shape of the core's pictures: "man", "double-repos". */
  shape: string;
  seat: "S" | "W" | "N" | "E" | "";
  /** What lies on top of it, in Superpion. */
  cap?: "S" | "W" | "N" | "E";
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
  game: "quoridor" | "intercept" | "superpion" | "point";
  sections: Section[];
  figures: Figure[];
  rulings: Ruling[];
  lesson: Lesson;
  credits: Credits;
}
