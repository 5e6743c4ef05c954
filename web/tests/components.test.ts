// @vitest-environment node
/** All texts come from dictionaries: components contain none themselves. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type AST } from "svelte/compiler";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../src");
const components = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((path) =>
  path.endsWith(".svelte"),
);
/** Attributes that are shown or read out. */
const read = new Set(["aria-label", "aria-description", "title", "alt", "placeholder", "label"]);
const hasWords = (text: string) => /\p{L}{2,}/u.test(text.replace(/&\w+;/g, ""));

/** The literal texts of a component. */
function ownWords(source: string): string[] {
  const found: string[] = [];
  const walk = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (typeof node !== "object" || node === null) return;
    const one = node as AST.Text | AST.Attribute | { type?: string };
    if (one.type === "Text" && hasWords((one as AST.Text).data))
      found.push((one as AST.Text).data.trim());
    if (one.type === "Attribute" && !read.has((one as AST.Attribute).name)) {
      const { value } = one as AST.Attribute;
      // Expressions may contain elements (snippets); literals of other attributes are not shown.
      if (value !== true) walk((Array.isArray(value) ? value : [value]).filter(isCode));
      return;
    }
    for (const [key, child] of Object.entries(one)) if (key !== "parent") walk(child);
  };
  walk(parse(source, { modern: true }).fragment);
  return found;
}
const isCode = (part: { type: string }) => part.type !== "Text";

describe("components", () => {
  test("have no words of their own", () => {
    expect(components.length).toBeGreaterThan(40);
    const found = components.flatMap((path) =>
      ownWords(readFileSync(join(root, path), "utf8")).map((words) => `${path}: ${words}`),
    );
    expect(found).toEqual([]);
  });

  test("would be found out", () => {
    expect(ownWords('<p title="a {b}">{t.words}</p><b class="some thing">× {n}</b>')).toEqual([]);
    expect(ownWords('<p>{#if a}Not <b aria-label="Close">{t.a}</b>{/if}</p>')).toEqual([
      "Not",
      "Close",
    ]);
  });
});
