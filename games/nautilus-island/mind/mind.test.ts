import { at, pick, playChance, quickRandom, type Random, sum } from '@fathom/kernel';
import { type Played, ponder, readNetwork, wins } from '@fathom/mind';
import { subject } from '@fathom/nautilus-island/conform';
import { asked, cards, colourOf, type Move, nautilusIsland, type State } from '@fathom/nautilus-island/rules';
import { describe, expect, test } from 'vitest';
import { FEATURES, features } from './features.ts';
import { characters, foresight, learned, mindFor, NETS, nets, type Reason, sensible } from './index.ts';
import { mindEn } from './words-en.ts';
import { mindFr } from './words-fr.ts';

function deal(state: State, random: Random): void {
  while (nautilusIsland.actor(state) === 'chance') playChance(nautilusIsland, state, random);
}

/** Positions of a game played at random where a seat has a choice, each on its own. */
function decisions(seats: number, seed: string, options = nautilusIsland.options.defaults) {
  const random = quickRandom(seed);
  const state = nautilusIsland.setup(seats, options);
  const found: { state: State; seat: number }[] = [];
  for (deal(state, random); nautilusIsland.actor(state) !== null; deal(state, random)) {
    const seat = nautilusIsland.actor(state) as number;
    const moves = nautilusIsland.moves(state);
    if (moves.length > 1) found.push({ state: nautilusIsland.clone(state), seat });
    nautilusIsland.play(state, at(moves, random.below(moves.length)));
  }
  return found;
}

/** Every so manieth of a list. */
const some = <T>(list: readonly T[], step: number): T[] => list.filter((_, i) => i % step === step - 1);

describe('the five levels', () => {
  test.each(subject.configurations)(
    'play a whole game by legal moves alone: $seats players',
    async ({ seats, options }) => {
      const mind = await mindFor();
      const { levels } = mind;
      expect(levels.map(({ id }) => id)).toEqual(characters.map(({ id }) => id));
      expect(levels.length).toBe(5);
      const random = quickRandom('five');
      const state = nautilusIsland.setup(seats, options);
      let turn = 0;
      for (deal(state, random); nautilusIsland.actor(state) !== null; deal(state, random), turn++) {
        const seat = nautilusIsland.actor(state) as number;
        const level = at(levels, turn % levels.length);
        let looks = 0;
        // The strongest is stopped early to keep the test short.
        const thinking = mind.think(nautilusIsland.view(state, seat), seat, level.id, random);
        const { ideas, nodes } = ponder(thinking, () => ++looks > 3);
        expect(nodes).toBeLessThanOrEqual(level.nodes);
        for (const move of at(ideas, 0).moves) {
          expect(nautilusIsland.actor(state)).toBe(seat);
          expect(nautilusIsland.moves(state)).toContainEqual(move);
          nautilusIsland.play(state, move);
        }
      }
      expect(turn).toBeGreaterThan(10);
    },
  );

  test('decide alike with everything hidden swapped, whoever asks', async () => {
    const [one, other] = [await mindFor(), await mindFor()];
    let swapped = 0;
    for (const { state, seat } of some(decisions(3, 'alike'), 12)) {
      const again = nautilusIsland.imagine(
        JSON.parse(JSON.stringify(nautilusIsland.view(state, seat))),
        seat,
        quickRandom('b'),
      );
      if (JSON.stringify(again) !== JSON.stringify(state)) swapped++;
      for (const { id } of one.levels) {
        const [first, second] = [state, again].map((real, i) => {
          let looks = 0;
          const thinking = at([one, other], i).think(nautilusIsland.view(real, seat), seat, id, quickRandom('same'));
          return ponder(thinking, () => ++looks > 10);
        });
        expect(second).toEqual(first);
      }
    }
    expect(swapped).toBeGreaterThan(1);
  });

  test('see nothing that is hidden from them', () => {
    for (const { state, seat } of decisions(4, 'secret')) {
      const other = nautilusIsland.imagine(nautilusIsland.view(state, seat), seat, quickRandom('other'));
      const seen = features(state, seat, new Float32Array(FEATURES));
      expect(features(other, seat, new Float32Array(FEATURES))).toEqual(seen);
      expect(sensible(other, seat)).toBe(sensible(state, seat));
    }
  });

  test.each(['tinker', 'cook'])('store in time instead of gathering until the game is over: %s', async (level) => {
    const mind = await mindFor();
    let poor = 0;
    for (let game = 0; game < 20; game++) {
      const random = quickRandom(`in time ${game}`);
      const state = nautilusIsland.setup(3, nautilusIsland.options.defaults);
      for (deal(state, random); nautilusIsland.actor(state) !== null; deal(state, random)) {
        const seat = nautilusIsland.actor(state) as number;
        const { ideas } = ponder(mind.think(nautilusIsland.view(state, seat), seat, level, random));
        for (const move of at(ideas, 0).moves) nautilusIsland.play(state, move);
      }
      for (const points of nautilusIsland.result(state).scores ?? []) if (points <= 10) poor++;
    }
    expect(poor).toBeLessThanOrEqual(1);
  });

  test('have a name and a character in both languages', () => {
    for (const words of [mindEn, mindFr]) {
      expect(Object.keys(words.levels)).toEqual(characters.map(({ id }) => id));
    }
    for (const { id } of characters) expect(mindEn.levels[id].character).not.toBe(mindFr.levels[id].character);
  });
});

test('every net reads, and fits what a position looks like', async () => {
  expect(NETS.length).toBe(nautilusIsland.seats[1] - nautilusIsland.seats[0] + 1);
  for (const fetch of Object.values(nets)) {
    const { sizes, layers } = readNetwork(await fetch());
    expect(sizes[0]).toBe(FEATURES);
    expect(sizes.at(-1)).toBe(1);
    layers.forEach((layer, i) => {
      expect(layer.length).toBe(at(sizes, i + 1) * (at(sizes, i) + 1));
      expect(layer.every(Number.isFinite)).toBe(true);
    });
  }
});

/** The ways to store from here, each as a colour and a number of cards. */
function storings(state: State, moves: (state: State) => readonly Move[]): Set<string> {
  const found = new Set<string>();
  const follow = (here: State) => {
    for (const move of moves(here)) {
      if (move.do === 'collect' || move.do === 'pass') continue;
      const next = nautilusIsland.clone(here);
      nautilusIsland.play(next, move);
      if (asked(next) === 'more') follow(next);
      else {
        const first = at(here.row.length > 0 ? here.row : [move.do === 'store' ? cards.indexOf(move.card) : 0], 0);
        found.add(`${colourOf(first)} ${here.row.length + (move.do === 'store' ? 1 : 0)}`);
      }
    }
  };
  follow(state);
  return found;
}

test('what the search leaves out is the choice of objects: every colour and number of cards is there, while there are few', () => {
  const { consider } = foresight(sensible);
  let compared = 0;
  for (const { state } of [...decisions(2, 'wide'), ...decisions(3, 'wider')]) {
    const moves = nautilusIsland.moves(state);
    const looked = consider(state, []);
    expect(looked.length).toBeGreaterThan(0);
    for (const move of looked) expect(moves).toContain(move);
    if (asked(state) === 'column' || asked(state) === 'close') expect(looked).toEqual(moves);
    if (asked(state) !== 'action') continue;
    const all = storings(state, nautilusIsland.moves);
    const some = storings(state, (here) => consider(here, []));
    if (all.size <= 8) expect(some).toEqual(all);
    else expect(some.size).toBeGreaterThanOrEqual(6);
    compared++;
  }
  expect(compared).toBeGreaterThan(20);
});

describe('hints', () => {
  test('say what to play, what it promises and why, the best first, and more exactly the longer one waits', async () => {
    const mind = await mindFor();
    for (const { state, seat } of some(decisions(2, 'hint'), 15)) {
      const thinking = mind.hint(nautilusIsland.view(state, seat), seat, quickRandom('hint'));
      const first = thinking.next().value;
      let looks = 0;
      const last = ponder(thinking, () => ++looks > 10);
      for (const { ideas } of [first, last ?? first]) {
        expect(ideas.length).toBeGreaterThan(0);
        expect(ideas.length).toBeLessThanOrEqual(3);
        for (const { reasons, chance, moves } of ideas) {
          expect(moves.length).toBeGreaterThan(0);
          expect(reasons.length).toBeLessThanOrEqual(3);
          for (const reason of reasons) {
            expect(mindEn.reason(reason)).toMatch(/^\p{Lu}.+\.$/u);
            expect(mindFr.reason(reason)).toMatch(/^\p{Lu}.+\.$/u);
          }
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  test('are what the strongest level thinks: what it would play comes first, at the chance it sees', async () => {
    const mind = await mindFor();
    for (const { state, seat } of [...some(decisions(2, 'agree'), 12), ...some(decisions(3, 'agree'), 40)]) {
      const view = nautilusIsland.view(state, seat);
      const hint = at(ponder(mind.hint(view, seat, quickRandom('agree'))).ideas, 0);
      const thought = at(ponder(mind.think(view, seat, 'keeper', quickRandom('agree'))).ideas, 0);
      expect(hint.moves).toEqual(thought.moves);
      expect(hint.chance).toBe(thought.chance);
    }
  });

  test('name the rival they speak of', () => {
    const why: Reason = { kind: 'denies-porthole', points: 8, rival: 1 };
    expect(mindEn.reason(why, () => 'Anna')).toBe('Takes the 8-point porthole before Anna can.');
    expect(mindFr.reason(why, () => 'Anna')).toMatch(/^Prend le hublot à 8.points avant Anna\.$/);
  });
});

describe('analysis', () => {
  test.each([
    { seats: 2, seat: 0 },
    { seats: 3, seat: 2 },
  ])(
    'luck, others, what nobody could foresee and what was given away make up the whole, term by term: $seats players',
    async ({ seats, seat }) => {
      const mind = await mindFor();
      const random = quickRandom('look back');
      const opening = nautilusIsland.setup(seats, nautilusIsland.options.defaults);
      const state = nautilusIsland.clone(opening);
      const steps: Played<Move>[] = [];
      while (nautilusIsland.actor(state) !== null) {
        const by = nautilusIsland.actor(state) as Played<Move>['by'];
        const moves = nautilusIsland.moves(state);
        const move = at(moves, random.below(moves.length));
        steps.push({ by, move });
        nautilusIsland.play(state, move);
      }
      const thinking = mind.analyse(opening, steps, seat);
      let judged = 0;
      let next = thinking.next();
      for (; !next.done; next = thinking.next()) {
        expect(next.value).toBeGreaterThan(judged);
        judged = next.value;
      }
      expect(judged).toBe(steps.length + 1);
      const { start, payoff, luck, others, light, given, moves, costliest } = next.value;
      // Before anything is drawn all seats are nearly alike.
      expect(Math.abs(start - 1 / seats)).toBeLessThan(0.15);
      expect(payoff).toBe(wins(nautilusIsland.payoffs(state))[seat]);
      expect(payoff - start).toBeCloseTo(luck + others + light - given, 10);
      expect(moves.length).toBe(steps.length);
      moves.forEach((move, i) => {
        if (i > 0) expect(move.before).toBe(at(moves, i - 1).after);
        expect(move.reasons !== undefined).toBe(move.best !== null);
        expect(move.reasons?.length ?? 0).toBeLessThanOrEqual(3);
        if (move.by === seat) expect(move.after - move.light).toBeLessThanOrEqual(move.before + 1e-12);
        expect(move.before).toBeGreaterThan(-0.2);
        expect(move.before).toBeLessThan(1.2);
      });
      expect(given).toBeGreaterThan(0);
      expect(costliest.length).toBe(3);
    },
  );

  test('finds that who plays better gives away less', async () => {
    const mind = await mindFor();
    const random = quickRandom('better');
    const opening = nautilusIsland.setup(2, nautilusIsland.options.defaults);
    const state = nautilusIsland.clone(opening);
    const steps: Played<Move>[] = [];
    const play = (by: Played<Move>['by'], move: Move) => {
      steps.push({ by, move });
      nautilusIsland.play(state, move);
    };
    for (let by = nautilusIsland.actor(state); by !== null; by = nautilusIsland.actor(state)) {
      if (by === 'chance') {
        const weights = nautilusIsland.weights(state);
        play(by, at(nautilusIsland.moves(state), pick(weights, random.below(sum(weights)))));
        continue;
      }
      const level = by === 0 ? 'mate' : 'beachcomber';
      const { ideas } = ponder(mind.think(nautilusIsland.view(state, by), by, level, random));
      for (const move of at(ideas, 0).moves) play(by, move);
    }
    const given = [0, 1].map((seat) => {
      const thinking = mind.analyse(opening, steps, seat);
      for (;;) {
        const { value, done } = thinking.next();
        if (done) return value.given;
      }
    });
    expect(given[1]).toBeGreaterThan(2 * at(given, 0));
  });
});

test('the net knows who wins a finished game before the last cards are counted', async () => {
  const judge = await learned();
  let right = 0;
  let asked = 0;
  for (let game = 0; game < 30; game++) {
    const { state, seat } = decisions(2, `end ${game}`).at(-1) ?? { state: null, seat: 0 };
    if (state === null) continue;
    const random = quickRandom(`rest ${game}`);
    const end = nautilusIsland.clone(state);
    while (nautilusIsland.actor(end) !== null) {
      const moves = nautilusIsland.moves(end);
      nautilusIsland.play(end, at(moves, random.below(moves.length)));
    }
    asked++;
    if (judge(state, seat) > 0.5 === at(nautilusIsland.payoffs(end), seat) > 0.5) right++;
  }
  expect(right / asked).toBeGreaterThan(0.8);
});
