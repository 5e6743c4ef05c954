/** The invitation form names the host, the game and the place. */
import { afterEach, expect, test } from "vitest";
import { Match } from "../../src/core/match";
import { language } from "../../src/i18n/index.svelte";
import Join from "../../src/features/online/views/Join.svelte";
import type { TableState } from "../../src/features/online/protocol";
import { realCore } from "../core";
import { clear, show } from "../view/mounted";
import { tableState } from "./fakes";

afterEach(async () => {
  await clear();
  language.current = "en";
  await language.ready();
});

async function join(changes: Partial<TableState>): Promise<HTMLElement> {
  const board = Match.open(await realCore(), "quoridor");
  const table = {
    state: tableState({ phase: "waiting", ...changes }),
    game: { state: board.state() },
    seated: false,
  };
  return show(Join, { table, title: "Quoridor", join: { invitation: "i" } });
}
const said = (page: HTMLElement) => (page.textContent ?? "").replace(/\s+/g, " ");
const players = (name: string): TableState["players"] => [
  { kind: "me", taken: true, name, level: null, seats: ["S"] },
  { kind: "friend", taken: false, name: "", level: null, seats: ["N"] },
];

test("who invites and which place it is for", async () => {
  const page = await join({ players: players("Ada"), invited: 1 });
  expect(said(page)).toContain("Ada invites you to play: Quoridor.");
  expect(said(page)).toContain("Your place: North.");
  expect(page.querySelector("form")).not.toBeNull();
});

test("where lots are to be drawn, no seat is named as one's own", async () => {
  const page = await join({ players: players("Ada"), invited: 1, lots: [0, 1] });
  expect(said(page)).not.toContain("Your place");
});

test("somebody without a name is not called by one", async () => {
  language.current = "fr";
  const page = await join({ players: players(""), invited: 1 });
  expect(said(page).replaceAll("\u00a0", " ")).toContain("On vous invite à jouer : Quoridor.");
  expect(said(page)).not.toContain("Invité vous");
});
