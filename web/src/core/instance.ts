/**
 * One instance of a WebAssembly module of the core. The only entry point is `call`: a name and text
 * arguments in, one JSON object out. src/bindings (C++) lists the calls.
 */

export type Argument = string | number;
export type Answer = Record<string, unknown>;
export type CoreImports = { found?: (json: string) => void };

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  request_room(size: number): number;
  call(): number;
  answer_size(): number;
}

/** The few WASI functions that the C++ library imports: a clock, and output that is dropped. */
function wasi(memory: () => WebAssembly.Memory) {
  const badFile = 8;
  return {
    clock_time_get(_id: number, _precision: bigint, result: number): number {
      const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
      new DataView(memory().buffer).setBigUint64(result, nanoseconds, true);
      return 0;
    },
    fd_close: () => badFile,
    fd_seek: () => badFile,
    fd_write: () => badFile,
  };
}

/** An instance that has trapped must not be called again: its memory may be damaged. */
export class ModuleInstance {
  private readonly decoder = new TextDecoder();
  private readonly encoder = new TextEncoder();
  private exports!: Exports;

  private constructor(private readonly imports: CoreImports) {}

  /** Starts synchronously, for derived values on the main thread that cannot wait. */
  static startNow(module: WebAssembly.Module, imports: CoreImports = {}): ModuleInstance {
    const made = new ModuleInstance(imports);
    return made.use(new WebAssembly.Instance(module, made.imported()));
  }

  static async start(
    module: WebAssembly.Module,
    imports: CoreImports = {},
  ): Promise<ModuleInstance> {
    const made = new ModuleInstance(imports);
    return made.use(await WebAssembly.instantiate(module, made.imported()));
  }

  /** Throws if the module traps or does not answer with an object. */
  call(name: string, ...args: Argument[]): Answer {
    const { exports } = this;
    const request = this.encoder.encode([name, ...args].join("\0"));
    const room = exports.request_room(request.length);
    new Uint8Array(exports.memory.buffer, room, request.length).set(request);
    const at = exports.call();
    const answer: unknown = JSON.parse(this.read(at, exports.answer_size()));
    if (typeof answer !== "object" || answer === null) throw new TypeError("no answer");
    return answer as Answer;
  }

  private imported(): WebAssembly.Imports {
    return {
      wasi_snapshot_preview1: wasi(() => this.exports.memory),
      tablier: { found: (at: number, size: number) => this.imports.found?.(this.read(at, size)) },
    };
  }

  private use(instance: WebAssembly.Instance): ModuleInstance {
    this.exports = instance.exports as unknown as Exports;
    this.exports._initialize();
    return this;
  }

  private read(at: number, size: number): string {
    return this.decoder.decode(new Uint8Array(this.exports.memory.buffer, at, size));
  }
}
