/** The texts of the about page in French. */
import type { AboutTexts } from "./en";

export const fr: AboutTexts = {
  intro: (games: string) =>
    `Un tablier est un plateau de jeu. C’est ici la maison ouverte de quatre jeux abstraits parus avec leur livret de papier : ${games}.`,
  text: [
    "Ce que vous jouez ici tourne sur votre propre appareil, adversaire compris, et reste dans ce navigateur. Seules les tables en ligne sont gardées sur le serveur, pour que d’autres puissent jouer avec vous.",
    "Les règles suivent les livrets à la lettre ; les points obscurs sont tranchés par des décisions numérotées, et, là où les lecteurs divergent, une option permet d’en changer.",
  ],
  credits: "Les jeux et leurs auteurs",
  storage: "Vos données",
  clear: "Oublier tout ce qui est conservé ici",
  cleared: "Oublié.",
};
