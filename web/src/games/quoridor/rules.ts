import type { GameRules } from "../types";

export const quoridor: GameRules = {
  game: "quoridor",
  sections: [
    {
      id: "aim",
      title: { en: "Aim", fr: "But du jeu" },
      blocks: [
        {
          kind: "text",
          words: {
            en: "You have one pawn and a stock of walls. Walk the pawn across the board and be the first to set foot on the far line. Your walls make the other player’s walk longer. They never make it impossible.",
            fr: "Vous avez un pion et une réserve de barrières. Faites traverser le plateau à votre pion et soyez le premier sur la ligne d’en face. Vos barrières rallongent la route de l’autre. Elles ne la coupent jamais.",
          },
        },
      ],
    },
    {
      id: "setup",
      title: { en: "Board and set-up", fr: "Matériel et mise en place" },
      blocks: [
        {
          kind: "list",
          items: [
            {
              en: "A board of 9 by 9 cells with grooves between them.",
              fr: "Un plateau de 9 cases sur 9, séparées par des rainures.",
            },
            {
              en: "One pawn each. South starts on `e1` and walks up, North starts on `e9` and walks down.",
              fr: "Un pion par joueur. Sud part de `e1` et monte, Nord part de `e9` et descend.",
            },
            {
              en: "Twenty walls, ten for each player. A wall is as long as two cells.",
              fr: "Vingt barrières, dix par joueur. Une barrière a la longueur de deux cases.",
            },
            {
              en: "Lots are drawn for the seats. South plays first.",
              fr: "On tire les places au sort. Sud joue en premier.",
            },
          ],
        },
        { kind: "figure", figure: "quoridor-1" },
      ],
    },
    {
      id: "turn",
      title: { en: "Your turn", fr: "Votre tour" },
      blocks: [
        {
          kind: "text",
          words: {
            en: "Do one thing: move your pawn *or* lay one wall. There is no passing. Once your walls are used up, all you can do is walk.",
            fr: "Faites une seule chose : avancer votre pion *ou* poser une barrière. On ne passe pas son tour. Quand vos barrières sont épuisées, il ne reste plus qu’à marcher.",
          },
        },
      ],
    },
    {
      id: "pawn",
      title: { en: "Moving the pawn", fr: "Déplacer son pion" },
      blocks: [
        {
          kind: "text",
          words: {
            en: "The pawn takes one step to a free cell: up, down, left or right. Retreating is allowed. Diagonals are not.",
            fr: "Le pion fait un pas vers une case libre : en haut, en bas, à gauche ou à droite. Reculer est permis. Les diagonales ne le sont pas.",
          },
        },
        { kind: "figure", figure: "quoridor-2" },
        {
          kind: "text",
          words: {
            en: "No pawn goes through a wall, whoever laid it. You have to walk round the end.",
            fr: "Aucun pion ne traverse une barrière, quel que soit celui qui l’a posée. Il faut en faire le tour.",
          },
        },
        { kind: "figure", figure: "quoridor-3" },
      ],
    },
    {
      id: "walls",
      title: { en: "Laying a wall", fr: "Poser une barrière" },
      blocks: [
        {
          kind: "text",
          words: {
            en: "A wall fills a groove along exactly two cells, lying or standing. It stays inside the board and may neither overlap nor cross another wall. Touching is fine: end to end, or in the shape of a T.",
            fr: "Une barrière occupe une rainure le long de deux cases exactement, couchée ou debout. Elle reste dans le plateau, ne recouvre aucune autre barrière et n’en croise aucune. Elles peuvent se toucher : bout à bout, ou en forme de T.",
          },
        },
        { kind: "figure", figure: "quoridor-4" },
        {
          kind: "text",
          words: {
            en: "One thing is sacred. After every wall, each pawn must still have some way to its goal line, however long. Pawns standing in the way do not count as obstacles.",
            fr: "Une chose est sacrée. Après chaque barrière, chaque pion doit garder un chemin vers sa ligne de but, si long soit-il. Les pions qui se trouvent sur ce chemin ne comptent pas comme des obstacles.",
          },
        },
        { kind: "figure", figure: "quoridor-5" },
        {
          kind: "text",
          words: {
            en: "This protects you from yourself as well: you may not shut in your own pawn.",
            fr: "Cela vous protège aussi de vous-même : vous ne pouvez pas enfermer votre propre pion.",
          },
        },
        { kind: "figure", figure: "quoridor-own" },
      ],
    },
    {
      id: "face",
      title: { en: "Face to face", fr: "Face à face" },
      blocks: [
        {
          kind: "text",
          words: {
            en: "Two pawns side by side, with no wall between them, are face to face. The player to move may jump straight over the other pawn to the cell behind it. It costs one turn and wins you a step.",
            fr: "Deux pions côte à côte, sans barrière entre eux, sont face à face. Le joueur au trait peut sauter droit par-dessus l’autre pion, sur la case de derrière. Cela coûte un tour et fait gagner un pas.",
          },
        },
        { kind: "figure", figure: "quoridor-6" },
        {
          kind: "text",
          words: {
            en: "If a wall behind that pawn stops the jump, you may step to the cell on its left or on its right instead, as long as no wall is in the way there.",
            fr: "Si une barrière placée derrière ce pion empêche le saut, vous pouvez passer sur la case à sa gauche ou à sa droite, pourvu qu’aucune barrière ne barre ce passage.",
          },
        },
        { kind: "figure", figure: "quoridor-8" },
        { kind: "figure", figure: "quoridor-9" },
        {
          kind: "text",
          words: {
            en: "The edge of the board counts like a wall.",
            fr: "Le bord du plateau vaut une barrière.",
          },
        },
        { kind: "figure", figure: "quoridor-edge" },
      ],
    },
    {
      id: "end",
      title: { en: "End of the game", fr: "Fin de la partie" },
      blocks: [
        {
          kind: "text",
          words: {
            en: "Reach any of the nine cells of the far line and you have won on the spot.",
            fr: "Atteignez l’une des neuf cases de la ligne d’en face : vous avez gagné, sur-le-champ.",
          },
        },
        { kind: "figure", figure: "quoridor-7" },
        {
          kind: "text",
          words: {
            en: "So that no game goes on for ever, it is a draw when the same position comes up for the third time with the same player to move, or after 400 turns without a winner. Both limits can be changed or switched off.",
            fr: "Pour qu’aucune partie ne dure toujours, elle est nulle quand la même position revient pour la troisième fois avec le même joueur au trait, ou après 400 tours sans vainqueur. Ces deux limites se règlent et se désactivent.",
          },
        },
      ],
    },
    {
      id: "four",
      title: { en: "Four players", fr: "À quatre joueurs" },
      blocks: [
        {
          kind: "text",
          words: {
            en: "One pawn in the middle of each side, five walls each, everyone alone. The turn passes clockwise: South, West, North, East. West wants the right-hand edge, East the left-hand one. The first to arrive wins; the three others lose alike.",
            fr: "Un pion au milieu de chaque côté, cinq barrières chacun, chacun pour soi. On joue dans le sens des aiguilles d’une montre : Sud, Ouest, Nord, Est. Ouest vise le bord droit, Est le bord gauche. Le premier arrivé gagne ; les trois autres perdent à égalité.",
          },
        },
        { kind: "figure", figure: "quoridor-four" },
        {
          kind: "text",
          words: {
            en: "A jump clears one pawn, never two. With another pawn right behind, that direction is shut: no jump, and no stepping aside either. Should a player have no move at all, the turn is passed; this can only happen with four.",
            fr: "Un saut franchit un pion, jamais deux. Si un autre pion se trouve juste derrière, cette direction est fermée : ni saut, ni pas de côté. Un joueur qui n’a aucun coup passe son tour ; cela ne peut arriver qu’à quatre.",
          },
        },
        { kind: "figure", figure: "quoridor-10" },
        {
          kind: "text",
          words: {
            en: "When somebody leaves a game of four, that pawn stays where it is and its turns are skipped.",
            fr: "Quand quelqu’un quitte une partie à quatre, son pion reste où il est et ses tours sont sautés.",
          },
        },
      ],
    },
    {
      id: "notation",
      title: { en: "Notation", fr: "Notation" },
      blocks: [
        {
          kind: "text",
          words: {
            en: "Files are letters from the left, ranks are numbers from below, always seen from South. A pawn move is the cell it reaches: `e2`. A wall is named by the lower left cell of the four it touches, then `h` if it lies or `v` if it stands: `e3h` lies above `e3` and `f3`, `e3v` stands to the right of `e3` and `e4`.",
            fr: "Les colonnes sont des lettres, de gauche à droite, les lignes des chiffres, de bas en haut, toujours vues de Sud. Un déplacement s’écrit par sa case d’arrivée : `e2`. Une barrière porte le nom de la case en bas à gauche des quatre qu’elle touche, puis `h` si elle est couchée ou `v` si elle est debout : `e3h` est posée au-dessus de `e3` et `f3`, `e3v` à droite de `e3` et `e4`.",
          },
        },
      ],
    },
    {
      id: "tips",
      title: { en: "Tips for a first game", fr: "Conseils pour une première partie" },
      blocks: [
        {
          kind: "list",
          items: [
            {
              en: "Count both ways before you choose. If yours is shorter, walk. If it is longer, lay a wall.",
              fr: "Comptez les deux chemins avant de choisir. Si le vôtre est plus court, marchez. S’il est plus long, posez une barrière.",
            },
            {
              en: "The best walls stand where you have already been. They cost the other steps and cost you none.",
              fr: "Les meilleures barrières se posent là où vous êtes déjà passé. Elles coûtent des pas à l’autre et aucun à vous.",
            },
            {
              en: "Do not step up to a pawn that can jump you. With one free cell between you, whoever steps in is jumped.",
              fr: "Ne venez pas vous coller à un pion qui peut vous sauter. Quand une seule case vous sépare, celui qui s’avance se fait sauter.",
            },
            {
              en: "Keep a few walls for the end. A player who has none left can be led wherever you like.",
              fr: "Gardez quelques barrières pour la fin. Un joueur qui n’en a plus se laisse mener où l’on veut.",
            },
          ],
        },
      ],
    },
  ],
  figures: [
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
  ],
  rulings: [
    {
      id: "Q-R1",
      booklet: {
        en: "It lets you pass beside the jumped pawn when there is a wall behind it. It does not mention a pawn standing at the edge.",
        fr: "Il permet de passer à côté du pion sauté quand une barrière se trouve derrière. Il ne parle pas d’un pion placé au bord.",
      },
      ruling: {
        en: "The edge of the board counts as a wall.",
        fr: "Le bord du plateau compte comme une barrière.",
      },
      why: {
        en: "Otherwise a pawn resting at the edge would be an obstacle without remedy, and a player could be left without a single move.",
        fr: "Sinon, un pion au bord serait un obstacle sans remède, et un joueur pourrait se retrouver sans un seul coup.",
      },
    },
    {
      id: "Q-R2",
      booklet: {
        en: "With four players it limits a jump to one pawn and shows a figure that is lost. It does not say whether a second pawn behind the first gives the step aside.",
        fr: "À quatre, il limite le saut à un pion et renvoie à une figure perdue. Il ne dit pas si un second pion derrière le premier donne droit au pas de côté.",
      },
      ruling: {
        en: "A pawn behind blocks that direction: no jump and no step aside. The option allows the step aside.",
        fr: "Un pion derrière ferme cette direction : ni saut, ni pas de côté. L’option autorise le pas de côté.",
      },
      why: {
        en: "The step aside is granted for one reason only, a wall. A pawn is not a wall and will move on. Many players know the other reading, hence the option.",
        fr: "Le pas de côté n’est accordé que pour une raison, la barrière. Un pion n’en est pas une et finira par bouger. L’autre lecture est répandue, d’où l’option.",
      },
      option: "behind_pawn",
    },
    {
      id: "Q-R3",
      booklet: {
        en: "It forbids shutting the opponent off from the goal. It is silent on shutting in oneself, and on pawns in the way.",
        fr: "Il défend d’enfermer l’adversaire au point qu’il ne puisse plus arriver. Il ne dit rien de celui qui s’enferme lui-même, ni des pions sur le passage.",
      },
      ruling: {
        en: "Every player keeps a way, the one who lays the wall too. Pawns do not count as obstacles.",
        fr: "Chaque joueur garde un chemin, celui qui pose la barrière aussi. Les pions ne comptent pas comme des obstacles.",
      },
      why: {
        en: "A pawn shut in could never win and the game would lose its point. Pawns move, walls do not: a wall should not be legal or illegal because of who happens to stand where.",
        fr: "Un pion enfermé ne pourrait plus gagner et la partie n’aurait plus de sens. Les pions bougent, les barrières non : une pose ne doit pas dépendre de l’endroit où un pion se trouve par hasard.",
      },
    },
    {
      id: "Q-R4",
      booklet: {
        en: "Nothing about games that do not end.",
        fr: "Rien sur les parties qui ne finissent pas.",
      },
      ruling: {
        en: "The third occurrence of a position with the same player to move is a draw, and so are 400 turns without a winner. A win comes first. Either limit can be changed or set to 0 to switch it off (`repetition`, `max_turns`).",
        fr: "La troisième apparition d’une position avec le même joueur au trait fait nulle, de même que 400 tours sans vainqueur. Une victoire passe d’abord. Chaque limite se règle, et 0 la supprime (`repetition`, `max_turns`).",
      },
      why: {
        en: "Once the walls are laid, two pawns can step to and fro for ever.",
        fr: "Une fois les barrières posées, deux pions peuvent aller et venir sans fin.",
      },
      option: "repetition",
    },
  ],
  lesson: {
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
  },
  credits: {
    designer: { en: "Mirko Marchesi", fr: "Mirko Marchesi" },
    publisher: { en: "Gigamic", fr: "Gigamic" },
    year: { en: "1997", fr: "1997" },
    notes: {
      en: "The booklet refers to ten figures, which are missing from the text that has come down to us. The ones in these rules are our own, numbered as the booklet numbers them; boards without a number are additions.",
      fr: "Le livret renvoie à dix figures, absentes du texte qui nous est parvenu. Celles de ces règles sont les nôtres, numérotées comme dans le livret ; les plateaux sans numéro sont des ajouts.",
    },
  },
};
