import { expect, type Page, test } from '@playwright/test';
import { type Decision, names, type Salvage, salvage } from './castaways.ts';
import { type Reign, reign } from './courtiers.ts';
import { covered, takeScreen, takeScreenIfCovered } from './curtain.ts';
import { click } from './touch.ts';
import { comeBack, complaints, noViolations } from './visit.ts';

test.describe.configure({ timeout: 120_000 });

test.use({ viewport: { width: 1280, height: 720 }, locale: 'en-GB' });

/** Two people at one screen, each with cards only they know, the first of them to decide. */
function bothSecret(): { readonly game: Salvage; readonly at: number; readonly decision: Decision } {
  const game = salvage('an island of secrets', 2);
  const at = game.decisions.findIndex(
    ({ seat, secret, row }, i) =>
      secret && row[0] === 'collect' && game.decisions[i + 1]?.secret && game.decisions[i + 1]?.seat !== seat,
  );
  const decision = game.decisions[at];
  if (!decision) throw new Error('nobody has anything to hide');
  return { game, at, decision };
}

const { game, at, decision } = bothSecret();
const holder = names[decision.seat] ?? '';
const other = names[1 - decision.seat] ?? '';

async function open(page: Page): Promise<void> {
  await comeBack(page);
  await page.goto('/open');
  await page.getByLabel('Text of the logbook').fill(game.bookBefore(at));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

/** What the board says of the hand that lies on it. */
async function marksOf(page: Page): Promise<readonly string[]> {
  await expect(page.locator('.isle-kind').first()).toBeVisible();
  const marks = await page
    .locator('.isle-kind')
    .evaluateAll((cards) => cards.flatMap((card) => [card.getAttribute('aria-label') ?? '', card.textContent ?? '']));
  return marks.map((mark) => mark.trim()).filter((mark) => mark.length > 3);
}

/** Nothing of it is in the page: not in what is drawn, not in its source, not in what a screen reader finds, not in the title. */
async function holdsNothing(page: Page, marks: readonly string[]): Promise<void> {
  expect(marks.length).toBeGreaterThan(0);
  const whole = [
    await page.evaluate(() => document.documentElement.outerHTML),
    await page.locator('body').ariaSnapshot(),
    await page.title(),
  ].join('\n');
  for (const mark of marks) expect(whole).not.toContain(mark);
  expect(whole).not.toContain('isle');
}

async function deafToKeys(page: Page): Promise<void> {
  const before = await page.evaluate(() => document.body.innerHTML);
  for (const key of ['l', 'h', '?', 'u', 'Escape', 'ArrowRight']) await page.keyboard.press(key);
  expect(await page.evaluate(() => document.body.innerHTML)).toBe(before);
}

test('a link or a logbook opens behind the curtain, whoever opens it', async ({ page }) => {
  const heard = complaints(page);
  await open(page);
  await covered(page, holder);
  await deafToKeys(page);
  await noViolations(page);
  await takeScreen(page, click, holder);
  const marks = await marksOf(page);
  expect(marks.length).toBeGreaterThan(0);
  expect(heard).toEqual([]);
});

test('a reload, a way home and back, and back and forward all lead to the curtain', async ({ page }) => {
  await open(page);
  await takeScreen(page, click, holder);
  const marks = await marksOf(page);

  await page.reload();
  await covered(page, holder);
  await holdsNothing(page, marks);
  await deafToKeys(page);
  await takeScreen(page, click, holder);
  expect(await marksOf(page)).toEqual(marks);

  const table = page.url();
  const home = page.getByRole('heading', { level: 1, name: 'Three games' });
  await page.getByRole('link', { name: /^Fathom/ }).click();
  await expect(home).toBeVisible();
  await page.goBack();
  await covered(page, holder);
  await holdsNothing(page, marks);
  await takeScreen(page, click, holder);

  await page.goto('/rules/nautilus-island');
  await page.goBack();
  await covered(page, holder);
  await page.goForward();
  await expect(page).toHaveURL(/rules/);

  await page.goto('/');
  await expect(home).toBeVisible();
  await page.goto(table);
  await covered(page, holder);
  await holdsNothing(page, marks);
});

test('a page put aside is covered before anybody comes back to it', async ({ page }) => {
  await open(page);
  await takeScreen(page, click, holder);
  const marks = await marksOf(page);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await covered(page, holder);
  await holdsNothing(page, marks);
});

test('passing the screen leaves nothing of the hand, and nothing of what was said', async ({ page }) => {
  await open(page);
  await takeScreen(page, click, holder);
  const marks = await marksOf(page);
  await page.locator('[data-lit][data-move="collect"]').click();
  await covered(page, other);
  await holdsNothing(page, marks);
  await deafToKeys(page);
  await takeScreen(page, click, other);
  await expect(page.locator('.f-unseen[aria-live]')).toHaveText('');
});

test('a link to a game in play says what it gives away, and gives what was chosen', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await takeScreen(page, click, holder);
  const marks = await marksOf(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Copy a link to this game' }).click();
  await expect(page.getByRole('group', { name: /What may the other person learn/ })).toBeVisible();
  await noViolations(page);
  await page.getByRole('button', { name: 'Only what I know' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const friend = await context.newPage();
  await friend.goto(link);
  await takeScreen(friend, click, holder);
  expect(await marksOf(friend)).toEqual(marks);
  await friend.keyboard.press('l');
  await expect(friend.getByText('Nothing has happened yet.').first()).toBeVisible();
  await friend.close();

  await page.getByRole('button', { name: 'Copy a link to this game' }).click();
  await page.getByRole('button', { name: 'Everything' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const whole = await context.newPage();
  await whole.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await takeScreen(whole, click, holder);
  expect(await marksOf(whole)).toEqual(marks);
  await whole.keyboard.press('l');
  await expect(whole.locator('.sheet .log-lines')).toContainText(`${other} went to`);
});

test('what was said at a table stays there', async ({ page }) => {
  await comeBack(page);
  await page.goto('/open');
  await page.getByLabel('Text of the logbook').fill(game.bookBefore(game.decisions.length));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL(/\/end$/);
  await expect(page.locator('.f-unseen[aria-live]')).toContainText('won');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Three games');
  await expect(page.locator('.f-unseen[aria-live]')).toHaveText('');
});

/** Somebody draws a monster token, and somebody else comes next: soon, in some sea. */
function drawnToken(): { readonly court: Reign; readonly drawing: number; readonly move: string } {
  for (let i = 0; i < 60; i++) {
    const court = reign(`a court of tokens ${i}`, 2);
    const drawing = court.decisions.findIndex(
      ({ seat, row }, here) => /^tokens:[12]$/.test(row[0] ?? '') && court.decisions[here + 1]?.seat === 1 - seat,
    );
    const move = court.decisions[drawing]?.row[0];
    if (move !== undefined) return { court, drawing, move };
  }
  throw new Error('no such sea');
}

test('a monster token drawn in secret is not told to the next player', async ({ page }) => {
  const { court, drawing, move } = drawnToken();
  await comeBack(page);
  await page.goto('/open');
  await page.getByLabel('Text of the logbook').fill(court.bookBefore(drawing, names.slice(0, 2)));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await takeScreenIfCovered(page, '.abyss');
  await page.locator(`[data-lit][data-move="${move}"]:visible`).first().click();
  const next = names[court.decisions[drawing + 1]?.seat ?? 0] ?? '';
  await expect(page.locator('.abyss-dock .abyss-whose')).toHaveText(next);
  await expect(page.locator('.f-unseen[aria-live]')).toHaveText('');
  await page.keyboard.press('l');
  await expect(page.locator('.sheet .log-lines')).toContainText('drew a monster token.');
  const whole = [await page.evaluate(() => document.body.textContent), await page.locator('body').ariaSnapshot()];
  expect(whole.join('\n')).not.toMatch(/monster token worth/);
});
