import { describe, expect, it, vi } from 'vitest';
import type { Facts } from '../session/session.ts';
import { signedPlayers, unsignedSeat } from './signature.ts';

vi.mock('../online/person.ts', () => ({ nameHere: () => ' Zoé ' }));

const facts = (names: readonly string[], here: readonly number[]) =>
  ({ players: names.map((name) => ({ name, bot: null })), here }) as unknown as Facts;

describe('whose game it is', () => {
  it('is asked of the one person here, where they sit without a name in a game of their own', () => {
    expect(unsignedSeat(facts(['', ''], [1]), {})).toBe(1);
    expect(unsignedSeat(facts(['', 'Ada'], [1]), {})).toBeNull();
    expect(unsignedSeat(facts(['', ''], [0, 1]), {})).toBeNull();
    expect(unsignedSeat(facts([''], [0]), { online: true })).toBeNull();
    expect(unsignedSeat(facts([''], [0]), { shared: true, began: 5, touched: 5 })).toBeNull();
    expect(unsignedSeat(facts([''], [0]), { shared: true, began: 5, touched: 9 })).toBe(0);
  });

  it('stands in the seat that has no name, and nowhere else', () => {
    const named = (unsigned: number | null) => signedPlayers(facts(['', ''], [0]), unsigned).map(({ name }) => name);
    expect(named(0)).toEqual(['Zoé', '']);
    expect(named(null)).toEqual(['', '']);
  });
});
