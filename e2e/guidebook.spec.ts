import { expect, type Locator, type Page, test } from '@playwright/test';
import { ready } from './moment.ts';
import { tap } from './touch.ts';
import { comeBack, complaints, noSidewaysScrolling, noViolations } from './visit.ts';

const games = [
  { id: 'nautilion', query: '', piece: '[data-die][data-lit]', part: 'svg', en: 'Die', fr: 'Dé', rule: 'C3' },
  {
    id: 'nautilus-island',
    query: '?seats=2',
    piece: '.isle-column',
    part: '.isle-pad',
    en: 'Column',
    fr: 'Colonne',
    rule: 'R3',
  },
  { id: 'abyss', query: '?seats=2', piece: '.abyss-court-lord', part: 'svg', en: '', fr: '', rule: '' },
] as const;

async function setOut(page: Page, id: string, query: string): Promise<void> {
  await page.goto(`/play/${id}/new${query}`);
  await page.getByRole('button', { name: /^(Set out|Appareiller)$/ }).click();
  await expect(page).toHaveURL(/\/play\/[a-z-]+\/[a-z0-9]{10}$/);
  await ready(page);
}

/** How a piece is called: by the spec, or as it stands on the card. */
async function nameOf(piece: Locator, known: string): Promise<string> {
  return known || ((await piece.locator('.abyss-lord-name').textContent()) ?? '');
}

/** Five pictures of a turn, the symbols and the end. */
async function teaches(place: Locator): Promise<void> {
  await expect(place.locator('.primer-turn > li')).toHaveCount(5);
  await expect(place.locator('.primer-turn svg').first()).toBeVisible();
  expect(await place.locator('.primer-symbols > li').count()).toBeGreaterThan(5);
  await expect(place.locator('.primer-end > li')).toHaveCount(2);
}

test.describe('with a mouse and keys', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

  for (const { id, query, piece, part, en, rule } of games) {
    test(`${id} is taught on one page, and its pieces say what they are`, async ({ page }) => {
      const heard = complaints(page);
      await comeBack(page);
      await page.goto(`/rules/${id}`);
      const how = page.getByRole('region', { name: 'How to play' });
      await teaches(how);
      await expect(page.getByRole('heading', { name: 'Keys', exact: true })).toBeVisible();
      await noViolations(page);

      await setOut(page, id, query);
      await page.locator('.help-button').click();
      await teaches(page.getByRole('dialog', { name: 'How to play' }));
      await noViolations(page);
      await page.keyboard.press('Escape');

      const one = page.locator(piece).first();
      const answer = page.getByRole('dialog', { name: await nameOf(one, en), exact: true });
      await one.locator(part).first().click({ button: 'right' });
      await expect(answer).toBeVisible();
      await noViolations(page);
      await expect(answer.getByRole('link')).toHaveAttribute('href', new RegExp(`^/rules/${id}/${rule}`));
      await page.keyboard.press('Escape');
      await expect(answer).toHaveCount(0);
      await one.focus();
      await page.keyboard.press('?');
      await expect(answer).toBeVisible();
      await page.keyboard.press('Escape');
      expect(heard).toEqual([]);
    });
  }

  test('a resting mouse shows a spell large, with when it works', async ({ page }) => {
    await comeBack(page);
    await setOut(page, 'nautilion', '');
    await expect(async () => {
      await page.mouse.move(2, 2);
      await page.locator('[data-piece="spell:tide"]').hover();
      await expect(page.locator('.explained-large')).toContainText('After the roll', { timeout: 2000 });
    }).toPass();
    await page.mouse.move(2, 2);
    await expect(page.locator('.explained-large')).toHaveCount(0);
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'fr-FR' });

  for (const { id, query, piece, part, fr } of games) {
    test(`${id} is taught without a word of keys, and a long press explains`, async ({ page }) => {
      await comeBack(page);
      const keys = /Touches|Flèches|Échap|clic|souris|clavier/;
      await page.goto(`/rules/${id}`);
      await teaches(page.getByRole('region', { name: 'Comment jouer' }));
      await expect(page.getByRole('main')).not.toContainText(keys);
      await noSidewaysScrolling(page);

      await setOut(page, id, query);
      await page.keyboard.press('?');
      const how = page.getByRole('dialog', { name: 'Comment jouer' });
      await teaches(how);
      await expect(how).not.toContainText(keys);
      await page.goBack();
      await expect(how).toHaveCount(0);

      const one = page.locator(piece).first();
      const answer = page.getByRole('dialog', { name: await nameOf(one, fr), exact: true });
      const at = await page.locator('[data-at]').getAttribute('data-at');
      await hold(page, one.locator(part).first(), answer);
      await noViolations(page);
      await page.goBack();
      await expect(answer).toHaveCount(0);
      expect(await page.locator('[data-at]').getAttribute('data-at')).toBe(at);
      await tap(one);
    });
  }
});

/** A finger that stays until what it asked for is there. */
async function hold(page: Page, piece: Locator, answer: Locator): Promise<void> {
  await piece.scrollIntoViewIfNeeded();
  const box = await piece.boundingBox();
  const point = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(answer).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
}
