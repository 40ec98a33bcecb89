import type { Seat } from '@fathom/kernel';
import { cardName, HAND_KINDS, MONSTER } from './box/cards.ts';
import { FIRST_SANCTUARY, type Location, tileOf } from './box/locations.ts';
import { LOOT_REWARDS, lootValue } from './box/tracks.ts';
import type { Tell } from './events.ts';
import { deckDraws, deckWeights, isMixed, makeDeckAnew, raiseThreat } from './explore.ts';
import { LOOT, MET, type Move, SEARCH, STOP, target } from './notation.ts';
import {
  cardShift,
  DECK,
  DISCARD_PILE,
  handOf,
  KEY_TOKEN,
  LOOT_DECK,
  LOOT_DISCARD,
  lootOn,
  lootPiece,
  purseOf,
  SUPPLY,
  shift,
} from './places.ts';
import { earn } from './purse.ts';
import { add, countOf, isEmpty, type Open, playerOf, type State } from './state.ts';
import { step } from './step.ts';

const SEARCH_OR_STOP: readonly Move[] = [SEARCH, STOP];

/** The loot on a sanctuary, as bits by its place in `LOOT_VALUES`. */
export const hoardOn = (open: Open, location: Location): number => countOf(open.hoards, location - FIRST_SANCTUARY);

/** K8: the first draw is compulsory, then stop or draw again; an empty loot deck ends the search. */
export const search = step<'search'>({
  asks: true,
  powers: 'open',
  run(state, frame, tell) {
    if (isEmpty(state.lootDeck)) endSearch(state, frame.location, true, tell);
    else if (frame.first) {
      frame.first = false;
      state.stack.push({ at: 'loot', location: frame.location });
    } else return false;
    return true;
  },
  actor: (state) => state.turn,
  moves: () => SEARCH_OR_STOP,
  play(state, { location }, move, tell) {
    if (move === SEARCH) state.stack.push({ at: 'loot', location });
    else endSearch(state, location, false, tell);
  },
});

function endSearch(state: State, location: Location, empty: boolean, tell: Tell): void {
  state.stack.pop();
  if (tell) tell({ kind: 'search-ends', seat: state.turn, location: tileOf(location).key, empty });
}

/** A loot card comes onto the sanctuary; its reward first, then the look at what lies there already. */
export const loot = step<'loot'>({
  actor: () => 'chance',
  moves: (state): Move[] => LOOT.filter((_, i) => countOf(state.lootDeck, i) > 0),
  weights: (state) => state.lootDeck.filter((count) => count > 0),
  play(state, { location }, move, tell) {
    state.stack.pop();
    const index = target(move);
    const value = lootValue(index);
    const seat = state.turn;
    add(state.lootDeck, index, -1);
    if (tell) {
      const shifts = [shift(lootPiece(value), LOOT_DECK, lootOn(location))];
      tell({ kind: 'loot', seat, location: tileOf(location).key, value, shifts });
    }
    state.stack.push({ at: 'loot-laid', location, loot: index });
    takeReward(state, seat, index, tell);
  },
});

function takeReward(state: State, seat: Seat, index: number, tell: Tell): void {
  const reward = LOOT_REWARDS[index];
  if (reward === 'key') {
    playerOf(state, seat).keys++;
    if (tell) tell({ kind: 'loot-key', seat, shifts: [shift(KEY_TOKEN, SUPPLY, purseOf(seat))] });
  } else if (reward === 'pearls') earn(state, seat, 2, 'loot', tell);
  else if (reward === 'token' && !isEmpty(state.pool)) state.stack.push({ at: 'token', seat, count: 1 });
  else if (reward === 'ally' && anyAlly(state)) state.stack.push({ at: 'next-ally' });
  else if (tell) tell({ kind: 'loot-nothing', seat, value: lootValue(index) });
}

/** K8: a value already there: both cards are discarded, the search is over. */
export const lootLaid = step<'loot-laid'>({
  run(state, { location, loot }, tell) {
    state.stack.pop();
    const at = location - FIRST_SANCTUARY;
    const bit = 1 << loot;
    if (!(hoardOn(state, location) & bit)) {
      state.hoards[at] = hoardOn(state, location) | bit;
      return true;
    }
    state.hoards[at] = hoardOn(state, location) & ~bit;
    add(state.lootDiscard, loot, 2);
    state.stack.pop();
    if (tell) {
      const value = lootValue(loot);
      const shifts = [{ piece: lootPiece(value), from: lootOn(location), to: LOOT_DISCARD, count: 2 }];
      tell({ kind: 'loot-bust', seat: state.turn, location: tileOf(location).key, value, shifts });
    }
    return true;
  },
});

function anyAlly({ deck, discard }: State): boolean {
  for (let card = 0; card < HAND_KINDS; card++) if (countOf(deck, card) > 0 || countOf(discard, card) > 0) return true;
  return false;
}

/** K8, loot 6: the next ally of the exploration deck; each monster met raises the threat and is discarded. */
export const nextAlly = step<'next-ally'>({
  run(state, _frame, tell) {
    makeDeckAnew(state, tell);
    return false;
  },
  actor: () => 'chance',
  several: isMixed,
  moves: deckDraws(MET),
  weights: deckWeights,
  play(state, _frame, move, tell) {
    const card = target(move);
    const seat = state.turn;
    add(state.deck, card, -1);
    if (tell) {
      const to = card === MONSTER ? DISCARD_PILE : handOf(seat);
      tell({ kind: 'met', seat, card: cardName(card), shifts: [cardShift(card, DECK, to)] });
    }
    if (card === MONSTER) {
      add(state.discard, card, 1);
      raiseThreat(state, tell);
      return;
    }
    state.stack.pop();
    add(playerOf(state, seat).hand, card, 1);
    playerOf(state, seat).handSize++;
  },
});
