import type { Page } from '@playwright/test';

/** Notes every text that stands at `selector` from now on, however shortly, until the page is opened anew. */
export async function witness(page: Page, selector: string): Promise<() => Promise<readonly string[]>> {
  await page.evaluate((where) => {
    const seen: string[] = [];
    new MutationObserver(() => {
      const text = document.querySelector(where)?.textContent;
      if (text && text !== seen.at(-1)) seen.push(text);
      document.documentElement.dataset.seen = JSON.stringify(seen);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, selector);
  return () => page.evaluate(() => JSON.parse(document.documentElement.dataset.seen ?? '[]') as readonly string[]);
}

/** Presses what is at `selector` in the instant it comes, and tells what then stands at `read`. */
export async function pressAsItComes(page: Page, selector: string, read: string): Promise<() => Promise<string>> {
  await page.evaluate(
    ([press, look]) => {
      const watch = new MutationObserver(() => {
        const button = document.querySelector<HTMLElement>(press);
        if (!button) return;
        watch.disconnect();
        button.click();
        document.documentElement.dataset.pressed = document.querySelector(look)?.textContent ?? '';
      });
      watch.observe(document.body, { childList: true, subtree: true });
    },
    [selector, read] as const,
  );
  return () => page.evaluate(() => document.documentElement.dataset.pressed ?? '');
}

/** Notes whatever moves from now on: pieces in flight, animations, transitions. */
export async function noteMotion(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    const note = (event: Event) => {
      // An answer that waits before it can be touched stands still.
      const waits = event instanceof AnimationEvent && event.animationName === 'answer-unseen';
      if (!waits) moved.push(`${event.type} ${(event.target as Element).className}`);
    };
    for (const kind of ['animationstart', 'transitionrun']) addEventListener(kind, note, true);
    new MutationObserver(() => {
      if (document.querySelector('.motion-flight')) moved.push('flight');
    }).observe(document.body, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved);
}
