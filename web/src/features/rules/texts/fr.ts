/** The texts of the rules pages in French. */
import type { RulesTexts } from "./en";

export const fr: RulesTexts = {
  contents: "Sur cette page",
  task: "À vous d’essayer",
  reset: "Recommencer",
  solved: "Oui, c’est bien cela.",
  legalButOther: "Permis, mais ce n’est pas ce qui était demandé. Essayez encore.",
  rulings: "Ce que le livret laisse ouvert",
  rulingsHint:
    "Chaque point obscur, ce que nous avons décidé et pourquoi. S’il y a une option, vous pouvez la changer.",
  booklet: "Le livret",
  ruling: "La décision",
  why: "Pourquoi",
  option: "Option",
  credits: "Crédits",
  playIt: "Jouer",
  refusedHere: "À essayer, mais interdit :",
  intro:
    "Chaque jeu expliqué depuis le début, sur des plateaux que l’on essaie à la main, et chaque point obscur de son livret tranché.",
  read: "Lire les règles",
  live: "On peut jouer sur chaque plateau de cette page. Lisez l’exercice et essayez ; essayez aussi les coups interdits, pour voir ce que la règle répond.",
  optionValues: (values: string) => `Valeurs : ${values}.`,
  optionDefault: (value: string) => `Par défaut : ${value}.`,
  noOption: "pas d’option",
  changeOption: "La changer dans une nouvelle partie",
};
