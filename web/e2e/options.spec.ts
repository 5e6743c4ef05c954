/** All rules options can be chosen in the set-up, for local and online games. */
import { readFileSync } from "node:fs";
import { catalog } from "../src/core/match";
import { loadCore } from "./core";
import { openTable } from "./online";
import { expect, startGame, test, type Choice } from "./table";

const variants = ["quoridor", "intercept", "superpion", "superpion-2", "point"];

/** For each option with choices, one other than the default. */
async function otherChoices(name: string): Promise<Record<string, string>> {
  const variant = catalog(await loadCore()).find((one) => one.name === name)!;
  return Object.fromEntries(
    variant.options.flatMap((option) => {
      const other = option.choices.find((choice) => choice !== option.default);
      return option.kind === "choice" && other ? [[option.name, other]] : [];
    }),
  );
}

const asSpec = (options: Record<string, string>) =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .sort();

test("the options of the rulings are among those that are tried here", async () => {
  const all = await Promise.all(variants.map(otherChoices));
  const names = new Set(all.flatMap((one) => Object.keys(one)));
  for (const name of ["maximal", "reserve", "facing", "flip"]) expect(names).toContain(name);
});

for (const variant of variants)
  test(`${variant}: options are chosen for a game here and for one on the server`, async ({
    page,
  }) => {
    const options = await otherChoices(variant);
    const sitters: Choice["sitters"] = ["me", ...Array<"other">(3).fill("other")];
    const players = catalog(await loadCore()).find((one) => one.name === variant)!.table.players;
    await startGame(page, variant, { sitters: sitters.slice(0, players), options });
    const waiting = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save record" }).click();
    const record = readFileSync((await (await waiting).path())!, "utf8");
    const written = /\[Options "(.*)"\]/.exec(record)?.[1] ?? "";
    expect(written.split(",").filter(Boolean).sort()).toEqual(asSpec(options));

    const table = await openTable(page, variant, {
      places: ["me", ...Array<"other">(players - 1).fill("other")],
      options: {}, // the page remembers the last choices
    });
    const { game } = (await (await page.request.get(`/api/v1/tables/${table}`)).json()) as {
      game: string;
    };
    expect((game.split(":")[1] ?? "").split(",").filter(Boolean).sort()).toEqual(asSpec(options));
  });
