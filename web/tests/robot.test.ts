import { describe, expect, it } from "vitest";
import { Dice } from "../robot/dice";
import { BadOption, commandFor, readOptions } from "../robot/options";
import { playersOf, variants } from "../robot/setup";
import { entryInEnglish, numbered, part, text, gap } from "../robot/words";

describe("the robot's dice", () => {
  it("fall the same for the same seed", () => {
    const rolls = (seed: number) => {
      const dice = new Dice(seed);
      return Array.from({ length: 20 }, () => dice.roll(6));
    };
    expect(rolls(5)).toEqual(rolls(5));
    expect(rolls(5)).not.toEqual(rolls(6));
    expect(new Set(rolls(5)).size).toBeGreaterThan(3);
  });
  it("say that there is nothing to pick from", () => {
    expect(() => new Dice(1).pick([])).toThrow("nothing");
  });
});

describe("the robot's command line", () => {
  it("is read", () => {
    const words = ["--minutes", "2.5", "--seed=7", "--variant", "point-3", "--width", "phone"];
    expect(readOptions(words)).toMatchObject({
      minutes: 2.5,
      seed: 7,
      variant: "point-3",
      width: "phone",
      patience: 10,
    });
    expect(readOptions(["--help"])).toBe("help");
  });
  it.each([
    [["--minutes", "0"], "--minutes is 0"],
    [["--minutes"], "--minutes needs a value"],
    [["--seed", "1.5"], "--seed is 1.5"],
    [["--variant", "chess"], "--variant is chess"],
    [["--width", "wide"], "--width is wide"],
    [["--address", "localhost"], "--address is localhost"],
    [["--online", "--address", "http://localhost:1"], "--online"],
    [["--slow"], "--slow is not an option"],
  ])("names what is wrong: %j", (words, wrong) => {
    expect(() => readOptions(words)).toThrow(BadOption);
    expect(() => readOptions(words)).toThrow(wrong);
  });
  it("is said again for a game that failed", () => {
    const how = { natural: true, online: false, patience: 10 };
    const command = commandFor(how, 3, "intercept", "desktop");
    const words = command.split(" ").slice(1);
    expect(readOptions(words)).toMatchObject({ seed: 3, variant: "intercept", natural: true });
  });
});

describe("the robot's words", () => {
  it("are those of both languages, whatever stands around them", () => {
    const place = text((t) => t.play.confirmWall);
    expect("✓ Place it here").toMatch(place);
    expect("Place it here or not").not.toMatch(place);
    expect("South is thinking …").toMatch(part((t) => t.play.thinking(gap)));
    expect("Français").toMatch(text((t) => t.language));
    expect("English").toMatch(text((t) => t.language));
  });
  it("with numbers begin at two", () => {
    const judging = numbered((t, some, all) => t.analysing(some, all));
    expect("Judging: 1 of 80").not.toMatch(judging);
    expect("Judging: 2 of 80").toMatch(judging);
    expect("Judging: 14 of 80").toMatch(judging);
  });
  it("for events are the same in both languages", () => {
    expect(entryInEnglish("abandonne")).toBe("resigns");
    expect(entryInEnglish("e2")).toBe("e2");
  });
});

it("the robot knows how many decide in each variant", () => {
  const two = variants.filter((one) => playersOf(one) === 2);
  expect(two).toEqual(["quoridor", "intercept", "superpion-2", "superpion-super2", "point"]);
  expect(variants.filter((one) => playersOf(one) === 3)).toEqual(["superpion-3", "point-3"]);
});
