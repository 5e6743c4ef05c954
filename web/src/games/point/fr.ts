/** The texts of Point in French. */
import type { PointTexts } from "./en";

export const fr: PointTexts = {
  name: "Point",
  idea: "Échangez des pions par des cartes jusqu’à n’avoir qu’une couleur dans votre rangée.",
  players: "2, 3 ou 4",
  minutes: "15–30",
  pieces: { black: "pion noir", white: "pion blanc" },
  shortPieces: { black: "noir", white: "blanc" },
  actions: { deck: "Piocher une carte", drop: "Écarter cette carte", stop: "S’arrêter là" },
  usedCard: (reading) => `Utilisée : ${reading}`,
  entries: { "lots:S": "Tirage : Sud a les noirs", "lots:N": "Tirage : Nord a les noirs" },
};
