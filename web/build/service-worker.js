// Keeps the whole page, engine included, so that it works without a network. Each version has a
// cache of its own. A new one is installed beside the one in use and waits until no tab uses that
// any more, or until a person asks for it; tabs of the old version keep all their files.
//
// The build fills in the version and the files by address, each with the hash of its content.
const version = VERSION;
const files = FILES;
const prefix = "tablier-";
const name = prefix + version;
// What a server answers itself, whatever the page keeps.
const servers = /^\/(api|health|metrics)(\/|$)/;

// ---- installing: all of a version, or nothing ----------------------------------------------------

async function isRight(response, hash) {
  if (!response?.ok) return false;
  const digest = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
  const bytes = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"));
  return bytes.join("") === hash;
}

/** From another version that has the same file, or from the server; what a server sends while it is
 * being updated may be of another version, and would not fit the rest. */
async function get(path, hash) {
  const kept = await caches.match(path, { ignoreVary: true });
  if (await isRight(kept, hash)) return kept;
  for (const cache of ["default", "reload"]) {
    const response = await fetch(path, { cache });
    if (await isRight(response, hash)) return response;
  }
  throw new Error(`${path} is not of version ${version}`);
}

async function isWhole() {
  if (!(await caches.has(name))) return false;
  const cache = await caches.open(name);
  return (await cache.keys()).length >= Object.keys(files).length;
}

async function fill() {
  if (await isWhole()) return;
  const all = Object.entries(files);
  const responses = await Promise.all(all.map(([path, hash]) => get(path, hash)));
  const cache = await caches.open(name);
  await Promise.all(all.map(([path], i) => cache.put(path, responses[i])));
}

async function install() {
  try {
    await fill();
  } catch (error) {
    await caches.delete(name);
    throw error; // it is not installed; the version in use stays as it is
  }
}

self.addEventListener("install", (event) => event.waitUntil(install()));

// Nothing is deleted here: tabs of the old version may still be open, see tidy.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// ---- caches of versions that no tab uses any more ------------------------------------------------

const patience = 3000;

/** The script that a tab was started with; undefined if the tab does not say. */
function entryOf(client) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => resolve(event.data);
    setTimeout(resolve, patience);
    client.postMessage({ type: "entry?" }, [port2]);
  });
}

async function tidy() {
  const old = (await caches.keys()).filter((key) => key.startsWith(prefix) && key !== name);
  // The cache of a version that is still to come is not an old one.
  if (old.length === 0 || self.registration.installing || self.registration.waiting) return;
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const entries = await Promise.all(tabs.map(entryOf));
  if (entries.includes(undefined)) return; // it may be of any version
  const others = entries.filter((entry) => !(entry in files));
  for (const key of old) {
    const cache = await caches.open(key);
    const used = await Promise.all(others.map((entry) => cache.match(entry, { ignoreVary: true })));
    if (!used.some(Boolean)) await caches.delete(key);
  }
}

self.addEventListener("message", (event) => {
  if (event.data?.type === "switch") event.waitUntil(self.skipWaiting());
  // A browser that was short of space may have taken the files away.
  if (event.data?.type === "look after")
    event.waitUntil(Promise.all([tidy(), fill().catch(() => undefined)]));
});

// ---- answering -----------------------------------------------------------------------------------

async function answer(request) {
  const cache = await caches.open(name);
  const how = { ignoreVary: true };
  // Every page is the same document; its address says what it shows.
  const kept =
    request.mode === "navigate"
      ? await cache.match("/", how)
      : // Tabs of an older version ask for files of theirs.
        ((await cache.match(request, how)) ?? (await caches.match(request, how)));
  return kept ?? fetch(request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  // What must not be kept is meant for the server.
  if (servers.test(address.pathname) || request.cache === "no-store") return;
  event.respondWith(answer(request));
});
