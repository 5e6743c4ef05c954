/** The lesson of Superpion. */
import type { Lesson } from "../types";

export const lesson: Lesson = {
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
};
