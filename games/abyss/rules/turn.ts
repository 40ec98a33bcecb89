import { RACES } from './box/cards.ts';
import { ALCHEMIST, LANDLORD } from './box/lords.ts';
import { hasCards, isAnyStackOpen, takeStack } from './council.ts';
import { mayPlot, plot } from './court.ts';
import type { Tell } from './events.ts';
import { explore } from './explore.ts';
import type { Frame } from './frames.ts';
import { checkCommander, HAND_LIMIT } from './hands.ts';
import { powerMoves } from './lords/index.ts';
import { COUNCIL, decode, END, EXPLORE, type Move, moveOf, PLOT, RECRUIT } from './notation.ts';
import { affordable } from './payment.ts';
import { earn } from './purse.ts';
import { recruit } from './recruit.ts';
import { closedTo, guardMoves, placeSentinel, readySentinel } from './sentinels.ts';
import { lordCount, next, playerOf, type State, works } from './state.ts';
import { step } from './step.ts';

/** E1: so many lords bring the end. */
export const LORDS_TO_END = 7;
/** E6: so many rounds without a recruitment bring the end. */
export const QUIET_ROUNDS = 15;

/** Frames that never change are the same for all games: see explore.ts. */
const CLOSE_TURN: Frame = { at: 'close' };
const END_TURN: Frame = { at: 'end' };
const COUNT_KEYS: Frame = { at: 'keys' };
const ACT: Frame = { at: 'action' };
const NEXT_TURN: Frame = { at: 'turn', extra: false };

/** A turn begins: prices, purchases and powers anew (X8), a sentinel that came back may be placed again (K7). */
export const turn = step<'turn'>({
  run(state, { extra }, tell) {
    const seat = state.turn;
    if (state.used.length > 0) state.used = [];
    state.sales = 0;
    for (let i = 0; i < state.seats; i++) state.bought[i] = 0;
    const { sentinels } = state;
    for (let i = 0; i < sentinels.length; i++) {
      const sentinel = sentinels[i];
      if (sentinel?.owner === seat && sentinel.area === null) sentinel.ready = true;
    }
    if (tell) tell({ kind: 'turn-begins', seat, round: state.round, extra });
    state.stack.pop();
    state.stack.push(CLOSE_TURN, END_TURN, COUNT_KEYS, ACT);
    if (works(state, seat, LANDLORD)) earn(state, seat, 1, 'landlord', tell);
    return true;
  },
});

/** Plot as often as you like, then one action (T1); before it, a sentinel that came back may be placed (K7). */
export const action = step<'action'>({
  powers: 'alone',
  several(state) {
    const seat = state.turn;
    return mayPlot(state, seat) || isAnyStackOpen(state, seat);
  },
  actor: (state) => state.turn,
  moves(state) {
    const seat = state.turn;
    const moves: Move[] = mayPlot(state, seat) ? [PLOT, EXPLORE] : [EXPLORE];
    const closedStack = closedTo(state, seat, 'council');
    for (let race = 0; race < RACES.length; race++)
      if (race !== closedStack && hasCards(state, race)) moves.push(moveOf(COUNCIL, race));
    const { court } = state;
    const closedLord = closedTo(state, seat, 'court');
    const payable = affordable(state, seat, court);
    for (let place = 0; payable >> place > 0; place++) {
      const lord = court[place] ?? -1;
      if (payable & (1 << place) && lord !== closedLord) moves.push(moveOf(RECRUIT, lord));
    }
    if (readySentinel(state, seat) >= 0) moves.push(...guardMoves(state));
    return moves;
  },
  play(state, _frame, move, tell) {
    if (move === PLOT) return plot(state, state.turn, tell);
    if (move === EXPLORE) {
      state.stack.pop();
      return explore(state, tell);
    }
    const decoded = decode(move);
    if (decoded?.deed === 'guard') placeSentinel(state, readySentinel(state, state.turn), move, tell);
    else if (decoded?.deed === 'council') {
      state.stack.pop();
      askCouncil(state, decoded.what, tell);
    } else if (decoded?.deed === 'recruit') {
      state.stack.pop();
      recruit(state, decoded.what, tell);
    }
  },
});

/** A1, W10: one whole stack; with the Alchemist a second one. */
function askCouncil(state: State, race: number, tell: Tell): void {
  if (works(state, state.turn, ALCHEMIST)) state.stack.push({ at: 'stack', lord: ALCHEMIST });
  takeStack(state, state.turn, race, tell);
}

const JUST_END: readonly Move[] = [END];

/** T2: with no power left to use, the turn ends by itself. */
export const end = step<'end'>({
  powers: 'alone',
  run(state, _frame, tell) {
    if (powerMoves(state).length > 0) return false;
    finishTurn(state, tell);
    return true;
  },
  actor: (state) => state.turn,
  moves: () => JUST_END,
  play: (state, _frame, _move, tell) => finishTurn(state, tell),
});

function finishTurn(state: State, tell: Tell): void {
  state.stack.pop();
  if (tell) tell({ kind: 'turn-ended', seat: state.turn });
  if (state.options.handLimit12) state.stack.push({ at: 'hand-limit' });
  checkCommander(state, state.turn);
}

/** H1, after the Commander. */
export const handLimit = step<'hand-limit'>({
  run(state) {
    state.stack.pop();
    const over = playerOf(state, state.turn).handSize - HAND_LIMIT;
    if (over > 0) state.stack.push({ at: 'limit', over, from: -1 });
    return true;
  },
});

/** The turn is over: whose is the next, or has the end come (E1, E6, E7, W12)? */
export const close = step<'close'>({
  run(state, _frame, tell) {
    state.stack.pop();
    bringEnd(state, tell);
    if (state.extra) {
      state.extra = false;
      state.stack.push({ at: 'turn', extra: true });
      return true;
    }
    const seat = next(state, state.turn);
    if (seat === state.closer || (seat === state.first && isQuiet(state))) {
      state.stack.push({ at: 'last-allies' }, { at: 'last-krakens' });
      return true;
    }
    state.turn = seat;
    state.stack.push(NEXT_TURN);
    return true;
  },
});

/** E1, E7: seven lords, counted when the turn ends, or a court that could not be filled: the others have one more turn each. */
function bringEnd(state: State, tell: Tell): void {
  if (state.closer >= 0) return;
  if (lordCount(playerOf(state, state.turn)) >= LORDS_TO_END) state.ending ??= 'seven-lords';
  if (state.ending === null) return;
  state.closer = state.turn;
  if (tell)
    tell({ kind: 'end-is-near', seat: state.turn, why: state.ending === 'quiet' ? 'seven-lords' : state.ending });
}

/** E6: a round is over; have there been fifteen in a row without a recruitment? */
function isQuiet(state: State): boolean {
  state.round++;
  state.quiet = state.recruited ? 0 : state.quiet + 1;
  state.recruited = false;
  if (state.quiet < QUIET_ROUNDS || state.closer >= 0) return false;
  state.ending = 'quiet';
  return true;
}
