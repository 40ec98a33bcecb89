import { expect, type Page } from '@playwright/test';
import type { Friend } from './friends.ts';
import { finger, mouse } from './hands.ts';
import { decided } from './moment.ts';
import { tap } from './touch.ts';

/** How somebody decides who cannot know what the dice will bring: by what is lit on their own screen. Games of these people are short. */

/** The moves that are lit and in sight, in the order of the page. */
const litMoves = (page: Page, selector = '[data-lit][data-move]'): Promise<readonly string[]> =>
  page
    .locator(selector)
    .evaluateAll((pieces) =>
      pieces.filter((piece) => piece.getClientRects().length > 0).map((piece) => piece.getAttribute('data-move') ?? ''),
    );

/** Nautilion, on the way to a quick end: the highest die goes to the Phantom. */
export async function rash({ page, touch }: Friend): Promise<void> {
  const hands = touch === tap ? finger : mouse;
  const [move] = await litMoves(page, '[data-lit][data-move]:not([data-figure])');
  if (move !== undefined) return hands.play(page, move);
  const dice = await page
    .locator('[data-die][data-lit]')
    .evaluateAll((all) => all.map((die) => die.getAttribute('data-die') ?? ''));
  const die = dice.toSorted().at(-1) ?? '';
  if ((await page.locator('[data-die][aria-pressed="true"]').count()) === 0)
    await touch(page.locator(`[data-die="${die}"][data-lit]`).first());
  await expect(page.locator('[data-figure][data-lit]').first()).toBeVisible();
  const gifts = await litMoves(page, '[data-figure][data-lit]');
  await hands.play(page, gifts.find((gift) => gift.endsWith(':phantom')) ?? gifts[0] ?? '');
}

/** Nautilus Island: to the first column that is free, takes what lies there, and stores only where it must. */
export async function greedy({ page, touch }: Friend): Promise<void> {
  const act = page.locator('.isle-act[data-lit]:visible');
  const column = page.locator('[data-lit][data-move^="c"]:not(.isle-act):visible');
  await decided(page, async () => {
    if ((await act.count()) > 0) return touch(act.last());
    if ((await column.count()) === 0) {
      await touch(page.locator('.isle-kind[data-lit]').first());
      return touch(act.first());
    }
    if (touch !== tap) return touch(column.first());
    const armed = page.locator('[data-armed][data-move^="c"]');
    // The board may be laid anew under the finger, as when what the others did comes to stand above it.
    await expect(async () => {
      if ((await armed.count()) === 0) await touch(column.first());
      await expect(armed).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 15_000 });
    await touch(armed);
  });
}

/** Abyss: brings whoever can be brought, at the price suggested; else takes what comes. */
export async function courtly({ page, touch }: Friend): Promise<void> {
  const moves = await litMoves(page);
  const liked = ['recruit:', 'council:', 'take', 'explore'];
  const move = liked.flatMap((start) => moves.find((one) => one.startsWith(start)) ?? [])[0] ?? moves[0];
  await decided(page, async () => {
    if (move === undefined) {
      await touch(page.locator('[data-mode]:visible').first());
      return touch(page.locator('[data-lit][data-move]:visible').first());
    }
    const inDock = page.locator(`.abyss-dock [data-lit][data-move="${move}"]:visible`);
    const anywhere = page.locator(`[data-lit][data-move="${move}"]:visible`);
    await touch((await inDock.count()) > 0 ? inDock.first() : anywhere.first());
    if (move.startsWith('recruit:')) await touch(page.locator('.sheet .abyss-suggestion').first());
  });
}
