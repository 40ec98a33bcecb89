import { expect, type Locator, type Page } from '@playwright/test';
import { decided, ready } from './moment.ts';
import { click, type Touch, tap } from './touch.ts';

/** How a person plays: by mouse, by finger, or by keys. Each sends one decision through what is lit on the page. */
export interface Hands {
  play(page: Page, notation: string): Promise<void>;
}

const over = (page: Page) => page.url().endsWith('/end');

const sheets: { readonly [verb: string]: string } = {
  whirlwind: 'grimoire',
  tide: 'grimoire',
  translation: 'grimoire',
  reroll: 'grimoire',
  recall: 'grimoire',
  play: 'heroic',
};

/** On a phone spells and cards lie in a sheet; dice that must be chosen for a spell are asked for first. */
async function uncover(page: Page, notation: string, touch: Touch): Promise<void> {
  const [verb = ''] = notation.split(':');
  const move = page.locator(`[data-lit][data-move="${notation}"]:visible`);
  const mode = page.locator(`[data-mode="${verb}"]:visible`);
  const opener = page.locator(`[data-opens="${sheets[verb]}"]:visible`);
  const later = page.locator('[data-page="later"]');
  await expect(move.or(mode).or(opener).or(later).first()).toBeVisible();
  if ((await move.count()) + (await mode.count()) === 0 && (await opener.count()) > 0) {
    await touch(opener);
    await expect(move.or(mode).first()).toBeVisible();
  }
  if ((await move.count()) === 0 && (await mode.count()) > 0) await touch(mode.first());
  if (verb === 'swap' || verb === 'pick' || verb === 'insert') await leafTo(page, move, touch);
}

/** The enlarged path is leafed through from its beginning. */
async function leafTo(page: Page, move: Locator, touch: Touch): Promise<void> {
  const later = page.locator('[data-page="later"]');
  if ((await move.count()) > 0 || (await later.count()) === 0) return;
  await touch(page.locator('[data-page="earlier"]'));
  for (let pages = 0; pages < 9 && (await move.count()) === 0; pages++) await touch(later);
}

async function piece(page: Page, notation: string): Promise<Locator> {
  const lit = page.locator(`[data-lit][data-move="${notation}"]:visible`);
  await expect(lit.first()).toBeVisible();
  const inDock = page.locator(`.naut-dock [data-lit][data-move="${notation}"]:visible`);
  return (await inDock.count()) > 0 ? inDock.first() : lit.first();
}

/** What loses something is asked about once more: waits until it is, or until there is nothing to ask. */
async function isDoubted(page: Page, shown: string | null): Promise<boolean> {
  const answer = await page.waitForFunction((before) => {
    if (document.querySelector('.doubt [data-move]')) return 'doubted';
    const table = document.querySelector('[data-at]');
    return (table?.getAttribute('data-at') ?? null) !== before || table?.hasAttribute('data-storing') ? 'sent' : '';
  }, shown);
  return (await answer.jsonValue()) === 'doubted';
}

/** Makes a decision by `choose`, says once more that it is meant if that is asked, and waits until it is done. */
const decide = (
  page: Page,
  notation: string,
  choose: () => Promise<void>,
  sure: (selector: string) => Promise<void>,
): Promise<void> =>
  decided(page, async (before) => {
    await choose();
    if (await isDoubted(page, before)) await sure(`.doubt [data-move="${notation}"]`);
  });

async function giveByTouch(page: Page, die: string, figure: string, touch: Touch): Promise<void> {
  const slot = page.locator(`[data-figure="${figure}"]`);
  const chosen = page.locator(`[data-die="${die}"][aria-pressed="true"]`);
  const lit = page.locator(`[data-die="${die}"][data-lit]`);
  await expect(lit.first()).toBeVisible();
  if ((await chosen.count()) === 0) await touch(lit.first());
  await expect(chosen).toHaveCount(1);
  await touch(slot);
}

/** Where the dice wait for the player, they are rolled before anything else. */
async function roll(page: Page, push: (selector: string) => Promise<void>): Promise<void> {
  if ((await page.locator('[data-release]').count()) === 0) return;
  await decided(page, () => push('[data-release]'));
  await ready(page);
}

function pointing(touch: Touch): Hands {
  return {
    async play(page, notation) {
      await roll(page, (selector) => touch(page.locator(selector)));
      const [verb, die = '', figure = ''] = notation.split(':');
      const choose = async () => {
        if (verb === 'give') return giveByTouch(page, die, figure, touch);
        await uncover(page, notation, touch);
        await touch(await piece(page, notation));
      };
      return decide(page, notation, choose, (selector) => touch(page.locator(selector)));
    },
  };
}

export const mouse = pointing(click);
export const finger = pointing(tap);

async function giveByKeys(page: Page, die: string, figure: string): Promise<void> {
  const faces = await page.locator('[data-die]').evaluateAll((dice) => dice.map((one) => one.getAttribute('data-die')));
  await page.keyboard.press(String(faces.indexOf(die) + 1));
  await expect(page.locator(`[data-figure="${figure}"][data-lit]`)).toBeVisible();
  await expect(page.locator('[data-figure]:focus')).toHaveCount(1);
  await page.keyboard.press(figure.slice(0, 1));
}

export const keys: Hands = {
  async play(page, notation) {
    await roll(page, (selector) => press(page, selector));
    const [verb, die = '', figure = ''] = notation.split(':');
    const choose = async () => {
      if (verb === 'give') return giveByKeys(page, die, figure);
      const move = `[data-lit][data-move="${notation}"]`;
      const mode = `[data-mode="${verb}"]`;
      await expect(page.locator(`:is(${move}, ${mode}):visible`).first()).toBeVisible();
      if ((await page.locator(`${move}:visible`).count()) === 0) await press(page, mode);
      await press(page, move);
    };
    return decide(page, notation, choose, (selector) => answer(page, selector));
  },
};

/** What is asked once more lies on the board, or in a sheet with a round of its own. */
async function answer(page: Page, selector: string): Promise<void> {
  const inSheet = page.locator(`.sheet ${selector}`);
  if ((await inSheet.count()) === 0) return press(page, selector);
  await tabTo(page, inSheet);
  await page.keyboard.press('Enter');
}

/** Goes to a piece with arrows alone, as somebody who sees the page would: straight toward it. */
async function reach(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector).first()).toBeVisible();
  const ways: string[] = [];
  for (let step = 0; step < 40; step++) {
    const way = await page.evaluate((wanted) => {
      const here = document.activeElement;
      if (here?.matches(wanted)) return null;
      const there = [...document.querySelectorAll(wanted)].find((one) => one.getClientRects().length > 0);
      if (!there || !here?.closest('[data-region]')) return 'ArrowDown';
      const a = here.getBoundingClientRect();
      const b = there.getBoundingClientRect();
      const dx = b.x + b.width / 2 - a.x - a.width / 2;
      const dy = b.y + b.height / 2 - a.y - a.height / 2;
      if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
      return dy > 0 ? 'ArrowDown' : 'ArrowUp';
    }, selector);
    if (way === null) return;
    ways.push(way);
    await page.keyboard.press(way);
  }
  throw new Error(`arrows do not lead to ${selector}: ${ways.join(' ')}`);
}

/** Goes to a piece with arrows, sees the ring around it, and presses it. */
export async function press(page: Page, selector: string): Promise<void> {
  // The board may be drawn anew on the way: whoever loses sight of the ring goes on with arrows.
  await expect(async () => {
    await reach(page, selector);
    expect(await ringAround(page, selector), `the ring around ${selector}`).toBe('3px');
  }).toPass({ timeout: 15_000 });
  await page.keyboard.press('Enter');
}

/** How wide the ring around a piece is, drawn by the browser or in the piece; without one, what has the focus instead. */
const ringAround = (page: Page, selector: string): Promise<string> =>
  page.evaluate((wanted) => {
    const here = document.activeElement ?? document.body;
    const drawn = here.querySelector('.naut-focus-ring');
    const { outlineStyle, outlineWidth } = getComputedStyle(here);
    if (here.matches(wanted) && here.matches(':focus-visible')) {
      if (drawn && getComputedStyle(drawn).display !== 'none') return getComputedStyle(drawn).strokeWidth;
      if (outlineStyle !== 'none') return outlineWidth;
    }
    return `none: the focus is on ${here.outerHTML.slice(0, 200)}`;
  }, selector);

export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let i = 0; i < 60; i++) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${target}`);
}

/** Plays a row of decisions to the end of it, or of the game. */
export async function playAll(page: Page, hands: Hands, moves: readonly string[]): Promise<void> {
  for (const notation of moves) {
    await ready(page);
    if (over(page)) throw new Error(`the game was over before ${notation}`);
    await hands.play(page, notation);
  }
}
