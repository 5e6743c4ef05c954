/** Starts `tablier serve` on a free port for all tests, and ends it. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../build/bin/tablier", import.meta.url));

export default async function start(): Promise<() => void> {
  const server = spawn(program, ["serve", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  const address = await new Promise<string>((resolve, reject) => {
    let output = "";
    server.stdout.on("data", (data: Buffer) => {
      output += data.toString();
      const found = /http:\/\/\S+/.exec(output);
      if (found) resolve(found[0]);
    });
    server.once("exit", (code) => reject(new Error(`tablier serve ended with ${code}: ${output}`)));
    server.once("error", reject);
  });
  process.env["TABLIER_ADDRESS"] = address;
  return () => server.kill("SIGTERM");
}
