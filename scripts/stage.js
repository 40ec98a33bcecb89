import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRoom, buildWeb } from './build.js';
import { chromium, launchOptions } from './chromium.js';
import { root } from './run.js';

/** Every game with a board of its own, with somebody to play against where it needs one. */
export const tables = {
  nautilion: '/play/nautilion/new',
  'nautilus-island': '/play/nautilus-island/new?seats=4&bots=cook,cook,cook',
  abyss: '/play/abyss/new?seats=4&bots=page,page,page',
};

/** The app as it is built, in a browser of its own, for what is measured there; `work` gets the address and the browser. */
export async function onStage(work) {
  await buildRoom('server');
  await buildWeb();
  const { listen } = await import('../server/dist/index.js');
  const { chromium: engine } = await import('@playwright/test');
  const data = mkdtempSync(join(tmpdir(), 'fathom-stage-'));
  const site = join(root, 'web', 'dist');
  const server = await listen({ host: '127.0.0.1', port: 0, data, site, logLevel: 'silent' });
  const browser = await engine.launch(launchOptions(await chromium()));
  try {
    await work(new URL(server.address).origin, browser);
  } finally {
    await browser.close();
    await server.close();
    rmSync(data, { recursive: true, force: true });
  }
}

/** A page of somebody who has been here, with these settings; nothing is fetched ahead, and no worker comes. */
export async function openPage(browser, settings, options = {}) {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  await page.addInitScript((chosen) => {
    localStorage.setItem('fathom/visited', '1');
    localStorage.setItem('fathom/settings', JSON.stringify(chosen));
  }, settings);
  return page;
}
