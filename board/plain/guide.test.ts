import type { AnyGame, Json } from '@fathom/kernel';
import type { AnyGameWords } from '@fathom/words';
import { describe, expect, it } from 'vitest';
import { plainGuide } from './guide.ts';

const defaults = { cards: 5, ties: 'cancel', open: false };
const game = {
  options: {
    defaults,
    parse(input: Json) {
      const value = { ...defaults, ...(input as object) };
      if (value.ties === 'cancel' || value.ties === 'first') return { ok: true, value };
      return { ok: false, error: 'ties: expected "cancel" or "first"' };
    },
  },
} as unknown as AnyGame;

const english = {
  option: (option: string) => ({ cards: 'Cards each', ties: 'Equal cards', open: 'Open hands' })[option] ?? option,
  choice: (option: string, choice: string) => `${option} ${choice === 'first' ? 'go to the first' : 'cancel out'}`,
} as unknown as AnyGameWords;
const wordless = {} as AnyGameWords;

describe('what a plain guide says of options', () => {
  const about = async (options: Json, language: 'en' | 'fr' = 'en') =>
    (await plainGuide(game, async (asked) => (asked === 'en' ? english : wordless))).about(options, language);

  it('names what was chosen otherwise than usual, in the words of the game', async () => {
    expect(await about(defaults)).toBe('Standard rules');
    expect(await about({ cards: 4, ties: 'first', open: true })).toBe(
      'Cards each: 4 · Equal cards: ties go to the first · Open hands: yes',
    );
  });

  it('falls back on the names of the code', async () => {
    expect(await about({ ...defaults, ties: 'first', open: true }, 'fr')).toBe('ties : first · open : oui');
  });
});
