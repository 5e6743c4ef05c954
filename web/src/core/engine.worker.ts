/** The engine's own thread: one question at a time, findings on the way. */
import { startModule, type CoreModule } from "./module";

export type Question = { id: number; call: string; args: (string | number)[] };
export type Reply =
  | { id: number; kind: "found"; value: unknown }
  | { id: number; kind: "answer"; value: unknown }
  | { id: number; kind: "failed"; message: string };

let core: Promise<CoreModule> | undefined;
let asked = 0;

const reply = (message: Reply) => postMessage(message);

addEventListener("message", async (event: MessageEvent<WebAssembly.Module | Question>) => {
  const data = event.data;
  if (data instanceof WebAssembly.Module) {
    core = startModule(data, {
      found: (json) => reply({ id: asked, kind: "found", value: JSON.parse(json) }),
    });
    return;
  }
  try {
    const module = await core!;
    asked = data.id;
    reply({ id: data.id, kind: "answer", value: module.call(data.call, ...data.args) });
  } catch (error) {
    reply({ id: data.id, kind: "failed", message: String(error) });
  }
});
