/** Error messages for users. Only network errors mention the connection. */
import { CoreFailure, isNetworkError } from "../core/failure";
import type { Texts } from "../i18n/en";
import { missingReason } from "../platform/version.svelte";

export function failureText(error: unknown, t: Texts): string {
  if (isNetworkError(error)) return t.failure.network;
  if (!(error instanceof CoreFailure)) return t.failure.page;
  return error.call === "move" ? t.failure.rejected : t.failure[error.part];
}

/** The message for a chunk that could not be loaded; asks the server for the reason. */
export async function missingText(error: unknown): Promise<(t: Texts) => string> {
  if (!isNetworkError(error)) return (t) => failureText(error, t);
  const reason = await missingReason();
  return (t) => t.missing[reason];
}
