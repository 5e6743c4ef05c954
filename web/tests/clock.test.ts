import { describe, expect, test } from "vitest";
import { Clocks, clockText } from "../src/session/clock";

const minute = 60_000;

describe("clocks", () => {
  test("start with the minutes and one increment", () => {
    const clocks = new Clocks(3, { minutes: 5, increment: 10 });
    for (let player = 0; player < 3; ++player)
      expect(clocks.leftOf(player, 0)).toBe(5 * minute + 10_000);
  });

  test("go on with what was left, if it fits the players", () => {
    expect(new Clocks(2, { minutes: 5, increment: 0 }, [1000, 2000]).left).toEqual([1000, 2000]);
    const wrong = new Clocks(2, { minutes: 5, increment: 0 }, [1000]);
    expect(wrong.left).toEqual([5 * minute, 5 * minute]);
  });

  test("do not change what they were given", () => {
    const left = [1000, 2000];
    const clocks = new Clocks(2, { minutes: 5, increment: 0 }, left);
    clocks.start(0, 0);
    clocks.stop(400);
    expect(left).toEqual([1000, 2000]);
    expect(clocks.left).toEqual([600, 2000]);
  });

  test("run for one player at a time", () => {
    const clocks = new Clocks(2, { minutes: 1, increment: 0 });
    clocks.start(0, 1000);
    expect(clocks.leftOf(0, 4000)).toBe(minute - 3000);
    expect(clocks.leftOf(1, 4000)).toBe(minute);
    clocks.start(1, 4000);
    expect(clocks.leftOf(0, 9000)).toBe(minute - 3000);
    expect(clocks.leftOf(1, 9000)).toBe(minute - 5000);
  });

  test("starting the one that runs changes nothing", () => {
    const clocks = new Clocks(2, { minutes: 1, increment: 0 });
    clocks.start(0, 0);
    clocks.start(0, 5000);
    expect(clocks.leftOf(0, 10_000)).toBe(minute - 10_000);
  });

  test("stand still when stopped, also twice", () => {
    const clocks = new Clocks(2, { minutes: 1, increment: 0 });
    clocks.start(1, 0);
    clocks.stop(2000);
    clocks.stop(9000);
    expect(clocks.leftOf(1, 20_000)).toBe(minute - 2000);
    expect(clocks.flagged(99 * minute)).toBeNull();
  });

  test("a turn that ends adds the increment", () => {
    const clocks = new Clocks(2, { minutes: 1, increment: 5 });
    clocks.start(0, 0);
    expect(clocks.moved(true, 8000)).toEqual({ left: minute + 5000 - 8000 + 5000, elapsed: 8000 });
    clocks.start(1, 8000);
    expect(clocks.leftOf(0, 30_000)).toBe(minute + 2000);
  });

  test("several moves in a turn: each takes its time, the last adds the increment", () => {
    const clocks = new Clocks(2, { minutes: 1, increment: 5 });
    clocks.start(0, 0);
    expect(clocks.moved(false, 2000)).toEqual({ left: minute + 3000, elapsed: 2000 });
    clocks.start(0, 2000);
    expect(clocks.moved(true, 3000)).toEqual({ left: minute + 7000, elapsed: 1000 });
    expect(clocks.leftOf(0, 3000)).toBe(minute + 7000);
  });

  test("a move while no clock runs has no times", () => {
    const clocks = new Clocks(2, { minutes: 1, increment: 5 });
    expect(clocks.moved(true, 1000)).toBeUndefined();
    expect(clocks.left).toEqual([minute + 5000, minute + 5000]);
  });

  test("the flag falls when nothing is left, for the player whose clock runs", () => {
    const clocks = new Clocks(2, { minutes: 1, increment: 0 });
    clocks.start(1, 0);
    expect(clocks.flagged(minute - 1)).toBeNull();
    expect(clocks.flagged(minute)).toBe(1);
    expect(clocks.leftOf(1, minute + 5000)).toBe(0);
    expect(clocks.leftOf(0, minute + 5000)).toBe(minute);
  });

  test("a move that came too late has nothing left", () => {
    const clocks = new Clocks(1, { minutes: 1, increment: 0 });
    clocks.start(0, 0);
    expect(clocks.moved(true, minute + 1)).toEqual({ left: 0, elapsed: minute + 1 });
  });

  test("an unknown player has nothing", () => {
    expect(new Clocks(1, { minutes: 1, increment: 0 }).leftOf(7, 0)).toBe(0);
  });
});

describe("the text of a clock", () => {
  test.each([
    [0, "0:00.0"],
    [99, "0:00.0"],
    [1234, "0:01.2"],
    [9999, "0:09.9"],
    [10_000, "0:10"],
    [10_001, "0:11"],
    [59_001, "1:00"],
    [65_000, "1:05"],
    [10 * 60_000, "10:00"],
    [90 * 60_000 + 30_000, "90:30"],
    [180 * 60_000 + 59_000, "180:59"],
    [181 * 60_000, "3:01:00"],
    [23 * 3_600_000 + 59_000, "23:00:59"],
    [24 * 3_600_000, "1 d 00:00"],
    [3 * 86_400_000 - 60_000, "2 d 23:59"],
  ])("%i ms is %s", (milliseconds, text) => expect(clockText(milliseconds)).toBe(text));

  test("days have the letter of the language", () => {
    expect(clockText(86_400_000, "j")).toBe("1 j 00:00");
  });
});
