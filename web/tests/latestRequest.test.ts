import { expect, test } from "vitest";
import { LatestRequest } from "../src/platform/latestRequest";

test("only the last question is answered", () => {
  const questions = new LatestRequest();
  const first = questions.ask();
  expect(first()).toBe(true);
  const second = questions.ask();
  expect(first()).toBe(false);
  expect(second()).toBe(true);
  questions.drop();
  expect(second()).toBe(false);
  expect(questions.ask()()).toBe(true);
});
