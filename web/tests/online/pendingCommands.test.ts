/** A move without an answer: reloads and late answers. */
import { describe, expect, test } from "vitest";
import { online } from "../../src/features/online/texts";
import { FakeSocket, moved } from "./fakes";
import { answer, leaveTables, prepareTables, sentMoves, sit, tell, texts } from "./seated";

prepareTables();

describe("a move on its way", () => {
  test("outlives a reload, under its name", async () => {
    sit().game!.touch("e2");
    const request = FakeSocket.last.of("do")[0]!["request"];
    leaveTables();
    const table = sit();
    expect(texts(table)).toEqual(["e2"]);
    expect(table.game!.sending).not.toBeNull();
    expect(FakeSocket.last.of("do")).toMatchObject([{ request, move: "e2", at: 0 }]);
    tell(moved(4, "S", "e2", 0));
    await answer("done");
    expect(sessionStorage.length, "it has arrived").toBe(0);
  });

  test("of before a reload is not sent if it does not fit any more", () => {
    sit().game!.touch("e2");
    leaveTables();
    const table = sit({ entries: [{ move: "d1" }, { move: "e8" }], event: 5 });
    expect(texts(table)).toEqual(["d1", "e8"]);
    expect(sentMoves()).toEqual([]);
    expect(sessionStorage.length).toBe(0);
  });

  test("that had arrived before a reload, and was taken back, is not played again", async () => {
    sit().game!.touch("e2");
    leaveTables();
    const table = sit({ event: 6 });
    await answer("done"); // its events came earlier
    expect(texts(table)).toEqual([]);
    expect(table.game!.humanToMove).toBe(true);
  });

  test("that comes too late is explained, unless another tab has played the same", async () => {
    const error = { code: "stale", message: "at is 1.", message_fr: "at vaut 1." };
    const table = sit();
    table.game!.touch("e2");
    tell(moved(4, "S", "d1", 0));
    await answer("refused", { error });
    expect(table.game!.illegalMove!.why).toEqual(online.inBoth((w) => w.play.stale));
    const same = sit();
    same.game!.touch("e2");
    tell(moved(4, "S", "e2", 0));
    await answer("refused", { error });
    expect(same.game!.illegalMove).toBeNull();
  });

  test("that is refused after the table was left changes nothing", async () => {
    const table = sit();
    const game = table.game!;
    game.touch("e2");
    leaveTables();
    const error = { code: "not-your-turn", message: "Wait.", message_fr: "Attendez." };
    await answer("refused", { error });
    expect(game.illegalMove).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });
});
