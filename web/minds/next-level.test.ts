import { describe, expect, test } from 'vitest';
import { type Finished, nextLevel } from './next-level.ts';

const LEVELS = ['page', 'diver', 'chamberlain', 'regent', 'queen'];
let games = 0;
const played = (won: boolean, bots: readonly (string | null)[], other: Partial<Finished['head']> = {}): Finished => ({
  won,
  head: {
    id: `game ${++games}`,
    game: 'abyss',
    players: [null, ...bots].map((bot) => ({ name: '', bot })),
    known: false,
    practised: false,
    advised: false,
    ...other,
  } as Finished['head'],
});
const ask = (list: readonly Finished[], dismissed: string | null = null) => nextLevel(list, 'abyss', LEVELS, dismissed);
const times = (count: number, make: () => Finished) => Array.from({ length: count }, make);

describe('whom to play next', () => {
  test('a step up after three wins in a row, a step down after three losses', () => {
    const wins = times(3, () => played(true, ['diver']));
    expect(ask(wins)).toEqual({ from: 'diver', to: 'chamberlain', won: true, after: wins[0]?.head.id });
    expect(ask(times(3, () => played(false, ['diver'])))).toMatchObject({ to: 'page', won: false });
  });

  test('nobody after two, after mixed ones, against different ones, or beyond the ends', () => {
    expect(ask(times(2, () => played(true, ['diver'])))).toBeNull();
    expect(ask([played(true, ['diver']), played(false, ['diver']), played(true, ['diver'])])).toBeNull();
    expect(ask([played(true, ['diver']), played(true, ['page']), played(true, ['diver'])])).toBeNull();
    expect(ask(times(3, () => played(true, ['queen'])))).toBeNull();
    expect(ask(times(3, () => played(false, ['page'])))).toBeNull();
  });

  test('the strongest of several counts; several people, other games and helped games do not', () => {
    expect(ask(times(3, () => played(true, ['page', 'regent', 'diver'])))).toMatchObject({
      from: 'regent',
      to: 'queen',
    });
    expect(ask(times(3, () => played(true, ['diver', null])))).toBeNull();
    expect(ask(times(3, () => played(true, ['diver'], { game: 'nautilion' })))).toBeNull();
    for (const helped of [{ advised: true }, { practised: true }, { known: true }])
      expect(ask(times(3, () => played(true, ['diver'], helped)))).toBeNull();
    const mixed = [
      played(true, ['diver']),
      played(false, ['queen'], { advised: true }),
      ...times(2, () => played(true, ['diver'])),
    ];
    expect(ask(mixed)).toMatchObject({ to: 'chamberlain' });
  });

  test('not again once it was not wanted, until three more games say so', () => {
    const wins = times(4, () => played(true, ['diver']));
    const said = ask(wins);
    expect(ask(wins, said?.after)).toBeNull();
    const more = times(3, () => played(true, ['diver']));
    expect(ask([...more.slice(0, 2), ...wins], said?.after)).toBeNull();
    expect(ask([...more, ...wins], said?.after)).toMatchObject({ to: 'chamberlain', after: more[0]?.head.id });
  });
});
