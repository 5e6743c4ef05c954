/** The modules of the page and the native core, asked the same, answer for answer. */
import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { builtFile } from "../support/built_file.mjs";
import { Native } from "../support/native.mjs";
import { restartClock, WatchedModule } from "../support/page_module.mjs";

/** As native_calls.cpp calls them. */
const letters = { table: "T", engine: "E", online: "O" };

export class Difference extends Error {}

/** The first place where two texts differ, with what stands around it. */
function firstDifference(page, native) {
  const length = Math.min(page.length, native.length);
  let at = 0;
  while (at < length && page[at] === native[at]) ++at;
  const around = (bytes) =>
    JSON.stringify(bytes.subarray(Math.max(0, at - 60), at + 60).toString());
  return `at byte ${at} of ${page.length} and ${native.length}\n  module: ${around(page)}\n  native: ${around(native)}`;
}

export class Pair {
  #compiled;
  #constants;
  #native = new Native();
  #journalFile = builtFile(`lockstep/running-${process.pid}.txt`);
  #journal;
  /** The page's side: table, engine and online. */
  modules;
  /** The calls since the modules began: [module, name, ...arguments], or [module, bytes]. */
  calls = [];
  asked = 0;
  mostStack = { table: 0, engine: 0, online: 0 };

  /** @param compiled @param constants by name of module */
  constructor(compiled, constants) {
    this.#compiled = compiled;
    this.#constants = constants;
  }

  async restart() {
    this.calls = [];
    this.#closeJournal();
    mkdirSync(builtFile("lockstep"), { recursive: true });
    this.#journal = openSync(this.#journalFile, "w");
    await this.#native.restart();
    restartClock();
    this.modules = {};
    for (const name of Object.keys(letters))
      this.modules[name] = await WatchedModule.start(this.#compiled[name], this.#constants[name]);
  }

  end() {
    this.#native.end();
    this.#closeJournal();
    rmSync(this.#journalFile, { force: true });
  }

  /** The calls of this session stay in a file of that name; gives its path. */
  keepCalls(name) {
    const file = builtFile(`lockstep/${name}`);
    renameSync(this.#journalFile, file);
    return file;
  }

  #closeJournal() {
    if (this.#journal !== undefined) closeSync(this.#journal);
    this.#journal = undefined;
  }

  /** Written before the call is made: a module that never answers leaves its last call there. */
  #note(call) {
    this.calls.push(call);
    writeSync(this.#journal, JSON.stringify(call) + "\n");
  }

  table(name, ...args) {
    return this.#ask("table", name, args);
  }

  engine(name, ...args) {
    return this.#ask("engine", name, args);
  }

  online(name, ...args) {
    return this.#ask("online", name, args);
  }

  /** A request as bytes, which need be no text. */
  bytes(module, bytes) {
    this.#note([module, { bytes: bytes.toString("hex") }]);
    return this.#compare(module, (sent) => this.modules[module].callBytes(bytes, sent));
  }

  /** A call as `calls` has it. */
  repeat([module, first, ...args]) {
    if (typeof first === "object") return this.bytes(module, Buffer.from(first.bytes, "hex"));
    return this.#ask(module, first, args);
  }

  #ask(module, name, args) {
    this.#note([module, name, ...args]);
    return this.#compare(module, (sent) => this.modules[module].call(name, args, sent));
  }

  async #compare(module, call) {
    ++this.asked;
    let asked;
    const watched = this.modules[module];
    // The native program begins before the module does, so that both work at the same time.
    const { value, answer } = call(
      (request) => (asked = this.#native.ask(letters[module], request)),
    );
    const native = await asked;
    if (!answer.equals(native.answer))
      throw new Difference(`the answers differ ${firstDifference(answer, native.answer)}`);
    const found = Buffer.from(watched.found.join("\n"));
    const nativeFound = Buffer.from(native.found.join("\n"));
    if (!found.equals(nativeFound))
      throw new Difference(
        `what was found on the way differs ${firstDifference(found, nativeFound)}`,
      );
    this.mostStack[module] = Math.max(this.mostStack[module], watched.stackUsed, watched.startUsed);
    if (watched.stackUsed > watched.stackSize / 4)
      throw new Difference(
        `the call used ${watched.stackUsed} bytes of the stack's ${watched.stackSize}`,
      );
    return value;
  }
}
