/** Texts of failures; "check the connection" only where the network is at fault. */
import { CoreFailure, isNetworkError } from "../core/failure";
import type { Texts } from "../i18n/en";
import { whyMissing } from "../platform/version.svelte";

export function failureText(error: unknown, t: Texts): string {
  if (isNetworkError(error)) return t.failure.network;
  if (!(error instanceof CoreFailure)) return t.failure.page;
  return error.call === "move" ? t.failure.rejected : t.failure[error.part];
}

/** The same of a part of the page that is loaded when it is wanted; the server is asked why it did not come. */
export async function missingText(error: unknown): Promise<(t: Texts) => string> {
  if (!isNetworkError(error)) return (t) => failureText(error, t);
  const reason = await whyMissing();
  return (t) => t.missing[reason];
}
