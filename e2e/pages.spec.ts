import { gzipSync } from 'node:zlib';
import { type AnyGame, Table, writeLogbook } from '@fathom/kernel';
import { nautilion } from '@fathom/nautilion/rules';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { mouse, playAll } from './hands.ts';
import { learn, mice } from './learner.ts';
import { ready } from './moment.ts';
import { hasty, sail } from './sailor.ts';
import { smallTargets } from './targets.ts';
import { tap } from './touch.ts';
import { comeBack, complaints, lively, noSidewaysScrolling, noViolations } from './visit.ts';

// Whole games on a slow machine take their time.
test.describe.configure({ timeout: 180_000 });

const addresses = [
  '/',
  '/welcome',
  '/learn',
  '/play/nautilion/new',
  '/rules/nautilion',
  '/rules/nautilion/T9',
  '/rules/nautilus-island',
  '/rules/abyss',
  '/settings',
  '/statistics',
  '/history',
  '/open',
  '/daily',
];
const screens = [
  { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
  { name: 'tablet', use: { viewport: { width: 820, height: 1180 }, hasTouch: true } },
  { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
];
const languages = [
  { language: 'en', locale: 'en-GB' },
  { language: 'fr', locale: 'fr-FR' },
];

for (const { name, use } of screens) {
  for (const { language, locale } of languages) {
    test.describe(`on a ${name}, in ${language}`, () => {
      test.use({ ...use, locale });
      test('every address opens, fits, and is accessible', async ({ page }) => {
        const heard = complaints(page);
        await comeBack(page);
        for (const address of addresses) {
          await page.goto(address);
          await expect(page.locator('#content')).toBeVisible();
          if (address === '/welcome') await ready(page);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await noSidewaysScrolling(page);
          await noViolations(page);
        }
        expect(heard).toEqual([]);
        expect((await page.goto('/no/such/place'))?.status()).toBe(404);
        await expect(page.locator('#content')).toBeVisible();
        await noSidewaysScrolling(page);
        await noViolations(page);
      });
    });
  }
}

test.describe('home', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

  test('leads to a game in two clicks and back to it in one', async ({ page }) => {
    await comeBack(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Play Nautilion' }).click();
    await page.getByRole('button', { name: 'Set out' }).click();
    await ready(page);
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { name: 'Nautilion, turn 1' })).toBeVisible();
    await page.getByRole('link', { name: 'Resume' }).click();
    await ready(page);
  });

  test('offers only what can be played', async ({ page }) => {
    await comeBack(page);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Play Nautilion' })).toBeVisible();
    const playable = await page.getByRole('link', { name: /^Play / }).count();
    const coming = await page.getByText('Still in the shipyard').count();
    expect(playable + coming).toBe(3);
    await expect(page.getByRole('link', { name: /^Read the rules/ })).toHaveCount(coming);
  });

  test('remembers the language', async ({ page }) => {
    await comeBack(page);
    await page.goto('/');
    await page.getByRole('button', { name: /Français/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trois jeux, une seule mer');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trois jeux, une seule mer');
  });
});

test.describe('a new game', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

  test('remembers the last choice, and an address can ask for another', async ({ page }) => {
    await comeBack(page);
    await page.goto('/play/nautilion/new');
    await page.getByLabel('Submarine B2').check();
    await page.getByLabel('Reefs').check();
    await page.getByRole('button', { name: '3', exact: true }).click();
    await page.getByRole('button', { name: 'Set out' }).click();
    await expect(page.locator('.whereabouts')).toContainText('Reefs · Submarine B2 · 3 in the reserve');
    await page.goto('/play/nautilion/new');
    await expect(page.getByLabel('Submarine B2')).toBeChecked();
    await expect(page.getByLabel('Reefs')).toBeChecked();
    await page.goto('/play/nautilion/new?board=C1&expansions=mages&reserve=6');
    await expect(page.getByLabel('Submarine C1')).toBeChecked();
    await expect(page.getByLabel('Mages')).toBeChecked();
    await expect(page.getByLabel('Reefs')).not.toBeChecked();
  });

  test('takes data of your own, and says what is wrong with it', async ({ page }) => {
    await comeBack(page);
    await page.goto('/play/nautilion/new');
    await page.getByText('Values from your box').click();
    const own = page.getByRole('textbox', { name: 'Values from your box' });
    await own.fill('{ "submarine": [[1, 42]] }');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: 'Set out' }).click({ force: true });
    await expect(page).toHaveURL(/\/new$/);
    await own.fill('{ "submarine": [[1,2],[2,3],[3,4],[4,5],[5,6],[6,7],[7,8],[8,9]] }');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Set out' }).click();
    await expect(page.locator('.whereabouts')).toContainText('Your own submarine');
    await ready(page);
  });

  test('finds a sea by its name in either language', async ({ page }) => {
    await comeBack(page);
    await page.goto('/play/nautilion/new?sea=Baleine%20grise%20214');
    await expect(page.getByRole('textbox', { name: 'Name of the sea' })).toHaveValue('Grey Whale 214');
  });
});

test.describe('the rulebook', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

  test('says what the game is about before the pieces have come, and nothing read moves when they do', async ({
    page,
  }) => {
    await comeBack(page);
    let bring = (): void => undefined;
    const comes = new Promise<void>((resolve) => {
      bring = resolve;
    });
    await page.route(/\/assets\/abyss-(?!en|outline)[^/]*\.js/, async (route) => {
      await comes;
      await route.continue();
    });
    await page.goto('/rules/abyss');
    const goal = page.getByText('Gather allies, recruit lords with them and take locations.');
    await expect(goal).toBeVisible();
    const before = await goal.boundingBox();
    await expect(page.locator('.rule')).toHaveCount(0);
    bring();
    await expect(page.locator('#rule-K1')).toBeAttached();
    expect(await goal.boundingBox()).toEqual(before);
  });

  test('is searched by word, accent or not, and by number', async ({ page }) => {
    await comeBack(page);
    await page.goto('/rules/nautilion');
    const search = page.getByRole('searchbox');
    await expect(search).toBeVisible();
    const rules = () => page.locator('.rule').count();
    await expect.poll(rules).toBeGreaterThan(80);
    const all = await rules();
    await search.fill('whirlwind');
    await expect.poll(rules).toBeLessThan(all);
    await expect(page.locator('.rule').first()).toBeVisible();
    await search.fill('T10');
    await expect(page.locator('#rule-T10')).toBeVisible();
    await search.fill('zzzz');
    await expect(page.getByText('No rule mentions “zzzz”.')).toBeVisible();
  });
});

/** How many bytes these files are on the wire. */
async function weigh(request: APIRequestContext, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await (await request.get(file)).body(), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** What home and one game may weigh on the wire. The game that meets newcomers is the lightest. */
const limits = [
  { game: 'nautilion', query: '', scripts: 100_000, styles: 18_000 },
  { game: 'nautilus-island', query: '?seats=2&bots=', scripts: 118_000, styles: 18_000 },
  { game: 'abyss', query: '?seats=2&bots=', scripts: 155_000, styles: 21_000 },
];
for (const { language, locale } of languages) {
  test.describe(`weight, in ${language}`, () => {
    test.use({ viewport: { width: 1440, height: 900 }, locale });

    for (const { game, query, scripts: most, styles: mostStyles } of limits) {
      test(`home and ${game} need at most ${most / 1000} kB of JavaScript, compressed`, async ({ page, request }) => {
        // Without an idle moment nothing is fetched ahead: what comes is what must come.
        await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));
        const came = { js: new Set<string>(), css: new Set<string>(), woff2: new Set<string>() };
        page.on('response', (response) => {
          for (const [ending, files] of Object.entries(came))
            if (new URL(response.url()).pathname.endsWith(`.${ending}`)) files.add(response.url());
        });
        await comeBack(page);
        await page.goto('/');
        await page.goto(`/play/${game}/new${query}`);
        await page.getByRole('button', { name: /^(Set out|Appareiller)$/ }).click();
        await ready(page);
        const [scripts, styles, fonts] = await Promise.all(
          [came.js, came.css, came.woff2].map((files) => weigh(request, [...files])),
        );
        const kilobytes = (size = 0) => `${(size / 1000).toFixed(1)} kB`;
        console.log(
          `${game}: ${came.js.size} scripts, ${kilobytes(scripts)} compressed; style sheets ${kilobytes(styles)}, fonts ${kilobytes(fonts)}`,
        );
        expect(scripts).toBeLessThanOrEqual(most);
        expect(styles).toBeLessThanOrEqual(mostStyles);
        expect(fonts).toBeLessThanOrEqual(60_000);
      });
    }
  });
}

test('whoever sets out before it is known who plays sets out as soon as it is', async ({ page }) => {
  let come = () => {};
  const told = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/assets\/crew-[^/]*\.js$/, (route) => told.then(() => route.continue()));
  await comeBack(page);
  await page.goto('/play/abyss/new?seats=2&bots=page');
  await page.getByRole('button', { name: /^(Set out|Appareiller)$/ }).press('Enter');
  await expect(page.locator('.players .crew li')).toHaveCount(0);
  expect(page.url()).toContain('/new');
  come();
  await expect(page).toHaveURL(/\/play\/abyss\/[a-z0-9]{10}$/);
});

test('an address names at once what its page will need, and comes compressed', async ({ request }) => {
  const needed = {
    '/play/nautilion/new': ['home', 'nautilion'],
    '/play/nautilion/a1b2c3d4e5': ['nautilion', 'nautilion-en', 'replay'],
    '/play/nautilion/a1b2c3d4e5/end': ['end', 'replay', 'finale', 'chart', 'words-en'],
    '/play/nautilion/a1b2c3d4e5/analysis': ['looking-back', 'replay', 'words-en'],
    '/learn/nautilion/first': ['lesson', 'teaching', 'lessons'],
    '/rules/nautilion': ['rules', 'en'],
  };
  for (const [address, pieces] of Object.entries(needed)) {
    const page = await request.get(address, { headers: { 'Accept-Encoding': 'gzip', 'Accept-Language': 'en' } });
    expect(page.headers()['content-encoding']).toBe('gzip');
    const html = await page.text();
    for (const piece of pieces)
      expect(html, `${address} names ${piece}`).toMatch(new RegExp(`href="/assets/${piece}-[\\w-]{7}\\.js"`));
  }
});

test.describe('a first visit', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', ...lively });

  test('meets a stranger with a living sea, a die to touch well within five seconds, and a way back from a first loss', async ({
    page,
    request,
  }) => {
    test.setTimeout(150_000);
    const heard = complaints(page);
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (document.querySelector('[data-die][data-lit]') === null) return;
        const scripts = performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.endsWith('.js'));
        document.documentElement.dataset.playable = String(Math.round(performance.now()));
        document.documentElement.dataset.scripts = scripts.join(' ');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true, attributes: true });
    });
    await page.goto('/');
    await ready(page);
    const playable = Number(await page.locator('html').getAttribute('data-playable'));
    console.log(`playable after ${playable} ms`);
    expect(playable).toBeGreaterThan(0);
    expect(playable).toBeLessThan(5000);
    const scripts = (await page.locator('html').getAttribute('data-scripts')) ?? '';
    expect(await weigh(request, scripts.split(' '))).toBeLessThanOrEqual(100_000);
    const coach = page.locator('.coach');
    await expect(coach).toContainText(
      'Fill nine cabins and dive into the Abyss before the Phantom reaches your Isles.',
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await learn(page, 'nautilion', 'first', mice, async (step) => {
      if (step !== 'spell') return;
      await noViolations(page);
      await page.getByRole('button', { name: 'Skip the tutorial' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three games, one sea');
      await page.getByRole('link', { name: 'Resume' }).click();
      await ready(page);
      await expect(coach).toContainText('Bad dice');
    });
    await expect(coach).toContainText('That’s the lesson');
    await noViolations(page);
    await page.getByRole('button', { name: 'Play a real game' }).click();
    await expect(coach).toContainText('Now it counts');
    await expect(page.getByRole('button', { name: 'Hint' }).first()).toBeVisible();

    await playAll(page, mouse, sail('wandering-dolphin-964', hasty).moves);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You lost');
    await expect(page.locator('.first-loss')).toContainText('What decided it');
    await noViolations(page);
    const again = page.getByRole('button', { name: /^Again from turn \d+$/ });
    const turn = (await again.textContent())?.match(/\d+/)?.[0];
    await again.click();
    await ready(page);
    await expect(page.locator('.whereabouts')).toContainText(`Turn ${turn}`);
    await expect(page.locator('.whereabouts')).toContainText('Practice');
    await expect(coach).toBeVisible();

    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three games, one sea');
    await expect(page.getByRole('link', { name: 'Resume' })).toBeVisible();
    expect(heard).toEqual([]);
  });
});

test.describe('what leads nowhere', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

  test('an address of no game of ours is said to be lost, whatever its name', async ({ page }) => {
    await comeBack(page);
    for (const name of ['constructor', '__proto__', 'chess']) {
      await page.goto(`/play/${name}/new`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing but water here');
      await expect(page).toHaveTitle(/Nothing but water here/);
    }
  });

  test('a broken link is told once', async ({ page }) => {
    await comeBack(page);
    await page.goto('/open#not-a-game');
    await expect(page.getByRole('alert')).toHaveText(
      'This link or file is not whole: perhaps it was cut off on the way. Ask for it once more.',
    );
  });

  test('what cannot be opened is told in the language shown, and a second link is looked at too', async ({ page }) => {
    await comeBack(page);
    await page.goto('/open');
    await page.evaluate(() => location.assign('#not-a-game'));
    await expect(page.getByRole('alert')).toHaveText(
      'This link or file is not whole: perhaps it was cut off on the way. Ask for it once more.',
    );
    await page.getByRole('button', { name: 'FR, Français' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Ce lien ou ce fichier est incomplet : il a peut-être été coupé en route. Redemandez-le.',
    );
    await page.getByRole('textbox').fill('il était une fois');
    await page.getByRole('button', { name: 'Ouvrir', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Ce livre de bord n’est pas complet : la ligne 1 est illisible.');
  });
});

test('what was announced on one page is not found on the next', async ({ page }) => {
  const game: AnyGame = nautilion;
  const table = new Table(game, { seats: 1, options: game.options.defaults, sea: { kind: 'named', name: 'hush' } });
  for (table.deal(); table.actor !== null; table.deal()) table.play(0, table.at, [game.moves(table.state)[0]]);
  await comeBack(page);
  await page.goto('/open');
  await page.getByRole('textbox').fill(writeLogbook(table, 'all'));
  await page.getByRole('button', { name: /^(Open|Ouvrir)/ }).click();
  await expect(page).toHaveURL(/end$/);
  const voice = page.locator('div.f-unseen[role="status"]');
  await expect(voice).not.toBeEmpty();
  await page.getByRole('link', { name: 'Fathom' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(voice).toBeEmpty();
});

test.describe('under the thumb', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'fr-FR' });

  test('whatever can be tapped is 40 px or more', async ({ page }) => {
    await comeBack(page);
    for (const address of ['/', '/play/nautilion/new', '/settings', '/daily']) {
      await page.goto(address);
      await expect(page.locator('#content')).toBeVisible();
      // What is suggested comes after the form.
      await expect(page.locator('.presets-room')).toHaveCount(0);
      expect(await smallTargets(page)).toEqual([]);
    }
    await tap(page.getByRole('button', { name: 'Appareiller' }));
    await ready(page);
    await tap(page.locator('[data-die][data-lit]').first());
    expect(await smallTargets(page)).toEqual([]);
  });
});

test('whoever leaves the rules before they have come finds the next page whole', async ({ page }) => {
  let letThemCome = () => {};
  const held = new Promise<void>((resolve) => {
    letThemCome = resolve;
  });
  await page.route('**/assets/abyss-en-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await comeBack(page);
  await page.goto('/rules/nautilus-island');
  await page.getByRole('link', { name: 'Abyss', exact: true }).click();
  await expect(page).toHaveURL(/\/rules\/abyss$/);
  await page.getByRole('link', { name: /Fathom/ }).click();
  await expect(page.locator('.shelf')).toBeVisible();
  const came = page.waitForResponse('**/assets/abyss-en-*.js');
  letThemCome();
  await (await came).finished();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});
