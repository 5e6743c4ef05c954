// Names the tests of a JSON report of Playwright that passed only the second time. They count as passed, and are a
// matter to look into.
import { readFileSync } from "node:fs";

function flakyOf({ suites = [], specs = [] }) {
  const own = specs
    .filter((spec) => spec.tests.some((test) => test.status === "flaky"))
    .map((spec) => `${spec.file}:${spec.line} ${spec.title}`);
  return [...own, ...suites.flatMap(flakyOf)];
}

for (const title of flakyOf(JSON.parse(readFileSync(process.argv[2], "utf8"))))
  console.log(`!! passed only the second time: ${title}`);
