/** The sections of the rules page of Quoridor. */
import type { Section } from "../types";

export const sections: Section[] = [
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
];
