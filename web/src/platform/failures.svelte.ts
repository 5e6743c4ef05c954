/** Unhandled errors and promise rejections; the first one is shown. */
import { Stopped } from "../core/engine";

/** How browsers call what was given up on purpose or needs the person's leave. */
const harmless = new Set(["AbortError", "NotAllowedError"]);

class Failures {
  /** The one that is shown: the first, since others may follow from it. */
  shown = $state.raw<{ error: unknown } | null>(null);

  /** Until the returned function is called. */
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
    // Without an error it is only a browser's remark, or a script of another origin.
    if (!(error instanceof Error) || error instanceof Stopped || harmless.has(error.name)) return;
    this.shown ??= { error };
  }

  clear(): void {
    this.shown = null;
  }
}

export const failures = new Failures();
