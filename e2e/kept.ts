import type { CDPSession, Page } from '@playwright/test';

/** What the browser's database has of its games, read past the app. */
export interface Stored {
  readonly heads: readonly { readonly id: string; readonly length: number; readonly [key: string]: unknown }[];
  readonly entries: readonly { readonly id: string; readonly number: number }[];
}

export function stored(page: Page): Promise<Stored> {
  return page.evaluate(async () => {
    const opened = indexedDB.open('fathom');
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answer(opened);
    const reading = database.transaction(['heads', 'entries']);
    const [heads, keys] = await Promise.all([
      answer(reading.objectStore('heads').getAll()),
      answer(reading.objectStore('entries').getAllKeys()),
    ]);
    database.close();
    const entries = (keys as [string, number][]).map(([id, number]) => ({ id, number }));
    return { heads, entries };
  });
}

/** Takes an entry out of a stored game, as a failing disk might. */
export function loseEntry(page: Page, id: string, number: number): Promise<void> {
  return page.evaluate(
    ([game, at]) =>
      new Promise<void>((resolve, reject) => {
        const opened = indexedDB.open('fathom');
        opened.onsuccess = () => {
          const writing = opened.result.transaction('entries', 'readwrite', { durability: 'strict' });
          writing.objectStore('entries').delete([game, at]);
          writing.oncomplete = () => {
            opened.result.close();
            resolve();
          };
          writing.onerror = () => reject(writing.error);
        };
      }),
    [id, number] as const,
  );
}

/** The id of the game on show. */
export const idOf = (page: Page): string => new URL(page.url()).pathname.split('/')[3] ?? '';

/** How many entries and decisions the page shows as done. */
export async function doneOn(page: Page): Promise<number> {
  return Number(await page.locator('.table').getAttribute('data-at'));
}

/** A browser with little room for this origin, from before the app first writes: it looks at its limits only now and then. */
export async function littleRoom(page: Page, origin: string): Promise<CDPSession> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 600_000 });
  return browser;
}

/** Somebody else's data takes up all the room there is, to the last few bytes. */
export function fillUp(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const opened = indexedDB.open('somebody-else');
    opened.onupgradeneeded = () => opened.result.createObjectStore('things', { autoIncrement: true });
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opened.onsuccess = () => resolve(opened.result);
      opened.onerror = () => reject(opened.error);
    });
    const fits = (size: number) =>
      new Promise<boolean>((resolve) => {
        const writing = database.transaction('things', 'readwrite');
        writing.objectStore('things').add(new Uint8Array(size));
        writing.oncomplete = () => resolve(true);
        writing.onabort = () => resolve(false);
      });
    for (const size of [100_000, 10_000, 1_000, 200]) while (await fits(size));
    database.close();
  });
}

/** That data goes again. */
export function clearOut(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const gone = indexedDB.deleteDatabase('somebody-else');
        gone.onsuccess = () => resolve();
      }),
  );
}

/** A disk that says nothing of what it has written from `hold` to `letGo`. To be had before the page is opened. */
export async function slowDisk(page: Page): Promise<{ hold(): Promise<void>; letGo(): Promise<void> }> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const disk = { holds: false, held };
    Object.assign(globalThis, { disk });
    const listen = IDBTransaction.prototype.addEventListener;
    IDBTransaction.prototype.addEventListener = function (kind: string, heard: EventListenerOrEventListenerObject) {
      const hear = (event: Event) => (typeof heard === 'function' ? heard.call(this, event) : heard.handleEvent(event));
      const later = (event: Event) => (disk.holds ? void held.push(() => hear(event)) : hear(event));
      listen.call(this, kind, kind === 'complete' ? later : hear);
    };
  });
  return {
    hold: () => page.evaluate(() => void Object.assign(Reflect.get(globalThis, 'disk'), { holds: true })),
    letGo: () =>
      page.evaluate(() => {
        const disk = Reflect.get(globalThis, 'disk');
        disk.holds = false;
        for (const hear of disk.held.splice(0)) hear();
      }),
  };
}
