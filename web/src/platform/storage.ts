/** JSON values in the local storage, with a fallback in memory where the browser stores nothing. */

const prefix = "tablier.";
/** Values that could not be written because storage is full or disabled. */
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

/** Returns false if the value isPersistent only until the tab is closed. */
export function store(name: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(prefix + name, text);
    memory.delete(name);
  } catch {
    memory.set(name, text);
  }
  for (const listener of listeners) listener(name);
  return isPersistent(name);
}

/** Whether the value survives the visit. */
export const isPersistent = (name: string) => !memory.has(name);

/** Calls `then` when another tab changes the value, until the returned function is called. */
export function onStoredElsewhere(name: string, then: () => void): () => void {
  const onEvent = ({ key }: StorageEvent) => {
    if (key === null || key === prefix + name) then(); // null: the storage was cleared
  };
  addEventListener("storage", onEvent);
  return () => removeEventListener("storage", onEvent);
}

/** The same, also for changes by this tab. */
export function onStored(name: string, then: () => void): () => void {
  const listener = (changed: string) => {
    if (changed === name) then();
  };
  listeners.add(listener);
  const unsubscribe = onStoredElsewhere(name, then);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}

export function forget(name: string): void {
  memory.delete(name);
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    // nothing was stored
  }
}

/** Removes all values of this page from the local and the session storage. */
export function forgetAll(): void {
  memory.clear();
  for (const storage of [() => localStorage, () => sessionStorage])
    try {
      for (const key of Object.keys(storage()))
        if (key.startsWith(prefix)) storage().removeItem(key);
    } catch {
      // nothing was stored
    }
}
