import { at as itemAt, pick, type QuickRandom, quickRandom, sum } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { subject } from './conform.ts';
import { nautilion, type Options, type State } from './index.ts';
import { restore } from './restore.ts';
import { sensibly } from './testing/playthrough.ts';
import { type Description, describedState } from './testing/rig.ts';

const through = (state: unknown): unknown => JSON.parse(JSON.stringify(state));

/** Plays one move: chance by its weights, a seat with some sense every other game. */
function step(state: State, random: QuickRandom, player: typeof sensibly | null): void {
  const moves = nautilion.moves(state);
  const below = (n: number): number => random.below(n);
  if (nautilion.actor(state) === 'chance') {
    const weights = nautilion.weights(state);
    nautilion.play(state, itemAt(moves, pick(weights, below(sum(weights)))));
  } else nautilion.play(state, player ? player(state, moves, below) : itemAt(moves, below(moves.length)));
}

/** One game of each configuration of the conformance suite, state by state, the first and the last included. */
function* games(every = 1): Generator<{ state: State; seats: number; options: Options; random: QuickRandom }> {
  for (const [index, { seats, options }] of subject.configurations.entries()) {
    if (index % every !== 0) continue;
    const random = quickRandom(`restore ${index}`);
    const state = nautilion.setup(seats, options);
    yield { state, seats, options, random };
    while (nautilion.actor(state) !== null) {
      step(state, random, index % 4 === 0 ? null : sensibly);
      yield { state, seats, options, random };
    }
  }
}

describe('a state of Nautilion from outside', () => {
  it('comes back equal, whatever the expansions and at any moment of a game', () => {
    let states = 0;
    for (const { state, seats, options, random } of games()) {
      // The long rows of draws before the first turn are looked at less closely.
      if (random.below(state.turn === 0 ? 60 : 10) !== 0) continue;
      const parsed = restore(through(state), seats, options);
      if (!parsed.ok) throw new Error(`${parsed.error}\n${JSON.stringify({ ...state, charter: null })}`);
      if (states++ % 50 === 0) expect(parsed.value).toEqual(state);
      expect(parsed.value.charter).toBe(nautilion.setup(seats, options).charter);
    }
    expect(states).toBeGreaterThan(3_000);
  });

  it('is refused in a sentence if it is not a state at all', () => {
    const { defaults } = nautilion.options;
    for (const input of [null, undefined, {}, [], 7, 'N| 1 2 |P', true, { charter: {} }, { stack: [] }]) {
      const parsed = restore(input, 1, defaults);
      expect(parsed).toEqual({ ok: false, error: expect.stringMatching(/^[A-Z].*\.$/) });
    }
  });

  const { defaults } = nautilion.options;
  const expansions = ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroic'] as const;
  const all: Options = { ...defaults, expansions };

  /** A real state in the middle of a game, spoilt by hand. */
  function spoilt(change: (state: { [field: string]: unknown } & State) => void, options = all, turns = 3): string {
    const state = nautilion.setup(1, options);
    const random = quickRandom('spoilt');
    while (state.turn < turns || state.stack.at(-1)?.at !== 'currents') step(state, random, sensibly);
    expect(restore(through(state), 1, options)).toEqual({ ok: true, value: state });
    const copy = through(state) as { [field: string]: unknown } & State;
    change(copy);
    const parsed = restore(copy, 1, options);
    return parsed.ok ? 'accepted' : parsed.error;
  }

  it.each<[string, (state: { [field: string]: unknown } & State) => void]>([
    ['an empty charter', (state) => Object.assign(state, { charter: {} })],
    ['other ducts', (state) => Object.assign(state.charter.ducts, { 1: 1022 })],
    ['a field too many', (state) => Object.assign(state, { luck: 1 })],
    ['another number of seats', (state) => Object.assign(state, { seats: 2, lowAdmiral: 0 })],
    ['half a turn', (state) => Object.assign(state, { turn: 2.5 })],
    ['minus zero', (state) => Object.assign(state, { calm: -0 })],
    ['a huge turn', (state) => Object.assign(state, { turn: 999 })],
    ['an empty path', (state) => Object.assign(state, { path: [], spots: [], reefs: [] })],
    ['a path without its last place', (state) => state.path.pop()],
    ['a place named twice', (state) => Object.assign(state.spots, { 3: 2 })],
    ['a figure beyond the path', (state) => Object.assign(state, { nautilion: 90 })],
    ['figures in one place', (state) => Object.assign(state, { nautilion: state.phantom })],
    ['a token too many', (state) => state.reserve[5]++],
    ['a token instead of another', (state) => Object.assign(state.path, { 20: state.path[20] === 6 ? 5 : 6 })],
    ['an empty reserve', (state) => state.reserve.fill(0)],
    ['a negative pile', (state) => Object.assign(state.discard, { 3: -1 })],
    ['crew in the wrong cabin', (state) => Object.assign(state, { cabins: [0, 2, 1, 0, 0, 0, 0, 0, 0, 0] })],
    ['no dice', (state) => Object.assign(state, { dice: [] })],
    ['a die still rolling', (state) => Object.assign(state, { rolling: 1 })],
    ['a five', (state) => Object.assign(state, { dice: [1, 2, 5] })],
    ['dice out of order', (state) => Object.assign(state, { dice: [4, 2, 1] })],
    ['an empty stack', (state) => Object.assign(state, { stack: [] })],
    ['a frame nobody knows', (state) => state.stack.push(through({ at: 'sleep' }) as never)],
    ['a frame with too much in it', (state) => state.stack.push(through({ at: 'roll', left: 3 }) as never)],
    ['a frame without its data', (state) => state.stack.push(through({ at: 'pay' }) as never)],
    ['a payment nobody can make', (state) => state.stack.push({ at: 'pay', left: 8, purpose: 'translation' })],
    ['a swap with the Abyss', (state) => state.stack.push({ at: 'swap-with', first: 55 })],
    ['a token from nowhere', (state) => state.stack.push({ at: 'place', token: '5', from: 'discard', by: 'D12' })],
    [
      'a card that is not revealed',
      (state) => state.stack.push(through({ at: 'sacrifice', card: `H${state.deck[0]}` }) as never),
    ],
    ['dice that do not lie there', (state) => state.stack.push({ at: 'turn', dice: [4, 4, 4] })],
    ['the turn upside down', (state) => state.stack.reverse()],
    ['a card of the Darkhouse twice', (state) => Object.assign(state.row, { 1: state.row[0] })],
    ['a Heroic card twice', (state) => state.gone.push(itemAt(state.revealed, 0))],
    ['an end that did not come', (state) => Object.assign(state, { outcome: 'won', stack: [] })],
    ['the first place of the setup again', (state) => Object.assign(state, { turn: 0 })],
  ])('is refused with %s', (_what, change) => {
    expect(spoilt(change)).toMatch(/^[A-Z].*\.$/);
  });

  it('T2a: is refused while a token is to be swapped and all are alike, for there is no second one', () => {
    const at: Description = { path: 'N| 1 1 1 |P', dice: [1, 2, 3], reserve: 'blank blank' };
    const state = describedState(at);
    state.stack.push({ at: 'swap' });
    expect(restore(through(state), 1, state.charter.options).ok).toBe(false);
  });
});

type Tree = { [key: string]: Tree } | Tree[] | number | string | boolean | null;

const ODD = [0, 1, 2, 3, 5, 9, 13, 14, 99, -1, 1.5, 1e9, '', 'roll', 'blank', true, false, null, [], {}] as const;

/** One small change somewhere: a value replaced, two swapped, an item or a field taken away, doubled or added. */
function mutate(root: Tree, random: QuickRandom): void {
  const holders: (Tree[] | { [key: string]: Tree })[] = [];
  const collect = (node: Tree): void => {
    if (typeof node !== 'object' || node === null) return;
    holders.push(node);
    for (const child of Object.values(node)) collect(child);
  };
  collect(root);
  const holder = holders[random.below(holders.length)] as { [key: string]: Tree };
  const keys = Object.keys(holder);
  const key = keys[random.below(Math.max(1, keys.length))] ?? '0';
  const other = keys[random.below(Math.max(1, keys.length))] ?? '0';
  const value = holder[key];
  switch (random.below(7)) {
    case 0:
      holder[key] = through(ODD[random.below(ODD.length)]) as Tree;
      break;
    case 1:
    case 2:
      holder[key] = typeof value === 'number' ? value + (random.below(2) ? 1 : -1) : (value ?? 0);
      if (typeof value === 'boolean') holder[key] = !value;
      break;
    case 3:
    case 4:
      [holder[key], holder[other]] = [holder[other] ?? 0, holder[key] ?? 0];
      break;
    case 5:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      break;
    default:
      if (Array.isArray(holder)) holder.splice(Number(key), 0, through(value ?? 0) as Tree);
      else holder[`${key}2`] = value ?? 0;
  }
}

describe('a mutated state', () => {
  it('is refused, or plays on to the end within the bound', () => {
    let tried = 0;
    let accepted = 0;
    for (const { state, seats, options, random } of games(3)) {
      if (random.below(state.turn === 0 ? 100 : 25) !== 0) continue;
      for (let again = 0; again < 4; again++) {
        const input = through(state) as Tree;
        const { charter, ...fields } = input as { [key: string]: Tree };
        for (let changes = 1 + random.below(3); changes > 0; changes--) mutate(fields, random);
        const spoilt = { ...fields, charter: charter ?? null };
        tried++;
        const parsed = restore(spoilt, seats, options);
        if (!parsed.ok) {
          expect(parsed.error).toMatch(/^[A-Z].*\.$/);
          continue;
        }
        accepted++;
        playOut(parsed.value, seats, options, quickRandom(`out ${tried}`));
      }
    }
    expect(tried).toBeGreaterThan(1000);
    expect(accepted).toBeGreaterThan(50);
  });
});

function playOut(state: State, seats: number, options: Options, random: QuickRandom): void {
  const from = JSON.stringify({ ...state, charter: null });
  const bound = nautilion.bound(seats, options);
  try {
    for (let moves = 0; nautilion.actor(state) !== null; moves++) {
      if (moves > bound) throw new Error('it never ends');
      if (moves % 16 === 0) {
        nautilion.pieces(nautilion.view(state, 0));
        nautilion.census(state);
      }
      if (nautilion.moves(state).length < 2) throw new Error('nothing to decide');
      step(state, random, null);
    }
    nautilion.result(state);
  } catch (error) {
    throw new Error(`${error} after ${from}`);
  }
}
