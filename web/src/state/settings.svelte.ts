/** Choices that outlive a game: colours, sounds, keys. */
import { stored, store } from "./storage";

export type Theme = "system" | "light" | "dark";

interface Kept {
  theme: Theme;
  sounds: boolean;
  /** Shortcuts of a single letter or sign. */
  shortcuts: boolean;
}

const kept = stored<Partial<Kept>>("settings") ?? {};

class Settings {
  theme = $state<Theme>(kept.theme ?? "system");
  sounds = $state(kept.sounds ?? true);
  shortcuts = $state(kept.shortcuts ?? true);

  keep(): void {
    const { theme, sounds, shortcuts } = this;
    store("settings", { theme, sounds, shortcuts } satisfies Kept);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.keep();
    this.apply();
  }

  toggleSounds(): void {
    this.sounds = !this.sounds;
    this.keep();
  }

  toggleShortcuts(): void {
    this.shortcuts = !this.shortcuts;
    this.keep();
  }

  /** The stylesheet reads the attribute; without one it follows the device. */
  apply(): void {
    if (this.theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = this.theme;
  }
}

export const settings = new Settings();
