/** Interactive figures of the rules of Point. */
import type { Figure } from "../types";

export const figures: Figure[] = [
  {
    id: "point-row",
    spec: "point",
    title: { en: "Laying a row", fr: "Poser sa rangée" },
    caption: {
      en: "Nothing is on the table yet. South is about to lay six black and six white pawns.",
      fr: "La table est encore vide. Sud va aligner six pions noirs et six blancs.",
    },
    task: {
      en: "Lay this well-mixed row: ●○○●●○●○○●○●.",
      fr: "Posez cette rangée bien mêlée : ●○○●●○●○○●○●.",
    },
    solves: ["row:BWWBBWBWWBWB"],
    refused: [
      {
        move: "row:BBBBBBBWWWWW",
        words: {
          en: "Seven black and five white: a row starts with six of each.",
          fr: "Sept noirs et cinq blancs : une rangée commence avec six de chaque.",
        },
      },
    ],
  },
  {
    id: "point-1",
    spec: "point",
    position:
      "play S S:BBWBBWWBWWBW:BB=BBB+BW=WWB+WB=BBB+WW=BBB N:BWBWBWBWBWBW:BB=WWB+WB=WBW+WW=WWW offer:- drawn:BB=BBB swaps:0 out:-",
    title: { en: "Example 1: an exchange", fr: "Exemple 1 : un échange" },
    caption: {
      en: "South holds the card that can be read ●○○ = ○●. With an empty bank it is the only one of use: give ●○○, take ○● back out of what was just given, and one *white* pawn stays in the bank. The booklet says a black one; that is a misprint (P-E1).",
      fr: "Sud a la carte qui peut se lire ●○○ = ○●. La banque étant vide, c’est la seule utile : on donne ●○○, on reprend ○● dans ce qu’on vient de donner, et il reste à la banque un pion *blanc*. Le livret dit noir ; c’est une coquille (P-E1).",
    },
    task: {
      en: "Use the card to exchange ●○○ for ○●, wherever ●○○ stands in the row.",
      fr: "Utilisez la carte pour échanger ●○○ contre ○●, à l’un des endroits où se trouve ●○○.",
    },
    solves: ["use:BWW=WB@5", "use:BWW=WB@8"],
    refused: [
      {
        move: "use:BB=BBB@1",
        words: {
          en: "You give two black pawns and would take three, but the bank has no other (P-R1).",
          fr: "Vous donnez deux noirs et en reprendriez trois, mais la banque n’en a pas d’autre (P-R1).",
        },
      },
      {
        move: "use:WB=BWW@3",
        words: {
          en: "When a card is turned, both sides are reversed. This card does not read like that (P-R3).",
          fr: "Quand on tourne une carte, ses deux côtés s’inversent. Celle-ci ne se lit pas ainsi (P-R3).",
        },
      },
      {
        move: "drop:WW=BBB",
        words: {
          en: "A card can be used, so one must be used.",
          fr: "Une carte peut servir : il faut en utiliser une.",
        },
      },
    ],
  },
  {
    id: "point-2",
    spec: "point",
    position:
      "play N S:BBWBBWB:BB=BWB+WB=WBW+WW=BBB N:BBWWWWBBBWWBWWW:BW=BWB+WB=BWW+WW=BWB+WW=BWB offer:- drawn:WB=BWW swaps:0 out:-",
    title: { en: "Example 2: which way round?", fr: "Exemple 2 : dans quel sens ?" },
    caption: {
      en: "North collects white and holds a card that reads ○● = ●○○ or ○○● = ●○. The first way gains a white pawn, the second loses one. Given ○●, the bank has ○○●●, so ●○○ is there to take. The row grows from 15 pawns to 16; the booklet prints 15 and then 17, which no such card can do (P-E2).",
      fr: "Nord collectionne le blanc et a une carte qui se lit ○● = ●○○ ou ○○● = ●○. Le premier sens gagne un pion blanc, le second en perd un. Une fois ○● donné, la banque a ○○●● : on peut y prendre ●○○. La rangée passe de 15 pions à 16 ; le livret imprime 15, puis 17, ce qu’aucune carte de ce genre ne peut faire (P-E2).",
    },
    task: {
      en: "Use this card the way that gains a white pawn.",
      fr: "Utilisez cette carte dans le sens qui gagne un pion blanc.",
    },
    solves: ["use:WB=BWW@6", "use:WB=BWW@11"],
    refused: [
      {
        move: "use:WW=BWB@3",
        words: {
          en: "This needs two black pawns from the bank, which has one (P-R1).",
          fr: "Il faudrait deux pions noirs, et la banque n’en a qu’un (P-R1).",
        },
      },
      {
        move: "use:WB=BWW@5",
        words: {
          en: "From the fifth pawn on, the row shows ○○, not ○●.",
          fr: "À partir du cinquième pion, la rangée montre ○○, pas ○●.",
        },
      },
    ],
  },
  {
    id: "point-drop",
    spec: "point",
    position:
      "play S S:BBBBBBW:WB=BWB+WB=WBW+WW=BWB+WW=WWW N:WBWWBWWB:BB=BBB+BB=WBB+BW=WBB offer:- drawn:WW=WWW swaps:0 out:-",
    title: { en: "Nothing fits", fr: "Rien ne convient" },
    caption: {
      en: "South is one pawn away from winning, but the row contains none of the groups these four cards ask for. One of them has to go.",
      fr: "Sud est à un pion de la victoire, mais sa rangée ne contient aucun des groupes que demandent ces quatre cartes. L’une d’elles doit partir.",
    },
    task: { en: "Drop a card, any card.", fr: "Écartez une carte, n’importe laquelle." },
    solves: ["drop:WB=BWB", "drop:WB=WBW", "drop:WW=BWB", "drop:WW=WWW"],
    refused: [
      {
        move: "use:WB=BWB@6",
        words: {
          en: "The row ends with ●○. The card asks for ○●.",
          fr: "La rangée finit par ●○. La carte demande ○●.",
        },
      },
    ],
  },
  {
    id: "point-take",
    spec: "point",
    position:
      "choice N S:BBBBBBW:WB=BWB+WW=BWB+WW=WWW N:WWWWB:BB=BBB+BB=WBB+BW=WBB offer:WB=WWW drawn:- swaps:0 out:-",
    title: { en: "A gift", fr: "Un cadeau" },
    caption: {
      en: "South has just dropped the card ○● = ○○○. North, who collects white, may take it instead of drawing, and must then use it at once.",
      fr: "Sud vient d’écarter la carte ○● = ○○○. Nord, qui collectionne le blanc, peut la ramasser au lieu de piocher ; il doit alors s’en servir aussitôt.",
    },
    task: {
      en: "Take the card and win with it.",
      fr: "Ramassez la carte et gagnez avec elle.",
    },
    solves: ["take:WB=WWW@4"],
    refused: [
      {
        move: "take:BB=BBB@1",
        words: {
          en: "That card is in North’s hand. Only the dropped one can be taken (P-R4).",
          fr: "Cette carte est dans le jeu de Nord. On ne ramasse que la carte écartée (P-R4).",
        },
      },
    ],
  },
  {
    id: "point-win",
    spec: "point",
    position:
      "play S S:BBBBWBW:BB=WBW+WB=WWW+WW=BWB+WW=WWW N:WBWWBWWB:BB=BBB+BB=WBB+BW=WBB offer:- drawn:WW=WWW swaps:0 out:-",
    title: { en: "The last exchange", fr: "Le dernier échange" },
    caption: {
      en: "Two white pawns are left in South’s row, with a black one between them. One of the cards, turned round, fits exactly.",
      fr: "Il reste deux pions blancs dans la rangée de Sud, avec un noir entre eux. L’une des cartes, tournée, convient exactement.",
    },
    task: { en: "Win with one exchange.", fr: "Gagnez en un échange." },
    solves: ["use:WBW=BB@5"],
    refused: [
      {
        move: "use:BB=WBW@5",
        words: {
          en: "The right card, the wrong way round: the row shows ○● there.",
          fr: "La bonne carte, mais dans le mauvais sens : la rangée montre ○● à cet endroit.",
        },
      },
    ],
  },
  {
    id: "point-three",
    spec: "point-3",
    position:
      "play W S:BBWBW:WB=WBW+WW=BWB+WW=WWW W:BBBWW:BB=BBB+BB=WBB+BW=WBB+WW=BBB N:BWBBWBW:BB=WBW+WB=WWW+WW=WWB offer:- drawn:WW=BBB swaps:0 out:-",
    title: { en: "Three collectors of black", fr: "Trois collectionneurs de noir" },
    caption: {
      en: "South, West and North all want black, so everybody is after the same pawns. West has just drawn ○○ = ●●●.",
      fr: "Sud, Ouest et Nord veulent tous du noir : chacun court après les mêmes pions. Ouest vient de piocher ○○ = ●●●.",
    },
    task: { en: "Let West win.", fr: "Faites gagner Ouest." },
    solves: ["use:WW=BBB@4"],
  },
  {
    id: "point-swap",
    spec: "point-teams",
    position:
      "play S S:BBWWBWB:BW=BWW+BW=WWW+WB=WBB+WB=WWW W:WBWWBWWB:BB=BBB+BB=WBB+BW=WBB N:BBWBW:BB=WBW+WB=WWW+WW=BBB E:WBWBWBWW:BB=BBB+BB=BBW+BW=BBB offer:- drawn:BW=WWW swaps:0 out:-",
    title: { en: "Swapping with the partner", fr: "Échanger avec son partenaire" },
    caption: {
      en: "North, South’s partner, holds ○○ = ●●●, which would suit South’s row very well. North has no ○○ to use it on.",
      fr: "Nord, partenaire de Sud, a ○○ = ●●●, qui irait très bien à la rangée de Sud. Nord, lui, n’a pas de ○○ où l’employer.",
    },
    task: {
      en: "Get that card, for any of your own.",
      fr: "Obtenez cette carte, contre l’une des vôtres.",
    },
    solves: [
      "swap:BW=BWW:WW=BBB",
      "swap:BW=WWW:WW=BBB",
      "swap:WB=WBB:WW=BBB",
      "swap:WB=WWW:WW=BBB",
    ],
    refused: [
      {
        move: "use:WW=BBB@3",
        words: {
          en: "The card is still your partner’s. Swap first.",
          fr: "La carte est encore à votre partenaire. Échangez d’abord.",
        },
      },
    ],
  },
  {
    id: "point-stop",
    spec: "point-teams",
    position:
      "choice S S:BBBBBBBB:WB=WBW+WW=BWB+WW=WWW W:WBWWBWWB:BB=BBB+BB=WBB+BW=WBB N:BBWBW:BB=WBW+WB=WWW+WW=WWB E:WBWBWBWW:BB=BBB+BB=BBW+BW=BBB offer:- drawn:- swaps:0 out:-",
    title: { en: "Enough for one", fr: "L’un a fini" },
    caption: {
      en: "South’s row is pure: eight black pawns. By stopping, South keeps it so and gives all cards to North, who now needs at least four black pawns and no white one.",
      fr: "La rangée de Sud est pure : huit pions noirs. En s’arrêtant, Sud la garde ainsi et donne toutes ses cartes à Nord, qui doit arriver à quatre pions noirs au moins, sans aucun blanc.",
    },
    task: { en: "Stop, and leave the rest to North.", fr: "Arrêtez-vous et laissez faire Nord." },
    solves: ["stop"],
  },
];
