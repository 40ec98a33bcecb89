import { charterOf } from './charter.ts';
import { cardOf } from './darkhouse/index.ts';
import { DEAL_ADMIRALS, LAY_PATH, LAY_REEF, LAY_ROW, REVEAL_CARD, TURN_BEGINS } from './frames.ts';
import {
  BLANK,
  cardNumber,
  darkhouseCard,
  heroicCard,
  kindOf,
  MAGE_A,
  MERCENARY,
  noTokens,
  pathPlace,
  REEF_3,
  reefNumber,
} from './kinds.ts';
import { ADMIRAL, LAY, REEF, REVEAL, ROW } from './said.ts';
import { draw, type MoveOf, type Teller } from './step.ts';
import type { DarkhouseLevel, Frame, Move, Options, State } from './types.ts';

/** E4.1: red and blue cards in the row. */
export const ROW_OF: { readonly [level in DarkhouseLevel]: { readonly red: number; readonly blue: number } } = {
  intro: { red: 3, blue: 2 },
  normal: { red: 4, blue: 1 },
  difficult: { red: 5, blue: 0 },
};
export const ROW_LENGTH = 5;
const REVEALED_AT_START = 3;
const BLANKS = 8;

/** Everything still in its bag: chance lays the path, the reefs, the Admirals and the cards, one draw at a time. */
export function setup(seats: number, options: Options): State {
  const charter = charterOf(options);
  const reserve = noTokens();
  reserve[BLANK] = options.reserve + (seats === 2 ? 2 : 0);
  const frames: Frame[] = [TURN_BEGINS];
  if (charter.heroic) for (let card = 0; card < REVEALED_AT_START; card++) frames.push(REVEAL_CARD);
  if (charter.darkhouse) frames.push(LAY_ROW);
  if (seats === 2) frames.push(DEAL_ADMIRALS);
  if (charter.reefs) frames.push(LAY_REEF);
  frames.push(LAY_PATH);
  return {
    charter,
    seats,
    turn: 0,
    active: 0,
    frames,
    outcome: null,
    path: [0],
    reefs: [],
    spots: [0],
    nautilion: 0,
    phantom: 0,
    bag: bagOf(charter, BLANKS - reserve[BLANK]),
    reserve,
    discard: noTokens(),
    cabins: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    mages: [0, 0, 0, 0, 0, 0],
    hold: [],
    collided: false,
    dice: [],
    rolling: 0,
    given: [0, 0, 0],
    named: -1,
    stuck: false,
    round: 1,
    pairsUsed: 0,
    row: [],
    card: -1,
    recalled: false,
    deck: charter.heroic ? heroicDeck(charter) : [],
    revealed: [],
    gone: [],
    calm: 0,
    still: false,
    reversed: false,
    sweeping: false,
    lowAdmiral: -1,
  };
}

/** C1, C2: 36 crew; 9 mages, 9 mercenaries and 18 reefs with their expansions; the blanks not in the reserve stay in here. */
function bagOf(charter: State['charter'], blanks: number): number[] {
  const bag = noTokens();
  for (let crew = 1; crew <= 9; crew++) bag[crew] = 4;
  if (charter.mages) for (let mage = 0; mage < 3; mage++) bag[MAGE_A + mage] = 3;
  if (charter.mercenaries) bag[MERCENARY] = 9;
  if (charter.reefs) for (let reef = 0; reef < 3; reef++) bag[REEF_3 + reef] = 6;
  bag[BLANK] = blanks;
  return bag;
}

/** E5.1: H1 to H9, and H10 to H12 with their expansions. */
function heroicDeck(charter: State['charter']): number[] {
  const deck = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  if (charter.mages) deck.push(10);
  if (charter.mercenaries) deck.push(11);
  if (charter.reefs) deck.push(12);
  return deck;
}

/** The kinds from `first` up to (not with) `end` still in the bag, as bits. */
function bagged(state: State, first: number, end: number): number {
  let set = 0;
  for (let kind = first; kind < end; kind++) if (state.bag[kind] !== 0) set |= 1 << kind;
  return set;
}

const lists = new Map<number, readonly Move[]>();

/** One move for each kind in a set of kinds. Reefs and path tokens never share a set. */
function movesFor(set: number, moves: readonly Move[]): readonly Move[] {
  let list = lists.get(set);
  if (!list) {
    list = moves.filter((_, kind) => (set & (1 << kind)) !== 0);
    lists.set(set, list);
  }
  return list;
}

function countsOf(state: State, first: number, end: number): number[] {
  const counts: number[] = [];
  for (let kind = first; kind < end; kind++) {
    const count = state.bag[kind];
    if (count !== 0) counts.push(count);
  }
  return counts;
}

/** The move of the only kind in the set, if there is just one. */
const lastKind = (set: number, moves: readonly Move[]): Move | null =>
  (set & (set - 1)) === 0 ? moves[31 - Math.clz32(set)] : null;

/** S1: how many tokens the path has. */
export const pathTokens = ({ mages, mercenaries }: State['charter']): number =>
  36 + (mages ? 9 : 0) + (mercenaries ? 9 : 0);

/** Path tokens are the kinds before this one. */
const pathKinds = ({ mages, mercenaries }: State['charter']): number =>
  mercenaries ? BLANK : mages ? MERCENARY : MAGE_A;

/** Nine mercenaries are the most of one kind. */
const MOST_OF_A_KIND = 9;

/** S1: the next token of the path; behind the last one lies the Abyss with the Phantom on it (S2). */
export const lay = draw('lay', {
  moves: (state) => movesFor(bagged(state, 1, pathKinds(state.charter)), LAY),
  weights: (state) => countsOf(state, 1, pathKinds(state.charter)),
  only(state) {
    const left = pathTokens(state.charter) + 1 - state.path.length;
    return left > MOST_OF_A_KIND ? null : lastKind(bagged(state, 1, BLANK), LAY);
  },
  play(state, move, _frame, tell) {
    const { token } = move as MoveOf<'lay'>;
    const kind = kindOf(token);
    const spot = state.path.length;
    state.bag[kind]--;
    state.path.push(kind);
    state.spots.push(spot);
    if (tell) tell({ kind: 'laid', token, spot, shifts: [{ piece: token, from: 'bag', to: pathPlace(spot) }] });
    if (spot === pathTokens(state.charter)) endPath(state, tell);
  },
});

function endPath(state: State, tell: Teller): void {
  state.frames.pop();
  const abyss = state.path.length;
  state.path.push(0);
  state.spots.push(abyss);
  state.phantom = abyss;
  if (state.charter.reefs) state.reefs = state.path.map(() => 0);
  if (tell) {
    const shifts = [{ piece: 'phantom', from: 'lair', to: pathPlace(abyss) }];
    tell({ kind: 'path-laid', places: abyss + 1, shifts });
  }
}

/** E3.1: the next place to get a reef: every third, from the first after home. */
function reefPlace(state: State): number {
  let place = 1;
  while (state.reefs[place] !== 0) place += 3;
  return place;
}

export const reef = draw('reef', {
  moves: (state) => movesFor(bagged(state, REEF_3, REEF_3 + 3), REEF),
  weights: (state) => countsOf(state, REEF_3, REEF_3 + 3),
  only: (state) => lastKind(bagged(state, REEF_3, REEF_3 + 3), REEF),
  play(state, move, _frame, tell) {
    const { token } = move as MoveOf<'reef'>;
    const kind = kindOf(token);
    const place = reefPlace(state);
    state.bag[kind]--;
    state.reefs[place] = reefNumber(kind);
    if (tell) {
      const shifts = [{ piece: token, from: 'bag', to: `reef:${place}` }];
      tell({ kind: 'reef-laid', reef: reefNumber(kind), spot: place, shifts });
    }
    if (place + 3 >= state.path.length - 1) state.frames.pop();
  },
});

/** P1: one Admiral each. */
export const admirals = draw('admirals', {
  moves: () => ADMIRAL,
  weights: () => [1, 1],
  play(state, move, _frame, tell) {
    state.frames.pop();
    const { seat } = move as MoveOf<'admiral'>;
    state.lowAdmiral = seat;
    if (tell) {
      const shifts = [
        { piece: 'admiral-low', from: 'admirals', to: `seat:${seat}` },
        { piece: 'admiral-high', from: 'admirals', to: `seat:${1 - seat}` },
      ];
      tell({ kind: 'admirals', low: seat, shifts });
    }
  },
});

/** E4.1: the cards not yet in the row that could come next, with their odds. */
function rowDraws(state: State): { cards: number[]; weights: number[] } {
  const due = ROW_OF[state.charter.options.darkhouse];
  const left = (colour: 'red' | 'blue') =>
    due[colour] - state.row.filter((card) => cardOf(card).colour === colour).length;
  const red = left('red');
  const blue = left('blue');
  const out = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((card) => !state.row.includes(card));
  const reds = out.filter((card) => cardOf(card).colour === 'red').length;
  const blues = out.length - reds;
  const cards: number[] = [];
  const weights: number[] = [];
  for (const card of out) {
    // The next card is red with odds red : blue, and then any red one alike; the same for blue.
    const weight = cardOf(card).colour === 'red' ? red * Math.max(blues, 1) : blue * Math.max(reds, 1);
    if (weight === 0) continue;
    cards.push(card);
    weights.push(weight);
  }
  return { cards, weights };
}

export const row = draw('row', {
  moves: (state) => rowDraws(state).cards.map((card) => ROW[card]),
  weights: (state) => rowDraws(state).weights,
  play(state, move, _frame, tell) {
    const card = cardNumber((move as MoveOf<'row'>).card);
    const index = state.row.length;
    state.row.push(card);
    if (tell) {
      const name = darkhouseCard(card);
      const shifts = [{ piece: name, from: 'darkhouse-deck', to: `row:${index}` }];
      tell({ kind: 'row-laid', card: name, index, shifts });
    }
    if (state.row.length === ROW_LENGTH) state.frames.pop();
  },
});

/** E5.1, H5: the top card of the Heroic deck, which has no order until it is turned up. */
export const reveal = draw('reveal', {
  moves: (state) => state.deck.map((card) => REVEAL[card]),
  weights: (state) => state.deck.map(() => 1),
  play(state, move, _frame, tell) {
    state.frames.pop();
    const card = cardNumber((move as MoveOf<'reveal'>).card);
    state.deck.splice(state.deck.indexOf(card), 1);
    state.revealed.push(card);
    state.revealed.sort((a, b) => a - b);
    if (tell) {
      const name = heroicCard(card);
      tell({ kind: 'revealed', card: name, shifts: [{ piece: name, from: 'heroic-deck', to: 'revealed' }] });
    }
  },
});
