import { expect, type Page, test } from '@playwright/test';
import { mouse, playAll } from './hands.ts';
import { decided, ready } from './moment.ts';
import { type Choose, careful, findMoment } from './sailor.ts';
import { comeBack } from './visit.ts';

test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

async function setOut(page: Page, game: string, query: string): Promise<void> {
  await page.goto(`/play/${game}/new${query}`);
  const begin = page.getByRole('button', { name: 'Set out' });
  await expect(begin).toHaveAttribute('aria-disabled', 'false');
  await begin.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/play\/[a-z-]+\/[a-z0-9]{10}$/);
  await ready(page);
}

/** What has the focus, by its number among all that had it, and what it is called; nothing outside of the page. */
function focused(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const page = globalThis as unknown as { known?: Element[] };
    page.known ??= [];
    const { known } = page;
    const here = document.activeElement;
    if (!here || here === document.body) return null;
    if (!known.includes(here)) known.push(here);
    const name = here.getAttribute('aria-label') ?? here.textContent ?? '';
    return `${known.indexOf(here)} ${name.trim().replace(/\s+/g, ' ').slice(0, 40)}`;
  });
}

/** Every stop on the way round from what has the focus now, until it has it again. */
async function round(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly string[]> {
  const stops = [await focused(page)];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    // Between its two ends the page may give the focus to the browser for a moment.
    if (stop === null) continue;
    if (stop === stops[0]) return stops.map(String);
    if (stops.includes(stop)) throw new Error(`caught between ${stops.at(-1)} and ${stop}`);
    stops.push(stop);
  }
}

for (const { game, query, dark } of [
  { game: 'nautilion', query: '?sea=a%20wide%20sea', dark: /All moves as a list/ },
  { game: 'nautilus-island', query: '?seats=2&sea=a%20wide%20sea', dark: /Player 2/ },
  { game: 'abyss', query: '?seats=2&sea=a%20wide%20sea', dark: /More about Player 2/ },
]) {
  test(`Tab crosses the table of ${game} from end to end, and Shift+Tab back`, async ({ page }) => {
    await comeBack(page);
    await setOut(page, game, query);
    await expect(page.getByRole('main')).toBeFocused();
    // The log comes once the page has nothing better to do. Until then a button that opens it may be a stop.
    await expect(page.locator('[data-slot="log"] li button')).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Skip to the content' }).focus();
    const forth = await round(page, 'Tab');
    const back = await round(page, 'Shift+Tab');
    expect(forth.filter((stop) => !back.includes(stop))).toEqual([]);
    for (const name of [/undo/i, /Menu/, dark]) expect(forth).toContainEqual(expect.stringMatching(name));
  });
}

test('a sheet keeps the focus and gives it back; Escape and going back close it, never the game', async ({ page }) => {
  await comeBack(page);
  await setOut(page, 'abyss', '?seats=2&sea=a%20wide%20sea');
  const table = page.url();
  const menu = page.getByRole('button', { name: 'Menu' });
  const sheet = page.getByRole('dialog', { name: 'Menu' });

  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeFocused();
  for (let i = 0; i < 25; i++) {
    await page.keyboard.press(i < 14 ? 'Tab' : 'Shift+Tab');
    await expect(sheet.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(menu).toBeFocused();

  await menu.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  expect(page.url()).toBe(table);

  await menu.click();
  await sheet.locator('a[href^="/rules/"]').click();
  await expect(page).toHaveURL(/\/rules\/abyss/);
  await page.goBack();
  await expect(page).toHaveURL(table);
  await ready(page);

  await menu.click();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/play\/abyss\/new/);
});

/** Casts Translation as soon as it can be paid. */
test('what is asked once more is asked in the place of the list of all moves it was chosen from', async ({ page }) => {
  await comeBack(page);
  await setOut(page, 'nautilion', '?sea=a%20wide%20sea');
  const list = page.getByRole('button', { name: 'All moves as a list' });
  const whirlwind = page.locator('.naut-dock .naut-tiles [data-move="whirlwind"]');
  await list.press('Enter');
  await whirlwind.press('Enter');
  await expect(page.locator('.doubt [data-move="whirlwind"]')).toBeVisible();
  await expect(whirlwind).toHaveCount(1);
  await decided(page, () => whirlwind.press('Enter'));
  await ready(page);
  await expect(page.getByText('Whirlwind rolls', { exact: false }).first()).toBeAttached();
});

const translator: Choose = (state, moves) =>
  moves.find(({ do: verb }) => verb === 'translation') ?? careful(state, moves);

for (const { where, viewport } of [
  { where: 'a desktop', viewport: { width: 1440, height: 900 } },
  { where: 'a low window', viewport: { width: 1280, height: 720 } },
  { where: 'a narrow window', viewport: { width: 700, height: 740 } },
]) {
  test(`a token of the path is chosen in three keys on ${where}: its number, then Enter`, async ({ page }) => {
    const { sea, moves } = findMoment(translator, {}, (_state, open) => open.some(({ do: verb }) => verb === 'swap'));
    await comeBack(page);
    await page.setViewportSize(viewport);
    await setOut(page, 'nautilion', `?sea=${encodeURIComponent(sea)}`);
    await playAll(page, mouse, moves);
    await ready(page);
    const here = page.locator('.naut-piece:focus');
    // Its number is heard from when the place is asked for.
    await expect(page.locator('.naut-on-path')).toBeAttached();
    await page.keyboard.press('3');
    await page.keyboard.press('1');
    await expect(here).toHaveAttribute('data-typed', '31');
    await decided(page, () => page.keyboard.press('Enter'));
    await ready(page);
    await page.keyboard.press('Home');
    await expect(here).toHaveCount(1);
    const first = Number(await here.getAttribute('data-typed'));
    await page.keyboard.press('End');
    await expect.poll(async () => Number(await here.getAttribute('data-typed'))).toBeGreaterThan(first);
    await expect(page.locator('.naut-on-path')).toBeAttached();
    await page.keyboard.press('2');
    await page.keyboard.press('0');
    await expect(here).toHaveAttribute('data-typed', '20');
    await decided(page, () => page.keyboard.press('Enter'));
    await expect(page.locator('.naut-on-path')).toHaveCount(0);
  });
}
