import { expect, test } from '@playwright/test';
import { friend, makeTable } from './friends.ts';
import { noSidewaysScrolling, noViolations } from './visit.ts';

test('a code shown on one device makes another one the same person, once', async ({ browser, baseURL }) => {
  const ada = await friend(browser, baseURL, 'Ada', 'laptop', 'en');
  const link = await makeTable(ada, 'Nautilion');
  await ada.page.goto('/device');
  await ada.page.getByRole('button', { name: 'Show a code' }).click();
  const code = (await ada.page.locator('.code-text').textContent()) ?? '';
  await expect(ada.page.locator('.code .qr')).toBeVisible();
  await noViolations(ada.page);

  const phone = await friend(browser, baseURL, 'Ada', 'phone', 'fr');
  await phone.page.goto(`/device#${code}`);
  await expect(phone.page.getByText('Bienvenue, Ada')).toBeVisible();
  // What lets somebody in does not stay in the address.
  expect(phone.page.url()).not.toContain(code);
  await phone.page.getByRole('link', { name: 'Vos tables' }).click();
  await expect(phone.page.locator(`a[href="${new URL(link).pathname}"]`).first()).toBeVisible();

  const ben = await friend(browser, baseURL, 'Ben', 'phone', 'fr');
  // One that was used, and half of one.
  for (const wrong of [code, code.slice(0, 4)]) {
    await ben.page.goto('/device');
    await ben.page.getByRole('textbox', { name: 'Code' }).fill(wrong);
    await noSidewaysScrolling(ben.page);
    await ben.touch(ben.page.getByRole('button', { name: 'Utiliser ce code' }));
    await expect(ben.page.getByText('Ce code est faux')).toBeVisible();
  }
  for (const { heard, context } of [ada, phone]) {
    expect(heard).toEqual([]);
    await context.close();
  }
  await ben.context.close();
});
