/** The robot plays each variant to its end, in wide and narrow windows in turn. */
import { report, run } from "../robot/run";
import { variants } from "../robot/setup";
import { expect, test } from "./table";

// The longest games come first, so that no worker waits for one of them in the end.
for (const [index, variant] of [...variants].reverse().entries()) {
  const width = index % 2 === 0 ? "desktop" : "phone";
  test(`${variant} to its end (${width})`, async ({ browser, baseURL }) => {
    const seed = 1 + index;
    const result = await run(browser, baseURL!, { seed, variant, width, natural: true });
    const command = `tools/robot --seed ${seed} --variant ${variant} --width ${width} --natural`;
    expect(result.failure === null, result.failure === null ? "" : report(result, command)).toBe(
      true,
    );
    console.log(`${variant} ${width}: ${result.seconds} s, ${result.log.lines.length} actions`);
  });
}
