import { at, type Game, type GameEvent, last, type Random, type Tell, type Watcher } from '@fathom/kernel';
import type { AnySubject } from '@fathom/kernel/conform';
import { subject } from '../rules/conform.ts';
import {
  type Event,
  kinds,
  type Move,
  type Options,
  type State,
  toy,
  unseenPearls,
  type View,
} from '../rules/index.ts';
import { cups, cupsSubject } from './cups.ts';

type Toy = Game<State, Move, View, Options, Event>;

/** A toy with one thing wrong with it, and every law that notices: the one it is made for first. */
export interface BrokenToy {
  readonly what: string;
  readonly laws: readonly [made: string, ...also: string[]];
  readonly subject: AnySubject;
}

function broken(what: string, laws: BrokenToy['laws'], wrong: Partial<Toy>): BrokenToy {
  return { what, laws, subject: { ...subject, game: { ...toy, ...wrong } } };
}

/** A sea of pearls: far more arrangements than can be listed. */
const wide = [{ seats: 3, options: { rounds: 6, hold: 4, reef: { white: 12, pink: 12, black: 12 } } }];

/** The same, where there are too many arrangements to list them. */
function brokenWide(what: string, laws: BrokenToy['laws'], wrong: Partial<Toy>): BrokenToy {
  return { what, laws, subject: { ...subject, configurations: wide, game: { ...toy, ...wrong } } };
}

/** The toy's `play`, and then something wrong. */
function playThen(wrong: (state: State, move: Move, before: State) => void): Partial<Toy> {
  return {
    play(state, move, tell) {
      const before = toy.clone(state);
      toy.play(state, move, tell);
      wrong(state, move, before);
    },
  };
}

/** The toy's `play`, told wrongly. */
function telling(wrong: (tell: Tell<Event>) => Tell<Event>): Partial<Toy> {
  return { play: (state, move, tell) => toy.play(state, move, tell && wrong(tell)) };
}

function without<T extends object>(record: T, key: string): T {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key)) as T;
}

const alwaysFirst: Random = { below: () => 0 };

function lopsided(random: Random): Random {
  return { below: (n) => (random.below(2) === 0 ? random.below(n) : Math.min(random.below(n), random.below(n))) };
}

/** Deals each hand from all unseen pearls, so that two may hold the same one, and the reef is left with what remains. */
function dealtAlone(view: View, watcher: Watcher, random: Random): State {
  const imagined = toy.imagine(view, watcher, random);
  const reef = unseenPearls(view);
  imagined.hands = view.hands.map((hand, seat) => {
    if (typeof hand !== 'number') return hand;
    return at(toy.imagine(view, watcher, random).hands, seat);
  });
  view.hands.forEach((hand, seat) => {
    if (typeof hand === 'number') for (const kind of kinds) reef[kind] -= at(imagined.hands, seat)[kind];
  });
  return { ...imagined, reef };
}

/** Counts what it should not remember: a state that is not all in the state. */
function forgetful(): Partial<Toy> {
  let rests = 0;
  return playThen((state, move) => {
    if (move.do === 'rest' && ++rests % 3 === 0) state.sold[0] = at(state.sold, 0) + 1;
  });
}

/** Forgets what it should not remember when a game is over, but not when a move is taken back. */
function untidy(): Partial<Toy> {
  let rests = 0;
  return playThen((state, move) => {
    if (move.do === 'rest') rests++;
    if (rests > 1 && move.do === 'roll') state.sold[0] = rests;
    if (state.phase === 'over') rests = 0;
  });
}

const laidOpen = (state: State, watcher: Watcher) => ({
  watcher,
  hands: state.hands.map((hand) => ({ ...hand })),
  laid: state.laid.map((laid) => ({ ...laid })),
});

const openGame: Partial<Toy> = {
  play: (state, move, tell) => toy.play(state, move, tell && ((event) => tell(event))),
  view: (state, watcher) => ({ ...toy.view(state, watcher), ...laidOpen(state, watcher) }),
  own: (state, watcher) => laidOpen(state, watcher),
};

export const brokenToys: readonly BrokenToy[] = [
  broken('whyNot stumbles over null', ['no-throw'], {
    whyNot: (state, seat, move) => toy.whyNot(state, seat, 'do' in (move as object) ? move : {}),
  }),
  broken('whyNot makes a text of whatever it is given', ['no-throw'], {
    whyNot: (state, seat, move) =>
      toy.whyNot(
        state,
        seat,
        typeof move === 'object' && move !== null ? (toy.read(toy.write(move as Move)) ?? {}) : {},
      ),
  }),
  broken('resting in a storm throws', ['no-throw', 'restore'], {
    play(state, move, tell) {
      if (move.do === 'rest' && state.sea === 'storm') throw new Error('too much water');
      toy.play(state, move, tell);
    },
  }),
  broken('the parser takes anything', ['options'], {
    options: { ...toy.options, parse: (input) => toy.options.parse(input ?? {}) },
  }),
  broken('a move is listed after the end', ['no-dead-ends'], {
    moves: (state) => (state.phase === 'over' ? [{ do: 'rest' }] : toy.moves(state)),
  }),
  broken('the answer is awaited from an empty seat', ['no-dead-ends', 'refusal-rules'], {
    actor: (state) => (state.phase === 'answer' && state.sea === 'storm' ? state.seats : toy.actor(state)),
  }),
  broken('nobody may answer in a storm', ['no-dead-ends', 'restore', 'imagine'], {
    moves: (state) => (state.phase === 'answer' && state.sea === 'storm' ? [] : toy.moves(state)),
  }),
  broken('the bound forgets the answers', ['bounded', 'restore'], { bound: (seats, { rounds }) => seats * rounds * 2 }),
  broken(
    'an event holds undefined',
    ['json'],
    telling((tell) => (event, audience, veiled) => tell(Object.assign({ note: undefined }, event), audience, veiled)),
  ),
  broken('the state holds a Map', ['json', 'restore'], {
    setup: (seats, options) => ({ ...toy.setup(seats, options), sea: new Map() as unknown as null }),
  }),
  broken('clones share their hands', ['clone'], {
    clone: (state) => ({ ...toy.clone(state), hands: state.hands }),
  }),
  broken('clones lose their score', ['clone', 'replay', 'undo'], {
    clone: (state) => ({ ...toy.clone(state), sold: state.sold.map(() => 0) }),
  }),
  broken('a state that comes back has lost its score', ['restore'], {
    restore(input, seats, options) {
      const restored = toy.restore(input, seats, options);
      return restored.ok
        ? { ok: true, value: { ...restored.value, sold: restored.value.sold.map(() => 0) } }
        : restored;
    },
  }),
  broken('any state from outside will do', ['restore'], {
    restore: (input) => ({ ok: true, value: input as State }),
  }),
  broken('a spoilt state is refused without a word', ['restore'], {
    restore(input, seats, options) {
      const restored = toy.restore(input, seats, options);
      return restored.ok ? restored : { ok: false, error: '' };
    },
  }),
  broken('an answer is awaited to no offer', ['restore'], {
    restore(input, seats, options) {
      const asked = input as State;
      const restored = toy.restore({ ...asked, phase: 'sea' }, seats, options);
      return restored.ok
        ? { ok: true, value: { ...restored.value, phase: asked.phase } }
        : toy.restore(input, seats, options);
    },
  }),
  broken('diving is listed twice', ['moves'], {
    moves: (state) => toy.moves(state).flatMap((move): readonly Move[] => (move.do === 'dive' ? [move, move] : [move])),
  }),
  broken('the storm has no weight', ['weights'], {
    weights: (state) => toy.weights(state).map((weight) => (state.phase === 'sea' ? weight - 1 : weight)),
  }),
  broken('looking at the sea calms it', ['asking', 'restore'], {
    view(state, watcher) {
      state.sea ??= 'calm';
      return toy.view(state, watcher);
    },
  }),
  broken('a refusal cites a rule nobody wrote', ['refusals'], {
    whyNot(state, seat, move) {
      const no = toy.whyNot(state, seat, move);
      return no && no.rule === 'D8' ? { ...no, rule: 'D99' } : no;
    },
  }),
  broken('a listed move is refused', ['refusals'], {
    whyNot: (state, seat, move) =>
      state.phase === 'choice' && (move as Move | null)?.do === 'rest' ? { rule: 'D3' } : toy.whyNot(state, seat, move),
  }),
  broken('no refusal is explained', ['refusal-rules'], { whyNot: () => null }),
  broken('sales are written with spaces', ['notation', 'replay'], {
    write: (move) => toy.write(move).replaceAll('-', ' '),
    read: (text) => toy.read(text.replaceAll(' ', '-')),
  }),
  broken('a sale is written without its name', ['notation', 'replay'], {
    write: (move) => toy.write(move).replace(/-as-.*/, '-sold'),
    read: (text) => toy.read(text.replace('-sold', '-as-white')),
  }),
  broken('every third rest ever is paid for', ['replay', 'undo', 'json', 'silent-play', 'veils'], forgetful()),
  broken('a streak outlives the moves taken back', ['undo', 'veils'], untidy()),
  broken('points are counted only when told', ['silent-play', 'replay', 'undo'], {
    play(state, move, tell) {
      const { sold } = toy.clone(state);
      toy.play(state, move, tell);
      if (!tell) state.sold = sold;
    },
  }),
  broken('the pearls laid down are thought to look alike to all', ['own'], {
    own: (state, watcher) => without(toy.view(state, watcher), 'laid'),
  }),
  broken('views share the score', ['handed-out'], {
    view: (state, watcher) => ({ ...toy.view(state, watcher), sold: state.sold }),
  }),
  broken(
    'a doubted pearl is lost',
    ['conservation', 'restore', 'events', 'imagine', 'imagine-range'],
    playThen((state, move, before) => {
      if (move.do === 'doubt') state.beach = before.beach;
    }),
  ),
  broken('views know of a piece too many', ['pieces'], {
    pieces: (view) => ({ ...toy.pieces(view), box: { '?': 1 } }),
  }),
  broken(
    'others are not told that a pearl was found',
    ['events', 'veils'],
    telling((tell) => (event, audience) => tell(event, audience)),
  ),
  broken(
    'a doubt does not say where the pearl goes',
    ['events'],
    telling((tell) => (event, audience, veiled) => {
      tell(event.kind === 'doubts' ? (without(event as GameEvent, 'shifts') as Event) : event, audience, veiled);
    }),
  ),
  broken('payoffs are points', ['payoffs'], { payoffs: (state) => state.sold }),
  broken('the last one is paid best', ['payoffs'], {
    payoffs: (state) => toy.payoffs(state).map((payoff) => 1 - payoff),
  }),
  broken('the breakdown forgets pearls kept', ['result'], {
    result(state) {
      const result = toy.result(state);
      return { ...result, breakdown: result.breakdown.filter(({ item }) => item !== 'kept') };
    },
  }),
  broken(
    'everybody sees everything, and is told so',
    ['secrets', 'imagine-range', 'imagine-even', 'reveals'],
    openGame,
  ),
  broken('a refusal to dive counts the black pearls', ['secrets', 'veils', 'imagine'], {
    whyNot(state, seat, move) {
      const no = toy.whyNot(state, seat, move);
      return no && { ...no, black: state.reef.black };
    },
  }),
  broken('only a lie can be doubted', ['secrets', 'veils', 'imagine', 'refusal-rules'], {
    moves: (state) =>
      state.phase === 'answer' && last(state.laid).pearl === last(state.laid).as
        ? toy.moves(state).slice(0, 1)
        : toy.moves(state),
  }),
  broken(
    'a sale is told without saying what was said',
    ['veils'],
    telling((tell) => (event, audience, veiled) => {
      tell(event, audience, veiled?.kind === 'sells' ? { ...veiled, as: 'white' } : veiled);
    }),
  ),
  broken(
    'the die is shown to the diver alone',
    ['veils'],
    telling((tell) => (event, audience, veiled) => {
      if (event.kind === 'sea') tell(event, [event.seat]);
      else tell(event, audience, veiled);
    }),
  ),
  broken('no move ever reveals', ['reveals'], { reveals: () => false }),
  broken('the end is said to reveal nothing', ['reveals'], { reveals: (_state, move) => move.do === 'doubt' }),
  broken('an imagined state shares the score with the view', ['imagine'], {
    imagine: (view, watcher, random) => ({ ...toy.imagine(view, watcher, random), sold: view.sold as number[] }),
  }),
  broken('an imagined reef is always full', ['imagine', 'imagine-range'], {
    imagine: (view, watcher, random) => ({ ...toy.imagine(view, watcher, random), reef: { ...view.options.reef } }),
  }),
  broken('imagination has no fantasy', ['imagine-range', 'imagine-even'], {
    imagine: (view, watcher) => toy.imagine(view, watcher, alwaysFirst),
  }),
  broken('imagination prefers white pearls', ['imagine-even'], {
    imagine: (view, watcher, random) => toy.imagine(view, watcher, lopsided(random)),
  }),
  brokenWide('imagination prefers white pearls, of which there are many', ['imagine-even'], {
    imagine: (view, watcher, random) => toy.imagine(view, watcher, lopsided(random)),
  }),
  broken('every hand is imagined as if it were the only one', ['imagine', 'imagine-range'], {
    imagine: dealtAlone,
  }),
  {
    what: 'a hidden die is imagined low',
    laws: ['imagine-even'],
    subject: {
      ...cupsSubject,
      game: { ...cups, imagine: (...asked) => cups.imagine(asked[0], asked[1], lopsided(asked[2])) },
    },
  },
];
