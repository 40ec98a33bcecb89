import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Decision, type Reign, reign } from './courtiers.ts';
import { comeBack, complaints, noSidewaysScrolling, noViolations } from './visit.ts';

const names = ['Ada', 'Maren', 'Ilya', 'Bo'];
const words = {
  en: { name: 'Name of player', begin: 'Set out', won: 'won' },
  fr: { name: 'Nom du joueur', begin: 'Appareiller', won: 'Victoire' },
};
type Language = keyof typeof words;
type Touch = (target: Locator) => Promise<void>;

const click: Touch = (target) => target.click();
const tap: Touch = (target) => target.tap();

async function setOut(page: Page, language: Language, { sea, options }: Reign, seats: number): Promise<void> {
  await page.goto(`/play/abyss/new?seats=${seats}&sea=${encodeURIComponent(sea)}`);
  for (const [seat, name] of names.slice(0, seats).entries()) {
    await page.getByLabel(`${words[language].name} ${seat + 1}`).fill(name);
  }
  await page.locator('input[name="kraken"]').setChecked(options.kraken);
  await page.locator('input[name="openMemory"]').setChecked(options.openMemory);
  await page.getByRole('button', { name: words[language].begin }).click();
  await expect(page).toHaveURL(/\/play\/abyss\/[a-z0-9]{10}$/);
}

/** A lit piece, in the dock if it is there; what needs a power is asked for by the power's name first. */
async function lit(page: Page, touch: Touch, move: string): Promise<Locator> {
  const pieces = page.locator(`[data-lit][data-move="${move}"]:visible`);
  const mode = page.locator(`[data-mode="${move.split(':')[0]}"]`);
  await expect(pieces.or(mode).first()).toBeVisible();
  if ((await pieces.count()) === 0) await touch(mode);
  const inDock = page.locator(`.abyss-dock [data-lit][data-move="${move}"]:visible`);
  return (await inDock.count()) > 0 ? inDock.first() : pieces.first();
}

/** One decision through what is lit: a piece, or a lord and then a suggested payment or cards of one's own. */
async function decide(page: Page, touch: Touch, { seat, row, cards }: Decision): Promise<void> {
  await expect(page.locator('.abyss-dock .abyss-whose')).toHaveText(names[seat] ?? '');
  const [first = ''] = row;
  await touch(await lit(page, touch, first));
  if (!first.startsWith('recruit:')) return;
  const sheet = page.locator('.sheet');
  for (const card of cards?.toReversed() ?? []) await touch(sheet.locator(`[data-spend="${card}"]`));
  const pay = cards ? sheet.locator('.abyss-free-pay') : sheet;
  await touch(pay.locator(`[data-row="${row.join(' ')}"]`).first());
}

async function playAll(
  page: Page,
  touch: Touch,
  decisions: readonly Decision[],
  after = async (): Promise<void> => {},
): Promise<void> {
  for (const decision of decisions) {
    await decide(page, touch, decision);
    await after();
  }
}

test.describe('by mouse, on a desktop, in English', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

  test('two people play Abyss with Kraken to the end at one screen, without a curtain', async ({ page }) => {
    test.setTimeout(240_000);
    const heard = complaints(page);
    const game = reign('a drowned court', 2);
    await comeBack(page);
    await setOut(page, 'en', game, 2);
    await playAll(page, click, game.decisions.slice(0, 12));
    await noViolations(page);
    await playAll(page, click, game.decisions.slice(12));
    await expect(page).toHaveURL(/\/end$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words.en.won);
    await expect(page.locator('.scores tfoot td')).toHaveText(game.scores.map(String));
    expect(heard).toEqual([]);
  });

  test('a standing order passes offers until the turn is over', async ({ page }) => {
    test.setTimeout(120_000);
    const { game, at } = twiceOffered();
    const { decisions } = game;
    await comeBack(page);
    await setOut(page, 'en', game, 2);
    await playAll(page, click, decisions.slice(0, at));
    await page.locator('.abyss-dock [data-order="turn"]').click();
    const explorer = names[decisions[at + 1]?.seat ?? 0] ?? '';
    await expect(page.locator('.abyss-dock .abyss-whose')).toHaveText(explorer);
    await (await lit(page, click, 'leave')).click();
    await expect(page.locator('.abyss-track-card')).toHaveCount(2);
    await expect(page.locator('.abyss-dock .abyss-whose')).toHaveText(explorer);
    await expect(page.locator('[data-lit][data-move="take"]').first()).toBeVisible();
    await expect(page.locator('[data-move="pass"]')).toHaveCount(0);
  });

  test('what cannot be had says what is missing, and why', async ({ page }) => {
    test.setTimeout(120_000);
    const game = reign('a poor court', 2);
    const action = game.decisions.findIndex(({ row }) => row[0] === 'explore');
    await comeBack(page);
    await setOut(page, 'en', game, 2);
    await playAll(page, click, game.decisions.slice(0, action));
    await page.locator('.abyss-court-lord[data-state="far"]').first().click();
    await expect(page.locator('.abyss-out-of-reach')).toContainText(/short|no /);
    await page.getByRole('button', { name: 'Why not?' }).click();
    await expect(page.locator('.note')).toBeVisible();
  });
});

/** Somebody passes, the explorer leaves the first card lying, and the second is offered to the same person: soon, in some sea. */
function twiceOffered(): { readonly game: Reign; readonly at: number } {
  for (let i = 1; i < 60; i++) {
    const game = reign(`a court of offers ${i}`, 2);
    const at = game.decisions.findIndex(({ seat, row }, here) => {
      const [before, next, then] = [here - 1, here + 1, here + 2].map((one) => game.decisions[one]);
      const begins = before?.row[0] === 'explore' && row[0] === 'pass' && next?.row[0] === 'leave';
      return begins && isOffer(then) && then?.seat === seat;
    });
    if (at > 0 && at < 20) return { game, at };
  }
  throw new Error('no such sea');
}

const isOffer = (decision: Decision | undefined): boolean =>
  decision?.row[0] === 'pass' || decision?.row[0]?.startsWith('buy:') === true;

test.describe('by finger, on a phone, in French', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'fr-FR' });

  test('a whole game of the base box is played from memory', async ({ page }) => {
    test.setTimeout(240_000);
    const heard = complaints(page);
    const game = reign('une cour noyée', 2, { kraken: false, openMemory: false });
    await comeBack(page);
    await setOut(page, 'fr', game, 2);
    await expect(page.locator('.sheet .abyss-legend-rows')).toBeVisible();
    await page.locator('.sheet-head button').tap();
    await expect(page.locator('.abyss-stack-values')).toHaveCount(0);
    await noSidewaysScrolling(page);
    await noViolations(page);
    await playAll(page, tap, game.decisions, async () => {
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
    await expect(page).toHaveURL(/\/end$/);
    await expect(page.locator('.scores tfoot td')).toHaveText(game.scores.map(String));
    await noSidewaysScrolling(page);
    expect(heard).toEqual([]);
  });
});
