/** The texts of lessons in English. */
export const en = {
  step: (n: number, all: number) => `Step ${n} of ${all}`,
  again: "From the beginning",
  pieces: "The pieces",
  notThis: "That is legal, but let us try what was asked first.",
  show: "Show me",
  done: "Well done!",
  touches: "Touch, in this order:",
  replying: "The answer follows …",
  toRules: "Read the rules",
  toPlay: "Play a game",
};

export type LessonTexts = typeof en;
