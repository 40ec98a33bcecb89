/**
 * Keeps the app whole, so that it opens without a network. Everything a build consists of stands in one list, with a proof of each file's
 * content; `scripts/offline.js` puts the name and the proof of that list here. A build is kept in a cache of its own. What may become of a
 * build, and of a page, and how each state ends:
 *
 * - A build is **coming** until every file is here and is what the list says. Each file has a deadline and a second try; when one does not
 *   come the browser lets go of this worker. The files that came stay, and the next look for a new build (whenever a page is opened, and
 *   once an hour) begins again with what is missing.
 * - It is **ready** once all are here, and takes over at once: it waits only for what the worker before it is doing just now.
 * - It **keeps** the app from then on: whatever page is opened is of this build. Should its cache be gone, pages come from the network, and
 *   the files come anew. It ends when another is ready.
 * - It is **left** then: its cache stays until the last page of it is gone.
 * - A page is **opened**, and says that it is **alive** once it shows something. One that has not said so when another build takes over is
 *   **dead**: it is opened anew. Opened anew by a person, it is of the newest build in any case.
 */
const list = '__LIST__';
const proof = '__PROOF__';

const listOf = (name) => (name.startsWith('build ') ? name.slice(6) : null);
const build = `build ${list}`;
/** Of a page that came from the network it is not known which build it is of. */
const unknown = '?';
const page = '/index.html';
/** Which open page is of which build. */
const ledger = 'pages';
/** When a build last began to come. */
const beginnings = 'beginnings';
const atOnce = 4;
const deadline = 60_000;
/** No build takes longer to come, or its files are asked for anew. */
const longest = 3600_000;

self.addEventListener('install', (event) => event.waitUntil(come()));
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

async function come() {
  await (await caches.open(beginnings)).put(list, new Response(String(Date.now())));
  await keepAll();
  await self.skipWaiting();
}

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
    const answer = await fetch(path, { integrity, cache, signal: AbortSignal.timeout(deadline) });
    if (!answer.ok) throw new Error(`${path} did not come: ${answer.status}`);
    return answer;
  };
  return ask(isHashed(path) ? 'default' : 'no-cache').catch(() => ask('reload'));
}

/** Whether old things can be cleared away or not: pages that never came to life must not wait for it. */
async function takeOver() {
  await self.clients.claim();
  await reviveDead();
  await (await caches.open(beginnings)).delete(list);
  await tidy();
}

async function reviveDead() {
  for (const client of await openPages()) {
    const noted = await read(client.id);
    // Not waited for: the page that comes waits for us.
    if (noted && !noted.alive && noted.build !== build) void client.navigate(client.url).catch(() => undefined);
  }
}

async function open(event) {
  const kept = await found(page, { cacheName: build });
  const of = kept ? build : unknown;
  event.waitUntil(write(event.resultingClientId, { build: of, alive: false, at: Date.now() }).then(tidy));
  if (kept) return kept;
  event.waitUntil(keepAll().catch(() => undefined));
  return fetch(event.request);
}

const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/**
 * Lets go of builds that no page is of any more. While another is coming, or a page is open of which nothing is known, all stay. The names
 * are read first: a build that begins to come after that is not among them, and one that is has noted before that it has begun.
 */
async function tidy() {
  const { installing, waiting } = self.registration;
  if (installing || waiting) return;
  const names = (await caches.keys()).filter(listOf);
  const pages = await openPages();
  const ids = new Set(pages.map(({ id }) => id));
  const notes = await caches.open(ledger);
  const wanted = new Set([build]);
  for (const { url } of await notes.keys()) {
    const id = new URL(url).pathname.slice(1);
    const noted = await read(id);
    if (noted && (ids.has(id) || isComing(noted))) wanted.add(noted.build);
    else await notes.delete(url);
  }
  const known = await Promise.all(pages.map(({ id }) => read(id)));
  if (known.some((noted) => !noted || noted.build === unknown)) return;
  for (const name of names) if (!wanted.has(name) && !(await hasJustBegun(name))) await caches.delete(name);
}

async function hasJustBegun(name) {
  const noted = await found(listOf(name), { cacheName: beginnings });
  return noted !== undefined && Date.now() - Number(await noted.text()) < longest;
}

/** A page that has only just been asked for is not yet among those that are open. */
const isComing = (noted) => !noted.alive && Date.now() - noted.at < 60_000;

async function read(id) {
  const kept = await caches.match(`/${id}`, { cacheName: ledger });
  return kept ? kept.json() : null;
}

/** One after the other, or the word of a page that it is alive could be lost to the note that it was opened. */
function write(id, news) {
  written = written
    .catch(() => undefined)
    .then(async () => {
      const noted = await read(id);
      if (!id || (!noted && !news.build)) return;
      await (await caches.open(ledger)).put(`/${id}`, new Response(JSON.stringify({ ...noted, ...news })));
    });
  return written;
}
let written = Promise.resolve();
