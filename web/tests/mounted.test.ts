/** Mounted components: the game view with its dialogs, hints, failure panels. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { CoreFailure, NetworkError } from "../src/core/failure";
import { ModuleInstance, type Argument } from "../src/core/instance";
import { startModule } from "../src/core/module";
import { Match } from "../src/core/match";
import { language } from "../src/i18n/index.svelte";
import App from "../src/app/App.svelte";
import StartFailure from "../src/app/StartFailure.svelte";
import HomePage from "../src/features/home/HomePage.svelte";
import LocalGameView from "../src/features/play/LocalGameView.svelte";
import SetupPage from "../src/features/setup/SetupPage.svelte";
import FailurePanel from "../src/ui/FailurePanel.svelte";
import HintPanel from "../src/features/play/HintPanel.svelte";
import { contextOf, Core } from "../src/core/context";
import { failures } from "../src/platform/failures.svelte";
import { router } from "../src/platform/router.svelte";
import { localDate } from "../src/session/recordTags";
import { store } from "../src/platform/storage";
import { compiledTable } from "./core";
import { Engine, forgetEngines, lastAsked } from "./fakeEngine";
import { against, beginGame, closeGames } from "./playing";

vi.mock("../src/core/engine", () => import("./fakeEngine"));
const saved = vi.hoisted(() => ({ texts: [] as { text: string; name: string }[] }));
vi.mock("../src/platform/saveText", () => ({
  saveText: (text: string, name: string) => saved.texts.push({ text, name }),
}));

let core: Core;
beforeAll(async () => {
  core = new Core(await startModule(await compiledTable()));
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
beforeEach(() => {
  localStorage.clear();
  forgetEngines();
  saved.texts = [];
  failures.clear();
  router.replace("/");
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(async () => {
  for (const one of mounted.splice(0)) await unmount(one);
  closeGames();
  document.body.replaceChildren();
  if (language.current === "fr") await language.toggle();
});

const said = (element: Element | null | undefined) =>
  (element?.textContent ?? "").replace(/\s+/g, " ").trim();
function button(root: ParentNode, name: string): HTMLButtonElement {
  const all = [...root.querySelectorAll("button")];
  const found = all.find((one) => said(one) === name);
  if (!found) throw new Error(`no button ${name} among ${all.map(said).join(" | ")}`);
  return found;
}
function press(root: ParentNode, name: string): void {
  button(root, name).click();
  flushSync();
}
/** Chunks that are loaded on demand are loaded first. */
async function pressLater(root: ParentNode, name: string): Promise<void> {
  await vi.waitFor(() => button(root, name));
  press(root, name);
}
/** Waits until the engine's answer is shown. */
const settle = async () => {
  await new Promise((resolve) => setTimeout(resolve, 0));
  flushSync();
};
const trap = () => new CoreFailure("engine", "think", new Error("unreachable"));

/** Calls of these names fail in every instance. */
function breakCalls(...names: string[]) {
  const real = ModuleInstance.prototype.call;
  return vi.spyOn(ModuleInstance.prototype, "call").mockImplementation(function (
    this: ModuleInstance,
    name: string,
    ...args: Argument[]
  ) {
    if (names.includes(name)) throw new WebAssembly.RuntimeError("unreachable");
    return real.call(this, name, ...args);
  });
}

describe("the table", () => {
  const play = (changes = {}) => {
    const game = beginGame(core.module, "quoridor", { sitters: against, ...changes });
    return { game, page: show(LocalGameView, { game, onrematch: () => {} }) };
  };

  test("shows the board and takes moves", () => {
    const { game, page } = play();
    expect(page.querySelectorAll(".board [data-place]").length).toBeGreaterThan(81);
    expect(said(page.querySelector(".status"))).toContain("South to move");
    game.touch("e1");
    game.touch("e2");
    flushSync();
    expect(said(page.querySelector("ol.moves"))).toContain("e2");
    expect(said(page.querySelector(".status"))).toContain("thinking");
  });

  test("an engine that has failed twice: the seat is played by hand", async () => {
    const { game, page } = play();
    game.play("e2");
    lastAsked().fail(trap());
    await vi.waitFor(() => expect(game.engineFailed).toBeTruthy());
    flushSync();
    const panel = page.querySelector(".failure")!;
    expect(said(panel.querySelector("[role=alert]"))).toBe(
      "The engine stopped, was restarted and stopped again. North has not moved.",
    );
    expect(said(panel)).not.toContain("connection");
    expect(panel.querySelector("a")?.getAttribute("href")).toBe("/");
    press(panel, "Play North by hand");
    expect(page.querySelector(".failure")).toBeNull();
    game.touch("e8");
    flushSync();
    expect(said(page.querySelector("ol.moves"))).toContain("e8");
  });

  test("or it is tried again", async () => {
    const { game, page } = play();
    game.play("e2");
    lastAsked().fail(new NetworkError("engine.wasm: 503"));
    await vi.waitFor(() => expect(game.engineFailed).toBeTruthy());
    flushSync();
    expect(said(page.querySelector(".failure [role=alert]"))).toContain("Check the connection");
    press(page.querySelector(".failure")!, "Try again");
    expect(page.querySelector(".failure")).toBeNull();
    expect(Engine.asked).toHaveLength(2);
  });

  test("two seats of one player are named together", async () => {
    const page = show(LocalGameView, {
      game: beginGame(core.module, "superpion-2", {
        sitters: [{ kind: "engine", level: 1 }, { kind: "me" }],
      }),
      onrematch: () => {},
    });
    lastAsked().fail(trap());
    await vi.waitFor(() => {
      flushSync();
      button(page, "Play Blue + Red by hand");
    });
  });

  test("saves a record with its engines and the day it is here", () => {
    const { game, page } = play({ clock: { minutes: 5, increment: 3 } });
    game.play("e2");
    press(page, "Save record");
    const [file] = saved.texts;
    expect(file?.name).toBe("quoridor.rec");
    for (const tag of [
      '[South "Me"]',
      '[North "Tablier level4"]',
      '[NorthEngine "level4"]',
      '[Clock "5+3"]',
      `[Date "${localDate(new Date())}"]`,
    ])
      expect(file?.text).toContain(tag);
    Match.fromRecord(core.module, file!.text).close();
  });

  test("the draw dialog asks, waits, and is closed by an answer", async () => {
    const { game, page } = play();
    press(page, "Offer a draw");
    const dialog = page.querySelector("dialog")!;
    press(dialog, "Yes");
    expect(said(dialog)).toContain("considers the draw");
    // Not disabled, which would lose the focus so that Escape no longer closes the dialog.
    expect(button(dialog, "Yes").getAttribute("aria-disabled")).toBe("true");
    press(dialog, "Yes");
    expect(Engine.asked).toHaveLength(1);
    lastAsked().agree(false);
    await settle();
    expect(said(dialog)).toContain("declines");
    press(dialog, "Close");
    expect(page.querySelector("dialog")).toBeNull();
    // A second offer is a new request.
    press(page, "Offer a draw");
    expect(said(page.querySelector("dialog"))).toContain("The engine decides");
    press(page.querySelector("dialog")!, "Yes");
    lastAsked().agree(true);
    await settle();
    expect(game.state.over).toBe(true);
    expect(page.querySelector("dialog")).toBeNull();
  });

  test("S_R11 where points decide, the game is stopped and counted", async () => {
    const game = beginGame(core.module, "superpion-2", { sitters: against });
    const page = show(LocalGameView, { game, onrematch: () => {} });
    press(page, "Stop and count");
    const dialog = page.querySelector("dialog")!;
    expect(said(dialog)).toContain("stop here and count the points? The engine decides.");
    press(dialog, "Yes");
    expect(said(dialog)).toContain("considers stopping");
    lastAsked().agree(false);
    await settle();
    expect(said(dialog)).toContain("The engine wants to play on.");
    press(dialog, "Close");
    press(page, "Stop and count");
    press(page.querySelector("dialog")!, "Yes");
    lastAsked().agree(true);
    await settle();
    // Loaded on demand.
    await vi.waitFor(() => expect(page.querySelector("section.end")).not.toBeNull());
    const end = page.querySelector("section.end")!;
    expect(said(end.querySelector("h2"))).toBe("Blue + Red and Yellow + Black share the win");
    expect(said(end.querySelector(".why"))).toBe("by agreement");
    expect(
      [...end.querySelectorAll("td.points")].map((one) => said(one.firstElementChild)),
    ).toEqual(Array(4).fill("30 points"));
    expect(game.state.entries.at(-1)?.text).toBe("count");
  });

  test("a draw dialog that is closed takes its question back", async () => {
    const { game, page } = play();
    press(page, "Offer a draw");
    press(page.querySelector("dialog")!, "Yes");
    press(page.querySelector("dialog")!, "Cancel");
    lastAsked().agree(true);
    await settle();
    expect(game.state.over).toBe(false);
    expect(page.querySelector("dialog")).toBeNull();
  });

  test("a draw dialog says that the engine cannot be asked", async () => {
    const { page } = play();
    press(page, "Offer a draw");
    press(page.querySelector("dialog")!, "Yes");
    lastAsked().fail(trap());
    await settle();
    const dialog = page.querySelector("dialog")!;
    expect(said(dialog.querySelector("[role=alert]"))).toBe(
      "The engine stopped, was restarted and stopped again. The draw was not answered.",
    );
    press(dialog, "Try again");
    expect(Engine.asked).toHaveLength(2);
  });
});

describe("the hint", () => {
  test("shows what it is doing, what it found and that it failed", async () => {
    const game = beginGame(core.module, "quoridor");
    const panel = show(HintPanel, { game });
    expect(said(panel)).toBe("");
    void game.askHint();
    flushSync();
    expect(said(panel)).toContain("Looking for a good move");
    lastAsked().answer("e2", 0.6);
    await settle();
    expect(said(panel)).toContain("e2 is good.");
    void game.askHint();
    lastAsked().fail(trap());
    await settle();
    expect(said(panel)).toContain("There is no hint.");
    expect(said(panel)).not.toContain("connection");
    press(panel, "Try again");
    expect(said(panel)).toContain("Looking for a good move");
  });
});

describe("a failure", () => {
  test("is told with a report and the record of its game", async () => {
    const table = Match.open(core.module, "quoridor:size=5");
    table.play("c2");
    const error = new CoreFailure("table", "board", new Error("unreachable"));
    error.game = table;
    const written: string[] = [];
    vi.stubGlobal("navigator", {
      userAgent: "A browser",
      clipboard: { writeText: (text: string) => Promise.resolve(void written.push(text)) },
    });
    const panel = show(FailurePanel, { error });
    expect(said(panel.querySelector("[role=alert]"))).toBe(
      "The program of the rules stopped, was restarted and stopped again.",
    );
    await pressLater(panel, "Download the record");
    expect(saved.texts[0]).toMatchObject({ name: "quoridor.rec" });
    expect(saved.texts[0]?.text).toContain("1. c2");
    await pressLater(panel, "Copy a bug report");
    await settle();
    expect(said(panel)).toContain("on the clipboard");
    expect(written[0]).toMatch(/^Tablier \d+\.\d+/);
    for (const part of ["A browser", "table module, board: unreachable", "quoridor:size=5", "c2"])
      expect(written[0]).toContain(part);
  });

  test("without a clipboard the report can be copied by hand", async () => {
    vi.stubGlobal("navigator", { userAgent: "A browser" });
    const panel = show(FailurePanel, { error: new TypeError("x is undefined") });
    expect(said(panel)).toContain("Something in the page");
    await pressLater(panel, "Copy a bug report");
    await settle();
    expect(panel.querySelector("textarea")?.value).toContain("x is undefined");
  });

  test("speaks French", async () => {
    await language.toggle();
    const panel = show(FailurePanel, { error: trap(), ontry: () => {} });
    expect(said(panel)).toContain("L’ordinateur s’est arrêté");
    button(panel, "Réessayer");
    await vi.waitFor(() => button(panel, "Copier un rapport d’erreur"));
  });

  test.each([
    ["of the network", new NetworkError("table.wasm: 503"), "Check the connection"],
    ["of a module", new CoreFailure("table", "start", new Error("bad magic")), "not be started"],
  ])("at the start %s is told in both languages", (_what, error, words) => {
    const page = show(StartFailure, { error });
    expect(said(page)).toContain(words);
    expect(page.querySelector("[lang=fr]")).not.toBeNull();
    expect(said(page).includes("connection")).toBe(error instanceof NetworkError);
  });
});

describe("the whole page", () => {
  const openApp = async () => {
    const page = show(App, { core });
    await vi.waitFor(() => expect(page.querySelector("[data-play=quoridor]")).not.toBeNull());
    return page;
  };
  const begin = async (page: HTMLElement) => {
    page.querySelector<HTMLButtonElement>("[data-play=quoridor]")!.click();
    flushSync();
    await vi.waitFor(() => expect(page.querySelector(".board")).not.toBeNull());
  };

  test("an address of an unknown game or variant is no page", async () => {
    const page = await openApp();
    for (const address of ["/new/chess", "/rules/chess", "/learn/chess"]) {
      router.go(address);
      await vi.waitFor(
        () => expect(said(page)).toContain("There is no such page."),
        { timeout: 20_000 }, // pages are loaded by then
      );
      router.go("/new/quoridor");
      await vi.waitFor(() => expect(page.querySelector("form")).not.toBeNull());
    }
    router.go("/");
  });

  test("a view that fails is replaced by what can be done, and shown again", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const page = await openApp();
    const calls = breakCalls("board");
    page.querySelector<HTMLButtonElement>("[data-play=quoridor]")!.click();
    await settle();
    expect(page.querySelector(".board")).toBeNull();
    const panel = page.querySelector(".failure")!;
    expect(said(panel)).toContain("The program of the rules stopped");
    expect(logged).toHaveBeenCalled();
    await pressLater(panel, "Download the record");
    expect(saved.texts[0]?.text).toContain('[Variant "quoridor"]');
    // Still broken: the failure is shown again.
    press(panel, "Try again");
    expect(page.querySelector(".failure")).not.toBeNull();
    calls.mockRestore();
    press(page, "Try again");
    await settle();
    expect(page.querySelector(".failure")).toBeNull();
    expect(page.querySelector(".board")).not.toBeNull();
  });

  test("another page of it can be gone to", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const page = await openApp();
    const calls = breakCalls("board");
    page.querySelector<HTMLButtonElement>("[data-play=quoridor]")!.click();
    await settle();
    expect(page.querySelector(".failure")).not.toBeNull();
    calls.mockRestore();
    router.go("/");
    await settle();
    expect(page.querySelector(".failure")).toBeNull();
    expect(page.querySelector("[data-play=point]")).not.toBeNull();
  });

  test("a failure after a click stands above the page until it is dealt with", async () => {
    const page = await openApp();
    await begin(page);
    dispatchEvent(new ErrorEvent("error", { error: new TypeError("x is undefined") }));
    flushSync();
    const notice = page.querySelector(".notice .failure")!;
    expect(said(notice)).toContain("Something in the page");
    expect(page.querySelector(".board")).not.toBeNull();
    press(notice, "Close");
    expect(page.querySelector(".notice .failure")).toBeNull();
    // Cancelled requests are not failures.
    dispatchEvent(
      new ErrorEvent("error", { error: new DOMException("The play was ended", "AbortError") }),
    );
    dispatchEvent(new ErrorEvent("error", { message: "ResizeObserver loop" }));
    flushSync();
    expect(page.querySelector(".notice .failure")).toBeNull();
  });

  test("a module that fails as a kept game is opened does not make it damaged", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await begin(await openApp());
    const calls = breakCalls("open-record");
    const page = show(App, { core }); // as after a reload
    await vi.waitFor(() => expect(page.querySelector(".failure")).not.toBeNull());
    expect(said(page.querySelector(".failure")!)).toContain("The program of the rules stopped");
    await pressLater(page, "Download the record");
    expect(saved.texts.at(-1)?.text).toContain('[Variant "quoridor"]');
    calls.mockRestore();
    press(page, "Try again");
    await vi.waitFor(() => expect(page.querySelector(".board")).not.toBeNull());
  });
});

describe("an old choice that is not possible any more", () => {
  const keepOld = (options: Record<string, string>, sitters: unknown = against) => {
    store("setups", {
      quoridor: { variant: "quoridor", options, sitters, clock: null, view: "fixed" },
    });
    store("variant", "quoridor");
  };

  test("is left out on the home page, which says so, and the game begins", () => {
    keepOld({ size: "4", walls: "3", gone: "1" });
    let begun: unknown;
    const page = show(HomePage, { onbegin: (setup) => (begun = setup) });
    expect(said(page)).toContain("No longer possible, and left out: size=4");
    page.querySelector<HTMLButtonElement>("[data-play=quoridor]")!.click();
    expect(begun).toMatchObject({ variant: "quoridor", options: { walls: "3" } });
  });

  test("is left out in the set-up, which says so, and the game begins", () => {
    keepOld({ size: "5", walls: "99999" });
    let begun: unknown;
    const page = show(SetupPage, {
      variant: "quoridor",
      onbegin: (setup) => (begun = setup),
    });
    expect(said(page)).toContain("No longer possible, and left out: walls=99999");
    page.querySelector("form")!.dispatchEvent(new SubmitEvent("submit", { cancelable: true }));
    flushSync();
    expect(begun).toMatchObject({ options: { size: "5" } });
  });

  test("a level that there is not becomes the usual one", () => {
    keepOld({}, [{ kind: "me" }, { kind: "engine", level: 99 }]);
    let begun: unknown;
    const page = show(HomePage, { onbegin: (setup) => (begun = setup) });
    page.querySelector<HTMLButtonElement>("[data-play=quoridor]")!.click();
    expect(JSON.stringify(begun)).not.toContain("99");
    expect(begun).toMatchObject({ variant: "quoridor" });
  });
});
