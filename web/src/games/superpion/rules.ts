import type { GameRules } from "../types";

export const superpion: GameRules = {
  game: "superpion",
  sections: [
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
  ],
  figures: [
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
  ],
  rulings: [
    {
      id: "S-R1",
      booklet: {
        en: "It speaks of 220 cells, four camps and fifteen pawns each. The drawing of the board is lost.",
        fr: "Il parle de 220 cases, de quatre camps et de quinze pions chacun. Le dessin du plateau est perdu.",
      },
      ruling: {
        en: "A square of 16 by 16 without its 3 by 3 corners, with `d1` white.",
        fr: "Un carré de 16 sur 16 sans ses coins de 3 sur 3, avec `d1` blanche.",
      },
      why: {
        en: "256 less 36 makes 220, and each arm of 3 by 10 has exactly 15 white cells. With `d1` white, the camps that touch at a corner are Blue and Red, Yellow and Black: the pairs of the game for two.",
        fr: "256 moins 36 font 220, et chaque bras de 3 sur 10 a exactement 15 cases blanches. Avec `d1` blanche, les camps qui se touchent par un coin sont Bleu et Rouge, Jaune et Noir : les paires du jeu à deux.",
      },
    },
    {
      id: "S-R2",
      booklet: {
        en: "Pawns go in straight lines from one white cell to another.",
        fr: "Les pions vont en ligne droite, d’une case blanche à une autre.",
      },
      ruling: {
        en: "A step is two cells in line, over the dark cell between.",
        fr: "Un pas fait deux cases en ligne, par-dessus la case foncée du milieu.",
      },
      why: {
        en: "On a chequered board two white cells never share a side. The next white one in line is two cells away.",
        fr: "Sur un damier, deux cases blanches ne se touchent jamais par un côté. La suivante en ligne est deux cases plus loin.",
      },
    },
    {
      id: "S-R3",
      booklet: {
        en: "A pawn is promoted on the first line of a hostile camp. First seen from where?",
        fr: "La promotion se gagne à la première ligne du camp adverse. Première, vue d’où ?",
      },
      ruling: {
        en: "The outermost row of the camp. The option `front` takes the innermost one.",
        fr: "La rangée la plus extérieure du camp. L’option `front` prend la plus intérieure.",
      },
      why: {
        en: "A toy library’s catalogue describes the game and speaks of the back line. It also makes a promotion something to work for.",
        fr: "Le catalogue d’une ludothèque décrit le jeu et parle de ligne de fond. Et la promotion devient ainsi quelque chose qui se mérite.",
      },
      option: "promotion",
    },
    {
      id: "S-R4",
      booklet: {
        en: "Nothing on when captured pieces leave the board.",
        fr: "Rien sur le moment où les pièces prises quittent le plateau.",
      },
      ruling: {
        en: "After the whole chain. Until then they block, and none is jumped twice.",
        fr: "Après toute la chaîne. Jusque-là, elles font obstacle, et aucune n’est sautée deux fois.",
      },
      why: {
        en: "That is how international draughts does it, and this game is its cousin.",
        fr: "C’est l’usage du jeu de dames international, dont ce jeu est un cousin.",
      },
    },
    {
      id: "S-R5",
      booklet: {
        en: "One has to make the capture that yields the most pawns. The sentence stands after the paragraph on superpions.",
        fr: "Il faut faire la prise qui rapporte le plus de pions. La phrase suit le paragraphe des superpions.",
      },
      ruling: {
        en: "Compared over all pieces that can capture, pawns too. A superpion counts as two pawns; an option can make it one. With the other option only superpions are bound: capturing stays compulsory, and you choose between a superpion, whose capture must be the greatest of all your superpions’, and a pawn, which takes what it likes but goes on as long as it can.",
        fr: "On compare toutes les pièces qui peuvent prendre, pions compris. Un superpion compte pour deux pions ; une option peut le ramener à un. Avec l’autre option, seuls les superpions sont tenus : prendre reste obligatoire, et vous choisissez entre un superpion, dont la prise doit être la plus grande de tous vos superpions, et un pion, qui prend ce qu’il veut mais continue tant qu’il le peut.",
      },
      why: {
        en: "The rule speaks of pawns, and a superpion is made of two of them: both go to the reserve. Where it stands, the sentence may also be meant for superpions alone.",
        fr: "La règle parle de pions, et un superpion en contient deux : les deux vont à la réserve. Là où elle se trouve, la phrase peut aussi ne viser que les superpions.",
      },
      option: "superpion_worth",
    },
    {
      id: "S-R6",
      booklet: {
        en: "A turn moves two pawns, and captures are compulsory. How the two rules meet is left open.",
        fr: "Un tour déplace deux pions, et les prises sont obligatoires. La rencontre des deux règles reste ouverte.",
      },
      ruling: {
        en: "Each move is judged by itself, and the second is made by another piece.",
        fr: "Chaque déplacement est jugé à part, et le second se fait avec une autre pièce.",
      },
      why: {
        en: "Two pawns means two different ones; with a single pawn left, the booklet has it move alone. Judging move by move keeps the duty to capture clear.",
        fr: "Deux pions, cela veut dire deux pions différents ; avec un seul restant, le livret le fait jouer seul. Juger coup par coup garde l’obligation de prendre claire.",
      },
    },
    {
      id: "S-R7",
      booklet: {
        en: "If the hostile reserve is empty, the cap comes from the box. Its colour is not given.",
        fr: "Si la réserve adverse est vide, le chapeau vient de la boîte. Sa couleur n’est pas précisée.",
      },
      ruling: {
        en: "A pawn from the box has the colour of the player who promotes.",
        fr: "Un pion de la boîte a la couleur de celui qui fait la promotion.",
      },
      why: {
        en: "It is the only colour that favours no third player, and the natural one to reach for.",
        fr: "C’est la seule couleur qui n’avantage aucun tiers, et celle que l’on prend naturellement.",
      },
    },
    {
      id: "S-R8",
      booklet: {
        en: "The game also ends once captures have become impossible. It does not say how to tell.",
        fr: "La partie prend fin aussi quand plus aucune prise n’est possible. Il ne dit pas comment le reconnaître.",
      },
      ruling: {
        en: "When no player’s piece can move; as soon as it is proven that nobody can capture or promote any more; or after 160 moves in a row without a capture or a promotion. The proof takes each piece to be alone on the board: wherever its moves could lead it, it must find neither a promotion nor a place where it could capture another. The proof can be switched off; the limit can be changed, and 0 switches it off.",
        fr: "Quand plus aucune pièce d’un joueur ne peut bouger ; dès qu’il est prouvé que plus personne ne peut ni prendre ni promouvoir ; ou après 160 déplacements de suite sans prise ni promotion. La preuve suppose chaque pièce seule sur le plateau : où que ses déplacements puissent la mener, elle ne doit trouver ni promotion, ni place d’où en prendre une autre. On peut désactiver la preuve ; la limite se règle, et 0 la supprime.",
      },
      why: {
        en: "What can be seen for certain ends the game at once. Not everything can: for the rest, 160 moves are twenty full rounds of four colours.",
        fr: "Ce qui se voit avec certitude finit la partie aussitôt. Tout ne se voit pas : pour le reste, 160 déplacements font vingt tours de table à quatre couleurs.",
      },
      option: "dead_end",
    },
    {
      id: "S-R9",
      booklet: {
        en: "With three, the pawns of the camp nobody chose stay on the board. Their role is not described.",
        fr: "À trois, les pions du camp que personne n’a choisi restent sur le plateau. Leur rôle n’est pas décrit.",
      },
      ruling: {
        en: "They are neutral: nobody moves them, they are hostile to everyone, and they do not keep the game going. Which camp it is can be chosen; by default it is Black.",
        fr: "Ils sont neutres : personne ne les joue, ils sont adverses pour tous et ne prolongent pas la partie. On choisit le camp ; par défaut, c’est Noir.",
      },
      why: {
        en: "Whatever nobody owns is nobody’s friend. If they counted as a player, the game could never end with one side left.",
        fr: "Ce qui n’est à personne n’est l’ami de personne. S’ils comptaient comme un joueur, il ne resterait jamais un seul camp.",
      },
      option: "neutral",
    },
    {
      id: "S-R10",
      booklet: {
        en: "Two points for a pawn of one’s own colour. For a team with two colours, nothing.",
        fr: "Deux points pour un pion de sa couleur. Pour une équipe de deux couleurs, rien.",
      },
      ruling: {
        en: "Every colour of the side counts as its own.",
        fr: "Toutes les couleurs du camp comptent comme siennes.",
      },
      why: {
        en: "Partners win and lose together. Otherwise it would matter which of the two picks up a pawn.",
        fr: "Les équipiers gagnent et perdent ensemble. Sinon, il importerait de savoir lequel des deux ramasse un pion.",
      },
    },
    {
      id: "S-R11",
      booklet: {
        en: "When play has stopped because nothing more can be captured, everybody takes back the pawns left on the board, and points are counted. Of players who agree to stop, nothing.",
        fr: "Quand la partie s’arrête faute de prises possibles, chacun reprend ses pions restés sur le plateau, et l’on compte. Rien sur des joueurs qui s’accordent pour arrêter.",
      },
      ruling: {
        en: "All sides still in play may agree to stop at any time. The points then decide as at any other end; equal totals share the win. Whoever has no piece left is not asked, but their reserve counts.",
        fr: "Tous les camps encore en jeu peuvent s’accorder à tout moment pour arrêter. Les points décident alors comme à toute autre fin ; à égalité, on partage la victoire. Qui n’a plus de pièce n’est pas consulté, mais sa réserve compte.",
      },
      why: {
        en: "The booklet counts every game that is stopped. A draw would throw away what has been captured.",
        fr: "Le livret compte toute partie arrêtée. Une partie nulle effacerait ce qui a été pris.",
      },
    },
    {
      id: "S-R12",
      booklet: {
        en: "Without a pawn in the adversary’s reserve, the cap comes from the box. Which reserve is meant when one player has two camps, it does not say.",
        fr: "Sans pion dans la réserve de l’adversaire, le chapeau vient de la boîte. Si un joueur tient deux camps, il ne dit pas de quelle réserve il s’agit.",
      },
      ruling: {
        en: "Each camp has its own. In the games for two players an option makes one reserve of a player’s two: what either of the colours takes lies there, and caps come from there, whichever of the two camps was reached.",
        fr: "Chaque camp a la sienne. Dans les jeux à deux joueurs, une option réunit les deux réserves d’un joueur : les prises des deux couleurs y vont, et les chapeaux en viennent, quel que soit celui des deux camps où l’on arrive.",
      },
      why: {
        en: "The booklet tells the story camp by camp, so the camp reached decides. A player with both camps may well keep one heap in front of them.",
        fr: "Le livret raconte le jeu camp par camp : c’est donc le camp atteint qui décide. Mais un joueur qui tient les deux peut très bien n’avoir qu’un seul tas devant lui.",
      },
      option: "reserve",
    },
  ],
  lesson: {
    spec: "superpion",
    position: "2y2/2y2/5/8/8/8/3yy3/5b2/8/8/8/2b5/8/3b1/5/5 -/-/-/b1y1 b - 0 -",
    pieces: [
      {
        shape: "man",
        seat: "S",
        words: {
          en: "your pawn: steps forward or sideways, captures diagonally",
          fr: "votre pion : avance ou va de côté, prend en diagonale",
        },
      },
      {
        shape: "man",
        seat: "N",
        words: {
          en: "a pawn of Yellow, who comes down the board",
          fr: "un pion de Jaune, qui descend",
        },
      },
      {
        shape: "superpion",
        seat: "S",
        cap: "N",
        words: {
          en: "a superpion, which you will make: a pawn with a second one on top",
          fr: "un superpion, que vous allez faire : un pion coiffé d’un second",
        },
      },
    ],
    steps: [
      {
        say: {
          en: "You are Blue, late in a game: Red and Black have been swept away, only Yellow is left. Move your pawn on `f5` forward, to `f7`.",
          fr: "Vous êtes Bleu, en fin de partie : Rouge et Noir ont été balayés, il ne reste que Jaune. Avancez votre pion `f5` en `f7`.",
        },
        expect: ["f5-f7"],
        praise: {
          en: "Two cells, over the dark one. Your turn goes on: a second piece has to move.",
          fr: "Deux cases, par-dessus la foncée. Votre tour continue : une seconde pièce doit bouger.",
        },
      },
      {
        say: {
          en: "Pawns also step sideways. Move `l9` to the right, to `n9`, into Black’s deserted camp.",
          fr: "Un pion va aussi de côté. Jouez `l9` vers la droite, en `n9`, dans le camp désert de Noir.",
        },
        expect: ["l9-n9"],
        praise: {
          en: "One step from Black’s back line. Yellow plays two moves, and one of them comes too close.",
          fr: "À un pas de la ligne de fond de Noir. Jaune joue deux déplacements, et l’un d’eux s’approche trop.",
        },
        replies: ["g10-g8", "h15-f15"],
      },
      {
        say: {
          en: "Yellow’s pawn on `g8` touches yours at a corner, so you must capture. Jump to `h9`, and then on over `i10` to `j11`.",
          fr: "Le pion jaune en `g8` touche le vôtre par un coin : vous devez prendre. Sautez en `h9`, puis par-dessus `i10` en `j11`.",
        },
        expect: ["f7:h9:j11"],
        praise: {
          en: "Two pawns in one chain, straight into your reserve.",
          fr: "Deux pions d’une seule chaîne, droit dans votre réserve.",
        },
      },
      {
        say: {
          en: "Second move: step with `n9` onto the back line, to `p9`. Black’s reserve holds a blue and a yellow pawn; take the blue one as cap, it is worth two points to you.",
          fr: "Second déplacement : de `n9`, passez sur la ligne de fond, en `p9`. La réserve de Noir contient un pion bleu et un jaune ; prenez le bleu comme chapeau, il vaut deux points pour vous.",
        },
        expect: ["n9-p9=b"],
        praise: {
          en: "Your first superpion, and one of your own pawns is home again.",
          fr: "Votre premier superpion, et l’un de vos pions est de retour.",
        },
        replies: ["f15-f13", "i16-g16"],
      },
      {
        say: {
          en: "A superpion goes as far as it likes in a straight line. Fly along the rank from `p9` to `h9`.",
          fr: "Un superpion va aussi loin qu’il veut en ligne droite. Filez sur la ligne, de `p9` à `h9`.",
        },
        expect: ["p9-h9"],
        praise: {
          en: "From the middle of the board it looks down four diagonals.",
          fr: "Du milieu du plateau, il surveille quatre diagonales.",
        },
      },
      {
        say: {
          en: "The superpion has moved, so the second move belongs to another piece. Bring your last pawn forward, from `j3` to `j5`.",
          fr: "Le superpion a joué : le second déplacement revient à une autre pièce. Avancez votre dernier pion, de `j3` à `j5`.",
        },
        expect: ["j3-j5"],
        praise: {
          en: "Yellow has only two pawns and must move both. Look where they land.",
          fr: "Jaune n’a plus que deux pions et doit bouger les deux. Regardez où ils arrivent.",
        },
        replies: ["f13-f11", "g16-g14"],
      },
      {
        say: {
          en: "Take `f11` from afar, land on `e12`, turn, and take `g14`. You may stop on any free cell behind it.",
          fr: "Prenez `f11` à distance, posez-vous en `e12`, tournez, et prenez `g14`. Arrêtez-vous sur n’importe quelle case libre derrière.",
        },
        expect: ["h9:e12:h15", "h9:e12:i16"],
        praise: {
          en: "Yellow has no piece left: the game is over.",
          fr: "Jaune n’a plus aucune pièce : la partie est finie.",
        },
      },
    ],
    end: {
      en: "Now count. On the board you have two pawns and a superpion, four blue pawns in all: 8 points. In your reserve lie four yellow pawns: 4 more. Blue wins with 12 points. The yellow pawn in Black’s reserve is still worth 1 point to Black.",
      fr: "Comptez. Il vous reste sur le plateau deux pions et un superpion, soit quatre pions bleus : 8 points. Dans votre réserve, quatre pions jaunes : 4 de plus. Bleu gagne avec 12 points. Le pion jaune de la réserve de Noir vaut toujours 1 point à Noir.",
    },
  },
  credits: {
    designer: { en: "Not named in the booklet", fr: "Non nommé dans le livret" },
    publisher: {
      en: "Superpion, Mitry-Mory (France); a toy library lists it under Vision",
      fr: "Superpion, Mitry-Mory (France) ; une ludothèque le classe sous le nom Vision",
    },
    year: { en: "not known", fr: "inconnue" },
    notes: {
      en: "The booklet gives no year. It was put online by François Haffner in 2006, without the drawing of the board; the shape shown here is the one its numbers require. All figures in these rules are our own.",
      fr: "Le livret ne donne pas d’année. Il a été mis en ligne par François Haffner en 2006, sans le dessin du plateau ; la forme montrée ici est celle que ses nombres imposent. Toutes les figures de ces règles sont les nôtres.",
    },
  },
};
