import {
  abyss,
  allyPoints,
  CARD_NAMES,
  courtFor,
  type Event,
  keysOf,
  LOCATIONS,
  LORDS,
  lordFor,
  MONSTER,
  type Move,
  RACES,
  rewardSpace,
  runningScore,
  type State,
  THREAT_REWARDS,
  TRACK_PLACES,
  VALUE_OF,
  wouldScore,
} from '@fathom/abyss/rules';
import { at, playChance, quickRandom, type Seat, sum } from '@fathom/kernel';
import { rowsWorth } from '@fathom/mind';
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
  readonly events: readonly Event[];
  readonly best: boolean;
}

const own = (state: State, seat: Seat) => at(state.players, seat);
const lordsOf = (state: State, seat: Seat) => {
  const { lords, locations } = own(state, seat);
  return [...lords, ...locations.flatMap((holding) => holding.lords)].map((lord) => at(LORDS, lord).key);
};
const isOver = ({ end }: Played) => abyss.actor(end) === null;
const says = ({ events }: Played, is: (event: Event) => boolean) => events.some(is);
const indexOf = (lord: string) => LORDS.findIndex(({ key }) => key === lord);
const worthOf = (stack: readonly number[]) => sum(stack.map((count, card) => count * (VALUE_OF[card] ?? 0)));

/** How this row ends the game, for all the seat may know: in many worlds. */
const payoffs = ({ state, seat, moves }: Played): readonly number[] => {
  const random = quickRandom('worlds');
  return Array.from({ length: 12 }, () => {
    const world = abyss.imagine(abyss.view(state, seat), seat, random);
    for (const move of moves) abyss.play(world, move);
    return at(abyss.payoffs(world), seat);
  });
};

type Truth = {
  readonly [Kind in Reason['kind']]: (reason: Extract<Reason, { readonly kind: Kind }>, row: Played) => boolean;
};

/** When each kind of reason is true, by the rules alone. */
const truth: Truth = {
  wins: (_, row) => isOver(row) && payoffs(row).every((payoff) => payoff === 1),
  loses: (_, row) => isOver(row) && payoffs(row).every((payoff) => payoff < 1),
  ends: (_, row) => isOver(row),
  recruits: ({ lord, influence, pearls, allies, saved }, row) => {
    const { state, end, seat } = row;
    const paid = row.events.flatMap((event) => (event.kind === 'paid' ? [event.pearls] : []));
    const card = at(LORDS, indexOf(lord));
    return (
      !lordsOf(state, seat).includes(lord) &&
      lordsOf(end, seat).includes(lord) &&
      card.influence === influence &&
      sum(paid) === pearls &&
      says(row, ({ kind }) => kind === 'spent') === allies &&
      says(row, (event) => event.kind === 'joined' && event.lord === lord && event.how === 'recruited') &&
      row.events.every((event) => event.kind !== 'recruits' || Math.max(0, card.cost - event.cost) === saved)
    );
  },
  joins: ({ lord, influence }, row) =>
    !lordsOf(row.state, row.seat).includes(lord) &&
    lordsOf(row.end, row.seat).includes(lord) &&
    at(LORDS, indexOf(lord)).influence === influence &&
    says(row, (event) => event.kind === 'joined' && event.lord === lord && event.how !== 'recruited'),
  'loses-lord': ({ lord, influence }, row) =>
    lordsOf(row.state, row.seat).includes(lord) &&
    !lordsOf(row.end, row.seat).includes(lord) &&
    at(LORDS, indexOf(lord)).influence === influence,
  denies: ({ lord, seat }, { state, end, seat: me }) =>
    seat !== me && lordFor(state, seat, indexOf(lord)).payable && lordsOf(end, me).includes(lord),
  affiliates: ({ points }, { state, end, seat }) =>
    allyPoints(own(end, seat)) - allyPoints(own(state, seat)) === points && points > 0,
  location: ({ location, points }, { state, end, seat }) => {
    const index = LOCATIONS.findIndex(({ key }) => key === location);
    const holds = (player: State) => own(player, seat).locations.some((holding) => holding.location === index);
    return !holds(state) && holds(end) && wouldScore(end, seat, index) === points;
  },
  sanctuary: ({ location }, { state, end, seat }) => {
    const index = LOCATIONS.findIndex(({ key }) => key === location);
    const holds = (player: State) => own(player, seat).locations.some((holding) => holding.location === index);
    return !holds(state) && holds(end);
  },
  'location-due': (_, { end, seat }) =>
    keysOf(end, seat) >= 3 && end.turn === seat && end.faceUp.length + end.locationPile.length > 0,
  keys: ({ keys }, { state, end, seat }) => keysOf(end, seat) === keys && keysOf(state, seat) < keys && keys < 3,
  stack: ({ race, cards, points }, row) =>
    says(row, (event) => event.kind === 'stack-taken' && event.race === race && event.cards === cards) &&
    worthOf(at(row.state.council, RACES.indexOf(race))) === points,
  affords: ({ lord }, { state, end, seat }) => {
    const payable = (place: State) =>
      courtFor(place, seat).some((one) => one.lord === indexOf(lord) && one.payable && one.reservedBy < 0);
    return payable(end) && !payable(state);
  },
  nears: ({ lord, short }, { end, seat }) => {
    const isPayable = (place: State) => courtFor(place, seat).find((one) => one.lord === indexOf(lord))?.payable;
    const richer = abyss.clone(end);
    own(richer, seat).pearls += short;
    const almost = abyss.clone(end);
    own(almost, seat).pearls += short - 1;
    return isPayable(richer) === true && isPayable(almost) === false;
  },
  takes: ({ card }, row) => says(row, (event) => event.kind === 'took' && event.card === card),
  buys: ({ card, pearls, nebulis }, row) =>
    says(row, (event) => event.kind === 'bought' && event.card === card && event.nebulis === nebulis) &&
    own(row.state, row.seat).pearls - own(row.end, row.seat).pearls === pearls,
  'keeps-pearls': ({ pearls }, { state, seat, moves }) => moves.includes('pass') && own(state, seat).pearls === pearls,
  declines: ({ card }, { state, moves, best }) =>
    best && moves.includes('pass') && CARD_NAMES[state.track.at(-1) ?? MONSTER] === card,
  power: ({ lord }, { state, end, seat, moves }) =>
    moves.some((move) => move.split(':')[0] === lord) &&
    [...lordsOf(state, seat), ...lordsOf(end, seat)].includes(lord),
  hopes: ({ places }, { state, moves }) =>
    moves.includes('leave') && places > 0 && places === TRACK_PLACES - state.track.length,
  fights: ({ keys, units }, row) =>
    says(row, (event) => event.kind === 'fought' && event.keys === keys && event.units === units),
  threat: ({ keys, units }, { state, end, seat, moves }) => {
    const reward = at(THREAT_REWARDS, rewardSpace(end, seat) - 1);
    return moves.includes('leave') && state.track.at(-1) === MONSTER && reward.keys === keys && reward.units === units;
  },
  explores: ({ oneIn, keys, units }, { state, seat, moves }) => {
    const deck = sum(state.deck) > 0 ? state.deck : state.discard;
    const monsters = deck[MONSTER] ?? 0;
    const reward = at(THREAT_REWARDS, rewardSpace(state, seat) - 1);
    const share = monsters === 0 ? 0 : sum(deck) / monsters;
    return (
      moves.includes('explore') && Math.abs(share - oneIn) <= 0.5 && reward.keys === keys && reward.units === units
    );
  },
  plots: (_, { moves }) => moves.includes('plot'),
  leaves: ({ race, points, seat }, { end }) =>
    end.turn === seat && worthOf(at(end.council, RACES.indexOf(race))) === points,
  seventh: ({ lead, hidden }, { state, end, seat }) => {
    const others = end.players.flatMap((_, rival) => (rival === seat ? [] : [rival]));
    const tokens = (rival: Seat) => own(end, rival).tokens;
    const scoreOf = (rival: Seat) =>
      runningScore(end, rival).total + (rival === seat ? sum(tokens(seat).map((count, i) => count * (i + 2))) : 0);
    return (
      lordsOf(end, seat).length >= 7 &&
      lordsOf(state, seat).length < 7 &&
      scoreOf(seat) - Math.max(...others.map(scoreOf)) === lead &&
      others.some((rival) => sum(tokens(rival)) > 0) === hidden
    );
  },
  corrupts: ({ nebulis }, { state, end, seat }) => own(end, seat).nebulis - own(state, seat).nebulis === nebulis,
  cleans: ({ nebulis }, { state, end, seat }) => own(state, seat).nebulis - own(end, seat).nebulis === nebulis,
  figure: ({ nebulis }, { state, end, seat }) =>
    state.figure !== seat &&
    end.figure === seat &&
    nebulis === Math.max(0, own(end, seat).nebulis - own(state, seat).nebulis),
  'figure-leaves': (_, { state, end, seat }) => state.figure === seat && end.figure !== seat,
  earns: ({ pearls }, { state, end, seat }) => own(end, seat).pearls - own(state, seat).pearls === pearls,
  best: (_, { best }) => best,
  other: (_, { best }) => !best,
};

const KRAKEN = [true, false];

/** Every so manieth decision of a game played at random. */
function* decisions(
  seats: number,
  kraken: boolean,
  seed: string,
  every: number,
): Generator<{ state: State; seat: Seat }> {
  const options = abyss.options.parse({ kraken });
  if (!options.ok) throw new Error(options.error);
  const random = quickRandom(seed);
  const state = abyss.setup(seats, options.value);
  for (let n = 0; ; ) {
    const actor = abyss.actor(state);
    if (actor === null) return;
    if (actor === 'chance') {
      playChance(abyss, state, random);
      continue;
    }
    const moves = abyss.moves(state);
    if (moves.length > 1 && n++ % every === 0) yield { state: abyss.clone(state), seat: actor };
    abyss.play(state, at(moves, random.below(moves.length)));
  }
}

function playedRow(state: State, seat: Seat, moves: readonly Move[], best: boolean): Played {
  const end = abyss.clone(state);
  const events: Event[] = [];
  for (const move of moves) abyss.play(end, move, (event) => events.push(event));
  return { state, end, seat, moves, events, best };
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
    const seen = new Set<string>();
    for (const kraken of KRAKEN) {
      for (const seats of [2, 3, 4]) {
        for (const { state, seat } of decisions(seats, kraken, `true ${seats}`, 5)) {
          const rows = rowsWorth(abyss, state, seat, foresight(judge)).sort((a, b) => b.value - a.value);
          for (const [place, { moves }] of [...rows.slice(0, 4), ...rows.slice(-2)].entries()) {
            const row = playedRow(state, seat, moves, place === 0);
            for (const reason of reasonsFor(state, seat, moves, judge, row.best)) {
              seen.add(reason.kind);
              checkSaid(reason);
              expect(isTrue(reason, row), `${JSON.stringify(reason)} of ${moves.join(' ')}`).toBe(true);
            }
          }
        }
      }
    }
    for (const kind of ['recruits', 'stack', 'keys', 'buys', 'affords', 'nears', 'takes', 'fights', 'hopes', 'leaves'])
      expect(seen).toContain(kind);
  });

  test('of the Kraken coming is always said, whatever else a row brings', async () => {
    const judge = await learned();
    let came = 0;
    for (const seed of ['one', 'two', 'three', 'four']) {
      for (const { state, seat } of decisions(2, true, `figure ${seed}`, 1)) {
        const rows = rowsWorth(
          abyss,
          state,
          seat,
          foresight(() => 0.5),
        );
        const cursed = rows
          .map(({ moves }) => playedRow(state, seat, moves, false))
          .filter((row) => row.end.figure === seat && state.figure !== seat && !isOver(row));
        for (const { moves } of cursed.slice(0, 3)) {
          expect(reasonsFor(state, seat, moves, judge, false).map(({ kind }) => kind)).toContain('figure');
          came++;
        }
      }
    }
    expect(came).toBeGreaterThan(10);
  });

  test('is worth what the position loses without it', () => {
    // Pearls are all this judge cares for, and the Kraken it fears.
    const miser: Judge = (state, seat) => own(state, seat).pearls / 50 - (state.figure === seat ? 0.5 : 0) + 0.5;
    for (const { state, seat } of decisions(2, true, 'worth', 5)) {
      for (const { moves } of rowsWorth(
        abyss,
        state,
        seat,
        foresight(() => 0.5),
      ).slice(0, 6)) {
        const row = playedRow(state, seat, moves, false);
        const earned = own(row.end, seat).pearls - own(state, seat).pearls;
        if (earned < 2 || isOver(row) || lordsOf(row.end, seat).length >= 7) continue;
        const [first] = reasonsFor(state, seat, moves, miser, false);
        expect(first?.kind).toBe(row.end.figure === seat && state.figure !== seat ? 'figure' : 'earns');
      }
    }
  });
});
