/** The texts of the analysis page in English. */
import { formats } from "../../../i18n/format";

const { count, percent } = formats.en;
const moves = { one: "move", other: "moves" };

export const en = {
  intro: "A finished game, or one from a file: move by move, with what the engine thinks.",
  openCurrent: "Your game",
  graph: "Chances to win",
  graphOf: (who: string) => `Chances of ${who}`,
  analyse: "Judge every move",
  analysing: (done: number, all: number) => `Judging: ${done} of ${all}`,
  stop: "Stop",
  best: "Best was",
  lines: "Lines",
  linesShown: "How many lines",
  thinkHere: "Think about this position",
  turning: "Turning points",
  noTurning: "No clear mistakes.",
  playFrom: "Play from here",
  export: "Take it along",
  exportRecord: "Record",
  exportSvg: "Picture",
  copyLink: "Copy the link",
  copied: "Copied.",
  link: "Link to this position",
  marks: { 1: "only move", 2: "mistake", 4: "blunder", 6: "doubtful" } as Record<number, string>,
  mark: (move: string, mark: string, loss: number) => `${move}: ${mark}, ${percent(loss)} lost`,
  bestWas: (move: string) => `better: ${move}`,
  showLine: "Show on the board",
  backToGame: "Back to the game",
  openOther: "Open another game",
  badLink: "the link is not complete",
  percent,
  won: "won",
  lost: "lost",
  wins: (n: number) => (n === 1 ? "wins at once" : `wins in ${n}`),
  loses: (n: number) => `loses in ${n}`,
  moment: "Moment of the game",
  lastMoment: "Last moment",
  comment: "Comment",
  judgement: "Judgement",
  judgeHint: "The engine looks at every move for a moment. You can go through the game meanwhile.",
  goOnJudging: (done: number, all: number) => `Go on judging (${done} of ${all})`,
  judged: (n: number) => (n === 1 ? "One move judged." : `All ${count(n, moves)} judged.`),
  nothingToJudge: "There is no move to judge.",
  bestMove: "the best move",
  fineMove: "good enough",
  beforeAfter: (before: string, after: string) =>
    `Chance with the best move: ${before}; after the move played: ${after}`,
  graphSummary: (who: string, first: number, last: number, least: number, most: number) =>
    `${who}: from ${percent(first)} to ${percent(last)}, lowest ${percent(least)}, highest ${percent(most)}.`,
  turn: "Turn",
  who: "Side",
  move: "Move",
  chance: "Chance of the mover",
  nobodyDecides: "Nobody has to decide here.",
  thinkingFor: (who: string) => `Thinking for ${who} …`,
  thoughtFor: (who: string, depth: number) =>
    `Chances of ${who}, looked ${count(depth, moves)} ahead.`,
  lineShown: "A line is shown",
  lineBegins: "The line begins here.",
  run: "Play it",
  pause: "Pause",
  copyByHand: "Copy it from the field below.",
};

export type AnalysisTexts = typeof en;
