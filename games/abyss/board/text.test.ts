import { abyss } from '@fathom/abyss/rules';
import { boardEn } from '@fathom/abyss/words/board-en';
import { boardFr } from '@fathom/abyss/words/board-fr';
import { at, quickRandom, type Watcher } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { questionOf } from './question.ts';
import { textIn } from './text.ts';

const names = ['Ann', 'Ben', 'Cleo'];

/** What is said to a player alone; powers and locations speak to whoever has them. */
const toSomebody =
  /^(you|your|vous|votre|vos)\b|for you$|vous rapporterait|you can pay|you lack|vous pouvez payer|vous manque/i;

/** The headings and lines a game is told in, after so many decisions at random. */
async function told(language: 'en' | 'fr', watcher: Watcher, decisions: number): Promise<readonly string[]> {
  const random = quickRandom('told in words');
  const state = abyss.setup(3, abyss.options.defaults);
  for (let left = decisions; left > 0 && abyss.actor(state) !== null; ) {
    if (typeof abyss.actor(state) === 'number') left--;
    const moves = abyss.moves(state);
    abyss.play(state, at(moves, random.below(moves.length)));
  }
  const text = await textIn(language);
  const parts = text.parts(abyss.view(state, watcher), { watcher, name: (seat) => at(names, seat) });
  return parts.flatMap(({ title, lines }) => [title, ...lines]);
}

describe('told in words', () => {
  it.each(['en', 'fr'] as const)(
    'somebody who looks on hears of everybody by name, and never of "you" (%s)',
    async (language) => {
      for (const decisions of [0, 5, 30]) {
        const lines = await told(language, null, decisions);
        for (const name of names) expect(lines).toContain(name);
        expect(lines.filter((line) => toSomebody.test(line))).toEqual([]);
      }
    },
  );

  it('a player hears of the others by name and of themselves as such', async () => {
    const lines = await told('en', 1, 5);
    expect(lines).not.toContain('Ben');
    expect(lines).toContain('Ann');
    expect(lines).toContain('Your hand');
  });

  it.each(['en', 'fr'] as const)('every decision is asked in words (%s)', (language) => {
    const spoken = language === 'en' ? boardEn : boardFr;
    const by = { words: () => spoken, name: (seat: number) => at([...names, 'Dan'], seat) };
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
});
