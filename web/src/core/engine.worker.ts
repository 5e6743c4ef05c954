/** The engine's web worker: runs one request at a time and posts intermediate results. */
import { messageOf } from "./failure";
import { ModuleInstance, type Argument } from "./instance";

export type EngineRequest = { id: number; call: string; args: Argument[] };
export type WorkerReply =
  /** The module has been started. */
  | { kind: "ready" }
  /** The request is being executed. */
  | { kind: "begun"; id: number }
  | { kind: "found"; id: number; value: unknown }
  | { kind: "answer"; id: number; value: Record<string, unknown> }
  | { kind: "failed"; message: string };

let core: Promise<ModuleInstance> | undefined;
let requestId = 0;

const reply = (message: WorkerReply) => postMessage(message);

async function start(module: WebAssembly.Module): Promise<ModuleInstance> {
  const instance = await ModuleInstance.start(module, {
    found: (json) => reply({ kind: "found", id: requestId, value: JSON.parse(json) }),
  });
  reply({ kind: "ready" });
  return instance;
}

addEventListener("message", async (event: MessageEvent<WebAssembly.Module | EngineRequest>) => {
  const { data } = event;
  try {
    if (data instanceof WebAssembly.Module) {
      core = start(data);
      await core;
      return;
    }
    const module = await core!;
    requestId = data.id;
    reply({ kind: "begun", id: data.id });
    reply({ kind: "answer", id: data.id, value: module.call(data.call, ...data.args) });
  } catch (error) {
    reply({ kind: "failed", message: messageOf(error) });
  }
});
