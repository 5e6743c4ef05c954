/** Components on a page of the tests, with the real core. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { language } from "../../src/i18n/index.svelte";
import { Core } from "../../src/core/context";
import { realCore } from "../core";
import WithCore from "./WithCore.svelte";

const shown: Record<string, unknown>[] = [];

/** Props that are state of the test change what is shown. */
export async function show(of: unknown, props: object): Promise<HTMLElement> {
  await language.ready();
  const target = document.createElement("div");
  document.body.append(target);
  const core = new Core(await realCore());
  const inner = { core, of: of as Component<Record<string, unknown>>, props: { ...props } };
  // Getters of the props stay getters.
  Object.defineProperties(inner.props, Object.getOwnPropertyDescriptors(props));
  shown.push(mount(WithCore, { target, props: inner }));
  flushSync();
  return target;
}

/** Takes everything away again. */
export async function clear(): Promise<void> {
  for (const one of shown.splice(0)) await unmount(one);
  document.body.replaceChildren();
}

export function press(target: Element, key: string): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  flushSync();
  return event;
}
