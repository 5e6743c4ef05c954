/** Interactive figures of the rules of Intercept. */
import type { Figure } from "../types";

export const figures: Figure[] = [
  {
    id: "intercept-1",
    spec: "intercept",
    title: { en: "Figure 1: the start", fr: "Figure 1 : le départ" },
    caption: {
      en: "Flat and hollow pawns alternate along the first row, with the double on the Arrivée. The five marked cells around each Arrivée matter at the end of the game. The ball lies on `g7`.",
      fr: "Pions plats et creux alternent sur la première rangée, le double sur l’Arrivée. Les cinq cases marquées autour de chaque Arrivée comptent en fin de partie. La boule est en `g7`.",
    },
    task: {
      en: "Slide the passage pawn `f1` straight ahead.",
      fr: "Faites glisser le pion de passage `f1` tout droit.",
    },
    solves: ["f1-f2"],
    refused: [
      {
        move: "f1-f3",
        words: {
          en: "A slide is one cell, and there is no pawn on `f2` to jump.",
          fr: "On glisse d’une case, et il n’y a pas de pion à sauter en `f2`.",
        },
      },
      {
        move: "g1-g7p",
        words: {
          en: "The bare ball keeps the centre to itself (I-R4).",
          fr: "La boule posée à nu garde le centre pour elle (I-R4).",
        },
      },
      {
        move: "g1-g8p",
        words: {
          en: "Nothing goes through or over the bare ball (I-R4).",
          fr: "Rien ne traverse ni ne saute la boule posée à nu (I-R4).",
        },
      },
    ],
  },
  {
    id: "intercept-2",
    spec: "intercept",
    position:
      "S g7 S/Pb1.d4.f1.i1.k1/Rc1.e1.h1.j1.l1/Dg1p N/Pc13.e13.h13.j13.l13/Rb13.d13.f13.i13.k13/Dg13p",
    title: { en: "Figure 2: sliding", fr: "Figure 2 : le glissement" },
    caption: {
      en: "The pawn on `d4` has nobody around it. It can slide to any of the eight neighbouring cells.",
      fr: "Le pion en `d4` n’a personne autour de lui. Il peut glisser vers l’une des huit cases voisines.",
    },
    task: {
      en: "Slide it diagonally forward.",
      fr: "Faites-le glisser en diagonale vers l’avant.",
    },
    solves: ["d4-c5", "d4-e5"],
    refused: [
      {
        move: "d4-d6",
        words: {
          en: "Two cells are too far for a slide. Only the double goes further.",
          fr: "Deux cases, c’est trop pour un glissement. Seul le double va plus loin.",
        },
      },
    ],
  },
  {
    id: "intercept-3",
    spec: "intercept",
    position:
      "S g7 S/Pb1.d3.f1.i1.k1/Rc1.f6.h1.j1.l1/Dg1p N/Pc13.e4.e13.j13.l13/Rb13.d13.f13.i13.k13/Dc3p",
    title: { en: "Figure 3: jumping", fr: "Figure 3 : le saut" },
    caption: {
      en: "From `d3`, South’s pawn can jump North’s pawn on `e4` and land on `f5`. From there its own pawn on `f6` is the next stepping stone.",
      fr: "De `d3`, le pion de Sud peut sauter celui de Nord en `e4` et retomber en `f5`. De là, son propre pion en `f6` offre un second appui.",
    },
    task: {
      en: "Jump twice in one turn, as far as it goes.",
      fr: "Sautez deux fois dans le même tour, aussi loin que possible.",
    },
    solves: ["d3-f7"],
    refused: [
      {
        move: "d3-b3",
        words: {
          en: "On `c3` stands a double. Ordinary pawns do not jump it.",
          fr: "En `c3` se tient un double. Un pion ordinaire ne le saute pas.",
        },
      },
      {
        move: "d3-g6",
        words: {
          en: "A jump to `f5` and then a slide: the two are never combined.",
          fr: "Un saut en `f5`, puis un glissement : on ne combine jamais les deux.",
        },
      },
    ],
  },
  {
    id: "intercept-4",
    spec: "intercept",
    position:
      "S g7 S/Pb1.d1.f1.i1.k1/Rc1.e1.h1.j1.l1/Db4p N/Pc13.e13.f8.j13.l13/Rb13.d13.f13.i13.k13/Dg13p",
    title: { en: "Figure 4: the double", fr: "Figure 4 : le double" },
    caption: {
      en: "South’s double on `b4` sees North’s pawn on `f8` at the end of a free diagonal. It can slide to any cell before it, or fly over it and land on `g9`.",
      fr: "Le double de Sud, en `b4`, voit le pion de Nord en `f8` au bout d’une diagonale libre. Il peut glisser jusqu’à n’importe quelle case avant lui, ou le survoler et se poser en `g9`.",
    },
    task: {
      en: "Jump the far pawn. Show whichever face you like.",
      fr: "Sautez le pion lointain. Montrez la face que vous voulez.",
    },
    solves: ["b4-g9p", "b4-g9r"],
    refused: [
      {
        move: "b4-h10p",
        words: {
          en: "A jump ends right behind the pawn, and no slide may follow.",
          fr: "Le saut se termine juste derrière le pion, et aucun glissement ne peut suivre.",
        },
      },
    ],
  },
  {
    id: "intercept-flip",
    spec: "intercept",
    position:
      "S g7 S/Pb1.d1.g8.i1.k1/Rc1.e1.h1.j1.l1/Dg9p N/Pc13.e13.h13.j13.l13/Rb13.d13.f13.i13.k13/Dg13p",
    title: { en: "Turning over in place", fr: "Se retourner sur place" },
    caption: {
      en: "South’s double stands exactly where the ball could land, but shows its flat face. Turning it over uses up the pawn action and makes it a repos.",
      fr: "Le double de Sud est là où la boule pourrait tomber, mais il montre sa face plate. Le retourner est l’action de pion du tour, et en fait un repos.",
    },
    task: {
      en: "Turn the double over in place and take the ball in the same turn.",
      fr: "Retournez le double sur place et prenez la boule dans le même tour.",
    },
    solves: ["g9r*g9"],
    refused: [
      {
        move: "b1-b2*g9",
        words: {
          en: "The double still shows its flat face. The ball would roll off.",
          fr: "Le double montre encore sa face plate. La boule n’y tiendrait pas.",
        },
      },
    ],
  },
  {
    id: "intercept-5",
    spec: "intercept",
    position:
      "S g7 S/Pb1.d1.g8.i1.k1/Rc1.f10.h1.j1.l1/Dg1p N/Pc13.e13.h13.j13.l13/Rb13.d13.f13.i13.k13/Dg13p",
    title: { en: "Figure 5: a straight pass", fr: "Figure 5 : une passe droite" },
    caption: {
      en: "The passage pawn on `g8` touches the ball. What is missing is a repos pawn on `g9`, in line.",
      fr: "Le pion de passage en `g8` touche la boule. Il manque un pion de repos en `g9`, dans l’alignement.",
    },
    task: {
      en: "Slide the repos pawn into line and pass the ball to it, straight.",
      fr: "Glissez le pion de repos dans l’alignement et passez-lui la boule, tout droit.",
    },
    solves: ["f10-g9*g9"],
    refused: [
      {
        move: "b1-b2*g9",
        words: {
          en: "`g9` is empty: nothing would catch the ball.",
          fr: "`g9` est vide : rien n’y recevrait la boule.",
        },
      },
      {
        move: "b1-b2*g8",
        words: {
          en: "The ball does not stop on a passage pawn.",
          fr: "La boule ne s’arrête pas sur un pion de passage.",
        },
      },
    ],
  },
  {
    id: "intercept-6",
    spec: "intercept",
    position:
      "S g7 S/Pb1.d1.g8.i1.k1/Rc1.h8.h10.j1.l1/Dg1p N/Pc13.e13.h13.j13.l13/Rb13.d13.f13.i13.k13/Dg13p",
    title: { en: "Figure 6: a bent pass", fr: "Figure 6 : une passe coudée" },
    caption: {
      en: "A pass that is alone may turn on the passage pawn. From `g7` over `g8` the ball can reach `f9`, `g9` or `h9`: all of them lie two cells away.",
      fr: "Une passe seule peut tourner sur le pion de passage. De `g7`, par `g8`, la boule peut atteindre `f9`, `g9` ou `h9` : toutes sont à deux cases.",
    },
    task: {
      en: "Bring a repos pawn to `h9` and bend the pass to it.",
      fr: "Amenez un pion de repos en `h9` et envoyez-y la boule par une passe coudée.",
    },
    solves: ["h10-h9*h9", "h8-h9*h9"],
    refused: [
      {
        move: "b1-b2*h8",
        words: {
          en: "`h8` is a neighbour of `g7`. The ball never lands that near.",
          fr: "`h8` est voisine de `g7`. La boule ne tombe jamais si près.",
        },
      },
    ],
  },
  {
    id: "intercept-chain",
    spec: "intercept",
    position:
      "S b2 S/Pb1.c3.e5.i1.k1/Rb2.c1.d4.d6.l1/Dg1p N/Pc13.e13.h13.j13.l13/Rb13.d13.f13.i13.k13/Dg13p",
    title: { en: "A chain of passes", fr: "Une chaîne de passes" },
    caption: {
      en: "The ball is on South’s repos `b2`. Over `c3` it reaches `d4`, straight along the diagonal. To go on to `d6` it needs a passage pawn exactly between, on `d5`.",
      fr: "La boule est sur le repos `b2` de Sud. Par `c3`, elle atteint `d4`, droit sur la diagonale. Pour continuer jusqu’à `d6`, il lui faut un passage exactement entre les deux, en `d5`.",
    },
    task: {
      en: "Complete the line and send the ball all the way to `d6`.",
      fr: "Complétez la ligne et envoyez la boule jusqu’en `d6`.",
    },
    solves: ["e5-d5*d6", "g1-d5p*d6"],
    refused: [
      {
        move: "k1-k2*d6",
        words: {
          en: "From `d4` over `e5` to `d6` would be bent, and in a chain every pass is straight (I-R3).",
          fr: "De `d4` par `e5` à `d6`, la passe serait coudée ; dans une chaîne, toutes sont droites (I-R3).",
        },
      },
      {
        move: "b2-b3",
        words: {
          en: "The pawn with the ball stays where it is.",
          fr: "Le pion qui porte la boule reste où il est.",
        },
      },
    ],
  },
  {
    id: "intercept-interception",
    spec: "intercept",
    position:
      "S g6 S/Pb1.f7.g5.i1.k1/Re8.f3.h1.j1.l1/Dg1p N/Pc13.e13.h13.j13.l13/Rb13.d13.g6.i13.k13/Dg13p",
    title: { en: "Taking the ball away", fr: "Prendre la boule à l’autre" },
    caption: {
      en: "North has the ball on `g6`. South has a complete line standing, `f7` and `e8`, but neither pawn has just moved. One of the two pawns used must be the one that acts.",
      fr: "Nord a la boule en `g6`. Sud a une ligne toute prête, `f7` et `e8`, mais aucun de ces pions ne vient de bouger. Il faut que l’un des deux pions utilisés soit celui qui agit.",
    },
    task: {
      en: "Move a pawn that makes the pass possible, and take the ball.",
      fr: "Jouez un pion qui rend la passe possible, et prenez la boule.",
    },
    solves: [
      "e8-e7*e7",
      "e8-f8*f8",
      "f3-f4*f4",
      "f3-g4*g4",
      "g1-f4r*f4",
      "g1-f8r*f8",
      "g1-g4r*g4",
      "g1-h4r*h4",
    ],
    refused: [
      {
        move: "b1-b2*e8",
        words: {
          en: "Neither `f7` nor `e8` has moved this turn (I-R5).",
          fr: "Ni `f7` ni `e8` n’a bougé ce tour-ci (I-R5).",
        },
      },
    ],
  },
  {
    id: "intercept-arrival",
    spec: "intercept",
    position:
      "S e11 S/Pb1.d1.e12.i1.k1/Rc1.e11.h1.j1.l1/Dg1p N/Pc13.e13.h13.j13.l13/Rb13.d13.f13.i13.k13/Dj9p",
    title: { en: "Home", fr: "But !" },
    caption: {
      en: "North’s double has gone hunting and left `g13` empty. The ball lies on `e11`. It needs one passage pawn to roll over.",
      fr: "Le double de Nord est parti en chasse et laisse `g13` vide. La boule est en `e11`. Il ne lui manque qu’un pion de passage.",
    },
    task: { en: "Win in one turn.", fr: "Gagnez en un tour." },
    solves: ["e12-f12*g13"],
    refused: [
      {
        move: "b1-b2*g13",
        words: {
          en: "No passage pawn links `e11` and `g13`.",
          fr: "Aucun pion de passage ne relie `e11` et `g13`.",
        },
      },
    ],
  },
  {
    id: "intercept-cover-goal",
    spec: "intercept",
    position:
      "S g11 S/Pb1.g12.h12.i1.k1/Rc1.f12.g11.j1.l1/Dg1p N/Pc13.e13.j13.k10.l13/Rb13.d10.d13.i13.k13/Dg13p",
    title: { en: "Covering the Arrivée", fr: "Recouvrir l’Arrivée" },
    caption: {
      en: "South has the ball on `g11` and a passage on `g12`, but North’s double sits on the Arrivée. A repos pawn may climb on top of it.",
      fr: "Sud a la boule en `g11` et un passage en `g12`, mais le double de Nord occupe l’Arrivée. Un pion de repos peut monter dessus.",
    },
    task: {
      en: "Cover the double and win in the same turn.",
      fr: "Recouvrez le double et gagnez dans le même tour.",
    },
    solves: ["f12-g13*g13"],
    refused: [
      {
        move: "b1-b2*g13",
        words: {
          en: "North’s pawn is on the Arrivée: the ball has nowhere to land.",
          fr: "Un pion de Nord est sur l’Arrivée : la boule n’a pas où tomber.",
        },
      },
      {
        move: "h12-g13",
        words: {
          en: "On the Arrivée only a repos covers.",
          fr: "Sur l’Arrivée, seul un repos recouvre.",
        },
      },
    ],
  },
  {
    id: "intercept-cover-approach",
    spec: "intercept",
    position:
      "S g11 S/Pb1.d1.f11.i1.k1/Rc1.g11.h11.j1.l1/Dg1p N/Pc13.e13.h12.j13.l13/Rb13.d13.f12.i13.k13/Dg12p",
    title: { en: "Covering in front of it", fr: "Recouvrir devant l’Arrivée" },
    caption: {
      en: "Now the Arrivée is empty, but North has shut the three cells in front of it. A passage pawn may cover one of them and let the ball through.",
      fr: "Cette fois l’Arrivée est vide, mais Nord a fermé les trois cases de devant. Un pion de passage peut en recouvrir une et laisser passer la boule.",
    },
    task: { en: "Cover, pass, and win.", fr: "Recouvrez, passez, et gagnez." },
    solves: ["f11-f12*g13", "f11-g12*g13"],
    refused: [
      {
        move: "h11-h12",
        words: {
          en: "Next to the Arrivée only a passage covers, and this is a repos.",
          fr: "À côté de l’Arrivée, seul un passage recouvre, et celui-ci est un repos.",
        },
      },
      {
        move: "b1-b2*g13",
        words: {
          en: "South has no passage pawn between `g11` and the Arrivée yet.",
          fr: "Sud n’a pas encore de passage entre `g11` et l’Arrivée.",
        },
      },
    ],
  },
  {
    id: "intercept-cover-when",
    spec: "intercept",
    position:
      "S d9 S/Pb1.d1.f1.i1.k1/Rc1.e1.f12.j1.l1/Dg1p N/Pc13.e13.h13.j13.l13/Rb13.d9.f13.i13.k13/Dg13p",
    title: { en: "Too early to cover", fr: "Trop tôt pour recouvrir" },
    caption: {
      en: "South’s repos on `f12` is next to the Arrivée, but North has the ball on `d9`. Without the ball, no covering.",
      fr: "Le repos de Sud en `f12` touche l’Arrivée, mais c’est Nord qui a la boule, en `d9`. Sans la boule, on ne recouvre pas.",
    },
    task: {
      en: "Take the free cell in front of the Arrivée instead.",
      fr: "Occupez plutôt la case libre devant l’Arrivée.",
    },
    solves: ["f12-g12"],
    refused: [
      {
        move: "f12-g13",
        words: {
          en: "South neither has the ball nor takes it this turn (I-R7).",
          fr: "Sud n’a pas la boule et ne la prend pas ce tour-ci (I-R7).",
        },
      },
    ],
  },
  {
    id: "intercept-four",
    spec: "intercept-4",
    title: { en: "The start with four", fr: "Le départ à quatre" },
    caption: {
      en: "Seven pawns on each side. From each player’s own left they stand: passage, repos, passage, double, repos, passage, repos.",
      fr: "Sept pions de chaque côté. De la gauche de chaque joueur à sa droite : passage, repos, passage, double, repos, passage, repos.",
    },
    task: {
      en: "Jump with the repos `e1` over its neighbour on the left.",
      fr: "Faites sauter le repos `e1` par-dessus son voisin de gauche.",
    },
    solves: ["e1-c1"],
    refused: [
      {
        move: "f1-h1",
        words: {
          en: "`h1` is taken, and an ordinary pawn would not jump the double anyway.",
          fr: "`h1` est prise, et de toute façon un pion ordinaire ne saute pas le double.",
        },
      },
    ],
  },
  {
    id: "intercept-teams",
    spec: "intercept-teams",
    position:
      "S g7 S/Pd1.f1.i1/Re1.j1.j6/Dg1p W/Pa5.a8.a10/Ra4.a6.a9/Da7p N/Pe13.h7.j13/Rd13.f13.i13/Dg13p E/Pm4.m6.m9/Rm5.m8.m10/Dm7p",
    title: { en: "The partner’s pawn helps", fr: "Le pion de l’équipier aide" },
    caption: {
      en: "North, South’s partner, has a passage pawn on `h7`, next to the ball. South has a repos on `j6`. Together they can play towards East’s Arrivée, `m7`.",
      fr: "Nord, équipier de Sud, a un passage en `h7`, contre la boule. Sud a un repos en `j6`. Ensemble, ils peuvent jouer vers l’Arrivée d’Est, `m7`.",
    },
    task: {
      en: "Take the ball over your partner’s pawn.",
      fr: "Prenez la boule en passant par le pion de votre équipier.",
    },
    solves: ["j6-i6*i6", "j6-i7*i7"],
    refused: [
      {
        move: "h7-h8",
        words: {
          en: "That pawn is your partner’s. The ball may use it; you may not move it.",
          fr: "Ce pion est à votre équipier. La boule peut l’emprunter ; vous ne pouvez pas le déplacer.",
        },
      },
    ],
  },
];
