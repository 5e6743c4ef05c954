/** The texts of the library in English. */
const games = (n: number) => (n === 1 ? "one game" : `${n} games`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const en = {
  goOn: "Go on with your game",
  goOnWith: (what: string) => `Go on: ${what}`,
  allGames: "All your games",
  you: "you",
  someone: "someone here",
  engine: (level: number) => `engine ${level}`,
  turns: (n: number) => (n === 0 ? "not begun" : n === 1 ? "1 turn" : `${n} turns`),
  running: "running",
  youWon: "You won",
  youLost: "You lost",
  drawn: "Draw",
  wins: (who: string) => `${who} won`,
  share: (who: string) => `${who} shared the win`,
  list: {
    intro: "Every game played in this browser, until you delete it.",
    search: "Search",
    game: "Game",
    allGames: "All games",
    state: "Show",
    states: {
      all: "Everything",
      running: "Running",
      finished: "Finished",
      damaged: "Damaged",
    },
    export: "Save all as a file",
    import: "Add games from a file",
    none: "No game has been played here yet.",
    start: "Choose a game",
    noMatch: "No game matches.",
    found: (n: number) => `${capital(games(n))}.`,
    more: "Show more",
    goOn: "Continue",
    lookBack: "Look back",
    rename: "Rename",
    name: "Name of the game",
    save: "Save the name",
    cancel: "Cancel",
    delete: "Delete",
    deleted: (what: string) => `Deleted: ${what}`,
    undo: "Undo",
    undone: "The game is back.",
    dismiss: "Close this message",
    failed: "That could not be stored. Nothing was changed.",
    exported: (n: number) => `${capital(games(n))} saved.`,
    exportedDamaged: (n: number) =>
      n === 1
        ? "One that cannot be opened stands in the file as remarks."
        : `${n} that cannot be opened stand in the file as remarks.`,
    importing: "Reading the file …",
    added: (n: number) => (n === 0 ? "No game was added." : `${capital(games(n))} added.`),
    already: (n: number) =>
      n === 1 ? "One game was here already." : `${n} games were here already.`,
    errors: (n: number) =>
      n === 1 ? "One part could not be read:" : `${n} parts could not be read:`,
    moreErrors: (n: number) => `and ${n} more`,
  },
  damage: {
    title: "Damaged game",
    intro: "This game cannot be opened. It is kept as it was found, and no other game is affected.",
    download: "Download it as text",
    reasons: {
      "not-a-game": "What is stored here is no game.",
      "no-record": "The record of the moves is missing.",
      "too-long": "The record is longer than any game could be.",
      "set-up": "It does not say in a readable way who plays and with which clock.",
      variant: "Its variant is not known to this version of the page:",
      record: "The record of the moves does not open:",
    },
  },
  follow: {
    title: "This game is being played in another tab.",
    text: "You see here how it goes on there.",
    here: "Play here",
    taking: "Taking the game over …",
  },
  deleted: {
    title: "This game was deleted in another tab.",
    text: "What is played now is not kept.",
    keep: "Keep the game",
  },
  missing: "This game is not kept in this browser any more.",
  forgotten: "Everything kept in this browser was forgotten in another tab; the game has ended.",
  trouble: {
    full: "There is no space left to store your games. You can play on.",
    unavailable: "This browser does not let the page store your games just now. You can play on.",
    advice:
      "To lose nothing, save the game as a file before you close the tab. As soon as storing works again, it is done by itself.",
    adviceFull:
      "To lose nothing, save the game as a file before you close the tab, or delete games you no longer need. As soon as there is space, it is stored by itself.",
    save: "Save the game as a file",
    close: "Close",
  },
  forget: {
    text: "Kept on this device only: your games, your last choices, your name, the keys to your online tables, judgements of moves, language and colours.",
    sure: (n: number) =>
      n === 0
        ? "Your places at online tables and all your choices are lost."
        : `${capital(games(n))}, your places at online tables and all your choices are lost.`,
    stays:
      "Games at online tables stay on the server. The page itself stays here, so that it works without a network; it holds nothing of yours.",
    export: "Save the games as a file first",
    failed: "The games could not be deleted: the browser does not answer. Try it again.",
  },
};

export type LibraryTexts = typeof en;
