/** The local storage as JSON, with a fallback in memory where nothing can be stored. */

const prefix = "tablier.";
/** Values that could not be written: storage is full or switched off. */
const memory = new Map<string, string>();
const listeners = new Set<(name: string) => void>();

export function stored<T>(name: string): T | undefined {
  try {
    const text = memory.get(name) ?? localStorage.getItem(prefix + name);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** False if it is kept only until the tab is closed. */
export function store(name: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(prefix + name, text);
    memory.delete(name);
  } catch {
    memory.set(name, text);
  }
  for (const heard of listeners) heard(name);
  return lasts(name);
}

/** Whether it is still there after this visit. */
export const lasts = (name: string) => !memory.has(name);

/** Calls when another tab has changed it, until the returned function is called. */
export function whenStored(name: string, then: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === null || key === prefix + name) then(); // null: everything was cleared
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}

/** The same where what this tab keeps counts, too. */
export function whenStoredAnywhere(name: string, then: () => void): () => void {
  const heard = (changed: string) => {
    if (changed === name) then();
  };
  listeners.add(heard);
  const unhear = whenStored(name, then);
  return () => {
    listeners.delete(heard);
    unhear();
  };
}

export function forget(name: string): void {
  memory.delete(name);
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // nothing is kept anyway
  }
}

/** Everything of this page, also what is kept only for this tab. */
export function forgetAll(): void {
  memory.clear();
  for (const storage of [() => localStorage, () => sessionStorage])
    try {
      for (const key of Object.keys(storage()))
        if (key.startsWith(prefix)) storage().removeItem(key);
    } catch {
      // nothing is kept anyway
    }
}
