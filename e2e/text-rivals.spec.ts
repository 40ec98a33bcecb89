import { expect, type Page, test } from '@playwright/test';
import { decided, ready } from './moment.ts';
import { comeBack, complaints, noSidewaysScrolling, noViolations } from './visit.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });

const isOver = (page: Page) => page.url().endsWith('/end');

/** Plays by the names of what a screen reader lists: the first wish that is among them, else the first answer. */
async function playByEar(page: Page, wishes: readonly RegExp[]): Promise<void> {
  const region = page.getByRole('main').getByRole('region', { name: 'What you can do' });
  const answers = region.getByRole('listitem').getByRole('button');
  await answers.first().focus();
  for (let decisions = 0; decisions < 400; decisions++) {
    await ready(page);
    if (isOver(page)) return;
    const names = await answers.allTextContents();
    const liked = wishes.map((wish) => names.findIndex((name) => wish.test(name))).find((found) => found >= 0);
    await decided(page, () => answers.nth(liked ?? 0).press('Enter'));
    if (isOver(page)) return;
    await ready(page);
    if (!isOver(page)) await expect(region.getByRole('heading', { level: 2 })).toBeFocused();
  }
}

for (const { game, bot, headings, line, wishes } of [
  {
    game: 'abyss',
    bot: 'page',
    headings: ['You', 'Your hand', 'Court', 'Exploration', 'Council', 'Locations face up', 'Nerin'],
    line: /, influence \d+.*costs \d+, /i,
    wishes: [/^Recruit/, /^Take/, /^Fight/, /^Buy/, /council/i],
  },
  {
    game: 'nautilus-island',
    bot: 'beachcomber',
    headings: ['Columns', 'Your hand', 'Your sets', 'Camp bonuses', 'Portholes left', 'Order of play', 'Lilo'],
    line: /^Column \d, \d places?\./,
    wishes: [/^Close/, /^Store/, /^Collect/],
  },
] as const) {
  test(`a whole game of ${game} is played by what a screen reader finds, and by keys`, async ({ page }) => {
    const heard = complaints(page);
    await comeBack(page);
    await page.goto(`/play/${game}/new?seats=2&bots=${bot}&sea=a%20spoken%20sea`);
    await page.getByRole('button', { name: 'Set out' }).click();
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Board as text' }).press('Enter');
    await ready(page);
    for (const name of headings) await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(main.getByRole('listitem').filter({ hasText: line }).first()).toBeVisible();
    await expect(main.getByRole('img')).toHaveCount(0);
    await noViolations(page);
    await noSidewaysScrolling(page);
    await playByEar(page, wishes);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/won$/);
    expect(heard).toEqual([]);
  });
}
