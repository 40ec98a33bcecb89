import { at, quickRandom, refusal, Table, writeLogbook } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { type Event, type Move, type State, toy } from './index.ts';

const { defaults } = toy.options;

/** A game of two played so far in notation; told events are collected. */
function played(notation: string, options = defaults, seats = 2): { readonly state: State; readonly events: Event[] } {
  const state = toy.setup(seats, options);
  const events: Event[] = [];
  for (const text of notation.split(' ').filter(Boolean)) {
    const move = toy.read(text);
    expect(toy.moves(state), text).toContainEqual(move);
    toy.play(state, move as Move, (event) => events.push(event));
  }
  return { state, events };
}

function listed(state: State): readonly string[] {
  return toy.moves(state).map(toy.write);
}

function why(state: State, text: string): unknown {
  const actor = toy.actor(state);
  return refusal(toy, state, typeof actor === 'number' ? actor : 0, toy.read(text) as Move);
}

const blackInHand = 'calm dive black calm rest';

describe('Pearl Divers', () => {
  it('rolls the sea with three calm faces, two of swell and one of storm (D2)', () => {
    const { state } = played('');
    expect(toy.actor(state)).toBe('chance');
    expect(listed(state)).toEqual(['calm', 'swell', 'storm']);
    expect(toy.weights(state)).toEqual([3, 2, 1]);
    expect(why(played('calm').state, 'calm')).toEqual({ rule: 'D2' });
  });

  it('pays one for a white pearl, two for a pink one and three for a black one (D1)', () => {
    const paid = ['white', 'pink', 'black'].map(
      (pearl) => played(`calm dive ${pearl} calm rest swell ${pearl}-as-${pearl} believe`).state.sold[0],
    );
    expect(paid).toEqual([1, 2, 3]);
  });

  it('draws a pearl with the weights of what is left in the reef (D4)', () => {
    const { state } = played('calm dive black calm dive');
    expect(listed(state)).toEqual(['white', 'pink', 'black']);
    expect(toy.weights(state)).toEqual([5, 4, 2]);
  });

  it('lists a dive, every pearl held under every name, and a rest (D3, D7)', () => {
    expect(listed(played(`${blackInHand} calm`).state)).toEqual([
      'dive',
      'black-as-white',
      'black-as-pink',
      'black-as-black',
      'rest',
    ]);
  });

  it('refuses a dive with a full hand (D4), in a storm (D5) and into an empty reef (D6)', () => {
    const full = played(blackInHand, { ...defaults, hold: 1 });
    toy.play(full.state, { do: 'roll', sea: 'calm' });
    expect(why(full.state, 'dive')).toEqual({ rule: 'D4', hold: 1 });
    expect(why(played(`${blackInHand} storm`).state, 'dive')).toEqual({ rule: 'D5' });
    const lone = { ...defaults, reef: { white: 0, pink: 0, black: 1 } };
    expect(why(played('calm dive black calm calm', lone).state, 'dive')).toEqual({ rule: 'D6' });
  });

  it('refuses to sell a pearl one does not hold (D7)', () => {
    expect(why(played(`${blackInHand} calm`).state, 'pink-as-black')).toEqual({ rule: 'D7', pearl: 'pink' });
  });

  it('wants an answer to an offer before all else, and none without (D8)', () => {
    const { state } = played(`${blackInHand} calm black-as-white`);
    expect(toy.actor(state)).toBe(1);
    expect(listed(state)).toEqual(['believe', 'doubt']);
    expect(why(state, 'rest')).toEqual({ rule: 'D8', offer: true });
    expect(why(played('calm').state, 'doubt')).toEqual({ rule: 'D8', offer: false });
  });

  it('pays the name of a pearl that is believed, and leaves it face down (D9)', () => {
    const { state } = played('calm dive white calm rest swell white-as-black believe');
    expect(state.sold).toEqual([3, 0]);
    expect(toy.view(state, 1).laid).toEqual([{ by: 0, as: 'black', pearl: null }]);
    expect(toy.view(state, 0).laid).toEqual([{ by: 0, as: 'black', pearl: 'white' }]);
  });

  it('pays a doubted truth with the stake on top (D10)', () => {
    const { state } = played(`${blackInHand} swell black-as-black doubt`);
    expect([state.sold, state.caught]).toEqual([
      [5, 0],
      [0, 0],
    ]);
    expect(state.beach.black).toBe(1);
  });

  it('pays the doubter of a lie the stake, and the liar nothing (D10)', () => {
    const { state } = played('calm dive white calm rest storm white-as-black doubt');
    expect([state.sold, state.caught]).toEqual([
      [0, 0],
      [0, 3],
    ]);
  });

  it('does not ask a diver who could only rest (D11)', () => {
    const { state, events } = played('storm');
    expect(events.map(({ kind }) => kind)).toEqual(['sea', 'waits']);
    expect(state.turn).toBe(1);
  });

  it('shows all hands at the end and counts black pearls kept (D12)', () => {
    const { state, events } = played('calm dive black storm', { ...defaults, rounds: 1 });
    expect(toy.actor(state)).toBeNull();
    expect(events.map(({ kind }) => kind)).toEqual(['sea', 'dives', 'finds', 'sea', 'waits', 'shows', 'ends']);
    expect(toy.view(state, null).hands[0]).toEqual({ white: 0, pink: 0, black: 1 });
    expect(toy.result(state)).toMatchObject({ scores: [1, 0], ranks: [1, 2], why: 'last-turn' });
    expect(toy.payoffs(state)).toEqual([1, 0]);
  });

  it('tells a find to its diver alone (D4)', () => {
    const state = played('calm dive').state;
    const told: unknown[] = [];
    toy.play(state, { do: 'draw', pearl: 'pink' }, (event, audience, veiled) => told.push([event, audience, veiled]));
    expect(told).toEqual([
      [
        expect.objectContaining({ kind: 'finds', pearl: 'pink' }),
        [0],
        expect.objectContaining({ kind: 'finds', pearl: null }),
      ],
    ]);
  });
});

describe('at a table', () => {
  function table(notation: string): Table {
    const table = new Table(toy, { seats: 2, options: toy.options.defaults, sea: { kind: 'person' } });
    for (const text of notation.split(' ')) {
      const move = toy.read(text) as Move;
      const { actor } = table;
      expect(actor === 'chance' ? table.chance(move) : table.play(actor as number, table.at, [move])).toEqual({
        ok: true,
      });
    }
    return table;
  }

  it('a sale may be taken back until it is answered; a doubt may not', () => {
    const sold = table(`${blackInHand} calm black-as-white`);
    expect(sold.undoable(0)).toEqual({ ok: true, to: 6 });
    expect(table(`${blackInHand} calm black-as-white doubt`).undoable(1)).toEqual({ ok: false, bar: 'revealed' });
  });

  it('a neighbour’s logbook hides the find and the pearl sold, and shows the rest', () => {
    const book = writeLogbook(table(`${blackInHand} calm black-as-white doubt`), 1);
    expect(book).toMatch(/^~ calm\n0 dive\n~ \? calm\n1 rest\n~ calm\n0 \?\n1 doubt\n$/m);
  });
});

it('imagines unseen pearls in proportion to what is unseen', () => {
  const view = toy.view(played('calm dive black calm dive pink calm rest').state, 0);
  const random = quickRandom('imagine');
  const found = { white: 0, pink: 0, black: 0 };
  for (let i = 0; i < 11_000; i++) {
    const { hands } = toy.imagine(view, 0, random);
    for (const kind of ['white', 'pink', 'black'] as const) found[kind] += at(hands, 1)[kind];
  }
  expect(Math.abs(found.white - 5000)).toBeLessThan(300);
  expect(Math.abs(found.pink - 4000)).toBeLessThan(300);
  expect(Math.abs(found.black - 2000)).toBeLessThan(300);
});

it('refuses options it does not know, with a sentence', () => {
  expect(toy.options.parse({ rounds: 0 })).toMatchObject({ ok: false, error: expect.stringContaining('rounds') });
  expect(toy.options.parse({ reef: { white: 0, pink: 0, black: 0 } })).toMatchObject({ ok: false });
  expect(toy.options.parse({ depth: 3 })).toMatchObject({ ok: false, error: expect.stringContaining('depth') });
  expect(toy.options.parse({ hold: 1 })).toEqual({ ok: true, value: { ...defaults, hold: 1 } });
});

describe('a state from outside', () => {
  const through = (state: State): State => JSON.parse(JSON.stringify(state)) as State;
  const restored = (input: unknown) => toy.restore(input, 2, defaults);

  it('comes back equal', () => {
    for (const notation of ['', 'calm', 'calm dive', blackInHand, `${blackInHand} calm black-as-white`]) {
      const { state } = played(notation);
      expect(restored(through(state))).toEqual({ ok: true, value: state });
    }
  });

  it('is refused in a sentence, whatever it is', () => {
    const { state } = played(`${blackInHand} calm`);
    const spoilt: unknown[] = [
      ...[null, 7, 'calm', [], {}],
      { ...through(state), luck: 1 },
      { ...through(state), seats: 3 },
      { ...through(state), options: { ...defaults, hold: 4 } },
      { ...through(state), phase: 'answer' },
      { ...through(state), phase: 'over' },
      { ...through(state), turn: -1 },
      { ...through(state), sea: null },
      { ...through(state), phase: 'draw', sea: 'storm' },
      { ...through(state), reef: { white: 5, pink: 4, black: 3 } },
    ];
    for (const input of spoilt) {
      expect(restored(input)).toEqual({ ok: false, error: expect.stringMatching(/^[A-Z].*\.$/) });
    }
  });
});
