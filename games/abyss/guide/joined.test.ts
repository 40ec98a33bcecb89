import type { CardName, Event } from '@fathom/abyss/rules';
import { en } from '@fathom/abyss/words/en';
import { fr } from '@fathom/abyss/words/fr';
import { expect, test } from 'vitest';
import { joined } from './joined.ts';

const spends = (card: CardName): Event => ({ kind: 'spent', seat: 0, card });
const shows = (seat: number, ...values: readonly number[]): Event => ({ kind: 'tokens-shown', seat, values });

test('what was spent for a lord is told in one sentence, in the order in which it was spent', () => {
  const two = joined(spends('j3'), spends('h2'));
  const all = two && joined(two, spends('k4'));
  if (!all) throw new Error('told apart');
  expect(en.event(all, () => 'Ada')).toBe('Ada spent a jellyfish 3, a seahorse 2 and a kraken 4.');
  expect(fr.event(all, () => 'Ada')).toBe('Ada a dépensé une méduse 3, un hippocampe 2 et un kraken 4.');
});

test('what was spent and what was paid are told apart', () => {
  const pays: Event = { kind: 'paid', seat: 0, pearls: 1, nebulis: 0 };
  expect(joined(spends('j3'), pays)).toBeNull();
});

test('tokens that are shown one after another are told as those of one player, the lowest first', () => {
  expect(joined(shows(1, 3, 4), shows(1, 2))).toEqual(shows(1, 2, 3, 4));
  expect(joined(shows(1, 3), shows(2, 2))).toBeNull();
});
