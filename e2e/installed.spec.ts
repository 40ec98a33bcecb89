import { type AnyGame, Table, writeLogbook } from '@fathom/kernel';
import { nautilion } from '@fathom/nautilion/rules';
import { expect, type Page, test } from '@playwright/test';
import { friend, makeTable } from './friends.ts';
import { decided, ready } from './moment.ts';
import { OwnSite } from './own-site.ts';
import { comeBack, complaints } from './visit.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ serviceWorkers: 'allow', viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

let site: OwnSite;
test.beforeEach(async ({ page }) => {
  site = new OwnSite();
  await site.open();
  await comeBack(page);
});
test.afterEach(() => site.close());

/** Comes by, and stays until the app is kept and its worker stands between page and network. */
async function visit(page: Page): Promise<void> {
  await page.goto(site.address);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/**
 * Lets the browser look for another build, as it does by itself now and then. Nothing here waits for its answer: a new worker begins when
 * the old one has nothing to do, and a browser knows that for certain once it has stopped the old one. It does so when a worker has been
 * idle for half a minute, but never while a debugger is attached, as one is here; then a new worker may wait for five minutes. So an old
 * one that keeps another waiting is stopped here.
 */
async function look(page: Page): Promise<void> {
  const debug = await page.context().newCDPSession(page);
  const workers: { versionId: string; status: string }[] = [];
  debug.on('ServiceWorker.workerVersionUpdated', ({ versions }) => workers.push(...versions));
  await debug.send('ServiceWorker.enable');
  const keepsWaiting = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    void registration?.update().catch(() => undefined);
    return registration?.waiting != null;
  });
  if (keepsWaiting)
    for (const { versionId, status } of workers)
      if (status === 'activated') await debug.send('ServiceWorker.stopWorker', { versionId });
  await debug.detach();
}

/** Opens the page again and again until it is of this build. */
const opensAs = (page: Page, wanted: string) =>
  expect(async () => {
    await look(page);
    await page.reload();
    expect(await mark(page)).toBe(wanted);
  }).toPass();

const mark = (page: Page) => page.locator('html').getAttribute('data-mark');

test('one visit is enough: without a network every game is played, rules are read and a game is analysed', async ({
  page,
}) => {
  const heard = complaints(page);
  await visit(page);
  await site.cut();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three games, one sea');
  for (const game of ['nautilion', 'nautilus-island', 'abyss']) {
    await page.goto(`${site.address}/play/${game}/new`);
    await page.getByRole('button', { name: 'Set out' }).click();
    await ready(page);
    await page.keyboard.press('h');
    await page.locator('.hint').first().click();
    await decided(page, () => page.locator('.hint-list .f-button.primary').click());
    await ready(page);
    await page.goto(`${site.address}/rules/${game}`);
    await expect(page.locator('.rule').first()).toBeVisible();
  }
  const game: AnyGame = nautilion;
  const table = new Table(game, { seats: 1, options: game.options.defaults, sea: { kind: 'named', name: 'hush' } });
  for (table.deal(); table.actor !== null; table.deal()) table.play(0, table.at, [game.moves(table.state)[0]]);
  await page.goto(`${site.address}/open`);
  await page.getByRole('textbox').fill(writeLogbook(table, 'all'));
  await page.getByRole('button', { name: /^Open/ }).click();
  await expect(page).toHaveURL(/end$/);
  await page.goto(page.url().replace(/end$/, 'analysis'));
  await expect(page.locator('.replay')).toBeVisible();
  expect(heard).toEqual([]);
});

/** One address of every kind, and what the page is called. A table online says that there is no connection, an unknown address what it is. */
const addresses = [
  ['/', 'Three games, one sea'],
  ['/daily', 'Daily sea'],
  ['/puzzles', 'Puzzles'],
  ['/learn', 'Learn by playing'],
  ['/rules/abyss', 'Rules of Abyss'],
  ['/rules/nautilion/T8', 'Rules of Nautilion'],
  ['/history', 'History'],
  ['/statistics', 'Statistics'],
  ['/settings', 'Settings'],
  ['/open', 'Open a logbook'],
  ['/device', 'Play on another device, too'],
  ['/play/nautilus-island/new', 'New game of Nautilus Island'],
  ['/no/such/place', 'Nothing but water here'],
] as const;

for (const first of ['/learn', '/open', '/rules/nautilus-island', '/no/such/place', '/device'])
  test(`whoever comes first to ${first} has the whole app from then on: every kind of address opens without a network`, async ({
    page,
  }) => {
    await page.goto(site.address + first);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await site.cut();
    const heard = complaints(page);
    for (const [address, title] of addresses) {
      await page.goto(site.address + address);
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(title);
    }
    // At a table: a lesson, a puzzle.
    await page.goto(`${site.address}/learn/abyss/first`);
    await ready(page);
    await page.goto(`${site.address}/puzzles`);
    await page
      .getByRole('link', { name: /^Solve, Nautilus Island/ })
      .first()
      .click();
    await ready(page);
    expect(heard.filter((text) => !/ERR_CONNECTION_REFUSED/.test(text))).toEqual([]);
  });

test('whoever comes by an invitation has the whole app from then on, and reads that the table needs a connection', async ({
  browser,
  baseURL,
}) => {
  const host = await friend(browser, baseURL, 'Ada', 'laptop', 'en');
  const link = await makeTable(host, 'Nautilus Island');
  const context = await browser.newContext({ serviceWorkers: 'allow', locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await comeBack(page);
  await page.goto(link);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Playing online needs the server/);
  await page.getByRole('link', { name: 'Play on this device' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three games, one sea');
  await context.setOffline(false);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nautilus Island');
  await context.close();
  await host.context.close();
});

test('a new build waits for the next page, is announced, and takes nothing from a tab that plays', async ({
  page,
  context,
}) => {
  await visit(page);
  const playing = await context.newPage();
  await playing.goto(`${site.address}/play/nautilus-island/new?seats=2&bots=cook`);
  await playing.getByRole('button', { name: 'Set out' }).click();
  await ready(playing);

  site.build('second');
  const note = page.locator('.notice.renewed');
  await expect(async () => {
    await look(page);
    await expect(note).toContainText('A new version of Fathom is ready', { timeout: 2000 });
  }).toPass();
  expect(await mark(page)).toBeNull();
  await expect(playing.locator('.notice.renewed')).toHaveCount(0);
  await site.cut();
  // The tab that plays goes on with the files it began with, also with those it has not asked for yet.
  await playing.keyboard.press('?');
  await expect(playing.getByRole('dialog', { name: 'How to play' })).toBeVisible();
  await playing.keyboard.press('Escape');
  await decided(playing, () => playing.locator('[data-lit]').first().click({ clickCount: 2, delay: 20 }));

  await note.getByRole('button', { name: 'Update now' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'second');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three games, one sea');
  await playing.reload();
  await ready(playing);
  expect(await mark(playing)).toBe('second');
  const builds = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('build ')).length);
  await page.reload();
  await expect.poll(builds).toBe(1);
});

test('a build that comes torn is left where it is, and taken once it is mended', async ({ page }) => {
  await visit(page);
  const torn = site.buildTorn('torn');
  await expect(async () => {
    await look(page);
    // Once as it may have been kept, once anew.
    expect(torn.asked()).toBeGreaterThanOrEqual(2);
  }).toPass();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three games, one sea');
  expect(await mark(page)).toBeNull();
  torn.mend();
  await opensAs(page, 'torn');
});

test('a build that never comes to life is replaced without anybody’s doing as soon as there is another', async ({
  page,
}) => {
  await visit(page);
  site.buildDead('dead');
  await opensAs(page, 'dead');
  await expect(page.locator('#app')).toHaveText('Fathom');
  site.mend('mended');
  await expect(async () => {
    // The page may be on its way to the mended build just now.
    await look(page).catch(() => undefined);
    expect(await mark(page)).toBe('mended');
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three games, one sea');
});
