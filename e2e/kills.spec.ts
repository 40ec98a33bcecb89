import { expect, test } from '@playwright/test';
import { presentChromium } from '../scripts/chromium.js';
import { killWhilePlaying } from '../scripts/kills.js';

// Three browsers are started and killed; `npm run prove:saves` kills fifty.
test.describe.configure({ timeout: 240_000 });

test('a browser that is killed loses no move it had shown as done', async ({ baseURL }) => {
  const program = process.env.CHROMIUM ?? presentChromium();
  const total = await killWhilePlaying({ kills: 3, address: baseURL, program });
  expect(total).toMatchObject({ kills: 3, lost: 0 });
  expect(total.shown).toBeGreaterThan(0);
});
