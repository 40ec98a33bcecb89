import { at, quickRandom, type Random } from '@fathom/kernel';
import { type Row, rowsFrom } from '@fathom/mind';
import {
  ductsFor,
  type Event,
  harpoons,
  landing,
  type Move,
  missing,
  nautilion,
  prices,
  type State,
  spacesLeft,
  stillAhead,
  type Token,
} from '@fathom/nautilion/rules';
import { describe, expect, test } from 'vitest';
import { faultOf } from '../../../scripts/words/faults.ts';
import { deal, learned, type Reason, reasonsFor } from './index.ts';
import { greedyKnowledge } from './knowledge.ts';
import { mindEn } from './words-en.ts';
import { mindFr } from './words-fr.ts';

interface Played {
  readonly state: State;
  readonly end: State;
  readonly moves: readonly Move[];
  readonly events: readonly Event[];
  readonly best: boolean;
}

const needs = (state: State): readonly Token[] => {
  const { crew, mages } = missing(state);
  return [...crew.map((number) => String(number) as Token), ...mages];
};
const money = (state: State) => prices(state).money;
const CABINS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const ways = (state: State) => CABINS.filter((cabin) => ductsFor(state, cabin).free && ductsFor(state, cabin).linked);
const isFree = (state: State, cabin: number) => ductsFor(state, cabin).free;

type Truth = {
  readonly [Kind in Reason['kind']]: (reason: Extract<Reason, { readonly kind: Kind }>, row: Played) => boolean;
};

/** When each kind of reason is true, by the rules alone. */
const truth: Truth = {
  wins: (_, { end }) => nautilion.actor(end) === null && nautilion.payoffs(end)[0] === 1,
  loses: (_, { end }) => nautilion.actor(end) === null && nautilion.payoffs(end)[0] === 0,
  boards: ({ tokens }, { state, end }) =>
    tokens.length > 0 && tokens.every((token) => needs(state).includes(token) && !needs(end).includes(token)),
  completes: (_, { state, end }) => needs(state).length > 0 && needs(end).length === 0,
  saves: ({ token, left }, { state, end }) => {
    const isThreatened = state.dice.some((die) => landing(state, 'phantom', die).token === token);
    return isThreatened && needs(end).includes(token) && stillAhead(end)[token] === left && left <= 2;
  },
  leaves: ({ token, left }, { state, end }) => {
    const after = stillAhead(end)[token] ?? 0;
    return needs(end).includes(token) && after === left && left <= 1 && after < (stillAhead(state)[token] ?? 0);
  },
  opens: ({ cabins }, { state, end }) =>
    cabins.length > 0 &&
    cabins.every((cabin) => ways(end).includes(cabin) && isFree(state, cabin) && !ways(state).includes(cabin)),
  shuts: ({ cabins }, { state, end }) =>
    cabins.length > 0 &&
    cabins.every((cabin) => isFree(end, cabin) && !ways(end).includes(cabin) && ways(state).includes(cabin)),
  spares: (_, { events }) => {
    const asked = events.flatMap((event) => (event.kind === 'darkhouse' ? [event.demands] : []));
    return asked.length > 0 && asked.every((tokens) => tokens === 0);
  },
  'gives-up': ({ token }, { moves }) => moves.some((move) => move.do === 'lose' && move.token === token),
  spends: ({ money: price, left }, { end, events }) => {
    const paid = events.filter((event) => event.kind === 'paid').length;
    return paid === price && money(end) === left;
  },
  'saves-money': ({ money: kept }, { end }) => money(end) === kept,
  'rolls-again': (reason, { moves, best }) => moves.some((move) => move.do === 'whirlwind') && (best || !reason.best),
  'slows-phantom': ({ spaces }, { end, moves }) => {
    const dice = moves.flatMap((move) => (move.do === 'give' ? [move] : []));
    const phantoms = dice.find(({ to }) => to === 'phantom');
    return phantoms !== undefined && dice.every(({ die }) => die >= phantoms.die) && spacesLeft(end).phantom === spaces;
  },
  arms: ({ harpoons: own, against }, { state, end }) =>
    harpoons(end)?.nautilion === own && harpoons(end)?.phantom === against && own > (harpoons(state)?.nautilion ?? own),
};

const isTrue = (reason: Reason, row: Played): boolean =>
  (truth[reason.kind] as (reason: Reason, row: Played) => boolean)(reason, row);

/** Every turn of a game played half at random, half as a simple player would. */
function* turns(given: object, seats: number, seed: string): Generator<State> {
  const options = nautilion.options.parse(given);
  if (!options.ok) throw new Error(options.error);
  const random = quickRandom(seed);
  const state = nautilion.setup(seats, options.value);
  for (deal(state, random); nautilion.actor(state) !== null; deal(state, random)) {
    yield nautilion.clone(state);
    for (const move of chosen(state, random)) nautilion.play(state, move);
  }
}

function chosen(state: State, random: Random): readonly Move[] {
  const rows = sortedRows(state);
  return at(rows, random.below(2) === 0 ? 0 : random.below(rows.length)).moves;
}

const sortedRows = (state: State): Row<State, Move>[] =>
  rowsFrom(nautilion, state, 0, greedyKnowledge).sort((a, b) => b.value - a.value);

function playedRow(state: State, moves: readonly Move[], best: boolean): Played {
  const end = nautilion.clone(state);
  const events: Event[] = [];
  for (const move of moves) nautilion.play(end, move, (event) => events.push(event));
  return { state, end, moves, events, best };
}

const ALL = ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroic'];

/** Every reason told is also said as both languages are written. */
function checkSaid(reason: Reason): void {
  for (const [language, { reason: say }] of spoken) {
    const sentence = say(reason);
    expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
    expect(faultOf(sentence, language), sentence).toBeNull();
  }
}

const spoken = [
  ['en', mindEn],
  ['fr', mindFr],
] as const;

describe('a reason', () => {
  test('is never false, whatever the position', async () => {
    const told = new Set<string>();
    const waters = [
      { given: {}, seats: 1, seeds: 4 },
      { given: { board: 'C1', reserve: 6 }, seats: 1, seeds: 4 },
      { given: { expansions: ['darkhouse'] }, seats: 1, seeds: 1 },
      { given: { expansions: ['mercenaries', 'heroic'] }, seats: 1, seeds: 1 },
      { given: { expansions: ALL }, seats: 2, seeds: 1 },
    ];
    for (const { given, seats, seeds } of waters) {
      const options = nautilion.options.parse(given);
      if (!options.ok) throw new Error(options.error);
      const { value } = await learned(options.value);
      for (let seed = 0; seed < seeds; seed++) {
        for (const state of turns(given, seats, `true ${seed}`)) {
          const rows = sortedRows(state);
          const some = [...rows.slice(0, 3), ...rows.filter((_, i) => i % 97 === 50).slice(0, 12), ...rows.slice(-3)];
          for (const [place, { moves }] of some.entries()) {
            const row = playedRow(state, moves, place === 0);
            for (const reason of reasonsFor(state, moves, row.end, (end) => value(end, 0), row.best)) {
              told.add(reason.kind);
              checkSaid(reason);
              const about = `${JSON.stringify(reason)} of ${moves.map((move) => nautilion.write(move)).join(' ')}`;
              expect(isTrue(reason, row), about).toBe(true);
            }
          }
        }
      }
    }
    const usual = [
      'boards',
      'saves',
      'leaves',
      'opens',
      'spares',
      'gives-up',
      'spends',
      'rolls-again',
      'slows-phantom',
    ];
    for (const kind of [...usual, 'shuts', 'arms', 'loses']) expect([...told]).toContain(kind);
  }, 60_000);

  test('of a way that is shut is always said', async () => {
    const options = nautilion.options.parse({ board: 'C1', reserve: 1 });
    if (!options.ok) throw new Error(options.error);
    const { value } = await learned(options.value);
    let shut = 0;
    for (const seed of ['one', 'two', 'three']) {
      for (const state of turns({ board: 'C1', reserve: 1 }, 1, seed)) {
        for (const { moves, end } of sortedRows(state)) {
          const isShut = CABINS.some(
            (cabin) => isFree(end, cabin) && ways(state).includes(cabin) && !ways(end).includes(cabin),
          );
          if (!isShut || end.outcome !== null || moves.some((move) => move.do === 'whirlwind')) continue;
          const reasons = reasonsFor(state, moves, end, (place) => value(place, 0), false);
          expect(reasons.map(({ kind }) => kind)).toContain('shuts');
          shut++;
        }
      }
    }
    expect(shut).toBeGreaterThan(5);
  });
});
