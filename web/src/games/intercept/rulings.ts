/** Rulings of Intercept: unclear points of the booklet and their resolution. */
import type { Ruling } from "../types";

export const rulings: Ruling[] = [
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
];
