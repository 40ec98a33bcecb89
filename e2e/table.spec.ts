import { at } from '@fathom/kernel';
import { expect, type Page, test } from '@playwright/test';
import { mouse, playAll } from './hands.ts';
import { doneOn, slowDisk } from './kept.ts';
import { ready } from './moment.ts';
import { careful, findMoment, reckless, sail } from './sailor.ts';
import { smallTargets } from './targets.ts';
import { comeBack, complaints, lively, noViolations, ownRolls, setOut } from './visit.ts';

// Whole games on a slow machine take their time.
test.describe.configure({ timeout: 120_000 });

test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });

/** A mage game at a crew token that the mages' cabin would take but no duct leads to. */
const unlinked = () =>
  findMoment(careful, { expansions: ['mages'] }, (state, moves) => {
    const frame = state.stack.at(-1);
    if (frame?.at !== 'place' || !/^[147]$/.test(frame.token) || state.cabins[Number(frame.token)] !== 0) return false;
    return moves.every((move) => !(move.do === 'place' && move.to === 'aboard'));
  });

test('touching a cabin no duct leads to says why, beside the cause, and links to the rule', async ({ page }) => {
  const heard = complaints(page);
  const { sea, moves } = unlinked();
  await comeBack(page);
  await setOut(page, `?expansions=mages&sea=${encodeURIComponent(sea)}`);
  await playAll(page, mouse, moves);
  await ready(page);
  await page.locator('.naut-tile.barred').click();

  const note = page.getByRole('alertdialog');
  await expect(note).toBeVisible();
  await expect(note).toContainText('would open it');
  const link = note.getByRole('link');
  await expect(link).toHaveAttribute('href', '/rules/nautilion/T9');
  const failing = page.locator('.naut-cabin.failing');
  await expect(failing).toBeVisible();
  const [paper, cause] = [await note.boundingBox(), await failing.boundingBox()];
  if (!paper || !cause) throw new Error('the note or its cause is not on the page');
  const apart =
    paper.x + paper.width <= cause.x ||
    cause.x + cause.width <= paper.x ||
    paper.y + paper.height <= cause.y ||
    cause.y + cause.height <= paper.y;
  expect(apart).toBe(true);
  await noViolations(page);

  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await expect(failing).toHaveCount(0);

  await page.locator('.naut-tile.barred').click();
  await link.click();
  await expect(page).toHaveURL('/rules/nautilion/T9');
  await expect(page.locator('#rule-T9')).toBeInViewport();
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await expect(page.locator('.naut-tile.barred')).toBeVisible();
  expect(heard).toEqual([]);
});

test('a legal move closes the note', async ({ page }) => {
  const { sea, moves } = unlinked();
  await comeBack(page);
  await setOut(page, `?expansions=mages&sea=${encodeURIComponent(sea)}`);
  await playAll(page, mouse, moves);
  await ready(page);
  await page.locator('.naut-tile.barred').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.locator('.naut-dock [data-move^="place:reserve"]').click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a low window asks about the path on an enlarged strip', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  const { sea, moves } = findMoment(reckless(5), { expansions: ['heroic'] }, (state) =>
    ['swap', 'insert', 'pick-path'].includes(state.stack.at(-1)?.at ?? ''),
  );
  await comeBack(page);
  await setOut(page, `?expansions=heroic&sea=${encodeURIComponent(sea)}`);
  await playAll(page, mouse, moves);
  await ready(page);
  await expect(page.locator('.naut-loupe [data-lit]').first()).toBeVisible();
  await expect(page.locator('.naut-path [data-lit]')).toHaveCount(0);
  const [strip, spiral] = await Promise.all(['.naut-loupe', '.naut-path'].map((it) => page.locator(it).boundingBox()));
  expect((spiral?.y ?? 0) + (spiral?.height ?? 0), 'the strip hides nothing of the spiral').toBeLessThan(strip?.y ?? 0);
  expect(await smallTargets(page)).toEqual([]);
  await page.locator('[data-page="later"]').click();
  await expect(page.locator('.naut-loupe [data-lit]').first()).toBeVisible();
});

test('a Heroic card is opened with two keys', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const { sea, moves } = findMoment(careful, { expansions: ['heroic'] }, (_, moves) =>
    moves.some((move) => move.do === 'play'),
  );
  await comeBack(page);
  await setOut(page, `?expansions=heroic&sea=${encodeURIComponent(sea)}`);
  await playAll(page, mouse, moves);
  await ready(page);
  const card = page.locator('.naut-heroic-card[data-lit]').first();
  await page.keyboard.press('c');
  await expect(card).toBeFocused();
  await page.keyboard.press('1');
  await expect(page.getByRole('dialog')).toContainText((await card.locator('.naut-heroic-name').textContent()) ?? '?');
});

test('undo goes back inside a turn freely, and past the dice only as practice', async ({ page }) => {
  const voyage = sail('an undone sea', careful);
  await comeBack(page);
  await setOut(page, `?sea=${encodeURIComponent(voyage.sea)}`);
  const undo = page.locator('.undo');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(undo).toHaveAccessibleName('Nothing to undo yet');

  await playAll(page, mouse, voyage.moves.slice(0, 1));
  await expect(page.locator('.naut-die-button')).toHaveCount(2);
  await undo.click();
  await expect(page.locator('.naut-die-button')).toHaveCount(3);
  await expect(undo).toHaveAttribute('aria-disabled', 'true');

  const secondTurn = voyage.moves.findIndex(
    (move, i) =>
      i > 1 &&
      move.startsWith('give') &&
      voyage.moves.slice(0, i).filter((one) => one.startsWith('give')).length >= 2 &&
      !at(voyage.moves, i - 1).startsWith('give'),
  );
  await playAll(page, mouse, voyage.moves.slice(0, secondTurn));
  await expect(page.locator('.whereabouts')).toContainText('Turn 2');
  await ready(page);
  await page.keyboard.press('u');
  const note = page.getByRole('alertdialog', { name: 'Undo more than your own move?' });
  await expect(note).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.whereabouts')).toContainText('Turn 2');
  await undo.click();
  await note.getByRole('button', { name: 'Undo anyway' }).click();
  await expect(page.locator('.whereabouts')).toContainText('Turn 1');
  await expect(page.locator('.whereabouts')).toContainText('Practice');
});

test('a turn stays in the player’s hands until they roll, also through a reload', async ({ page }) => {
  const voyage = sail('an undone sea', careful);
  const turn = voyage.moves.findIndex(
    (move, i) => i > 1 && move.startsWith('give') && !at(voyage.moves, i - 1).startsWith('give'),
  );
  await comeBack(page, ownRolls);
  await setOut(page, `?sea=${encodeURIComponent(voyage.sea)}`);
  await playAll(page, mouse, voyage.moves.slice(0, turn));
  const roll = page.getByRole('button', { name: 'Roll', exact: true });
  await expect(roll).toBeVisible();
  await expect(page.locator('.whereabouts')).toContainText('Turn 2');
  await page.reload();
  await expect(roll).toBeVisible();
  await ready(page);
  await page.keyboard.press('u');
  await expect(page.locator('.whereabouts')).toContainText('Turn 1');
  await expect(page.locator('.whereabouts')).not.toContainText('Practice');
  await playAll(page, mouse, voyage.moves.slice(turn - 1, turn));
  await expect(roll).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-die][data-lit]')).toHaveCount(3);
  await expect(page.locator('.undo')).toHaveAccessibleName('Undo (practice game)');
});

test('what is touched while a move is being written down is about to go: nothing comes of it', async ({ page }) => {
  await comeBack(page);
  const disk = await slowDisk(page);
  await setOut(page, `?sea=${encodeURIComponent('a slow sea')}`);
  await ready(page);
  const before = await doneOn(page);
  const dice = page.locator('.naut-die-button');
  await disk.hold();
  await dice.first().click();
  await page.locator('[data-figure="nautilion"]').dblclick();
  await expect(page.locator('.table[data-storing]')).toBeVisible();
  await page.keyboard.press('u');
  await page.keyboard.press('h');
  await dice.last().click();
  await page.locator('[data-figure="phantom"]').click();
  expect(await doneOn(page)).toBe(before);
  await expect(dice).toHaveCount(3);
  await disk.letGo();
  await ready(page);
  await expect(dice).toHaveCount(2);
  expect(await doneOn(page)).toBe(before + 1);
  await expect(page.locator('[data-die][aria-pressed="true"], .doubt, .sheet, [role="alertdialog"]')).toHaveCount(0);
});

test('a line of the log shows that moment, and the way back to now', async ({ page }) => {
  const voyage = sail('a logged sea', careful);
  await comeBack(page);
  await setOut(page, `?sea=${encodeURIComponent(voyage.sea)}`);
  await playAll(page, mouse, voyage.moves.slice(0, 9));
  await ready(page);
  const log = page.locator('[data-slot="log"]');
  await expect(log.getByRole('listitem').nth(6)).toBeAttached();
  const lines = await log.getByRole('listitem').count();
  await log.getByRole('button', { name: /The path is laid/ }).click();
  const replay = page.locator('.moment-bar');
  await expect(replay).toContainText('Setup');
  await expect(page.locator('[data-lit]')).toHaveCount(0);
  await noViolations(page);
  await replay.getByRole('button', { name: 'Next step', exact: true }).click();
  await expect(replay).toContainText('Turn 1');
  await expect(page.locator('.turn-count')).toHaveText('Turn 1');
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.locator('[data-lit]').first()).toBeVisible();
  await expect(log.getByRole('listitem')).toHaveCount(lines);
});

test('every event is announced once, politely', async ({ page }) => {
  const voyage = sail('a spoken sea', careful);
  await comeBack(page);
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(() => {
        const voice = document.querySelector('[role="status"][aria-live="polite"].f-unseen')?.textContent ?? '';
        if (voice && said.at(-1) !== voice) said.push(voice);
      }).observe(document.body, { subtree: true, childList: true, characterData: true }),
    );
  });
  await setOut(page, `?sea=${encodeURIComponent(voyage.sea)}`);
  await playAll(page, mouse, voyage.moves.slice(0, 6));
  const said = () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said.join(' '));
  await expect.poll(said).toContain('Turn 2.');
  await playAll(page, mouse, voyage.moves.slice(6, 7));
  await ready(page);
  expect((await said()).match(/Turn 2\./g)).toHaveLength(1);
  await expect(page.locator('[aria-live="polite"][role="status"].f-unseen')).toHaveCount(1);
});

test('over a turn, what happens and what is asked are each said once, in order', async ({ page }) => {
  await comeBack(page, ownRolls);
  await page.addInitScript(() => {
    const said: string[] = [];
    const last = new Map<Element, string>();
    Object.assign(globalThis, { said });
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(() => {
        for (const voice of document.querySelectorAll('[aria-live], [role="status"], [role="alert"], [role="log"]')) {
          const text = voice.textContent?.trim() ?? '';
          if (text && last.get(voice) !== text) said.push(text);
          last.set(voice, text);
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true }),
    );
  });
  await setOut(page, '?sea=hush&expansions=');
  const asked = 'Give each figure one die';
  const said = async () => {
    const all = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
    return all.slice(all.indexOf(asked));
  };
  await expect.poll(said).toEqual([asked]);
  await page.keyboard.press('1');
  await page.keyboard.press('d');
  await expect(page.locator('[data-die]')).toHaveCount(2);
  await page.keyboard.press('1');
  await page.keyboard.press('p');
  const sailed = [asked, 'The Darkhouse stayed calm on a 1. The Phantom sank a 3.', 'Where does the 6 go?'];
  await expect.poll(said).toEqual(sailed);
  await page.locator('.naut-dock .naut-tiles [data-lit]').first().click();
  const boarded = [...sailed, 'You took crew 6 aboard. Turn 2.', 'Roll the dice'];
  await expect.poll(said).toEqual(boarded);
  await page.locator('[data-release]').click();
  await expect.poll(said).toEqual([...boarded, 'You rolled 2, 2, 2.', asked]);
});

test('help, menu and log open, say what they are, and close with Escape', async ({ page }) => {
  const heard = complaints(page);
  await comeBack(page);
  await setOut(page);
  await ready(page);
  await noViolations(page);
  for (const [key, name] of [
    ['?', 'How to play'],
    ['l', 'Log'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await noViolations(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await noViolations(page);
  await page.keyboard.press('Escape');
  expect(heard).toEqual([]);
});

test.describe('in motion', () => {
  test.use(lively);

  test('movements are shown, can be skipped, and end where the game stands', async ({ page }) => {
    const voyage = sail('a moving sea', careful);
    await comeBack(page, { speed: 'slow' });
    await setOut(page, `?sea=${encodeURIComponent(voyage.sea)}`);
    await playAll(page, mouse, voyage.moves.slice(0, 3));
    await expect(page.locator('[data-busy]')).toBeVisible();
    await page.locator('.naut-path-box').click();
    await ready(page);
    await playAll(page, mouse, voyage.moves.slice(3, 5));
    await ready(page);
  });
});

test('the language can be changed in the middle of a turn', async ({ page }) => {
  await comeBack(page);
  await setOut(page);
  await page.locator('[data-die][data-lit]').first().click();
  await page.getByRole('button', { name: /Français/ }).click();
  await expect(page.getByRole('heading', { name: 'Journal' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('[data-figure="phantom"]')).toContainText('Fantôme');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Journal' })).toBeVisible();
});

/** Every kind of piece there is on the board. */
const pieces =
  '.naut-piece, .naut-figure, .naut-die-button, .naut-slot, .naut-needed li, .naut-pile, .naut-spell, .naut-mage-place, .naut-hold-token, .naut-row-card, .naut-heroic-card, [data-place^="reef"]';

/** Touches everything that is in sight and not lit, and tells what was left without a sentence. */
const leftUntold = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async (selector) => {
    const untold: string[] = [];
    const note = () => document.querySelector('.note');
    const until = async (holds: () => boolean) => {
      for (let waited = 0; waited < 60 && !holds(); waited++) await new Promise((resolve) => setTimeout(resolve, 10));
      return holds();
    };
    // Three of a kind are enough.
    const kinds = new Map<string, number>();
    const dark = [...document.querySelectorAll(`.table-board :is(${selector})`)].filter((piece) => {
      if (piece.closest('[data-lit]') || piece.getClientRects().length === 0) return false;
      const kind = `${piece.getAttribute('class')} ${piece.getAttribute('data-about')?.split(':')[0]}`;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      return (kinds.get(kind) ?? 0) <= 3;
    });
    for (const piece of dark) {
      piece.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      const told = await until(() => (note()?.querySelector('p')?.textContent ?? '').length > 10);
      if (!told)
        untold.push(
          `${piece.getAttribute('class')} ${piece.getAttribute('data-about')} ${piece.getAttribute('aria-label')}`,
        );
      note()?.querySelector('button')?.click();
      await until(() => note() === null);
    }
    if (kinds.size < 7) untold.push(`only ${[...kinds.keys()]}`);
    return untold;
  }, pieces);

test('whatever is not lit says why when it is touched', async ({ page }) => {
  const expansions = ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroic'] as const;
  const voyage = sail('a crowded sea', reckless(11), { expansions });
  const asks = ['give', 'place', 'lose'].map((verb) => voyage.moves.findIndex((move) => move.startsWith(`${verb}:`)));
  await comeBack(page, ownRolls);
  await setOut(page, `?expansions=${expansions.join(',')}&sea=${encodeURIComponent(voyage.sea)}`);
  for (const [at, notation] of voyage.moves
    .slice(0, Math.max(...asks) + 1)
    .slice(0, 12)
    .entries()) {
    await ready(page);
    const isRoll = (await page.locator('[data-release]').count()) > 0;
    if (asks.includes(at) || isRoll) expect(await leftUntold(page), `before ${notation}`).toEqual([]);
    await mouse.play(page, notation);
  }
});

test('a choice of several steps can be left at every step', async ({ page }) => {
  const { sea, moves } = findMoment(careful, {}, (_state, open) => open.some((move) => move.do === 'translation'));
  await comeBack(page);
  await setOut(page, `?sea=${encodeURIComponent(sea)}`);
  await playAll(page, mouse, moves);
  await ready(page);
  const before = await page.locator('.table').getAttribute('data-at');
  for (const way of ['button', 'key']) {
    await page.locator('[data-move="translation"]').click();
    await page.locator('.naut-path [data-lit][data-move^="swap"]').first().click();
    await expect(page.locator('.naut-dock-title')).toHaveText('Now the token to swap it with');
    await ready(page);
    if (way === 'button') await page.getByRole('button', { name: 'Cancel' }).click();
    else await page.keyboard.press('Escape');
    await expect(page.locator('[data-die][data-lit]')).toHaveCount(3);
    await expect(page.locator('.table')).toHaveAttribute('data-at', before ?? '');
  }
});
