/** The texts of the failure page in both languages, since dictionaries may be missing. */
import type { Words } from "../core/types";

const both = (en: string, fr: string): Words => ({ en, fr });

export const failureTexts = {
  name: "Tablier",
  network: both(
    "The page could not be loaded. Check the connection and try again.",
    "La page n’a pas pu être chargée. Vérifiez la connexion et réessayez.",
  ),
  broken: both(
    "The page could not be started. Your games are still stored in this browser.",
    "La page n’a pas pu démarrer. Vos parties restent enregistrées dans ce navigateur.",
  ),
  tryAgain: both("Try again", "Réessayer"),
  download: both("Download the stored games", "Télécharger les parties"),
  copy: both("Copy a bug report", "Copier un rapport d’erreur"),
  copied: both("The bug report is on the clipboard.", "Le rapport est dans le presse-papiers."),
  report: both("Bug report", "Rapport d’erreur"),
  details: both("Details", "Détails"),
};
