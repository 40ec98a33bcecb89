/**
 * Soldiers hurt the others. None of them does anything to whoever has a working Shaman (W4).
 *
 * Recruiter: `costFor` in payment.ts. Tamer: `rewardSpace` in explore.ts. Highwayman: `holdUp` in purse.ts. Commander's check
 * points: hands.ts.
 */
import type { Seat } from '@fathom/kernel';
import { ALLY_KINDS, type Card, cardName, RACES, type Race, raceName, raceOf } from '../box/cards.ts';
import { ASSASSIN, EXECUTIONER, HUNTER, JAILER, type Lord, lordCard, SEEKER } from '../box/lords.ts';
import { tokenValue } from '../box/tracks.ts';
import { checkCommander, discardCard, kindsIn } from '../hands.ts';
import { DISABLE, DISCARD, EXECUTE, each, HUNT, HUNTER_AT, LOSE, type Move, target } from '../notation.ts';
import {
  alliesOf,
  cardShift,
  DISCARD_PILE,
  PEARL,
  purseOf,
  SUPPLY,
  shifts,
  tokenPiece,
  tokensOf,
  UNKNOWN,
} from '../places.ts';
import { shielded } from '../purse.ts';
import { add, countOf, isEmpty, next, type Open, playerOf, type State } from '../state.ts';
import { step } from '../step.ts';
import { type Arrival, noEffect } from './arrival.ts';

/** The opponents a soldier of whoever plays now can hurt, clockwise. */
export function victims(state: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = next(state, state.turn); seat !== state.turn; seat = next(state, seat)) {
    if (!shielded(state, seat)) seats.push(seat);
  }
  return seats;
}

/** The first seat from this one on, clockwise, that the soldier can hurt in this way; the owner's seat if there is none. */
function nextVictim(state: State, from: Seat, suffers: (seat: Seat) => boolean): Seat {
  let seat = from;
  while (seat !== state.turn && (shielded(state, seat) || !suffers(seat))) seat = next(state, seat);
  return seat;
}

/** Jailer: every opponent throws away one ally of their own choosing. */
export const jailerArrives: Arrival = (state, seat, tell) => {
  if (victims(state).some((victim) => hasCards(state, victim))) {
    state.stack.push({ at: 'jailer', seat: next(state, seat) });
  } else noEffect(seat, JAILER, tell);
};

const hasCards = (open: Open, seat: Seat): boolean => playerOf(open, seat).handSize > 0;

export const jailer = step<'jailer'>({
  run(state, frame) {
    frame.seat = nextVictim(state, frame.seat, (seat) => hasCards(state, seat));
    if (frame.seat !== state.turn) return false;
    state.stack.pop();
    return true;
  },
  actor: (_state, { seat }) => seat,
  moves: (state, { seat }) => each(DISCARD, kindsIn(playerOf(state, seat))),
  play(state, frame, move, tell) {
    discardCard(state, frame.seat, target(move), 'jailer', tell);
    frame.seat = next(state, frame.seat);
  },
});

/** Seeker: every opponent gives two pearls back, or all they have. */
export const seekerArrives: Arrival = (state, seat, tell) => {
  let any = false;
  for (const victim of victims(state)) {
    const player = playerOf(state, victim);
    const pearls = Math.min(2, player.pearls);
    if (pearls === 0) continue;
    any = true;
    player.pearls -= pearls;
    if (tell) {
      tell({ kind: 'seized', seat: victim, pearls, shifts: shifts(pearls, PEARL, purseOf(victim), SUPPLY) });
    }
  }
  if (!any) noEffect(seat, SEEKER, tell);
};

/** W3: the free, enabled lords of a seat. */
export const enabledLords = (open: Open, seat: Seat): Lord[] =>
  playerOf(open, seat).lords.filter((lord) => open.holder[lord] === seat);

/** Assassin: one free, enabled lord of each opponent, chosen by its owner. */
export const assassinArrives: Arrival = (state, seat, tell) => {
  if (victims(state).some((victim) => enabledLords(state, victim).length > 0)) {
    state.stack.push({ at: 'assassin', seat: next(state, seat) });
  } else noEffect(seat, ASSASSIN, tell);
};

export const assassin = step<'assassin'>({
  powers: 'open',
  run(state, frame) {
    frame.seat = nextVictim(state, frame.seat, (seat) => enabledLords(state, seat).length > 0);
    if (frame.seat !== state.turn) return false;
    state.stack.pop();
    return true;
  },
  actor: (state) => state.turn,
  moves: (state, { seat }) => each(DISABLE, enabledLords(state, seat)),
  play(state, frame, move, tell) {
    const lord = target(move);
    const { seat } = frame;
    playerOf(state, seat).disabled.push(lord);
    state.holder[lord] = -1;
    frame.seat = next(state, seat);
    if (tell) tell({ kind: 'disabled', seat, lord: lordCard(lord).key, by: state.turn });
  },
});

/** W2: Commander, when it comes or is freed: opponents trim at once, clockwise. */
export function commanderStrikes(state: State): void {
  for (const victim of victims(state).reverse()) checkCommander(state, victim);
}

export const commanderArrives: Arrival = (state) => commanderStrikes(state);

/** Hunter: a random monster token of an opponent you choose. */
export const hunterArrives: Arrival = (state, seat, tell) => {
  if (huntable(state).length > 0) state.stack.push({ at: 'hunter' });
  else noEffect(seat, HUNTER, tell);
};

const huntable = (state: State): Seat[] => victims(state).filter((seat) => !isEmpty(playerOf(state, seat).tokens));

export const hunter = step<'hunter'>({
  powers: 'open',
  actor: (state) => state.turn,
  moves: (state) => each(HUNTER_AT, huntable(state)),
  play(state, _frame, move) {
    state.stack.pop();
    state.stack.push({ at: 'hunted', seat: target(move) });
  },
});

/** V1: taker and victim know which token it was. Asked even if the victim's are all alike: that is a secret too. */
export const hunted = step<'hunted'>({
  asks: true,
  actor: () => 'chance',
  moves: (state, { seat }): Move[] => HUNT.filter((_, i) => countOf(playerOf(state, seat).tokens, i) > 0),
  weights: (state, { seat }) => playerOf(state, seat).tokens.filter((count) => count > 0),
  play(state, { seat }, move, tell) {
    state.stack.pop();
    const index = target(move);
    const value = tokenValue(index);
    const by = state.turn;
    add(playerOf(state, seat).tokens, index, -1);
    add(playerOf(state, by).tokens, index, 1);
    state.hunted = { from: seat, to: by, value };
    if (tell) {
      const way = { from: tokensOf(seat), to: tokensOf(by) };
      const shifts = [{ piece: tokenPiece(value), was: UNKNOWN, ...way }];
      tell({ kind: 'token-hunted', seat, by, value, shifts }, [seat, by], {
        kind: 'token-hunted',
        seat,
        by,
        value: null,
        shifts: [{ piece: UNKNOWN, ...way }],
      });
    }
  },
});

const affiliatedOf = (open: Open, seat: Seat, race: Race): Card[] => {
  const cards: Card[] = [];
  for (let card = 0; card < ALLY_KINDS; card++) {
    if (raceOf(card) === race && countOf(playerOf(open, seat).allies, card) > 0) cards.push(card);
  }
  return cards;
};

/** W13: a race some unshielded opponent has affiliated. */
export const executable = (state: State): Race[] =>
  RACES.map((_, race) => race).filter((race) =>
    victims(state).some((seat) => affiliatedOf(state, seat, race).length > 0),
  );

/** Executioner: name a race; every opponent discards one affiliated ally of it, of their own choosing. */
export const executionerArrives: Arrival = (state, seat, tell) => {
  if (executable(state).length > 0) state.stack.push({ at: 'executioner' });
  else noEffect(seat, EXECUTIONER, tell);
};

export const executioner = step<'executioner'>({
  powers: 'open',
  actor: (state) => state.turn,
  moves: (state) => each(EXECUTE, executable(state)),
  play(state, _frame, move, tell) {
    state.stack.pop();
    const race = target(move);
    if (tell) tell({ kind: 'named', seat: state.turn, race: raceName(race) });
    state.stack.push({ at: 'executed', race, seat: next(state, state.turn) });
  },
});

export const executed = step<'executed'>({
  run(state, frame) {
    const { race } = frame;
    frame.seat = nextVictim(state, frame.seat, (seat) => affiliatedOf(state, seat, race).length > 0);
    if (frame.seat !== state.turn) return false;
    state.stack.pop();
    return true;
  },
  actor: (_state, { seat }) => seat,
  moves: (state, { race, seat }) => each(LOSE, affiliatedOf(state, seat, race)),
  play(state, frame, move, tell) {
    const card = target(move);
    const { seat } = frame;
    add(playerOf(state, seat).allies, card, -1);
    add(state.discard, card, 1);
    frame.seat = next(state, seat);
    if (tell) {
      const lost = [cardShift(card, alliesOf(seat), DISCARD_PILE)];
      tell({ kind: 'ally-lost', seat, card: cardName(card), shifts: lost });
    }
  },
});
