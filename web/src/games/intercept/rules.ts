import type { GameRules } from "../types";

export const intercept: GameRules = {
  game: "intercept",
  sections: [
    {
      id: "aim",
      title: { en: "Aim", fr: "But du jeu" },
      blocks: [
        {
          kind: "text",
          words: {
            en: "A ball lies in the middle of the board. Pass it from pawn to pawn until it drops onto the goal cell in the middle of the other side’s first row. That cell is called the *Arrivée*. South plays for `g13`, North for `g1`.",
            fr: "Une boule attend au centre du plateau. Passez-la de pion en pion jusqu’à la case de but, au milieu de la première rangée d’en face : c’est l’*Arrivée*. Sud vise `g13`, Nord vise `g1`.",
          },
        },
        {
          kind: "text",
          words: {
            en: "The ball belongs to nobody. You can take it from the other side, and the other side will take it back.",
            fr: "La boule n’est à personne. Vous pouvez la prendre à l’autre camp, et il vous la reprendra.",
          },
        },
      ],
    },
    {
      id: "setup",
      title: { en: "Pawns and set-up", fr: "Pions et mise en place" },
      blocks: [
        {
          kind: "text",
          words: {
            en: "The board has 13 by 13 cells, and every one of them is used. Each player has eleven pawns of three kinds.",
            fr: "Le plateau compte 13 cases sur 13, toutes utilisables. Chaque joueur a onze pions, de trois sortes.",
          },
        },
        {
          kind: "list",
          items: [
            {
              en: "Five *passage* pawns, flat on top. The ball rolls over them and never stays.",
              fr: "Cinq pions de *passage*, plats. La boule roule dessus et n’y reste jamais.",
            },
            {
              en: "Five *repos* pawns (rest), hollow on top. The ball comes to rest in them.",
              fr: "Cinq pions de *repos*, creux. La boule s’y arrête.",
            },
            {
              en: "One *double*, flat on one face and hollow on the other. For the ball it is whatever it shows.",
              fr: "Un pion *double*, plat d’un côté et creux de l’autre. Pour la boule, il est ce qu’il montre.",
            },
          ],
        },
        {
          kind: "text",
          words: {
            en: "The pawns start on the first row, passage and repos by turns, with the double in the middle, flat face up. The corners stay empty. South plays first; lots decide who that is.",
            fr: "Les pions partent de la première rangée, passage et repos en alternance, avec le double au centre, côté plat vers le haut. Les coins restent vides. Sud joue en premier ; le sort décide qui c’est.",
          },
        },
        { kind: "figure", figure: "intercept-1" },
      ],
    },
    {
      id: "turn",
      title: { en: "Your turn", fr: "Votre tour" },
      blocks: [
        {
          kind: "text",
          words: {
            en: "First you *must* act with one of your pawns. Then you *may* move the ball, if your pawns are placed for it. A pawn that carries the ball cannot act until the ball has left it.",
            fr: "D’abord vous *devez* agir avec un de vos pions. Ensuite vous *pouvez* déplacer la boule, si vos pions s’y prêtent. Un pion qui porte la boule ne peut rien faire tant qu’elle ne l’a pas quitté.",
          },
        },
      ],
    },
    {
      id: "pawns",
      title: { en: "Moving pawns", fr: "Déplacer les pions" },
      blocks: [
        {
          kind: "text",
          words: {
            en: "Passage and repos pawns move alike. They *slide* one cell in any of the eight directions.",
            fr: "Les pions de passage et de repos se déplacent de la même façon. Ils *glissent* d’une case, dans l’une des huit directions.",
          },
        },
        { kind: "figure", figure: "intercept-2" },
        {
          kind: "text",
          words: {
            en: "Or they *jump*: over a neighbouring pawn of either colour, onto the free cell right behind it. A jump may be followed by more jumps, each in any direction. Two things are never jumped by an ordinary pawn: a double, and the pawn with the ball. A turn is all slide or all jumps.",
            fr: "Ou bien ils *sautent* : par-dessus un pion voisin, de n’importe quelle couleur, sur la case libre juste derrière. Un saut peut en entraîner d’autres, chacun dans la direction de son choix. Un pion ordinaire ne saute jamais deux choses : un double, et le pion qui porte la boule. On glisse ou on saute, jamais les deux dans le même coup.",
          },
        },
        { kind: "figure", figure: "intercept-3" },
        {
          kind: "text",
          words: {
            en: "While the ball lies bare on the centre, nothing enters that cell, passes through it or jumps it.",
            fr: "Tant que la boule repose à nu au centre, rien n’entre sur cette case, ne la traverse ni ne la saute.",
          },
        },
      ],
    },
    {
      id: "double",
      title: { en: "The double", fr: "Le pion double" },
      blocks: [
        {
          kind: "text",
          words: {
            en: "The double is your long-legged pawn. It slides as far as it likes in a straight line. It also jumps from afar: over empty cells, then over exactly one pawn, landing right behind it. Even the other double does not stop it; only the ball carrier cannot be jumped. After moving it shows whichever face you choose.",
            fr: "Le double a de longues jambes. Il glisse aussi loin qu’il veut, en ligne droite. Il saute aussi de loin : par-dessus des cases vides, puis par-dessus un pion et un seul, pour se poser juste derrière. L’autre double ne l’arrête pas non plus ; seul le pion chargé de la boule ne se saute pas. Après son déplacement, il montre la face que vous voulez.",
          },
        },
        { kind: "figure", figure: "intercept-4" },
        {
          kind: "text",
          words: {
            en: "It can also turn over where it stands. That is your pawn action for the turn, and the ball may follow.",
            fr: "Il peut aussi se retourner sur place. C’est alors votre action de pion pour ce tour, et la boule peut suivre.",
          },
        },
        { kind: "figure", figure: "intercept-flip" },
      ],
    },
    {
      id: "ball",
      title: { en: "Passing the ball", fr: "Passer la boule" },
      blocks: [
        {
          kind: "text",
          words: {
            en: "A pass needs two of your pawns. The ball leaves its cell, rolls over a passage pawn right next to it, and drops into a repos pawn next to that one. It always lands two cells away from where it was, never on a neighbouring cell.",
            fr: "Une passe demande deux de vos pions. La boule quitte sa case, roule sur un pion de passage tout proche et tombe dans un pion de repos voisin de celui-ci. Elle arrive toujours à deux cases de son point de départ, jamais sur une case voisine.",
          },
        },
        { kind: "figure", figure: "intercept-5" },
        {
          kind: "text",
          words: {
            en: "A single pass may turn on the passage pawn.",
            fr: "Une passe seule peut tourner sur le pion de passage.",
          },
        },
        { kind: "figure", figure: "intercept-6" },
        {
          kind: "text",
          words: {
            en: "Passes can be strung together: passage, repos, passage, repos, as far as your pawns reach. In such a chain every pass runs straight. The ball changes direction on repos pawns only, and may not come back to where it began.",
            fr: "Les passes s’enchaînent : passage, repos, passage, repos, aussi loin que vont vos pions. Dans une telle chaîne, chaque passe est droite. La boule ne change de direction que sur un pion de repos, et ne revient pas à son point de départ.",
          },
        },
        { kind: "figure", figure: "intercept-chain" },
      ],
    },
    {
      id: "interception",
      title: { en: "Interception", fr: "L’interception" },
      blocks: [
        {
          kind: "text",
          words: {
            en: "You may take the ball from a pawn of the other side. One condition: the first pass must use the pawn you have just moved, either to roll over or to receive. A line that was already standing does not count. From the bare centre, or from your own pawn, there is no such condition.",
            fr: "Vous pouvez prendre la boule sur un pion adverse. Une seule condition : la première passe doit utiliser le pion que vous venez de jouer, comme passage ou comme repos. Une ligne déjà en place ne suffit pas. Depuis le centre nu, ou depuis un de vos pions, cette condition ne joue pas.",
          },
        },
        { kind: "figure", figure: "intercept-interception" },
      ],
    },
    {
      id: "end",
      title: { en: "Arriving and covering", fr: "Arriver et recouvrir" },
      blocks: [
        {
          kind: "text",
          words: {
            en: "You win the moment the ball lands on the Arrivée you aim at. If the cell is empty it receives the ball by itself, as if it were a repos pawn. It may also hold your own repos pawn.",
            fr: "Vous gagnez dès que la boule tombe sur l’Arrivée que vous visez. Vide, la case reçoit la boule d’elle-même, comme un pion de repos. Elle peut aussi porter votre propre pion de repos.",
          },
        },
        { kind: "figure", figure: "intercept-arrival" },
        {
          kind: "text",
          words: {
            en: "What if the defender sits on it? Then you may *cover*: end a slide or a jump on top of that pawn. On the Arrivée, cover with a repos.",
            fr: "Et si le défenseur s’y est assis ? Vous pouvez alors le *recouvrir* : terminer un glissement ou un saut sur ce pion. Sur l’Arrivée, on recouvre avec un repos.",
          },
        },
        { kind: "figure", figure: "intercept-cover-goal" },
        {
          kind: "text",
          words: {
            en: "On one of the five cells around the Arrivée, cover with a passage.",
            fr: "Sur l’une des cinq cases qui entourent l’Arrivée, on recouvre avec un passage.",
          },
        },
        { kind: "figure", figure: "intercept-cover-approach" },
        {
          kind: "text",
          words: {
            en: "A covered pawn sleeps: it neither moves nor serves the ball until the pawn on top goes away. Some limits hold.",
            fr: "Un pion recouvert dort : il ne bouge pas et ne sert pas à la boule tant que celui du dessus n’est pas parti. Il y a des limites.",
          },
        },
        {
          kind: "list",
          items: [
            {
              en: "Only the side that has the ball covers, or one that takes it in the same turn.",
              fr: "Seul le camp qui a la boule recouvre, ou celui qui la prend dans le même tour.",
            },
            {
              en: "Around each Arrivée you cover one of the five cells at a time, plus the Arrivée itself.",
              fr: "Autour de chaque Arrivée, on recouvre une seule des cinq cases à la fois, plus l’Arrivée elle-même.",
            },
            {
              en: "No colour ever has more than two pawns covered.",
              fr: "Aucune couleur n’a jamais plus de deux pions recouverts.",
            },
            {
              en: "The ball carrier, a pawn that already covers another, and your own pawns cannot be covered.",
              fr: "On ne recouvre ni le porteur de la boule, ni un pion qui en recouvre déjà un autre, ni ses propres pions.",
            },
          ],
        },
        { kind: "figure", figure: "intercept-cover-when" },
        {
          kind: "text",
          words: {
            en: "A position that comes up for the third time with the same player to move is a draw, and so are 600 turns without a winner. Both limits can be changed or switched off. A player who has no legal turn passes.",
            fr: "Une position qui revient pour la troisième fois avec le même joueur au trait fait nulle, de même que 600 tours sans vainqueur. Ces deux limites se règlent et se désactivent. Un joueur qui n’a aucun coup passe son tour.",
          },
        },
      ],
    },
    {
      id: "four",
      title: { en: "Four players and teams", fr: "À quatre et par équipes" },
      blocks: [
        {
          kind: "text",
          words: {
            en: "With four, each side of the board has a row of seven pawns: three passage, three repos and the double on its own Arrivée. The turn passes clockwise: South, West, North, East.",
            fr: "À quatre, chaque côté du plateau a une rangée de sept pions : trois passages, trois repos et le double sur sa propre Arrivée. On joue dans le sens des aiguilles d’une montre : Sud, Ouest, Nord, Est.",
          },
        },
        {
          kind: "text",
          words: {
            en: "*Each alone*: bring the ball to the Arrivée opposite your own row.",
            fr: "*Chacun pour soi* : amenez la boule à l’Arrivée qui fait face à votre rangée.",
          },
        },
        { kind: "figure", figure: "intercept-four" },
        {
          kind: "text",
          words: {
            en: "*Teams*: South and North play against West and East, partners facing each other. Either Arrivée of the other team wins. You move only pawns of your own colour, but the ball may use your partner’s as well.",
            fr: "*Par équipes* : Sud et Nord jouent contre Ouest et Est, les équipiers face à face. Chacune des deux Arrivées de l’autre équipe donne la victoire. Vous ne déplacez que les pions de votre couleur, mais la boule peut aussi emprunter ceux de votre équipier.",
          },
        },
        { kind: "figure", figure: "intercept-teams" },
        {
          kind: "text",
          words: {
            en: "When somebody leaves a game of four, each alone, those pawns stay on the board as they are and the turns are skipped.",
            fr: "Quand quelqu’un quitte une partie à quatre, chacun pour soi, ses pions restent en place et ses tours sont sautés.",
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
            en: "Files are letters from the left, ranks numbers from below, seen from South. A pawn action is start and end: `b1-c2`. A double adds the face it shows afterwards, `p` for passage or `r` for repos: `g1-g5r`, or `g1r` when it turns over in place. If the ball moves, a star and its last cell follow: `c1-c2*g5`.",
            fr: "Les colonnes sont des lettres, de gauche à droite, les lignes des chiffres, de bas en haut, vues de Sud. Une action de pion s’écrit par son départ et son arrivée : `b1-c2`. Un double ajoute la face qu’il montre ensuite, `p` pour passage ou `r` pour repos : `g1-g5r`, ou `g1r` s’il se retourne sur place. Si la boule bouge, on ajoute une étoile et sa dernière case : `c1-c2*g5`.",
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
              en: "Walk your pawns out in pairs, a passage with a repos. One without the other does nothing.",
              fr: "Sortez vos pions par paires, un passage avec un repos. L’un sans l’autre ne sert à rien.",
            },
            {
              en: "Before you pass, look at the pawns around the landing cell. Can the other side slide one in and take the ball?",
              fr: "Avant de passer, regardez les pions autour de la case d’arrivée. L’autre camp peut-il en glisser un et prendre la boule ?",
            },
            {
              en: "Keep the double free. It crosses the board in one turn, as a passage or as a repos.",
              fr: "Gardez le double libre. Il traverse le plateau en un tour, en passage ou en repos.",
            },
            {
              en: "Straight passes move the ball by two cells. From the centre, three of them up the file end exactly on the Arrivée.",
              fr: "Une passe droite avance la boule de deux cases. Depuis le centre, trois d’affilée sur la colonne mènent juste à l’Arrivée.",
            },
          ],
        },
      ],
    },
  ],
  figures: [
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
  ],
  rulings: [
    {
      id: "I-R1",
      booklet: {
        en: "It names slides lateral or diagonal, and jumps vertical, horizontal, lateral or diagonal.",
        fr: "Il donne les glissements comme latéraux ou diagonaux, et les sauts comme verticaux, horizontaux, latéraux ou diagonaux.",
      },
      ruling: {
        en: "Slides and jumps go in all eight directions.",
        fr: "Glissements et sauts se font dans les huit directions.",
      },
      why: {
        en: "Lateral can only mean “across a side of the cell” here; taken as “sideways”, no pawn could ever slide straight ahead. Two public descriptions of the game also give eight directions.",
        fr: "« Latéral » ne peut vouloir dire ici que « par un côté de la case » ; au sens de « vers la gauche ou la droite », aucun pion ne pourrait glisser droit devant. Deux descriptions publiques du jeu donnent d’ailleurs huit directions.",
      },
    },
    {
      id: "I-R2",
      booklet: {
        en: "Eleven pawns in a row, double in the middle, passage and repos alternating on both sides. The figure is lost.",
        fr: "Onze pions en rangée, le double au milieu, passages et repos alternés de part et d’autre. La figure est perdue.",
      },
      ruling: {
        en: "From the owner’s left: passage, repos, passage, repos, passage, double, repos, passage, repos, passage, repos. Both players read it from their own left, so North is South turned by half a turn. With the option `mirrored`, North’s row is South’s in a mirror, and each pawn faces one of its kind.",
        fr: "Depuis la gauche du joueur : passage, repos, passage, repos, passage, double, repos, passage, repos, passage, repos. Chacun lit depuis sa propre gauche : Nord est donc Sud tourné d’un demi-tour. Avec l’option `mirrored`, la rangée de Nord est celle de Sud dans un miroir, et chaque pion fait face à un pion de sa sorte.",
      },
      why: {
        en: "This order alternates, and so does its mirror image: the words alone do not decide between them. We begin with a passage, and both players see the same row in front of them.",
        fr: "Cet ordre alterne, et son image en miroir aussi : les mots seuls ne tranchent pas. Nous commençons par un passage, et chaque joueur voit la même rangée devant lui.",
      },
      option: "facing",
    },
    {
      id: "I-R3",
      booklet: {
        en: "Two lost figures for the pass. On longer routes the ball turns on repos pawns only. It lands two cells away and never next door.",
        fr: "Deux figures perdues pour la passe. Sur un trajet plus long, la boule ne tourne que sur un repos. Elle retombe à deux cases, jamais à côté.",
      },
      ruling: {
        en: "A pass that is alone may bend on the passage pawn. In a chain every pass is straight. The option forbids all bends (`never`) or allows them in chains too (`always`).",
        fr: "Une passe seule peut être coudée sur le pion de passage. Dans une chaîne, chaque passe est droite. L’option interdit tout coude (`never`) ou les permet aussi dans les chaînes (`always`).",
      },
      why: {
        en: "The demand to turn on repos pawns is made only for routes of more than two pawns. With two, there must be another place to turn, and only the passage pawn is left. A public description of the game says so too.",
        fr: "L’obligation de tourner sur un repos ne vise que les trajets de plus de deux pions. À deux, il faut bien un autre endroit où tourner, et il ne reste que le pion de passage. Une description publique du jeu le dit aussi.",
      },
      option: "bend",
    },
    {
      id: "I-R4",
      booklet: {
        en: "The ball is first taken from the central cell. Nothing on pawns that would go there.",
        fr: "La boule est d’abord prise sur la case centrale. Rien sur un pion qui voudrait y aller.",
      },
      ruling: {
        en: "While the ball lies on the bare centre, that cell is blocked: no entering, no passing through, no jumping.",
        fr: "Tant que la boule est au centre sans pion, cette case est bloquée : on n’y entre pas, on ne la traverse pas, on ne la saute pas.",
      },
      why: {
        en: "The cell is occupied, and by something that is not a pawn. Letting a pawn in would put it under or over the ball without a pass.",
        fr: "La case est occupée, et pas par un pion. Y laisser entrer un pion reviendrait à le mettre sous la boule, ou dessus, sans passe.",
      },
    },
    {
      id: "I-R5",
      booklet: {
        en: "The ball cannot be intercepted unless one of the two pawns of the line has moved.",
        fr: "Pas d’interception tant qu’aucun des pions de la ligne, passage ou repos, n’a été joué.",
      },
      ruling: {
        en: "This applies when the ball is taken from a pawn of another side: the first pass uses the pawn that has just acted. The option `any` asks it of every ball action.",
        fr: "Cela vaut quand la boule est prise sur un pion d’un autre camp : la première passe utilise le pion qui vient d’agir. L’option `any` l’exige pour tout mouvement de boule.",
      },
      why: {
        en: "To intercept is to take from somebody. A ball you already have, or one that nobody has, is not intercepted.",
        fr: "Intercepter, c’est prendre à quelqu’un. On n’intercepte pas une boule qu’on a déjà, ni une boule qui n’est à personne.",
      },
      option: "interception",
    },
    {
      id: "I-R6",
      booklet: {
        en: "Turning a double over in place counts as a move.",
        fr: "Retourner un double sur place compte pour un coup.",
      },
      ruling: {
        en: "It is the turn’s pawn action. The ball may move afterwards, and the double counts as having moved. With the option `turn` it is the whole turn, and the ball stays; after a double that moves and turns over, the ball may still go.",
        fr: "C’est l’action de pion du tour. La boule peut bouger ensuite, et le double est réputé avoir bougé. Avec l’option `turn`, c’est tout le tour, et la boule reste ; après un double qui se déplace en se retournant, elle peut toujours partir.",
      },
      why: {
        en: "If it counts as a move, it does what a move does: it opens the ball’s turn, and it is enough for an interception.",
        fr: "S’il compte pour un coup, il a les effets d’un coup : il donne accès à la boule et suffit pour une interception.",
      },
      option: "flip",
    },
    {
      id: "I-R7",
      booklet: {
        en: "The player who is arriving may cover. It does not say when one is arriving, nor how long a cover lasts.",
        fr: "Le joueur qui arrive peut recouvrir. Il ne dit pas quand on est en train d’arriver, ni combien de temps cela dure.",
      },
      ruling: {
        en: "The side that has the ball may cover, or one that takes it in the same turn. Covers stand until the covering pawn leaves. The option `anytime` lets anybody cover at any time.",
        fr: "Peut recouvrir le camp qui a la boule, ou qui la prend dans le même tour. Un pion reste recouvert jusqu’au départ de celui qui le recouvre. L’option `anytime` permet à chacun de recouvrir à tout moment.",
      },
      why: {
        en: "Nobody arrives without the ball. And a limit of two covered pawns makes sense only if covers outlast the turn.",
        fr: "On n’arrive pas sans la boule. Et une limite de deux pions recouverts n’a de sens que si le recouvrement dure plus d’un tour.",
      },
      option: "cover",
    },
    {
      id: "I-R8",
      booklet: {
        en: "One of the five pawns around the Arrivée may be covered, and only two pawns of one colour.",
        fr: "On peut recouvrir l’un des cinq pions autour de l’Arrivée, et seulement deux pions d’une même couleur.",
      },
      ruling: {
        en: "For each target: one cover around the Arrivée and one on it. And never more than two covered pawns of one colour, whoever covers them.",
        fr: "Pour chaque but : un recouvrement autour de l’Arrivée et un dessus. Et jamais plus de deux pions recouverts d’une même couleur, quel que soit celui qui recouvre.",
      },
      why: {
        en: "One around it and one on it make exactly the two that the booklet allows.",
        fr: "Un autour et un dessus font exactement les deux que permet le livret.",
      },
    },
    {
      id: "I-R9",
      booklet: {
        en: "Four may play each for themselves, but their goal is given for teams only.",
        fr: "On peut jouer à quatre individuellement, mais le but n’est donné que pour les équipes.",
      },
      ruling: {
        en: "The Arrivée opposite one’s own row. The option `any` makes all three other Arrivées count.",
        fr: "L’Arrivée qui fait face à sa propre rangée. Avec l’option `any`, les trois autres Arrivées comptent.",
      },
      why: {
        en: "It is the goal of the game for two, and it gives all four the same distance.",
        fr: "C’est le but du jeu à deux, et la distance est la même pour les quatre.",
      },
      option: "goal",
    },
    {
      id: "I-R10",
      booklet: { en: "Nothing on drawn games.", fr: "Rien sur les parties nulles." },
      ruling: {
        en: "The third occurrence of a position is a draw, and so are 600 turns without a winner. A win comes first. Either limit can be changed or set to 0 to switch it off (`repetition`, `max_turns`).",
        fr: "La troisième apparition d’une position fait nulle, de même que 600 tours sans vainqueur. Une victoire passe d’abord. Chaque limite se règle, et 0 la supprime (`repetition`, `max_turns`).",
      },
      why: {
        en: "Two careful players can snatch the ball back and forth without end.",
        fr: "Deux joueurs prudents peuvent se reprendre la boule sans fin.",
      },
      option: "repetition",
    },
  ],
  lesson: {
    spec: "intercept",
    position:
      "S g7 S/Pb1.f7.f11.h10.k1/Rc1.e1.g11.i9.l1/Dg9p N/Pc13.e13.h13.j9.l13/Rd13.f13.i7.i13.k13/Dg13p",
    pieces: [
      {
        shape: "passage",
        seat: "S",
        words: {
          en: "passage, flat: the ball rolls over it",
          fr: "passage, plat : la boule roule par-dessus",
        },
      },
      {
        shape: "repos",
        seat: "S",
        words: {
          en: "repos, hollow: the ball comes to rest in it",
          fr: "repos, creux : la boule s’y arrête",
        },
      },
      {
        shape: "double-passage",
        seat: "S",
        words: {
          en: "the double: a passage on this face, a repos on the other",
          fr: "le double : passage sur cette face, repos sur l’autre",
        },
      },
      {
        shape: "ball",
        seat: "",
        words: { en: "the ball, which both want", fr: "la boule, que tous deux veulent" },
      },
    ],
    steps: [
      {
        say: {
          en: "You are South and play for `g13`. Your pawns have come out; the ball still lies in the centre. Slide the passage `f7` in front of it, to `g8`.",
          fr: "Vous êtes Sud et visez `g13`. Vos pions sont sortis ; la boule est encore au centre. Glissez le passage `f7` devant elle, en `g8`.",
        },
        expect: ["f7-g8"],
        praise: {
          en: "The ball now has something to roll over. North brings a passage pawn nearer.",
          fr: "La boule a maintenant sur quoi rouler. Nord approche un pion de passage.",
        },
        replies: ["j9-i8"],
      },
      {
        say: {
          en: "Your double waits on `g9`, flat side up. Turn it over in place and let the ball roll into it: `g9r*g9`.",
          fr: "Votre double attend en `g9`, face plate visible. Retournez-le sur place et faites-y rouler la boule : `g9r*g9`.",
        },
        expect: ["g9r*g9"],
        praise: {
          en: "First pass! But North slides a passage next to the ball and takes it away, to `i7`. That is an interception.",
          fr: "Première passe ! Mais Nord glisse un passage contre la boule et vous la prend, en `i7`. C’est une interception.",
        },
        replies: ["i8-h8*i7"],
      },
      {
        say: {
          en: "Take it back. Jump with `g8` over North’s pawn to `i8`; the ball can then run over it to `i9`, and on over `h10` to `g11`.",
          fr: "Reprenez-la. Sautez avec `g8` par-dessus le pion de Nord, en `i8` ; la boule peut alors passer par lui jusqu’en `i9`, puis par `h10` jusqu’en `g11`.",
        },
        expect: ["g8-i8*g11"],
        praise: {
          en: "A jump, an interception and a chain of two passes, all in one turn. North shuts the cell in front of the Arrivée.",
          fr: "Un saut, une interception et une chaîne de deux passes, le tout en un tour. Nord ferme la case devant l’Arrivée.",
        },
        replies: ["f13-g12"],
      },
      {
        say: {
          en: "North’s double sits on the Arrivée, and you have the ball, so you may cover it. Get your own double ready: a long slide from `g9` to `e11`, hollow side up. The ball stays where it is: end the turn there.",
          fr: "Le double de Nord occupe l’Arrivée. Puisque vous avez la boule, vous pouvez le recouvrir. Préparez votre double : un long glissement de `g9` à `e11`, face creuse visible. La boule reste où elle est : finissez là votre tour.",
        },
        expect: ["g9-e11r"],
        praise: {
          en: "From there it looks along the diagonal at `g13`. North steps in between.",
          fr: "De là, il regarde `g13` sur la diagonale. Nord s’interpose.",
        },
        replies: ["e13-f12"],
      },
      {
        say: {
          en: "A pawn in between is no trouble for a double. Jump it and land on the Arrivée, on top of North’s double, as a repos; then end the turn.",
          fr: "Un pion interposé ne gêne pas un double. Sautez-le et posez-vous sur l’Arrivée, sur le double de Nord, en repos ; puis finissez le tour.",
        },
        expect: ["e11-g13r"],
        praise: {
          en: "Covered. The Arrivée is yours, and it can receive the ball. North shuts the last gap in front of it.",
          fr: "Recouvert. L’Arrivée est à vous et peut recevoir la boule. Nord ferme la dernière brèche devant elle.",
        },
        replies: ["i13-h12"],
      },
      {
        say: {
          en: "All three cells in front are taken. Cover one of them with a passage pawn and roll the ball home.",
          fr: "Les trois cases de devant sont prises. Recouvrez-en une avec un passage et faites rouler la boule au but.",
        },
        expect: ["f11-f12*g13", "f11-g12*g13", "i8-g12*g13"],
        praise: { en: "The ball is home!", fr: "La boule est au but !" },
      },
    ],
    end: {
      en: "You have slid, turned over, jumped, intercepted, chained and covered twice. North was generous: near its Arrivée it could have taken the ball back, for instance with `h13-h12*i13`. Against a sharper player, keep an eye on such lines.",
      fr: "Vous avez glissé, retourné, sauté, intercepté, enchaîné et recouvert deux fois. Nord a été généreux : près de son Arrivée, il aurait pu reprendre la boule, par exemple avec `h13-h12*i13`. Face à un joueur plus attentif, surveillez ces lignes.",
    },
  },
  credits: {
    designer: { en: "Henri Vergne", fr: "Henri Vergne" },
    publisher: {
      en: "Not named in the booklet",
      fr: "Non nommé dans le livret",
    },
    year: { en: "1993", fr: "1993" },
    notes: {
      en: "The booklet was put online by the collectors of Escale à jeux, without its six figures. The ones in these rules are our own, numbered as the booklet numbers them; boards without a number are additions. The size of the board comes from two public descriptions of the game, and arithmetic agrees: straight passes move the ball by two, so from the centre they reach the Arrivée on 13 by 13 cells but never on 11 by 11.",
      fr: "Le livret a été mis en ligne par les collectionneurs d’Escale à jeux, sans ses six figures. Celles de ces règles sont les nôtres, numérotées comme dans le livret ; les plateaux sans numéro sont des ajouts. La taille du plateau vient de deux descriptions publiques du jeu, et l’arithmétique leur donne raison : une passe droite avance la boule de deux cases, si bien que du centre elle atteint l’Arrivée sur 13 cases par 13, mais jamais sur 11 par 11.",
    },
  },
};
