import { entryOf } from '@fathom/games';
import { expect, type Page, test } from '@playwright/test';
import { keys, mouse, playAll } from './hands.ts';
import { decided, ready } from './moment.ts';
import { atOnce, comeBack, complaints, noSidewaysScrolling, noViolations } from './visit.ts';

test.use({ viewport: { width: 1280, height: 720 }, locale: 'en-GB' });
test.describe.configure({ timeout: 120_000 });

interface Known {
  readonly id: string;
  readonly options: object;
  readonly best: readonly string[];
  readonly rivals: readonly string[];
}

/** A puzzle of the base game in which dice are given and tokens placed, and nothing else. */
async function plainPuzzle(): Promise<Known> {
  const book = await entryOf('nautilion')?.puzzles?.();
  const isPlain = (row: string | undefined) => row !== undefined && /^(give:\d:\w+ ?)+place:aboard:\S+$/.test(row);
  const found = (book?.positions ?? '')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): Known => JSON.parse(line))
    .find(({ options, best, rivals }) => !('expansions' in options) && isPlain(best[0]) && rivals.some(isPlain));
  if (!found) throw new Error('there is no such puzzle');
  return { ...found, rivals: found.rivals.filter(isPlain) };
}

const moves = (row: string | undefined) => (row ?? '').split(' ');
const answer = (page: Page) => page.getByRole('button', { name: 'That’s my turn' });

test('a puzzle is found from home, taken back freely, answered, explained, tried again and kept', async ({ page }) => {
  const heard = complaints(page);
  const puzzle = await plainPuzzle();
  await comeBack(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Puzzles' }).first().click();
  await expect(page.getByRole('link', { name: /^Solve, Nautilion/ })).toHaveCount(3);
  await noSidewaysScrolling(page);
  await noViolations(page);

  await page.goto(`/puzzles/nautilion/${puzzle.id}`);
  await ready(page);
  await expect(answer(page)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('h');
  await expect(page.locator('.sheet, .chance-dial')).toHaveCount(0);
  await playAll(page, mouse, moves(puzzle.best[0]));
  await expect(page.locator('.puzzle-task')).toContainText('Your turn:');
  const undo = page.getByRole('button', { name: 'Undo' });
  for (const _ of moves(puzzle.best[0])) {
    if ((await undo.getAttribute('aria-disabled')) === 'true') break;
    await undo.click();
  }
  await expect(undo).toHaveAttribute('aria-disabled', 'true');

  await playAll(page, mouse, moves(puzzle.rivals[0]));
  await answer(page).click();
  const verdict = page.locator('.puzzle-verdict');
  await expect(verdict.getByRole('heading', { name: /^(Nearly!|Not this one)$/ })).toBeVisible();
  await expect(verdict).toContainText(/Your turn lowers your chance to win by \d+ percentage points/);
  await expect(verdict).toContainText('Best turn');
  await expect(verdict).toContainText('the middle level');
  await expect(page.locator('.table')).toHaveAttribute('data-previewing', '');
  await noViolations(page);

  await verdict.getByRole('button', { name: 'Try again' }).click();
  await playAll(page, keys, moves(puzzle.best[0]));
  await answer(page).press('Enter');
  await expect(verdict.getByRole('heading', { name: 'Found!' })).toBeVisible();
  await expect(verdict).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(verdict.getByRole('button', { name: 'See the answer' })).toBeVisible();
  await expect(verdict).toBeFocused();

  await page.goto('/puzzles');
  await expect(page.locator('.puzzle-tally')).toContainText('0 of 1');
  await page.getByRole('region', { name: 'Nautilion', exact: true }).locator('summary').click();
  await expect(page.locator(`.puzzle-grid a[href$="/nautilion/${puzzle.id}"]`)).toHaveAttribute(
    'data-state',
    /nearly|no/,
  );
  expect(heard).toEqual([]);
});

test('a puzzle is answered in words, too', async ({ page }) => {
  const puzzle = await plainPuzzle();
  await comeBack(page, { ...atOnce, textBoard: true });
  await page.goto(`/puzzles/nautilion/${puzzle.id}`);
  await expect(page.getByRole('heading', { name: 'Path from you' })).toBeVisible();
  await noViolations(page);
  const choices = page.getByRole('region', { name: 'What you can do' }).getByRole('listitem').getByRole('button');
  while ((await answer(page).getAttribute('aria-disabled')) === 'true')
    await decided(page, () => choices.first().press('Enter'));
  await answer(page).press('Enter');
  await expect(page.locator('.puzzle-verdict')).toBeFocused();
  await noViolations(page);
});
