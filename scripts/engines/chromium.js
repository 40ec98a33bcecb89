import { launchOptions } from '../chromium.js';

export async function openChromium(program) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch(launchOptions(program));
  const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' });
  return {
    go: (url) => page.goto(url),
    run: (script, ...args) =>
      page.evaluate(
        ([text, given]) => new Promise((resolve) => new Function(text).apply(null, [...given, resolve])),
        [script, args],
      ),
    close: () => browser.close(),
  };
}
