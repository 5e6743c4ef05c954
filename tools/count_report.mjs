// Prints how many tests of a JSON report of Vitest or Playwright passed and failed: "12 0". A report
// that is missing or broken counts as nothing, which ./test takes for a failure.
import { readFileSync } from "node:fs";

// Of a report by Playwright: tests that failed at first. They pass, and are a matter to look into.
function flakyOf({ suites = [], specs = [] }) {
  const own = specs
    .filter((spec) => spec.tests.some((test) => test.status === "flaky"))
    .map((spec) => `${spec.file}:${spec.line} ${spec.title}`);
  return [...own, ...suites.flatMap(flakyOf)];
}

function counts(report) {
  if (report.stats) {
    const { expected, unexpected, flaky } = report.stats; // Playwright
    for (const title of flakyOf(report)) console.error(`!! passed only the second time: ${title}`);
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
