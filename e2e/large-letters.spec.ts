import { nautilion, type SeatMove } from '@fathom/nautilion/rules';
import { expect, type Page, test } from '@playwright/test';
import { names, salvage } from './castaways.ts';
import { reign } from './courtiers.ts';
import { takeScreenIfCovered } from './curtain.ts';
import { ready } from './moment.ts';
import { findMoment, sailBook, whims } from './sailor.ts';
import { comeBack, noSidewaysScrolling, ownRolls } from './visit.ts';

test.describe.configure({ timeout: 240_000 });

const screens = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
];

/** As of somebody who has told the browser to write twice as large: queries in `em` know of it, too. */
async function readsLarge(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

async function open(page: Page, book: string, board: string): Promise<void> {
  await page.goto('/open');
  await page.getByRole('textbox').fill(book);
  await page.getByRole('button', { name: /^(Open|Ouvrir)/ }).click();
  await takeScreenIfCovered(page, board);
  await ready(page);
}

for (const locale of ['en-GB', 'fr-FR']) {
  test.describe(`with letters twice as large, ${locale}`, () => {
    test.use({ locale });

    test('no page is wider than the window', async ({ page }) => {
      await readsLarge(page);
      await comeBack(page);
      for (const address of [
        '/',
        '/play/nautilion/new',
        '/play/nautilus-island/new',
        '/play/abyss/new',
        '/rules/abyss',
        '/learn',
        '/puzzles',
        '/daily',
        '/history',
        '/statistics',
        '/settings',
        '/online',
        '/online/new',
        '/device',
        '/open',
      ]) {
        await page.goto(address);
        await expect(page.locator('main h1, main h2').first()).toBeVisible();
        for (const screen of screens) {
          await page.setViewportSize(screen);
          await test.step(`${address} at ${screen.width} px`, () => noSidewaysScrolling(page));
        }
      }
    });

    test('in Nautilion a discard of nearly every kind lies whole in the window, and so does the way to end', async ({
      page,
    }) => {
      const expansions = ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroic'] as const;
      const full = (moves: readonly SeatMove[]) =>
        moves.filter((move) => move.do === 'take').length > 12 && moves.some((move) => move.do !== 'take');
      const { sea, moves } = findMoment(whims(5), { expansions }, (_, choices) => full(choices));
      const options = { ...nautilion.options.defaults, expansions };
      await readsLarge(page);
      await comeBack(page, ownRolls);
      await open(page, sailBook({ sea, options, seats: 1 }, moves), '.naut-dock');
      for (const screen of screens) {
        await page.setViewportSize(screen);
        const answers = page.locator('.naut-dock .naut-tile');
        await expect(answers).toHaveCount(15);
        for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 0.98 });
        await noSidewaysScrolling(page);
      }
    });

    test('in Nautilus Island what is asked and its answers stand whole in the window', async ({ page }) => {
      const shore = salvage('four on the shore', 4);
      await readsLarge(page);
      await comeBack(page);
      await open(page, shore.bookBefore(Math.floor(shore.decisions.length * 0.7)), '.isle');
      for (const screen of screens.slice(1)) {
        await page.setViewportSize(screen);
        const answers = page.locator('.isle-actions button[data-move]');
        await expect(answers).toHaveCount(2);
        for (const answer of await answers.all()) {
          await answer.scrollIntoViewIfNeeded();
          await expect(answer).toBeInViewport({ ratio: 0.98 });
        }
        await noSidewaysScrolling(page);
      }
    });

    test('in Abyss what is asked leaves room for the table above it', async ({ page }) => {
      const court = reign('une cour à quatre', 4);
      await readsLarge(page);
      await comeBack(page);
      await open(page, court.bookBefore(Math.floor(court.decisions.length * 0.7), names), '.abyss');
      for (const screen of screens) {
        await page.setViewportSize(screen);
        await expect
          .poll(async () => {
            const [head, dock] = [
              await page.locator('.table-head').boundingBox(),
              await page.locator('.abyss-dock-panel').boundingBox(),
            ];
            return ((dock?.y ?? 0) - (head?.y ?? 0) - (head?.height ?? 0)) / screen.height;
          })
          .toBeGreaterThan(0.2);
        await noSidewaysScrolling(page);
      }
    });
  });
}
