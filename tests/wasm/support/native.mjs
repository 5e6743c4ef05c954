/** The native core beside the module: build/bin/native_calls, one answer for each request. */
import { spawn } from "node:child_process";
import { builtFile } from "./built_file.mjs";

export class Native {
  #program = spawn(builtFile("bin/native_calls"), [], { stdio: ["pipe", "pipe", "inherit"] });
  #chunks = [];
  #size = 0;
  #found = [];
  #waiting = [];
  #ended;

  constructor() {
    this.#program.stdout.on("data", (chunk) => {
      this.#chunks.push(chunk);
      this.#size += chunk.length;
      this.#read();
    });
    this.#program.stdin.on("error", () => {}); // told by "exit"
    const end = (error) => {
      this.#ended ??= error;
      for (const one of this.#waiting.splice(0)) one.reject(error);
    };
    this.#program.on("error", end);
    this.#program.on("exit", (code, signal) =>
      end(new Error(`the native program ended: ${signal ?? code}`)),
    );
  }

  /** All native modules begin anew. */
  restart() {
    return this.ask("R", Buffer.alloc(0));
  }

  /** → {answer, found}; `module` is a letter (native_calls.cpp). */
  ask(module, request) {
    const head = Buffer.alloc(5);
    head.writeUInt32LE(request.length + 1);
    head.write(module, 4, "latin1");
    const answer = new Promise((resolve, reject) => {
      if (this.#ended) reject(this.#ended);
      else this.#waiting.push({ resolve, reject });
    });
    answer.catch(() => {}); // where the module trapped, nobody waits for it
    this.#program.stdin.write(Buffer.concat([head, request]));
    return answer;
  }

  end() {
    this.#program.stdin.end();
  }

  #read() {
    while (this.#size >= 4) {
      if (this.#chunks[0].length < 4) this.#chunks = [Buffer.concat(this.#chunks)];
      const length = this.#chunks[0].readUInt32LE(0);
      if (this.#size < 4 + length) return;
      const all = this.#chunks.length > 1 ? Buffer.concat(this.#chunks) : this.#chunks[0];
      const kind = String.fromCharCode(all[4]);
      const text = all.subarray(5, 4 + length);
      this.#chunks = [all.subarray(4 + length)];
      this.#size -= 4 + length;
      if (kind === "f") {
        this.#found.push(text.toString());
        continue;
      }
      this.#waiting.shift()?.resolve({ answer: Buffer.from(text), found: this.#found });
      this.#found = [];
    }
  }
}
