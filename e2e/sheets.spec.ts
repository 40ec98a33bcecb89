import { nautilion } from '@fathom/nautilion/rules';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { names, salvage } from './castaways.ts';
import { reign } from './courtiers.ts';
import { takeScreenIfCovered } from './curtain.ts';
import { ready } from './moment.ts';
import { findMoment, sailBook, whims } from './sailor.ts';
import { comeBack, complaints, noSidewaysScrolling, noViolations } from './visit.ts';

test.describe.configure({ timeout: 240_000 });

const court = reign('une cour à quatre', 4);
const shore = salvage('four on the shore', 4);
const voyage = { expansions: ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroic'] } as const;
/** Spells and cards may be played, and something has been discarded. */
const atSea = findMoment(
  whims(7),
  voyage,
  ({ discard }, moves) =>
    discard.some((pieces) => pieces > 0) && ['play', 'tide'].every((deed) => moves.some((move) => move.do === deed)),
);
const later = ({ length }: { readonly length: number }): number => Math.floor(length * 0.7);

/** A game of each kind in its second half, and what opens something about it; what a screen does not show is passed over. */
const games = [
  {
    id: 'abyss',
    book: court.bookBefore(later(court.decisions), names),
    openers: [
      '.abyss-court-lord',
      '.abyss-rival-head, .abyss-rival-line',
      '.abyss-rival-lord',
      '.abyss-location-tile',
      '.abyss-legend-open',
      '.abyss-openers .f-button',
      '.abyss-look',
      '.abyss-hand-card',
      '.abyss-threat-space',
    ],
  },
  {
    id: 'isle',
    book: shore.bookBefore(later(shore.decisions)),
    openers: ['.isle-line', '.isle-openers .f-button', '.isle-kind:not([data-lit])', '[data-says]'],
  },
  {
    id: 'nautilion',
    book: sailBook({ sea: atSea.sea, options: { ...nautilion.options.defaults, ...voyage }, seats: 1 }, atSea.moves),
    openers: [
      '[data-opens="grimoire"]',
      '[data-opens="heroic"]',
      '.naut-heroic button',
      '.naut-card-opener',
      '.naut-hold-opener',
      '.naut-discard-opener',
      '[data-about^="cabin:"]:not([data-lit])',
      '[data-about^="needed:"]',
      '[data-about^="reef:"]',
    ],
  },
];

const answers = '.sheet, .says, .note';

/** Opens it, looks at it as axe does, and leaves it. */
async function look(page: Page, open: () => Promise<void>): Promise<void> {
  await open();
  const answer = page.locator(answers).first();
  await expect(answer).toBeVisible();
  await noViolations(page);
  await noSidewaysScrolling(page);
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator(answers)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

async function firstOf(openers: Locator): Promise<Locator | null> {
  for (const opener of await openers.all()) if (await opener.isVisible()) return opener;
  return null;
}

for (const { name, use } of [
  { name: 'a desktop', use: { viewport: { width: 1440, height: 900 }, locale: 'en-GB' } },
  { name: 'a phone', use: { viewport: { width: 360, height: 740 }, locale: 'fr-FR' } },
]) {
  test.describe(`on ${name}`, () => {
    test.use(use);

    for (const { id, book, openers } of games) {
      test(`whatever opens above ${id} in the middle of a game is accessible, and Escape closes it`, async ({
        page,
      }) => {
        const heard = complaints(page);
        await comeBack(page);
        await page.goto('/open');
        await page
          .locator('input[type=file]')
          .setInputFiles({ name: 'book.txt', mimeType: 'text/plain', buffer: Buffer.from(book) });
        await takeScreenIfCovered(page, `.${id}`);
        await ready(page);
        await noViolations(page);
        let looked = 0;
        for (const opener of openers) {
          const one = await firstOf(page.locator(opener));
          if (!one) continue;
          await look(page, () => one.click());
          looked++;
        }
        expect(looked).toBeGreaterThan(1);
        await look(page, () => page.getByRole('button', { name: 'Menu' }).click());
        for (const key of ['?', 'l']) await look(page, () => page.keyboard.press(key));
        await look(page, async () => {
          await page.keyboard.press('h');
          await expect(page.locator('.sheet .hint').first()).toBeVisible();
        });
        expect(heard).toEqual([]);
      });
    }
  });
}
