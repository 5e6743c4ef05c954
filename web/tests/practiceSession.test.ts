import { beforeAll, describe, expect, test, vi } from "vitest";
import type { CoreModule } from "../src/core/module";
import { Match } from "../src/core/match";
import { PracticeSession } from "../src/session/practiceSession.svelte";
import { realCore } from "./core";

let core: CoreModule;
beforeAll(async () => {
  core = await realCore();
});

function entryOf(spec: string) {
  const onmove = vi.fn<(move: string) => void>();
  const ontouch = vi.fn();
  return { session: new PracticeSession(Match.open(core, spec), onmove, ontouch), onmove, ontouch };
}

describe("entering a move on a figure", () => {
  test("tells the move and does not play it", () => {
    const { session, onmove, ontouch } = entryOf("quoridor");
    session.touch("e1");
    expect(session.path).toEqual(["e1"]);
    expect(onmove).not.toHaveBeenCalled();
    session.touch("e2");
    expect(onmove).toHaveBeenCalledExactlyOnceWith("e2");
    expect(ontouch).toHaveBeenCalledTimes(2);
    expect(session.path).toEqual([]);
    expect(session.state.entries).toEqual([]);
  });

  test("says why a touch leads nowhere", () => {
    const { session, onmove } = entryOf("quoridor");
    session.touch("e5");
    expect(session.illegalMove?.why.en).toBeTruthy();
    session.touch("e1");
    expect(session.illegalMove).toBeNull();
    expect(onmove).not.toHaveBeenCalled();
  });

  test("shows a wall before it is placed, and turns it", () => {
    const { session } = entryOf("quoridor");
    session.preview("c3h");
    session.turnWall();
    expect(session.pending).toBe("c3v");
    session.turnWall();
    expect(session.pending).toBe("c3h");
    session.takeBackStep();
    expect(session.pending).toBeNull();
    for (const elsewhere of ["a9", "e1"]) {
      session.preview("c3h");
      session.touch(elsewhere);
      expect(session.pending, elsewhere).toBeNull();
    }
  });

  test("does nothing while it is not its turn", () => {
    const { session, onmove, ontouch } = entryOf("quoridor");
    session.enabled = false;
    session.touch("e2");
    session.preview("c3h");
    expect(session.choices.next.size).toBe(0);
    expect(session.pending).toBeNull();
    expect(onmove).not.toHaveBeenCalled();
    expect(ontouch).not.toHaveBeenCalled();
  });

  test("goes back to an earlier moment", () => {
    const { session } = entryOf("quoridor");
    for (const move of ["e2", "e8", "e3"]) session.match.play(move);
    session.undoTo(3);
    session.undoTo(1);
    expect(session.state.entries.map((one) => one.text)).toEqual(["e2"]);
    expect(session.mover).toBe("N");
    session.undoTo(0);
    expect(session.state.entries).toEqual([]);
  });

  test("asks the module once for a move, and once for a look back", () => {
    const { session } = entryOf("quoridor");
    const look = () => session.match.board(session.shown.at, session.view);
    look();
    const calls = vi.spyOn(core, "attempt");
    session.playMove("e2");
    look();
    expect(calls.mock.calls.map(([name]) => name)).toEqual(["change"]);
    session.goTo(0);
    look();
    expect(calls.mock.calls.map(([name]) => name)).toEqual(["change", "state"]);
    calls.mockRestore();
    expect(look()).toEqual(Match.open(core, "quoridor").board(0, "S"));
  });
});
