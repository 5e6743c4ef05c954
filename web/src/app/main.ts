import { mount } from "svelte";
import tableUrl from "@wasm/table.wasm?url";
import App from "./App.svelte";
import { fetchModule } from "../core/fetchModule";
import { startModule } from "../core/module";
import { language } from "../i18n/index.svelte";
import { Core } from "../core/context";
import { addPlainGames } from "../games/registry";
import { settings } from "../platform/settings.svelte";
import { version } from "../platform/version.svelte";
import "./style.css";

settings.apply();
const target = document.getElementById("app")!;

const core = fetchModule(tableUrl, "table").then((module) => startModule(module));
// Loaded in parallel with the core, for the home page only.
const home = location.pathname === "/" ? import("../features/home/HomePage.svelte") : undefined;
Promise.all([core, language.ready(), home])
  .then(async ([module]) => {
    const core = new Core(module);
    await addPlainGames(core);
    mount(App, { target, props: { core } });
  })
  .catch(async (error: unknown) => {
    console.error(error);
    target.replaceChildren();
    try {
      const { default: Failure } = await import("./StartFailure.svelte");
      mount(Failure, { target, props: { error } });
    } catch {
      nothingComes(target);
    }
  });

/** The last resort if not even the failure page can be loaded. */
function nothingComes(target: HTMLElement): void {
  const said = document.createElement("p");
  said.role = "alert";
  said.textContent =
    "The page could not be loaded. Check the connection and try again. · " +
    "La page n’a pas pu être chargée. Vérifiez la connexion et réessayez.";
  const again = document.createElement("button");
  again.className = "primary";
  again.textContent = "Try again · Réessayer";
  again.onclick = () => location.reload();
  target.append(said, again);
}

// The service worker makes the page available offline. Without one the page works as well.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener("load", () => void version.start(navigator.serviceWorker).catch(console.warn));
