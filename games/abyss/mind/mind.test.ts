import {
  abyss,
  courtFor,
  LOCATIONS,
  type Move,
  type Options,
  paymentsFor,
  payRow,
  type State,
  wouldScore,
} from '@fathom/abyss/rules';
import { at, playChance, quickRandom, type Random } from '@fathom/kernel';
import { type Played, ponder, readNetwork, wins } from '@fathom/mind';
import { describe, expect, test } from 'vitest';
import { FEATURES, PORTRAIT, STAGES } from './features.ts';
import { gistsOf } from './gist.ts';
import { characters, mindFor, type Reason } from './index.ts';
import { network } from './nets/court.ts';
import { network as nuance } from './nets/nuance.ts';
import { waysToPay } from './payments.ts';
import { nuancePupil, sumPupil } from './pupil.ts';
import { Reach } from './reach.ts';
import { study } from './self-play.ts';
import { Standing } from './standing.ts';
import { mindEn } from './words-en.ts';
import { mindFr } from './words-fr.ts';

const optionsOf = (given: object): Options => {
  const parsed = abyss.options.parse(given);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
};

const TABLES = [
  { seats: 2, kraken: true },
  { seats: 2, kraken: false },
  { seats: 3, kraken: true },
  { seats: 4, kraken: false },
];

/** Positions of a random game; chance's included, the last one is over. */
function* positions(seats: number, kraken: boolean, seed: string): Generator<State> {
  const random = quickRandom(seed);
  const state = abyss.setup(seats, optionsOf({ kraken }));
  for (;;) {
    yield state;
    const moves = abyss.moves(state);
    if (moves.length === 0) return;
    if (abyss.actor(state) === 'chance') playChance(abyss, state, random);
    else abyss.play(state, at(moves, random.below(moves.length)));
  }
}

/** Some positions where a seat has a choice. */
function decisions(seats: number, kraken: boolean, seed: string, every: number): { state: State; seat: number }[] {
  const found: { state: State; seat: number }[] = [];
  let n = 0;
  for (const state of positions(seats, kraken, seed)) {
    const seat = abyss.actor(state);
    if (typeof seat !== 'number' || abyss.moves(state).length < 2) continue;
    if (n++ % every === 0) found.push({ state: abyss.clone(state), seat });
  }
  return found;
}

describe('what the mind counts is what the rules count', () => {
  test.each(TABLES)('points: $seats players, Kraken $kraken', ({ seats, kraken }) => {
    const standing = new Standing();
    for (const seed of ['one', 'two', 'three']) {
      let n = 0;
      for (const state of positions(seats, kraken, seed)) {
        const isOver = abyss.actor(state) === null;
        if (!isOver && n++ % 9 > 0) continue;
        const bare = isOver ? state : abyss.clone(state);
        for (let seat = 0; seat < seats; seat++) {
          at(bare.players, seat).hand.fill(0);
          standing.take(bare, seat);
          if (isOver) expect(standing.total).toBe(abyss.result(state).scores?.[seat]);
          LOCATIONS.forEach((_, location) => {
            expect(standing.pointsOf(location)).toBe(wouldScore(bare, seat, location));
          });
        }
      }
    }
  });

  test.each(TABLES)('who can pay for whom: $seats players, Kraken $kraken', ({ seats, kraken }) => {
    const reach = new Reach();
    let payable = 0;
    for (const { state } of decisions(seats, kraken, 'reach', 7)) {
      for (let seat = 0; seat < seats; seat++) {
        reach.take(state, seat);
        for (const lord of courtFor(state, seat)) {
          expect(reach.lacks(lord.lord) === 0).toBe(lord.payable);
          expect(reach.costOf(lord.lord)).toBe(lord.cost);
          if (lord.payable) payable++;
        }
      }
    }
    expect(payable).toBeGreaterThan(0);
  });

  test('every way to pay is legal, and with no limit none is left out', () => {
    let compared = 0;
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      for (const { state, seat } of decisions(2, true, seed, 3)) {
        if (state.stack.at(-1)?.at !== 'action') continue;
        for (const { lord, payable, reservedBy, cost } of courtFor(state, seat)) {
          if (reservedBy >= 0) continue;
          const few = waysToPay(state, seat, lord, [], 3);
          expect(few.length > 0).toBe(payable);
          const view = abyss.view(state, seat);
          for (const { cards, nebulis } of few) {
            const worth = cards.reduce((sum, card) => sum + (card < 25 ? (card % 5) + 1 : card - 23), 0);
            expect(payRow(view, cards, Math.max(0, cost - worth) - nebulis, nebulis, lord)).not.toBeNull();
          }
          const all = paymentsFor(state, seat, lord);
          if (all.length > 60) continue;
          const name = (cards: readonly number[], nebulis: number) => `${cards.join()} ${nebulis}`;
          const ours = waysToPay(state, seat, lord, [], 10_000).map((way) => name(way.cards, way.nebulis));
          expect(ours.sort()).toEqual(all.map((way) => name(way.cards, way.nebulis)).sort());
          compared += all.length;
        }
      }
    }
    expect(compared).toBeGreaterThan(100);
  });
});

describe('the five', () => {
  test('play whole games by legal moves alone, at every table', async () => {
    for (const { seats, kraken } of TABLES) {
      const options = optionsOf({ kraken });
      const mind = await mindFor();
      const random: Random = quickRandom(`${seats} ${kraken}`);
      const state = abyss.setup(seats, options);
      for (;;) {
        while (abyss.actor(state) === 'chance') playChance(abyss, state, random);
        const seat = abyss.actor(state);
        if (typeof seat !== 'number') break;
        const { id } = at(characters, seat % 4);
        const { ideas } = ponder(mind.think(abyss.view(state, seat), seat, id, random));
        expect(at(ideas, 0).chance).toBeGreaterThanOrEqual(0);
        expect(at(ideas, 0).chance).toBeLessThanOrEqual(1);
        for (const move of at(ideas, 0).moves) {
          expect(abyss.actor(state)).toBe(seat);
          expect(abyss.moves(state)).toContain(move);
          abyss.play(state, move);
        }
      }
      expect(abyss.actor(state)).toBe(null);
    }
  });

  test('choose the same with everything hidden swapped, the same seed and nodes', async () => {
    const mind = await mindFor();
    let swapped = 0;
    for (const seed of ['p', 'q']) {
      for (const { state, seat } of decisions(2, true, seed, 11)) {
        const view = abyss.view(state, seat);
        const other = abyss.imagine(view, seat, quickRandom('swap'));
        if (JSON.stringify(other.players) !== JSON.stringify(state.players)) swapped++;
        for (const { id } of characters.slice(0, 4)) {
          const first = ponder(mind.think(view, seat, id, quickRandom('same')));
          expect(ponder(mind.think(abyss.view(other, seat), seat, id, quickRandom('same')))).toEqual(first);
        }
      }
    }
    expect(swapped).toBeGreaterThan(0);
  });

  test('the queen, too, and she keeps to her nodes', async () => {
    const mind = await mindFor();
    const hiding = decisions(2, true, 'q', 1).filter(({ state, seat }) =>
      state.players.some(({ tokens }, other) => other !== seat && tokens.some((count) => count > 0)),
    );
    expect(hiding.length).toBeGreaterThan(3);
    const queen = at(characters, 4);
    for (const { state, seat } of hiding.slice(0, 3)) {
      const view = abyss.view(state, seat);
      const other = abyss.imagine(view, seat, quickRandom('swap'));
      const first = ponder(mind.think(view, seat, queen.id, quickRandom('same')));
      expect(ponder(mind.think(abyss.view(other, seat), seat, queen.id, quickRandom('same')))).toEqual(first);
      expect(first.nodes).toBeLessThan(1.2 * queen.nodes);
    }
  });

  test('have a name and a character in both languages', () => {
    for (const words of [mindEn, mindFr]) {
      expect(Object.keys(words.levels)).toEqual(characters.map(({ id }) => id));
    }
    for (const { id } of characters) expect(mindEn.levels[id].character).not.toBe(mindFr.levels[id].character);
  });
});

test('the net reads, and fits what a position looks like', () => {
  const { sizes, layers } = readNetwork(network);
  expect(sizes[0]).toBe(STAGES * FEATURES);
  expect(sizes.at(-1)).toBe(1);
  layers.forEach((layer, i) => {
    expect(layer.length).toBe(at(sizes, i + 1) * (at(sizes, i) + 1));
    expect(layer.every(Number.isFinite)).toBe(true);
  });
});

test('what is added to the sum fits what a seat looks like by itself, and answers with one number', () => {
  const { sizes, layers } = readNetwork(nuance);
  expect([sizes[0], sizes.length, sizes.at(-1)]).toEqual([PORTRAIT, 3, 1]);
  layers.forEach((layer, i) => {
    expect(layer.length).toBe(at(sizes, i + 1) * (at(sizes, i) + 1));
    expect(layer.every(Number.isFinite)).toBe(true);
  });
});

test.each(['sum', 'nuance'] as const)('the same seed and number of games teach the same: %s', (net) => {
  const taught = (seed: string) => {
    const random = quickRandom(seed);
    return net === 'sum'
      ? study(3, sumPupil(random), random)
      : study(3, nuancePupil(random, readNetwork(network)), random, undefined, true);
  };
  const [one, again, other] = [taught('seed'), taught('seed'), taught('other')];
  expect(again.layers).toEqual(one.layers);
  expect(other.layers).not.toEqual(one.layers);
});

describe('hints', () => {
  test('say what to play, what it promises and why, the best first, and more exactly the longer one waits', async () => {
    const mind = await mindFor();
    const { state, seat } = at(
      decisions(2, true, 'hint', 1).filter((one) => one.state.round > 5 && one.state.stack.at(-1)?.at === 'action'),
      0,
    );
    const thinking = mind.hint(abyss.view(state, seat), seat, quickRandom('hint'));
    const first = thinking.next().value;
    const last = ponder(thinking);
    for (const { ideas } of [first, last]) {
      expect(ideas.length).toBeGreaterThan(1);
      expect(ideas.length).toBeLessThanOrEqual(3);
      for (const { moves, reasons, chance } of ideas) {
        expect(abyss.moves(state)).toContain(moves[0]);
        expect(reasons.length).toBeGreaterThan(0);
        expect(chance).toBeGreaterThan(0);
        expect(chance).toBeLessThan(1);
      }
    }
    expect(new Set(last.ideas.map(({ moves }) => moves[0])).size).toBe(last.ideas.length);
    expect(last.nodes).toBeGreaterThan(first.nodes);
  });

  test('are what the strongest level thinks: what it would play comes first, at the chance it sees', async () => {
    const mind = await mindFor();
    for (const { state, seat } of [...decisions(2, true, 'agree', 90), ...decisions(3, false, 'agree', 240)]) {
      const view = abyss.view(state, seat);
      const hint = at(ponder(mind.hint(view, seat, quickRandom('agree'))).ideas, 0);
      const thought = at(ponder(mind.think(view, seat, 'queen', quickRandom('agree'))).ideas, 0);
      expect(hint.moves).toEqual(thought.moves);
      expect(hint.chance).toBe(thought.chance);
    }
  });

  test('do not name the same thing twice', () => {
    const row = (value: number, ...moves: Move[]) => ({ moves, value, worlds: 1, isLast: false });
    const rows = [
      row(0.6, 'recruit:shaman', 'spend:j1', 'pay:0'),
      row(0.59, 'recruit:shaman', 'spend:j2', 'pay:0'),
      row(0.5, 'explore'),
    ];
    expect(gistsOf(rows, 3).map(({ value }) => value)).toEqual([0.6, 0.5]);
    expect(gistsOf(rows.slice(0, 2), 3).length).toBe(2);
    const stacks = [row(0.6, 'council:crab', 'council:squid'), row(0.6, 'council:squid', 'council:crab'), at(rows, 2)];
    expect(gistsOf(stacks, 3).length).toBe(2);
  });

  test('every reason is a sentence in both languages', () => {
    const reasons: Reason[] = [
      { kind: 'wins' },
      { kind: 'loses' },
      { kind: 'ends' },
      { kind: 'recruits', lord: 'shaman', influence: 5, pearls: 2, allies: true, saved: 0 },
      { kind: 'recruits', lord: 'assassin', influence: 6, pearls: 0, allies: true, saved: 2 },
      { kind: 'recruits', lord: 'assassin', influence: 6, pearls: 3, allies: false, saved: 0 },
      { kind: 'joins', lord: 'assassin', influence: 6 },
      { kind: 'loses-lord', lord: 'assassin', influence: 6 },
      { kind: 'denies', lord: 'vigil', seat: 1 },
      { kind: 'affiliates', points: 1 },
      { kind: 'location', location: 'jail', points: 9 },
      { kind: 'sanctuary', location: 'megalodon' },
      { kind: 'location-due' },
      { kind: 'keys', keys: 1 },
      { kind: 'keys', keys: 2 },
      { kind: 'stack', race: 'crab', cards: 3, points: 9 },
      { kind: 'affords', lord: 'shaman' },
      { kind: 'nears', lord: 'shaman', short: 1 },
      { kind: 'takes', card: 'c4' },
      { kind: 'buys', card: 'k2', pearls: 1, nebulis: 1 },
      { kind: 'keeps-pearls', pearls: 1 },
      { kind: 'declines', card: 'c1' },
      { kind: 'power', lord: 'oracle' },
      { kind: 'hopes', places: 1 },
      { kind: 'fights', keys: 1, units: 2 },
      { kind: 'threat', keys: 2, units: 0 },
      { kind: 'explores', oneIn: 12, keys: 0, units: 1 },
      { kind: 'explores', oneIn: 0, keys: 0, units: 1 },
      { kind: 'plots' },
      { kind: 'leaves', race: 'squid', points: 8, seat: 1 },
      { kind: 'seventh', lead: 4, hidden: false },
      { kind: 'seventh', lead: 4, hidden: true },
      { kind: 'seventh', lead: -2, hidden: true },
      { kind: 'corrupts', nebulis: 2 },
      { kind: 'cleans', nebulis: 1 },
      { kind: 'figure', nebulis: 2 },
      { kind: 'figure', nebulis: 0 },
      { kind: 'figure-leaves' },
      { kind: 'earns', pearls: 2 },
      { kind: 'best' },
      { kind: 'other' },
    ];
    for (const words of [mindEn, mindFr]) {
      for (const reason of reasons) expect(words.reason(reason)).toMatch(/^\p{Lu}.+\.$/u);
    }
    expect(mindEn.reason(at(reasons, 3))).toBe('Recruits the Shaman (5 influence) for 2 pearls and allies.');
    const leaves: Reason = { kind: 'leaves', race: 'squid', points: 8, seat: 1 };
    expect(mindEn.reason(leaves, () => 'Ben')).toMatch(/, to Ben\.$/);
    expect(mindFr.reason(leaves, () => 'Ben')).toMatch(/, à Ben\.$/);
    expect(mindFr.reason(leaves)).toMatch(/^Laisse les .* au joueur suivant\.$/);
  });
});

describe('analysis', () => {
  test.each(TABLES.slice(0, 2))(
    'luck, others, what nobody could foresee and what was given away make up the whole: Kraken $kraken',
    async (table) => {
      const options = optionsOf({ kraken: table.kraken });
      const mind = await mindFor();
      const random = quickRandom('look back');
      const opening = abyss.setup(table.seats, options);
      const state = abyss.clone(opening);
      const steps: Played<Move>[] = [];
      while (abyss.actor(state) !== null) {
        const by = abyss.actor(state) as Played<Move>['by'];
        const moves = abyss.moves(state);
        const move = at(moves, random.below(moves.length));
        steps.push({ by, move });
        abyss.play(state, move);
      }
      const thinking = mind.analyse(opening, steps, 1);
      let next = thinking.next();
      for (; !next.done; ) next = thinking.next();
      const { start, payoff, luck, others, light, given, moves } = next.value;
      expect(payoff).toBe(wins(abyss.payoffs(state))[1]);
      expect(payoff - start).toBeCloseTo(luck + others + light - given, 10);
      moves.forEach((move, i) => {
        if (i > 0) expect(move.before).toBe(at(moves, i - 1).after);
        if (move.by === 1) expect(move.after - move.light).toBeLessThanOrEqual(move.before + 1e-12);
      });
      expect(given).toBeGreaterThan(0);
    },
    180_000,
  );
});
