/** How people at a table are called. */
import { expect, test } from "vitest";
import { shortened } from "../../src/online/names";

test("a long name is cut where there is little room, and never inside a letter", () => {
  expect(shortened("Bob")).toBe("Bob");
  expect(shortened("B".repeat(18))).toBe("B".repeat(18));
  expect(shortened("B".repeat(40))).toBe(`${"B".repeat(17)}…`);
  expect(shortened("🎲".repeat(5), 3)).toBe("🎲🎲…");
});
