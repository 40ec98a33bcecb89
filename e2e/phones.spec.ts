import { nautilion, type SeatMove } from '@fathom/nautilion/rules';
import { expect, type Page, test } from '@playwright/test';
import { ready } from './moment.ts';
import { findMoment, sailBook, whims } from './sailor.ts';
import { tap } from './touch.ts';
import { comeBack, ownRolls } from './visit.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ locale: 'fr-FR', hasTouch: true });

const phones = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 740, height: 360 },
];

/** What does not hold: the reserve whole and above the dock, the submarine wide enough, every answer and button inside the window. */
const faults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const asked = document.querySelector('.naut-dock-title')?.textContent ?? '';
    const reserve = box('.naut-reserve-line');
    const dock = box('.naut-dock');
    if (!reserve || !dock || reserve.bottom > dock.top + 1) found.push(`${asked}: the reserve is under the dock`);
    if (reserve && (reserve.left < 0 || reserve.right > innerWidth)) found.push(`${asked}: the reserve is cut off`);
    if (dock && dock.bottom > innerHeight + 1) found.push(`${asked}: the dock leaves the window`);
    const submarine = document.querySelector<SVGSVGElement>('.naut-submarine');
    const wide = (submarine?.getScreenCTM()?.a ?? 0) * (submarine?.viewBox.baseVal.width ?? 0);
    if (wide < 279) found.push(`${asked}: the submarine is ${Math.round(wide)} px wide`);
    for (const button of document.querySelectorAll('.naut-dock button:not(.naut-all-moves), .naut-openers button')) {
      const { left, right, width } = button.getBoundingClientRect();
      if (width > 0 && (left < -1 || right > innerWidth + 1)) found.push(`${asked}: ${button.textContent} is cut off`);
    }
    return found;
  });

/** Any answer of the dock, or any lit move: each time another, so that many questions come up. */
const goOn = (page: Page, step: number): Promise<void> =>
  page.evaluate((nth) => {
    const seen = (piece: Element) => piece.getClientRects().length > 0;
    const among = (selector: string) => [...document.querySelectorAll(selector)].filter(seen);
    const answers = among('.naut-dock [data-lit][data-move]');
    const moves = among('[data-lit][data-move]');
    const pieces = [answers, moves, among('[data-lit]')].find(({ length }) => length > 0) ?? [];
    const piece = (nth % 4 === 3 ? moves : pieces)[(nth * 7) % Math.max(1, (nth % 4 === 3 ? moves : pieces).length)];
    (piece ?? pieces[0])?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }, step);

for (const { who, seats } of [
  { who: 'alone', seats: 1 },
  { who: 'for two', seats: 2 },
]) {
  test(`Nautilion ${who} with every expansion fits on every phone, whatever is asked`, async ({ page }) => {
    await comeBack(page, ownRolls);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(
      `/play/nautilion/new?sea=une%20mer%20entière&seats=${seats}&expansions=mages,mercenaries,reefs,darkhouse,heroic`,
    );
    await page.getByRole('button', { name: 'Appareiller' }).click();
    for (let step = 0; step < 32; step++) {
      await ready(page);
      if (page.url().endsWith('/end')) break;
      for (const phone of phones) {
        await page.setViewportSize(phone);
        await expect.poll(() => faults(page), `at ${phone.width} × ${phone.height}, step ${step}`).toEqual([]);
      }
      await goOn(page, step);
    }
  });
}

const expansions = ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroic'] as const;

async function openAt(page: Page, fits: (moves: readonly SeatMove[]) => boolean, seats = 1): Promise<void> {
  const { sea, moves } = findMoment(whims(5), { expansions }, (_, choices) => fits(choices), seats);
  const options = { ...nautilion.options.defaults, expansions };
  await comeBack(page, ownRolls);
  await page.goto('/open');
  await page.getByRole('textbox').fill(sailBook({ sea, options, seats }, moves));
  await page.getByRole('button', { name: /^Ouvrir/ }).click();
  await ready(page);
}

const canEnd = (moves: readonly SeatMove[]) => moves.some((move) => move.do !== 'take');
const tokens = (moves: readonly SeatMove[]) => moves.filter((move) => move.do === 'take').length;

for (const { how, fits, seats } of [
  {
    how: 'ten kinds, for two,',
    fits: (moves: readonly SeatMove[]) => canEnd(moves) && tokens(moves) > 9 && tokens(moves) < 15,
    seats: 2,
  },
  { how: 'nearly every kind', fits: (moves: readonly SeatMove[]) => canEnd(moves) && tokens(moves) > 12 },
  { how: 'four kinds', fits: (moves: readonly SeatMove[]) => canEnd(moves) && tokens(moves) === 4 },
]) {
  test(`a discard of ${how} lies whole in the window, and so does the way to end`, async ({ page }) => {
    await openAt(page, fits, seats);
    for (const screen of [...phones.slice(0, 3), { width: 1280, height: 720 }]) {
      await page.setViewportSize(screen);
      if (screen.width < 1140) await expect.poll(() => faults(page), `at ${screen.width} px`).toEqual([]);
      const answers = page.locator('.naut-dock .naut-tile, .naut-wide .naut-discard button');
      expect(await answers.count()).toBeGreaterThan(4);
      for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 0.98 });
    }
  });
}

test('whoever turns one of three dice sees every face, and the way back', async ({ page }) => {
  const threeDice = (moves: readonly SeatMove[]) =>
    new Set(moves.flatMap((move) => (move.do === 'tide' ? [move.die] : []))).size === 3;
  await openAt(page, threeDice);
  for (const screen of phones) {
    await page.setViewportSize(screen);
    await tap(page.locator('[data-opens="grimoire"]'));
    await tap(page.locator('.sheet [data-mode="tide"]'));
    const answers = page.locator('.naut-die-face, .naut-die-turns .f-button');
    await expect(answers).toHaveCount(10);
    for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 0.98 });
    await tap(page.getByRole('button', { name: 'Retour', exact: true }));
    await expect(answers).toHaveCount(0);
  }
});
