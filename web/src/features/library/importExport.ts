/**
 * Export of all games as one file of records, and its import. Data without a standard tag is kept
 * in extra tags.
 */
import { CoreError, Match } from "../../core/match";
import type { Seating, Words } from "../../core/types";
import type { Core } from "../../core/context";
import { maxRecordLength, partsOf, type RecordPart } from "../../session/recordSources";
import { optionsOf, readSetup, type Setup, type Sitter } from "../../session/setup";
import { localDate, recordTags } from "../../session/recordTags";
import {
  cleanTitle,
  contains,
  isAnnotated,
  isDamaged,
  isId,
  newId,
  readStored,
  resultOf,
  type DamagedGame,
  type Entry,
  type StoredGame,
} from "./storedGame";
import { damagedEntry } from "./damage";

type Tags = Record<string, string>;
/** Names for people without a name. */
export interface SitterWords {
  me: string;
  other: string;
}

/** Tags that the core writes, since they follow from the moves or the notation. */
const coreTags = ["Variant", "Options", "Position", "Result", "Points", "Reason", "Notation"];
const ownTags = ["GameId", "Title", "Sitters", "Left", "View", "Created", "Changed"];

const sitterText = (one: Sitter) => (one.kind === "engine" ? `level${one.level}` : one.kind);

function tagsOf(game: StoredGame, table: Seating, words: SitterWords): Tags {
  const tags: Tags = {
    ...recordTags(table, game.setup, words),
    Date: localDate(new Date(game.created)),
    ...game.tags,
    GameId: game.id,
    Sitters: game.setup.sitters.map(sitterText).join(" "),
    Created: new Date(game.created).toISOString(),
    Changed: new Date(game.changed).toISOString(),
  };
  if (game.title) tags["Title"] = game.title;
  if (game.left) tags["Left"] = game.left.map((left) => String(Math.round(left) / 1000)).join(" ");
  if (game.setup.view === "mover") tags["View"] = "mover";
  return tags;
}

const tagLine = (name: string, value: string) => `[${name} "${value.replace(/["\\]/g, "\\$&")}"]`;

/**
 * Adds tags to a record and leaves everything else as it was written, with comments and variations.
 */
function withTags(record: string, tags: Tags): string {
  const lines = record.trim().split(/\r?\n/);
  const end = lines.findIndex((line) => !/^\s*(\[|#|$)/.test(line));
  const head = lines.slice(0, end < 0 ? lines.length : end).filter((line) => line.trim() !== "");
  const own = head.filter((line) => {
    const name = /^\s*\[([\w-]+)/.exec(line)?.[1];
    return name === undefined || coreTags.includes(name) || !Object.hasOwn(tags, name);
  });
  const added = Object.entries(tags).map(([name, value]) => tagLine(name, value));
  return `${[...own, ...added].join("\n")}\n\n${lines
    .slice(head.length === 0 ? 0 : end)
    .join("\n")
    .trim()}\n`;
}

/** The record of a stored game with the tags of its players and dates. Throws the core's errors. */
export function recordOf(core: Core, game: StoredGame, words: SitterWords): string {
  const match = Match.fromRecord(core.module, game.record);
  try {
    const tags = tagsOf(game, match.state().table, words);
    for (const name of coreTags) delete tags[name];
    return isAnnotated(game.record) ? withTags(game.record, tags) : match.record(tags);
  } finally {
    match.close();
  }
}

/** Damaged games as comment lines, so that the exported file is still a valid file of records. */
function asComments({ text, damage, detail }: DamagedGame): string {
  const lines = [`damaged: ${damage} ${detail.en}`, ...text.split(/\r\n|[\n\r\u2028\u2029]/)];
  return `${lines.map((line) => `# ${printable(line)}`.trimEnd()).join("\n")}\n`;
}

// eslint-disable-next-line no-control-regex -- records allow none of them
const printable = (text: string) =>
  text.replace(/[\u0000-\u001f\u007f]/g, " ").replace(/\p{Surrogate}/gu, "\ufffd");

export interface Exported {
  text: string;
  games: number;
  damaged: number;
}

/** Exports all games. */
export async function exportAll(
  core: Core,
  pages: AsyncIterable<Entry[]>,
  words: SitterWords,
): Promise<Exported> {
  const records: string[] = [];
  const comments: string[] = [];
  for await (const page of pages) {
    for (const entry of page) {
      if (isDamaged(entry)) {
        comments.push(asComments(entry));
        continue;
      }
      try {
        records.push(`${recordOf(core, entry, words).trim()}\n`);
      } catch (error) {
        comments.push(asComments(damagedEntry(core, entry, error)));
      }
    }
    await yieldToEventLoop();
  }
  const text = [...records, ...comments].join("\n");
  return { text, games: records.length, damaged: comments.length };
}

/** Yields to the event loop between parts of a long operation. */
const yieldToEventLoop = () => new Promise<void>((resolve) => setTimeout(resolve));

// ---- import -------------------------------------------------------------------------------------

function sittersOf(tags: Tags, table: Seating): Sitter[] {
  const read = (text: string): Sitter | null => {
    if (text === "me" || text === "other") return { kind: text };
    const level = Number(/^level(10|[1-9])(:|$)/.exec(text)?.[1]);
    return level ? { kind: "engine", level } : null;
  };
  const named = (tags["Sitters"] ?? "").split(" ").map(read);
  if (named.length === table.players && !named.includes(null)) return named as Sitter[];
  return Array.from({ length: table.players }, (_one, player) => {
    const seat = table.seats.find((one) => one.player === player);
    const engine = tags[`${seat?.name.en ?? ""}Engine`];
    if (engine === undefined) return { kind: "other" };
    return read(engine) ?? { kind: "engine", level: 10 }; // an engine with other settings
  });
}

function clockOf(text: string | undefined): Setup["clock"] {
  const parts = /^(\d+(?:\.\d+)?)\+(\d+(?:\.\d+)?)$/.exec(text ?? "");
  return parts ? { minutes: Number(parts[1]), increment: Number(parts[2]) } : null;
}

function timeOf(text: string | undefined): number | null {
  const time = Date.parse(text ?? "");
  return Number.isNaN(time) ? null : time;
}

/** Remaining time of each player: from the `Left` tag, else after each player's last move. */
function leftOf(match: Match, tags: Tags): number[] | null {
  const { players, seats } = match.state().table;
  const noted = (tags["Left"] ?? "").split(" ").map((one) => Math.round(Number(one) * 1000));
  if (tags["Left"] && noted.length === players && noted.every(Number.isFinite)) return noted;
  const left: (number | undefined)[] = Array<undefined>(players).fill(undefined);
  for (const entry of match.state().entries) {
    const player = seats.find((one) => one.seat === entry.actor)?.player;
    if (player !== undefined && entry.left !== undefined) left[player] = entry.left;
  }
  return left.every((one) => one !== undefined) ? left : null;
}

/** Removes comment lines after the last game. */
const withoutTrailingComments = (text: string) => text.replace(/(?:\s*^#.*$)+\s*$/m, "").trim();

/** An error at the first line of a part. */
function partError({ linesBefore }: RecordPart, en: string, fr: string): CoreError {
  const line = linesBefore + 1;
  return new CoreError(`line ${line}, column 1: ${en}`, `ligne ${line}, colonne 1 : ${fr}`);
}

/** Reads a game from a part of a file. Throws the core's errors, with line and column. */
export function gameOf(core: Core, part: RecordPart, writer: string): StoredGame {
  if (part.text.length > maxRecordLength)
    throw partError(part, "longer than any game", "plus long qu’aucune partie");
  const match = Match.fromRecord(core.module, "\n".repeat(part.linesBefore) + part.text);
  try {
    const { tags } = match;
    const state = match.state();
    const { variant, options } = optionsOf(state.spec);
    const clock = clockOf(tags["Clock"]);
    const position = tags["Position"];
    const setup = readSetup({
      ...{ variant, options, clock, sitters: sittersOf(tags, state.table), position },
      view: tags["View"] === "mover" ? "mover" : "fixed",
      drawn: tags["Lots"],
    })!;
    const record = match.record();
    const result = resultOf(record);
    const text = withoutTrailingComments(part.text);
    const said = tags["Result"] ?? resultOf(text);
    if (said !== result)
      throw partError(
        part,
        `the result is said to be ${said}, by the moves it is ${result}`,
        `le résultat annoncé est ${said}, d’après les coups c’est ${result}`,
      );
    const now = Date.now();
    const created = timeOf(tags["Created"]) ?? timeOf(tags["Date"]) ?? now;
    const own = new Set([...coreTags, ...ownTags]);
    const game = readStored({
      ...{ id: isId(tags["GameId"]) ? tags["GameId"] : newId(), setup, result, writer },
      record: isAnnotated(text) ? text : record,
      left: clock && leftOf(match, tags),
      title: cleanTitle(tags["Title"]),
      tags: Object.fromEntries(Object.entries(tags).filter(([name]) => !own.has(name))),
      ...{ created, changed: timeOf(tags["Changed"]) ?? created, finished: state.over },
      ...{ turns: state.turns, epoch: 1, revision: 1 },
    });
    if (typeof game === "string")
      throw partError(part, "this is no game", "ce n’est pas une partie");
    return game;
  } finally {
    match.close();
  }
}

/** Identifies duplicates: equal moves and equal tags. */
function signature(game: StoredGame): string {
  const tags = Object.entries(game.tags).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([game.record.trim(), tags]);
}

export interface Imported {
  added: number;
  already: number;
  /** Errors of the parts that are not games, with line and column. */
  errors: Words[];
}

/** The part of the library that an import uses. */
export interface ImportTarget {
  readonly tab: string;
  get(id: string): Promise<Entry | null>;
  all(): AsyncIterable<Entry[]>;
  add(game: StoredGame): Promise<void>;
}

export async function importAll(
  core: Core,
  collection: ImportTarget,
  text: string,
): Promise<Imported> {
  const known = new Set<string>();
  for await (const page of collection.all())
    for (const entry of page) if (!isDamaged(entry)) known.add(signature(entry));
  const imported: Imported = { added: 0, already: 0, errors: [] };
  for (const [index, part] of partsOf(text).entries()) {
    if (index % 20 === 19) await yieldToEventLoop();
    let game: StoredGame;
    try {
      game = gameOf(core, part, collection.tab);
    } catch (error) {
      if (!(error instanceof CoreError)) throw error;
      imported.errors.push(error.words);
      continue;
    }
    const there = await collection.get(game.id);
    if (there && (isDamaged(there) || !contains(there, game))) game = { ...game, id: newId() };
    else if (there) {
      imported.already += 1;
      continue;
    }
    if (known.has(signature(game))) {
      imported.already += 1;
      continue;
    }
    known.add(signature(game));
    await collection.add(game);
    imported.added += 1;
  }
  return imported;
}
