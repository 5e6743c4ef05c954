/** The texts of the keyboard shortcuts in English. */

export const en = {
  about: "Everything can be done by keyboard. The list of all keys also comes with “?”.",
  single: "Shortcuts of a single letter or sign",
  singleHint:
    "Switched off, letters and signs do something on a board that has the focus only. Other keys always work.",
  where: {
    board: "On a board",
    table: "In every game",
    own: "In a game on this device",
    look: "Looking back",
    page: "Everywhere",
  },
  what: {
    list: "Show this list",
    walk: "Go over the board",
    choose: "Choose what is under the cursor",
    walls: "To the walls and back",
    turnWall: "Turn the wall",
    cancel: "Take back a step that was begun",
    earlier: "One move back",
    later: "One move forward",
    undo: "Take back a move",
    hint: "Give a hint",
    back: "One move back",
    forward: "One move forward",
    start: "To the beginning",
    end: "To the end",
    turningBefore: "To the turning point before",
    turningAfter: "To the next turning point",
    leaveLine: "Leave a line",
  },
  names: {
    ArrowLeft: "←",
    ArrowRight: "→",
    ArrowUp: "↑",
    ArrowDown: "↓",
    Enter: "Enter",
    " ": "Space",
    Escape: "Esc",
    Home: "Home",
    End: "End",
  } as Record<string, string>,
};

export type ShortcutTexts = typeof en;
