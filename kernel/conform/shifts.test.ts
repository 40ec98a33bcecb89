import { describe, expect, it } from 'vitest';
import { shifted, tidy, totals } from './shifts.ts';

const move = (shift: object) => [{ kind: 'moves', shifts: [shift] }] as never;

describe('shifted', () => {
  it('carries pieces from place to place, several at once', () => {
    const before = { reef: { '?': 4 }, hand: {} };
    expect(shifted(before, move({ piece: '?', from: 'reef', to: 'hand', count: 3 }))).toEqual({
      reef: { '?': 1 },
      hand: { '?': 3 },
    });
  });

  it('turns a piece up under its own name', () => {
    const turned = move({ piece: 'pink', was: '?', from: 'table', to: 'table' });
    expect(shifted({ table: { '?': 2 } }, turned)).toEqual({ table: { '?': 1, pink: 1 } });
  });

  it('takes a piece that was known already under the name it has', () => {
    const turned = move({ piece: 'pink', was: '?', from: 'hand', to: 'beach' });
    expect(shifted({ hand: { pink: 1, black: 1 } }, turned)).toEqual({ hand: { black: 1 }, beach: { pink: 1 } });
  });

  it('shows what was moved without having been there', () => {
    expect(shifted({}, move({ piece: 'pink', from: 'hand', to: 'beach' }))).toEqual({
      hand: { pink: -1 },
      beach: { pink: 1 },
    });
  });
});

it('tidy leaves out what is nowhere, and totals add up over places', () => {
  expect(tidy({ reef: { pink: 0 }, hand: { pink: 1, black: 0 } })).toEqual({ hand: { pink: 1 } });
  expect(totals({ reef: { pink: 2 }, hand: { pink: 1, black: 0 } })).toEqual({ pink: 3 });
});
