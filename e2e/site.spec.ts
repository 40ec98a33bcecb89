import { expect, type Page, test } from '@playwright/test';

/** Everything the browser complains of while a page is open: errors, and whatever the content security policy stops. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}

test('the app opens under the strict content security policy without a complaint', async ({ page }) => {
  const heard = complaints(page);
  const answer = await page.goto('/');
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
  await expect(page.locator('#app #content')).toBeVisible();
  expect(heard).toEqual([]);
});

test('a deep link opens the app, a missing file does not', async ({ page, request }) => {
  const heard = complaints(page);
  expect((await page.goto('/settings'))?.status()).toBe(200);
  await expect(page.locator('#app #content')).toBeVisible();
  expect(heard).toEqual([]);
  expect((await request.get('/assets/no-such-file.js')).status()).toBe(404);
});

test('scripts and styles come compressed and may be kept for ever', async ({ page, request }) => {
  await page.goto('/');
  const script = await page.locator('script[type=module]').first().getAttribute('src');
  const answer = await request.get(script ?? '', { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.headers()['content-encoding']).toBe('br');
  expect(answer.headers()['cache-control']).toContain('immutable');
});

test('what a mind has learned comes once: with the worker that thinks, not with the pages as well', async ({
  request,
}) => {
  const [list = ''] = /\/assets\/offline-[\w-]+\.json/.exec(await (await request.get('/sw.js')).text()) ?? [];
  const files: readonly (readonly [path: string, proof: string])[] = await (await request.get(list)).json();
  for (const net of ['a1', 'pair', 'three', 'nuance'])
    expect(files.filter(([path]) => path.startsWith(`/assets/${net}-`))).toHaveLength(1);
});
