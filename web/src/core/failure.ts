/** Errors of the core and the network, in kinds by what a person can do about them. */

/** A file of the page could not be fetched: worth another try when the network is back. */
export class NetworkError extends Error {
  override name = "NetworkError";
}

/** A game whose moves can still be written down after a failure. */
export interface Rescue {
  /** The variant with its options. */
  readonly spec: string;
  /** The record, or null if not even that can be had. */
  rescue(): string | null;
}

/** A module of the core has failed, and failed again after a restart. */
export class CoreFailure extends Error {
  override name = "CoreFailure";
  /** The game it failed in. */
  game: Rescue | null = null;

  constructor(
    readonly part: "table" | "engine",
    /** The call that failed; "start" where the module could not be started at all. */
    readonly call: string,
    override readonly cause: unknown,
  ) {
    super(`${part} module, ${call}: ${messageOf(cause)}`);
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** How browsers put it when a part of the page that is loaded on demand does not come. */
const lostChunk =
  /dynamically imported module|importing a module script failed|unable to preload css/i;

export function isNetworkError(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  return error instanceof Error && lostChunk.test(error.message);
}
