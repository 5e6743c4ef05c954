// @vitest-environment node
/** The structure of src: import directions between folders, and where games are named. */
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../src");
const files = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(ts|svelte|css)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

/** From the lowest layer to the highest; each may import itself and those before it. */
const layers = [
  "core",
  "platform",
  "i18n",
  "ui",
  "games",
  "board",
  "session",
  "features",
  "app",
] as const;

/** Features that may import others. */
const allowed: Record<string, string[]> = {
  home: ["library", "online"],
  setup: ["online"],
  play: ["library"],
  analysis: ["library", "importing"],
  about: ["library"],
};

interface Import {
  from: string;
  to: string;
  /** Loaded on demand by `import()`. */
  lazy?: boolean;
}

function importsOf({ path, text }: { path: string; text: string }): Import[] {
  const found = text.matchAll(/(?:\bfrom|\bimport)\s*(\(?)\s*"(\.[^"]*)"/g);
  return [...found].map(([, bracket, to]) => ({
    from: path,
    to: posix.join(posix.dirname(path), to!),
    lazy: bracket === "(",
  }));
}

const layerOf = (path: string) => layers.findIndex((layer) => path.startsWith(`${layer}/`));
const partOf = (path: string, folder: string) =>
  path.startsWith(`${folder}/`) ? path.split("/")[1]! : null;

const components = new Set(
  files.map(({ path }) => path).filter((path) => path.endsWith(".svelte")),
);
/** "a/b.svelte" may also stand for the module a/b.svelte.ts. */
const isComponent = (path: string) => components.has(path);
const isModel = (path: string) => path.endsWith(".ts") && !path.includes("/view/");

/** The reason why an import is not allowed; null if it is. */
function fault({ from, to, lazy = false }: Import): string | null {
  if (layerOf(to) < 0) return `${from} imports ${to}, which is in no layer`;
  if (layerOf(to) > layerOf(from)) return `${from} imports the higher layer ${to}`;
  const [own, other] = [partOf(from, "features"), partOf(to, "features")];
  if (own && other && own !== other && !allowed[own]?.includes(other))
    return `${from} imports another feature: ${to}`;
  if (isModel(from) && to.startsWith("session/view/") && from.startsWith("session/"))
    return `${from} imports the view ${to}`;
  if (!lazy && isModel(from) && isComponent(to) && !isFolderOfGame(from) && from !== "app/main.ts")
    return `${from} imports the component ${to}`;
  const game = isFolderOfGame(to) ? partOf(to, "games") : null;
  if (game && partOf(from, "games") !== game) return `${from} imports a game: ${to}`;
  return null;
}

const gameFolders = readdirSync(join(root, "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const isFolderOfGame = (path: string) =>
  gameFolders.some((game) => path.startsWith(`games/${game}/`));

/** Games whose names are ordinary words; only their use as names is found. */
const ordinaryWords = ["point"];

function naming(game: string): RegExp {
  if (!ordinaryWords.includes(game)) return new RegExp(game, "i");
  const name = game.charAt(0).toUpperCase() + game.slice(1);
  return new RegExp(`["'\`]${game}["'\`]|[.#/-]${game}\\b|\\b${name}\\b|\\b${game}:`);
}

describe("the layers", () => {
  test("every file is in one", () => {
    expect(files.length).toBeGreaterThan(150);
    expect(files.filter(({ path }) => layerOf(path) < 0)).toEqual([]);
  });

  test("none imports a higher one, models import no views, and features leave each other alone", () => {
    const imports = files.flatMap(importsOf);
    expect(imports.length).toBeGreaterThan(500);
    expect(imports.map(fault).filter((one) => one !== null)).toEqual([]);
  });

  test("no more is allowed between features than is needed", () => {
    const used = new Set(
      files
        .flatMap(importsOf)
        .map(({ from, to }) => `${partOf(from, "features")} ${partOf(to, "features")}`),
    );
    for (const [own, others] of Object.entries(allowed))
      for (const other of others) expect(used, `${own} uses ${other}`).toContain(`${own} ${other}`);
  });

  test("an import that is not allowed is found", () => {
    const to = (from: string, to: string) => fault({ from, to });
    expect(to("core/types.ts", "session/setup")).toContain("higher");
    expect(to("features/play/a.ts", "features/online/b")).toContain("another feature");
    expect(to("features/setup/a.ts", "features/online/b")).toBeNull();
    expect(to("board/describe.ts", "games/quoridor/en")).toContain("a game");
    expect(to("games/quoridor/index.ts", "games/quoridor/en")).toBeNull();
    expect(to("session/boardSession.svelte.ts", "session/view/entryText")).toContain("view");
    expect(to("session/view/entryText.ts", "session/setup")).toBeNull();
    expect(to("features/play/localGame.svelte.ts", "ui/Dialog.svelte")).toContain("component");
    expect(to("features/play/openGame.svelte.ts", "features/play/localGame.svelte")).toBeNull();
  });
});

describe("games", () => {
  test("are named in their own folders only", () => {
    expect(gameFolders.length).toBeGreaterThan(3);
    const found = files
      .filter(({ path }) => !isFolderOfGame(path))
      .flatMap(({ path, text }) =>
        text
          .split("\n")
          .flatMap((line, i) =>
            gameFolders
              .filter((game) => naming(game).test(line))
              .map((game) => `${path}:${i + 1} names ${game}: ${line.trim()}`),
          ),
      );
    expect(found).toEqual([]);
  });

  test("a name is found, an ordinary word is not", () => {
    for (const line of [
      'if (game === "point") return;',
      ".game-point .surface {",
      "  point: 3,",
      "/** Point's rows. */",
    ])
      expect(naming("point").test(line), line).toBe(true);
    for (const line of [
      "To the turning point before",
      "(point) => point.at",
      "each unclear point,",
    ])
      expect(naming("point").test(line), line).toBe(false);
    expect(naming("quoridor").test("/** As in Quoridor. */")).toBe(true);
  });
});

describe("comments", () => {
  test("begin with what the thing is called", () => {
    const start =
      /(?:\/\*\*|<!--|\/\/)[\s*]*(?:Who|What|Whoever|Whatever|Whose|Somebody|Someone|Nobody|Something)\b/;
    const found = files
      .filter(({ path }) => !path.endsWith(".css"))
      .filter(({ text }) => start.test(text))
      .map(({ path, text }) => `${path}: ${start.exec(text)![0]}`);
    expect(found).toEqual([]);
  });
});
