import { at, quickRandom } from '@fathom/kernel';
import { handOf, nautilusIsland } from '@fathom/nautilus-island/rules';
import { describe, expect, it } from 'vitest';
import { textIn } from './text.ts';

/** The first moment at which the first of three players chooses a column and knows a card of another. */
function atAColumn() {
  const random = quickRandom('told in words');
  const state = nautilusIsland.setup(3, nautilusIsland.options.defaults);
  for (let actor = nautilusIsland.actor(state); actor !== null; actor = nautilusIsland.actor(state)) {
    const moves = nautilusIsland.moves(state);
    const chooses = actor === 0 && moves.every((move) => move.do === 'go');
    if (chooses && handOf(nautilusIsland.view(state, 0), 1).colours.length > 0) return state;
    nautilusIsland.play(state, at(moves, random.below(moves.length)));
  }
  throw new Error('nobody chose a column');
}

const reader = (language: 'en' | 'fr') => ({
  watcher: 0,
  name: (seat: number) => ['Murex', 'Nerin'][seat - 1] ?? (language === 'en' ? 'You' : 'Vous'),
});

describe('those who hear the island', () => {
  const state = atAColumn();
  const view = nautilusIsland.view(state, 0);
  const told = async (language: 'en' | 'fr') => {
    const game = await textIn(language);
    const moves = nautilusIsland.moves(state).filter((move) => move.do === 'go');
    const said = game.choices(view, moves, reader(language), () => null).flatMap(({ choices }) => choices);
    const lines = game.parts(view, reader(language)).flatMap((part) => part.lines);
    return { said: said.map(({ say }) => say), lines };
  };

  it('choose a column by what lies there', async () => {
    for (const say of (await told('en')).said) expect(say).toMatch(/^Column \d: .+/);
    for (const say of (await told('fr')).said) expect(say).toMatch(/^Colonne \d\s: .+/);
  });

  it('are told in their own person whose turn it is', async () => {
    expect((await told('en')).lines).toContain('You play now.');
    expect((await told('fr')).lines).toContain('C’est à vous de jouer.');
  });

  it('hear the cards a rival has shown one by one', async () => {
    const lists = (await told('en')).lines.filter((line) => typeof line !== 'string');
    expect(lists.length).toBeGreaterThan(0);
    for (const { say, more } of lists)
      expect([say, more.length > 0]).toEqual(['Cards in hand that everybody saw', true]);
  });
});
