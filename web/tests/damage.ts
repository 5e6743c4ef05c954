/** Damaged modules: the real ones with a few bytes changed. */

function readNumber(bytes: Uint8Array, at: number): { value: number; next: number } {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++]!;
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return { value, next: at };
  }
}

function writtenNumber(value: number): number[] {
  const bytes: number[] = [];
  do {
    bytes.push((value & 0x7f) | (value > 0x7f ? 0x80 : 0));
    value >>>= 7;
  } while (value > 0);
  return bytes;
}

interface Section {
  id: number;
  content: Uint8Array;
}
const importSection = 2;
const memorySection = 5;
const exportSection = 7;
const codeSection = 10;
const headerSize = 8;

function sectionsOf(wasm: Uint8Array): Section[] {
  const sections: Section[] = [];
  for (let at = headerSize; at < wasm.length;) {
    const id = wasm[at]!;
    const { value, next } = readNumber(wasm, at + 1);
    sections.push({ id, content: wasm.subarray(next, next + value) });
    at = next + value;
  }
  return sections;
}

function joined(wasm: Uint8Array, sections: Section[]): Uint8Array<ArrayBuffer> {
  const parts = [wasm.subarray(0, headerSize)];
  for (const { id, content } of sections)
    parts.push(Uint8Array.from([id, ...writtenNumber(content.length)]), content);
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The index of an exported function; imported functions are counted first. */
function exportedFunction(exports: Uint8Array, wanted: string): number {
  let { value: count, next: at } = readNumber(exports, 0);
  for (; count > 0; --count) {
    const length = readNumber(exports, at);
    const name = new TextDecoder().decode(
      exports.subarray(length.next, length.next + length.value),
    );
    const kind = exports[length.next + length.value]!;
    const index = readNumber(exports, length.next + length.value + 1);
    if (kind === 0 && name === wanted) return index.value;
    at = index.next;
  }
  throw new Error(`no function ${wanted}`);
}

/** Only functions are imported. */
const importedFunctions = (imports: Uint8Array | undefined) =>
  imports ? readNumber(imports, 0).value : 0;

function withBody(wasm: Uint8Array, name: string, body: (index: number) => number[]) {
  const sections = sectionsOf(wasm);
  const content = (id: number) => sections.find((one) => one.id === id)?.content;
  const index = exportedFunction(content(exportSection)!, name);
  const wanted = index - importedFunctions(content(importSection));
  const code = content(codeSection)!;
  let at = readNumber(code, 0).next;
  for (let i = 0; i < wanted; ++i) {
    const size = readNumber(code, at);
    at = size.next + size.value;
  }
  const old = readNumber(code, at);
  const made = [0, ...body(index), 0x0b]; // no locals, the instructions, the end
  const replaced = [
    ...code.subarray(0, at),
    ...writtenNumber(made.length),
    ...made,
    ...code.subarray(old.next + old.value),
  ];
  const changed = { id: codeSection, content: Uint8Array.from(replaced) };
  return joined(
    wasm,
    sections.map((one) => (one.id === codeSection ? changed : one)),
  );
}

/** Every call traps. */
export const trapping = (wasm: Uint8Array) => withBody(wasm, "call", () => [0x00]);

/** Every call recurses until the stack is exhausted. */
export const recursing = (wasm: Uint8Array) =>
  withBody(wasm, "call", (index) => [0x10, ...writtenNumber(index)]);

/** Every call loops forever. */
export const looping = (wasm: Uint8Array) =>
  withBody(wasm, "call", () => [0x03, 0x40, 0x0c, 0x00, 0x0b, 0x00]);

/** Limits the memory to its initial size plus so many pages of 64 KiB. */
export function shortOfMemory(wasm: Uint8Array, morePages: number): Uint8Array<ArrayBuffer> {
  const sections = sectionsOf(wasm).map((one) => {
    if (one.id !== memorySection) return one;
    const least = readNumber(one.content, 2).value;
    const limits = [1, 1, ...writtenNumber(least), ...writtenNumber(least + morePages)];
    return { id: memorySection, content: Uint8Array.from(limits) };
  });
  return joined(wasm, sections);
}
