/** Several tabs of one browser, sharing database, storage, locks and channel. */
import { IDBFactory } from "fake-indexeddb";
import { Library } from "../../src/features/library/library.svelte";
import type { MessageChannelLike } from "../../src/features/library/tabMessages";
import { newId, type StoredGame } from "../../src/features/library/storedGame";

export class FakeStorage {
  [name: string]: unknown;
  constructor() {
    const hide = (name: string, value: unknown) =>
      Object.defineProperty(this, name, { value, enumerable: false });
    hide("getItem", (name: string) => (Object.hasOwn(this, name) ? this[name] : null));
    hide("setItem", (name: string, text: string) => void (this[name] = text));
    hide("removeItem", (name: string) => void delete this[name]);
  }
}

/** A simulation of `navigator.locks`, as far as it is used. */
export class FakeLocks {
  private readonly held = new Map<string, { end: () => void }>();
  private readonly queues = new Map<string, (() => void)[]>();

  request(
    name: string,
    how: LockOptions,
    work: (lock: unknown) => Promise<void> | void,
  ): Promise<void> {
    if (how.ifAvailable && this.held.has(name)) return Promise.resolve(work(null));
    if (how.steal) {
      this.held.get(name)?.end();
      this.held.delete(name);
    }
    if (!this.held.has(name)) return this.grant(name, work);
    return new Promise((resolve, reject) => {
      const queue = this.queues.get(name) ?? [];
      this.queues.set(name, queue);
      const go = () => {
        if (!how.signal?.aborted) void this.grant(name, work).then(resolve, reject);
      };
      queue.push(go);
      how.signal?.addEventListener("abort", () => {
        this.queues.set(
          name,
          (this.queues.get(name) ?? []).filter((one) => one !== go),
        );
        reject(new DOMException("aborted", "AbortError"));
      });
    });
  }

  private async grant(name: string, work: (lock: unknown) => Promise<void> | void): Promise<void> {
    const lock = { end: () => {} };
    this.held.set(name, lock);
    const stolen = new Promise<void>((_resolve, reject) => {
      lock.end = () => reject(new DOMException("stolen", "AbortError"));
    });
    try {
      await Promise.race([work({ name }), stolen]);
    } finally {
      if (this.held.get(name) === lock) {
        this.held.delete(name);
        this.queues.get(name)?.shift()?.();
      }
    }
  }
}

type Listener = (event: { data: unknown }) => void;

export class Browser {
  readonly factory = new IDBFactory();
  readonly storage = new FakeStorage();
  readonly locks = new FakeLocks();
  /** A message that is not delivered yet. */
  private readonly heard = new Map<object, Listener>();
  private readonly libraries: Library[] = [];

  /** A tab; a dead one neither writes nor receives messages. */
  tab(
    changes: { factory?: () => IDBFactory | undefined; storage?: () => Storage } = {},
  ): Library & {
    crash: () => void;
  } {
    let alive = true;
    const channel: MessageChannelLike = {
      postMessage: (data) => {
        const copy = structuredClone(data);
        for (const [other, heard] of this.heard)
          if (other !== channel && alive) queueMicrotask(() => heard({ data: copy }));
      },
      addEventListener: (_type, heard) =>
        this.heard.set(channel, (event) => {
          if (alive) heard(event);
        }),
    };
    const storage = changes.storage ?? (() => this.storage as unknown as Storage);
    const library = new Library({
      factory: () => (alive ? (changes.factory ?? (() => this.factory))() : undefined),
      storage: () => (alive ? storage() : undefined),
      channel,
      locks: this.locks as unknown as LockManager,
    });
    this.libraries.push(library);
    const crash = () => {
      alive = false;
      this.heard.delete(channel);
      library.stop();
    };
    return Object.assign(library, { crash });
  }

  end(): void {
    for (const library of this.libraries) library.stop();
  }
}

/** A game of two people after some moves. */
export function gameWith(moves: string[], changes: Partial<StoredGame> = {}): StoredGame {
  const now = Date.now();
  return {
    id: newId(),
    record: recordWith(moves),
    setup: {
      variant: "quoridor",
      options: {},
      sitters: [{ kind: "me" }, { kind: "other" }],
      clock: null,
      view: "fixed",
    },
    left: null,
    title: "",
    tags: {},
    created: now,
    changed: now,
    finished: false,
    result: "*",
    turns: moves.length,
    epoch: 1,
    revision: 1,
    writer: "a",
    ...changes,
  };
}

export const recordWith = (moves: string[]) =>
  `[Variant "quoridor"]\n[Result "*"]\n\n${moves.map((one, i) => `${i + 1}. ${one}`).join(" ")} *\n`;
