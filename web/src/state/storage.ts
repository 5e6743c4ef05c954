/** What this browser keeps between visits. Everything still works where it keeps nothing. */

const prefix = "tablier.";

export function stored<T>(name: string): T | undefined {
  try {
    const text = localStorage.getItem(prefix + name);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** False if it could not be kept: storage is full or switched off. */
export function store(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // nothing is kept anyway
  }
}

export function forgetAll(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // nothing is kept anyway
  }
}
