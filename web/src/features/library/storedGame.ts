/** The stored form of a game and its validation; data from storage is never trusted. */
import type { Words } from "../../core/types";
import { isObject } from "../../platform/validate";
import { maxRecordLength } from "../../session/recordSources";
import { readSetup, type Setup } from "../../session/setup";

export interface StoredGame {
  id: string;
  /** The record; of an imported game without new moves, the text as imported. */
  record: string;
  setup: Setup;
  /** Remaining time of each player in milliseconds. */
  left: number[] | null;
  /** The user's title; empty if there is none. */
  title: string;
  /** Tags of an imported game: names, event, site. */
  tags: Record<string, string>;
  created: number;
  changed: number;
  finished: boolean;
  /** As in records: the codes of the winning seats, "draw", or "*". */
  result: string;
  turns: number;
  /**
   * Incremented each time the game is opened for playing; the state with the higher epoch is newer.
   */
  epoch: number;
  /** Incremented with each change. */
  revision: number;
  /** The id of the tab that wrote it. */
  writer: string;
}

/** The game open in this tab; null if there is none or it cannot be opened. */
export interface OpenStoredGame {
  readonly id: string | null;
  readonly state: StoredGame | null;
}

/** Why a stored value is not a valid game. */
export type Damage = "not-a-game" | "no-record" | "too-long" | "set-up" | "variant" | "record";

export interface DamagedGame {
  /** The key in the database, which may be of any type. */
  key: IDBValidKey;
  damage: Damage;
  /** The core's error, or the name of the unknown variant. */
  detail: Words;
  /** The stored text, unchanged. */
  text: string;
}

/** The same text for both languages. */
export const plainWords = (text: string): Words => ({ en: text, fr: text });

export type Entry = StoredGame | DamagedGame;
export const isDamaged = (entry: Entry): entry is DamagedGame => "damage" in entry;

export const maxTitleLength = 120;
const mostTags = 100;
const longestTag = 2000;

const letters = "abcdefghijklmnopqrstuvwxyz0123456789";

export function newId(): string {
  return Array.from(
    crypto.getRandomValues(new Uint8Array(14)),
    (byte) => letters[byte % letters.length],
  ).join("");
}

export const isId = (value: unknown): value is string =>
  typeof value === "string" && /^[\w-]{1,64}$/.test(value);

const number = (value: unknown): number =>
  typeof value === "number" && Number.isFinite(value) ? Math.max(0, value) : 0;
const count = (value: unknown): number => Math.min(Math.floor(number(value)), 1e9);
/** The greatest valid Date. */
const lastTime = 8.64e15;
const time = (value: unknown): number => Math.min(number(value), lastTime);

function readTags(value: unknown): Record<string, string> {
  if (!isObject(value)) return {};
  const tags = Object.entries(value).filter(
    ([name, text]) =>
      /^[A-Za-z][\w-]{0,99}$/.test(name) &&
      typeof text === "string" &&
      text.length <= longestTag &&
      // eslint-disable-next-line no-control-regex -- records allow none of them
      !/[\u0000-\u001f\u007f]/.test(text),
  );
  return Object.fromEntries(tags.slice(0, mostTags)) as Record<string, string>;
}

function readLeft(value: unknown, players: number): number[] | null {
  if (!Array.isArray(value) || value.length !== players) return null;
  return value.every((one) => typeof one === "number" && Number.isFinite(one)) ? value : null;
}

export const cleanTitle = (value: unknown): string =>
  // eslint-disable-next-line no-control-regex -- nor do records
  typeof value === "string"
    ? value.replace(/[\u0000-\u001f\u007f]/g, " ").slice(0, maxTitleLength)
    : "";

/** Validates a stored value: the game, or why it is invalid. */
export function readStored(value: unknown): StoredGame | Damage {
  if (!isObject(value) || !isId(value["id"])) return "not-a-game";
  const { record } = value;
  if (typeof record !== "string" || record.trim() === "") return "no-record";
  if (record.length > maxRecordLength) return "too-long";
  const setup = readSetup(value["setup"]);
  if (!setup) return "set-up";
  return {
    id: value["id"],
    record,
    setup,
    left: readLeft(value["left"], setup.sitters.length),
    title: cleanTitle(value["title"]),
    tags: readTags(value["tags"]),
    created: time(value["created"]),
    changed: time(value["changed"]),
    finished: value["finished"] === true,
    result: typeof value["result"] === "string" ? value["result"].slice(0, 20) : "*",
    turns: count(value["turns"]),
    epoch: count(value["epoch"]),
    revision: count(value["revision"]),
    writer: typeof value["writer"] === "string" ? value["writer"].slice(0, 64) : "",
  };
}

/** Limit for showing and exporting invalid values. */
const longestText = 10_000_000;

/** A stored value as text: its record if it has one, else all of it as JSON. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value.slice(0, longestText);
  if (isObject(value)) {
    const text = value["record"] ?? value["text"];
    if (typeof text === "string" && text !== "") return text.slice(0, longestText);
  }
  try {
    return (JSON.stringify(value, null, 1) ?? String(value)).slice(0, longestText);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

export function entryOf(key: IDBValidKey, value: unknown): Entry {
  const read = readStored(value);
  return typeof read === "string"
    ? { key, damage: read, detail: plainWords(""), text: textOf(value) }
    : read;
}

export const damagedOf = (game: StoredGame, damage: Damage, detail: Words): DamagedGame => ({
  key: game.id,
  damage,
  detail,
  text: game.record,
});

/** Whether `one` is a newer state than `other`. */
export function isNewer(one: StoredGame, other: StoredGame): boolean {
  return one.epoch !== other.epoch ? one.epoch > other.epoch : one.revision > other.revision;
}

/** The moves and events of a record, without tags, numbers, comments and result. */
function movesOf(record: string): string[] {
  return record
    .replace(/^\s*\[.*\]\s*$/gm, "")
    .replace(/\{(?:\\.|[^}\\])*\}/g, " ")
    .split(/\s+/)
    .filter((word) => word !== "" && !/^\d+\.$/.test(word))
    .slice(0, -1);
}

/** Whether `all` begins with all moves of `part`. */
export function contains(all: StoredGame, part: StoredGame): boolean {
  const moves = movesOf(all.record);
  return movesOf(part.record).every((move, i) => moves[i] === move);
}

/** Whether both states were written by the same tab since it opened the game. */
export const isSameWriter = (one: StoredGame, other: StoredGame): boolean =>
  one.writer === other.writer && one.epoch === other.epoch;

/**
 * Whether overwriting `before` with `game` loses nothing: the same tab wrote both, `game` contains
 * it, or it is not newer than `base`, the state with which the game was opened.
 */
export const covers = (game: StoredGame, before: StoredGame, base: StoredGame | null): boolean =>
  isSameWriter(game, before) ||
  (base !== null && isSameWriter(base, before) && !isNewer(before, base)) ||
  contains(game, before);

/** Whether a record has comments or variations, which the core does not write. */
export const isAnnotated = (record: string): boolean =>
  /[({]|\s\$\d|[a-z0-9][!?]{1,2}(\s|$)/.test(
    record
      .replace(/^\s*\[.*\]\s*$/gm, "")
      .replace(/\[%(?:clk|emt) [^\]]*\]/g, "")
      .replace(/\{\s*\}/g, ""),
  );

/** The result at the end of a record. */
export const resultOf = (record: string): string => record.trim().split(/\s+/).at(-1) ?? "*";
