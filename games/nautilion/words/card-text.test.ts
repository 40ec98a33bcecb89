import { type HeroicCard, HOUSE_EFFECTS, nautilion, type Options } from '@fathom/nautilion/rules';
import { describe, expect, it } from 'vitest';
import { askedEn } from './asked-en.ts';
import { askedFr } from './asked-fr.ts';
import { cardText } from './card-text.ts';

/** What the cards say at a table with these house cards. */
function textsOf(words: typeof askedEn, heroicCards: Options['heroicCards'], cards: readonly HeroicCard[]): string[] {
  const { charter } = nautilion.setup(1, { ...nautilion.options.defaults, expansions: ['heroic'], heroicCards });
  return cards.map((card) => cardText(words, card, charter.houseCards));
}

describe('the text on a Heroic card', () => {
  it('says what our H2, H3 and H8 do where the options name no others', () => {
    expect(textsOf(askedEn, null, ['H2', 'H3', 'H8'])).toEqual([
      'The Phantom stays where it is',
      'Turn every die to any face',
      'Two discarded tokens to the reserve',
    ]);
  });

  it('says what H2, H3 and H8 do where the options replace them', () => {
    const others = { H2: 'salvage-3', H3: 'reverse-phantom', H8: 'hold-phantom' } as const;
    expect(textsOf(askedEn, others, ['H2', 'H3', 'H8', 'H9'])).toEqual([
      'Three discarded tokens to the reserve',
      'The Phantom moves backwards',
      'The Phantom stays where it is',
      'Your token and both its neighbours go to the reserve',
    ]);
    expect(textsOf(askedFr, others, ['H2', 'H3', 'H8'])).toEqual([
      'Trois jetons défaussés vont à la réserve',
      'Le Fantôme recule',
      'Le Fantôme ne bouge pas',
    ]);
  });

  it('is the same for the same effect, whichever card has it, and differs between effects', () => {
    for (const words of [askedEn, askedFr]) {
      expect(textsOf(words, { H2: 'calm', H3: 'sweep', H8: 'reverse-phantom' }, ['H2', 'H3', 'H8'])).toEqual(
        textsOf(words, null, ['H1', 'H9', 'H4']),
      );
      const texts = HOUSE_EFFECTS.map((effect) => cardText(words, 'H2', { H2: effect, H3: effect, H8: effect }));
      expect(new Set(texts).size).toBe(HOUSE_EFFECTS.length);
    }
  });
});
