import { expect, test } from '@playwright/test';
import { decided, ready } from './moment.ts';
import { comeBack } from './visit.ts';

test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

test('a line of the log stays the one it is, with the focus on it, when its sign comes and as the game goes on', async ({
  page,
}) => {
  await comeBack(page);
  let bringSigns = () => {};
  const asked = new Promise<void>((resolve) => {
    bringSigns = resolve;
  });
  await page.route(/\/signs-[^/]*\.js$/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/play/nautilus-island/new?seats=2&bots=cook&sea=grey-whale-7');
  await page.locator('.set-out button').click();
  await ready(page);
  const lines = page.locator('[data-slot="log"] li button');
  await expect(lines).not.toHaveCount(0);
  const last = lines.last();
  await last.focus();
  await expect(page.locator('.log-sign svg')).toHaveCount(0);
  bringSigns();
  await expect(page.locator('.log-sign svg')).not.toHaveCount(0);
  await expect(last).toBeFocused();

  /** Writes on every line that it was there; how many there are. */
  const mark = () =>
    lines.evaluateAll((all) => {
      for (const line of all) line.setAttribute('data-known', '');
      return all.length;
    });
  const known = page.locator('[data-slot="log"] li button[data-known]');
  for (let turn = 0; turn < 4; turn++) {
    const before = await mark();
    await decided(page, () => page.locator('[data-lit]').first().click({ clickCount: 2, delay: 20 }));
    await ready(page);
    await expect(known).toHaveCount(before);
    expect(await lines.count()).toBeGreaterThanOrEqual(before);
  }
  expect(await lines.count()).toBeGreaterThan(4);
});

test('Tab stops at one line of the log, however long it is, and arrows lead through it', async ({ page }) => {
  await comeBack(page);
  await page.goto('/play/nautilus-island/new?seats=2&bots=cook&sea=grey-whale-7');
  await page.locator('.set-out button').click();
  for (let decisions = 0; decisions < 4; decisions++) {
    await ready(page);
    await decided(page, () => page.locator('[data-lit]').first().click({ clickCount: 2, delay: 20 }));
  }
  await ready(page);
  const lines = page.locator('[data-slot="log"] li button');
  await expect(lines.nth(2)).toBeVisible();
  await expect(page.locator('[data-slot="log"] li button[tabindex="0"]')).toHaveCount(1);
  await lines.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(lines.nth(2)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(lines.locator(':scope:focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(lines.nth(2)).toBeFocused();
  await page.keyboard.press('End');
  await expect(lines.last()).toBeFocused();
});

test('a replay that stands at the setup shows the setup in the log, too', async ({ page }) => {
  await comeBack(page);
  await page.goto('/play/nautilus-island/new?seats=2&bots=cook&sea=grey-whale-7');
  await page.locator('.set-out button').click();
  await ready(page);
  for (let decisions = 0; decisions < 8; decisions++) {
    await decided(page, () => page.locator('[data-lit]').first().click({ clickCount: 2, delay: 20 }));
    await ready(page);
  }
  await page.goto(`${page.url()}?moment=0`);
  await expect(page.locator('.moment-bar')).toContainText('Setup');
  await expect(page.locator('[data-slot="log"]').getByText('Setup')).toBeInViewport();
});

test('dice are said to be rolled by whoever’s turn has begun, also where a partner’s has just ended', async ({
  page,
}) => {
  await comeBack(page);
  await page.goto('/play/nautilion/new?seats=2&sea=duo%20one');
  await page.getByRole('combobox').first().selectOption({ index: 3 });
  await page.getByRole('button', { name: 'Set out' }).click();
  await ready(page);
  await page.getByRole('button', { name: /^Inés starts/ }).click();
  await expect(page.locator('[role="status"][aria-live]')).toHaveText(/Turn 2\. You rolled \d, \d, \d\.\s?$/);
});
