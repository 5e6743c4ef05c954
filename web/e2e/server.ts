/** `tablier serve` for the tests: a shared one, and others that are stopped on purpose. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../build/bin/tablier", import.meta.url));

/** All tests have one client address. */
const limits = [
  "connections=1000",
  "sockets=1000",
  "requests=1000",
  "tables=10000",
  "new-tables=100000",
  "engine-seconds=100000",
].flatMap((limit) => ["--limit", limit]);

export class Server {
  /** The data folder, reused after a restart. */
  protected readonly data = mkdtempSync(join(tmpdir(), "tablier-"));
  private running: ChildProcess | null = null;
  private port = 0;

  get address(): string {
    return `http://localhost:${this.port}`;
  }

  /** Serves a page from another folder. */
  constructor(private readonly web?: string) {}

  /** Restarts on the same port, so that pages find it again. */
  async start(): Promise<void> {
    const args = ["serve", "--port", String(this.port), "--data", this.data, ...limits];
    if (this.web) args.push("--web", this.web);
    const running = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
    this.running = running;
    const address = await new Promise<string>((resolve, reject) => {
      let output = "";
      running.stdout.on("data", (data: Buffer) => {
        output += data.toString();
        const found = /http:\/\/[^\s/]+/.exec(output);
        if (found) resolve(found[0]);
      });
      running.once("exit", (code) => reject(new Error(`the server ended (${code}): ${output}`)));
      running.once("error", reject);
    });
    this.port = Number(new URL(address).port);
  }

  /** Stops it by SIGTERM, or kills it. */
  async stop(signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<void> {
    const { running } = this;
    this.running = null;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once("exit", resolve));
    running.kill(signal);
    await ended;
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.data, { recursive: true, force: true });
  }
}

export default async function start(): Promise<() => Promise<void>> {
  const server = new Server();
  await server.start();
  process.env["TABLIER_ADDRESS"] = server.address;
  return () => server.end();
}
