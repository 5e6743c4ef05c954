/** Choices that outlive a game: colours, sounds, how the board is turned. */
import { stored, store } from "./storage";

export type Theme = "system" | "light" | "dark";

interface Kept {
  theme: Theme;
  sounds: boolean;
}

const kept = stored<Partial<Kept>>("settings") ?? {};

class Settings {
  theme = $state<Theme>(kept.theme ?? "system");
  sounds = $state(kept.sounds ?? true);

  keep(): void {
    store("settings", { theme: this.theme, sounds: this.sounds } satisfies Kept);
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

  /** The stylesheet reads the attribute; without one it follows the device. */
  apply(): void {
    if (this.theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = this.theme;
  }
}

export const settings = new Settings();
