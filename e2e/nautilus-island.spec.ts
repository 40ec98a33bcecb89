import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Salvage, salvage } from './castaways.ts';
import { comeBack, complaints, noSidewaysScrolling, noViolations } from './visit.ts';

const names = ['Ada', 'Maren', 'Ilya', 'Bo'];
const words = {
  en: { name: 'Name of player', begin: 'Set out', iAm: 'I am', won: 'won' },
  fr: { name: 'Nom du joueur', begin: 'Appareiller', iAm: 'Je suis', won: 'Victoire' },
};
type Language = keyof typeof words;
type Touch = (target: Locator) => Promise<void>;

const click: Touch = (target) => target.click();
const tap: Touch = (target) => target.tap();

async function setOut(page: Page, language: Language, sea: string, seats: number): Promise<void> {
  await page.goto(`/play/nautilus-island/new?seats=${seats}&sea=${encodeURIComponent(sea)}`);
  for (const [seat, name] of names.slice(0, seats).entries()) {
    await page.getByLabel(`${words[language].name} ${seat + 1}`).fill(name);
  }
  await page.getByRole('button', { name: words[language].begin }).click();
  await expect(page).toHaveURL(/\/play\/nautilus-island\/[a-z0-9]{10}$/);
}

/** The screen is covered for whoever does not come next, and taken by whoever does. */
async function takeScreen(page: Page, touch: Touch, name: string): Promise<void> {
  const curtain = page.locator('.curtain');
  await expect(curtain).toContainText(name);
  const covered = await page.evaluate(() => {
    const { innerWidth: wide, innerHeight: high } = window;
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x * wide, y * high] as const));
    return points.every(([x, y]) => document.elementFromPoint(x, y)?.closest('.curtain') !== null);
  });
  expect(covered).toBe(true);
  await touch(curtain.getByRole('button'));
  await expect(curtain).toHaveCount(0);
}

/** One decision through what is lit: a column, cards in any order and one press, or a button. */
async function decide(page: Page, touch: Touch, row: readonly string[]): Promise<void> {
  const [first = ''] = row;
  if (first.startsWith('+')) {
    const picked = row.filter((move) => move.startsWith('+'));
    for (const card of picked.toReversed()) await touch(page.locator(`.isle-kind[data-lit][data-move="${card}"]`));
    await touch(page.locator(`.isle-act[data-move="${row.join(' ')}"]`));
    return;
  }
  const piece = page.locator(`[data-lit][data-move="${first}"]`);
  await touch(piece);
  if (touch === tap && /^c\d/.test(first)) {
    await expect(piece).toHaveAttribute('data-armed', '');
    await touch(piece);
  }
}

async function playAll(page: Page, touch: Touch, { decisions }: Salvage, after = async () => {}): Promise<void> {
  let holder = decisions[0]?.seat;
  for (const { seat, row } of decisions) {
    if (seat !== holder) await takeScreen(page, touch, names[seat] ?? '');
    holder = seat;
    await decide(page, touch, row);
    await after();
  }
}

async function expectScores(page: Page, language: Language, game: Salvage): Promise<void> {
  await expect(page).toHaveURL(/\/end$/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(names[game.winner] ?? '');
  await expect(heading).toContainText(words[language].won);
  await expect(page.locator('.scores tfoot td')).toHaveText(game.scores.map(String));
}

test.describe('two people, by mouse, on a desktop, in English', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

  test('a whole game is played, and scored as the rules say', async ({ page }) => {
    test.setTimeout(180_000);
    const heard = complaints(page);
    const game = salvage('a shared island', 2);
    await comeBack(page);
    await setOut(page, 'en', game.sea, 2);
    await noViolations(page);
    await playAll(page, click, game);
    await expectScores(page, 'en', game);
    await noViolations(page);
    await page.getByRole('link', { name: 'See the board' }).click();
    await expect(page.locator('.isle-reckoning')).toContainText(`${names[game.winner]} wins`);
    await noViolations(page);
    expect(heard).toEqual([]);
  });

  test('what is forbidden says why: a column taken, a column just left, a treasure', async ({ page }) => {
    const game = salvage('a shared island', 2);
    const refused = async (target: Locator, sentence: string) => {
      await target.click();
      await expect(page.getByRole('alertdialog')).toContainText(sentence);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    };
    const treasure = page.locator('.isle-kind[data-colour="treasures"]');
    await comeBack(page);
    await setOut(page, 'en', game.sea, 2);
    let holder = game.decisions[0]?.seat;
    for (const [at, { seat, row }] of game.decisions.entries()) {
      if (seat !== holder) await takeScreen(page, click, names[seat] ?? '');
      holder = seat;
      if (at === 1) await refused(page.locator('.isle-column:not([data-lit])'), 'already taken');
      if (at === 2) await refused(page.locator('.isle-column:not([data-lit])').first(), 'You were just at');
      await expect(page.locator('[data-lit]').first()).toBeVisible();
      if (!row[0]?.startsWith('c') || row[0] === 'collect') {
        if ((await treasure.count()) > 0) {
          await refused(treasure.first(), 'Treasures are not stored');
          return;
        }
      }
      await decide(page, click, row);
    }
    throw new Error('nobody had a treasure in hand when asked to collect or store');
  });
});

test.describe('two people, by finger, on a phone, in French', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'fr-FR' });

  test('a whole game is played without scrolling sideways', async ({ page }) => {
    test.setTimeout(180_000);
    const heard = complaints(page);
    const game = salvage('une île à deux', 2);
    await comeBack(page);
    await setOut(page, 'fr', game.sea, 2);
    await noViolations(page);
    await playAll(page, tap, game, () => noSidewaysScrolling(page));
    await expectScores(page, 'fr', game);
    await noSidewaysScrolling(page);
    expect(heard).toEqual([]);
  });
});

test.describe('four people, by mouse, in French', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' });

  test('the screen goes round the table until all is counted', async ({ page }) => {
    test.setTimeout(240_000);
    const game = salvage('une île à quatre', 4);
    await comeBack(page);
    await setOut(page, 'fr', game.sea, 4);
    await playAll(page, click, game);
    await expectScores(page, 'fr', game);
  });
});
