import { expect, type Page, test } from '@playwright/test';
import { mouse, playAll } from './hands.ts';
import { ready } from './moment.ts';
import { careful, sail } from './sailor.ts';

test.describe.configure({ timeout: 120_000 });
test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

const voyage = sail('a sea of no memory', careful);

/** As browsers do where everything that could be kept is forbidden. */
const forbidAll = (page: Page) =>
  page.addInitScript(() => {
    const forbid = () => {
      throw new DOMException('access is denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: forbid });
  });

/** As some private windows do: the database is there, but does not open. */
const refuseDatabase = (page: Page) =>
  page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not in a private window', 'InvalidStateError');
    };
  });

for (const [name, forbid] of [
  ['everything is forbidden', forbidAll],
  ['the database does not open', refuseDatabase],
] as const) {
  test(`where ${name}, the app says once that nothing is kept, and plays`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await forbid(page);
    await page.goto('/');
    await ready(page);
    const said = page.getByText('This browser keeps nothing');
    await expect(said).toBeVisible();
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(said).toHaveCount(0);

    await page.evaluate((sea) => {
      history.pushState(null, '', `/play/nautilion/new?sea=${encodeURIComponent(sea)}`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, voyage.sea);
    await page.getByRole('button', { name: 'Set out' }).click();
    await ready(page);
    await playAll(page, mouse, voyage.moves.slice(0, 6));
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(said).toHaveCount(0);

    await page.evaluate(() => {
      history.pushState(null, '', '/history');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.getByRole('region', { name: 'Still open' }).getByRole('link').first().click();
    await ready(page);
    await playAll(page, mouse, voyage.moves.slice(6, 8));
    expect(errors).toEqual([]);
  });
}
