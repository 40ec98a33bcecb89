import { at, playChance, quickRandom, type Seat, sum } from '@fathom/kernel';
import { rowsWorth } from '@fathom/mind';
import {
  type Card,
  cardIndex,
  cards,
  castawayOf,
  colourOf,
  colours,
  columnsNow,
  hiddenOf,
  type Move,
  nautilusIsland,
  portholesLeft,
  STORABLE,
  type State,
  scoreNow,
  setSize,
} from '@fathom/nautilus-island/rules';
import { describe, expect, test } from 'vitest';
import { faultOf } from '../../../scripts/words/faults.ts';
import { foresight, type Judge, learned, type Reason, reasonsFor } from './index.ts';
import { mindEn } from './words-en.ts';
import { mindFr } from './words-fr.ts';

interface Played {
  readonly state: State;
  readonly end: State;
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

const isOver = ({ end }: Played) => nautilusIsland.actor(end) === null;
const stores = ({ moves }: Played) => moves.some((move) => move.do === 'store');
const closes = ({ moves }: Played) => moves.some((move) => move.do === 'close');
const setOf = (state: State, seat: Seat, colour: number) => setSize(castawayOf(state, seat), colour);
const topPoints = (state: State, size: number) =>
  portholesLeft(state).find((pile) => pile.size === size)?.points[0] ?? 0;

/** Cards of a colour everybody has seen in a hand. */
const seen = (state: State, seat: Seat, colour: number) =>
  sum(castawayOf(state, seat).open.map((count, card) => (colourOf(card) === colour ? count : 0)));

/** What collecting brought, seen by all. */
function taken({ state, end, seat }: Played): readonly Card[] {
  const column = castawayOf(end, seat).at;
  if (column < 0 || at(end.heights, column) >= at(state.heights, column)) return [];
  return at(columnsNow(state), column).seen;
}

/** How this row ends the game, for all the seat may know: in many worlds. */
const payoffs = ({ state, seat, moves }: Played): readonly number[] => {
  const random = quickRandom('worlds');
  return Array.from({ length: 20 }, () => {
    const world = nautilusIsland.imagine(nautilusIsland.view(state, seat), seat, random);
    for (const move of moves) nautilusIsland.play(world, move);
    return at(nautilusIsland.payoffs(world), seat);
  });
};

type Truth = {
  readonly [Kind in Reason['kind']]: (reason: Extract<Reason, { readonly kind: Kind }>, row: Played) => boolean;
};

/** When each kind of reason is true, by the rules and by what this seat can see. */
const truth: Truth = {
  wins: (_, row) => isOver(row) && payoffs(row).every((payoff) => payoff === 1),
  loses: (_, row) => isOver(row) && payoffs(row).every((payoff) => payoff < 1),
  ends: (_, row) => isOver(row),
  closes: ({ colour, size, points }, row) => {
    const index = colours.indexOf(colour);
    const porthole = (state: State) => castawayOf(state, row.seat).portholes[index];
    return (
      closes(row) &&
      porthole(row.state) === 0 &&
      porthole(row.end) === points &&
      setOf(row.end, row.seat, index) === size
    );
  },
  'denies-porthole': ({ points, rival }, row) =>
    closes(row) &&
    rival !== row.seat &&
    row.state.sizes.some(
      (size) =>
        topPoints(row.state, size) === points &&
        topPoints(row.end, size) !== points &&
        colours.some((_, colour) => {
          const laid = setOf(row.state, rival, colour);
          const isOpen = castawayOf(row.state, rival).portholes[colour] === 0;
          return isOpen && laid < size && laid + seen(row.state, rival, colour) >= size;
        }),
    ),
  waits: ({ size, points }, row) =>
    row.moves.some((move) => move.do === 'leave') && topPoints(row.end, size) === points && points > 0,
  grows: ({ colour, size }, row) => {
    const index = colours.indexOf(colour);
    return stores(row) && setOf(row.end, row.seat, index) === size && setOf(row.state, row.seat, index) < size;
  },
  bonus: ({ token, points }, { state, end, seat }) => {
    const before = scoreNow(nautilusIsland.view(state, seat), seat)[token];
    const after = scoreNow(nautilusIsland.view(end, seat), seat)[token];
    return points > 0 && after - before >= points && held(end, seat) > held(state, seat);
  },
  'bonus-later': (_, row) =>
    held(row.end, row.seat) > held(row.state, row.seat) && row.state.ending !== 'now' && !closes(row),
  gathers: ({ colour, total }, row) => {
    const index = colours.indexOf(colour);
    const hand = sum(hiddenOf(row.end, row.seat).map((count, card) => (colourOf(card) === index ? count : 0)));
    return (
      taken(row).some((card) => colourOf(cardIndex[card]) === index) &&
      setOf(row.end, row.seat, index) + seen(row.end, row.seat, index) + hand === total
    );
  },
  treasure: ({ card, points }, row) =>
    taken(row).includes(card) && row.state.treasures[cards.indexOf(card) - STORABLE] === points,
  'denies-card': ({ card, rival }, row) => {
    const colour = colourOf(cardIndex[card]);
    const isWanted = setOf(row.state, rival, colour) + seen(row.state, rival, colour) > 0;
    return (
      rival !== row.seat &&
      taken(row).includes(card) &&
      isWanted &&
      castawayOf(row.state, rival).portholes[colour] === 0
    );
  },
  unseen: ({ count }, row) => at(columnsNow(row.state), castawayOf(row.end, row.seat).at).unseen === count,
  'first-next': (_, { state, end, seat, moves }) => {
    if (state.ending === 'now' || !moves.some((move) => move.do === 'go')) return false;
    // Whoever still moves in this round may go anywhere: none of that lets anybody play before this seat.
    const here = nautilusIsland.clone(end);
    const { round } = state;
    const random = quickRandom('round');
    while (here.round === round && nautilusIsland.actor(here) !== null) playAny(here, random);
    return nautilusIsland.actor(here) === null || here.order[0] === seat;
  },
  'ends-soon': (_, { state, end }) => state.ending === 'no' && end.ending === 'next' && end.heights.includes(0),
  'last-chance': (_, row) => stores(row) && row.state.ending === 'now',
  passes: (_, { moves }) => moves.some((move) => move.do === 'pass'),
};

const held = (state: State, seat: Seat) => sum(castawayOf(state, seat).tokens);

function playAny(state: State, random: ReturnType<typeof quickRandom>): void {
  const moves = nautilusIsland.moves(state);
  if (nautilusIsland.actor(state) === 'chance') playChance(nautilusIsland, state, random);
  else nautilusIsland.play(state, at(moves, random.below(moves.length)));
}

/** Every decision of a game played at random. */
function* decisions(seats: number, seed: string): Generator<{ state: State; seat: Seat }> {
  const random = quickRandom(seed);
  const state = nautilusIsland.setup(seats, nautilusIsland.options.defaults);
  for (let actor = nautilusIsland.actor(state); actor !== null; actor = nautilusIsland.actor(state)) {
    if (actor !== 'chance' && nautilusIsland.moves(state).length > 1)
      yield { state: nautilusIsland.clone(state), seat: actor };
    playAny(state, random);
  }
}

function playedRow(state: State, seat: Seat, moves: readonly Move[]): Played {
  const end = nautilusIsland.clone(state);
  for (const move of moves) nautilusIsland.play(end, move);
  return { state, end, seat, moves };
}

const isTrue = (reason: Reason, row: Played): boolean =>
  (truth[reason.kind] as (reason: Reason, row: Played) => boolean)(reason, row);

/** Every reason told is also said as both languages are written. */
function checkSaid(reason: Reason): void {
  for (const [language, { reason: say }] of spoken) {
    const sentence = say(reason, () => 'Élodie');
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
    const judge = await learned();
    const told = new Set<string>();
    for (const seats of [2, 3, 4]) {
      for (const seed of ['one', 'two']) {
        for (const { state, seat } of decisions(seats, `true ${seed}`)) {
          const view = nautilusIsland.view(state, seat);
          const rows = rowsWorth(nautilusIsland, state, seat, foresight(judge)).sort((a, b) => b.value - a.value);
          for (const { moves } of [...rows.slice(0, 3), ...rows.slice(-1)]) {
            const row = playedRow(state, seat, moves);
            for (const reason of reasonsFor(view, seat, moves, judge)) {
              told.add(reason.kind);
              checkSaid(reason);
              const about = `${JSON.stringify(reason)} of ${moves.map((move) => nautilusIsland.write(move)).join(' ')}`;
              expect(isTrue(reason, row), about).toBe(true);
            }
          }
        }
      }
    }
    const usual = ['closes', 'grows', 'bonus', 'gathers', 'treasure', 'unseen', 'first-next', 'denies-porthole'];
    for (const kind of [...usual, 'denies-card', 'ends', 'ends-soon', 'last-chance']) expect([...told]).toContain(kind);
  });

  test('is worth what the position loses without it, and the largest cost is never left out', () => {
    // All that counts for this judge is that the game does not end yet.
    const patient: Judge = (state) => (state.ending === 'no' ? 0.9 : 0.1);
    let ended = 0;
    for (const seed of ['one', 'two', 'three', 'four']) {
      for (const { state, seat } of decisions(2, `worth ${seed}`)) {
        const view = nautilusIsland.view(state, seat);
        for (const { moves } of rowsWorth(nautilusIsland, state, seat, foresight(patient))) {
          const { end } = playedRow(state, seat, moves);
          if (state.ending !== 'no' || end.ending !== 'next') continue;
          expect(reasonsFor(view, seat, moves, patient)[0]?.kind).toBe('ends-soon');
          ended++;
        }
      }
    }
    expect(ended).toBeGreaterThan(3);
  });
});
