import { abyss } from '@fathom/abyss/rules';
import { describe, expect, it } from 'vitest';
import { rig } from '../rules/testing/rig.ts';
import { textIn } from './text.ts';

describe('what a rival owns, to those who hear the table', () => {
  const { state } = rig(2).lords(1, 'counterfeiter', 'miller').hand(1, 'q5', 'q4', 'q4');
  const told = async (language: 'en' | 'fr') => {
    const game = await textIn(language);
    const parts = game.parts(abyss.view(state, 0), { watcher: 0, name: (seat) => (seat === 1 ? 'Murex' : 'You') });
    return parts.find(({ title }) => title === 'Murex')?.lines ?? [];
  };

  it('is told lord by lord and card by card, not in one long line', async () => {
    const lists = (await told('en')).filter((line) => typeof line !== 'string');
    expect(lists.map(({ say }) => say)).toEqual(['Lords', 'Hand']);
    expect(lists[0]?.more).toHaveLength(2);
    expect(lists[0]?.more[0]).toBe('Counterfeiter, influence 5, a key. Nebulis before pearls');
    expect(lists[1]?.more).toEqual(['Squid 4, 2 of them', 'Squid 5']);
  });

  it('is said to be nothing where there is nothing', async () => {
    expect(await told('en')).toContain('No locations yet');
    expect(await told('fr')).toContain('Aucun lieu');
  });
});
