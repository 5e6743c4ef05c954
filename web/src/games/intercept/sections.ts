/** The sections of the rules page of Intercept. */
import type { Section } from "../types";

export const sections: Section[] = [
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
];
