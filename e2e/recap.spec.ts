import { expect, test } from '@playwright/test';
import { decided, ready } from './moment.ts';
import { comeBack, complaints, noSidewaysScrolling, noViolations } from './visit.ts';

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
]) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport, locale: 'en-GB' });

    test('what a bot did since my turn stands above the board, also after a reload, and can be seen again until I act', async ({
      page,
    }) => {
      const heard = complaints(page);
      await comeBack(page);
      await page.goto('/play/nautilus-island/new?seats=2&bots=cook&sea=grey-whale-7');
      await page.locator('.set-out button').click();
      const line = page.locator('.recap li button');
      await ready(page);
      for (let i = 0; i < 12 && (await line.count()) === 0; i++) {
        await decided(page, () => page.locator('[data-lit]').first().click({ clickCount: 2, delay: 20 }));
        await ready(page);
        await expect(page.locator('.recap')).toBeAttached();
      }
      await expect(line).toHaveCount(1);
      await expect(line).toContainText('Rosalind went to');
      await expect(line.locator('.sign')).not.toHaveCount(0);
      await noViolations(page);
      await noSidewaysScrolling(page);

      await page.reload();
      await ready(page);
      await expect(line).toContainText('Rosalind went to');
      await line.click();
      const bar = page.locator('.moment-bar');
      await expect(bar).toContainText('Rosalind');
      await expect(page.locator('[data-lit]')).toHaveCount(0);
      await noSidewaysScrolling(page);
      await bar.getByRole('button', { name: 'Back to now' }).click();
      await ready(page);
      await expect(line).toHaveCount(1);
      expect(heard).toEqual([]);
    });
  });
}

test.describe('a tablet with large letters', () => {
  test.use({ viewport: { width: 768, height: 1024 }, locale: 'en-GB' });

  test('what the others did is scrolled beside the way to the log, never under it', async ({ page }) => {
    await comeBack(page);
    await page.goto('/play/nautilus-island/new?seats=4&bots=cook,cook,cook&sea=grey-whale-7');
    await page.locator('.set-out button').click();
    const line = page.locator('.recap li button');
    await ready(page);
    for (let i = 0; i < 12 && (await line.count()) < 3; i++) {
      await decided(page, () => page.locator('[data-lit]').first().click({ clickCount: 2, delay: 20 }));
      await ready(page);
    }
    await expect(line).toHaveCount(3);
    const [list, log] = [page.locator('.recap ul'), page.locator('.recap-log')];
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect.poll(() => list.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true);
    const right = await list.evaluate((one) => one.getBoundingClientRect().right);
    expect(right).toBeLessThanOrEqual((await log.boundingBox())?.x ?? 0);
    await line.last().focus();
    await expect(line.last()).toBeInViewport({ ratio: 0.9 });
  });
});
