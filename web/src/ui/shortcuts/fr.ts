/** The texts of the keyboard shortcuts in French. */
import type { ShortcutTexts } from "./en";

export const fr: ShortcutTexts = {
  about: "Tout peut se faire au clavier. La liste des touches s’obtient aussi par « ? ».",
  single: "Raccourcis d’une seule lettre ou d’un seul signe",
  singleHint:
    "Sans eux, les lettres et les signes n’agissent que sur un plateau qui a le focus. Les autres touches marchent toujours.",
  where: {
    board: "Sur un plateau",
    table: "Dans toute partie",
    own: "Dans une partie sur cet appareil",
    look: "En revoyant une partie",
    page: "Partout",
  },
  what: {
    list: "Montrer cette liste",
    walk: "Parcourir le plateau",
    choose: "Choisir ce qui est sous le curseur",
    walls: "Vers les barrières et retour",
    turnWall: "Tourner la barrière",
    cancel: "Annuler une étape commencée",
    earlier: "Un coup en arrière",
    later: "Un coup en avant",
    undo: "Reprendre un coup",
    hint: "Donner un conseil",
    back: "Un coup en arrière",
    forward: "Un coup en avant",
    start: "Au début",
    end: "À la fin",
    turningBefore: "Au tournant précédent",
    turningAfter: "Au tournant suivant",
    leaveLine: "Quitter une suite",
  },
  names: {
    ArrowLeft: "←",
    ArrowRight: "→",
    ArrowUp: "↑",
    ArrowDown: "↓",
    Enter: "Entrée",
    " ": "Espace",
    Escape: "Échap",
    Home: "Début",
    End: "Fin",
  } as Record<string, string>,
};
