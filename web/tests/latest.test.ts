import { expect, test } from "vitest";
import { Latest } from "../src/platform/latest";

test("only the last question is answered", () => {
  const questions = new Latest();
  const first = questions.ask();
  expect(first()).toBe(true);
  const second = questions.ask();
  expect(first()).toBe(false);
  expect(second()).toBe(true);
  questions.drop();
  expect(second()).toBe(false);
  expect(questions.ask()()).toBe(true);
});
