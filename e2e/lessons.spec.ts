import { expect, type Page, test } from '@playwright/test';
import { tabTo } from './hands.ts';
import { fingers, keyboards, learn, learnInWords, mice } from './learner.ts';
import { atOnce, comeBack, complaints, noSidewaysScrolling } from './visit.ts';
import { witness } from './witness.ts';

const lessons: readonly (readonly [game: string, id: string])[] = [
  ['nautilion', 'first'],
  ['nautilion', 'darkhouse'],
  ['nautilion', 'heroic'],
  ['nautilion', 'mages'],
  ['nautilion', 'mercenaries'],
  ['nautilion', 'reefs'],
  ['nautilus-island', 'first'],
  ['abyss', 'first'],
  ['abyss', 'kraken'],
];

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'fr-FR' };
const lowWindow = { viewport: { width: 1280, height: 720 }, locale: 'en-GB' };

for (const { how, where, learners } of [
  { how: 'by finger on a phone, in French', where: phone, learners: fingers },
  { how: 'by mouse in a low window, in English', where: lowWindow, learners: mice },
]) {
  test.describe(how, () => {
    test.use(where);

    for (const [game, id] of lessons) {
      test(`the lesson ${id} of ${game} leads to its end`, async ({ page }) => {
        const heard = complaints(page);
        await comeBack(page);
        await page.goto(`/learn/${game}/${id}`);
        await learn(page, game, id, learners, async (step) => {
          await noSidewaysScrolling(page);
          if (game === 'nautilus-island' && step === 'close') await setsAboveQuestion(page);
        });
        await expect(page.locator('.coach[data-step="over"] .paper-button')).toBeVisible();
        expect(heard).toEqual([]);
      });
    }
  });
}

/** Where the hand scrolls, the sets that are spoken of are scrolled to, also once the question below has grown. */
async function setsAboveQuestion(page: Page): Promise<void> {
  const edgeOf = (selector: string, edge: 'top' | 'bottom') =>
    page.locator(selector).evaluate((one, which) => one.getBoundingClientRect()[which], edge);
  if (await page.locator('.isle-wide').count()) return;
  await expect
    .poll(async () => (await edgeOf('.isle-own-sets', 'bottom')) - (await edgeOf('.isle-actions', 'top')))
    .toBeLessThanOrEqual(1);
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

  for (const [game, id] of lessons) {
    test(`by keys alone: the lesson ${id} of ${game}, and the game that follows it`, async ({ page }) => {
      const heard = complaints(page);
      await comeBack(page);
      await page.goto('/learn');
      await tabTo(page, page.locator(`a[href="/learn/${game}/${id}"]`));
      await page.keyboard.press('Enter');
      await learn(page, game, id, keyboards);
      const coach = page.locator('.coach');
      await expect(coach).toContainText('That’s the lesson');
      await expect(coach.getByRole('button', { name: 'Play a real game' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/play/${game}/[a-z0-9]{10}$`));
      await expect(coach.locator('.coach-text')).not.toBeEmpty();
      expect(heard).toEqual([]);
    });

    test(`by the table in words: the lesson ${id} of ${game}`, async ({ page }) => {
      await comeBack(page, { ...atOnce, textBoard: true });
      await page.goto(`/learn/${game}/${id}`);
      await expect(page.locator('.coach')).toBeVisible();
      const voice = await witness(page, '[role="status"][aria-live]');
      const said = await learnInWords(page, voice);
      for (const heard of await voice()) expect(said.filter((text) => heard.split(text).length > 2)).toEqual([]);
      await expect(page.locator('.coach')).toContainText('That’s the lesson');
      await expect(page.locator('.coach').getByRole('button', { name: 'Play a real game' })).toBeFocused();
    });
  }
});
