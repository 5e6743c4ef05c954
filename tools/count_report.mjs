// Prints how many tests of a JSON report of Vitest or Playwright passed and failed: "12 0". A report
// that is missing or broken counts as nothing, which ./test takes for a failure.
import { readFileSync } from "node:fs";

function counts(report) {
  if (report.stats) {
    const { expected, unexpected, flaky } = report.stats; // Playwright
    return [expected + flaky, unexpected + (report.errors?.length ?? 0)];
  }
  const files = (report.testResults ?? []).filter((file) => file.status === "failed" && file.assertionResults.length === 0);
  return [report.numPassedTests ?? 0, (report.numFailedTests ?? 0) + files.length]; // Vitest
}

try {
  console.log(counts(JSON.parse(readFileSync(process.argv[2], "utf8"))).join(" "));
} catch {
  console.log("0 0");
}
