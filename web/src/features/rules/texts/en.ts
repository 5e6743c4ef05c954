/** The texts of the rules pages in English. */
export const en = {
  contents: "On this page",
  task: "Try it",
  reset: "Start again",
  solved: "Yes, that is it.",
  legalButOther: "Legal, but not what was asked. Try again.",
  rulings: "What the booklet leaves open",
  rulingsHint:
    "Each unclear point, what we decided and why. Where there is an option you can switch it.",
  booklet: "The booklet",
  ruling: "The ruling",
  why: "Why",
  option: "Option",
  credits: "Credits",
  playIt: "Play it",
  refusedHere: "Worth a try, but not allowed:",
  intro:
    "Each game explained from the start, on boards that you can try by hand, with every unclear point of its booklet settled.",
  read: "Read the rules",
  live: "Every board on this page can be played on. Read its task and try it; try the forbidden moves too, to see what the rules answer.",
  optionValues: (values: string) => `Values: ${values}.`,
  optionDefault: (value: string) => `Default: ${value}.`,
  noOption: "no option",
  changeOption: "Change it in a new game",
};

export type RulesTexts = typeof en;
