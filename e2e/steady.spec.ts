import { nautilion } from '@fathom/nautilion/rules';
import { expect, type Page, test } from '@playwright/test';
import { names, salvage } from './castaways.ts';
import { reign } from './courtiers.ts';
import { openBook, takeScreenIfCovered } from './curtain.ts';
import { ready } from './moment.ts';
import { sail, sailBook, whims } from './sailor.ts';
import { comeBack } from './visit.ts';

/** A game, and the parts of its table that keep their place from the first turn to the last. */
interface Tried {
  readonly game: string;
  readonly board: string;
  readonly parts: readonly string[];
  /** What may grow over others when much is asked: it begins and ends where it did, and is as wide. */
  readonly grows: string;
  /** A logbook for every kind of question, late in the game, and one of its beginning. */
  books(): readonly string[];
}

/** Where the last question of each kind stands. */
function lastOfEach(asked: readonly string[]): readonly number[] {
  return [...new Map(asked.map((kind, at) => [kind, at])).values()];
}

const tables: readonly Tried[] = [
  {
    game: 'Abyss',
    board: '.abyss',
    parts: ['court', 'exploration', 'threat', 'council', 'side', 'hand'].map((part) => `.abyss-${part}`),
    grows: '.abyss-dock-panel',
    books() {
      const game = reign('une cour à quatre', 4);
      const kinds = game.decisions.map(({ row }) => row[0]?.split(':')[0] ?? '');
      return [0, ...lastOfEach(kinds)].map((at) => game.bookBefore(at, names));
    },
  },
  {
    game: 'Nautilus Island',
    board: '.isle',
    parts: ['order', 'submarine', 'actions', 'camp', 'portholes', 'standing'].map((part) => `.isle-${part}`),
    grows: '.isle-dock',
    books() {
      const game = salvage('four on the shore', 4);
      const kinds = game.decisions.map(({ row: [first = ''] }) => first.replace(/^(c\d|\+).*/, '$1'));
      return [0, ...lastOfEach(kinds)].map((at) => game.bookBefore(at));
    },
  },
];

const placesOf = (page: Page, { parts, grows }: Tried): Promise<readonly string[]> =>
  page.evaluate(
    ([selectors, last]) =>
      [...selectors, last].map((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        if (!box) return selector;
        const top = selector === last ? [] : [box.top];
        return `${selector} ${[...top, box.right, box.bottom, box.left].map(Math.round).join(' ')}`;
      }),
    [parts, grows] as const,
  );

for (const language of ['en-GB', 'fr-FR']) {
  test.describe(language, () => {
    test.use({ viewport: { width: 1280, height: 720 }, locale: language });

    for (const table of tables) {
      test(`the table of ${table.game} for four keeps its place from the first turn to the last, whatever is asked`, async ({
        page,
      }) => {
        test.setTimeout(180_000);
        await comeBack(page);
        const first: (readonly string[])[] = [];
        for (const book of table.books()) {
          await page.goto('/open');
          await page
            .locator('input[type=file]')
            .setInputFiles({ name: 'book.txt', mimeType: 'text/plain', buffer: Buffer.from(book) });
          await takeScreenIfCovered(page, table.board);
          await ready(page);
          for (const [i, [width, height]] of [
            [1280, 720],
            [1440, 900],
          ].entries()) {
            await page.setViewportSize({ width: width ?? 0, height: height ?? 0 });
            first[i] ??= await placesOf(page, table);
            await expect.poll(() => placesOf(page, table), `${width} × ${height}`).toEqual(first[i]);
          }
        }
      });
    }

    test('the bar above Nautilion for two is as high at every step of a turn', async ({ page }) => {
      const expansions = ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroic'] as const;
      const { sea, seats, moves } = sail('a shared sea', whims(3), { expansions }, 2);
      const options = { ...nautilion.options.defaults, expansions };
      await comeBack(page);
      for (const at of [1, 4, 5, 7, 9, 12]) {
        await openBook(page, sailBook({ sea, options, seats }, moves.slice(0, at)), '.nautilion');
        for (const [width, height] of [
          [1280, 720],
          [768, 1024],
        ] as const) {
          await page.setViewportSize({ width, height });
          const bar = page.locator('.top-bar');
          await expect
            .poll(async () => (await bar.boundingBox())?.height, `${width} wide, move ${at}`)
            .toBeLessThan(60);
          const whose = page.locator('.whose');
          expect(await whose.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
        }
      }
    });
  });
}
