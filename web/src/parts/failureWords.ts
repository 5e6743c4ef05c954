/** What is said of a failure: "check the connection" only where the network is at fault. */
import { CoreFailure, isNetworkError } from "../core/failure";
import type { Texts } from "../i18n/en";

export function failureWords(error: unknown, t: Texts): string {
  if (isNetworkError(error)) return t.failure.network;
  if (!(error instanceof CoreFailure)) return t.failure.page;
  return error.call === "move" ? t.failure.rejected : t.failure[error.part];
}
