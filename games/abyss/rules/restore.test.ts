import { at as itemAt, type Json, last, pick, playout, type QuickRandom, quickRandom, sum } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { subject } from './conform.ts';
import { abyss } from './index.ts';
import type { Options } from './options.ts';
import { restore } from './restore.ts';
import type { State } from './state.ts';
import { rig } from './testing/rig.ts';

const through = (state: unknown): unknown => JSON.parse(JSON.stringify(state));
const sentence = { ok: false, error: expect.stringMatching(/^[A-Z].*\.$/) };

/** At random, but rather recruiting, controlling and using powers than exploring for ever. */
function step(state: State, random: QuickRandom): void {
  const moves = abyss.moves(state);
  if (abyss.actor(state) === 'chance') {
    const weights = abyss.weights(state);
    abyss.play(state, itemAt(moves, pick(weights, random.below(sum(weights)))));
    return;
  }
  const eager = moves.filter((move) => !/^(explore|pass|plot|leave|decline|end)/.test(move));
  const among = eager.length > 0 && random.below(4) > 0 ? eager : moves;
  abyss.play(state, itemAt(among, random.below(among.length)));
}

interface Moment {
  readonly state: State;
  readonly seats: number;
  readonly options: Options;
}

function* moments(games: number): Generator<Moment> {
  for (const [index, { seats, options }] of subject.configurations.entries()) {
    for (let game = 0; game < games; game++) {
      const random = quickRandom(`restore ${index} ${game}`);
      const state = abyss.setup(seats, options);
      yield { state, seats, options };
      while (abyss.actor(state) !== null) {
        step(state, random);
        yield { state, seats, options };
      }
    }
  }
}

/** Every question of the contract, of every watcher. */
function interrogate(state: State, random: QuickRandom): void {
  const actor = abyss.actor(state);
  const moves = abyss.moves(state);
  expect(moves.length > 0).toBe(actor !== null);
  if (actor === 'chance') expect(abyss.weights(state).length).toBe(moves.length);
  for (const watcher of [null, ...state.players.keys()]) {
    const view = abyss.view(state, watcher);
    abyss.pieces(view);
    const imagined = abyss.imagine(view, watcher, random);
    if (watcher === actor) expect(abyss.moves(imagined)).toEqual(moves);
  }
  abyss.census(state);
  abyss.clone(state);
  if (typeof actor === 'number') {
    for (const move of moves) abyss.reveals(state, move);
    for (const stray of ['decline', 'plot', 'spend:c1', 'key:slaver', 'control:abyss', 'give:1', 'guard:crab']) {
      abyss.whyNot(state, actor, stray);
    }
  }
}

describe('a state of Abyss from outside', () => {
  it('comes back equal at every moment of a game', () => {
    const asked = new Set<string>();
    let count = 0;
    for (const { state, seats, options } of moments(2)) {
      const at = state.stack.at(-1)?.at ?? 'over';
      if (asked.has(at) && count++ % 3 > 0) continue;
      const parsed = restore(through(state), seats, options);
      if (!parsed.ok) throw new Error(`${parsed.error}\n${JSON.stringify(state)}`);
      if (count % 10 === 0 || !asked.has(at)) expect(parsed.value).toEqual(state);
      asked.add(at);
    }
    expect(count).toBeGreaterThan(3_000);
    expect(asked.size).toBeGreaterThan(40);
  });

  it('comes back equal while the holder of the figure chooses, whatever waits below', () => {
    const court = ['miller', 'reaper', 'keeper', 'shepherd'] as const;
    const corrupt = () => rig(3).purse(0, { nebulis: 3, pearls: 0 }).purse(1, { nebulis: 2 }).purse(2, { nebulis: 2 });
    const payment = corrupt()
      .figure(0)
      .court(...court)
      .hand(0, 'h5', 'c2')
      .recruit('miller', ['h5', 'c2'], 0, 1);
    const power = corrupt().figure(0).lords(0, 'ferryman').play('ferryman');
    const fence = corrupt()
      .figure(0)
      .court('fence', ...court)
      .hand(0, 'h5', 'h2')
      .recruit('fence', ['h2', 'h5']);
    const sale = rig(3).purse(0, { nebulis: 1 }).purse(1, { nebulis: 3, pearls: 0 }).purse(2, { nebulis: 2 }).figure(1);
    sale.state.discard = sale.state.deck.map((count, card) => (card === 0 ? count - 1 : count));
    sale.deck('j1').play('explore', 'buy:1');
    const waiting = [payment, power, fence, sale].map(({ state }) => {
      expect(restore(through(state), 3, state.options)).toEqual({ ok: true, value: state });
      return state.stack
        .slice(-2)
        .map(({ at }) => at)
        .join();
    });
    expect(waiting).toEqual(['affiliate,figure', 'action,figure', 'refill,figure', 'reveal,figure']);
  });

  it('takes the options from the table, and refuses another number of players', () => {
    const { state } = rig(3);
    const options = { ...abyss.options.defaults, openMemory: false };
    const parsed = restore(through(state), 3, options);
    expect(parsed.ok && parsed.value.options).toEqual(options);
    expect(restore(through(state), 2, options)).toEqual(sentence);
    expect(restore(through(state), 3, { ...options, kraken: false })).toEqual(sentence);
  });

  it('is refused in a sentence if it is not a state at all', () => {
    for (const input of [null, undefined, {}, [], 7, 'abyss', true, { stack: [] }, { players: [{}] }]) {
      expect(restore(input, 2, abyss.options.defaults)).toEqual(sentence);
    }
  });

  it('is refused with a minus zero, which JSON reads but never writes', () => {
    const { state } = rig(2);
    expect(restore({ ...state, quiet: -0 }, 2, state.options)).toEqual(sentence);
  });

  /** A position made by hand, spoilt. */
  const spoilt = (spoil: (state: State) => void, seats = 2) => {
    const table = rig(seats).hand(0, 'j1', 'c2').lords(0, 'slaver').tokens(1, 3);
    const fine = restore(through(table.state), seats, table.state.options);
    if (!fine.ok) throw new Error(fine.error);
    spoil(table.state);
    return restore(through(table.state), seats, table.state.options);
  };

  it('has the cards, lords, locations, tokens and loot of the box, each once', () => {
    const spoils: ((state: State) => void)[] = [
      (state) => state.deck.fill(0),
      (state) => state.pool.fill(0),
      (state) => (state.deck[3] = itemAt(state.deck, 3) + 1),
      (state) => (itemAt(state.players, 0).hand[3] = itemAt(itemAt(state.players, 0).hand, 3) + 1),
      (state) => itemAt(state.players, 0).handSize++,
      (state) => state.lordDeck.pop(),
      (state) => state.gone.push(itemAt(state.lordDeck, 0)),
      (state) => state.locationPile.pop(),
      (state) => state.faceUp.push(itemAt(state.faceUp, 0)),
      (state) => (state.lootDeck[0] = itemAt(state.lootDeck, 0) - 1),
      (state) => (state.hoards[0] = 1),
      (state) => (state.holder[3] = 0),
      (state) => itemAt(state.players, 0).disabled.push(7),
      (state) => state.used.push(0),
      (state) => (state.hunted = { from: 0, to: 1, value: 4 }),
      (state) => (itemAt(state.sentinels, 0).area = 'court'),
      (state) => state.track.push(28),
    ];
    for (const spoil of spoils) expect(spoilt(spoil), spoil.toString()).toEqual(sentence);
  });

  it('keeps its numbers in range and has every field, and no other', () => {
    const spoils: ((state: State) => void)[] = [
      (state) => (state.turn = 2),
      (state) => (state.turn = -1),
      (state) => (state.round = 0.5),
      (state) => (state.round = 1e9),
      (state) => (state.quiet = 99),
      (state) => (state.threat = 7),
      (state) => (itemAt(state.players, 0).pearls = -1),
      (state) => (itemAt(state.players, 0).pearls = 1e6),
      (state) => (state.sales = 50),
      (state) => state.court.pop(),
      (state) => state.council.pop(),
      (state) => state.players.pop(),
      (state) => state.settled.pop(),
      (state) => Object.assign(state, { charter: {} }),
      (state) => Object.assign(state, { over: 'no' }),
      (state) => Reflect.deleteProperty(state, 'hunted'),
      (state) => Reflect.deleteProperty(itemAt(state.players, 1), 'tokens'),
    ];
    for (const spoil of spoils) expect(spoilt(spoil), spoil.toString()).toEqual(sentence);
  });

  it('waits only for what the game could wait for', () => {
    const stacks: readonly Json[] = [
      [],
      [{ at: 'close' }],
      [{ at: 'action' }],
      [{ at: 'action' }, { at: 'action' }],
      [{ at: 'turn', extra: true }],
      [{ at: 'close' }, { at: 'end' }, { at: 'keys' }],
      [{ at: 'close' }, { at: 'end' }, { at: 'keys' }, { at: 'action' }, { at: 'first-player' }],
      [{ at: 'close' }, { at: 'end' }, { at: 'keys' }, { at: 'action' }, { at: 'lord-drawn', place: 0 }],
      [{ at: 'close' }, { at: 'end' }, { at: 'keys' }, { at: 'explored' }, { at: 'ally' }],
      [{ at: 'close' }, { at: 'end' }, { at: 'keys' }, { at: 'explored' }, { at: 'units', units: 9 }],
      [{ at: 'close' }, { at: 'end' }, { at: 'keys' }, { at: 'location' }],
      [{ at: 'close' }, { at: 'end' }, { at: 'keys' }, { at: 'keep', ambassador: -1 }],
      [{ at: 'close' }, { at: 'end' }, { at: 'keys' }, { at: 'refill' }, { at: 'gifts', left: 1, upTo: 1 }],
      [{ at: 'close' }, { at: 'end' }, { at: 'keys' }, { at: 'refill' }, { at: 'hunted', seat: 0 }],
      [{ at: 'close' }, { at: 'end' }, { at: 'keys' }, { at: 'refill' }, { at: 'healer' }],
      [{ at: 'close' }, { at: 'end' }, { at: 'keys' }, { at: 'refill' }, { at: 'schemer', to: 3 }],
      [{ at: 'close' }, { at: 'end' }, { at: 'keys' }, { at: 'pay', lord: 0, spent: [], next: [3], nebulis: 0 }],
      [{ at: 'close' }, { at: 'trim', seat: 0, limit: 6, from: 0 }],
      [{ at: 'close' }, { at: 'limit', over: 2, from: -1 }],
      [{ at: 'last-allies' }, { at: 'figure', among: [0, 1] }],
      [{ at: 'constructor' }],
    ];
    for (const stack of stacks) {
      expect(
        spoilt((state) => Object.assign(state, { stack })),
        JSON.stringify(stack),
      ).toEqual(sentence);
    }
    expect(spoilt((state) => (state.over = true))).toEqual(sentence);
    expect(spoilt((state) => (state.closer = 1))).toEqual(sentence);
  });
});

/** Changes one thing somewhere inside: another number, word or place, something missing, doubled or exchanged. */
function mutate(value: Json, random: QuickRandom): Json {
  const pickOne = <T>(list: readonly T[]): T => itemAt(list, random.below(list.length));
  if (Array.isArray(value)) {
    const list: Json[] = value.slice();
    const i = random.below(list.length + 1);
    if (i === list.length || random.below(12) === 0) {
      const change = random.below(4);
      if (change === 0) list.pop();
      else if (change === 1 && list.length > 0) list.push(pickOne(list));
      else if (change === 2) list.reverse();
      else if (list.length > 1) list.splice(0, list.length, last(list), ...list.slice(1, -1), itemAt(list, 0));
      return list;
    }
    list[i] = mutate(itemAt(list, i), random);
    return list;
  }
  if (value !== null && typeof value === 'object') {
    const keys = Object.keys(value);
    const key = pickOne(keys);
    const copy: { [key: string]: Json } = Object.fromEntries(Object.entries(value));
    if (random.below(60) === 0) delete copy[key];
    else copy[key] = mutate(copy[key] ?? null, random);
    return copy;
  }
  if (typeof value === 'number') return pickOne([value + 1, value - 1, 0, 1, 2, 3, 5, 25, -1, 1e9, value / 2]);
  if (typeof value === 'boolean') return !value;
  return pickOne<Json>([null, 'court', 'council', 'quiet', 'action', 'ally', 'end', 'constructor', 0, value]);
}

it('what is taken in, however it came about, can be asked anything and played to its end', () => {
  const random = quickRandom('mutations');
  let tried = 0;
  let taken = 0;
  for (const { state, seats, options } of moments(1)) {
    if (random.below(6) > 0) continue;
    for (let i = 0; i < 4; i++) {
      tried++;
      let spoilt = JSON.parse(JSON.stringify(state)) as Json;
      for (let changes = random.below(3); changes >= 0; changes--) spoilt = mutate(spoilt, random);
      const parsed = restore(spoilt, seats, options);
      if (!parsed.ok) {
        expect(parsed.error).toMatch(/^[A-Z].*\.$/);
        continue;
      }
      taken++;
      try {
        interrogate(parsed.value, random);
        expect(playout(abyss, parsed.value, random)).toBeLessThan(abyss.bound(seats, options));
      } catch (error) {
        throw new Error(`${error}\n${JSON.stringify(spoilt)}`);
      }
    }
  }
  expect(taken).toBeGreaterThan(tried / 100);
}, 60_000);
