import { beforeAll, describe, expect, test, vi } from "vitest";
import type { CoreModule } from "../src/core/module";
import { Table } from "../src/core/table";
import { MoveEntry } from "../src/session/entry.svelte";
import { realCore } from "./core";

let core: CoreModule;
beforeAll(async () => {
  core = await realCore();
});

function entryOf(spec: string) {
  const onmove = vi.fn<(move: string) => void>();
  const ontouch = vi.fn();
  return { entry: new MoveEntry(Table.open(core, spec), onmove, ontouch), onmove, ontouch };
}

describe("entering a move on a figure", () => {
  test("tells the move and does not play it", () => {
    const { entry, onmove, ontouch } = entryOf("quoridor");
    entry.touch("e1");
    expect(entry.path).toEqual(["e1"]);
    expect(onmove).not.toHaveBeenCalled();
    entry.touch("e2");
    expect(onmove).toHaveBeenCalledExactlyOnceWith("e2");
    expect(ontouch).toHaveBeenCalledTimes(2);
    expect(entry.path).toEqual([]);
    expect(entry.state.entries).toEqual([]);
  });

  test("says why a touch leads nowhere", () => {
    const { entry, onmove } = entryOf("quoridor");
    entry.touch("e5");
    expect(entry.refusal?.why.en).toBeTruthy();
    entry.touch("e1");
    expect(entry.refusal).toBeNull();
    expect(onmove).not.toHaveBeenCalled();
  });

  test("shows a wall before it is placed, and turns it", () => {
    const { entry } = entryOf("quoridor");
    entry.preview("c3h");
    entry.turnWall("S");
    expect(entry.pending).toBe("c3v");
    entry.turnWall("N");
    expect(entry.pending).toBe("c3h");
    entry.takeBackStep();
    expect(entry.pending).toBeNull();
    for (const elsewhere of ["a9", "e1"]) {
      entry.preview("c3h");
      entry.touch(elsewhere);
      expect(entry.pending, elsewhere).toBeNull();
    }
  });

  test("does nothing while it is not its turn", () => {
    const { entry, onmove, ontouch } = entryOf("quoridor");
    entry.live = false;
    entry.touch("e2");
    entry.preview("c3h");
    expect(entry.choices.next.size).toBe(0);
    expect(entry.pending).toBeNull();
    expect(onmove).not.toHaveBeenCalled();
    expect(ontouch).not.toHaveBeenCalled();
  });

  test("goes back to an earlier moment", () => {
    const { entry } = entryOf("quoridor");
    for (const move of ["e2", "e8", "e3"]) entry.table.play(move);
    entry.backTo(3);
    entry.backTo(1);
    expect(entry.state.entries.map((one) => one.text)).toEqual(["e2"]);
    expect(entry.mover).toBe("N");
    entry.backTo(0);
    expect(entry.state.entries).toEqual([]);
  });
});
