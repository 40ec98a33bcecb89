import { at } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { SUBMARINES } from './data/submarines.ts';
import { ALL_CABINS, ductTable, linked } from './ducts.ts';
import { admiralOf, EXPANSIONS, nautilion, type Options, type State } from './index.ts';
import { rig } from './testing/rig.ts';

const withOptions = (options: Partial<Options>, seats = 1): State =>
  nautilion.setup(seats, { ...nautilion.options.defaults, ...options });

/** Chance draws the first move listed until a seat decides. */
function setOut(options: Partial<Options>, seats = 1): State {
  const state = withOptions(options, seats);
  while (nautilion.actor(state) === 'chance') nautilion.play(state, at(nautilion.moves(state), 0));
  return state;
}

function totals(state: State): { [piece: string]: number } {
  const all: { [piece: string]: number } = {};
  for (const pieces of Object.values(nautilion.census(state))) {
    for (const [piece, count] of Object.entries(pieces)) all[piece] = (all[piece] ?? 0) + count;
  }
  return all;
}

describe('components', () => {
  it('C1: there are four crew of each number and eight blanks', () => {
    const all = totals(withOptions({}));
    for (let crew = 1; crew <= 9; crew++) expect(all[crew]).toBe(4);
    expect(all.blank).toBe(8);
    expect(all.A).toBeUndefined();
  });

  it('C2: nine mages, nine mercenaries and eighteen reefs come with their expansions', () => {
    const all = totals(withOptions({ expansions: ['mages', 'mercenaries', 'reefs'] }));
    expect([all.A, all.B, all.C, all.mercenary, all.reef3, all.reef6, all.reef9]).toEqual([3, 3, 3, 9, 6, 6, 6]);
  });

  it('C3: a die shows 1 and 2 twice as often as 3 and 4', () => {
    const state = withOptions({});
    while (state.stack.at(-1)?.at !== 'roll') nautilion.play(state, at(nautilion.moves(state), 0));
    expect(nautilion.moves(state).map(nautilion.write)).toEqual(['roll:1', 'roll:2', 'roll:3', 'roll:4']);
    expect(nautilion.weights(state)).toEqual([2, 2, 1, 1]);
  });

  it('C3: the faces of the die can be given in the options', () => {
    const state = withOptions({ dieFaces: [2, 2, 2, 2, 4, 4] });
    while (state.stack.at(-1)?.at !== 'roll') nautilion.play(state, at(nautilion.moves(state), 0));
    expect(nautilion.moves(state).map(nautilion.write)).toEqual(['roll:2', 'roll:4']);
    expect(nautilion.weights(state)).toEqual([4, 2]);
  });

  it('C3: no die is turned to a face it does not have', () => {
    const options = { dieFaces: [2, 2, 2, 2, 4, 4] };
    const sea = rig({ path: 'N| 1 2 3 4 5 6 |P', options, reserve: 'blank blank', dice: [2, 2, 4] });
    expect(sea.whyNot('tide:2:3')).toEqual({ rule: 'C3', reason: 'no-such-face', face: 3 });
  });

  it('C4: six submarines link all nine cabins, with fewer ducts the harder they are', () => {
    const counts = Object.values(SUBMARINES).map((ducts) => ducts.length);
    expect(counts).toEqual([15, 12, 11, 10, 9, 8]);
    for (const ducts of Object.values(SUBMARINES)) expect(linked(ductTable(ducts), ALL_CABINS)).toBe(true);
  });

  it('C5: one Admiral carries 1 to 5, the other 5 to 9', () => {
    const state = setOut({}, 2);
    const low = state.lowAdmiral;
    expect(admiralOf(state, low)).toEqual([1, 2, 3, 4, 5]);
    expect(admiralOf(state, 1 - low)).toEqual([5, 6, 7, 8, 9]);
  });
});

describe('setup', () => {
  it.each([
    [[], 38],
    [['mages'], 47],
    [['mercenaries'], 47],
    [['mages', 'mercenaries'], 56],
  ] as const)('S1: with %j the path has %i places', (expansions, places) => {
    const state = setOut({ expansions });
    expect(state.path).toHaveLength(places);
    expect(state.path.filter((kind) => kind !== 0)).toHaveLength(places - 2);
  });

  it('S1: each place is drawn by itself, as likely as there are tokens left', () => {
    const state = withOptions({ expansions: ['mercenaries'] });
    expect(nautilion.weights(state)).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 4, 9]);
    nautilion.play(state, { do: 'lay', token: 'mercenary' });
    nautilion.play(state, { do: 'lay', token: '1' });
    expect(nautilion.weights(state)).toEqual([3, 4, 4, 4, 4, 4, 4, 4, 4, 8]);
  });

  it('S2: the Nautilion starts at home and the Phantom at the Abyss', () => {
    const state = setOut({});
    expect([state.nautilion, state.phantom]).toEqual([0, 37]);
  });

  it.each([1, 2, 3, 4, 5, 6])('S3: the reserve starts with %i blanks when so chosen', (reserve) => {
    expect(nautilion.census(withOptions({ reserve })).reserve).toEqual({ blank: reserve });
  });

  it('S4: the submarine is A1 unless another is chosen, or given in the options', () => {
    expect(withOptions({}).charter.ducts[5]).toBe((1 << 4) | (1 << 6) | (1 << 8));
    expect(withOptions({ board: 'C2' }).charter.ducts[5]).toBe((1 << 1) | (1 << 3) | (1 << 7));
    const chain = [1, 2, 3, 4, 5, 6, 7, 8].map((cabin) => [cabin, cabin + 1] as const);
    expect(withOptions({ submarine: chain }).charter.ducts[1]).toBe(1 << 2);
  });
});

describe('options', () => {
  const error = (input: unknown): string => {
    const parsed = nautilion.options.parse(input);
    return parsed.ok ? 'accepted' : parsed.error;
  };

  it('fills in defaults and puts expansions in the order of the booklet', () => {
    expect(nautilion.options.parse({ expansions: ['heroic', 'mages'] })).toEqual({
      ok: true,
      value: { ...nautilion.options.defaults, expansions: ['mages', 'heroic'] },
    });
    expect(nautilion.options.parse({ expansions: [...EXPANSIONS] }).ok).toBe(true);
  });

  it.each([
    [{ board: 'D1' }, /board/],
    [{ reserve: 0 }, /reserve/],
    [{ reserve: 2.5 }, /reserve/],
    [{ expansions: ['krakens'] }, /expansion/],
    [{ expansions: ['mages', 'mages'] }, /twice/],
    [{ harpoons: 4 }, /harpoons/],
    [{ darkhouse: 'hard' }, /Darkhouse/],
    [{ oars: 2 }, /no option called "oars"/],
    [{ submarine: [[1, 10]] }, /from 1 to 9/],
    [{ submarine: [[1, 1]] }, /itself/],
    [
      {
        submarine: [
          [1, 2],
          [2, 1],
        ],
      },
      /twice/,
    ],
    [{ submarine: [[1, 2]] }, /all nine cabins/],
    [{ dieFaces: [1, 2, 3] }, /six/],
    [{ dieFaces: [1, 2, 3, 4, 5, 6] }, /1 to 4/],
    [{ spellCosts: { whirlwind: 0, tide: 2, translation: 2 } }, /1 to 8/],
    [{ spellCosts: { whirlwind: 1 } }, /whirlwind, tide and translation/],
    [{ heroicCards: { H2: 'win', H3: 'calm', H8: 'calm' } }, /H2, H3 and H8/],
    [7, /object/],
  ])('refuses %j in one sentence', (input, sentence) => {
    expect(error(input)).toMatch(sentence);
    expect(error(input)).toMatch(/^[A-Z].*\.$/);
  });
});
