/** Error types of the core and the network, by what a user can do about them. */

/** A file of the page could not be fetched; worth another try when the network is back. */
export class NetworkError extends Error {
  override name = "NetworkError";
}

/** A game whose record can be recovered after a failure. */
export interface RecoverableGame {
  /** The variant with its options. */
  readonly spec: string;
  /** The record, or null if it cannot be recovered. */
  recoverRecord(): string | null;
}

export type ModuleName = "table" | "engine" | "online";

/** A module of the core failed, and failed again after a restart. */
export class CoreFailure extends Error {
  override name = "CoreFailure";
  /** The game in which it failed. */
  game: RecoverableGame | null = null;

  constructor(
    readonly part: ModuleName,
    /** The name of the call; "start" if the module did not start. */
    readonly call: string,
    override readonly cause: unknown,
  ) {
    super(`${part} module, ${call}: ${messageOf(cause)}`);
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Browser messages for a chunk that cannot be fetched. */
const lostChunk =
  /dynamically imported module|importing a module script failed|unable to preload css/i;

export function isNetworkError(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  return error instanceof Error && lostChunk.test(error.message);
}
