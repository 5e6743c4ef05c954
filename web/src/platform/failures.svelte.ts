/** Handler of uncaught errors and promise rejections. The first one is shown to the user. */
import { Stopped } from "../core/engine";

/** Names of errors that browsers raise for cancelled operations and missing permissions. */
const ignoredErrors = new Set(["AbortError", "NotAllowedError"]);

class Failures {
  /** Only the first error is shown, since later ones may follow from it. */
  shown = $state.raw<{ error: unknown } | null>(null);

  /** Listens until the returned function is called. */
  listen(): () => void {
    const thrown = (event: ErrorEvent) => this.report(event.error);
    const rejected = (event: PromiseRejectionEvent) => this.report(event.reason);
    addEventListener("error", thrown);
    addEventListener("unhandledrejection", rejected);
    return () => {
      removeEventListener("error", thrown);
      removeEventListener("unhandledrejection", rejected);
    };
  }

  report(error: unknown): void {
    // Events without an error come from the browser itself or from scripts of another origin.
    if (!(error instanceof Error) || error instanceof Stopped || ignoredErrors.has(error.name))
      return;
    this.shown ??= { error };
  }

  clear(): void {
    this.shown = null;
  }
}

export const failures = new Failures();
