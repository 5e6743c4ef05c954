/** The texts of the import form in English. */
const count = (n: number, one: string, many: string) => (n === 1 ? one : `${n} ${many}`);

export const en = {
  title: "Open a game",
  hint: (games: string) =>
    `Paste a game here, or choose a file. Any list of moves will do: numbered or not, with comments and results, also as other programs write ${games}.`,
  file: "Choose a file",
  open: "Open",
  reading: "Reading …",
  cannotOpen: (why: string) => `This cannot be opened: ${why}`,
  nothing: "Paste a game first.",
  game: "Which game is it?",
  byText: "Told by the text or its moves",
  withOptions: (spec: string) => `As at the table now (${spec})`,
  showPlace: "Show the place in the text",
  openBefore: (moves: number) =>
    `Open what stands before it (${count(moves, "one move", "moves")})`,
  several: (n: number) => `${count(n, "One game", "games")}. Which one?`,
  openThis: "Open this game",
  faults: (n: number) => `${count(n, "One game", "games")} could not be read:`,
  understood: "How the text was understood",
  notation: "Read in the notation",
  close: "Close",
};
export type ImportTexts = typeof en;
