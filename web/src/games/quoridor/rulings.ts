/** Rulings of Quoridor: unclear points of the booklet and their resolution. */
import type { Ruling } from "../types";

export const rulings: Ruling[] = [
  {
    id: "Q-R1",
    booklet: {
      en: "It lets you pass beside the jumped pawn when there is a wall behind it. It does not mention a pawn standing at the edge.",
      fr: "Il permet de passer à côté du pion sauté quand une barrière se trouve derrière. Il ne parle pas d’un pion placé au bord.",
    },
    ruling: {
      en: "The edge of the board counts as a wall.",
      fr: "Le bord du plateau compte comme une barrière.",
    },
    why: {
      en: "Otherwise a pawn resting at the edge would be an obstacle without remedy, and a player could be left without a single move.",
      fr: "Sinon, un pion au bord serait un obstacle sans remède, et un joueur pourrait se retrouver sans un seul coup.",
    },
  },
  {
    id: "Q-R2",
    booklet: {
      en: "With four players it limits a jump to one pawn and shows a figure that is lost. It does not say whether a second pawn behind the first gives the step aside.",
      fr: "À quatre, il limite le saut à un pion et renvoie à une figure perdue. Il ne dit pas si un second pion derrière le premier donne droit au pas de côté.",
    },
    ruling: {
      en: "A pawn behind blocks that direction: no jump and no step aside. The option allows the step aside.",
      fr: "Un pion derrière ferme cette direction : ni saut, ni pas de côté. L’option autorise le pas de côté.",
    },
    why: {
      en: "The step aside is granted for one reason only, a wall. A pawn is not a wall and will move on. Many players know the other reading, hence the option.",
      fr: "Le pas de côté n’est accordé que pour une raison, la barrière. Un pion n’en est pas une et finira par bouger. L’autre lecture est répandue, d’où l’option.",
    },
    option: "behind_pawn",
  },
  {
    id: "Q-R3",
    booklet: {
      en: "It forbids shutting the opponent off from the goal. It is silent on shutting in oneself, and on pawns in the way.",
      fr: "Il défend d’enfermer l’adversaire au point qu’il ne puisse plus arriver. Il ne dit rien de celui qui s’enferme lui-même, ni des pions sur le passage.",
    },
    ruling: {
      en: "Every player keeps a way, the one who lays the wall too. Pawns do not count as obstacles.",
      fr: "Chaque joueur garde un chemin, celui qui pose la barrière aussi. Les pions ne comptent pas comme des obstacles.",
    },
    why: {
      en: "A pawn shut in could never win and the game would lose its point. Pawns move, walls do not: a wall should not be legal or illegal because of who happens to stand where.",
      fr: "Un pion enfermé ne pourrait plus gagner et la partie n’aurait plus de sens. Les pions bougent, les barrières non : une pose ne doit pas dépendre de l’endroit où un pion se trouve par hasard.",
    },
  },
  {
    id: "Q-R4",
    booklet: {
      en: "Nothing about games that do not end.",
      fr: "Rien sur les parties qui ne finissent pas.",
    },
    ruling: {
      en: "The third occurrence of a position with the same player to move is a draw, and so are 400 turns without a winner. A win comes first. Either limit can be changed or set to 0 to switch it off (`repetition`, `max_turns`).",
      fr: "La troisième apparition d’une position avec le même joueur au trait fait nulle, de même que 400 tours sans vainqueur. Une victoire passe d’abord. Chaque limite se règle, et 0 la supprime (`repetition`, `max_turns`).",
    },
    why: {
      en: "Once the walls are laid, two pawns can step to and fro for ever.",
      fr: "Une fois les barrières posées, deux pions peuvent aller et venir sans fin.",
    },
    option: "repetition",
  },
];
