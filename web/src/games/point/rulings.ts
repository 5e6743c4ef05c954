/** Rulings of Point: unclear points of the booklet and their resolution. */
import type { Ruling } from "../types";

export const rulings: Ruling[] = [
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
];
