/** The text of a bug report. */
import { messageOf, type RecoverableGame } from "../core/failure";

export function bugReport(error: unknown, game: RecoverableGame | null): string {
  // The hash in the script's name identifies the build.
  const file = document.querySelector<HTMLScriptElement>("script[src]")?.src.split("/").at(-1);
  const lines = [
    `Tablier ${import.meta.env.TABLIER_VERSION} (${file ?? "no script"})`,
    `Page: ${location.pathname}`,
    `Time: ${new Date().toISOString()}`,
    `Browser: ${navigator.userAgent}`,
    `Error: ${messageOf(error)}`,
  ];
  if (error instanceof Error) {
    if (error.stack) lines.push(error.stack);
    if (error.cause instanceof Error && error.cause.stack) lines.push(error.cause.stack);
  }
  if (game) lines.push(`Variant: ${game.spec}`, "", game.recoverRecord() ?? "(no record)");
  return `${lines.join("\n")}\n`;
}
