import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { en } from "../../src/ui/shortcuts/en";
import { fr } from "../../src/ui/shortcuts/fr";
import ShortcutsDialog from "../../src/ui/shortcuts/ShortcutsDialog.svelte";
import { settings } from "../../src/platform/settings.svelte";
import {
  isCharacter,
  shortcutOf,
  shortcuts,
  type ShortcutScope,
} from "../../src/platform/shortcuts.svelte";
import { stored } from "../../src/platform/storage";
import { clear, press, show } from "./mounted";

beforeEach(() => {
  localStorage.clear();
  settings.shortcuts = true;
});
afterEach(clear);

/** The shortcut of a key in some scopes. */
function asked(key: string, places: ShortcutScope[], target: Element = document.body, more = {}) {
  let found: string | undefined;
  const hear = (event: Event) => (found = shortcutOf(event as KeyboardEvent, ...places));
  target.addEventListener("keydown", hear);
  target.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }),
  );
  target.removeEventListener("keydown", hear);
  return found;
}

describe("keys", () => {
  test("ask for what is listed, in the places that listen", () => {
    expect(asked("u", ["table", "own"])).toBe("undo");
    expect(asked("U", ["table", "own"])).toBe("undo");
    expect(asked("u", ["table"])).toBeUndefined();
    expect(asked("=", ["table"])).toBe("later");
    expect(asked("-", ["table"])).toBe("earlier");
    expect(asked("-", ["look"])).toBe("back");
    expect(asked("?", ["page"])).toBe("list");
    expect(asked("x", ["page", "table", "own", "board", "look"])).toBeUndefined();
  });

  test("are the browser's with Ctrl, Alt or Meta", () => {
    for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
      expect(asked("u", ["own"], document.body, more)).toBeUndefined();
  });

  test("are letters where somebody writes", () => {
    for (const name of ["input", "textarea", "select", "dialog"]) {
      const target = document.createElement(name);
      document.body.append(target);
      expect(asked("u", ["own"], target), name).toBeUndefined();
    }
  });

  test("of a single letter or sign can be switched off, the others cannot", () => {
    settings.shortcuts = false;
    for (const one of shortcuts)
      for (const key of one.keys) {
        const off = one.where !== "board" && isCharacter(key);
        expect(asked(key, [one.where]), `${one.id} ${key}`).toBe(off ? undefined : one.id);
      }
  });

  test("mean one thing in each place", () => {
    for (const { where, keys, id } of shortcuts)
      for (const key of keys) expect(asked(key, [where]), `${where} ${key}`).toBe(id);
  });
});

describe("the list of keys", () => {
  test("has all of them, with what they do, in both languages", async () => {
    const page = await show(ShortcutsDialog, {});
    for (const { id } of shortcuts) expect(page.textContent).toContain(en.what[id]);
    expect(page.querySelectorAll("dl > div")).toHaveLength(shortcuts.length);
    const words = shortcuts.map(({ id }) => id).sort();
    expect(Object.keys(en.what).sort()).toEqual(words);
    for (const { keys } of shortcuts)
      for (const key of keys as readonly string[])
        if (!isCharacter(key)) expect(fr.names[key] && en.names[key], key).toBeTruthy();
  });

  test("switches the single ones off, and that is remembered", async () => {
    const page = await show(ShortcutsDialog, {});
    const box = page.querySelector<HTMLInputElement>("[role=switch]")!;
    expect(box.checked).toBe(true);
    box.click();
    flushSync();
    expect(settings.shortcuts).toBe(false);
    expect(stored("settings")).toMatchObject({ shortcuts: false });
    expect(asked("h", ["own"])).toBeUndefined();
    press(document.body, "h");
    box.click();
    flushSync();
    expect(asked("h", ["own"])).toBe("hint");
  });
});
