import { abyss, CARD_NAMES, type Event, type View } from '@fathom/abyss/rules';
import type { Stage } from '@fathom/board';
import { at } from '@fathom/kernel';
import { expect, test, vi } from 'vitest';
import type { Play } from './play.ts';
import { perform } from './scenes.tsx';

/** What a board asks of a browser as it loads. */
vi.hoisted(() => {
  vi.stubGlobal('history', { state: null, replaceState: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('DOMRect', class {});
});

/** A board that has room for everything. */
const board = { querySelector: () => ({ getBoundingClientRect: () => ({ x: 0, y: 0, width: 9, height: 9 }) }) };

const stage: Stage = {
  hurried: () => false,
  wait: async () => undefined,
  fly: async () => undefined,
  animate: async () => undefined,
};

/** Everything that was on show while this was performed, one view after the other. */
async function shownDuring(start: View, events: Event[]): Promise<readonly View[]> {
  const shown = [start];
  const play = {
    view: () => at(shown, shown.length - 1),
    show: (view: View) => shown.push(view),
    setCaption: () => undefined,
    caption: () => '',
    eventText: () => '',
  } as unknown as Play;
  await perform(play, board as unknown as HTMLElement, events, stage);
  return shown;
}

test('cards that fly from a hand leave it once, and no hand ever holds less than nothing', async () => {
  const state = abyss.setup(2, { kraken: true, openMemory: true, handLimit12: false });
  const start = abyss.view(state, 0);
  const card = start.deck.findIndex((count) => count > 0);
  const player = at(start.players, 0);
  player.hand[card] = 1;
  player.handSize = 1;
  const paid = {
    kind: 'spent',
    seat: 0,
    shifts: [{ piece: at(CARD_NAMES, card), from: 'hand:0', to: 'discard' }],
  } as unknown as Event;
  const shown = await shownDuring(start, [paid]);
  expect(shown.map(({ players }) => [players[0]?.hand[card], players[0]?.handSize])).toEqual([
    [1, 1],
    [0, 0],
    [0, 0],
  ]);
});
