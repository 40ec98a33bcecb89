import { expect, type Page, test } from '@playwright/test';
import { decided, ready } from './moment.ts';
import { tap } from './touch.ts';
import { comeBack, complaints, noSidewaysScrolling, noViolations } from './visit.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'en-GB' });

const path = Array.from({ length: 36 }, (_, i) => String((i % 9) + 1));
const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('with the real box: lay the path, type a roll, correct it, play a turn, reload and go on', async ({ page }) => {
  const heard = complaints(page);
  await comeBack(page);
  await page.goto('/play/nautilion/new');
  await tap(page.getByRole('link', { name: 'With my box' }));
  await tap(page.getByRole('button', { name: 'Set out' }));

  // Of keys only whoever has some is told.
  await expect(page.getByRole('main')).toContainText('from the Isles to the Abyss');
  await expect(page.getByRole('main')).not.toContainText('keys');
  // One tap each; a wrong one is taken back, one further back is changed where it lies.
  const ask = page.locator('.box-panel');
  await tap(ask.getByRole('button', { name: 'Lay a 2', exact: true }));
  await tap(page.getByRole('button', { name: 'Take back “Lay a 2”' }));
  await expect(page.locator('.box-said li')).toHaveCount(0);
  await page.keyboard.press('1');
  await page.keyboard.press('3');
  await page.keyboard.press('3');
  await expect(page.locator('.box-said li')).toHaveCount(3);
  await tap(page.locator('.box-said li').nth(1).getByRole('button'));
  await tap(page.locator('.box-path').getByRole('button', { name: 'Lay a 2', exact: true }));
  await expect(page.locator('.box-said li').nth(1)).toContainText('2');
  await noSidewaysScrolling(page);
  await noViolations(page);
  for (const token of path.slice(3, -1)) await page.keyboard.press(token);

  // The roll, with a slip in the last die.
  const panel = page.locator('.table-head > .box-panel');
  await expect(panel).toContainText('1 of 3');
  await noViolations(page);
  for (const face of [1, 2]) await decided(page, () => tap(answer(page, `Roll a ${face}`)));
  await expect(panel).toContainText('3 of 3');
  await decided(page, () => page.keyboard.press('4'));
  await ready(page);
  await expect(panel).toHaveCount(0);
  await decided(page, () => tap(page.locator('.undo')));
  await expect(panel).toContainText('Taken back: “Roll a 4”.');
  await decided(page, () => page.keyboard.press('3'));

  // A whole turn: the dice go out, what was landed on is placed.
  while (!(await panel.isVisible())) {
    await ready(page);
    await page.getByRole('button', { name: 'All moves as a list' }).press('Enter');
    const moves = page.locator('.naut-dock .naut-tiles [data-lit]');
    const give = moves.filter({ hasText: /^The \d to/ });
    await moves.first().waitFor();
    const next = (await give.count()) > 0 ? give : moves;
    await decided(page, () => tap(next.first()));
    await page.waitForFunction(() => document.querySelector('[data-storing], [data-busy]') === null);
  }
  await page.reload();
  await expect(panel).toContainText('1 of 3');
  await expect(page.locator('.turn-count')).toHaveText('Turn 2');
  await expect(page.locator('.house')).toHaveCount(0);
  await decided(page, () => tap(answer(page, 'Roll a 1')));
  await expect(panel).toContainText('2 of 3');
  expect(heard).toEqual([]);
});
