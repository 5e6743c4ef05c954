/** Offers at a table: made, accepted, declined, withdrawn. */
import { describe, expect, test, vi } from "vitest";
import { ApiError } from "../../src/features/online/api";
import type { OfferKind, ServerEvent } from "../../src/features/online/protocol";
import { FakeSocket, moved } from "./fakes";
import { answer, prepareTables, sit, tell, watching } from "./seated";

prepareTables();

describe("offers", () => {
  const offered = (n: number, what: OfferKind, by: number): ServerEvent => ({
    n,
    t: 0,
    type: "offered",
    what,
    by,
    ...(what === "back" ? { to: 0 } : {}),
  });
  const declined = (n: number, what: OfferKind, by: number): ServerEvent => ({
    n,
    t: 0,
    type: "declined",
    what,
    by,
  });
  const sentOffers = () => FakeSocket.last.of("do").map((one) => `${one["do"]} ${one["what"]}`);

  test("that are turned down are told of until the next move, and not made again before it", () => {
    const table = sit({ entries: [{ move: "e2" }], event: 3 });
    tell(offered(4, "draw", 0));
    tell(declined(5, "draw", 1));
    expect(table.declined).toEqual({ what: "draw", by: 1, offeredBy: 0 });
    expect(table.turnedDown).toEqual(["draw"]);
    tell({ n: 6, t: 0, type: "renamed", player: 1, name: "Rob" });
    expect(table.declined).not.toBeNull();
    tell(moved(7, "N", "e8", 1));
    expect(table.declined).toBeNull();
    expect(table.turnedDown).toEqual([]);
  });

  test.each<ServerEvent>([
    { n: 6, t: 0, type: "took-back", to: 0 },
    { n: 6, t: 0, type: "left", player: 1, seat: "N", how: "resigned" },
  ])("that are turned down are no news after somebody has $type", (event) => {
    const table = sit({ entries: [{ move: "e2" }], event: 3 });
    tell(offered(4, "draw", 0), declined(5, "draw", 1), event);
    expect(table.declined).toBeNull();
    expect(table.turnedDown).toEqual([]);
  });

  test("of others can be turned down without giving up one's own", () => {
    const table = sit({ entries: [{ move: "e2" }] });
    tell(offered(4, "draw", 1), declined(5, "draw", 0));
    expect(table.turnedDown).toEqual([]);
    tell(offered(6, "back", 0), declined(7, "back", 0));
    expect(table.turnedDown, "taken back: the server wants a move first").toEqual(["back"]);
    watching({ entries: [{ move: "e2" }, { move: "e8" }], event: 9 });
    expect(table.turnedDown, "there were moves since").toEqual([]);
  });

  test("to take back that are accepted are told of for a while", async () => {
    const table = sit({ entries: [{ move: "e2" }] });
    tell({ n: 4, t: 0, type: "took-back", to: 0 });
    expect(table.tookBack).toBe(true);
    await vi.advanceTimersByTimeAsync(8000);
    expect(table.tookBack).toBe(false);
  });

  test("that are turned down are forgotten when they are made again", () => {
    const table = sit();
    tell(offered(4, "draw", 1), declined(5, "draw", 1), offered(6, "draw", 1));
    expect(table.declined).toBeNull();
  });

  test("of a rematch: whose was turned down cannot ask again, others can", () => {
    const asker = sit({ phase: "over" });
    tell(offered(4, "rematch", 0), declined(5, "rematch", 0));
    expect(asker.turnedDown, "taken back").toEqual([]);
    tell(offered(6, "rematch", 0), declined(7, "rematch", 1));
    expect(asker.turnedDown).toEqual(["rematch"]);
    tell(offered(8, "rematch", 1), declined(9, "rematch", 1));
    expect(asker.turnedDown, "for good").toEqual(["rematch"]);
    const asked = sit({ phase: "over" }, [1]);
    tell(offered(4, "rematch", 0), declined(5, "rematch", 1));
    expect(asked.turnedDown).toEqual([]);
  });

  test("are made and answered once, however often they are clicked", async () => {
    const table = sit();
    const command = { do: "offer", what: "draw" } as const;
    void table.submit(command);
    void table.submit(command);
    expect(sentOffers()).toEqual(["offer draw"]);
    expect(table.isPending(command)).toBe(true);
    expect(table.hasPending).toBe(true);
    await answer("done");
    expect(table.hasPending).toBe(false);
    void table.submit(command);
    expect(sentOffers()).toHaveLength(2);
  });

  const error = { code: "already-offered", message: "Already.", message_fr: "Déjà." };

  test.each(["draw", "rematch"] as const)("of a %s that meet are an agreement", async (what) => {
    const table = sit({ phase: what === "draw" ? "playing" : "over" });
    void table.submit({ do: "offer", what });
    tell(offered(4, what, 1));
    await answer("refused", { error });
    expect(sentOffers()).toEqual([`offer ${what}`, `accept ${what}`]);
    await answer("done");
    expect(table.notice).toBeNull();
    expect(table.hasPending).toBe(false);
  });

  test("to take back that meet are two wishes", async () => {
    const table = sit();
    void table.submit({ do: "offer", what: "back" });
    await answer("refused", { error });
    expect(sentOffers()).toEqual(["offer back"]);
    expect(table.notice?.code).toBe("already-offered");
  });

  test("that cannot be made again are refused as the server says", async () => {
    const table = sit();
    void table.submit({ do: "offer", what: "draw" });
    await answer("refused", { error });
    await answer("refused", { error: { ...error, code: "no-offer" } });
    expect(table.notice?.code).toBe("already-offered");
  });

  test("that are refused: why is said for a while, or until the next move", async () => {
    const table = sit();
    const refuse = async () => {
      void table.submit({ do: "offer", what: "back" });
      await answer("refused", { error });
      expect(table.notice).not.toBeNull();
    };
    await refuse();
    await vi.advanceTimersByTimeAsync(8000);
    expect(table.notice).toBeNull();
    await refuse();
    tell(moved(4, "S", "e2", 0));
    expect(table.notice).toBeNull();
  });

  test("and moves leave what is said of one's place until it is closed", async () => {
    const table = sit();
    table.notice = new ApiError("notice", { en: "A place.", fr: "Une place." });
    tell(moved(4, "S", "e2", 0));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(table.notice).not.toBeNull();
  });

  test("and the beginning call those who sit there, not those who look on", () => {
    const events = [offered(4, "draw", 1)];
    expect(sit().game!.callFor(events)).toEqual(events[0]);
    expect(sit({}, [1]).game!.callFor(events)).toBeUndefined();
    expect(sit({}, []).game!.callFor(events)).toBeUndefined();
    const started: ServerEvent = { n: 5, t: 0, type: "started" };
    expect(sit().game!.callFor([...events, started])).toEqual(started);
  });

  test("are for players who have not left", () => {
    const players = ["b", "r", "y", "k"].map((seat, i) => ({
      kind: "anyone" as const,
      name: `P${i}`,
      taken: true,
      seats: [seat],
    }));
    const entries = [{ leave: "resigned", seat: "r" }];
    expect(sit({ game: "superpion", players, entries }, [0, 1]).game!.inPlay).toEqual([0]);
  });

  test("about the end are for players who have a piece left", () => {
    const players = ["b", "r", "y", "k"].map((seat, i) => ({
      kind: "anyone" as const,
      name: `P${i}`,
      taken: true,
      seats: [seat],
    }));
    const position = "5/5/5/8/8/8/8/8/8/8/8/8/r7/2k2/2b2/5 -/b1/r3/- b - 0 -";
    const { game } = sit({ game: "superpion", players, position }, [0, 2]);
    expect(game!.decideEnd).toEqual([0]);
    expect(game!.inPlay).toEqual([0, 2]);
  });
});
