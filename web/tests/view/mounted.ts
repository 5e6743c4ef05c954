/** Mounts components with the real core. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { language } from "../../src/i18n/index.svelte";
import { Core } from "../../src/core/context";
import { realCore } from "../core";
import WithCore from "./WithCore.svelte";

const shown: Record<string, unknown>[] = [];

/** Props with state: changes by the test update the component. */
export async function show(of: unknown, props: object): Promise<HTMLElement> {
  await language.ready();
  const target = document.createElement("div");
  document.body.append(target);
  const core = new Core(await realCore());
  const inner = { core, of: of as Component<Record<string, unknown>>, props: { ...props } };
  // Preserves getters of the props.
  Object.defineProperties(inner.props, Object.getOwnPropertyDescriptors(props));
  shown.push(mount(WithCore, { target, props: inner }));
  flushSync();
  return target;
}

/** Unmounts everything. */
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
