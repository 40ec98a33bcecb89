import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import {
  atTheChat,
  begin,
  comeByLink,
  doAtTable,
  expectFairEnd,
  type Friend,
  friend,
  makeTable,
  playOn,
  whoDecides,
} from './friends.ts';
import { OwnServer } from './own-server.ts';
import { noSidewaysScrolling, noViolations } from './visit.ts';
import { courtly, greedy, rash } from './whims.ts';

// Whole games between several browsers on a slow machine take their time.
test.describe.configure({ timeout: 240_000 });

/** Somebody decides while nobody is there to hear it: it is on show, or waits to be heard. `done` once it is on show. */
async function decidedAlone(friend: Friend): Promise<{ readonly before: string | null; readonly done: Promise<void> }> {
  const before = await at(friend.page);
  const done = rash(friend);
  await friend.page.waitForFunction((shown) => {
    const table = document.querySelector('[data-at]');
    return table?.hasAttribute('data-storing') || table?.getAttribute('data-at') !== shown;
  }, before);
  return { before, done };
}

const at = (page: Page) => page.locator('[data-at]').getAttribute('data-at');

test('three friends at three screens, in two languages, talk and play Nautilus Island to the end, and once more', async ({
  browser,
  baseURL,
}) => {
  const ada = await friend(browser, baseURL, 'Ada', 'desktop', 'en');
  const zoe = await friend(browser, baseURL, 'Zoé', 'phone', 'fr');
  const bo = await friend(browser, baseURL, 'Bo', 'laptop', 'en');
  const friends = [ada, zoe, bo];
  const link = await makeTable(ada, 'Nautilus Island', 3);
  await comeByLink(zoe, link, 'Ada', 'Nautilus Island', 2);
  await noViolations(zoe.page);
  await noSidewaysScrolling(zoe.page);
  await comeByLink(bo, link, 'Ada', 'Nautilus Island', 3);
  await begin(ada, [zoe, bo]);

  await atTheChat(zoe, async () => {
    await zoe.touch(zoe.page.getByRole('button', { name: 'Bonne chance' }));
    await zoe.page.locator('.say input').fill('<b>ahoy</b>');
    await zoe.page.keyboard.press('Enter');
    await expect(zoe.page.locator('.talk-text')).toHaveCount(2);
  });
  await expect(ada.page.locator('.unread')).toHaveText('2');
  await atTheChat(ada, async () => {
    await expect(ada.page.locator('.talk-text')).toHaveText(['Good luck!', '<b>ahoy</b>']);
    await ada.touch(ada.page.locator('.talk-mute').first());
    await expect(ada.page.locator('.talk-text')).toHaveCount(0);
  });

  const hand = (page: Page) => page.locator('.isle-hand-title');
  await playOn(friends, greedy, (decisions) => decisions === 6);
  for (const { page } of friends) await expect(hand(page)).toBeVisible();
  await noViolations(zoe.page);
  await playOn(friends, greedy);
  await expectFairEnd(friends);
  const totals = await ada.page.locator('.scores tfoot td').allTextContents();
  for (const { page } of friends) await expect(page.locator('.scores tfoot td')).toHaveText(totals);

  // A screen that everybody looks at stays with them.
  const screen = await ada.context.newPage();
  await screen.goto(`${link}?screen`);
  await expect(screen.locator('.scores')).toBeVisible();
  await bo.touch(bo.page.locator('.next-game button.primary'));
  await expect(bo.page.locator('.seat .seat-name')).toHaveText(['Bo', 'Ada', 'Zoé']);
  await expect(screen.locator('.seat .seat-name')).toHaveText(['Bo', 'Ada', 'Zoé']);
  await zoe.touch(zoe.page.locator('.next-game a.primary'));
  await expect(zoe.page.locator('.seat[data-mine] .seat-name')).toHaveText('Zoé');
  for (const { heard, context } of friends) {
    expect(heard).toEqual([]);
    await context.close();
  }
});

test('two friends play Abyss to the end; one lets a bot play for a while, and takes the seat back', async ({
  browser,
  baseURL,
}) => {
  const ada = await friend(browser, baseURL, 'Ada', 'desktop', 'en');
  const luc = await friend(browser, baseURL, 'Luc', 'phone', 'fr');
  const link = await makeTable(ada, 'Abyss');
  await comeByLink(luc, link, 'Ada', 'Abyss', 2);
  await begin(ada, [luc]);
  await playOn([ada, luc], courtly, (decisions) => decisions === 8);

  // Whoever looks on sees the side of whoever plays, by name: nothing there is theirs.
  const eve = await friend(browser, baseURL, 'Eve', 'laptop', 'en');
  await eve.page.goto(link);
  await expect(eve.page.locator('.abyss-own-head h2')).toHaveText(/^(Ada|Luc)$/);
  await expect(eve.page.locator('.abyss-hand-head h2')).toHaveText(/^(Ada|Luc)’s hand$/);

  const back = luc.page.locator('.question button');
  await doAtTable(luc, 'leave');
  await expect(back).toBeVisible();
  for (let i = 0; i < 4; i++) {
    await whoDecides([ada]);
    await courtly(ada);
  }
  await luc.touch(back);
  await expect(back).toHaveCount(0);

  await playOn([ada, luc], courtly);
  await expectFairEnd([ada, luc]);
  const totals = await ada.page.locator('.scores tfoot td').allTextContents();
  await expect(luc.page.locator('.scores tfoot td')).toHaveText(totals);
  await noSidewaysScrolling(luc.page);
  // The table was private: whoever looked on sees how it ended, and is offered nothing that only its players have.
  await expect(eve.page.locator('.scores tfoot td')).toHaveText(totals);
  await expect(eve.page.getByText('A private game')).toBeVisible();
  await expect(eve.page.getByRole('link', { name: 'Watch the replay' })).toHaveCount(0);
  await expect(ada.page.getByRole('link', { name: 'Watch the replay' })).toBeVisible();
  await ada.touch(ada.page.getByRole('button', { name: 'Let anybody with the link replay this game' }));
  await expect(eve.page.getByRole('link', { name: 'Watch the replay' })).toBeVisible();
  await expect(eve.page.locator('.run')).toBeVisible();
  for (const { heard, context } of [ada, luc, eve]) {
    expect(heard).toEqual([]);
    await context.close();
  }
});

test('at a table of friends the whole hand stands above the question, also in a low window and with what the other did', async ({
  browser,
  baseURL,
}) => {
  const ada = await friend(browser, baseURL, 'Ada', 'laptop', 'en');
  const luc = await friend(browser, baseURL, 'Luc', 'laptop', 'fr');
  const link = await makeTable(ada, 'Abyss');
  await comeByLink(luc, link, 'Ada', 'Abyss', 2);
  await begin(ada, [luc]);
  const recap = ada.page.locator('.recap li button');
  const hand = ada.page.locator('.abyss-hand-card');
  for (let decisions = 0; decisions < 40; decisions++) {
    const one = await whoDecides([ada, luc]);
    if (one === ada && (await recap.count()) > 0 && (await hand.count()) > 0) break;
    await courtly(one ?? ada);
  }
  await expect(recap).toHaveCount(1);
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 1280, height: 800 },
    { width: 1440, height: 900 },
  ]) {
    await ada.page.setViewportSize(viewport);
    await expect(recap).toBeInViewport({ ratio: 1 });
    await expect.poll(() => handAndQuestion(ada.page), `${viewport.height} high`).toEqual(wholeAbove);
  }
  for (const { context } of [ada, luc]) await context.close();
});

const wholeAbove = { handAboveQuestion: true, nothingToScroll: true, topInSight: true };

/** How the hand of Abyss stands to the question under it. */
const handAndQuestion = (page: Page): Promise<typeof wholeAbove> =>
  page.evaluate(() => {
    const box = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(NaN, NaN);
    const fits = (selector: string) => {
      const { scrollHeight, clientHeight } = document.querySelector(selector) ?? { scrollHeight: 1, clientHeight: 0 };
      return scrollHeight <= clientHeight;
    };
    return {
      handAboveQuestion: box('.abyss-hand').bottom <= box('.abyss-dock-panel').top,
      nothingToScroll: fits('.abyss-main') && fits('.table'),
      topInSight: box('.top-bar').top >= 0,
    };
  });

test('a network cut in the middle of a turn costs nothing: not the decisions made, and not those made meanwhile', async ({
  browser,
  baseURL,
}) => {
  const ada = await friend(browser, baseURL, 'Ada', 'phone', 'en');
  const ben = await friend(browser, baseURL, 'Ben', 'laptop', 'fr');
  let isCut = false;
  const lines: { close(): unknown }[] = [];
  await ada.page.routeWebSocket('/api/socket', (line) => {
    if (isCut) return void line.close();
    lines.push(line);
    line.connectToServer();
  });
  // What is not here yet when the network goes cannot be fetched to say so.
  await ada.page.route('**/assets/notices-*.js', (route) => route.abort());
  const link = await makeTable(ada, 'Nautilion');
  await comeByLink(ben, link, 'Ada', 'Nautilion', 2);
  await begin(ada, [ben]);
  await playOn([ada, ben], rash, (decisions) => decisions === 3);
  const recap = ada.page.locator('.recap li button');
  for (let decisions = 0; decisions < 20; decisions++) {
    const one = await whoDecides([ada, ben]);
    if (one === null || (one === ada && (await recap.count()) > 0)) break;
    await rash(one);
  }
  // Also beside what the other did, a phone shows all there is to spend.
  await expect(recap).toBeVisible();
  await expect(ada.page.locator('.naut-reserve-line')).toBeInViewport({ ratio: 1 });

  isCut = true;
  for (const line of lines) line.close();
  await expect(ada.page.locator('.connecting')).toBeVisible();
  const meanwhile = await decidedAlone(ada);
  isCut = false;
  await meanwhile.done;
  await expect(ada.page.locator('.connecting')).toHaveCount(0);
  expect(Number(await at(ada.page))).toBeGreaterThan(Number(meanwhile.before));

  await playOn([ada, ben], rash);
  await expectFairEnd([ada, ben]);
  for (const { context } of [ada, ben]) await context.close();
});

test('a server that dies in the middle and comes back goes on where it was', async ({ browser }) => {
  const server = new OwnServer();
  try {
    await server.start();
    const ada = await friend(browser, server.address, 'Ada', 'laptop', 'fr');
    const ben = await friend(browser, server.address, 'Ben', 'phone', 'en');
    const link = await makeTable(ada, 'Nautilion');
    await comeByLink(ben, link, 'Ada', 'Nautilion', 2);
    await begin(ada, [ben]);
    await playOn([ada, ben], rash, (decisions) => decisions === 5);
    const one = await whoDecides([ada, ben]);
    await server.kill();
    for (const { page } of [ada, ben]) await expect(page.locator('.connecting')).toBeVisible();
    const meanwhile = one && (await decidedAlone(one));
    await server.start();
    await meanwhile?.done;
    for (const { page } of [ada, ben]) await expect(page.locator('.connecting')).toHaveCount(0, { timeout: 40_000 });
    await playOn([ada, ben], rash);
    await expectFairEnd([ada, ben]);
    for (const { context } of [ada, ben]) await context.close();
  } finally {
    await server.close();
  }
});

test('a second tab, somebody who looks on, and an end by agreement', async ({ browser, baseURL }) => {
  const ada = await friend(browser, baseURL, 'Ada', 'desktop', 'en');
  const ben = await friend(browser, baseURL, 'Ben', 'phone', 'fr');
  const eve = await friend(browser, baseURL, 'Eve', 'laptop', 'en');
  const link = await makeTable(ada, 'Nautilus Island');
  await comeByLink(ben, link, 'Ada', 'Nautilus Island', 2);
  await begin(ada, [ben]);
  await eve.page.goto(link);
  await expect(eve.page.locator('.question.quiet')).toBeVisible();
  await expect(ada.page.locator('.company-watchers')).toContainText(/1|One/);

  await playOn([ada, ben], greedy, (decisions) => decisions === 8);
  const tab = { ...ada, page: await ada.context.newPage() };
  await tab.page.goto(link);
  await playOn([tab, ben], greedy, (decisions) => decisions === 2);
  // A turn is made of several decisions, which leave a tab together: all of Ada's have when it is Ben who must decide.
  while ((await whoDecides([tab, ben])) === ben) await greedy(ben);
  while ((await whoDecides([tab, ben])) !== ben) await greedy(tab);
  for (const { page } of [ada, ben, eve]) await expect.poll(() => at(page)).toBe(await at(tab.page));
  // Whose turn it is shows in the tab, whichever icon the browser prefers.
  const icons = (page: Page) =>
    page.locator('link[rel="icon"]').evaluateAll((all) => all.map((one) => one.outerHTML.includes('icon-turn')));
  await expect(ben.page).toHaveTitle(/^À vous de jouer/);
  await expect.poll(() => icons(ben.page)).toEqual([true, true]);
  await expect.poll(() => icons(ada.page)).toEqual([false, false]);
  // Whoever looks on sees backs, and can touch nothing.
  await expect(eve.page.locator('main [data-lit]')).toHaveCount(0);
  await expect(eve.page.locator('.isle-hand-title')).toHaveCount(0);
  await expect(eve.page.locator('.isle-tableau h3')).toHaveText(['Ada', 'Ben']);
  await expect(eve.page.getByRole('button', { name: /undo/i })).toHaveCount(0);

  await doAtTable(ada, 'stop');
  await ben.touch(ben.page.locator('.question button.primary'));
  for (const { page } of [ada, ben]) {
    await expect(page.locator('.cut-short')).toBeVisible();
    await expect(page.locator('.dice-line[data-fair="true"][data-own]')).toBeVisible();
  }
  await expect(eve.page.locator('.cut-short')).toBeVisible();
  // Its book can be taken along by those who played, and by others once they say so.
  const save = eve.page.getByRole('button', { name: 'Save the logbook as a file' });
  await expect(eve.page.getByText('A private game')).toBeVisible();
  await expect(save).toHaveCount(0);
  await ada.touch(ada.page.getByRole('button', { name: 'Let anybody with the link replay this game' }));
  const [file] = await Promise.all([eve.page.waitForEvent('download'), save.click()]);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^sea: .*"seed":"[0-9a-f]{64}"/m);
  // Nobody is at any step of a turn any more.
  await expect(ada.page.locator('.phase-trail')).toBeHidden();
  for (const { context } of [ada, ben, eve]) await context.close();
});

test('who keeps back what was promised for the dice is left out, and everybody reads that they were shuffled anew', async ({
  browser,
  baseURL,
}) => {
  const ada = await friend(browser, baseURL, 'Ada', 'laptop', 'en');
  const ben = await friend(browser, baseURL, 'Ben', 'phone', 'fr');
  await ben.page.routeWebSocket('/api/socket', (line) => {
    const server = line.connectToServer();
    line.onMessage((message) => {
      if (!String(message).includes('"reveal"')) server.send(message);
    });
  });
  const link = await makeTable(ada, 'Nautilion');
  await comeByLink(ben, link, 'Ada', 'Nautilion', 2);
  await begin(ada, [ben]);
  await expect(ada.page.locator('.question.quiet')).toHaveText('Shuffled twice: somebody did not answer in time.');
  await expect(ben.page.locator('.question.quiet')).toHaveText(
    'Mélangé deux fois : quelqu’un n’a pas répondu à temps.',
  );
  await doAtTable(ada, 'stop');
  await ben.touch(ben.page.locator('.question button.primary'));
  await expect(ada.page.locator('.dice-line[data-fair="true"][data-own]')).toContainText('Shuffled twice');
  await expect(ben.page.locator('.dice-line[data-fair="true"]:not([data-own])')).toContainText('Mélangé deux fois');
  for (const { context } of [ada, ben]) await context.close();
});

test('who may not look on is told so as the game begins; a link cut short is said to be incomplete', async ({
  browser,
  baseURL,
}) => {
  const ada = await friend(browser, baseURL, 'Ada', 'laptop', 'en');
  const ben = await friend(browser, baseURL, 'Ben', 'laptop', 'en');
  const eve = await friend(browser, baseURL, 'Eve', 'phone', 'fr');
  await ada.page.goto('/online/new?game=nautilion');
  await expect(ada.page.locator('.chairs li')).toHaveCount(2);
  await ada.page.getByRole('checkbox', { name: 'Spectators welcome' }).uncheck();
  await ada.page.getByRole('button', { name: ada.says.make }).click();
  await ada.page.getByRole('textbox', { name: ada.says.name }).fill('Ada');
  await ada.page.getByRole('button', { name: ada.says.me }).click();
  await expect(ada.page).toHaveURL(/\/t\/[\w-]{16}$/);
  const link = ada.page.url();
  await comeByLink(ben, link, 'Ada', 'Nautilion', 2);
  await eve.page.goto(link);
  await expect(eve.page.getByText('Toutes les places sont prises.')).toBeVisible();
  await begin(ada, [ben]);
  await expect(eve.page.getByRole('alert')).toHaveText('Cette table n’admet pas de spectateurs.');
  await eve.page.goto(link.slice(0, -3));
  await expect(eve.page.getByRole('alert')).toHaveText(/^Cette table n’existe pas\./);
  for (const { context } of [ada, ben, eve]) await context.close();
});

test('on a phone, home begins with the table at which one is waited for', async ({ browser, baseURL }) => {
  const ada = await friend(browser, baseURL, 'Ada', 'laptop', 'en');
  const ben = await friend(browser, baseURL, 'Ben', 'laptop', 'en');
  const link = await makeTable(ada, 'Nautilus Island');
  await comeByLink(ben, link, 'Ada', 'Nautilus Island', 2);
  await begin(ada, [ben]);
  const one = await whoDecides([ada, ben]);
  if (!one) throw new Error('nobody is waited for');
  await one.page.setViewportSize({ width: 360, height: 740 });
  await one.page.goto('/');
  await expect(one.page.locator('.turn-mark')).toBeVisible();
  const [table, games] = await Promise.all(['.friends', '.shelf'].map((part) => one.page.locator(part).boundingBox()));
  expect(table && games && table.y + table.height <= games.y).toBe(true);
  await noSidewaysScrolling(one.page);
  for (const { context } of [ada, ben]) await context.close();
});

test('where nobody waits, playing at once opens a table, and the way to it goes into the system’s own share sheet', async ({
  browser,
}) => {
  const server = new OwnServer();
  try {
    await server.start();
    const ways = {
      en: {
        game: 'Nautilion',
        now: 'Play now, Nautilion',
        share: 'Share…',
        on: 'on Fathom',
        free: 'A seat is free for you:',
      },
      fr: {
        game: 'Abyss',
        now: 'Jouer tout de suite, Abyss',
        share: 'Partager…',
        on: 'sur Fathom',
        free: 'Une place vous attend\u00a0:',
      },
    };
    for (const language of ['en', 'fr'] as const) {
      const { game, now, share, on, free } = ways[language];
      const zoe = await friend(browser, server.address, 'Zoé', 'phone', language);
      await zoe.page.addInitScript(() => {
        const shared: unknown[] = [];
        Object.assign(globalThis, { shared });
        navigator.share = async (given) => void shared.push(given);
      });
      await zoe.page.goto('/online');
      await zoe.touch(zoe.page.getByRole('button', { name: now }));
      await zoe.page.getByRole('textbox', { name: zoe.says.name }).fill('Zoé');
      await zoe.touch(zoe.page.getByRole('button', { name: zoe.says.me }));
      await expect(zoe.page.locator('.seat[data-mine] .seat-name')).toHaveText('Zoé');
      await expect(zoe.page.locator('.seat[data-kind="open"]')).toHaveCount(1);
      await zoe.touch(zoe.page.getByRole('button', { name: share }));
      const given = await zoe.page.evaluate(() => (globalThis as unknown as { shared: unknown }).shared);
      expect(given).toEqual([{ title: `${game} ${on}`, text: `${free} ${game} ${on}.`, url: zoe.page.url() }]);
      await zoe.context.close();
    }
  } finally {
    await server.close();
  }
});

test('whoever has a name and cannot reach the server is told so, and not asked again who they are', async ({
  browser,
  baseURL,
}) => {
  const zoe = await friend(browser, baseURL, 'Zoé', 'phone', 'fr');
  await makeTable(zoe, 'Nautilion');
  const makes = zoe.page.getByRole('button', { name: zoe.says.make });
  const plays = zoe.page.getByRole('button', { name: 'Jouer tout de suite, Abyss' });
  for (const [address, deed] of [
    ['/online/new?game=abyss', makes],
    ['/online', plays],
  ] as const) {
    await zoe.page.goto(address);
    await expect(deed).toBeVisible();
    await zoe.page.route('**/api/**', (route) => route.abort());
    await zoe.touch(deed);
    await expect(zoe.page.getByRole('alert').filter({ hasText: /^Le serveur ne répond pas/ })).toBeVisible();
    await expect(zoe.page.getByRole('textbox', { name: zoe.says.name })).toHaveCount(0);
    await zoe.page.unroute('**/api/**');
  }
  await zoe.context.close();
});

test('an invitation leads to the rules of its game, and they lead back to it', async ({ browser, baseURL }) => {
  const ada = await friend(browser, baseURL, 'Ada', 'laptop', 'en');
  const zoe = await friend(browser, baseURL, 'Zoé', 'phone', 'fr');
  const link = await makeTable(ada, 'Abyss');
  await zoe.page.goto(link);
  await zoe.touch(zoe.page.getByRole('link', { name: 'Comment y jouer' }));
  await zoe.touch(zoe.page.getByRole('link', { name: 'Retour à la table' }));
  await expect(zoe.page).toHaveURL(link);
  await expect(zoe.page.getByText('La table d’Ada')).toBeVisible();
  for (const { context } of [ada, zoe]) await context.close();
});

test('what is said is the host’s to switch off, also before the game, and everybody’s to mute; it never lies over the way to it', async ({
  browser,
  baseURL,
}) => {
  const ada = await friend(browser, baseURL, 'Ada', 'laptop', 'en');
  const zoe = await friend(browser, baseURL, 'Zoé', 'laptop', 'fr');
  await zoe.page.setViewportSize({ width: 768, height: 1024 });
  const link = await makeTable(ada, 'Nautilion');
  await zoe.page.goto(link);
  await zoe.page.locator('.seat').nth(1).getByRole('button').click();
  await zoe.page.getByRole('textbox', { name: zoe.says.name }).fill('\u200b');
  await zoe.page.getByRole('button', { name: zoe.says.me }).click();
  await expect(zoe.page.getByText('Saisissez d’abord un nom.')).toBeVisible();
  await zoe.page.keyboard.press('Escape');
  await comeByLink(zoe, link, 'Ada', 'Nautilion', 2);

  await ada.page.getByRole('button', { name: 'Switch the chat off' }).click();
  await expect(zoe.page.getByText('L’hôte a coupé la discussion.')).toBeVisible();
  await expect(zoe.page.locator('.say')).toHaveCount(0);
  await zoe.page.getByRole('button', { name: 'Bonjour' }).click();
  await ada.page.getByRole('button', { name: 'Mute Zoé', exact: true }).click();
  await expect(ada.page.getByText('You have muted Zoé.')).toBeVisible();
  await expect(ada.page.getByText('Nobody has said anything yet.')).toHaveCount(0);
  await ada.page.getByRole('button', { name: 'Switch the chat on' }).click();
  await expect(zoe.page.locator('.say')).toBeVisible();

  await begin(ada, [zoe]);
  await atTheChat(ada, async () => {
    await ada.page
      .locator('.say input')
      .fill('A long line, as people write them who wait for somebody else to decide.');
    await ada.page.keyboard.press('Enter');
    await expect(zoe.page.locator('.heard')).toBeVisible();
    const boxes = (...places: readonly string[]) =>
      Promise.all(places.map((one) => zoe.page.locator(one).boundingBox()));
    const [said, way] = await boxes('.heard', '.company-talk');
    expect((said?.x ?? 0) + (said?.width ?? NaN)).toBeLessThanOrEqual(way?.x ?? 0);
    // On a wide screen it stands in the row of names, too, and over nothing of the board.
    await zoe.page.setViewportSize({ width: 1280, height: 720 });
    await expect(async () => {
      const [line, board] = await boxes('.heard', '.table-board');
      expect((line?.y ?? 0) + (line?.height ?? NaN)).toBeLessThanOrEqual((board?.y ?? 0) + 1);
    }).toPass({ timeout: 3000 });
  });
  for (const { heard, context } of [ada, zoe]) {
    expect(heard).toEqual([]);
    await context.close();
  }
});

test('going back further than is free is asked, refused and granted; who resigns to the last is told so', async ({
  browser,
  baseURL,
}) => {
  const ada = await friend(browser, baseURL, 'Ada', 'desktop', 'en');
  const ben = await friend(browser, baseURL, 'Ben', 'laptop', 'fr');
  const eve = await friend(browser, baseURL, 'Eve', 'laptop', 'en');
  const link = await makeTable(ada, 'Nautilus Island');
  await comeByLink(ben, link, 'Ada', 'Nautilus Island', 2);
  await begin(ada, [ben]);
  await eve.page.goto(link);
  await playOn([ada, ben], greedy, (decisions) => decisions === 4);
  while ((await whoDecides([ada, ben])) !== ben) await greedy(ada);
  const question = ben.page.locator('.question');
  const ask = () => ada.touch(ada.page.getByRole('button', { name: 'Undo (if the others agree)' }));

  await ask();
  await expect(ada.page.locator('.question')).toContainText('You asked to take back.');
  await expect(eve.page.getByText('Ada asks to take back the last move.')).toBeVisible();
  await expect(eve.page.locator('.question button')).toHaveCount(0);
  await ben.touch(question.getByRole('button', { name: 'Non' }));
  await expect(ada.page.locator('.question[role="alert"]')).toBeVisible();
  expect(await whoDecides([ada, ben])).toBe(ben);

  await ask();
  await ben.touch(question.locator('button.primary'));
  await expect.poll(async () => (await whoDecides([ada, ben])) === ada).toBe(true);
  await expect(ada.page.locator('.question')).toHaveCount(0);

  for (const { page, says, touch } of [ben, ada]) {
    await touch(page.getByRole('button', { name: says.menu }));
    await touch(page.locator('[data-deed="resign"] button'));
    await touch(page.getByRole('button', { name: /^(Resign for good|Abandonner définitivement)$/ }));
    await expect(page.locator('.sheet')).toHaveCount(0);
  }
  await expect(ada.page.locator('.cut-short h2')).toHaveText('Everybody has resigned.');
  await expect(ben.page.locator('.cut-short h2')).toHaveText('Tout le monde a abandonné.');
  for (const { heard, context } of [ada, ben, eve]) {
    expect(heard).toEqual([]);
    await context.close();
  }
});
