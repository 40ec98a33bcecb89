import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Decision, names, openlyStored, type Salvage, type Sight, salvage } from './castaways.ts';
import { openBook, takeScreen } from './curtain.ts';
import { press, tabTo } from './hands.ts';
import { decided, ready } from './moment.ts';
import { click, type Touch, tap } from './touch.ts';
import { calm, comeBack, complaints, noSidewaysScrolling, noViolations } from './visit.ts';
import { noteMotion } from './witness.ts';

// Whole games on a slow machine take their time.
test.describe.configure({ timeout: 240_000 });

const words = {
  en: { name: 'Name of player', begin: 'Set out', won: 'won', paste: 'Text of the logbook', open: 'Open' },
  fr: { name: 'Nom du joueur', begin: 'Appareiller', won: 'Victoire', paste: 'Texte du livre de bord', open: 'Ouvrir' },
};
type Language = keyof typeof words;

const desktop = { width: 1440, height: 900 };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

async function setOut(page: Page, language: Language, sea: string, seats: number): Promise<void> {
  await page.goto(`/play/nautilus-island/new?seats=${seats}&sea=${encodeURIComponent(sea)}`);
  for (const [seat, name] of names.slice(0, seats).entries()) {
    await page.getByLabel(`${words[language].name} ${seat + 1}`).fill(name);
  }
  await page.getByRole('button', { name: words[language].begin }).click();
  await expect(page).toHaveURL(/\/play\/nautilus-island\/[a-z0-9]{10}$/);
  await expect(page.locator('.isle')).toBeVisible();
}

/** Goes on from the middle of a game, as somebody who was sent it. */
async function goOn(page: Page, language: Language, game: Salvage, at: number): Promise<void> {
  await page.goto('/open');
  await page.getByLabel(words[language].paste).fill(game.bookBefore(at));
  await page.getByRole('button', { name: words[language].open, exact: true }).click();
  await expect(page).toHaveURL(/\/play\/nautilus-island\/[a-z0-9]{10}/);
  const { seat, secret } = game.decisions[at] ?? { seat: 0, secret: false };
  if (secret) await takeScreen(page, click, names[seat] ?? '');
}

/** One decision through what is lit: a column, cards in any order and one press, or a button. */
async function decide(page: Page, touch: Touch, row: readonly string[]): Promise<void> {
  await decided(page, async () => {
    const [first = ''] = row;
    if (first.startsWith('+')) {
      const picked = row.filter((move) => move.startsWith('+'));
      for (const card of picked.toReversed()) await touch(page.locator(`.isle-kind[data-lit][data-move="${card}"]`));
      await touch(page.locator(`.isle-act[data-move="${row.join(' ')}"]`));
      return;
    }
    const piece = page.locator(`[data-lit][data-move="${first}"]`);
    await touch(piece);
    if (touch === tap && /^c\d/.test(first)) {
      await expect(piece).toHaveAttribute('data-armed', '');
      await touch(piece);
    }
  });
}

/** Plays decisions one after the other; `asked` looks at the page whenever a decision is asked for. */
async function playAll(
  page: Page,
  touch: Touch,
  decisions: readonly Decision[],
  asked: (decision: Decision) => Promise<void> = async () => {},
): Promise<void> {
  let holder = decisions[0]?.seat;
  for (const decision of decisions) {
    if (decision.seat !== holder && decision.secret) await takeScreen(page, touch, names[decision.seat] ?? '');
    holder = decision.seat;
    await ready(page);
    await asked(decision);
    await decide(page, touch, decision.row);
  }
}

async function expectScores(page: Page, language: Language, game: Salvage): Promise<void> {
  await expect(page).toHaveURL(/\/end$/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(names[game.winner] ?? '');
  await expect(heading).toContainText(words[language].won);
  await expect(page.locator('.scores tfoot td')).toHaveText(game.scores.map(String));
}

/** Whatever can be touched is large enough for a finger. */
async function roomyTargets(page: Page): Promise<void> {
  await expect.poll(() => smallTargets(page)).toEqual([]);
}

function smallTargets(page: Page): Promise<readonly string[]> {
  return page.locator('.table').evaluate((table) => {
    // Lines of the log are small where there is a mouse.
    const fine = matchMedia('(pointer: fine)').matches ? ':not(.log-lines *)' : '';
    const controls = [
      ...table.querySelectorAll<HTMLElement>(`:is(button, a[href], summary, input, select, textarea)${fine}`),
    ];
    return controls
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled'))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 39.5 || box.height < 39.5)
      .map(({ one, box }) => `${one.className} ${one.textContent?.slice(0, 30)} ${box.width} × ${box.height}`);
  });
}

/** Order of play, the next order, cards left and the nearness of the end are on the screen, whole and uncovered. */
async function inSight(page: Page, { hand: _, ...expected }: Sight): Promise<void> {
  await expect.poll(() => seen(page)).toEqual(expected);
}

function seen(page: Page): Promise<Omit<Sight, 'hand'>> {
  return page.locator('.isle').evaluate((board) => {
    const shown = (selector: string) =>
      [...board.querySelectorAll<HTMLElement>(selector)].filter((one) => {
        const { left, right, top, bottom, width } = one.getBoundingClientRect();
        const inside = width > 0 && left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
        const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return inside && onTop !== null && (one.contains(onTop) || onTop.contains(one));
      });
    const called = (selector: string) =>
      shown(selector)
        .filter((one) => {
          const [place, figure] = [one, one.querySelector('.isle-figure')].map((part) => part?.getBoundingClientRect());
          return place && figure && figure.left >= place.left - 1 && figure.right <= place.right + 1;
        })
        .map((one) => one.querySelector('.isle-name')?.textContent ?? '');
    return {
      order: called('.isle-row:not(.isle-next) li'),
      next: called('.isle-next li'),
      left: shown('.isle-left').map((one) => Number(one.textContent?.match(/\d+/)?.[0] ?? 0)),
      ending: (shown('.isle-ending')[0]?.dataset.state ?? 'far') as Sight['ending'],
    };
  });
}

/** Takes down every text the page shows in such a place from now on: what is shown for a moment is missed by no slow machine. */
async function noteShown(page: Page, selector: string): Promise<() => Promise<readonly string[]>> {
  const shown = await page.evaluateHandle((wanted) => {
    const texts = new Set<string>();
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll(wanted)) if (textContent) texts.add(textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    return texts;
  }, selector);
  return () => shown.evaluate((texts) => [...texts]);
}

test.describe('by mouse, on a desktop, in English', () => {
  test.use({ viewport: desktop, locale: 'en-GB' });

  test('two people play a whole game, scored as the rules say', async ({ page }) => {
    const heard = complaints(page);
    const game = salvage('a shared island 33', 2);
    await comeBack(page);
    await setOut(page, 'en', game.sea, 2);
    await noViolations(page);
    await playAll(page, click, game.decisions, async ({ sight }) => {
      await roomyTargets(page);
      await page.mouse.move(0, 0);
      await inSight(page, sight);
    });
    await expectScores(page, 'en', game);
    await noViolations(page);
    await page.getByRole('link', { name: 'See the board' }).click();
    await expect(page.locator('.isle-reckoning')).toContainText(`${names[game.winner]} wins`);
    await expect(page.locator('[data-tableau]')).toHaveCount(2);
    await noViolations(page);
    expect(heard).toEqual([]);
  });

  test('what is forbidden says why: a column taken, a column just left, a treasure', async ({ page }) => {
    const game = salvage('a shared island', 2);
    const refused = async (target: Locator, sentence: string) => {
      await target.click();
      await expect(page.getByRole('alertdialog')).toContainText(sentence);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    };
    const treasure = page.locator('.isle-kind[data-colour="treasures"]');
    await comeBack(page);
    await setOut(page, 'en', game.sea, 2);
    let holder = game.decisions[0]?.seat;
    for (const [at, { seat, row, secret }] of game.decisions.entries()) {
      if (seat !== holder && secret) await takeScreen(page, click, names[seat] ?? '');
      holder = seat;
      await ready(page);
      if (at === 1) await refused(page.locator('.isle-column:not([data-lit])'), 'already taken');
      if (at === 2) await refused(page.locator('.isle-column:not([data-lit])').first(), 'You were just at');
      if (!row[0]?.startsWith('c') || row[0] === 'collect') {
        if ((await treasure.count()) > 0) {
          await refused(treasure.first(), 'Treasures are not stored');
          return;
        }
      }
      await decide(page, click, row);
    }
    throw new Error('nobody had a treasure in hand when asked to collect or store');
  });

  test('a set stored at one press is taken back at one press', async ({ page }) => {
    const { game, at } = openlyStored();
    await comeBack(page);
    await goOn(page, 'en', game, at);
    const collect = page.locator('[data-lit][data-move="collect"]');
    await ready(page);
    await expect(collect).toBeVisible();
    const hand = page.locator('.isle-hand-title');
    const before = (await hand.textContent()) ?? '';
    await decide(page, click, game.decisions[at]?.row ?? []);
    await ready(page);
    await expect(page.locator('[data-lit][data-move="close"]')).toBeVisible();
    await expect(hand).not.toHaveText(before);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(collect).toBeVisible();
    await expect(hand).toHaveText(before);
  });

  test('points are counted item by item, and an equal score says who is ahead and why', async ({ page }) => {
    const game = tied();
    const [first = 0, second = 0] = game.ranks.map((_, seat) => seat).sort((a, b) => rank(game, a) - rank(game, b));
    await comeBack(page, { speed: 'normal', motion: 'full' });
    await goOn(page, 'en', game, game.decisions.length - 1);
    const counted = await noteShown(page, '.isle-scores [data-state="now"] th');
    const ties = await noteShown(page, '.isle-tie');
    await ready(page);
    await decide(page, click, game.decisions.at(-1)?.row ?? []);
    await expect(page).toHaveURL(/\/end$/);
    expect(await counted()).toEqual(['2 points', '3 points', 'A point per card', 'Odd', 'Pair', 'Double', 'Portholes']);
    const [tie = ''] = await ties();
    expect(tie).toContain(`${names[first]} stands furthest back`);
    expect(tie).toContain(names[second] ?? '');
    await expect(page.locator('.verdict')).toContainText('furthest back is ahead');
    // What the board has counted is not counted once more.
    await expect(page.locator('.end-count')).toHaveCount(0);
  });
});

const rank = (game: Salvage, seat: number): number => game.ranks[seat] ?? 0;

/** A game whose two best have equal points: soon, in some sea. */
function tied(): Salvage {
  for (let i = 0; i < 400; i++) {
    const game = salvage(`an equal island ${i}`, 2);
    if (game.scores[0] === game.scores[1]) return game;
  }
  throw new Error('no such sea');
}

test.describe('by keys alone', () => {
  test.use({ viewport: desktop, locale: 'en-GB' });

  test('two people play a whole game, curtains included', async ({ page }) => {
    const game = salvage('an island of keys 13', 2);
    await comeBack(page);
    await page.goto(`/play/nautilus-island/new?seats=2&sea=${encodeURIComponent(game.sea)}`);
    for (const [seat, name] of names.slice(0, 2).entries()) {
      await tabTo(page, page.getByLabel(`Name of player ${seat + 1}`));
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(name);
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/play\/nautilus-island\/[a-z0-9]{10}$/);
    let holder = game.decisions[0]?.seat;
    for (const { seat, row, secret } of game.decisions) {
      if (seat !== holder && secret) {
        const curtain = page.locator('.curtain');
        await expect(curtain).toContainText(names[seat] ?? '');
        await expect(curtain.getByRole('button')).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.locator('.isle [data-lit]:focus')).toHaveCount(1);
      }
      holder = seat;
      await ready(page);
      const cards = row.filter((move) => move.startsWith('+'));
      const presses = cards.map((card) => `.isle-kind[data-lit][data-move="${card}"]`);
      presses.push(cards.length > 0 ? `.isle-act[data-move="${row.join(' ')}"]` : `[data-lit][data-move="${row[0]}"]`);
      await decided(page, async () => {
        for (const piece of presses) await press(page, piece);
      });
    }
    await expectScores(page, 'en', game);
    await tabTo(page, page.getByRole('link', { name: 'See the board' }));
    await page.keyboard.press('Enter');
    await expect(page.locator('.isle-reckoning')).toContainText(`${names[game.winner]} wins`);
  });
});

test.describe('without motion', () => {
  test.use({ viewport: desktop, locale: 'en-GB', ...calm });

  test('nothing moves, and nothing is lost: captions stay to be read, sentences are said', async ({ page }) => {
    const game = salvage('a shared island', 2);
    const at = game.decisions.findIndex(({ row }, i) => row[0] === 'collect' && i > 2 && isWide(game, i));
    await comeBack(page, { speed: 'normal' });
    await goOn(page, 'en', game, at);
    const moved = await noteMotion(page);
    await page.evaluate(() => {
      const turned: string[] = [];
      Object.assign(globalThis, { turned });
      new MutationObserver(() => {
        if (document.querySelector('[data-face="up"] .isle-back')) turned.push('a face-up stack was turned over');
      }).observe(document.body, { subtree: true, childList: true });
    });
    const captions = await noteShown(page, '.isle-caption');
    await ready(page);
    await decide(page, click, game.decisions[at]?.row ?? []);
    await expect.poll(captions).toContainEqual(expect.stringContaining('Only you saw'));
    await expect(page.locator('[aria-live]').first()).toContainText('The face-down card');
    await expect(page.locator('.isle-fresh').first()).toBeVisible();
    await expect(page.locator('.curtain')).toBeVisible();
    expect(await moved()).toEqual([]);
    expect(await page.evaluate(() => (globalThis as unknown as { turned: string[] }).turned)).toEqual([]);
  });
});

/** Whether the collection from here draws from a face-down stack, and another seat comes next. */
function isWide({ decisions }: Salvage, at: number): boolean {
  const column = decisions[at - 1]?.row[0];
  return column !== 'c1' && decisions[at + 1]?.seat !== decisions[at]?.seat;
}

/** A card stored into a set that has one of its kind already, and is still far from large: soon, in some sea. */
function storedAgain(): { readonly game: Salvage; readonly at: number; readonly card: string } {
  for (let i = 0; i < 400; i++) {
    const game = salvage(`a growing island ${i}`, 2);
    const stored = game.decisions.map(({ seat, row }) =>
      row.filter((move) => move[0] === '+').map((m) => `${seat}${m}`),
    );
    const at = stored.findIndex((now, here) => {
      const before = stored.slice(0, here).flat();
      return (
        now[0] !== undefined && before.filter((one) => one[0] === now[0]?.[0]).length === 1 && before.includes(now[0])
      );
    });
    const card = game.decisions[at]?.row[0];
    if (card) return { game, at, card };
  }
  throw new Error('no such sea');
}

/** A game begun on a phone, so many decisions far, and ended on a desktop. */
const fourPeople = { sea: 'une île à quatre', decisions: 24 };

test.describe('by finger, on a phone, in French', () => {
  test.use({ ...phone, locale: 'fr-FR' });

  test('two people play a whole game without scrolling sideways', async ({ page }) => {
    const heard = complaints(page);
    const game = salvage('une île à deux 52', 2);
    await comeBack(page);
    await setOut(page, 'fr', game.sea, 2);
    await noViolations(page);
    await playAll(page, tap, game.decisions, async ({ sight }) => {
      await noSidewaysScrolling(page);
      await roomyTargets(page);
      await inSight(page, sight);
    });
    await expectScores(page, 'fr', game);
    await noSidewaysScrolling(page);
    expect(heard).toEqual([]);
  });

  test('a hand of thirty cards can be stored from', async ({ page }) => {
    const game = salvage('une main pleine', 2, 'hoarding');
    const at = game.decisions.findIndex(({ row, sight }) => sight.hand >= 30 && row[0]?.startsWith('+'));
    expect(at).toBeGreaterThan(0);
    await comeBack(page);
    await goOn(page, 'fr', game, at - 1);
    await playAll(page, tap, game.decisions.slice(at - 1, at + 6), async ({ sight }) => {
      await noSidewaysScrolling(page);
      await roomyTargets(page);
      await inSight(page, sight);
    });
  });

  test('a picked card shows what its set would be, and how far it then is from closing', async ({ page }) => {
    const { game, at, card } = storedAgain();
    await comeBack(page);
    await goOn(page, 'fr', game, at);
    const kind = page.locator(`.isle-kind[data-lit][data-move="${card}"]`);
    await ready(page);
    await expect(kind).toBeVisible();
    const before = await page.locator('.isle-own-sets .isle-set-foot').allTextContents();
    await tap(kind);
    const then = page.locator('.isle-own-sets .isle-set[data-then] .isle-set-foot');
    await expect(then).toHaveText(/\d/);
    const left = Number((await then.textContent())?.match(/\d+/)?.[0]);
    const shown = await page.locator('.isle-own-sets .isle-set-foot').allTextContents();
    const [was = ''] = before.filter((text, i) => text !== shown[i]);
    expect(Number(was.match(/\d+/)?.[0])).toBe(left + 1);
  });

  test('four people see who plays when', async ({ page }) => {
    const game = salvage(fourPeople.sea, 4);
    await comeBack(page);
    await setOut(page, 'fr', game.sea, 4);
    await playAll(page, tap, game.decisions.slice(0, fourPeople.decisions), async ({ sight }) => {
      await roomyTargets(page);
      await inSight(page, sight);
    });
  });
});

test.describe('by mouse, in French', () => {
  test.use({ viewport: desktop, locale: 'fr-FR' });

  test('four people go on from there and pass the screen round until all is counted, and everybody is in the chart', async ({
    page,
  }) => {
    const game = salvage(fourPeople.sea, 4);
    await comeBack(page);
    await goOn(page, 'fr', game, fourPeople.decisions);
    await playAll(page, click, game.decisions.slice(fourPeople.decisions));
    await expectScores(page, 'fr', game);
    const lines = page.locator('.run-chart > svg .run-line');
    await expect(lines).toHaveCount(4);
    const tones = await lines.evaluateAll((all) => all.map((line) => line.getAttribute('data-tone')));
    expect(tones.toSorted()).toEqual(['brass', 'coral', 'leaf', 'sky']);
    await expect(page.locator('.run-chart thead th')).toHaveText(['Manche', /Ada|Maren|Ilya|Bo/, /./, /./, /./]);
  });

  test('three rivals stay in sight with their sets, and the set that is asked about, whatever the screen', async ({
    page,
  }) => {
    const game = salvage('four on the shore', 4);
    const at = game.decisions.findLastIndex(({ row }) => row[0] === 'close' || row[0] === 'leave');
    await comeBack(page);
    for (const [width, height] of [
      [1280, 720],
      [768, 1024],
      [740, 360],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openBook(page, game.bookBefore(at), '.isle');
      const rivals = page.locator('.isle-rival, .isle-line');
      await expect(rivals).toHaveCount(3);
      for (const shown of [rivals, page.locator('.isle-chip, .isle-dot'), page.locator('.isle-set[data-asked]')])
        for (const one of await shown.all()) await expect(one, `${width} × ${height}`).toBeInViewport({ ratio: 0.95 });
    }
  });
});
