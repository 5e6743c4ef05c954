import type { GameRules } from "../types";

export const point: GameRules = {
  game: "point",
  sections: [
    {
      id: "aim",
      title: { en: "Aim", fr: "But du jeu" },
      blocks: [
        {
          kind: "text",
          words: {
            en: "In front of you lies a row of black and white pawns. Cards tell you which little groups may be exchanged for which others. Be the first whose row has only one colour left: black for one of you, white for the other.",
            fr: "Devant vous s’aligne une rangée de pions noirs et blancs. Des cartes disent quels petits groupes s’échangent contre quels autres. Soyez le premier dont la rangée n’a plus qu’une couleur : le noir pour l’un, le blanc pour l’autre.",
          },
        },
        {
          kind: "text",
          words: {
            en: "How long the row is does not matter. Only its colour does.",
            fr: "La longueur de la rangée n’a pas d’importance. Seule compte sa couleur.",
          },
        },
      ],
    },
    {
      id: "setup",
      title: { en: "Material and set-up", fr: "Matériel et mise en place" },
      blocks: [
        {
          kind: "list",
          items: [
            {
              en: "Pawns, 24 black and 24 white, and 64 exchange cards.",
              fr: "Des pions, 24 noirs et 24 blancs, et 64 cartes d’échange.",
            },
            {
              en: "Each player lays a row of six black and six white pawns, in any order. South lays first.",
              fr: "Chaque joueur aligne six pions noirs et six blancs, dans l’ordre de son choix. Sud commence.",
            },
            {
              en: "Each player gets three cards, face up. Everybody sees everything; only the order of the deck is hidden.",
              fr: "Chaque joueur reçoit trois cartes, face visible. Tout le monde voit tout ; seul l’ordre de la pioche est caché.",
            },
            {
              en: "In the middle lies the *bank*. It is empty at first.",
              fr: "Au milieu se trouve la *banque*. Elle est vide au début.",
            },
            {
              en: "Lots decide who sits where. South collects black and plays first; lots may also be drawn only now (P-R9).",
              fr: "On tire les places au sort. Sud collectionne le noir et joue en premier ; on peut aussi ne tirer au sort que maintenant (P-R9).",
            },
          ],
        },
        { kind: "figure", figure: "point-row" },
      ],
    },
    {
      id: "cards",
      title: { en: "What a card says", fr: "Ce que dit une carte" },
      blocks: [
        {
          kind: "text",
          words: {
            en: "A card shows two groups of pawns. The left one is given to the bank, the right one is taken from it. `WB=BWW` reads: give ○●, take ●○○. You may also turn the card round by half a turn; then it reads `WWB=BW`: give ○○●, take ●○. There are no other ways to read it.",
            fr: "Une carte montre deux groupes de pions. Celui de gauche va à la banque, celui de droite en vient. `WB=BWW` se lit : donner ○●, prendre ●○○. Vous pouvez aussi tourner la carte d’un demi-tour ; elle se lit alors `WWB=BW` : donner ○○●, prendre ●○. Il n’y a pas d’autre lecture.",
          },
        },
      ],
    },
    {
      id: "turn",
      title: { en: "Your turn", fr: "Votre tour" },
      blocks: [
        {
          kind: "text",
          words: {
            en: "Draw a card, so that you have four. Then use one of them, and you are back to three. The used card is out of play.",
            fr: "Piochez une carte : vous en avez quatre. Utilisez-en une, et vous revenez à trois. La carte utilisée est hors du jeu.",
          },
        },
        {
          kind: "text",
          words: {
            en: "To use a card, find its left group in your row: the same pawns, side by side, in the same order. They go to the bank, and the right group takes their place, in the order printed. The bank must have those pawns; what you have just given counts.",
            fr: "Pour utiliser une carte, trouvez son groupe de gauche dans votre rangée : les mêmes pions, côte à côte, dans le même ordre. Ils vont à la banque, et le groupe de droite prend leur place, dans l’ordre indiqué. La banque doit avoir ces pions ; ceux que vous venez de donner comptent.",
          },
        },
        { kind: "figure", figure: "point-1" },
        { kind: "figure", figure: "point-2" },
        {
          kind: "text",
          words: {
            en: "If any of your cards can be used, you must use one, even if it hurts.",
            fr: "Si l’une de vos cartes peut servir, vous devez en utiliser une, même à votre détriment.",
          },
        },
      ],
    },
    {
      id: "drop",
      title: { en: "Dropping and taking", fr: "Écarter et ramasser" },
      blocks: [
        {
          kind: "text",
          words: {
            en: "If none of your four cards can be used, drop one of them, face up.",
            fr: "Si aucune de vos quatre cartes ne peut servir, écartez-en une, face visible.",
          },
        },
        { kind: "figure", figure: "point-drop" },
        {
          kind: "text",
          words: {
            en: "The next player, and nobody else, may take that card instead of drawing, but only to use it at once. If it is not taken it is out of play.",
            fr: "Le joueur suivant, et lui seul, peut ramasser cette carte au lieu de piocher, mais uniquement pour s’en servir aussitôt. Si elle n’est pas ramassée, elle est hors du jeu.",
          },
        },
        { kind: "figure", figure: "point-take" },
        {
          kind: "text",
          words: {
            en: "When the deck runs out, all cards that are out of play are shuffled into a new one.",
            fr: "Quand la pioche est vide, on mélange toutes les cartes hors du jeu pour en faire une nouvelle.",
          },
        },
      ],
    },
    {
      id: "end",
      title: { en: "End of the game", fr: "Fin de la partie" },
      blocks: [
        {
          kind: "text",
          words: {
            en: "As soon as your own exchange leaves only your colour in your row, you have won.",
            fr: "Dès que votre échange ne laisse que votre couleur dans votre rangée, vous avez gagné.",
          },
        },
        { kind: "figure", figure: "point-win" },
        {
          kind: "text",
          words: {
            en: "After 400 turns without a winner the game is a draw. This limit can be changed or switched off.",
            fr: "Après 400 tours sans vainqueur, la partie est nulle. Cette limite se règle et se désactive.",
          },
        },
      ],
    },
    {
      id: "variants",
      title: { en: "Three, four, and teams", fr: "À trois, à quatre, en équipes" },
      blocks: [
        {
          kind: "text",
          words: {
            en: "*Three players*: everybody collects black. The turn passes clockwise.",
            fr: "*À trois* : les trois joueurs veulent du noir. On joue dans le sens des aiguilles d’une montre.",
          },
        },
        { kind: "figure", figure: "point-three" },
        {
          kind: "text",
          words: {
            en: "*Four players*, each alone: South and North collect black, West and East white.",
            fr: "*À quatre*, chacun pour soi : Sud et Nord collectionnent le noir, Ouest et Est le blanc.",
          },
        },
        {
          kind: "text",
          words: {
            en: "*Teams*: South and North against West and East, partners facing each other, same colours as above. A team wins when neither of its rows holds a pawn of the other colour and both together have twelve pawns or more. Length matters here!",
            fr: "*En équipes* : Sud et Nord contre Ouest et Est, les partenaires face à face, mêmes couleurs que ci-dessus. Une équipe gagne quand aucune de ses deux rangées ne contient un pion qui ne soit pas de sa couleur et qu’elles ont ensemble douze pions ou plus. Ici, la longueur compte !",
          },
        },
        {
          kind: "text",
          words: {
            en: "Partners help each other with cards. After drawing, and before using or dropping, you may swap one of your cards for one of your partner’s, up to three times in your turn.",
            fr: "Les partenaires s’aident de leurs cartes. Après avoir pioché, et avant d’utiliser ou d’écarter, vous pouvez échanger une de vos cartes contre une de votre partenaire, jusqu’à trois fois dans votre tour.",
          },
        },
        { kind: "figure", figure: "point-swap" },
        {
          kind: "text",
          words: {
            en: "A player whose row is pure may stop at the start of a turn and hands all cards to the partner, who plays on with six. Only one partner may stop.",
            fr: "Un joueur dont la rangée est pure peut s’arrêter au début de son tour ; il donne toutes ses cartes à son partenaire, qui continue avec six. Un seul des deux partenaires peut s’arrêter.",
          },
        },
        { kind: "figure", figure: "point-stop" },
        {
          kind: "text",
          words: {
            en: "When somebody leaves a game with more than two sides, that row and those cards stay out of play and the turns are skipped.",
            fr: "Quand quelqu’un quitte une partie à plus de deux camps, sa rangée et ses cartes restent hors du jeu et ses tours sont sautés.",
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
            en: "`B` is a black pawn, `W` a white one. A row is read from its owner’s left: `row:BWWBBWBWWBWB`. `use:WWB=BW@3` uses a card, read as written, on the group that starts at the third pawn. `take:` does the same with the dropped card. `drop:WB=BWW` drops a card, `draw:WB=BWW` is what chance deals, `lots:N` says that lots made North black. `deck` declines a card or a stop, `stop` stops, and `swap:WB=BWW:BB=WWW` names your card, then your partner’s.",
            fr: "`B` est un pion noir, `W` un pion blanc. Une rangée se lit depuis la gauche de son joueur : `row:BWWBBWBWWBWB`. `use:WWB=BW@3` utilise une carte, lue comme écrit, sur le groupe qui commence au troisième pion. `take:` fait de même avec la carte écartée. `drop:WB=BWW` écarte une carte, `draw:WB=BWW` est ce que donne le hasard, `lots:N` dit que le sort a donné les noirs à Nord. `deck` renonce à la carte ou à l’arrêt, `stop` arrête, et `swap:WB=BWW:BB=WWW` nomme votre carte, puis celle du partenaire.",
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
              en: "Mix the colours when you lay your row. A row full of different little groups can use almost any card.",
              fr: "Mêlez les couleurs en posant votre rangée. Une rangée pleine de petits groupes variés accepte presque toutes les cartes.",
            },
            {
              en: "Watch the bank. While it is poor, only exchanges of three for two can work; take what the other needs before they do.",
              fr: "Surveillez la banque. Tant qu’elle est pauvre, seuls des échanges de trois contre deux sont possibles ; prenez ce dont l’autre a besoin avant lui.",
            },
            {
              en: "All cards lie open. Before you drop one, check what it would do for the next player.",
              fr: "Toutes les cartes sont visibles. Avant d’en écarter une, voyez ce qu’elle ferait pour le joueur suivant.",
            },
            {
              en: "The last wrong pawn is the hardest. Keep a card for it.",
              fr: "Le dernier pion de trop est le plus tenace. Gardez une carte pour lui.",
            },
          ],
        },
      ],
    },
  ],
  figures: [
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
  ],
  rulings: [
    {
      id: "P-R1",
      booklet: {
        en: "It warns that the bank may be short of pawns in the first turns and that one can take only what was put in. It does not say what the bank holds at the start.",
        fr: "Il prévient que la banque peut manquer de pions aux premiers tours et qu’on n’y prend que ce qui y a été mis. Il ne dit pas ce qu’elle contient au départ.",
      },
      ruling: {
        en: "It starts empty, and what is given in an exchange can be taken back in the same one. The option `box` starts it with all pawns that stand in no row.",
        fr: "Elle est vide au départ, et ce qu’on donne dans un échange peut être repris dans le même. Avec l’option `box`, elle contient au départ tous les pions qui ne sont dans aucune rangée.",
      },
      why: {
        en: "If one takes only what was put in, there was nothing before. And the first example works only if the pawns just given are there.",
        fr: "Si l’on ne prend que ce qui a été mis, il n’y avait rien avant. Et le premier exemple ne marche que si les pions qu’on vient de donner sont disponibles.",
      },
      option: "bank",
    },
    {
      id: "P-R2",
      booklet: {
        en: "64 cards, which it does not list. Two of them appear in its examples.",
        fr: "64 cartes, dont il ne donne pas la liste. Deux paraissent dans ses exemples.",
      },
      ruling: {
        en: "Every pair of a group of two and a group of three, 32 in all, each twice. Another deck can be given.",
        fr: "Toutes les paires d’un groupe de deux et d’un groupe de trois, 32 en tout, chacune deux fois. On peut fournir un autre paquet.",
      },
      why: {
        en: "Both examples pair two pawns with three. There are 4 such groups of two and 8 of three, so 32 pairs, and twice 32 is 64.",
        fr: "Les deux exemples associent deux pions à trois. Il y a 4 groupes de deux et 8 de trois, donc 32 paires, et deux fois 32 font 64.",
      },
      option: "deck",
    },
    {
      id: "P-R3",
      booklet: {
        en: "Cards may be used in both directions. Its second example shows one card read in two ways.",
        fr: "Une carte se lit d’un côté ou de l’autre. Son second exemple montre une carte lue de deux façons.",
      },
      ruling: {
        en: "The second reading is the card turned by half a turn: the sides change places and each is reversed.",
        fr: "La seconde lecture est celle de la carte tournée d’un demi-tour : les côtés changent de place et chacun s’inverse.",
      },
      why: {
        en: "That is what the example shows: ○● = ●○○ becomes ○○● = ●○. It is also what a card does when you turn it on the table.",
        fr: "C’est ce que montre l’exemple : ○● = ●○○ devient ○○● = ●○. C’est aussi ce que fait une carte qu’on tourne sur la table.",
      },
    },
    {
      id: "P-R4",
      booklet: {
        en: "The opponent may use a dropped card at once instead of drawing. With three or four players, which opponent?",
        fr: "L’adversaire peut se servir aussitôt d’une carte écartée au lieu de piocher. À trois ou quatre, lequel ?",
      },
      ruling: {
        en: "The next player who plays, in that turn only, and whoever takes it must use it.",
        fr: "Le prochain joueur qui joue, à ce tour seulement, et qui la ramasse doit s’en servir.",
      },
      why: {
        en: "The card stands in for that player’s draw. Later draws have nothing to do with it.",
        fr: "La carte remplace la pioche de ce joueur. Les pioches suivantes n’ont rien à voir avec elle.",
      },
    },
    {
      id: "P-R5",
      booklet: {
        en: "Nothing on what happens when the deck is used up.",
        fr: "Rien sur ce qui se passe quand la pioche est épuisée.",
      },
      ruling: {
        en: "All cards out of play are shuffled into a new deck. If there are none either, the player goes on with the cards in hand.",
        fr: "Toutes les cartes hors du jeu sont mélangées en une nouvelle pioche. S’il n’y en a pas non plus, le joueur continue avec les cartes qu’il a.",
      },
      why: {
        en: "It is what card players do, and it lets the game reach its end.",
        fr: "C’est l’usage aux cartes, et la partie peut ainsi aller à son terme.",
      },
    },
    {
      id: "P-R6",
      booklet: {
        en: "Partners may exchange cards at any moment.",
        fr: "Entre partenaires, les cartes changent de main quand on veut.",
      },
      ruling: {
        en: "In their own turn, after drawing and before using or dropping, up to three swaps of one card for one. Not together with a taken card, and not with a partner who has stopped.",
        fr: "À son propre tour, après la pioche et avant d’utiliser ou d’écarter, jusqu’à trois échanges d’une carte contre une. Pas avec une carte ramassée, ni avec un partenaire qui s’est arrêté.",
      },
      why: {
        en: "Cards matter only to the player about to use one, and three swaps reach every possible exchange of hands. A fixed moment keeps the order of play clear.",
        fr: "Les cartes n’importent qu’à celui qui va en utiliser une, et trois échanges permettent toute répartition des deux jeux. Un moment fixe garde l’ordre du jeu clair.",
      },
    },
    {
      id: "P-R7",
      booklet: {
        en: "A partner whose row is pure may stop playing. When, and whether both may, is left open.",
        fr: "Un partenaire dont la rangée est pure peut cesser de jouer. Quand, et si les deux le peuvent, reste ouvert.",
      },
      ruling: {
        en: "At the start of a turn, and one partner only. Stopping is that player’s turn.",
        fr: "Au début d’un tour, et un seul des deux partenaires. S’arrêter constitue le tour de ce joueur.",
      },
      why: {
        en: "The cards go to a partner who plays on, so one must. If both stopped short of twelve pawns, the team could neither win nor play.",
        fr: "Les cartes vont à un partenaire qui continue : il en faut donc un. Si les deux s’arrêtaient avant douze pions, l’équipe ne pourrait ni gagner ni jouer.",
      },
    },
    {
      id: "P-R8",
      booklet: {
        en: "With four, two players collect white and two black. The seating is not given.",
        fr: "À quatre, deux joueurs collectionnent le blanc et deux le noir. Leur placement n’est pas donné.",
      },
      ruling: {
        en: "The colours alternate around the table: South and North black, West and East white.",
        fr: "Les couleurs alternent autour de la table : Sud et Nord noir, Ouest et Est blanc.",
      },
      why: {
        en: "It is the seating of the game in teams, and nobody plays right after a rival for the same pawns.",
        fr: "C’est le placement du jeu en équipes, et personne ne joue juste après un rival qui veut les mêmes pions.",
      },
    },
    {
      id: "P-R9",
      booklet: {
        en: "Lots are drawn for the colours when the rows lie and the cards are dealt. Black comes first.",
        fr: "On tire les couleurs au sort quand les rangées sont posées et les cartes distribuées. Le noir passe en premier.",
      },
      ruling: {
        en: "Lots are drawn for the seats, before anything else. South collects black and starts. With two players, the option `after` draws them when North has the third card: either is as likely to be black, and black starts.",
        fr: "On tire les places au sort, avant toute chose. Sud collectionne le noir et commence. À deux, avec l’option `after`, on tire quand Nord a sa troisième carte : chacun a autant de chances d’avoir les noirs, et les noirs commencent.",
      },
      why: {
        en: "The colour belongs to the seat here, so drawing the one draws the other, and a row can be laid for its colour. With lots after the deal it must suit both.",
        fr: "La couleur tient ici à la place : tirer l’une, c’est tirer l’autre, et l’on peut poser sa rangée pour sa couleur. Si l’on tire après la distribution, elle doit convenir aux deux.",
      },
      option: "lots",
    },
    {
      id: "P-E1",
      booklet: {
        en: "After the first example it leaves one black pawn in the bank.",
        fr: "Après le premier exemple, il laisse un pion noir à la banque.",
      },
      ruling: {
        en: "A misprint: one white pawn is left.",
        fr: "Une coquille : il reste un pion blanc.",
      },
      why: {
        en: "One black and two white go in, one white and one black come out. That leaves one white.",
        fr: "Un noir et deux blancs entrent, un blanc et un noir sortent. Il reste un blanc.",
      },
    },
    {
      id: "P-E2",
      booklet: {
        en: "In the second example the row has 15 pawns before the exchange and 17 after it.",
        fr: "Dans le second exemple, la rangée a 15 pions avant l’échange et 17 après.",
      },
      ruling: {
        en: "A misprint: the exchange adds one pawn. Our figure goes from 15 to 16.",
        fr: "Une coquille : l’échange ajoute un pion. Notre figure passe de 15 à 16.",
      },
      why: {
        en: "Two pawns are given and three taken, which makes one more. One white pawn too few was printed before, or one too many after.",
        fr: "On donne deux pions et on en prend trois, soit un de plus. Il a été imprimé un blanc de moins avant, ou un de trop après.",
      },
    },
  ],
  lesson: {
    spec: "point",
    position:
      "play S S:WWBWWBBW:BB=BWW+WB=WBW+WB=WWW+WW=BBB N:WBBWWWB:BB=BBW+BW=BBB+BW=WBB offer:- drawn:WW=BBB swaps:0 out:-",
    steps: [
      {
        say: {
          en: "You are South and collect black. You have just drawn ○○ = ●●●. Use it on the first two pawns of your row.",
          fr: "Vous êtes Sud et collectionnez le noir. Vous venez de piocher ○○ = ●●●. Utilisez-la sur les deux premiers pions de votre rangée.",
        },
        expect: ["use:WW=BBB@1"],
        praise: {
          en: "Two white pawns gone, three black ones instead. North gets rid of two black pawns, and you draw again.",
          fr: "Deux blancs de moins, trois noirs à la place. Nord se défait de deux noirs, et vous piochez à nouveau.",
        },
        replies: ["draw:BB=WWW", "use:BB=WWW@2", "draw:WW=BWB"],
      },
      {
        say: {
          en: "Now turn a card round. ●● = ●○○, turned, reads ○○● = ●●. Use it that way: the group starts at your fifth pawn.",
          fr: "Tournez maintenant une carte. ●● = ●○○, tournée, se lit ○○● = ●●. Utilisez-la ainsi : le groupe commence à votre cinquième pion.",
        },
        expect: ["use:WWB=BB@5"],
        praise: {
          en: "Only one white pawn is left. But North, too, is down to a single black one.",
          fr: "Il ne reste qu’un pion blanc. Mais Nord n’a plus, lui aussi, qu’un seul noir.",
        },
        replies: ["draw:WW=WWW", "use:WW=WWW@1", "draw:BW=WBW"],
      },
      {
        say: {
          en: "Bad luck: the only card you can use is ●○ = ○●○, and whoever can use a card must. Do it, at the end of your row.",
          fr: "Pas de chance : la seule carte possible est ●○ = ○●○, et qui peut utiliser une carte le doit. Faites-le, au bout de votre rangée.",
        },
        expect: ["use:BW=WBW@7"],
        praise: {
          en: "It cost you a step. North finds nothing to use and drops ●● = ●●○.",
          fr: "Cela vous coûte un pas. Nord ne trouve rien à utiliser et écarte ●● = ●●○.",
        },
        replies: ["draw:BW=BWB", "drop:BB=BBW"],
      },
      {
        say: {
          en: "You could take the dropped card, but it would bring you another white pawn. Leave it, and draw from the deck.",
          fr: "Vous pourriez ramasser la carte écartée, mais elle vous donnerait un blanc de plus. Laissez-la et piochez.",
        },
        expect: ["deck"],
        praise: {
          en: "A good draw: ○● = ●●●.",
          fr: "Bonne pioche : ○● = ●●●.",
        },
        replies: ["draw:WB=BBB"],
      },
      {
        say: {
          en: "Use ○● = ●●● on the seventh and eighth pawns. The bank has enough black for it.",
          fr: "Utilisez ○● = ●●● sur les septième et huitième pions. La banque a assez de noirs.",
        },
        expect: ["use:WB=BBB@7"],
        praise: {
          en: "Nine black, one white. North only makes the row longer.",
          fr: "Neuf noirs, un blanc. Nord ne fait qu’allonger sa rangée.",
        },
        replies: ["draw:WW=WWW", "use:WW=WWW@1", "draw:WW=WBW"],
      },
      {
        say: {
          en: "None of your four cards fits, so you must drop one. Careful: ○● = ○○○ would let North win on the spot. Drop any other.",
          fr: "Aucune de vos quatre cartes ne convient : il faut en écarter une. Attention : ○● = ○○○ ferait gagner Nord aussitôt. Écartez-en une autre.",
        },
        expect: ["drop:WW=BWB", "drop:WW=WBW", "drop:WB=WBW"],
        praise: {
          en: "North leaves it, draws, finds nothing, and in turn drops ●○ = ●●●.",
          fr: "Nord la laisse, pioche, ne trouve rien, et écarte à son tour ●○ = ●●●.",
        },
        replies: ["deck", "draw:BB=BBB", "drop:BW=BBB"],
      },
      {
        say: {
          en: "That is the card you have been waiting for. Take it and use it on the last two pawns.",
          fr: "Voilà la carte que vous attendiez. Ramassez-la et utilisez-la sur les deux derniers pions.",
        },
        expect: ["take:BW=BBB@9"],
        praise: {
          en: "All black!",
          fr: "Tout est noir !",
        },
      },
    ],
    end: {
      en: "You have read cards both ways, used one you did not want, declined one, dropped one and taken one. And you have seen why one looks at the other row before dropping: North did not, and lost.",
      fr: "Vous avez lu les cartes dans les deux sens, utilisé une carte à contrecœur, renoncé à une autre, écarté, ramassé. Et vous avez vu pourquoi l’on regarde la rangée d’en face avant d’écarter : Nord ne l’a pas fait, et il a perdu.",
    },
  },
  credits: {
    designer: { en: "Not named in the booklet", fr: "Non nommé dans le livret" },
    publisher: { en: "Piatnik", fr: "Piatnik" },
    year: { en: "about 1975", fr: "vers 1975" },
    notes: {
      en: "The French booklet was translated by the Club Jeux Descartes and put online by the collectors of Escale à jeux. Its two examples contain a slip each; they are set right here. All figures are our own.",
      fr: "Le livret français a été traduit par le Club Jeux Descartes et mis en ligne par les collectionneurs d’Escale à jeux. Ses deux exemples contiennent chacun une erreur, corrigée ici. Toutes les figures sont les nôtres.",
    },
  },
};
