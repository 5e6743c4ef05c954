/** A replacement for the engine whose requests wait for the test's answers. */
import type { Reasons, SearchResult } from "../src/core/types";

export class Stopped extends Error {}

export interface Question {
  engine: Engine;
  record: string;
  player: string;
  answer(move: string, win?: number): void;
  /** The answer to a draw offer. */
  agree(agrees: boolean): void;
  fail(error: unknown): void;
}

const unasked = () => {
  throw new Error("that was not asked");
};

export class Engine {
  static all: Engine[] = [];
  /** All requests so far. */
  static asked: Question[] = [];
  restarts = 0;
  closed = false;
  private readonly waiting = new Set<(error: unknown) => void>();

  constructor() {
    Engine.all.push(this);
  }

  think(record: string, player: string): Promise<SearchResult> {
    return new Promise((resolve, reject) => {
      this.waiting.add(reject);
      const answer = (move: string, win = 0.5) =>
        resolve({ move, depth: 1, nodes: 1, lines: [{ moves: [move], win }] });
      Engine.asked.push({ engine: this, record, player, answer, agree: unasked, fail: reject });
    });
  }
  agree(record: string, seats: string): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.add(reject);
      const asked = { engine: this, record, player: seats, agree: resolve, fail: reject };
      Engine.asked.push({ ...asked, answer: unasked });
    });
  }
  reasons(_record: string, move: string): Promise<Reasons> {
    const sentence = { en: `${move} is good.`, fr: `${move} est bon.` };
    return Promise.resolve({ sentences: [sentence], way: [] });
  }
  stop(): void {
    for (const reject of this.waiting) reject(new Stopped());
    this.waiting.clear();
  }
  restart(): void {
    this.restarts += 1;
  }
  close(): void {
    this.closed = true;
    this.stop();
  }
}

export function forgetEngines(): void {
  Engine.all = [];
  Engine.asked = [];
}

/** The last request. */
export const lastAsked = (): Question => Engine.asked.at(-1)!;
