/**
 * A module run by the page's own code (web/src/core), watched from both sides: what goes
 * in and comes out as bytes, how much of the stack a call uses, whether constants stay as they are.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const ts = createRequire(new URL("../../../web/package.json", import.meta.url))("typescript");

const runner = new URL("../../../web/src/core/instance.ts", import.meta.url);

/** The page's code as Node can run it. It must import nothing but types. */
async function pageCode() {
  const source = await readFile(runner, "utf8");
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  const { outputText } = ts.transpileModule(source, { compilerOptions: options });
  return import(`data:text/javascript,${encodeURIComponent(outputText)}`);
}

const { ModuleInstance } = await pageCode();

/**
 * Time goes on by a millisecond whenever a module asks for it, as in native_calls.cpp: so what ends
 * by time ends at the same node.
 */
let readings = 0;
performance.now = () => ++readings;

export function restartClock() {
  readings = 0;
}

const paint = 0xa5;

export class WatchedModule {
  #inside;
  #page;
  #room = 0;
  #roomSize = 0;
  #constants;
  #constantsAtStart;
  #answer;
  #sent;
  #paint;

  /** @param constants `{start, end}`, or none where they are not to be watched */
  static async start(compiled, constants) {
    const watched = new WatchedModule();
    const instantiate = WebAssembly.instantiate;
    WebAssembly.instantiate = async (module, imports) =>
      watched.#watch(await instantiate(module, imports));
    try {
      watched.#constants = constants;
      watched.#page = await ModuleInstance.start(compiled, { found: (json) => watched.found.push(json) });
    } finally {
      WebAssembly.instantiate = instantiate;
    }
    return watched;
  }

  /** Intermediate results of the searches of the last call. */
  found = [];
  /** The most bytes of the stack that the last call used, and the first, which starts the module. */
  stackUsed = 0;
  startUsed = 0;

  get stackSize() {
    return this.#inside.__stack_high.value - this.#inside.__stack_low.value;
  }

  get memory() {
    return this.#inside.memory;
  }

  /** The answer as the page parses it; `sent` gets the request before the module does. */
  call(name, args, sent = () => {}) {
    return this.#asked(sent, () => this.#page.call(name, ...args));
  }

  /** The same for bytes that no page would send. */
  callBytes(bytes, sent = () => {}) {
    return this.#asked(sent, () => {
      const room = this.#inside.request_room(bytes.length);
      this.#bytes().set(bytes, room);
      this.#room = room;
      this.#roomSize = bytes.length;
      this.#call();
      return null;
    });
  }

  #asked(sent, ask) {
    this.found = [];
    this.#sent = sent;
    const value = ask();
    this.#checkConstants();
    return { value, answer: this.#answer };
  }

  #bytes() {
    return Buffer.from(this.#inside.memory.buffer);
  }

  /** The instance as the page sees it, with watches around what it calls. */
  #watch(instance) {
    const inside = (this.#inside = instance.exports);
    for (const bound of ["__stack_low", "__stack_high"])
      if (!(inside[bound] instanceof WebAssembly.Global))
        throw new Error(`the module does not tell its ${bound}`);
    if (this.#constants && this.#constants.start < inside.__stack_high.value)
      throw new Error("the constants lie in the stack: the linker's map is another module's");
    this.#paint = Buffer.alloc(this.stackSize, paint);
    return {
      exports: {
        memory: inside.memory,
        _initialize: () => {
          this.stackUsed = this.stackSize; // nothing is painted yet
          this.#measured(() => inside._initialize());
          this.startUsed = this.stackUsed;
          if (this.#constants) this.#constantsAtStart = Buffer.from(this.#constantBytes());
        },
        request_room: (size) => {
          this.#roomSize = size;
          return (this.#room = inside.request_room(size));
        },
        call: () => this.#call(),
        answer_size: () => inside.answer_size(),
      },
    };
  }

  #call() {
    this.#sent(Buffer.from(this.#bytes().subarray(this.#room, this.#room + this.#roomSize)));
    const at = this.#measured(() => this.#inside.call());
    this.#answer = Buffer.from(this.#bytes().subarray(at, at + this.#inside.answer_size()));
    return at;
  }

  /** Paints the stack anew, lets `run` use it, and looks how far down the paint is gone. */
  #measured(run) {
    const low = this.#inside.__stack_low.value;
    const high = this.#inside.__stack_high.value;
    // Below what the last call has used the paint is still there.
    this.#bytes().fill(paint, high - this.stackUsed, high);
    const result = run();
    const stack = this.#bytes().subarray(low, high);
    let untouched = 0; // found by halves: everything below is still painted
    for (let step = stack.length; step > 0;) {
      const to = untouched + step;
      if (
        to <= stack.length &&
        stack.subarray(untouched, to).equals(this.#paint.subarray(untouched, to))
      )
        untouched = to;
      else step >>= 1;
    }
    this.stackUsed = stack.length - untouched;
    return result;
  }

  #constantBytes() {
    return this.#bytes().subarray(this.#constants.start, this.#constants.end);
  }

  #checkConstants() {
    if (!this.#constants) return;
    const now = this.#constantBytes();
    if (now.equals(this.#constantsAtStart)) return;
    let first = 0;
    while (now[first] === this.#constantsAtStart[first]) ++first;
    throw new Error(
      `the module's constant data changed at address ${this.#constants.start + first}: ` +
        `${this.#constantsAtStart[first]} became ${now[first]}`,
    );
  }
}
