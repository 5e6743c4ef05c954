// Keeps the whole page, engine included, so that it works without a network. The build fills in
// the version and the list of files.
const version = VERSION;
const files = FILES;
const name = `tablier-${version}`;
// What a server answers itself, whatever the page keeps.
const servers = /^\/(api|health|metrics)(\/|$)/;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(name)
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((keys) =>
        Promise.all(
          keys
            .filter((key) => key.startsWith("tablier-") && key !== name)
            .map((key) => caches.delete(key)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

async function answer(request) {
  const cache = await caches.open(name);
  // Every page is the same document; its address says what it shows.
  const kept = await cache.match(request.mode === "navigate" ? "/" : request, {
    ignoreSearch: request.mode === "navigate",
  });
  return kept ?? fetch(request);
}

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin) return;
  if (servers.test(address.pathname)) return;
  event.respondWith(answer(event.request));
});
