// Service worker of the patrons' app. It keeps the page, the files that were loaded and the rules that were read, so that
// Punto opens without a connection: study, verify and the rules then work. Nothing of a patron is kept, and nothing of
// the floor; a table needs the connection.
const PAGE = 'punto.page';
const FILES = 'punto.files';
const RULES = 'punto.rules';
/** Most files kept; beyond it those kept first, of earlier releases, are deleted. */
const MOST_FILES = 250;
const MOST_RULES = 60;
const PAGES = /^\/(?:$|(?:table\/|(?:record|rules|history|study|verify|side-by-side|settings)$))/;
const ONE_TABLE = /^\/api\/tables\/[^/]+$/;
/** Named by the page without a hash, so that they may change. */
const LOOSE = new Set(['/icon.svg', '/manifest.webmanifest']);

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(PAGE).then((kept) => kept.addAll(['/', ...LOOSE])));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request));
  else if (request.mode === 'navigate' && PAGES.test(pathname))
    event.respondWith(askedFirst(request, PAGE, '/'));
  else if (LOOSE.has(pathname)) event.respondWith(askedFirst(request, PAGE, pathname));
  else if (ONE_TABLE.test(pathname)) event.respondWith(askedFirst(request, RULES, pathname, MOST_RULES));
});

/** A file whose name has a hash never changes. */
const keptFirst = async (request) => {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await keep(FILES, request, answer.clone(), MOST_FILES);
  return answer;
};

/** Every address of the app is the same page, so it is kept once, as `name`. */
const askedFirst = async (request, cache, name, most = MOST_FILES) => {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(cache, name, answer.clone(), most);
    return answer;
  } catch (cause) {
    const kept = await caches.match(name, { ignoreVary: true });
    if (kept) return kept;
    throw cause;
  }
};

const keep = async (name, request, answer, most) => {
  const cache = await caches.open(name);
  try {
    await cache.put(request, answer);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
  } catch {
    // Storage is full: the page works as without this worker.
  }
};
