import { expect, type Locator, type Page, test } from '@playwright/test';
import { decided, ready } from './moment.ts';
import { comeBack, complaints, noSidewaysScrolling, noViolations, ownRolls, setOut } from './visit.ts';

test.describe.configure({ timeout: 120_000 });
test.use({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });

/** The answers a screen reader lists, by their names. */
const named = (choices: Locator): Promise<readonly string[]> => choices.allTextContents();

/** Decides by what is read alone: whatever brings somebody aboard, else the first answer that loses nothing. */
function chosen(names: readonly string[]): number {
  const liked = [/^Roll$/, /to the Nautilion: takes .*fits cabin/, /to the Nautilion/, /aboard|cabin/i];
  for (const wish of liked) {
    const found = names.findIndex((name) => wish.test(name) && !/you lose/.test(name));
    if (found >= 0) return found;
  }
  return Math.max(
    0,
    names.findIndex((name) => !/lose|Whirlwind|Tide|Translation/.test(name)),
  );
}

const isOver = (page: Page) => page.url().endsWith('/end');

test('a whole game of Nautilion is played by what a screen reader finds, and by keys', async ({ page }) => {
  const heard = complaints(page);
  await comeBack(page, ownRolls);
  await setOut(page, '?sea=a%20spoken%20sea');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Board as text' }).press('Enter');
  for (const name of ['Dice', 'Path from you', 'Path of the Phantom', 'Still needed', 'Submarine', 'Reserve'])
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: /^Cabin 4: empty, .*; ducts to \d/ })).toHaveCount(1);
  await expect(main.getByRole('listitem').filter({ hasText: /^Steps 1 to 6: \w+, \w+/ })).toHaveCount(1);
  await expect(main.getByRole('img')).toHaveCount(0);
  await noViolations(page);
  await noSidewaysScrolling(page);

  const region = main.getByRole('region', { name: 'What you can do' });
  const answers = region
    .getByRole('listitem')
    .getByRole('button')
    .or(region.getByRole('button', { name: 'Roll' }));
  await answers.first().focus();
  for (let decisions = 0; decisions < 200 && !isOver(page); decisions++) {
    await ready(page);
    if (isOver(page)) break;
    const names = await named(answers);
    await decided(page, async (before) => {
      await answers.nth(chosen(names)).press('Enter');
      const isAsked = await page.waitForFunction((at) => {
        const table = document.querySelector('[data-at]');
        if ((table?.getAttribute('data-at') ?? null) !== at || table?.hasAttribute('data-storing')) return 'sent';
        return document.activeElement?.textContent === 'Are you sure?' ? 'asked' : '';
      }, before);
      if ((await isAsked.jsonValue()) === 'asked') await answers.first().press('Enter');
    });
    if (isOver(page)) break;
    await ready(page);
    if (!isOver(page)) await expect(region.getByRole('heading', { level: 2 })).toBeFocused();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You (won|lost)$/);
  expect(heard).toEqual([]);
});
