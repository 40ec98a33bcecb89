import { expect, type Page, test } from '@playwright/test';
import { names, salvage } from './castaways.ts';
import { type Reign, reign } from './courtiers.ts';
import { openBook } from './curtain.ts';
import { comeBack } from './visit.ts';

/** Touches everything on the board that is not lit, one after the other; returns what said nothing. */
async function mute(page: Page, board: string): Promise<readonly string[]> {
  const { touched, silent } = await page.evaluate(async (root) => {
    const answer = () => document.querySelector<HTMLElement>('.says, .note, .sheet');
    const until = async (done: () => boolean) => {
      const end = performance.now() + 20_000;
      while (!done() && performance.now() < end) await new Promise(requestAnimationFrame);
      return done();
    };
    const find = () =>
      [
        ...document.querySelectorAll<HTMLElement>(`${root} :is([data-says], [data-region] button, [data-place])`),
      ].filter(
        (piece) =>
          !piece.matches('[data-lit], [aria-pressed], [data-order], [data-mode]') && piece.getClientRects().length > 0,
      );
    const silent: string[] = [];
    let touched = 0;
    for (let i = 0; i < find().length; i++) {
      const piece = find()[i];
      if (!piece) break;
      const called = piece.getAttribute('data-says') ?? piece.getAttribute('data-place') ?? piece.className;
      if (!piece.matches('button, [data-says]')) {
        // A place that holds pieces is touched through them; an empty one says so.
        const speaks = piece.matches(':has(button, [data-says]), :is(button, [data-says]) *');
        if (!speaks && (piece.textContent ?? '').trim().length < 10) silent.push(called);
        continue;
      }
      piece.click();
      touched++;
      const heard = await until(() => (answer()?.innerText.trim().length ?? 0) > 10);
      const gives =
        piece.matches('.abyss-court-lord, .abyss-location-tile') && !answer()?.querySelector('.abyss-out-of-reach');
      if (!heard || gives) silent.push(called);
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      if (!(await until(() => answer() === null))) silent.push(`${called} stays`);
    }
    return { touched, silent };
  }, board);
  expect(touched).toBeGreaterThan(15);
  return silent;
}

/** The first moment in the second half of a game at which one of these may be done. */
function momentOf({ decisions }: Pick<Reign, 'decisions'>, deed: RegExp): number {
  return decisions.findIndex(({ row }, i) => i > decisions.length / 2 && deed.test(row[0] ?? ''));
}

for (const { where, use } of [
  { where: 'on a desktop, in English', use: { viewport: { width: 1440, height: 900 }, locale: 'en-GB' } },
  {
    where: 'on a phone, in French',
    use: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, locale: 'fr-FR' },
  },
]) {
  test.describe(`whatever is not lit says why, or what it is, ${where}`, () => {
    test.use(use);

    const game = reign('une cour à quatre', 4);
    for (const [moment, deed] of [
      ['before an action', /^(explore|recruit|council)/],
      ['while something is on offer', /^(pass|buy)/],
      ['while exploring', /^(take|leave)/],
    ] as const) {
      test(`Abyss, ${moment}`, async ({ page }) => {
        await comeBack(page);
        await openBook(page, game.bookBefore(momentOf(game, deed), names), '.abyss');
        expect(await mute(page, '.abyss')).toEqual([]);
      });
    }

    const island = salvage('four on the shore', 4);
    for (const [moment, isColumn] of [
      ['choosing a column', true],
      ['choosing what to do', false],
    ] as const) {
      test(`Nautilus Island, ${moment}`, async ({ page }) => {
        const { decisions } = island;
        const at = decisions.findIndex(
          ({ row }, i) => i > decisions.length / 2 && /^c\d/.test(row[0] ?? '') === isColumn,
        );
        expect(at).toBeGreaterThan(0);
        await comeBack(page);
        await openBook(page, island.bookBefore(at), '.isle');
        expect(await mute(page, '.isle')).toEqual([]);
      });
    }
  });
}
