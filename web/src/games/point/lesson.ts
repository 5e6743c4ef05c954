/** The lesson of Point. */
import type { Lesson } from "../types";

export const lesson: Lesson = {
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
};
