import { type Json, Table, writeLogbook } from '@fathom/kernel';
import { nautilion, type SeatMove, type State } from '@fathom/nautilion/rules';
import { nautilusIsland } from '@fathom/nautilus-island/rules';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { decided, ready } from './moment.ts';
import { careful } from './sailor.ts';
import { atOnce, comeBack, complaints, lively, noSidewaysScrolling, noViolations } from './visit.ts';

const desktop = { name: 'desktop', use: { viewport: { width: 1440, height: 900 }, locale: 'en-GB' } };
const phone = {
  name: 'phone',
  use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'fr-FR' },
};
const games = [
  { id: 'nautilion', bots: 'helmsman' },
  { id: 'nautilus-island', bots: '' },
  { id: 'abyss', bots: '' },
];

/** A new game as the form first offers it, or with bots of these levels. */
async function sitDown(page: Page, game: string, bots: string, query = ''): Promise<void> {
  await page.goto(`/play/${game}/new?${bots ? `seats=2&bots=${bots}` : ''}${query}`);
  await expect(page.locator('.crew select')).toBeVisible();
  await page.locator('.set-out button').click();
  await expect(page).toHaveURL(/\/play\/[a-z-]+\/[a-z0-9]{10}$/);
}

/** Waits until the person is to decide and everything has been shown, or the game is over. */
const myTurn = (page: Page) =>
  page.waitForFunction(
    () =>
      location.pathname.endsWith('/end') ||
      (document.querySelector('[data-storing], [data-busy], .sheet') === null &&
        document.querySelector('.wide-hint[aria-disabled="false"]') !== null),
  );

async function askForHint(page: Page): Promise<Locator> {
  await page.keyboard.press('h');
  const hint = page.locator('.hint').first();
  await expect(hint).toBeVisible();
  return hint;
}

/** Decides as advised. */
async function follow(page: Page): Promise<void> {
  const hint = await askForHint(page);
  await hint.click();
  await decided(page, () => page.locator('.hint-list .f-button.primary').click());
}

for (const { name, use } of [desktop, phone]) {
  for (const { id, bots } of games) {
    test.describe(`${id} with a bot, on a ${name}`, () => {
      test.use(use);
      test.describe.configure({ timeout: 300_000 });

      test('a whole game is played as advised, and nobody is ever stuck', async ({ page }) => {
        const heard = complaints(page);
        await comeBack(page);
        await sitDown(page, id, bots);
        await myTurn(page);
        await expect(page.locator('.curtain')).toHaveCount(0);
        await noViolations(page);
        await askForHint(page);
        await noViolations(page);
        await noSidewaysScrolling(page);
        await page.keyboard.press('Escape');
        for (let i = 0; i < 400; i++) {
          await myTurn(page);
          if (page.url().endsWith('/end')) break;
          await follow(page);
        }
        await expect(page).toHaveURL(/\/end$/);
        await expect(page.getByText(/with hints|avec indices/)).toBeVisible();
        await noViolations(page);
        expect(heard).toEqual([]);
      });
    });
  }
}

/** A sea of Nautilus Island in which this seat is the first to decide. */
function seaBegunBy(seat: number): string {
  const options = nautilusIsland.options.defaults as unknown as Json;
  for (let i = 1; ; i++) {
    const table = new Table(nautilusIsland, { seats: 2, options, sea: { kind: 'named', name: `grey-whale-${i}` } });
    table.deal();
    if (table.actor === seat) return `grey-whale-${i}`;
  }
}

test.describe('at a table with a bot', () => {
  test.use({ ...desktop.use, ...lively });
  test.describe.configure({ timeout: 120_000 });

  test('its moves can be followed, are told in the log, and survive a reload in the middle of a thought', async ({
    page,
  }) => {
    const heard = complaints(page);
    await comeBack(page, { speed: 'fast' });
    await sitDown(page, 'nautilus-island', 'cook', `&sea=${seaBegunBy(0)}`);
    const whose = page.locator('.whose');
    await myTurn(page);
    // Nobody answers the bot until the page is loaded anew: it is still thinking then, however fast it is.
    await page.evaluate(() => {
      Worker.prototype.postMessage = () => undefined;
    });
    await decided(page, () => page.locator('[data-lit]').first().click());
    await expect(whose).toHaveText(/Rosalind is thinking/);
    await page.reload();
    await myTurn(page);
    await follow(page);
    await myTurn(page);
    await expect(whose).toHaveText('Your turn');
    await page.keyboard.press('l');
    await expect(page.locator('.sheet .log-lines')).toContainText(/Rosalind went to/);
    await expect(page.locator('.sheet .log-lines')).toContainText(/You went to/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('u');
    await page.getByRole('button', { name: 'Undo anyway' }).click();
    await expect(page.getByText('Practice', { exact: true })).toBeVisible();
    expect(heard).toEqual([]);
  });

  test('that cannot think, somebody stands in, and it is said', async ({ page }) => {
    await page.route(/assets\/worker-/, (route) => route.abort());
    await comeBack(page);
    await sitDown(page, 'nautilus-island', 'cook', `&sea=${seaBegunBy(1)}`);
    await expect(page.getByRole('alert')).toContainText('could not decide in time');
    await ready(page);
  });

  test('a link to it keeps who is a bot', async ({ page, browser, baseURL }) => {
    await comeBack(page);
    await sitDown(page, 'nautilus-island', 'cook', `&sea=${seaBegunBy(0)}`);
    await myTurn(page);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Copy a link to this game' }).click();
    const link = await page.getByRole('textbox', { name: 'Copy a link' }).inputValue();
    const friend = await browser.newPage({ baseURL, ...desktop.use });
    await friend.goto(link);
    await myTurn(friend);
    await expect(friend.locator('.whose')).toHaveText('Your turn');
    await expect(friend.getByText('Rosalind').first()).toBeVisible();
    await expect(friend.locator('.curtain')).toHaveCount(0);
    await friend.close();
  });

  test('plays on when the network goes', async ({ page, context }) => {
    await comeBack(page);
    await page.goto('/play/nautilus-island/new?seats=2&bots=cook');
    await expect(page.locator('html[data-complete]')).toBeAttached({ timeout: 60_000 });
    await context.setOffline(true);
    await page.locator('.set-out button').click();
    for (let i = 0; i < 4; i++) {
      await myTurn(page);
      await follow(page);
    }
    await myTurn(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('the form remembers who sat there, and says who they are', async ({ page }) => {
    await comeBack(page);
    await page.goto('/play/nautilus-island/new');
    const second = page.getByLabel('Player 2 is');
    await expect(second).toHaveValue('cook');
    await second.selectOption({ index: 1 });
    await expect(page.locator('.crew')).toContainText('Level 1 of 5');
    await page.reload();
    await expect(page.locator('.crew')).toContainText('Level 1 of 5');
    await page.goto('/play/nautilion/new');
    await expect(page.locator('.odds')).toHaveText(
      /^(Gentle|Normal|Hard): the middle bot wins (about )?\d+ of 100 such games\.$/,
    );
  });
});

test.describe('advice', () => {
  test.use(desktop.use);

  test('shows on the board what it would do, and the needle follows', async ({ page }) => {
    await comeBack(page, { ...atOnce, needle: true });
    await page.goto('/play/nautilion/new?sea=grey-whale-214');
    await page.getByRole('button', { name: 'Set out' }).click();
    const dial = page.locator('[data-slot="needle"] .numeral');
    await expect(dial).toHaveText(/\d+%/);
    await myTurn(page);
    const before = await page.locator('.table-board').evaluate((board) => board.textContent);
    const hint = await askForHint(page);
    await hint.click();
    await expect(page.locator('.table[data-previewing]')).toBeVisible();
    expect(await page.locator('.table-board').evaluate((board) => board.textContent)).not.toBe(before);
    await page.keyboard.press('Escape');
    await expect(page.locator('.table[data-previewing]')).toHaveCount(0);
    await expect(page.locator('[data-lit]').first()).toBeVisible();
  });

  for (const [game, bots, shown] of [
    ['nautilion', '', '.naut-submarine, .naut-for-reserve'],
    ['nautilus-island', 'cook', '.isle-submarine, [data-region="hand"]'],
    ['abyss', 'page', '[data-region="court"], [data-region="council"], [data-region="hand"]'],
  ] as const) {
    test(`covers nothing of ${game} that it shows`, async ({ page }) => {
      await comeBack(page);
      for (const height of [720, 900]) {
        await page.setViewportSize({ width: 1280, height });
        await page.goto(`/play/${game}/new${bots && `?seats=2&bots=${bots}`}`);
        await page.getByRole('button', { name: 'Set out' }).click();
        await myTurn(page);
        await (await askForHint(page)).click();
        await expect(page.locator('.table[data-previewing]')).toBeVisible();
        const sheet = await page.locator('.sheet').boundingBox();
        const places = await page.locator(shown).all();
        expect(places.length).toBeGreaterThan(1);
        for (const place of places) {
          const box = await place.boundingBox();
          if (!sheet || !box) throw new Error('There is nothing to see.');
          const wide = Math.min(sheet.x + sheet.width, box.x + box.width) - Math.max(sheet.x, box.x);
          const high = Math.min(sheet.y + sheet.height, box.y + box.height) - Math.max(sheet.y, box.y);
          expect(Math.min(wide, high), await place.evaluate((one) => one.className.toString())).toBeLessThanOrEqual(2);
        }
      }
    });
  }
});

/** A finished game as a file, played with the rules alone. */
function finishedBook(seats: number): string {
  const options = nautilion.options.defaults as unknown as Json;
  const table = new Table(nautilion, { seats, options, sea: { kind: 'named', name: 'a sea to look back on' } });
  table.deal();
  for (let actor = table.actor; typeof actor === 'number'; actor = table.actor) {
    const state = table.state as State;
    const move = careful(state, nautilion.moves(state) as readonly SeatMove[]);
    table.play(actor, table.at, [move as unknown as Json]);
    table.deal();
  }
  return writeLogbook(
    table,
    'all',
    [
      { name: '', bot: null },
      { name: 'Inés', bot: 'helmsman' },
    ].slice(0, seats),
  );
}

for (const { name, use } of [desktop, phone]) {
  test.describe(`looking back, on a ${name}`, () => {
    test.use(use);
    test.describe.configure({ timeout: 120_000 });

    test('the analysis can be stopped and begun again, adds up, leads back to the moment, and on from there', async ({
      page,
    }) => {
      const heard = complaints(page);
      await comeBack(page);
      await page.goto('/open');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(finishedBook(2)) });
      await expect(page).toHaveURL(/\/end$/);
      await page.getByRole('link', { name: /^Analys(is|e)$/ }).click();
      await expect(page).toHaveURL(/\/analysis$/);
      const findings = page.locator('.findings');
      await findings.getByRole('button', { name: /^(Stop|Arrêter)$/ }).click();
      await expect(findings.getByRole('status')).toHaveText(/Stopped|Arrêtée|Interrompue/);
      await findings.getByRole('button', { name: /^(Start again|Recommencer)$/ }).click();
      await expect(page.locator('progress')).toBeVisible();
      await expect(page.locator('.costliest li').first()).toBeVisible({ timeout: 90_000 });
      await expect(page.locator('.scrub-line')).toBeAttached();

      await findings.locator('summary').click();
      const identity = (await page.locator('.identity').textContent()) ?? '';
      const number = (text: string) => Number(text.replaceAll(' ', '').replace('−', '-').replace(',', '.'));
      const [difference = '', sum = ''] = identity.split('=');
      const terms = (text: string) => [...text.matchAll(/[−+]? ?\d+[.,]\d/g)].map(([term]) => number(term));
      const total = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
      expect(total(terms(difference))).toBeCloseTo(total(terms(sum)), 6);
      const turns = await page.locator('.stand-head > :first-child').allTextContents();
      expect(new Set(turns).size).toBe(turns.length);
      await noSidewaysScrolling(page);
      await noViolations(page);

      const bar = page.locator('.moment-bar');
      const before = await bar.getAttribute('data-moment');
      await page.locator('.stand').first().click();
      await expect(bar).not.toHaveAttribute('data-moment', before ?? '');
      await page.getByRole('button', { name: /^(Play on from here|Reprendre d’ici)$/ }).click();
      await expect(page).toHaveURL(/\/play\/nautilion\/[a-z0-9]{10}$/);
      await expect(page.getByText(/^(Practice|Entraînement)$/)).toBeAttached();
      await page.goBack();
      await expect(page.locator('.costliest li').first()).toBeVisible();
      expect(heard).toEqual([]);
    });
  });
}
