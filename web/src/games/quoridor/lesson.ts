/** The lesson of Quoridor. */
import type { Lesson } from "../types";

export const lesson: Lesson = {
  spec: "quoridor",
  position: "e3/10 e7/10 - S",
  steps: [
    {
      say: {
        en: "You are South. Both pawns have already taken two steps. Take another one straight ahead, to `e4`.",
        fr: "Vous êtes Sud. Chaque pion a déjà fait deux pas. Faites-en un de plus, tout droit, en `e4`.",
      },
      expect: ["e4"],
      praise: {
        en: "One line nearer. North does the same, and now a single cell lies between you.",
        fr: "Une ligne de gagnée. Nord fait de même : une seule case vous sépare.",
      },
      replies: ["e6"],
    },
    {
      say: {
        en: "Do not step in: North would jump you. Let North come, and lay a wall behind you where only North still has to pass: `e3h`.",
        fr: "N’avancez pas : Nord vous sauterait. Laissez-le venir, et posez derrière vous une barrière que lui seul devra contourner : `e3h`.",
      },
      expect: ["e3h"],
      praise: {
        en: "It costs North a detour and you nothing. North walks up to you all the same.",
        fr: "Elle coûte un détour à Nord, et rien à vous. Nord vient tout de même se placer devant vous.",
      },
      replies: ["e5"],
    },
    {
      say: {
        en: "Face to face, and it is your turn. Jump over North, to `e6`.",
        fr: "Face à face, et c’est à vous. Sautez par-dessus Nord, en `e6`.",
      },
      expect: ["e6"],
      praise: {
        en: "Two lines in one turn. North answers with a wall right in front of you.",
        fr: "Deux lignes en un tour. Nord répond par une barrière juste devant vous.",
      },
      replies: ["e6h"],
    },
    {
      say: {
        en: "The wall covers files e and f. Its left end is nearer: go to `d6`.",
        fr: "La barrière couvre les colonnes e et f. Son bout gauche est le plus proche : allez en `d6`.",
      },
      expect: ["d6"],
      praise: {
        en: "Round the corner. North moves on and reaches the wall you left there.",
        fr: "Vous voilà au coin. Nord avance et bute sur la barrière que vous avez laissée.",
      },
      replies: ["e4"],
    },
    {
      say: {
        en: "Count: you need three steps, North needs four. You are ahead, so walk on, to `d7`.",
        fr: "Comptez : il vous faut trois pas, il en faut quatre à Nord. Vous êtes devant : continuez, en `d7`.",
      },
      expect: ["d7"],
      praise: {
        en: "North has to walk round your wall.",
        fr: "Nord doit faire le tour de votre barrière.",
      },
      replies: ["d4"],
    },
    {
      say: {
        en: "Nothing bars your way. On to `d8`.",
        fr: "Rien ne vous barre la route. Avancez en `d8`.",
      },
      expect: ["d8"],
      praise: {
        en: "One more. North can only hope.",
        fr: "Plus qu’un pas. Nord ne peut qu’espérer.",
      },
      replies: ["d3"],
    },
    {
      say: {
        en: "Step onto the far line, `d9`.",
        fr: "Posez le pied sur la ligne d’en face, en `d9`.",
      },
      expect: ["d9"],
      praise: {
        en: "You have arrived!",
        fr: "Vous êtes arrivé !",
      },
    },
  ],
  end: {
    en: "You have stepped, built and jumped, and arrived with North still two steps away. North could have laid more walls in the last turns; a sharper opponent will. Figures 8 and 9 show the one thing missing here, the step aside.",
    fr: "Vous avez marché, construit, sauté, et vous arrivez quand Nord est encore à deux pas. Il aurait pu poser d’autres barrières dans les derniers tours ; un adversaire plus attentif le fera. Les figures 8 et 9 montrent ce qui manquait ici : le pas de côté.",
  },
};
