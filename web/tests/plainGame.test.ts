/** Games without a folder: the real games under other names, as the registry does not know them. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { contextOf, Core } from "../src/core/context";
import { Match } from "../src/core/match";
import AboutPage from "../src/features/about/AboutPage.svelte";
import HomePage from "../src/features/home/HomePage.svelte";
import LessonPage from "../src/features/lessons/LessonPage.svelte";
import RulesPage from "../src/features/rules/RulesPage.svelte";
import SetupPage from "../src/features/setup/SetupPage.svelte";
import { plainPage } from "../src/games/plainGame";
import {
  actionAt,
  addPlainGames,
  gameNames,
  gamePage,
  gameTexts,
  isGame,
  loadRules,
  seatPicture,
} from "../src/games/registry";
import { language } from "../src/i18n/index.svelte";
import { chooser, realCore } from "./core";

vi.mock("../src/core/engine", () => ({
  Engine: class {
    request = async () => ({
      rules: [{ title: { en: "Aim", fr: "But" }, paragraphs: [{ en: "Win.", fr: "Gagner." }] }],
    });
    close() {}
  },
}));

const newName = (game: string) => `new-${game}`;
let core: Core;
beforeAll(async () => {
  core = new Core(await realCore());
  for (const variant of core.variants) variant.game = newName(variant.game);
  // The module draws the pieces of the real games.
  const { piece } = core;
  core.piece = (game, ...of) => piece.call(core, game.replace(newName(""), ""), ...of);
  expect(isGame(core.games[0]!)).toBe(false);
  await addPlainGames(core);
  await language.ready();
});

const mounted: object[] = [];
function show<Props extends object>(component: Component<Props>, props: Props): HTMLElement {
  const target = document.createElement("div");
  document.body.append(target);
  mounted.push(mount(component, { target, props, context: contextOf(core) }));
  flushSync();
  return target;
}
afterEach(async () => {
  for (const one of mounted.splice(0)) await unmount(one);
  document.body.replaceChildren();
});

test("a stock without a shape has no picture", () => {
  expect(core.piece("quoridor", "")).toBe("");
});

test("an unknown game is an error still", () => {
  expect(() => gamePage("chess")).toThrow("unknown game: chess");
});

test.each(gameNames)("%s has its texts from the catalog", (game) => {
  const texts = gameTexts(newName(game), "en");
  expect(texts.name.toLowerCase()).toBe(game);
  expect(texts.idea).toBe(core.variant(game)!.idea.en);
  expect(texts.players).toBe(gameTexts(game, "en").players);
  expect(gameTexts(newName(game), "fr").players).toBe(gameTexts(game, "fr").players);
});

test.each(gameNames)("%s has a sample with pieces that have names", (game) => {
  const match = Match.open(core.module, game);
  const page = gamePage(newName(game));
  for (const move of page.sample) expect(match.play(move), move).toBeNull();
  const { scene } = match.state();
  expect(scene.pieces.length).toBeGreaterThan(0);
  for (const { shape } of scene.pieces) expect(gameTexts(newName(game)).pieces[shape]).toBeTruthy();
  for (const tray of scene.trays)
    if (scene.pieces.some((piece) => piece.seat === tray.seat))
      expect(seatPicture(core, newName(game), tray)).toContain("<svg");
  match.close();
});

test("pieces of a game without a picture part have no picture beside the board", () => {
  const undrawn = Object.assign(Object.create(core), { piece: Core.prototype.piece }) as Core;
  const [variant] = core.variants;
  const { seatPiece } = plainPage(undrawn, [{ ...variant!, game: "unknown" }]);
  const match = Match.open(core.module, variant!.name);
  for (const tray of match.state().scene.trays) expect(seatPiece(tray)).toBeNull();
  match.close();
});

test("every place of a move is on the table or has a button", () => {
  for (const { name, game } of core.variants) {
    const match = Match.open(core.module, name);
    const choose = chooser(3);
    for (let i = 0; i < 20; ++i) {
      const { actor, moves, scene, entries, over, position } = match.state();
      if (over) break;
      if (actor === "chance") {
        match.drawAtRandom(i);
        continue;
      }
      const onBoard = new Set(match.board(entries.length, "S").places.map((one) => one.name));
      for (const place of new Set(moves.flatMap((move) => move.clicks)))
        expect(
          onBoard.has(place) || place.startsWith("card:"),
          `${name}: ${place} of ${position}`,
        ).toBe(actionAt(game, place, (seat) => seat, scene) === undefined);
      match.play(moves[choose(moves.length)]!.text);
    }
    match.close();
  }
});

test("the home page, the rules and the set-up show it, without a lesson", async () => {
  const game = newName("quoridor");
  const home = show(HomePage, { onbegin: () => {} });
  expect(home.querySelectorAll("li.game")).toHaveLength(core.games.length);
  expect(home.querySelector(`a[href="/rules/${game}"]`)).not.toBeNull();
  expect(home.querySelector('a[href^="/learn"]')).toBeNull();
  expect(show(RulesPage, { name: "" }).querySelector('a[href^="/learn"]')).toBeNull();
  expect(show(LessonPage, { name: game }).textContent).toContain(language.t.notFound);
  const rules = show(RulesPage, { name: game });
  await vi.waitFor(() => expect(rules.querySelector("h2")).not.toBeNull());
  expect(rules.textContent).toContain("Win.");
  expect(rules.querySelector("#rulings")).toBeNull();
  const setup = show(SetupPage, { variant: "quoridor", onbegin: () => {} });
  expect(setup.querySelector("h1")!.textContent).toBe("Quoridor");
  for (const link of setup.querySelectorAll<HTMLAnchorElement>(`a[href^="/rules/${game}#"]`))
    expect(rules.querySelector(`[id="${link.hash.slice(1)}"]`), link.hash).not.toBeNull();
  const about = show(AboutPage, {});
  await vi.waitFor(() => expect(about.querySelectorAll("section")).toHaveLength(core.games.length));
});

test("each of its options is in its rules once, with its values", async () => {
  const { sections } = await loadRules(newName("intercept"));
  const ids = sections.map((section) => section.id);
  expect(new Set(ids).size).toBe(ids.length);
  const text = JSON.stringify(sections);
  for (const { options } of core.variantsOf(newName("intercept")))
    for (const { about, ruling, name } of options) {
      expect(text.split(about.en.slice(1))).toHaveLength(2);
      expect(ids).toContain(ruling || name);
    }
});
