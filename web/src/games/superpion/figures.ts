/** Interactive figures of the rules of Superpion. */
import type { Figure } from "../types";

export const figures: Figure[] = [
  {
    id: "superpion-board",
    spec: "superpion",
    title: { en: "The board and its camps", fr: "Le plateau et ses camps" },
    caption: {
      en: "Four arms, four camps, fifteen pawns each. The middle is empty. Blue’s back line is rank 1, Red’s file `a`, Yellow’s rank 16, Black’s file `p`.",
      fr: "Quatre bras, quatre camps, quinze pions chacun. Le milieu est vide. La ligne de fond de Bleu est la ligne 1, celle de Rouge la colonne `a`, celle de Jaune la ligne 16, celle de Noir la colonne `p`.",
    },
    task: {
      en: "Send out any blue pawn that can move.",
      fr: "Sortez n’importe quel pion bleu qui peut bouger.",
    },
    solves: [
      "d3-d5",
      "e2-e4",
      "f3-f5",
      "g2-g4",
      "h3-h5",
      "i2-i4",
      "j3-j5",
      "k2-k4",
      "l3-l5",
      "m2-m4",
    ],
    refused: [
      {
        move: "d1-d3",
        words: {
          en: "The next white cell is taken by a blue pawn.",
          fr: "La prochaine case blanche est prise par un pion bleu.",
        },
      },
    ],
  },
  {
    id: "superpion-step",
    spec: "superpion",
    position: "5/4y/1y3/8/8/8/8/8/1r6/3b4/8/8/8/5/5/b4 -/-/-/- b - 0 -",
    title: { en: "A pawn’s steps", fr: "Les pas d’un pion" },
    caption: {
      en: "Blue’s pawn on `h7` can go forward to `h9` or sideways to `f7` and `j7`.",
      fr: "Le pion bleu en `h7` peut avancer en `h9` ou aller de côté, en `f7` ou `j7`.",
    },
    task: {
      en: "Move the pawn on `h7` sideways.",
      fr: "Déplacez le pion `h7` de côté.",
    },
    solves: ["h7-f7", "h7-j7"],
    refused: [
      {
        move: "h7-h5",
        words: {
          en: "That is backwards, towards Blue’s own back line.",
          fr: "C’est en arrière, vers la ligne de fond de Bleu.",
        },
      },
      {
        move: "h7-i8",
        words: {
          en: "Diagonals are for captures.",
          fr: "Les diagonales sont réservées aux prises.",
        },
      },
      {
        move: "h7-h11",
        words: {
          en: "A pawn goes to the next white cell, not to the one after.",
          fr: "Un pion va sur la prochaine case blanche, pas sur la suivante.",
        },
      },
    ],
  },
  {
    id: "superpion-second",
    spec: "superpion",
    position: "5/4y/1y3/8/8/8/8/8/1r6/3b4/8/8/8/5/5/b4 -/-/-/- b - 0 -",
    moves: ["h7-h9"],
    title: { en: "The second move of the turn", fr: "Le second déplacement du tour" },
    caption: {
      en: "Blue has moved one pawn to `h9`. The turn is not over: now another piece has to move.",
      fr: "Bleu a joué un pion en `h9`. Le tour n’est pas fini : une autre pièce doit maintenant bouger.",
    },
    task: { en: "Finish Blue’s turn.", fr: "Terminez le tour de Bleu." },
    solves: ["d1-d3", "d1-f1"],
    refused: [
      {
        move: "h9-h11",
        words: {
          en: "This pawn has already moved this turn (S-R6).",
          fr: "Ce pion a déjà bougé ce tour-ci (S-R6).",
        },
      },
    ],
  },
  {
    id: "superpion-capture",
    spec: "superpion",
    position: "5/4y/5/8/8/8/8/8/4r2k/3b4/3y4/8/8/b4/5/5 -/-/-/- b - 0 -",
    title: { en: "A pawn captures", fr: "Un pion prend" },
    caption: {
      en: "Red on `i8` and Yellow on `g6` both touch Blue’s pawn at a corner, and the cells behind them are free. One capture is forward, the other backward.",
      fr: "Rouge en `i8` et Jaune en `g6` touchent tous deux le pion bleu par un coin, et les cases derrière eux sont libres. Une prise va vers l’avant, l’autre vers l’arrière.",
    },
    task: { en: "Capture one of them.", fr: "Prenez l’un des deux." },
    solves: ["h7:f5", "h7:j9"],
    refused: [
      {
        move: "d3-d5",
        words: {
          en: "A capture is possible, so Blue must capture.",
          fr: "Une prise est possible : Bleu doit prendre.",
        },
      },
      {
        move: "h7-h9",
        words: {
          en: "The pawn may not walk away from a capture.",
          fr: "Le pion ne peut pas se dérober à la prise.",
        },
      },
    ],
  },
  {
    id: "superpion-chain",
    spec: "superpion",
    position: "5/4y/5/8/8/8/5y1k/8/4r3/8/3r4/2b5/6k1/4b/5/5 -/-/-/- b - 0 -",
    title: { en: "A chain of captures", fr: "Une chaîne de prises" },
    caption: {
      en: "From `f5` three pawns stand on one diagonal with a free cell behind each. The pawn on `l3` could take one as well, but three are more than one.",
      fr: "Depuis `f5`, trois pions se suivent sur une diagonale, chacun avec une case libre derrière lui. Le pion `l3` pourrait aussi en prendre un, mais trois valent plus qu’un.",
    },
    task: { en: "Take the greatest number.", fr: "Prenez le plus grand nombre." },
    solves: ["f5:h7:j9:l11"],
    refused: [
      {
        move: "f5:h7",
        words: {
          en: "The chain is not over: more can be taken.",
          fr: "La chaîne n’est pas finie : on peut encore prendre.",
        },
      },
      {
        move: "l3:n5",
        words: {
          en: "It takes one pawn, while `f5` can take three (S-R5).",
          fr: "Cela ne prend qu’un pion, alors que `f5` peut en prendre trois (S-R5).",
        },
      },
    ],
  },
  {
    id: "superpion-promotion",
    spec: "superpion",
    position: "5/4y/5/8/7k/8/8/6b1/1r6/8/8/8/8/b4/5/5 -/-/-/b1y2 b - 0 -",
    title: { en: "A promotion and its cap", fr: "Une promotion et son chapeau" },
    caption: {
      en: "Blue’s pawn on `n9` is one step from Black’s back line. Black’s reserve holds one blue and two yellow pawns: one of them will be the cap.",
      fr: "Le pion bleu en `n9` est à un pas de la ligne de fond de Noir. La réserve de Noir contient un pion bleu et deux jaunes : l’un d’eux sera le chapeau.",
    },
    task: {
      en: "Promote the pawn and take back your own colour.",
      fr: "Faites la promotion et récupérez votre couleur.",
    },
    solves: ["n9-p9=b"],
    refused: [
      {
        move: "n9-p9=k",
        words: {
          en: "There is no black pawn in Black’s reserve.",
          fr: "Il n’y a pas de pion noir dans la réserve de Noir.",
        },
      },
    ],
  },
  {
    id: "superpion-box",
    spec: "superpion",
    position: "5/4y/5/8/7k/8/8/6b1/1r6/8/8/8/8/b4/5/5 -/-/-/- b - 0 -",
    title: { en: "A cap from the box", fr: "Un chapeau de la boîte" },
    caption: {
      en: "The same step, but Black has captured nothing yet. The cap is a new blue pawn from the box.",
      fr: "Le même pas, mais Noir n’a encore rien pris. Le chapeau est un pion bleu neuf, tiré de la boîte.",
    },
    task: { en: "Promote the pawn.", fr: "Faites la promotion." },
    solves: ["n9-p9=b"],
    refused: [
      {
        move: "n9-p9=k",
        words: {
          en: "From the box you get your own colour, no other (S-R7).",
          fr: "De la boîte, on ne tire que sa propre couleur (S-R7).",
        },
      },
    ],
  },
  {
    id: "superpion-through",
    spec: "superpion",
    position: "5/4y/5/8/8/8/8/8/1r5k/8/7k/6b1/8/b4/5/5 -/-/-/- b - 0 -",
    title: { en: "Only passing through", fr: "Ne faire que passer" },
    caption: {
      en: "The first capture lands on Black’s back line, on `p7`. But the chain goes on and ends on `n9`. The pawn stays a pawn.",
      fr: "La première prise mène sur la ligne de fond de Noir, en `p7`. Mais la chaîne continue et se termine en `n9`. Le pion reste un pion.",
    },
    task: { en: "Take both pawns.", fr: "Prenez les deux pions." },
    solves: ["n5:p7:n9"],
    refused: [
      {
        move: "n5:p7=b",
        words: {
          en: "You may not stop there to be promoted while a second pawn can be taken.",
          fr: "On ne s’arrête pas là pour la promotion tant qu’un second pion peut être pris.",
        },
      },
    ],
  },
  {
    id: "superpion-travel",
    spec: "superpion",
    position: "4y/5/5/3y4/8/8/1r6/8/8/3Bb4/8/8/7k/1b3/5/5 -/-/-/- b - 0 -",
    title: { en: "A superpion travels", fr: "Un superpion voyage" },
    caption: {
      en: "Blue’s superpion on `h7` sees along its rank and its file, as far as the cells are empty.",
      fr: "Le superpion bleu en `h7` voit loin, sur sa ligne et sur sa colonne, tant que les cases sont vides.",
    },
    task: {
      en: "Bring it all the way back to Blue’s back line.",
      fr: "Ramenez-le jusqu’à la ligne de fond de Bleu.",
    },
    solves: ["h7-h1"],
    refused: [
      {
        move: "h7-h15",
        words: {
          en: "The yellow pawn on `h13` is in the way. In a straight line nothing is jumped.",
          fr: "Le pion jaune en `h13` barre la route. En ligne droite, on ne saute rien.",
        },
      },
      {
        move: "h7-i8",
        words: {
          en: "Diagonals are for captures, for superpions too.",
          fr: "Les diagonales sont réservées aux prises, même pour un superpion.",
        },
      },
    ],
  },
  {
    id: "superpion-sweep",
    spec: "superpion",
    position: "4y/5/5/8/8/8/8/8/8/2r5/5y2/1By6/7k/b4/5/5 -/-/-/- b - 0 -",
    title: { en: "A superpion captures", fr: "Un superpion prend" },
    caption: {
      en: "Blue’s superpion on `d5` wears a yellow cap. It can take Red on `f7`, choose `h9` to land on, turn, and take Yellow on `k6`.",
      fr: "Le superpion bleu en `d5` porte un chapeau jaune. Il peut prendre Rouge en `f7`, choisir de se poser en `h9`, tourner, et prendre Jaune en `k6`.",
    },
    task: {
      en: "Take both pawns in one chain.",
      fr: "Prenez les deux pions d’une seule chaîne.",
    },
    solves: ["d5:h9:l5", "d5:h9:m4"],
    refused: [
      {
        move: "d5:h9",
        words: {
          en: "The chain stops short: the second pawn must be taken too.",
          fr: "La chaîne s’arrête trop tôt : il faut prendre aussi le second pion.",
        },
      },
      {
        move: "d5:g8",
        words: {
          en: "From `g8` nothing more can be taken, and two are possible.",
          fr: "De `g8`, on ne prend plus rien, alors que deux prises sont possibles.",
        },
      },
    ],
  },
  {
    id: "superpion-partner",
    spec: "superpion-teams",
    position: "5/4y/5/8/8/8/8/8/3ry2k/3b4/8/8/8/b4/5/5 -/-/-/- b - 0 -",
    title: { en: "Partners do not take each other", fr: "On ne prend pas son équipier" },
    caption: {
      en: "Red on `g8` is an opponent, Yellow on `i8` is Blue’s partner.",
      fr: "Rouge, en `g8`, est un adversaire ; Jaune, en `i8`, est l’équipier de Bleu.",
    },
    task: { en: "Make the capture that is allowed.", fr: "Faites la prise permise." },
    solves: ["h7:f9"],
    refused: [
      {
        move: "h7:j9",
        words: {
          en: "That is your partner’s pawn.",
          fr: "C’est un pion de votre équipier.",
        },
      },
    ],
  },
  {
    id: "superpion-two",
    spec: "superpion-2",
    position: "5/4y/5/8/8/8/8/8/1r5k/3b4/8/8/8/b4/5/5 -/-/-/- b - 0 -",
    title: { en: "Up or to the right", fr: "Vers le haut ou la droite" },
    caption: {
      en: "In the game for two, Blue and Red march away from their common corner. Stepping left is no longer possible for Blue.",
      fr: "Dans le jeu à deux, Bleu et Rouge s’éloignent de leur coin commun. Bleu ne peut plus aller vers la gauche.",
    },
    task: {
      en: "Make a step with `h7` that is allowed here.",
      fr: "Faites avec `h7` un pas permis ici.",
    },
    solves: ["h7-h9", "h7-j7"],
    refused: [
      {
        move: "h7-f7",
        words: {
          en: "To the left lies Red, Blue’s own side.",
          fr: "À gauche se trouve Rouge, du même camp que Bleu.",
        },
      },
    ],
  },
  {
    id: "superpion-three",
    spec: "superpion-3",
    title: { en: "Three players and a wall", fr: "Trois joueurs et un mur" },
    caption: {
      en: "All four camps are full, but nobody plays Black. Blue begins, then Red, then Yellow.",
      fr: "Les quatre camps sont pleins, mais personne ne joue Noir. Bleu commence, puis Rouge, puis Jaune.",
    },
    task: {
      en: "Move the pawn on `l3`, the front one nearest to the neutral camp.",
      fr: "Avancez le pion `l3`, le plus proche du camp neutre sur la ligne avant.",
    },
    solves: ["l3-l5"],
  },
];
