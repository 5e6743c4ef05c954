/** The server's calls over HTTP. Every failure is an `ApiError` that can be said to a person. */
import type { Words } from "../core/types";
import type { Command, Created, Done, ErrorJson, Listed, Phase, TableState } from "./types";

const base = "/api/v1";
/** A server that does not answer at all is given up on. */
const patience = 15_000;

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

  /** Nothing was heard: it may have happened or not. */
  get unheard(): boolean {
    return this.code === "unreachable";
  }
}

/** What can be said of anything that was thrown. */
export function wordsOf(error: unknown): Words {
  return error instanceof ApiError ? error.words : unexpected;
}

/** A name for a command, so that it is never done twice. */
export function requestName(): string {
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
      signal: AbortSignal.timeout(patience),
    });
  } catch {
    throw new ApiError("unreachable", unreachable);
  }
  if (response.ok) return response;
  const refusal = (await response.json().catch(() => null)) as { error?: ErrorJson } | null;
  if (refusal?.error?.code) throw ApiError.of(refusal.error);
  throw new ApiError("unexpected", unexpected);
}

async function ask<T>(path: string, key?: string, body?: unknown): Promise<T> {
  const response = await call(path, key, body);
  return response.json().catch(() => {
    throw new ApiError("unexpected", unexpected);
  }) as Promise<T>;
}

/** Sent under one name until the server is heard, so that nothing is done twice or lost. */
async function insist<T>(send: (request: string) => Promise<T>): Promise<T> {
  const request = requestName();
  for (let left = 2; ; --left) {
    try {
      return await send(request);
    } catch (error) {
      if (left === 0 || !(error instanceof ApiError && error.unheard)) throw error;
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
}

const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const makeTable = (table: NewTable) =>
  insist((request) => ask<Created>("/tables", undefined, { ...table, request }));

export const command = (table: string, what: Command, key?: string) =>
  insist((request) => ask<Done>(`${at(table)}/commands`, key, { ...what, request }));

export const tableState = (table: string, key?: string) => ask<TableState>(at(table), key);

export const listTables = async (phase: Phase, limit: number) =>
  (await ask<{ tables: Listed[] }>(`/tables?phase=${phase}&limit=${limit}`)).tables;

export const tableRecord = async (table: string, key?: string) =>
  (await call(`${at(table)}/record`, key)).text();
