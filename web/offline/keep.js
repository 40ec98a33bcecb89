/**
 * Keeps the app whole, so that it opens without a network. Everything a build consists of stands in one list, with a proof of each file's
 * content; `scripts/offline.js` puts the name and the proof of that list here. A build is kept in a cache of its own, and only when every
 * file of it has come and is what the list says does this worker take over, at once: it never waits. Pages that are open then go on with
 * the build they began with, whose cache stays until the last of them is gone; a page that is opened gets the new one. A page of a build
 * that never came to life is opened anew as soon as there is another.
 */
const list = '__LIST__';
const proof = '__PROOF__';

const build = `build ${list}`;
const isBuild = (name) => name.startsWith('build ');
const page = '/index.html';
/** Which open page is of which build. */
const ledger = 'pages';
const atOnce = 4;

self.addEventListener('install', (event) => event.waitUntil(keepAll().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => {
  if (event.data === 'alive') event.waitUntil(write(event.source.id, { alive: true }).then(tidy));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(open(event));
  } else if (isHashed(pathname)) event.respondWith(found(pathname).then((kept) => kept ?? fetch(request)));
});

const isHashed = (path) => path.startsWith('/assets/');
const isPage = (path) => !/\.[^/]*$/.test(path) && !/^\/(api|health|metrics)\b/.test(path);

const found = (path, options) => caches.match(path, { ignoreVary: true, ...options });

async function keepAll() {
  const cache = await caches.open(build);
  const files = await (await fetchProven(list, proof)).json();
  const keepRest = async () => {
    for (let next = files.pop(); next; next = files.pop()) await keep(cache, ...next);
  };
  await Promise.all(Array.from({ length: atOnce }, keepRest));
}

/** What an earlier attempt or another build has under the name of its content need not come again. */
async function keep(cache, path, integrity) {
  const there = isHashed(path) ? await found(path) : undefined;
  await cache.put(path, there ?? (await fetchProven(path, integrity)));
}

/** The browser itself compares what came with the proof. What it had kept may be damaged: then it is asked for anew. */
async function fetchProven(path, integrity) {
  const ask = async (cache) => {
    const answer = await fetch(path, { integrity, cache });
    if (!answer.ok) throw new Error(`${path} did not come: ${answer.status}`);
    return answer;
  };
  return ask(isHashed(path) ? 'default' : 'no-cache').catch(() => ask('reload'));
}

async function takeOver() {
  await self.clients.claim();
  await tidy();
  for (const client of await openPages()) {
    const noted = await read(client.id);
    // Not waited for: the page that comes waits for us.
    if (noted && !noted.alive && noted.build !== build) void client.navigate(client.url).catch(() => undefined);
  }
}

async function open(event) {
  const kept = await found(page, { cacheName: build });
  if (!kept) return fetch(event.request);
  event.waitUntil(write(event.resultingClientId, { build, alive: false, at: Date.now() }).then(tidy));
  return kept;
}

const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Lets go of builds that no page is of any more. While another is coming, or a page is open of which nothing is known, all stay. */
async function tidy() {
  const { installing, waiting } = self.registration;
  if (installing || waiting) return;
  const pages = await openPages();
  const ids = new Set(pages.map(({ id }) => id));
  const notes = await caches.open(ledger);
  const wanted = new Set([build]);
  for (const { url } of await notes.keys()) {
    const id = new URL(url).pathname.slice(1);
    const noted = await read(id);
    if (ids.has(id) || isComing(noted)) wanted.add(noted.build);
    else await notes.delete(url);
  }
  const known = await Promise.all(pages.map(({ id }) => read(id)));
  if (known.some((noted) => !noted)) return;
  for (const name of await caches.keys()) if (isBuild(name) && !wanted.has(name)) await caches.delete(name);
}

/** A page that has only just been asked for is not yet among those that are open. */
const isComing = (noted) => !noted.alive && Date.now() - noted.at < 60_000;

async function read(id) {
  const kept = await caches.match(`/${id}`, { cacheName: ledger });
  return kept ? kept.json() : null;
}

async function write(id, news) {
  const noted = await read(id);
  if (!id || (!noted && !news.build)) return;
  await (await caches.open(ledger)).put(`/${id}`, new Response(JSON.stringify({ ...noted, ...news })));
}
