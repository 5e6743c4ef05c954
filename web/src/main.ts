import { mount } from "svelte";
import tableUrl from "@wasm/table.wasm?url";
import App from "./App.svelte";
import { fetchModule } from "./core/fetchModule";
import { startModule } from "./core/module";
import Failure from "./pages/Failure.svelte";
import { language } from "./i18n/index.svelte";
import { Core } from "./state/context";
import { settings } from "./state/settings.svelte";
import { version } from "./state/version.svelte";
import "./style.css";

settings.apply();
const target = document.getElementById("app")!;

const core = fetchModule(tableUrl, "table").then((module) => startModule(module));
Promise.all([core, language.ready()])
  .then(([module]) => mount(App, { target, props: { core: new Core(module) } }))
  .catch((error: unknown) => {
    console.error(error);
    target.replaceChildren();
    mount(Failure, { target, props: { error } });
  });

// Everything is kept for the next visit, with or without a network. Where a browser allows no
// service worker the page works without one.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener("load", () => void version.start(navigator.serviceWorker).catch(console.warn));
