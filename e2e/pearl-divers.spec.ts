import { expect, type Page, test } from '@playwright/test';
import { decided, readyOrCovered } from './moment.ts';
import { click, type Touch, tap } from './touch.ts';
import { comeBack, complaints, noSidewaysScrolling, noViolations } from './visit.ts';

/** Pearl Divers has rules and words, and nothing else of its own: what is tried here every game has for nothing. */

const isOver = (page: Page) => new URL(page.url()).pathname.endsWith('/end');

/** Takes the screen if it is covered, else plays the move of this number among those lit. */
async function act(page: Page, touch: Touch, which: number): Promise<'took' | 'played'> {
  const curtain = page.locator('.curtain');
  if ((await curtain.count()) > 0) {
    await expect(page.locator('.plain')).toHaveCount(0);
    await touch(curtain.getByRole('button'));
    await expect(curtain).toHaveCount(0);
    return 'took';
  }
  const lit = page.locator('[data-lit]');
  await decided(page, async () => touch(lit.nth(which % (await lit.count()))));
  return 'played';
}

/** Until the table is open before whoever is to play. */
async function uncover(page: Page, touch: Touch): Promise<void> {
  await readyOrCovered(page);
  if ((await page.locator('.curtain').count()) > 0) await act(page, touch, 0);
  await expect(page.locator('[data-lit]').first()).toBeVisible();
}

async function playOut(page: Page, touch: Touch): Promise<number> {
  let taken = 0;
  for (let which = 0; ; which++) {
    await readyOrCovered(page);
    if (isOver(page)) return taken;
    if ((await act(page, touch, which)) === 'took') taken++;
  }
}

test('the home page does not offer it, and no address makes a game of nothing', async ({ page }) => {
  await comeBack(page);
  await page.goto('/');
  await expect(page.locator('.berth').first()).toBeVisible();
  await expect(page.getByText('Pearl Divers')).toHaveCount(0);
  for (const id of ['constructor', 'no-such-game']) {
    await page.goto(`/play/${id}/new`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing but water here');
  }
});

test.describe('two people at one screen, by mouse, in English', () => {
  test.use({ viewport: { width: 1280, height: 720 }, locale: 'en-GB' });

  test('play behind a curtain, look back, share the game and read the rules', async ({ page, context }) => {
    test.setTimeout(120_000);
    const heard = complaints(page);
    await comeBack(page);
    await page.goto('/play/toy/new?seats=2&sea=pearl%20spec&hold=3');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New game of Pearl Divers');
    await page.getByRole('textbox', { name: 'Name of player 1' }).fill('Ada');
    await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Bo');
    await expect(page.locator('.plain-option').first().getByRole('button', { name: '3' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await noViolations(page);
    await page.getByRole('button', { name: 'Set out' }).click();
    await uncover(page, click);
    await expect(page.locator('[data-place="reef"]')).toContainText('Reef');
    await expect(page.locator('[data-place="reef"] .plain-chip')).toContainText('hidden× 12');
    await noViolations(page);
    const taken = await playOut(page, click);
    expect(taken).toBeGreaterThan(0);
    await expect(page.locator('.scores thead')).toContainText('Ada');

    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: 'Copy a link to this game' }).click();
    const link = await page.getByRole('textbox', { name: 'Copy a link' }).inputValue();
    const friend = await context.newPage();
    await friend.goto(link);
    await expect(friend.locator('.scores thead')).toContainText('Bo');
    await friend.close();

    await page.getByRole('link', { name: 'See the board' }).click();
    await page.locator('.plain-log button').nth(3).click();
    await expect(page.locator('.moment-bar')).toBeVisible();
    await page.goto('/rules/toy');
    await expect(page.locator('#rule-D7')).toContainText('Selling');
    expect(heard).toEqual([]);
  });
});

test.describe('against a bot, by finger, in French', () => {
  test.use({ viewport: { width: 360, height: 740 }, locale: 'fr-FR', hasTouch: true, isMobile: true });

  test('asks for a hint, plays to the end and looks back on it', async ({ page }) => {
    test.setTimeout(120_000);
    const heard = complaints(page);
    await comeBack(page);
    await page.goto('/play/toy/new?bots=crab&sea=perle');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pêcheurs de perles');
    await expect(page.getByRole('combobox').locator('option')).toHaveCount(6);
    await noSidewaysScrolling(page);
    await tap(page.getByRole('button', { name: 'Appareiller' }));
    await readyOrCovered(page);
    await noSidewaysScrolling(page);
    await noViolations(page);
    await tap(page.locator('.plain-openers').getByRole('button').last());
    await expect(
      page
        .locator('.f-sheet, dialog, [role=dialog]')
        .getByText(/parties? imaginée/)
        .first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await playOut(page, tap)).toBe(0);
    await tap(page.getByRole('link', { name: 'Analyse' }));
    await expect(page.locator('.findings .balance')).toBeVisible();
    expect(heard).toEqual([]);
  });
});

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1280, height: 720 }, locale: 'en-GB' });

  test('arrows go from move to move, and Enter plays one', async ({ page }) => {
    await comeBack(page);
    await page.goto('/play/toy/new?seats=2&sea=keys');
    await page.getByRole('button', { name: 'Set out' }).click();
    await uncover(page, click);
    const serial = await page.locator('.plain').getAttribute('data-serial');
    await page.locator('[data-lit]').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-lit]').nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator(`.plain[data-serial="${serial}"]`)).toHaveCount(0);
  });
});
