import { type Json, readLogbook, replayLogbook, Table } from '@fathom/kernel';
import { EXPANSIONS, nautilion, type SeatMove, type State } from '@fathom/nautilion/rules';
import { nautilusIsland } from '@fathom/nautilus-island/rules';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { salvage } from './castaways.ts';
import { reign } from './courtiers.ts';
import { openBook } from './curtain.ts';
import { tabTo } from './hands.ts';
import { ready } from './moment.ts';
import { careful, sail, sailBook, whims } from './sailor.ts';
import { tap } from './touch.ts';
import { comeBack, complaints, noViolations } from './visit.ts';

/** A finished game, as a file of games has it. */
function finished(): object {
  const options: Json = JSON.parse(JSON.stringify(nautilion.options.defaults));
  const table = new Table(nautilion, { seats: 1, options, sea: { kind: 'named', name: 'calm' } });
  for (table.deal(); table.actor !== null; table.deal()) {
    const state = table.state as State;
    const move = careful(state, nautilion.moves(state) as readonly SeatMove[]);
    table.play(0, table.at, [JSON.parse(JSON.stringify(move))]);
  }
  const { seats, sea } = table.setup;
  const when = Date.parse('2026-10-30T20:00:00Z');
  const head = { id: 'firstgame1', format: 1, game: 'nautilion', version: nautilion.version, seats, options, sea };
  const kept = { players: [{ name: '', bot: null }], length: table.at, began: when, touched: when, over: true };
  return {
    head: { ...head, ...kept, practised: false, known: false },
    entries: table.log,
    tail: { row: [], along: [] },
  };
}

const voice = (page: Page) => page.locator('[role="status"][aria-live]');

test.describe('on a phone, by keys and by ear', () => {
  test.use({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });

  test('a game is found in the history, its end read, played back step by step, and left again', async ({ page }) => {
    const heard = complaints(page);
    await comeBack(page);
    await page.goto('/history');
    await page.locator('input[type=file]').setInputFiles({
      name: 'games.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ fathom: 'saves', version: 1, games: [finished()] })),
    });
    await expect(page.locator('.kept-game')).toHaveCount(1);
    await tabTo(page, page.locator('.kept-game h3 a'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You (won|lost)$/);
    await expect(voice(page)).toContainText(/You (won|lost)\. /);

    await tabTo(page, page.getByRole('link', { name: 'Watch the replay' }));
    await page.keyboard.press('Enter');
    const bar = page.getByRole('region', { name: 'Replay' });
    await expect(bar.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
    await noViolations(page);
    for (const button of await bar.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 360, await button.innerText()).toBe(true);
      await expect(button).toHaveAccessibleName(/\S/);
    }
    const scrub = bar.getByRole('slider');
    await tabTo(page, scrub);
    await page.keyboard.press('ArrowRight');
    await expect(scrub).toHaveAttribute('aria-valuetext', /^Turn 1/);
    const told = (await bar.locator('.replay-sentence').textContent()) ?? '';
    await expect(voice(page)).toHaveText(new RegExp(`^${told.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s?$`));
    await tabTo(page, bar.getByRole('button', { name: 'Close the replay' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Watch the replay' })).toBeVisible();
    expect(heard).toEqual([]);
  });
});

/** Everything the voice of the page has said so far, in order. */
async function record(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const voice = (target instanceof Element ? target : target.parentElement)?.closest(
            '[role="status"][aria-live]',
          );
          if (voice?.textContent && said.at(-1) !== voice.textContent) said.push(voice.textContent);
        }
      }).observe(document, { childList: true, characterData: true, subtree: true }),
    );
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'said') as string[]);
}

const spoken = {
  en: {
    analysis: 'Analysis',
    hide: 'Hide the analysis',
    sum: /^How a \d+% chance became 0%\. .*mistakes cost/,
    replay: 'Replay',
    best: 'Best move here',
    nextTurn: 'Next turn',
    turn: /^Turn \d+\. /,
    text: 'Board as text',
    dice: 'Dice',
    film: 'Film, 15 seconds',
    skip: 'Skip',
    lost: 'You lost',
  },
  fr: {
    analysis: 'Analyse',
    hide: 'Masquer l’analyse',
    sum: /^Comment \d+\s%\sde chances sont devenus 0\s%\. .*vos erreurs/,
    replay: 'Relecture',
    best: 'Meilleur coup ici',
    nextTurn: 'Tour suivant',
    turn: /^Tour \d+\. /,
    text: 'Plateau en texte',
    dice: 'Dés',
    film: 'Film, 15 secondes',
    skip: 'Passer',
    lost: 'Vous avez perdu',
  },
} as const;

for (const { language, locale, viewport } of [
  { language: 'en', locale: 'en-GB', viewport: { width: 1280, height: 720 } },
  { language: 'fr', locale: 'fr-FR', viewport: { width: 360, height: 740 } },
] as const) {
  const words = spoken[language];
  test.describe(`by keys and by ear alone, in ${language}`, () => {
    test.use({ viewport, locale });
    test.setTimeout(120_000);

    test('from the end of a game to its analysis, its moments in words, its film, and back', async ({ page }) => {
      const heard = complaints(page);
      const voice = await record(page);
      const go = async (target: Locator) => {
        await tabTo(page, target);
        await page.keyboard.press('Enter');
      };
      await comeBack(page);
      await page.goto('/history');
      await page.locator('input[type=file]').setInputFiles({
        name: 'games.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify({ fathom: 'saves', version: 1, games: [finished()] })),
      });
      await go(page.locator('.kept-game h3 a'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.lost);

      // The analysis is where one is, and says once what it comes to.
      await go(page.getByRole('link', { name: words.analysis, exact: true }));
      const findings = page.getByRole('complementary', { name: words.analysis });
      await expect(findings).toBeFocused();
      await expect.poll(async () => (await voice()).filter((text) => words.sum.test(text))).toHaveLength(1);
      await noViolations(page);
      await go(findings.getByRole('button', { name: words.hide }));
      const bar = page.getByRole('region', { name: words.replay, exact: true });
      await expect(bar.getByRole('button', { name: words.analysis, exact: true })).toBeFocused();

      // What lies on top goes first, and gives the focus back.
      const best = bar.getByRole('button', { name: words.best });
      await go(best);
      await expect(page.locator('.best-moves')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('.best-moves')).toHaveCount(0);
      await expect(best).toBeFocused();
      await expect(bar).toBeVisible();

      // Turn by turn to the end, each said once with its number; there the button stays, and says that it leads no further.
      await tabTo(page, bar.getByRole('slider'), 'Shift+Tab');
      await page.keyboard.press('Home');
      const next = bar.getByRole('button', { name: words.nextTurn, exact: true });
      await tabTo(page, next);
      const before = (await voice()).length;
      for (let turns = 0; turns < 40 && (await next.getAttribute('aria-disabled')) !== 'true'; turns++) {
        const last = (await voice()).length;
        await page.keyboard.press('Enter');
        await expect.poll(async () => (await voice()).length).toBe(last + 1);
      }
      const turns = (await voice()).slice(before);
      expect(turns.filter((text) => !words.turn.test(text))).toEqual([]);
      expect(new Set(turns).size).toBe(turns.length);
      await expect(next).toBeFocused();

      // The same in words.
      await tabTo(page, page.getByRole('button', { name: words.text }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: words.dice, exact: true })).toBeVisible();
      await noViolations(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.lost);

      await go(page.getByRole('link', { name: words.film }));
      await expect(page.getByRole('button', { name: words.skip, exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.lost);
      expect(heard).toEqual([]);
    });
  });
}

/** Opens a finished game from its logbook, and plays it back from its setup. */
async function playBack(page: Page, book: string): Promise<void> {
  await comeBack(page);
  await page.goto('/open');
  await page.getByRole('textbox').fill(book);
  await page.getByRole('button', { name: /^(Open|Ouvrir)$/ }).click();
  await page.getByRole('link', { name: /^(Watch the replay|Voir la relecture)$/ }).click();
  await expect(page.locator('.moment-bar')).toBeVisible();
}

/** Numbers of turns whose boxes meet, and marks whose corners do, under a game that is played back. */
function overlapping(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const boxes = (what: string) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
    const found: string[] = [];
    const turns = boxes('.scrub-turns span');
    turns.forEach((box, i) => {
      const next = turns[i + 1];
      if (next && next.left < box.right + 2) found.push(`numbers at ${Math.round(box.left)}`);
    });
    const marks = boxes('.scrub-point');
    marks.forEach((box, i) => {
      for (const other of marks.slice(i + 1))
        if (Math.abs(box.x - other.x) + Math.abs(box.y - other.y) < box.width - 1)
          found.push(`marks at ${Math.round(box.left)}`);
    });
    if (marks.length === 0) found.push('no marks');
    return found;
  });
}

test.describe('a board beside its log', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' });
  test.setTimeout(120_000);

  test('shows the line of the moment played back, also where the analysis takes room from it', async ({ page }) => {
    const { decisions, bookBefore } = salvage('an island sea', 3);
    await playBack(page, bookBefore(decisions.length));
    const log = page.locator('.replay-board .log-lines, .table-board .log-lines').first();
    const isInSight = () =>
      log.evaluate((list) => {
        const room = list.getBoundingClientRect();
        const line = list.querySelector('[aria-current]')?.getBoundingClientRect();
        return line !== undefined && line.top >= room.top && line.bottom <= room.bottom;
      });
    const next = page.getByRole('button', { name: 'Tour suivant', exact: true });
    for (let turn = 1; turn <= 14; turn++) {
      await next.click();
      await expect.poll(isInSight, `turn ${turn}`).toBe(true);
    }
    await page.getByRole('button', { name: 'Analyse', exact: true }).click();
    await expect(page.locator('.findings')).toBeVisible();
    await expect.poll(isInSight).toBe(true);
    await page.getByRole('button', { name: 'Masquer l’analyse' }).click();
    await expect(page.locator('.findings')).toHaveCount(0);
    await expect.poll(isInSight).toBe(true);

    // The curve is where to drag along: nothing that stands on it lies over anything else, on a phone either.
    await expect(page.locator('.scrub-line')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tournant suivant' })).toBeVisible({ timeout: 60_000 });
    for (const [width, height] of [
      [1440, 900],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => overlapping(page), `${width} px`).toEqual([]);
    }
  });
});

test.describe('through the eyes of a rival', () => {
  test.use({ viewport: { width: 1280, height: 720 }, locale: 'fr-FR' });

  test('it is said whose hand and sets lie there, and yours again through your own', async ({ page }) => {
    const { decisions, bookBefore } = salvage('an island sea', 3);
    const book = readLogbook(bookBefore(decisions.length));
    const replayed = book.ok ? replayLogbook(nautilusIsland, book.value) : null;
    if (!replayed?.ok) throw new Error('it does not replay');
    const { table } = replayed;
    const when = Date.parse('2026-10-30T20:00:00Z');
    const { seats, options, sea } = table.setup;
    const head = {
      ...{ id: 'rivalgame1', format: 1, game: 'nautilus-island', version: nautilusIsland.version, seats, options, sea },
      ...{ length: table.log.length, began: when - 1000, touched: when, over: true, practised: false, known: false },
      players: [
        { name: '', bot: null },
        { name: 'Rosalind', bot: 'cook' },
        { name: 'Barnaby', bot: 'tinker' },
      ],
    };
    await comeBack(page);
    await page.goto('/history');
    await page.locator('input[type=file]').setInputFiles({
      name: 'games.json',
      mimeType: 'application/json',
      buffer: Buffer.from(
        JSON.stringify({
          fathom: 'saves',
          version: 1,
          games: [{ head, entries: table.log, tail: { row: [], along: [] } }],
        }),
      ),
    });
    await expect(page.locator('.kept-game')).toHaveCount(1);
    await page.goto('/play/nautilus-island/rivalgame1?moment=0');
    const bar = page.getByRole('region', { name: 'Relecture', exact: true });
    await expect(page.getByRole('heading', { name: 'Votre main' })).toBeVisible();
    await bar.getByRole('button', { name: 'Rosalinde' }).click();
    for (const name of ['Main de Rosalinde', 'Séries de Rosalinde'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    await bar.getByRole('button', { name: 'Vous', exact: true }).click();
    for (const name of ['Votre main', 'Vos séries']) await expect(page.getByRole('heading', { name })).toBeVisible();
  });

  test('in a game of others, nobody’s hand is called yours', async ({ page }) => {
    const { decisions, bookBefore } = salvage('an island sea', 2);
    await playBack(page, bookBefore(decisions.length));
    for (const name of ['Ada', 'Maren']) {
      await page.locator('.moment-bar').getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('heading', { name: new RegExp(`^Main d(e |’)${name}$`) })).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'Votre main' })).toHaveCount(0);
  });
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, locale: 'fr-FR', hasTouch: true });

  test('the reserve stays above the dock where a game with every expansion is played back', async ({ page }) => {
    const { sea, options, seats, moves } = sail('a crowded sea', whims(3), { expansions: [...EXPANSIONS] });
    await playBack(page, sailBook({ sea, options, seats }, moves));
    const bar = page.locator('.moment-bar');
    const reserve = page.locator('.naut-compact .naut-mages-and-reserve');
    for (let turn = 1; turn <= 4; turn++) {
      await bar.getByRole('button', { name: 'Tour suivant', exact: true }).click();
      await expect(bar).toContainText(`Tour ${turn}`);
      const dock = page.locator('.naut-compact .naut-dock');
      const gap = async () => {
        const [box, below] = [await reserve.boundingBox(), await dock.boundingBox()];
        return box && below ? below.y - box.y - box.height : -1;
      };
      await expect.poll(gap, `turn ${turn}`).toBeGreaterThanOrEqual(0);
    }
  });
});

test.describe('on a tablet, by finger', () => {
  test.use({ viewport: { width: 768, height: 1024 }, locale: 'en-GB', hasTouch: true });

  test('a game that goes on is played back from its menu, from the setup on, and gone on with', async ({ page }) => {
    const { sea, options, seats, moves } = sail('calm', careful);
    await comeBack(page);
    await openBook(page, sailBook({ sea, options, seats }, moves.slice(0, 24)), '.nautilion');
    const turn = await page.locator('.whereabouts').innerText();
    await tap(page.getByRole('button', { name: 'Menu' }));
    await tap(page.getByRole('button', { name: 'Watch the replay' }));
    const bar = page.getByRole('region', { name: 'Replay', exact: true });
    await expect(bar).toContainText('The table is set up.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await tap(bar.getByRole('button', { name: 'Next turn', exact: true }));
    await expect(bar).toContainText('Turn 1');
    // What comes next is still the player's to decide: nothing is judged yet.
    await expect(bar.getByRole('button', { name: 'Analysis' })).toHaveCount(0);
    await tap(bar.getByRole('button', { name: 'Back to now' }));
    await expect(bar).toHaveCount(0);
    await ready(page);
    expect(await page.locator('.whereabouts').innerText()).toBe(turn);
  });
});

test.describe('the board of a game that is over', () => {
  test.use({ locale: 'en-GB' });
  const books = {
    'nautilus-island': () => salvage('an island sea', 3).bookBefore(1000),
    abyss: () => reign('a court', 3).bookBefore(1000, ['Ada', 'Maren', 'Ilya']),
  };
  for (const [game, book] of Object.entries(books)) {
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1280, height: 720 },
    ]) {
      test(`of ${game} shows all that lies there, and no empty sea below, ${viewport.width} wide`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await comeBack(page);
        await page.goto('/open');
        await page.getByLabel('Text of the logbook').fill(book());
        await page.getByRole('button', { name: 'Open', exact: true }).click();
        await page.getByRole('link', { name: 'See the board' }).click();
        const last = page.locator('.isle-tableau, .abyss-tableau').last();
        await last.scrollIntoViewIfNeeded();
        await expect(last).toBeInViewport();
        const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
        expect(below).toBeLessThanOrEqual(0);
        for (const face of await page.locator('.abyss-tableau .abyss-holding').all()) {
          const [outer, inner] = await face.evaluate((holding) => [holding.scrollHeight, holding.clientHeight]);
          expect(outer).toBeLessThanOrEqual(inner as number);
        }
        await page.getByRole('link', { name: 'Result' }).click();
        await expect(page).toHaveURL(/\/end$/);
      });
    }
  }
});
