import { expect, test } from "vitest";
import { LatestRequest } from "../src/platform/latestRequest";

test("only the last question is answered", () => {
  const questions = new LatestRequest();
  const first = questions.start();
  expect(first()).toBe(true);
  const second = questions.start();
  expect(first()).toBe(false);
  expect(second()).toBe(true);
  questions.cancel();
  expect(second()).toBe(false);
  expect(questions.start()()).toBe(true);
});
