/** HTTP client of the server's API. Every error is an `ApiError` with a text for the user. */
import type { Words } from "../../core/types";
import type {
  Command,
  CreatedTable,
  CommandResult,
  ErrorJson,
  ListedTable,
  Phase,
  ServerEvent,
  TableState,
} from "./protocol";

const base = "/api/v1";
/** Time limit of a request. */
const requestTimeout = 15_000;

const unreachable: Words = {
  en: "The server does not answer. Check the connection and try again.",
  fr: "Le serveur ne répond pas. Vérifiez la connexion et réessayez.",
};
const unexpected: Words = {
  en: "The server has answered something unexpected.",
  fr: "Le serveur a donné une réponse inattendue.",
};

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly words: Words,
    readonly rule?: Words,
  ) {
    super(words.en);
  }

  static of(error: ErrorJson): ApiError {
    const fr = error.message_fr ?? error.message;
    return new ApiError(error.code, { en: error.message, fr }, error.rule);
  }

  /** The error as the server sent it. */
  get json(): ErrorJson {
    const { code, words, rule } = this;
    return { code, message: words.en, message_fr: words.fr, rule };
  }

  /** No answer, or one from a proxy: the command may have been executed. */
  get unanswered(): boolean {
    return this.code === "unreachable" || this.code === "unexpected";
  }
}

/** The text for the user of any thrown value. */
export function errorText(error: unknown): Words {
  return error instanceof ApiError ? error.words : unexpected;
}

/** A request id: the server executes a command with the same id only once. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function call(path: string, key?: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (key) headers["Authorization"] = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(base + path, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      cache: "no-store",
      signal: AbortSignal.timeout(requestTimeout),
    });
  } catch {
    throw new ApiError("unreachable", unreachable);
  }
  if (response.ok) return response;
  const reply = (await response.json().catch(() => null)) as { error?: ErrorJson } | null;
  if (reply?.error?.code) throw ApiError.of(reply.error);
  throw new ApiError("unexpected", unexpected);
}

async function ask<T>(path: string, key?: string, body?: unknown): Promise<T> {
  const response = await call(path, key, body);
  return response.json().catch(() => {
    throw new ApiError("unexpected", unexpected);
  }) as Promise<T>;
}

/**
 * Retries a request without an answer. The request id stays the same, so that it is executed once.
 */
async function withRetries<T>(send: () => Promise<T>): Promise<T> {
  for (let left = 2; ; --left) {
    try {
      return await send();
    } catch (error) {
      if (left === 0 || !(error instanceof ApiError && error.unanswered)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 600));
    }
  }
}

export interface NewTable {
  game: string;
  clock: string;
  players: ({ kind: "me" | "friend" | "anyone" } | { kind: "engine"; level: number })[];
  name: string;
  listed: boolean;
  watch: "open" | "link";
  position?: string;
  lots?: boolean;
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const postTable = (table: NewTable, request = newRequestId()) =>
  withRetries(() => ask<CreatedTable>("/tables", undefined, { ...table, request }));

export const sendCommand = (table: string, what: Command, key?: string, request = newRequestId()) =>
  withRetries(() => ask<CommandResult>(`${at(table)}/commands`, key, { ...what, request }));

/** Sends a command once, with its own request id. */
export const sendCommandOnce = (table: string, what: Command & { request: string }, key?: string) =>
  ask<CommandResult>(`${at(table)}/commands`, key, what);

/** The events after number `after`; if there are none, those of the next `wait` seconds. */
export const eventsAfter = async (table: string, after: number, wait: number, key?: string) =>
  (await ask<{ events: ServerEvent[] }>(`${at(table)}/events?after=${after}&wait=${wait}`, key))
    .events;

export const tableState = (table: string, key?: string) => ask<TableState>(at(table), key);

export const listTables = async (phase: Phase, limit: number) =>
  (await ask<{ tables: ListedTable[] }>(`/tables?phase=${phase}&limit=${limit}`)).tables;

export const tableRecord = async (table: string, key?: string) =>
  (await call(`${at(table)}/record`, key)).text();
