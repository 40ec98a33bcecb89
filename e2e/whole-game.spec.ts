import { expect, type Page, test } from '@playwright/test';
import { finger, type Hands, keys, mouse, playAll } from './hands.ts';
import { ready } from './moment.ts';
import { careful, hasty, reckless, sail, winning } from './sailor.ts';
import { smallTargets } from './targets.ts';
import {
  atOnce,
  choose,
  comeBack,
  complaints,
  lively,
  noSidewaysScrolling,
  noViolations,
  ownRolls,
  setOut,
} from './visit.ts';
import { pressAsItComes, witness } from './witness.ts';

// Whole games on a slow machine take their time.
test.describe.configure({ timeout: 240_000 });

const desktop = { width: 1440, height: 900 };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A game with everything in it: at every decision whatever can be touched is large enough. */
async function playCrowdedSea(page: Page, hands: Hands): Promise<void> {
  const heard = complaints(page);
  const expansions = ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroic'] as const;
  const voyage = sail('a crowded sea', reckless(11), { expansions });
  await comeBack(page);
  await setOut(page, `?expansions=${expansions.join(',')}&sea=${encodeURIComponent(voyage.sea)}`);
  for (const [turn, notation] of voyage.moves.entries()) {
    await ready(page);
    expect(await smallTargets(page), `before decision ${turn}, ${notation}`).toEqual([]);
    await hands.play(page, notation);
  }
  await expect(page).toHaveURL(/\/end$/);
  expect(heard).toEqual([]);
}

test.describe('by mouse, on a desktop, in English, over a moving sea', () => {
  test.use({ viewport: desktop, locale: 'en-GB', ...lively });

  test('a game is won, acted out once, told, charted, shared and counted', async ({ page, browser, baseURL }) => {
    const heard = complaints(page);
    const voyage = winning(careful);
    await comeBack(page);
    await setOut(page, `?sea=${encodeURIComponent(voyage.sea)}`);
    await playAll(page, mouse, voyage.moves.slice(0, -1));
    await ready(page);
    await choose(page, { ...atOnce, speed: 'normal' });
    await ready(page);
    const headings = await witness(page, '.ending h1');
    const skipped = await pressAsItComes(page, '.finale button', '.ending h1');
    await playAll(page, mouse, voyage.moves.slice(-1));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You won');
    expect(await headings()).toEqual(['How it ended', 'You won']);
    expect(await skipped()).toBe('You won');
    await page.getByRole('link', { name: 'See the board' }).click();
    const shownAgain = await witness(page, '.ending h1');
    await page.locator('.over-bar a').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You won');
    expect(await shownAgain()).toEqual(['You won']);
    await expect(page.getByText('9 of 9 aboard')).toBeVisible();
    await expect(page.locator('.naut-finale[data-act="won"]')).toBeVisible();
    await expect(page.locator('.run-chart > svg .run-line')).toHaveCount(3);
    await noViolations(page);

    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: 'Copy a link to this game' }).click();
    const link = await page.getByRole('textbox', { name: 'Copy a link' }).inputValue();
    const stranger = await browser.newPage({ baseURL, locale: 'fr-FR' });
    await stranger.goto(link);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(
      /^Cette mer a été gagnée en \d+ tours\. Et vous\s\?$/,
    );
    await expect(stranger.getByText('aucune statistique')).toBeVisible();

    await page.getByRole('textbox', { name: 'Your name' }).fill('Zoé');
    await page.getByRole('button', { name: 'Copy a link to this game' }).click();
    await expect(page.getByRole('textbox', { name: 'Copy a link' })).not.toHaveValue(link);
    await stranger.goto(await page.getByRole('textbox', { name: 'Copy a link' }).inputValue());
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(/^Zoé a gagné .*\d+ tours/);
    await stranger.close();

    await page.goto('/statistics');
    const cells = page.locator('.tally tbody td');
    await expect(cells).toHaveText(['1', '1', '100%']);

    await page.goBack();
    await page.getByRole('button', { name: 'Same deal again' }).click();
    await expect(page.getByText('known sea')).toBeVisible();
    await playAll(page, mouse, voyage.moves.slice(0, 4));
    expect(heard).toEqual([]);
  });
});

test.describe('by mouse, on a desktop, in English', () => {
  test.use({ viewport: desktop, locale: 'en-GB' });

  test('a loss says why', async ({ page }) => {
    const voyage = sail('a lost sea', hasty);
    expect(voyage.won).toBe(false);
    await comeBack(page);
    await setOut(page, `?sea=${encodeURIComponent(voyage.sea)}`);
    await playAll(page, mouse, voyage.moves);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You lost');
    await expect(page.locator('.verdict p').first()).not.toBeEmpty();
    await page.getByRole('button', { name: 'FR, Français' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous avez perdu');
    await page.getByRole('button', { name: 'EN, English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You lost');
    await page.getByRole('link', { name: 'See the board' }).click();
    await expect(page.locator('.naut-path-box')).toBeVisible();
    await expect(page.locator('[data-lit]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Result' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You lost');
  });

  test('with all five expansions every decision can be made on the board, and nothing is too small to hit', async ({
    page,
  }) => {
    await playCrowdedSea(page, mouse);
  });

  test('two people take turns at one screen', async ({ page }) => {
    const voyage = sail('a shared sea', careful, {}, 2);
    await comeBack(page);
    await page.goto(`/play/nautilion/new?seats=2&sea=${encodeURIComponent(voyage.sea)}`);
    await page.getByLabel('Name of player 1').fill('Ada');
    await page.getByLabel('Name of player 2').fill('Bo');
    await page.getByRole('button', { name: 'Set out' }).click();
    const whose = page.locator('.whose');
    const seen = new Set<string>();
    for (const notation of voyage.moves) {
      await ready(page);
      seen.add((await whose.textContent()) ?? '');
      await playAll(page, mouse, [notation]);
    }
    expect([...seen].sort()).toEqual(['Ada to play', 'Bo to play']);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You (won|lost) together/);
  });
});

test.describe('by finger, on a phone, in French', () => {
  test.use({ ...phone, locale: 'fr-FR' });

  test('a whole game is played without scrolling', async ({ page }) => {
    const heard = complaints(page);
    const voyage = winning(careful);
    await comeBack(page, ownRolls);
    await setOut(page, `?sea=${encodeURIComponent(voyage.sea)}`);
    await noSidewaysScrolling(page);
    for (const notation of voyage.moves) {
      await playAll(page, finger, [notation]);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous avez gagné');
    await noSidewaysScrolling(page);
    await noViolations(page);
    expect(heard).toEqual([]);
  });
});

test.describe('by finger, on a phone, in English', () => {
  test.use({ ...phone, locale: 'en-GB' });

  test('with all five expansions nothing is too small to hit', async ({ page }) => {
    await playCrowdedSea(page, finger);
  });
});

for (const { how, viewport } of [
  { how: 'whose browser keeps its bars', viewport: { width: 360, height: 560 } },
  { how: 'held sideways', viewport: { width: 740, height: 360 } },
]) {
  test.describe(`by finger, on a phone ${how}, in French`, () => {
    test.use({ ...phone, viewport, locale: 'fr-FR' });

    test('the dock stays whole and in reach, with all five expansions', async ({ page }) => {
      const expansions = ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroic'] as const;
      const voyage = sail('a crowded sea', reckless(11), { expansions });
      await comeBack(page);
      await setOut(page, `?expansions=${expansions.join(',')}&sea=${encodeURIComponent(voyage.sea)}`);
      for (const notation of voyage.moves.slice(0, 40)) {
        await ready(page);
        const outside = await page
          .locator('.naut-dock, .naut-die-button, .naut-slot')
          .evaluateAll((parts) =>
            parts.filter((part) => part.getBoundingClientRect().bottom > innerHeight).map((part) => part.className),
          );
        expect(outside, `before ${notation}`).toEqual([]);
        // A drawing keeps its shape inside its box: 572 wide for 352 high.
        const submarine = await page.locator('.naut-submarine').boundingBox();
        expect(Math.min(submarine?.width ?? 0, ((submarine?.height ?? 0) * 572) / 352)).toBeGreaterThanOrEqual(279);
        expect(await smallTargets(page), `before ${notation}`).toEqual([]);
        await finger.play(page, notation);
      }
      await noSidewaysScrolling(page);
    });
  });
}

test.describe('by keys alone', () => {
  test.use({ viewport: desktop, locale: 'en-GB' });

  test('a whole game is played without touching the mouse', async ({ page }) => {
    const voyage = winning(careful);
    await comeBack(page, ownRolls);
    await setOut(page, `?sea=${encodeURIComponent(voyage.sea)}`);
    await playAll(page, keys, voyage.moves);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You won');
  });
});
