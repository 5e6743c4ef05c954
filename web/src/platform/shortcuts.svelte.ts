/** Keyboard shortcuts: one table for handling keys and for showing them. */
import { settings } from "./settings.svelte";

/** Scopes: the whole page, every game view, a local game, a focused board, the analysis. */
export type ShortcutScope = "page" | "table" | "own" | "board" | "look";

export interface Shortcut {
  id: string;
  where: ShortcutScope;
  /** Values of `KeyboardEvent.key`; each of them triggers the shortcut. */
  keys: readonly string[];
}

export const shortcuts = [
  { id: "list", where: "page", keys: ["?"] },
  { id: "walk", where: "board", keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] },
  { id: "choose", where: "board", keys: ["Enter", " "] },
  { id: "walls", where: "board", keys: ["w"] },
  { id: "turnWall", where: "board", keys: ["r"] },
  { id: "cancel", where: "table", keys: ["Escape"] },
  { id: "earlier", where: "table", keys: ["-"] },
  { id: "later", where: "table", keys: ["+", "="] },
  { id: "undo", where: "own", keys: ["u"] },
  { id: "hint", where: "own", keys: ["h"] },
  { id: "back", where: "look", keys: ["ArrowLeft", "-"] },
  { id: "forward", where: "look", keys: ["ArrowRight", "+", "="] },
  { id: "start", where: "look", keys: ["Home"] },
  { id: "end", where: "look", keys: ["End"] },
  { id: "turningBefore", where: "look", keys: ["ArrowUp"] },
  { id: "turningAfter", where: "look", keys: ["ArrowDown"] },
  { id: "leaveLine", where: "look", keys: ["Escape"] },
] as const satisfies readonly Shortcut[];

export type ShortcutId = (typeof shortcuts)[number]["id"];

/** Letters and signs, which speech input and accidental presses produce (WCAG 2.1.4). */
export const isCharacter = (key: string) => key.length === 1 && key !== " ";

/**
 * The shortcut of a key event in these scopes; undefined while text is entered or if the event was
 * handled already.
 */
export function shortcutOf(
  event: KeyboardEvent,
  ...places: ShortcutScope[]
): ShortcutId | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const target = event.target as HTMLElement;
  if (target.closest?.("input, select, textarea, dialog, [contenteditable]")) return undefined;
  const key = isCharacter(event.key) ? event.key.toLowerCase() : event.key;
  const found = shortcuts.find(
    ({ where, keys }) => places.includes(where) && (keys as readonly string[]).includes(key),
  );
  if (!found) return undefined;
  // Shortcuts of a focused board work nowhere else, so they need no switch.
  const off = !settings.shortcuts && found.where !== "board" && isCharacter(key);
  return off ? undefined : found.id;
}

/** State of the shortcuts dialog. */
class ShortcutList {
  open = $state(false);
}
export const shortcutList = new ShortcutList();
