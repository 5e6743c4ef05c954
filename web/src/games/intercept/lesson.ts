/** The lesson of Intercept. */
import type { Lesson } from "../types";

export const lesson: Lesson = {
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
};
