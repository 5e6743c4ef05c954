/** Rulings of Superpion: unclear points of the booklet and their resolution. */
import type { Ruling } from "../types";

export const rulings: Ruling[] = [
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
];
