import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';

const forever = 'public, max-age=31536000, immutable';
const askAgain = 'no-cache';

/** Vite puts a hash of the content into the name of every file under assets/: such a file never changes. */
const isHashed = (path: string) => path.startsWith('/assets/');

/** Build leftovers such as `.stamp`, and anything else that begins with a dot, are nobody's business. */
const isHidden = (path: string) => /\/\.(?!well-known\/)/.test(path);

/** A path without a file ending is a page of the app, which finds its own way. */
const isPage = (path: string) => !/\.[^/]*$/.test(path) && !isHashed(path);

/** Adds to the page what belongs to its address; `isPlace`: whether the app has anything to show there. */
export type Dress = (page: string, c: Context) => Promise<{ readonly page: string; readonly isPlace: boolean }>;

/** The built app: its files, and its page for every deep link. */
export function site(folder: string, dress: Dress): Hono {
  if (!existsSync(join(folder, 'index.html'))) return notBuilt();
  const root = new Hono();
  root.use(async (c, next) => {
    if (isHidden(c.req.path)) return missing(c);
    await next();
    c.header('Vary', isPage(c.req.path) ? 'Accept-Encoding, Accept-Language' : 'Accept-Encoding');
    if (c.res.ok) c.header('Cache-Control', isHashed(c.req.path) ? forever : askAgain);
  });
  // Files come compressed from the build; a page is written for whoever asks.
  root.use(compress());
  root.use(etag());
  const file = serveStatic({ root: folder, precompressed: true });
  root.get('*', (c, next) => (isPage(c.req.path) ? next() : file(c, next)));
  root.get('*', async (c) => {
    if (!isPage(c.req.path)) return missing(c);
    const { page, isPlace } = await dress(await readFile(join(folder, 'index.html'), 'utf8'), c);
    return isPlace ? c.html(page) : c.html(page, 404, { 'Cache-Control': 'no-store' });
  });
  return root;
}

const missing = (c: Context) => c.text('There is nothing here.', 404, { 'Cache-Control': 'no-store' });

function notBuilt(): Hono {
  const page = new Hono();
  page.get('*', (c) =>
    c.text('Fathom is running, but the app has not been built yet: stop it and run npm start again.', 503),
  );
  return page;
}
