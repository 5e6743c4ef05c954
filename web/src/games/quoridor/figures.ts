/** Interactive figures of the rules of Quoridor. */
import type { Figure } from "../types";

export const figures: Figure[] = [
  {
    id: "quoridor-1",
    spec: "quoridor",
    title: { en: "Figure 1: the start", fr: "Figure 1 : le départ" },
    caption: {
      en: "Each pawn stands in the middle of its own line, with ten walls in store. South has to reach the top line, North the bottom line.",
      fr: "Chaque pion est au milieu de sa ligne, avec dix barrières en réserve. Sud doit atteindre la ligne du haut, Nord celle du bas.",
    },
    task: {
      en: "Take the first step towards the far line.",
      fr: "Faites le premier pas vers la ligne d’en face.",
    },
    solves: ["e2"],
    refused: [
      {
        move: "f2",
        words: {
          en: "Pawns do not walk diagonally.",
          fr: "Un pion ne marche pas en diagonale.",
        },
      },
    ],
  },
  {
    id: "quoridor-2",
    spec: "quoridor",
    position: "e5/10 c8/10 - S",
    title: { en: "Figure 2: four ways to step", fr: "Figure 2 : quatre pas possibles" },
    caption: {
      en: "South on `e5` can go to `e6`, `d5`, `f5`, or back to `e4`.",
      fr: "Sud, en `e5`, peut aller en `e6`, `d5`, `f5`, ou revenir en `e4`.",
    },
    task: {
      en: "Step sideways, left or right.",
      fr: "Faites un pas de côté, à gauche ou à droite.",
    },
    solves: ["d5", "f5"],
    refused: [
      {
        move: "f6",
        words: {
          en: "That is a diagonal. It takes two steps, and two turns.",
          fr: "C’est une diagonale. Il faut deux pas, donc deux tours.",
        },
      },
      {
        move: "e7",
        words: {
          en: "Two cells at once are only possible by jumping a pawn, and `e6` is empty.",
          fr: "On n’avance de deux cases qu’en sautant un pion, et `e6` est vide.",
        },
      },
    ],
  },
  {
    id: "quoridor-3",
    spec: "quoridor",
    position: "e4/10 d8/9 e4h S",
    title: { en: "Figure 3: round the wall", fr: "Figure 3 : contourner" },
    caption: {
      en: "North has laid the wall `e4h` right in front of South. It covers files e and f, so the way round by the left is shorter.",
      fr: "Nord a posé la barrière `e4h` juste devant Sud. Elle couvre les colonnes e et f : le détour par la gauche est le plus court.",
    },
    task: {
      en: "Start round the wall by its nearer end.",
      fr: "Commencez à contourner la barrière par son bout le plus proche.",
    },
    solves: ["d4"],
    refused: [
      {
        move: "e5",
        words: {
          en: "The wall stands between `e4` and `e5`.",
          fr: "La barrière sépare `e4` et `e5`.",
        },
      },
    ],
  },
  {
    id: "quoridor-4",
    spec: "quoridor",
    position: "e2/10 e8/9 e4h S",
    title: { en: "Figure 4: where a wall may lie", fr: "Figure 4 : où poser une barrière" },
    caption: {
      en: "The wall `e4h` separates two cells below from two cells above. Others may touch it but not share its place.",
      fr: "La barrière `e4h` sépare deux cases en dessous de deux cases au-dessus. D’autres peuvent la toucher, mais pas prendre sa place.",
    },
    task: {
      en: "Lay a second wall in line with it, end to end, so that four cells are barred.",
      fr: "Posez une seconde barrière dans son prolongement, bout à bout, pour barrer quatre cases.",
    },
    solves: ["c4h", "g4h"],
    refused: [
      {
        move: "e4v",
        words: {
          en: "It would cross the wall that is there.",
          fr: "Elle croiserait la barrière déjà posée.",
        },
      },
      {
        move: "f4h",
        words: {
          en: "Half of it would lie on the other wall.",
          fr: "La moitié reposerait sur l’autre barrière.",
        },
      },
      {
        move: "i4h",
        words: {
          en: "It would stick out of the board.",
          fr: "Elle dépasserait du plateau.",
        },
      },
    ],
  },
  {
    id: "quoridor-5",
    spec: "quoridor",
    position: "e2/8 d5/9 c5v.d4h.d5h S",
    title: { en: "Figure 5: always leave a way", fr: "Figure 5 : toujours laisser un chemin" },
    caption: {
      en: "North’s pawn sits in a pocket with three walls around it. The only way out is on the right, from `e5` to `f5`. It may be made longer but not shut.",
      fr: "Le pion de Nord est dans une poche entourée de trois barrières. La seule sortie est à droite, de `e5` à `f5`. On peut la rallonger, pas la fermer.",
    },
    task: {
      en: "Lay a horizontal wall just below `f5`: the way gets longer, and it stays open.",
      fr: "Posez une barrière horizontale juste sous `f5` : le chemin s’allonge et reste ouvert.",
    },
    solves: ["f4h"],
    refused: [
      {
        move: "e4v",
        words: {
          en: "It would plug the way out: North could never arrive.",
          fr: "Elle boucherait la sortie : Nord n’arriverait jamais.",
        },
      },
      {
        move: "e5v",
        words: {
          en: "The same plug, one rank higher. North would be shut in.",
          fr: "Le même bouchon, une ligne plus haut. Nord serait enfermé.",
        },
      },
    ],
  },
  {
    id: "quoridor-own",
    spec: "quoridor",
    position: "a1/9 e8/10 a1h S",
    title: { en: "Your own way counts too", fr: "Votre chemin compte aussi" },
    caption: {
      en: "South has gone into a corner under the wall `a1h`. The way out leads along the bottom line. South’s own wall may not close it.",
      fr: "Sud s’est mis dans un coin, sous la barrière `a1h`. La sortie suit la ligne du bas. Sud ne peut pas la fermer lui-même.",
    },
    task: { en: "Walk towards the way out.", fr: "Avancez vers la sortie." },
    solves: ["b1"],
    refused: [
      {
        move: "b1v",
        words: {
          en: "South would be walled in for good (Q-R3).",
          fr: "Sud serait emmuré pour toujours (Q-R3).",
        },
      },
      {
        move: "a2",
        words: {
          en: "The wall `a1h` is in between.",
          fr: "La barrière `a1h` est entre les deux.",
        },
      },
    ],
  },
  {
    id: "quoridor-6",
    spec: "quoridor",
    position: "e4/10 e5/10 - S",
    title: { en: "Figure 6: the jump", fr: "Figure 6 : le saut" },
    caption: {
      en: "The pawns are face to face and it is South’s turn. The cell behind North, `e6`, is free.",
      fr: "Les pions sont face à face et c’est à Sud. La case derrière Nord, `e6`, est libre.",
    },
    task: { en: "Jump over North’s pawn.", fr: "Sautez par-dessus le pion de Nord." },
    solves: ["e6"],
    refused: [
      {
        move: "e5",
        words: {
          en: "Somebody is standing there.",
          fr: "La case est prise.",
        },
      },
      {
        move: "d5",
        words: {
          en: "Stepping beside the pawn is only for when the straight jump is barred. Here it is open.",
          fr: "On ne passe à côté du pion que si le saut tout droit est barré. Ici, il est libre.",
        },
      },
    ],
  },
  {
    id: "quoridor-7",
    spec: "quoridor",
    position: "e8/3 f3/2 c8h.f2h S",
    title: { en: "Figure 7: arriving", fr: "Figure 7 : l’arrivée" },
    caption: {
      en: "South is one line away. The wall `c8h` bars `c9` and `d9`, but it came one file too far to the left: any cell of the top line will do.",
      fr: "Sud est à une ligne du but. La barrière `c8h` ferme `c9` et `d9`, mais elle est une colonne trop à gauche : toutes les cases de la ligne du haut conviennent.",
    },
    task: { en: "Arrive, and win.", fr: "Arrivez, et gagnez." },
    solves: ["e9"],
    refused: [
      {
        move: "f9",
        words: {
          en: "No diagonal steps, not even to win.",
          fr: "Pas de pas en diagonale, même pour gagner.",
        },
      },
    ],
  },
  {
    id: "quoridor-8",
    spec: "quoridor",
    position: "e4/10 e5/9 e5h S",
    title: { en: "Figure 8: stepping aside", fr: "Figure 8 : le pas de côté" },
    caption: {
      en: "The wall `e5h` behind North stops the jump. South may go to the left or to the right of North’s pawn.",
      fr: "La barrière `e5h`, derrière Nord, empêche le saut. Sud peut passer à gauche ou à droite du pion de Nord.",
    },
    task: { en: "Go past on either side.", fr: "Passez d’un côté ou de l’autre." },
    solves: ["d5", "f5"],
    refused: [
      {
        move: "e6",
        words: {
          en: "The wall behind North stops the jump.",
          fr: "La barrière derrière Nord empêche le saut.",
        },
      },
    ],
  },
  {
    id: "quoridor-9",
    spec: "quoridor",
    position: "e4/9 e5/9 d5h.e4v S",
    title: { en: "Figure 9: one side only", fr: "Figure 9 : un seul côté" },
    caption: {
      en: "The same meeting with one more wall, standing to the right of both pawns. One side is left.",
      fr: "La même rencontre, avec une barrière de plus, debout à droite des deux pions. Il ne reste qu’un côté.",
    },
    task: {
      en: "Step aside where it is still possible.",
      fr: "Passez du côté qui reste ouvert.",
    },
    solves: ["d5"],
    refused: [
      {
        move: "f5",
        words: {
          en: "A wall stands between `e5` and `f5`.",
          fr: "Une barrière sépare `e5` et `f5`.",
        },
      },
      {
        move: "e6",
        words: {
          en: "The wall behind North stops the jump.",
          fr: "La barrière derrière Nord empêche le saut.",
        },
      },
    ],
  },
  {
    id: "quoridor-edge",
    spec: "quoridor",
    position: "e8/6 e9/7 - S",
    title: { en: "The edge as a wall", fr: "Le bord comme barrière" },
    caption: {
      en: "North has never left home. Behind it there is no cell to land on, so South may step aside as if a wall were there, and arrives.",
      fr: "Nord n’a pas quitté sa ligne. Derrière lui, aucune case où retomber : Sud peut passer à côté comme devant une barrière, et il arrive.",
    },
    task: { en: "Win past North’s pawn.", fr: "Gagnez en passant à côté de Nord." },
    solves: ["d9", "f9"],
    refused: [
      {
        move: "e9",
        words: {
          en: "North is standing there.",
          fr: "Nord s’y trouve.",
        },
      },
    ],
  },
  {
    id: "quoridor-four",
    spec: "quoridor-4",
    moves: ["e2"],
    title: { en: "Four at the table", fr: "À quatre autour de la table" },
    caption: {
      en: "South has taken a step, now it is West’s turn. West walks from the left edge to the right one.",
      fr: "Sud a fait un pas, c’est à Ouest. Ouest marche du bord gauche vers le bord droit.",
    },
    task: {
      en: "Bring West’s pawn one step nearer to its goal.",
      fr: "Rapprochez d’un pas le pion d’Ouest de son but.",
    },
    solves: ["b5"],
  },
  {
    id: "quoridor-10",
    spec: "quoridor-4",
    position: "e4/5 e6/5 e5/5 h5/5 - S",
    title: { en: "Figure 10: one pawn, never two", fr: "Figure 10 : un pion, jamais deux" },
    caption: {
      en: "In front of South stands North on `e5`, and behind North stands West on `e6`. There is no way through the middle.",
      fr: "Devant Sud se trouve Nord, en `e5`, et derrière Nord, Ouest, en `e6`. On ne passe pas par le milieu.",
    },
    task: {
      en: "Begin to walk round the two pawns.",
      fr: "Commencez à contourner les deux pions.",
    },
    solves: ["d4", "f4"],
    refused: [
      {
        move: "e7",
        words: {
          en: "That would clear two pawns in one jump.",
          fr: "Ce serait franchir deux pions d’un seul saut.",
        },
      },
      {
        move: "d5",
        words: {
          en: "A pawn behind is not a wall: it gives no right to step aside (Q-R2).",
          fr: "Un pion derrière n’est pas une barrière : il ne donne pas droit au pas de côté (Q-R2).",
        },
      },
      {
        move: "f5",
        words: {
          en: "The same on this side: no stepping aside because of a pawn (Q-R2).",
          fr: "De même de ce côté : pas de pas de côté à cause d’un pion (Q-R2).",
        },
      },
    ],
  },
];
