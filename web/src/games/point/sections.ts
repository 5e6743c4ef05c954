/** The sections of the rules page of Point. */
import type { Section } from "../types";

export const sections: Section[] = [
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
];
