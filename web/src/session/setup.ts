/**
 * The set-up of a local game: variant, options, players, clock. Read from storage with validation.
 */
import type { SeatLetter, Seating, VariantInfo } from "../core/types";
import { isObject, textOr } from "../platform/validate";
import { stored, store } from "../platform/storage";

export type Sitter =
  | { kind: "me" }
  /** Named only where lots are drawn among several people. */
  | { kind: "other"; name?: string }
  | { kind: "engine"; level: number };

export interface ClockChoice {
  minutes: number;
  increment: number;
}

export interface Setup {
  variant: string;
  /** Only options that differ from their defaults. */
  options: Record<string, string>;
  /**
   * By player number: the person or engine that decides for the player's seats. Stored under this
   * name.
   */
  sitters: Sitter[];
  clock: ClockChoice | null;
  view: "fixed" | "mover";
  /** The initial position, if it is not the usual one. */
  position?: string;
  /** Lots are drawn for the seats when a game begins. */
  lots?: boolean;
  /** The drawn seats of a game, as in the record's `Lots` tag. */
  drawn?: string;
}

export const defaultLevel = 3;

export function defaultSetup(variant: VariantInfo): Setup {
  const sitters: Sitter[] = [];
  for (let player = 0; player < variant.table.players; ++player)
    sitters.push(player === 0 ? { kind: "me" } : { kind: "engine", level: defaultLevel });
  return { variant: variant.name, options: {}, sitters, clock: null, view: "fixed" };
}

export function specOf(setup: Setup): string {
  const options = Object.entries(setup.options).map(([name, value]) => `${name}=${value}`);
  return options.length > 0 ? `${setup.variant}:${options.join(",")}` : setup.variant;
}

/** Parses a spec: "variant:size=5,walls=3". */
export function optionsOf(spec: string): { variant: string; options: Record<string, string> } {
  const [variant = "", list = ""] = spec.split(":", 2);
  const options: Record<string, string> = {};
  for (const part of list.split(",")) {
    const at = part.indexOf("=");
    if (at > 0) options[part.slice(0, at)] = part.slice(at + 1);
  }
  return { variant, options };
}

/** The stored set-up of this variant, if it fits; else the default. */
export function lastSetup(variant: VariantInfo): Setup {
  const all = stored<unknown>("setups");
  const last = isObject(all) && Object.hasOwn(all, variant.name) && readSetup(all[variant.name]);
  const usual = defaultSetup(variant);
  if (!last || last.sitters.length !== usual.sitters.length) return usual;
  const known = new Set(variant.options.map((option) => option.name));
  const options = Object.fromEntries(
    Object.entries(last.options).filter(([name]) => known.has(name)),
  );
  return {
    ...usual,
    ...last,
    variant: variant.name,
    options,
    position: undefined,
    drawn: undefined,
  };
}

export function lastVariant(): string | undefined {
  return textOr(stored<unknown>("variant"), undefined);
}

export function storeSetup(setup: Setup): void {
  const all = stored<unknown>("setups");
  store("setups", { ...(isObject(all) ? all : {}), [setup.variant]: setup });
  store("variant", setup.variant);
}

export function sitterAt(setup: Setup, table: Seating, seat: SeatLetter): Sitter {
  const player = table.seats.find((one) => one.seat === seat)?.player ?? 0;
  return setup.sitters[player] ?? { kind: "other" };
}

export const maxNameLength = 40;
const maxPlayers = 4;
export const maxLevel = 10;
/** Longer than any option (even a deck of cards) or position. */
const maxTextLength = 100_000;
const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length <= maxTextLength;

function readSitter(value: unknown): Sitter | null {
  if (!isObject(value)) return null;
  const { kind, level, name } = value;
  if (kind === "other" && typeof name === "string" && name !== "")
    return { kind, name: name.slice(0, maxNameLength) };
  if (kind === "me" || kind === "other") return { kind };
  const known = typeof level === "number" && Number.isInteger(level);
  return kind === "engine" && known && level >= 1 && level <= maxLevel ? { kind, level } : null;
}

/** Null: no clock. Undefined: invalid. */
function readClock(value: unknown): ClockChoice | null | undefined {
  if (value === null || value === undefined) return null;
  if (!isObject(value)) return undefined;
  const { minutes, increment } = value;
  const fits = (time: unknown): time is number =>
    typeof time === "number" && time >= 0 && time <= 100_000;
  return fits(minutes) && fits(increment) ? { minutes, increment } : undefined;
}

/** "S+N" */
const seatCodes = /^[A-Za-z](\+[A-Za-z]){1,3}$/;

/** Validates a stored set-up; null if it is invalid. */
export function readSetup(value: unknown): Setup | null {
  if (!isObject(value)) return null;
  const { variant, options = {}, sitters, view, position, lots, drawn } = value;
  if (!isText(variant) || !/^[a-z][a-z0-9_-]*$/.test(variant)) return null;
  if (!isObject(options) || !Array.isArray(sitters) || sitters.length > maxPlayers) return null;
  const read = sitters.map(readSitter);
  const clock = readClock(value["clock"]);
  if (read.length === 0 || read.includes(null) || clock === undefined) return null;
  if (!Object.values(options).every(isText)) return null;
  if (position !== undefined && position !== null && !isText(position)) return null;
  return {
    variant,
    options: { ...options } as Record<string, string>,
    sitters: read as Sitter[],
    clock,
    view: view === "mover" ? "mover" : "fixed",
    ...(position ? { position } : {}),
    ...(lots === true ? { lots } : {}),
    ...(typeof drawn === "string" && seatCodes.test(drawn) ? { drawn } : {}),
  };
}
