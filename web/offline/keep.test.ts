import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Browser } from './testing.ts';

const files = { '/assets/app-1.js': 'app', '/assets/board-1.js': 'board' };
let browser: Browser;
beforeEach(() => {
  browser = new Browser();
  browser.publish('first', files);
});
afterEach(() => void vi.useRealTimers());

describe('the worker that keeps the app', () => {
  test('takes over once every file is here, and opens pages without a network from then on', async () => {
    expect(await browser.look()).toBe(true);
    browser.isOnline = false;
    await browser.open();
    expect(browser.shown).toEqual(['first']);
  });

  test('leaves a build that comes torn where it is, and takes it once it is mended, asking only for what is missing', async () => {
    await browser.look();
    browser.publish('second', { '/assets/app-2.js': 'app', '/assets/board-1.js': 'board' });
    browser.site.set('/assets/app-2.js', 'ap');
    expect(await browser.look()).toBe(false);
    expect(browser.asked.filter((path) => path === '/assets/app-2.js')).toHaveLength(2);
    await browser.open();
    expect(browser.shown).toEqual(['first']);
    browser.site.set('/assets/app-2.js', 'app');
    browser.asked.length = 0;
    expect(await browser.look()).toBe(true);
    expect(browser.asked).not.toContain('/assets/board-1.js');
    await browser.open();
    expect(browser.shown).toEqual(['first', 'second']);
  });

  test('does not wait for ever for a file that gets no answer', async () => {
    const never = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(never.signal);
    await browser.look();
    browser.publish('second', { '/assets/app-2.js': 'app' });
    browser.silent.add('/assets/app-2.js');
    const looking = browser.look();
    never.abort(new Error('too late'));
    expect(await looking).toBe(false);
    expect(timeout).toHaveBeenCalledWith(60_000);
    timeout.mockRestore();
    browser.silent.clear();
    expect(await browser.look()).toBe(true);
  });

  test('opens a page anew that never came to life, as soon as there is another build, and no page that did', async () => {
    await browser.look();
    await browser.open();
    browser.publish('dead', files);
    await browser.look();
    await browser.open({ alive: false });
    expect(browser.shown).toEqual(['first', 'dead']);
    browser.publish('mended', files);
    await browser.look();
    await vi.waitFor(() => expect(browser.shown).toEqual(['first', 'mended']));
  });

  test('opens it anew even if nothing can be cleared away', async () => {
    await browser.look();
    await browser.open({ alive: false });
    browser.publish('mended', files);
    vi.spyOn(browser.caches, 'keys').mockRejectedValue(new Error('the disk is full'));
    await browser.look();
    await vi.waitFor(() => expect(browser.shown).toEqual(['mended']));
  });

  test('takes over though a dead page cannot be opened anew: whoever opens it again gets the new build', async () => {
    await browser.look();
    const dead = await browser.open({ alive: false });
    browser.publish('mended', files);
    browser.isNavigable = false;
    expect(await browser.look()).toBe(true);
    browser.close(dead);
    await browser.open();
    expect(browser.shown).toEqual(['mended']);
  });

  test('hears a page that says it is alive before it is noted as opened', async () => {
    await browser.look();
    // Writing is slow, and the page is quick.
    const slowly = browser.caches.open.bind(browser.caches);
    vi.spyOn(browser.caches, 'open').mockImplementation(async (name) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return slowly(name);
    });
    await browser.open();
    browser.publish('second', files);
    await browser.look();
    expect(browser.shown).toEqual(['first']);
  });

  test('keeps a build as long as a page of it is open, and no longer', async () => {
    await browser.look();
    const old = await browser.open();
    browser.publish('second', files);
    await browser.look();
    await browser.open();
    expect(browser.builds).toBe(2);
    browser.close(old);
    await browser.open();
    expect(browser.builds).toBe(1);
  });

  test('clears nothing away that begins to come at that moment', async () => {
    await browser.look();
    browser.publish('second', { '/assets/app-2.js': 'app' });
    browser.site.set('/assets/app-2.js', 'ap');
    // The worker that tidies up has not been told yet that another is coming.
    expect(await browser.look()).toBe(false);
    await browser.open();
    expect(browser.builds).toBe(2);
    // What never came is cleared away in the end.
    vi.useFakeTimers({ now: Date.now() + 3600_000, toFake: ['Date'] });
    await browser.open();
    expect(browser.builds).toBe(1);
  });

  test('keeps the app anew when its files are gone', async () => {
    await browser.look();
    browser.caches.all.clear();
    await browser.open();
    browser.isOnline = false;
    await browser.open();
    expect(browser.shown).toEqual(['first', 'first']);
  });

  test('opens a page of the network anew as well, if it never came to life', async () => {
    await browser.look();
    browser.caches.all.clear();
    await browser.open({ alive: false });
    browser.publish('mended', files);
    await browser.look();
    await vi.waitFor(() => expect(browser.shown).toEqual(['mended']));
  });
});
