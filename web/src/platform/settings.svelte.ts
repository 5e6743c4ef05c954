/** Stored settings: theme, sounds, keyboard shortcuts. */
import { flagOr, isObject } from "./validate";
import { stored, store } from "./storage";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

interface StoredSettings {
  theme: Theme;
  sounds: boolean;
  /** Whether single-character shortcuts are active. */
  shortcuts: boolean;
}

function readSettings(): StoredSettings {
  const value = stored<unknown>("settings");
  const { theme, sounds, shortcuts } = isObject(value) ? value : {};
  return {
    theme: themes.find((one) => one === theme) ?? "system",
    sounds: flagOr(sounds, true),
    shortcuts: flagOr(shortcuts, true),
  };
}
const initial = readSettings();

class Settings {
  theme = $state<Theme>(initial.theme);
  sounds = $state(initial.sounds);
  shortcuts = $state(initial.shortcuts);

  save(): void {
    const { theme, sounds, shortcuts } = this;
    store("settings", { theme, sounds, shortcuts } satisfies StoredSettings);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.save();
    this.apply();
  }

  toggleSounds(): void {
    this.sounds = !this.sounds;
    this.save();
  }

  toggleShortcuts(): void {
    this.shortcuts = !this.shortcuts;
    this.save();
  }

  /** Sets the attribute that the stylesheet reads; without it the theme follows the system. */
  apply(): void {
    if (this.theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = this.theme;
  }
}

export const settings = new Settings();
