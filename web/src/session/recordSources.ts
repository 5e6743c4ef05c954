/**
 * Records from texts and links: splitting a text into games, records of positions, packed records
 * in addresses.
 */
import type { CoreModule } from "../core/module";
import { Match } from "../core/match";

/** One game of a text that may hold several. */
export interface RecordPart {
  text: string;
  /** The number of lines before it, so that errors can name lines of the whole text. */
  linesBefore: number;
  tags: Record<string, string>;
}

/**
 * Splits a text at lines that begin with "[Variant". Text before the first such line belongs to the
 * first game.
 */
export function partsOf(text: string): RecordPart[] {
  const lines = text.replace(/^\uFEFF/, "").split("\n");
  const starts = lines.flatMap((line, index) => (line.startsWith("[Variant") ? [index] : []));
  if (starts.length === 0) return [{ text, linesBefore: 0, tags: {} }];
  starts[0] = 0;
  return starts.map((start, index) => {
    const own = lines.slice(start, starts[index + 1] ?? lines.length);
    const tags: Record<string, string> = {};
    for (const line of own) {
      const tag = /^\[([\w-]+) "(.*)"\]\s*$/.exec(line);
      if (tag) tags[tag[1]!] = tag[2]!.replace(/\\(["\\])/g, "$1");
      else if (Object.keys(tags).length > 0) break;
    }
    return { text: own.join("\n"), linesBefore: start, tags };
  });
}

/** The record of a position and moves from a link. Throws the core's errors. */
export function recordOfSpec(
  core: CoreModule,
  spec: string,
  position: string,
  moves: string,
): string {
  const match = Match.open(core, spec, position);
  try {
    for (const move of moves.split(/\s+/).filter(Boolean)) {
      const illegalMove = match.play(move);
      if (illegalMove) throw new IllegalMoveError(move, illegalMove.why);
    }
    return match.record();
  } finally {
    match.close();
  }
}

export class IllegalMoveError extends Error {
  constructor(
    readonly move: string,
    readonly why: { en: string; fr: string },
  ) {
    super(`${move}: ${why.en}`);
  }
}

// ---- records in links ---------------------------------------------------------------------------

/** Longer than any game; limits what a packed link can expand to. */
export const maxRecordLength = 2_000_000;

export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Throws if the text was not made by `pack`, or is too long. */
export async function unpack(packed: string): Promise<string> {
  const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream("deflate-raw"))
    .getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > maxRecordLength) {
      await reader.cancel();
      throw new Error("too long");
    }
  }
}

/**
 * A link that opens a game at one of its positions. Evaluations and times are removed to keep it
 * short. The record stands after "#", which browsers do not send to servers.
 */
export async function linkTo(record: string, at: number): Promise<string> {
  const short = record.replace(/\[%(?:eval|emt) [^\]]*\]\s*/g, "").replace(/\{\s*\}\s?/g, "");
  return `${location.origin}/look#record=${await pack(short)}&at=${at}`;
}
