import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games, greeter } from '@fathom/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { type Listening, listen } from './listen.ts';
import { pagePieces, strangersPieces } from './pieces.ts';

const folder = mkdtempSync(join(tmpdir(), 'fathom-site-'));
const data = mkdtempSync(join(tmpdir(), 'fathom-data-'));

let house: House;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="en"><head><title>Fathom</title></head></html>');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'plain');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js.br'), 'as brotli');
  writeFileSync(join(folder, 'assets', 'app-1a2b.js.gz'), 'as gzip');
  writeFileSync(join(folder, 'sw.js'), 'worker');
  writeFileSync(
    join(folder, 'pieces.json'),
    JSON.stringify({
      abyss: ['assets/abyss-1.js', 'assets/abyss-1.css'],
      'abyss-en': ['assets/abyss-en-1.js'],
      'abyss-fr': ['assets/abyss-fr-1.js', 'assets/abyss-1.js'],
      'games/abyss/words/en.ts': ['assets/rulebook-1.js'],
      'nautilion-wide': ['assets/wide-1.js'],
      'nautilion-compact': ['assets/compact-1.js'],
      bots: ['assets/bots-1.js'],
      home: ['assets/home-1.js'],
      doorman: ['assets/doorman-1.js'],
    }),
  );
  writeFileSync(join(folder, '.stamp'), 'secret');
  house = await openHouse({ site: folder, data });
});

afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
  rmSync(data, { recursive: true });
});

const ask = (path: string, headers: Record<string, string> = {}) => house.app.request(path, { headers });

describe('the site', () => {
  test('opens at the root and at every deep link, and is asked for again each time', async () => {
    for (const path of ['/', '/play/nautilion/new', '/rules/abyss/A12', '/t/AbCdEfGhIjKlMnOp', '/settings']) {
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('<title>');
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('asks at once for what an address will need, in the language of whoever comes, each file once', async () => {
    const page = await (await ask('/play/abyss/a1b2c3d4e5', { 'Accept-Language': 'fr' })).text();
    expect(page.match(/href="\/assets\/[^"]*"/g)).toEqual(
      ['abyss-1.js', 'abyss-1.css', 'abyss-fr-1.js', 'bots-1.js'].map((file) => `href="/assets/${file}"`),
    );
    expect(page).toContain('<link rel="preload" href="/assets/abyss-1.css" as="style" />');
    expect(await (await ask('/settings')).text()).not.toContain('/assets/');
    expect(await (await ask('/rules/__proto__')).text()).not.toContain('/assets/');
  });

  test('asks for the words of a rulebook before the pieces drawn beside them', async () => {
    const page = await (await ask('/rules/abyss')).text();
    expect(page.match(/href="\/assets\/[^"]*"/g)).toEqual([
      'href="/assets/rulebook-1.js"',
      'href="/assets/abyss-en-1.js"',
    ]);
  });

  test('asks for a board in the shape of the screen, and of company only where there is some', async () => {
    const page = await (await ask('/play/nautilion/a1b2c3d4e5')).text();
    expect(page).toMatch(/href="\/assets\/wide-1.js" crossorigin media="\(min-width/);
    expect(page).toMatch(/href="\/assets\/compact-1.js" crossorigin media="not all and \(min-width/);
    expect(page).not.toContain('bots-1.js');
    expect(await (await ask('/play/nautilion/a1b2c3d4e5/end')).text()).not.toMatch(/wide-1|compact-1/);
  });

  test('writes down at the door what strangers and guests need, and lets the browser choose', async () => {
    const page = await (await ask('/')).text();
    expect(page).toContain('<link data-for="guest" data-rel="modulepreload" href="/assets/home-1.js" crossorigin />');
    expect(page).toContain('<link data-for="stranger" data-rel="modulepreload" href="/assets/compact-1.js"');
    expect(page).toContain('<script src="/assets/doorman-1.js" async></script>');
    expect(page).not.toContain(' rel="modulepreload"');
  });

  test('names pieces by modules that there are', () => {
    const patterns = [...Object.values(pagePieces).flat(), ...strangersPieces].filter((name) => name.includes('/'));
    for (const pattern of patterns) {
      const file = pattern.replace('GAME', `games/${greeter.id}`).replace('LANGUAGE', 'fr');
      expect(existsSync(new URL(`../${file}`, import.meta.url)), file).toBe(true);
    }
  });

  test('is found nowhere else, and says so as a page', async () => {
    for (const path of ['/no/such/place', '/play/chess/new', '/rules/__proto__', '/play/nautilion', '/settings/more']) {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('shows chat apps what an address is about, with a picture, in their language', async () => {
    const page = await (await ask('/rules/abyss', { 'Accept-Language': 'fr' })).text();
    expect(page).toContain('<meta property="og:title" content="Règles d’Abyss" />');
    expect(page).toMatch(/og:image" content="http[^"]*\/preview-abyss\.jpg"/);
    expect(page).not.toContain('noindex');
    expect(await (await ask('/')).text()).toMatch(/og:image" content="http[^"]*\/preview-fathom\.jpg"/);
    const daily = await (await ask('/daily')).text();
    expect(daily).toContain('<meta property="og:title" content="Daily sea · Fathom" />');
    expect(daily).toMatch(/og:image" content="http[^"]*\/preview-nautilion\.jpg"/);
    expect(await (await ask('/play/abyss/a1b2c3d4e5')).text()).not.toContain('noindex');
    for (const path of ['/t/AbCdEfGhIjKlMnOp', '/settings'])
      expect(await (await ask(path)).text()).toContain('noindex');
  });

  test.each([
    ['/daily', 'Daily sea · Fathom', 'La mer du jour · Fathom', 'nautilion'],
    ['/puzzles', 'Puzzles · Fathom', 'Énigmes · Fathom', 'fathom'],
    ['/puzzles/abyss/12', 'Puzzle: Abyss', 'Énigme\u00a0: Abyss', 'abyss'],
    ['/learn', 'Learn by playing · Fathom', 'Apprendre en jouant · Fathom', 'fathom'],
    [
      '/learn/nautilus-island/first',
      'Learn Nautilus Island by playing',
      'Apprendre Nautilus Island en jouant',
      'nautilus-island',
    ],
    ['/online', 'Play with friends · Fathom', 'Jouer entre amis · Fathom', 'fathom'],
    ['/open', 'A game on Fathom', 'Une partie sur Fathom', 'fathom'],
    ['/play/abyss/new', 'Abyss · Fathom', 'Abyss · Fathom', 'abyss'],
  ])('says of a link to %s what waits there, in both languages', async (path, en, fr, picture) => {
    for (const [language, title] of [
      ['en-GB', en],
      ['fr-CH, fr;q=0.9', fr],
    ] as const) {
      const page = await (await ask(path, { 'Accept-Language': language })).text();
      const meta = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(page)?.[1] ?? '';
      expect(meta('og:title')).toBe(title);
      expect(meta('og:description').length).toBeGreaterThan(20);
      expect(meta('og:image')).toMatch(new RegExp(`^http.*/preview-${picture}\\.jpg$`));
      expect(meta('og:image:alt')).toBe(title);
      expect(page).toContain(`<title>${title}</title>`);
      expect(existsSync(new URL(`../web/public${new URL(meta('og:image')).pathname}`, import.meta.url))).toBe(true);
    }
  });

  test('takes two slashes at the beginning for no other host, and for no fault of ours', async () => {
    for (const path of ['//', '//elsewhere.example', '//elsewhere.example/settings']) {
      const answer = await ask(path);
      expect(answer.status).toBeLessThan(500);
      expect(await answer.text()).not.toMatch(/og:(url|image)" content="https?:\/\/elsewhere/);
    }
  });

  test('has a picture for a link to any game that home offers', () => {
    for (const { id } of games.filter(({ shelved }) => shelved)) {
      expect(existsSync(new URL(`../web/public/preview-${id}.jpg`, import.meta.url)), id).toBe(true);
    }
  });

  test('an unchanged page is not sent twice', async () => {
    const tag = (await ask('/')).headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    expect((await ask('/', { 'If-None-Match': tag })).status).toBe(304);
  });

  test('files named by their content are kept forever, others are not', async () => {
    expect((await ask('/assets/app-1a2b.js')).headers.get('cache-control')).toContain('immutable');
    expect((await ask('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  });

  test('what was compressed at build time is sent to those who can read it', async () => {
    const best = await ask('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(best.headers.get('content-encoding')).toBe('br');
    expect(best.headers.get('vary')).toBe('Accept-Encoding');
    expect(best.headers.get('content-type')).toContain('javascript');
    expect(await best.text()).toBe('as brotli');
    expect(await (await ask('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip' })).text()).toBe('as gzip');
    expect(await (await ask('/assets/app-1a2b.js')).text()).toBe('plain');
  });

  test('a missing file is missing, not the page, and is not remembered', async () => {
    for (const path of ['/assets/gone-9z.js', '/assets/', '/picture.png', '/assets/folder']) {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  test.each([
    '/.stamp',
    '/./.stamp',
    '/%2estamp',
    '/assets/../.stamp',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
  ])('gives away nothing outside or hidden: %s', async (path) => {
    const text = await (await ask(path)).text();
    expect(text).not.toContain('secret');
    expect(text).not.toContain('root:');
  });

  test('allows its own scripts and styles and nothing inline', async () => {
    const policy = (await ask('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect((await ask('/')).headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('is healthy', async () => {
    expect(await (await ask('/health')).json()).toEqual({ ok: true, store: true });
  });

  test('says what to do when the app is not built', async () => {
    const bare = await openHouse({ site: join(folder, 'nowhere'), data: mkdtempSync(join(data, 'bare-')) });
    const answer = await bare.app.request('/');
    await bare.close();
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('npm start');
  });
});

describe('listening', () => {
  let server: Listening;
  beforeAll(async () => {
    server = await listen({ site: folder, data: mkdtempSync(join(data, 'port-')), host: '127.0.0.1', port: 0 });
  });

  test('an address that can be opened, until closed', async () => {
    expect((await fetch(server.address)).status).toBe(200);
    expect(await rawGet(new URL('/../../../../etc/passwd', server.address), '/../../../../etc/passwd')).not.toContain(
      'root:',
    );
    await server.close();
    await expect(fetch(server.address)).rejects.toThrow();
  });

  test('a port in use is reported', async () => {
    const first = await listen({ site: folder, data: mkdtempSync(join(data, 'port-')), host: '127.0.0.1', port: 0 });
    const port = Number(new URL(first.address).port);
    await expect(
      listen({ site: folder, data: mkdtempSync(join(data, 'port-')), host: '127.0.0.1', port }),
    ).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await first.close();
  });
});

/** fetch tidies paths up; a hostile client does not. */
function rawGet({ hostname, port }: URL, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ hostname, port, path }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => resolve(text));
    }).on('error', reject);
  });
}
