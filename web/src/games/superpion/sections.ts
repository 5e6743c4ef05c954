/** The sections of the rules page of Superpion. */
import type { Section } from "../types";

export const sections: Section[] = [
  {
    id: "aim",
    title: { en: "Aim", fr: "But du jeu" },
    blocks: [
      {
        kind: "text",
        words: {
          en: "Four camps face each other on a cross-shaped board. Capture pawns, gather them in your reserve, and turn your own pawns into *superpions*, which sweep across the board. When the fighting is over, whoever holds the most points wins.",
          fr: "Quatre camps se font face sur un plateau en croix. Prenez des pions, gardez-les dans votre réserve, et changez les vôtres en *superpions*, qui balaient le plateau. Quand le combat s’arrête, celui qui a le plus de points gagne.",
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
            en: "The board is a square of 16 by 16 cells without its four corners of 3 by 3: 220 cells in all. Only the white ones are used.",
            fr: "Le plateau est un carré de 16 cases sur 16, privé de ses quatre coins de 3 sur 3 : 220 cases en tout. On ne joue que sur les blanches.",
          },
          {
            en: "Each arm of the cross is a camp: Blue at the bottom, Red on the left, Yellow at the top, Black on the right. A pawn stands on each of its 15 white cells.",
            fr: "Chaque bras de la croix est un camp : Bleu en bas, Rouge à gauche, Jaune en haut, Noir à droite. Un pion est posé sur chacune de ses 15 cases blanches.",
          },
          {
            en: "The outermost row of a camp is its *back line*. Remember it: that is where superpions are made.",
            fr: "La rangée la plus extérieure d’un camp est sa *ligne de fond*. Retenez-la : c’est là que naissent les superpions.",
          },
          {
            en: "Blue begins, then Red, Yellow, Black: clockwise.",
            fr: "Bleu commence, puis Rouge, Jaune, Noir : dans le sens des aiguilles d’une montre.",
          },
        ],
      },
      { kind: "figure", figure: "superpion-board" },
    ],
  },
  {
    id: "turn",
    title: { en: "Your turn", fr: "Votre tour" },
    blocks: [
      {
        kind: "text",
        words: {
          en: "A turn is two moves with two *different* pieces of your colour, one after the other. If no second piece can move, the turn ends after the first. A colour that cannot move at all is skipped.",
          fr: "Un tour, ce sont deux déplacements avec deux pièces *différentes* de votre couleur, l’un après l’autre. Si aucune autre pièce ne peut bouger, le tour s’arrête après le premier. Une couleur qui ne peut rien jouer est sautée.",
        },
      },
    ],
  },
  {
    id: "steps",
    title: { en: "Moving a pawn", fr: "Déplacer un pion" },
    blocks: [
      {
        kind: "text",
        words: {
          en: "Without capturing, a pawn goes to the next white cell in a straight line. That is two cells away, with a dark one in between that does not count. It may go forward or to either side, never back towards its own back line.",
          fr: "Sans prise, un pion va sur la prochaine case blanche en ligne droite. Elle est deux cases plus loin ; la case foncée entre les deux ne compte pas. Il avance ou va de côté, jamais en arrière vers sa propre ligne de fond.",
        },
      },
      { kind: "figure", figure: "superpion-step" },
      { kind: "figure", figure: "superpion-second" },
    ],
  },
  {
    id: "captures",
    title: { en: "Capturing", fr: "Prendre" },
    blocks: [
      {
        kind: "text",
        words: {
          en: "Captures go diagonally, forward and backward alike. A pawn jumps over a hostile piece that touches it at a corner and lands right behind, if that white cell is empty. What it takes goes to its colour’s reserve. A pawn may well take a superpion.",
          fr: "Les prises se font en diagonale, vers l’avant comme vers l’arrière. Un pion saute une pièce adverse qui le touche par un coin et retombe juste derrière, si cette case blanche est vide. Ce qu’il prend rejoint la réserve de sa couleur. Un pion peut très bien prendre un superpion.",
        },
      },
      { kind: "figure", figure: "superpion-capture" },
      {
        kind: "text",
        words: {
          en: "You are not asked whether you want to capture: if you can, you must. From where it lands the same piece goes on capturing as long as it can. Among all your possible captures you must choose one that takes the most pawns; a superpion counts as two.",
          fr: "On ne vous demande pas si vous voulez prendre : si vous le pouvez, vous le devez. De là où elle retombe, la même pièce continue de prendre tant qu’elle le peut. Parmi toutes vos prises possibles, vous devez choisir celle qui rapporte le plus de pions ; un superpion compte pour deux.",
        },
      },
      { kind: "figure", figure: "superpion-chain" },
      {
        kind: "text",
        words: {
          en: "Captured pieces leave the board only when the whole chain is over. Until then they stay in the way, and nothing is jumped twice. Each of your two moves is judged by itself, the second without the piece that has already moved.",
          fr: "Les pièces prises ne quittent le plateau qu’à la fin de la chaîne. Jusque-là, elles font obstacle, et aucune n’est sautée deux fois. Chacun de vos deux déplacements est jugé à part, le second sans la pièce qui a déjà bougé.",
        },
      },
    ],
  },
  {
    id: "superpions",
    title: { en: "Superpions", fr: "Les superpions" },
    blocks: [
      {
        kind: "text",
        words: {
          en: "A pawn whose move *ends* on the back line of a hostile camp becomes a superpion at once. It gets a second pawn on top, its *cap*, taken from the reserve of the camp it has reached. You choose among the colours found there. A pawn of your own colour is worth two points at the end, so this is how you win your own back.",
          fr: "Un pion dont le déplacement se *termine* sur la ligne de fond d’un camp adverse devient aussitôt superpion. Il reçoit un second pion par-dessus, son *chapeau*, tiré de la réserve du camp où il arrive. Vous choisissez parmi les couleurs qui s’y trouvent. Un pion de votre couleur vaudra deux points à la fin : c’est ainsi qu’on récupère les siens.",
        },
      },
      { kind: "figure", figure: "superpion-promotion" },
      {
        kind: "text",
        words: {
          en: "If that reserve is empty, the cap comes from the box and has your own colour.",
          fr: "Si cette réserve est vide, le chapeau vient de la boîte et il est de votre couleur.",
        },
      },
      { kind: "figure", figure: "superpion-box" },
      {
        kind: "text",
        words: {
          en: "Touching the back line in the middle of a chain is not enough.",
          fr: "Toucher la ligne de fond au milieu d’une chaîne ne suffit pas.",
        },
      },
      { kind: "figure", figure: "superpion-through" },
      {
        kind: "text",
        words: {
          en: "A superpion travels any number of white cells along a rank or a file, backwards too, as long as they are empty.",
          fr: "Un superpion parcourt autant de cases blanches qu’il veut sur une ligne ou une colonne, même en arrière, pourvu qu’elles soient vides.",
        },
      },
      { kind: "figure", figure: "superpion-travel" },
      {
        kind: "text",
        words: {
          en: "It captures along diagonals from any distance: empty cells, then one hostile piece, then any of the empty cells behind it. Between two captures it may change diagonal.",
          fr: "Il prend en diagonale à toute distance : des cases vides, puis une pièce adverse, puis l’une des cases vides qui suivent. Entre deux prises, il peut changer de diagonale.",
        },
      },
      { kind: "figure", figure: "superpion-sweep" },
      {
        kind: "text",
        words: {
          en: "A superpion that is captured gives both its pawns to the captor, each with its colour. Camps keep their reserve, and can be reached, even when their colour has no piece left.",
          fr: "Un superpion pris donne ses deux pions à celui qui le prend, chacun avec sa couleur. Un camp garde sa réserve, et peut être atteint, même quand sa couleur n’a plus aucune pièce.",
        },
      },
    ],
  },
  {
    id: "end",
    title: { en: "End and points", fr: "Fin et points" },
    blocks: [
      {
        kind: "text",
        words: {
          en: "The game stops when only one side has pieces left, or when no more captures are to be expected: no piece can move, or 160 moves in a row have brought neither a capture nor a new superpion. A position that comes up for the third time also ends it. Both limits can be changed or switched off.",
          fr: "La partie s’arrête quand un seul camp a encore des pièces, ou quand on n’attend plus de prise : aucune pièce ne peut bouger, ou 160 déplacements de suite n’ont donné ni prise ni nouveau superpion. Une position qui revient pour la troisième fois y met fin aussi. Ces deux limites se règlent et se désactivent.",
        },
      },
      {
        kind: "text",
        words: {
          en: "Then count your reserve and your pieces still on the board, a superpion as two pawns. Each pawn of your own colour gives 2 points, any other gives 1. The highest total wins; equal totals share the win.",
          fr: "Comptez alors votre réserve et vos pièces restées sur le plateau, un superpion pour deux pions. Chaque pion de votre couleur donne 2 points, tout autre en donne 1. Le plus haut total gagne ; à égalité, la victoire est partagée.",
        },
      },
    ],
  },
  {
    id: "variants",
    title: { en: "Teams, three and two players", fr: "Équipes, trois et deux joueurs" },
    blocks: [
      {
        kind: "text",
        words: {
          en: "*Teams*: Blue and Yellow against Red and Black. A partner’s pieces are never captured, they only stand in the way. Points are counted together, and both colours of the team give 2.",
          fr: "*Par équipes* : Bleu et Jaune contre Rouge et Noir. On ne prend jamais les pièces de son équipier, elles font seulement obstacle. Les points sont mis en commun, et les deux couleurs de l’équipe en donnent 2.",
        },
      },
      { kind: "figure", figure: "superpion-partner" },
      {
        kind: "text",
        words: {
          en: "*Two superplayers*: the same teams and the same moves, but one player leads Blue and Yellow, the other Red and Black.",
          fr: "*Deux superjoueurs* : les mêmes équipes et les mêmes déplacements, mais un joueur mène Bleu et Jaune, l’autre Rouge et Noir.",
        },
      },
      {
        kind: "text",
        words: {
          en: "*Two players*: one leads Blue and Red, from the lower left corner, the other Yellow and Black, from the upper right. Pawns only step away from their own corner: Blue and Red up or to the right, Yellow and Black down or to the left. Captures still go every way.",
          fr: "*À deux* : l’un mène Bleu et Rouge, depuis le coin en bas à gauche, l’autre Jaune et Noir, depuis le coin en haut à droite. Les pions ne font que s’éloigner de leur coin : Bleu et Rouge vers le haut ou la droite, Jaune et Noir vers le bas ou la gauche. Les prises, elles, vont dans tous les sens.",
        },
      },
      { kind: "figure", figure: "superpion-two" },
      {
        kind: "text",
        words: {
          en: "*Three players*: the fourth camp, Black unless you choose another, stays in place. Nobody moves its pawns. In practice it is a wall: full and still, it leaves no room to capture or to land in it. Its pawns count for nobody.",
          fr: "*À trois* : le quatrième camp, Noir sauf choix contraire, reste en place. Personne ne joue ses pions. En pratique, c’est un mur : plein et immobile, il ne laisse aucune place pour y prendre ou s’y poser. Ses pions ne comptent pour personne.",
        },
      },
      { kind: "figure", figure: "superpion-three" },
      {
        kind: "text",
        words: {
          en: "When somebody leaves a game with more than two sides, those pieces stay on the board, can still be captured, and their turns are skipped.",
          fr: "Quand quelqu’un quitte une partie à plus de deux camps, ses pièces restent sur le plateau, peuvent encore être prises, et ses tours sont sautés.",
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
          en: "Files run from `a` to `p`, ranks from 1 to 16, seen from Blue. `d3-d5` is a move without capture, `d3:f5:h7` a capture with every landing. A promotion adds the colour of the cap: `n9-p9=y`. The colours are `b` blue, `r` red, `y` yellow, `k` black.",
          fr: "Les colonnes vont de `a` à `p`, les lignes de 1 à 16, vues de Bleu. `d3-d5` est un déplacement sans prise, `d3:f5:h7` une prise avec chaque case d’appui. Une promotion ajoute la couleur du chapeau : `n9-p9=y`. Les couleurs sont `b` bleu, `r` rouge, `y` jaune, `k` noir.",
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
            en: "Since captures are compulsory, a pawn you give away can drag a piece to where you want it.",
            fr: "Les prises étant obligatoires, un pion offert peut attirer une pièce là où vous la voulez.",
          },
          {
            en: "A pawn on an odd rank stays on odd ranks, one on an even rank on even ranks, and a pawn captures only pieces of the other kind. Two pawns in one straight line never hurt each other.",
            fr: "Un pion sur une ligne impaire reste sur les lignes impaires, un pion sur une ligne paire sur les paires, et un pion ne prend que des pièces de l’autre sorte. Deux pions alignés ne se font jamais de mal.",
          },
          {
            en: "Keep your pawns in pairs along the diagonal: a piece with a friend right behind it cannot be jumped from the front.",
            fr: "Groupez vos pions en diagonale : une pièce qui a un ami juste derrière elle ne se laisse pas sauter de face.",
          },
          {
            en: "Do not leave your back line open. Whoever lands there takes a pawn from your reserve.",
            fr: "Ne laissez pas votre ligne de fond ouverte. Qui s’y pose prend un pion de votre réserve.",
          },
        ],
      },
    ],
  },
];
