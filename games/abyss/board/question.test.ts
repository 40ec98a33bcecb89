import { abyss } from '@fathom/abyss/rules';
import { boardEn } from '@fathom/abyss/words/board-en';
import { boardFr } from '@fathom/abyss/words/board-fr';
import { at, quickRandom } from '@fathom/kernel';
import { expect, test } from 'vitest';
import { questionOf } from './question.ts';

const names = ['Ann', 'Ben', 'Cleo', 'Dan'];

test.each(['en', 'fr'] as const)('every decision is asked in words (%s)', (language) => {
  const spoken = language === 'en' ? boardEn : boardFr;
  const by = { words: () => spoken, name: (seat: number) => at(names, seat) };
  const asked = new Map<string, string>();
  for (let game = 0; game < 10; game++) {
    const random = quickRandom(`asked in words ${game}`);
    const state = abyss.setup(4, { ...abyss.options.defaults, kraken: true });
    for (let seat = abyss.actor(state); seat !== null; seat = abyss.actor(state)) {
      const moves = abyss.moves(state);
      const frame = state.stack.at(-1);
      if (typeof seat === 'number' && frame && !asked.has(frame.at)) {
        asked.set(frame.at, questionOf(by, abyss.view(state, seat), frame, seat));
        // Chance alone leads to it too seldom.
        asked.set('gifts', questionOf(by, abyss.view(state, seat), { at: 'gifts', left: 1, upTo: 1 }, seat));
      }
      abyss.play(state, at(moves, random.below(moves.length)));
    }
  }
  expect([...asked].filter(([, question]) => question === '')).toEqual([]);
});
