/**
 * One WebAssembly module of the core: texts in, one JSON object out. The rules, pictures and the
 * engine are all behind `call`; what may be called is listed in src/bindings of the C++ side.
 */

export interface CoreModule {
  call(name: string, ...args: (string | number)[]): unknown;
}

export type CoreImports = { found?: (json: string) => void };

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  request_room(size: number): number;
  call(): number;
  answer_size(): number;
}

/** The few system calls the C++ library refers to: a clock, and output that nobody reads. */
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

export async function startModule(
  module: WebAssembly.Module,
  imports: CoreImports = {},
): Promise<CoreModule> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let exports: Exports;
  const read = (at: number, size: number) =>
    decoder.decode(new Uint8Array(exports.memory.buffer, at, size));
  const instance = await WebAssembly.instantiate(module, {
    wasi_snapshot_preview1: wasi(() => exports.memory),
    tablier: { found: (at: number, size: number) => imports.found?.(read(at, size)) },
  });
  exports = instance.exports as unknown as Exports;
  exports._initialize();
  return {
    call(name, ...args) {
      const request = encoder.encode([name, ...args].join("\0"));
      const room = exports.request_room(request.length);
      new Uint8Array(exports.memory.buffer, room, request.length).set(request);
      const answer = exports.call();
      return JSON.parse(read(answer, exports.answer_size()));
    },
  };
}

/** Compiles while it loads where the server says it is WebAssembly. */
export async function fetchModule(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}
