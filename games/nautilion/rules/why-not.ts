import { type Json, type Refusal, type Seat, same } from '@fathom/kernel';
import { top } from './frames.ts';
import { read, write } from './notation.ts';
import { moves } from './play.ts';
import { whyNotInCurrents } from './refusals/currents.ts';
import { whyNotInserted, whyNotPicked, whyNotSwapped } from './refusals/path.ts';
import { whyNotLost, whyNotPaid, whyNotSacrificed } from './refusals/payments.ts';
import { refuse } from './refusals/refuse.ts';
import { isTaking, whyNotPlaced, whyNotTaken } from './refusals/tokens.ts';
import type { Frame, Move, State } from './types.ts';

/** Why this move is not legal now: `null` if it is, or if it is none of this game's. See `Reason` for what a refusal carries. */
export function whyNot(state: State, _seat: Seat, json: Json): Refusal | null {
  if (state.outcome !== null) return null;
  const move = recognise(json);
  if (move === null || moves(state).some((listed) => same(listed as Json, json))) return null;
  return whyNotThis(state, move, top(state)) ?? whyNeverOrNotNow(state, move);
}

/** The move that this is, if it is one at all. */
function recognise(json: Json): Move | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  for (const [key, value] of Object.entries(json)) {
    const plain = typeof value === 'string' || typeof value === 'number';
    const crew = key === 'crew' && Array.isArray(value) && value.every((number) => typeof number === 'number');
    if (!plain && !crew) return null;
  }
  const said = json as Move;
  if (said.do === 'keep' && !Array.isArray(said.crew)) return null;
  const text = write(said);
  const move = typeof text === 'string' ? read(text) : null;
  return move !== null && same(move as Json, json) ? move : null;
}

/** What is wrong with a move that belongs to the decision now pending. */
function whyNotThis(state: State, move: Move, frame: Frame): Refusal | null {
  const { at } = frame;
  if (at === 'currents' || at === 'plan') return whyNotInCurrents(state, move);
  if (move.do === 'swap' && (at === 'swap' || at === 'swap-with')) return whyNotSwapped(state, move, frame);
  if (move.do === 'pick' && at === 'pick-path') return whyNotPicked(state, move, frame);
  if (move.do === 'insert' && at === 'insert') return whyNotInserted(state, move);
  if (move.do === 'take' && isTaking(frame)) return whyNotTaken(state, move, frame);
  if (move.do === 'place' && at === 'place') return whyNotPlaced(state, move, frame);
  if (move.do === 'pay' && at === 'pay') return whyNotPaid(state, move, frame);
  if (move.do === 'lose' && at === 'lose') return whyNotLost(state, move);
  if (move.do === 'sacrifice' && at === 'sacrifice') return whyNotSacrificed(state, move);
  if (move.do === 'dismiss' && at === 'dismiss') return refuse('H5', 'not-revealed', { card: move.card });
  if (move.do === 'keep' && at === 'keep') return refuse('E2.6', 'no-group', { crew: move.crew });
  if (move.do === 'turn' && at === 'turn') return whyNotTurned(move.die, move.to, frame.dice);
  if (move.do === 'give' && at === 'name') return refuse('D8', 'not-now', { at });
  return null;
}

/** H3: the dice are turned one after the other, to faces they have. */
function whyNotTurned(die: number, to: number, dice: readonly number[]): Refusal {
  if (die !== dice[0]) return refuse('H3', 'no-such-die', { die, dice: [dice[0] ?? 0] });
  return refuse('C3', 'no-such-face', { face: to });
}

/** A move of another moment, of another game, or of the sea. */
function whyNeverOrNotNow(state: State, move: Move): Refusal {
  const rule = homeRule(state, move);
  if (isChance(move)) return refuse(rule, 'not-yours');
  return isInPlay(state, move) ? refuse(rule, 'not-now', { at: top(state).at }) : refuse(rule, 'not-in-play');
}

const isChance = (move: Move): boolean => ['lay', 'reef', 'admiral', 'row', 'reveal', 'roll'].includes(move.do);

/** Whether the expansion, or the second player, that such a move needs is in this game. */
function isInPlay({ seats, charter }: State, move: Move): boolean {
  switch (move.do) {
    case 'start':
      return seats === 2;
    case 'name':
    case 'insert':
    case 'recall':
      return charter.darkhouse;
    case 'reroll':
      return charter.mages;
    case 'play':
    case 'sacrifice':
    case 'turn':
    case 'dismiss':
    case 'pick':
    case 'enough':
      return charter.heroic;
    case 'keep':
      return charter.mercenaries;
    default:
      return true;
  }
}

/** The rule under which such a move may be made at all. */
function homeRule(state: State, move: Move): string {
  const { charter } = state;
  switch (move.do) {
    case 'lay':
      return 'S1';
    case 'reef':
      return 'E3.1';
    case 'admiral':
      return 'P1';
    case 'row':
      return 'E4.1';
    case 'reveal':
      return 'E5.1';
    case 'roll':
    case 'whirlwind':
    case 'tide':
    case 'translation':
      return 'T1';
    case 'start':
      return 'P2';
    case 'name':
      return 'D8';
    case 'swap':
      return 'T2';
    case 'reroll':
      return 'E1.4';
    case 'recall':
      return 'D12';
    case 'play':
    case 'sacrifice':
      return 'E5.2';
    case 'turn':
      return 'H3';
    case 'dismiss':
      return 'H5';
    case 'pick':
      return 'H6';
    case 'take':
      return charter.darkhouse ? 'D11' : charter.heroic ? 'H7' : charter.mercenaries ? 'E2.5' : 'T6';
    case 'enough':
      return 'H8';
    case 'insert':
      return 'D3';
    case 'give':
      return 'T4';
    case 'pay':
      return 'T3';
    case 'lose':
      return 'T5';
    case 'place':
      return 'T7';
    case 'keep':
      return 'E2.6';
  }
}
