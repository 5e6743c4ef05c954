/** The texts of the about page in English. */
export const en = {
  intro: (games: string) =>
    `Tablier is French for game board. It is the open home of four abstract games that came in paper booklets: ${games}.`,
  text: [
    "What you play here runs on your own device, the engine too, and is kept in this browser. Only online tables are kept on the server, so that others can play with you.",
    "The rules follow the booklets to the letter; unclear points are settled by numbered rulings, and where readers differ an option switches them.",
  ],
  credits: "The games and their makers",
  storage: "Your data",
  clear: "Forget everything kept here",
  cleared: "Forgotten.",
};

export type AboutTexts = typeof en;
