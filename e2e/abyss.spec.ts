import { expect, type Locator, type Page, test } from '@playwright/test';
import { corruption, type Decision, monsterMet, type Reign, reign } from './courtiers.ts';
import { openBook, takeScreenIfCovered } from './curtain.ts';
import { press, tabTo } from './hands.ts';
import { decided, ready } from './moment.ts';
import { smallTargets } from './targets.ts';
import { click, type Touch, tap } from './touch.ts';
import { atOnce, calm, comeBack, complaints, noSidewaysScrolling, noViolations } from './visit.ts';
import { noteMotion, witness } from './witness.ts';

const names = ['Ada', 'Maren', 'Ilya', 'Bo'];
const words = {
  en: { name: 'Name of player', begin: 'Set out', won: 'won' },
  fr: { name: 'Nom du joueur', begin: 'Appareiller', won: 'Victoire' },
};
type Language = keyof typeof words;

async function setOut(page: Page, language: Language, { sea, options }: Reign, seats: number): Promise<void> {
  await page.goto(`/play/abyss/new?seats=${seats}&sea=${encodeURIComponent(sea)}`);
  for (const [seat, name] of names.slice(0, seats).entries()) {
    await page.getByLabel(`${words[language].name} ${seat + 1}`).fill(name);
  }
  await page.locator('input[name="kraken"]').setChecked(options.kraken);
  await page.locator('input[name="openMemory"]').setChecked(options.openMemory);
  await page.getByRole('button', { name: words[language].begin }).click();
  await expect(page).toHaveURL(/\/play\/abyss\/[a-z0-9]{10}$/);
}

/** A lit piece, in the dock if it is there; what needs a power is asked for by the power's name first. */
async function lit(page: Page, touch: Touch, move: string): Promise<Locator> {
  const pieces = page.locator(`[data-lit][data-move="${move}"]:visible`);
  const mode = page.locator(`[data-mode="${move.split(':')[0]}"]`);
  await expect(pieces.or(mode).first()).toBeVisible();
  if ((await pieces.count()) === 0) await touch(mode);
  await expect(pieces.first()).toBeVisible();
  const inDock = page.locator(`.abyss-dock [data-lit][data-move="${move}"]:visible`);
  return (await inDock.count()) > 0 ? inDock.first() : pieces.first();
}

/** Everything has been shown, and it is this seat's turn. */
async function asks(page: Page, seat: number): Promise<void> {
  await expect(page.locator('.abyss-dock .abyss-whose')).toHaveText(names[seat] ?? '');
  await ready(page);
}

/** One decision through what is lit: a piece, or a lord and then a suggested payment or cards of one's own. */
async function decide(page: Page, touch: Touch, { row, cards }: Decision): Promise<void> {
  await decided(page, async () => {
    const [first = ''] = row;
    await touch(await lit(page, touch, first));
    if (!first.startsWith('recruit:')) return;
    const sheet = page.locator('.sheet');
    for (const card of cards?.toReversed() ?? []) await touch(sheet.locator(`[data-spend="${card}"]`));
    const pay = cards ? sheet.locator('.abyss-free-pay') : sheet;
    await touch(pay.locator(`[data-row="${row.join(' ')}"]`).first());
  });
}

/** Plays decisions one after the other; `asked` looks at the page whenever a decision is asked for. */
async function playAll(
  page: Page,
  touch: Touch,
  decisions: readonly Decision[],
  asked = async (): Promise<void> => {},
): Promise<void> {
  for (const decision of decisions) {
    await asks(page, decision.seat);
    await asked();
    await decide(page, touch, decision);
  }
}

/** Nothing lies over the board any more, and nothing on it is on its way. */
async function still(page: Page): Promise<void> {
  await expect(page.locator('.sheet')).toHaveCount(0);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  );
}

/** Goes on from the middle of a game, as somebody who was sent it. */
async function goOn(page: Page, book: string): Promise<void> {
  await page.goto('/open');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'book.txt', mimeType: 'text/plain', buffer: Buffer.from(book) });
  await takeScreenIfCovered(page, '.abyss');
}

test.describe('by mouse, on a desktop, in English', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

  test('two people play Abyss with Kraken to the end at one screen, without a curtain', async ({ page }) => {
    test.setTimeout(240_000);
    const heard = complaints(page);
    const game = reign('a drowned court 22', 2);
    await comeBack(page);
    await setOut(page, 'en', game, 2);
    await playAll(page, click, game.decisions.slice(0, 12), async () => {
      await still(page);
      expect(await smallTargets(page)).toEqual([]);
    });
    await still(page);
    await noViolations(page);
    await playAll(page, click, game.decisions.slice(12));
    await expect(page).toHaveURL(/\/end$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words.en.won);
    await expect(page.locator('.scores tfoot td')).toHaveText(game.scores.map(String));
    expect(heard).toEqual([]);
  });

  test('the whole hand of four players’ game is in sight, also on a small laptop, and nothing has to be scrolled', async ({
    page,
  }) => {
    const game = reign('une cour à quatre', 4);
    const hidden = () => page.locator('.abyss-main').evaluate((table) => table.scrollHeight - table.clientHeight);
    await comeBack(page);
    for (const share of [0.5, 0.7, 0.95]) {
      await goOn(page, game.bookBefore(Math.floor(game.decisions.length * share), names));
      await ready(page);
      for (const [width, height] of [
        [1280, 720],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(page.locator('.abyss-fans')).toBeInViewport({ ratio: 1 });
        await expect.poll(hidden, `at ${share} of the game, ${height} high`).toBeLessThanOrEqual(1);
      }
    }
  });

  test('whoever has three keys sees every location and every number of cards to draw, and the names of all powers', async ({
    page,
  }) => {
    const game = reign('a court of keys 8', 4);
    const asked = game.decisions.findLastIndex(({ row }) => row[0]?.startsWith('draw:'));
    await comeBack(page);
    await openBook(page, game.bookBefore(asked, names), '.abyss');
    for (const [width, height] of [
      [1280, 720],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const answers = page.locator('.abyss-dock .abyss-answer');
      expect(await answers.count()).toBeGreaterThan(4);
      for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 0.98 });
      const cut = await page.locator('.abyss-own-head .abyss-powers button').evaluateAll((powers) =>
        powers.filter((power) => {
          const name = power.querySelector('strong')?.getBoundingClientRect();
          return !name || name.right > power.getBoundingClientRect().right;
        }),
      );
      expect(cut).toEqual([]);
    }
  });

  test('whoever has met a monster sees both answers and every power whole', async ({ page }) => {
    await comeBack(page);
    await openBook(page, monsterMet(names.slice(0, 2)), '.abyss');
    for (const [width, height] of [
      [1280, 720],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const answers = page.locator('.abyss-dock .abyss-answer');
      await expect(answers).toHaveCount(5);
      for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 0.98 });
    }
  });

  test('a standing order passes offers until the turn is over', async ({ page }) => {
    test.setTimeout(120_000);
    const { game, at } = twiceOffered();
    const { decisions } = game;
    await comeBack(page);
    await setOut(page, 'en', game, 2);
    await playAll(page, click, decisions.slice(0, at));
    await asks(page, decisions[at]?.seat ?? 0);
    await page.locator('.abyss-dock [data-order="turn"]').click();
    const explorer = names[decisions[at + 1]?.seat ?? 0] ?? '';
    await asks(page, decisions[at + 1]?.seat ?? 0);
    await (await lit(page, click, 'leave')).click();
    await expect(page.locator('.abyss-track-card')).toHaveCount(2);
    await expect(page.locator('.abyss-dock .abyss-whose')).toHaveText(explorer);
    await expect(page.locator('[data-lit][data-move="take"]').first()).toBeVisible();
    await expect(page.locator('[data-move="pass"]')).toHaveCount(0);
  });

  test('what cannot be had says what is missing, and why', async ({ page }) => {
    test.setTimeout(120_000);
    const game = reign('a poor court', 2);
    const action = game.decisions.findIndex(({ row }) => row[0] === 'explore');
    await comeBack(page);
    await setOut(page, 'en', game, 2);
    await playAll(page, click, game.decisions.slice(0, action));
    await ready(page);
    await page.locator('.abyss-court-lord[data-state="far"]').first().click();
    await expect(page.locator('.abyss-out-of-reach')).toContainText(/short|no /);
    await page.getByRole('button', { name: 'Why not?' }).click();
    await expect(page.locator('.note')).toBeVisible();
  });
});

test.describe('by keys alone, on a desktop, in English', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

  test('two people play Abyss with Kraken to the end and never touch anything else', async ({ page }) => {
    test.setTimeout(240_000);
    const heard = complaints(page);
    const game = reign('a court of keys 27', 2);
    await comeBack(page);
    await page.goto(`/play/abyss/new?seats=2&sea=${encodeURIComponent(game.sea)}`);
    for (const [seat, name] of names.slice(0, 2).entries()) {
      await tabTo(page, page.getByLabel(`Name of player ${seat + 1}`));
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(name);
    }
    // A first game is offered without it.
    const kraken = page.locator('input[name="kraken"]');
    await tabTo(page, kraken);
    await expect(kraken).not.toBeChecked();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/play\/abyss\/[a-z0-9]{10}$/);
    for (const decision of game.decisions) await decideByKeys(page, decision);
    await expect(page).toHaveURL(/\/end$/);
    await expect(page.locator('.scores tfoot td')).toHaveText(game.scores.map(String));
    expect(heard).toEqual([]);
  });
});

/** Arrows to what is lit and Enter; in the sheet of a lord, Tab. */
async function decideByKeys(page: Page, { seat, row, cards }: Decision): Promise<void> {
  await asks(page, seat);
  await expect(page.locator('.sheet')).toHaveCount(0);
  await decided(page, async () => {
    const [first = ''] = row;
    const piece = `[data-lit][data-move="${first}"]`;
    const mode = `[data-mode="${first.split(':')[0]}"]`;
    await expect(page.locator(`:is(${piece}, ${mode}):visible`).first()).toBeVisible();
    if ((await page.locator(`${piece}:visible`).count()) === 0) await press(page, mode);
    await expect(page.locator(`${piece}:visible`).first()).toBeVisible();
    const inDock = `.abyss-dock ${piece}`;
    await press(page, (await page.locator(`${inDock}:visible`).count()) > 0 ? inDock : piece);
    if (!first.startsWith('recruit:')) return;
    const sheet = page.locator('.sheet');
    for (const card of cards ?? []) {
      await tabTo(page, sheet.locator(`[data-spend="${card}"]`));
      await page.keyboard.press('Enter');
    }
    const pay = cards ? sheet.locator('.abyss-free-pay') : sheet;
    await tabTo(page, pay.locator(`[data-row="${row.join(' ')}"]`).first());
    await page.keyboard.press('Enter');
  });
}

for (const { where, language, touch, use } of [
  {
    where: 'a desktop',
    language: 'en',
    touch: click,
    use: { viewport: { width: 1440, height: 900 }, locale: 'en-GB' },
  },
  {
    where: 'a phone',
    language: 'fr',
    touch: tap,
    use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'fr-FR' },
  },
] as const) {
  test.describe(`the Corruptor on ${where}`, () => {
    test.use(use);

    test('a bribe is paid in pearls, or partly in nebulis', async ({ page }) => {
      await comeBack(page);
      await goOn(page, corruption(names.slice(0, 2)));
      await ready(page);
      await decided(page, async () => {
        await touch(await lit(page, touch, 'recruit:corruptor'));
        await touch(page.locator('.sheet [data-row]').first());
      });
      await ready(page);
      await decided(page, async () => touch(await lit(page, touch, 'corrupt:hunter')));
      const dock = page.locator('.abyss-dock');
      await expect(dock.locator('.abyss-dock-title')).toHaveText(
        language === 'en' ? 'How do you pay for the Hunter?' : /Comment payez-vous le Chasseur\s\?/,
      );
      const answers = dock.locator('[data-lit][data-move^="pay:"]');
      await expect(answers.locator('.abyss-answer-price')).toHaveText([/^5 \D*$/, /^4 .*1 \D*$/]);
      await still(page);
      for (const answer of await answers.all()) expect((await answer.boundingBox())?.height).toBeGreaterThanOrEqual(40);
      await noViolations(page);
      await touch(dock.locator('[data-move="pay:1"]'));
      await expect(dock.locator('.abyss-whose')).toHaveText(names[1] ?? '');
      await expect(page.locator('.abyss-rivals .abyss-purse-number')).toHaveText(['3', '0', '1']);
    });
  });
}

test.describe('without motion', () => {
  test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', ...calm });

  test('nothing moves, and what happened is still said', async ({ page }) => {
    test.setTimeout(120_000);
    const game = reign('a still court', 2);
    await comeBack(page, { speed: 'normal' });
    await setOut(page, 'en', game, 2);
    await expect(page.locator('[data-lit]').first()).toBeVisible();
    const moved = await noteMotion(page);
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(globalThis, { said });
      new MutationObserver(() => {
        const voice = document.querySelector('[role="status"][aria-live="polite"].f-unseen')?.textContent;
        if (voice) said.push(voice);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await playAll(page, click, game.decisions.slice(0, 25));
    const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said.join(' '));
    expect(said).toContain('Ada went exploring.');
    expect(await moved()).toEqual([]);
  });
});

/** Somebody passes, the explorer leaves the first card lying, and the second is offered to the same person: soon, in some sea. */
function twiceOffered(): { readonly game: Reign; readonly at: number } {
  for (let i = 1; i < 60; i++) {
    const game = reign(`a court of offers ${i}`, 2);
    const at = game.decisions.findIndex(({ seat, row }, here) => {
      const [before, next, then] = [here - 1, here + 1, here + 2].map((one) => game.decisions[one]);
      const begins = before?.row[0] === 'explore' && row[0] === 'pass' && next?.row[0] === 'leave';
      return begins && isOffer(then) && then?.seat === seat;
    });
    if (at > 0 && at < 20) return { game, at };
  }
  throw new Error('no such sea');
}

const isOffer = (decision: Decision | undefined): boolean =>
  decision?.row[0] === 'pass' || decision?.row[0]?.startsWith('buy:') === true;

test.describe('by finger, on a phone, in French', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'fr-FR' });

  test('a whole game of the base box is played from memory', async ({ page }) => {
    test.setTimeout(240_000);
    const heard = complaints(page);
    const game = reign('une cour noyée 23', 2, { kraken: false, openMemory: false });
    await comeBack(page);
    await setOut(page, 'fr', game, 2);
    await still(page);
    await expect(page.locator('.abyss-stack-values')).toHaveCount(0);
    await noSidewaysScrolling(page);
    await noViolations(page);
    const atHand = ['Journal', 'Indice'].map((name) => page.getByRole('button', { name, exact: true }));
    await playAll(page, tap, game.decisions, async () => {
      for (const button of atHand) await expect(button).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
    await expect(page).toHaveURL(/\/end$/);
    await expect(page.locator('.scores tfoot td')).toHaveText(game.scores.map(String));
    await noSidewaysScrolling(page);
    expect(heard).toEqual([]);
  });

  test('a game of four ends with points counted up, and everybody in the scores and in the chart', async ({ page }) => {
    const game = reign('une cour à quatre', 4);
    const last = game.decisions.length - 1;
    await comeBack(page, { ...atOnce, speed: 'fast' });
    await goOn(page, game.bookBefore(last, names));
    // Nobody sees the final score before it is counted.
    const counted = await witness(page, '[data-busy] .abyss-over, .end-count li:first-child .numeral');
    await playAll(page, tap, game.decisions.slice(last));
    await expect(page).toHaveURL(/\/end$/);
    await expect(page.locator('.scores thead th')).toHaveText(['Points', ...names]);
    const numbers = (await counted()).map(Number);
    expect(numbers.length).toBeGreaterThan(3);
    expect([numbers[0], numbers.at(-1)]).toEqual([0, game.scores[0]]);
    await expect(page.locator('.scores tfoot td')).toHaveText(game.scores.map(String));
    const chart = page.locator('.run-chart');
    const lines = chart.locator('> svg .run-line');
    await expect(lines).toHaveCount(4);
    const tones = await lines.evaluateAll((all) => all.map((line) => line.getAttribute('data-tone')));
    expect(tones.toSorted()).toEqual(['brass', 'leaf', 'sky', 'violet']);
    await expect(chart.locator('.legend li')).toHaveCount(4);
    const called = await chart.locator('.legend li').allTextContents();
    expect(called.toSorted()).toEqual(['Points de Bo', 'Points de Maren', 'Points d’Ada', 'Points d’Ilya']);
    await expect(chart.locator('thead th')).toHaveText(['Manche', ...called]);
    await noSidewaysScrolling(page);
    await noViolations(page);
    await page.goto(page.url().replace(/\/end$/, ''));
    const tableaux = page.locator('[data-tableau]');
    await expect(tableaux).toHaveCount(4);
    for (const tableau of await tableaux.all()) await expect(tableau.locator('.abyss-lord-mini').first()).toBeVisible();
    await noSidewaysScrolling(page);
    await noViolations(page);
    await page.locator('.over-bar a').first().click();
    await expect(page).toHaveURL(/\/end$/);
  });
});
