// Keeps the whole application in the browser: every page opens without a network, from the version that was kept last.
// A newer version is fetched beside it and takes over when the person says so.
// `scripts/static_site.py` writes what there is to keep.
const VERSION = "@VERSION@";
const FILES = ["@FILES@"];
const root = new URL("./", self.location.href);
// Another copy of the application may lie elsewhere on the same host.
const OURS = `trictrac ${root.pathname} `;
const KEPT = OURS + VERSION;

self.addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(new URL(file, root), { cache: "reload" }));
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(fresh)));
});

self.addEventListener("activate", (event) => {
  const forget = (names) =>
    Promise.all(names.filter((name) => name.startsWith(OURS) && name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(forget)
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") void self.skipWaiting();
});

async function answer(request) {
  const cache = await caches.open(KEPT);
  const found = await cache.match(request, { ignoreSearch: true });
  if (found) return found;
  const isPage = request.mode === "navigate";
  const address = new URL(request.url);
  if (isPage && !address.pathname.endsWith("/")) {
    address.pathname = address.pathname.replace(/\/index\.html$/, "") + "/";
    if (await cache.match(address, { ignoreSearch: true })) return Response.redirect(address);
  }
  return fetch(request).catch((error) => {
    if (!isPage) throw error;
    return Response.redirect(root);
  });
}

self.addEventListener("fetch", (event) => {
  const isOurs = event.request.method === "GET" && event.request.url.startsWith(root.href);
  if (isOurs) event.respondWith(answer(event.request));
});
