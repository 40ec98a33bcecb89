import { couldRecall, RECALL_COST } from '../darkhouse/d12.ts';
import { cardStoodOn, inForce } from '../darkhouse/index.ts';
import type { FrameOf } from '../frames.ts';
import { BLANK, cardNumber, DARKHOUSE, isCrew, kindOf, MERCENARY, pathPlace, total } from '../kinds.ts';
import { belongings } from '../losing.ts';
import { placeOf, spotOf } from '../path.ts';
import { inReserve } from '../reserve.ts';
import { pathVaries } from '../spells.ts';
import type { Frame, FrameAt, State } from '../types.ts';

const TURN = 'turn-ends round-ends nautilion phantom darkhouse';

/** What may be on top of which stack, in the order of a turn. */
const STACKS: ReadonlyMap<string, readonly FrameAt[]> = new Map<string, readonly FrameAt[]>([
  [`${TURN} waters reef-check`, ['smuggle', 'insert', 'recover']],
  [`${TURN} waters`, ['smuggle', 'insert', 'recover', 'reef-roll']],
  [TURN, ['name', 'currents', 'plan']],
  [
    `${TURN} currents`,
    [
      ...(['starter', 'roll', 'pay', 'swap', 'swap-with', 'recall', 'place'] as const),
      ...(['sacrifice', 'turn', 'dismiss', 'reveal', 'pick-path', 'pick-discard', 'salvage'] as const),
    ],
  ],
  [`${TURN} currents starter`, ['roll']],
  [`${TURN} currents roll`, ['pay']],
  [`${TURN} currents pay`, ['swap', 'swap-with']],
  [`${TURN} currents recall`, ['pay']],
  ['turn-ends round-ends nautilion phantom', ['darkhouse-roll', 'lose']],
  ['turn-ends round-ends nautilion', ['place', 'lose']],
  ['turn-ends round-ends', ['place', 'lose']],
  ['turn-ends keep', ['spoils', 'place']],
  ['turn-ends', ['keep']],
]);

/** What is pending and cannot be. */
export function wrongInStack(state: State): string | null {
  const names = state.stack.map((frame) => frame.at);
  const over = names.pop();
  if (over === undefined || !STACKS.get(names.join(' '))?.includes(over)) {
    return 'No turn has these choices pending, one on top of the other.';
  }
  for (const [depth, frame] of state.stack.entries()) {
    if (!fits(state, frame, names[depth - 1]))
      return `The pending choice “${frame.at}” does not fit the rest of the position.`;
  }
  return null;
}

/** Whether the step can be played to its end: what it names is there, and what it will need too. `under` is what follows it. */
function fits(state: State, frame: Frame, under: FrameAt | undefined): boolean {
  switch (frame.at) {
    case 'reef-check':
      return state.charter.reefs;
    case 'reef-roll':
      return state.charter.reefs && state.reefs[state.nautilion] !== 0;
    case 'smuggle':
      return cardStoodOn(state) === 3;
    case 'insert':
      return cardStoodOn(state) === 3 && kindOf(frame.token) < BLANK && isDiscarded(state, kindOf(frame.token));
    case 'recover':
      return cardStoodOn(state) === 11;
    case 'name':
      return inForce(state).dice === 'figure-first';
    case 'starter':
      return state.seats === 2 && state.turn === 1 && state.active === 0;
    case 'currents':
      return state.round === 1;
    case 'pay':
      return isPayable(state, frame, under);
    case 'swap':
      return pathVaries(state);
    case 'swap-with':
      return state.path.some((kind, place) => kind !== 0 && place === placeOf(state, frame.first));
    case 'recall':
      return state.recalled;
    case 'sacrifice':
      return state.revealed.includes(cardNumber(frame.card));
    case 'turn':
      return isAmong(frame.dice, state.dice);
    case 'dismiss':
    case 'salvage':
      return state.charter.heroic;
    case 'reveal':
      return state.revealed.length < 3;
    case 'pick-path':
    case 'pick-discard':
      return state.charter.heroic && state.cabins[frame.paid] === 0 && isDiscarded(state, frame.paid);
    case 'darkhouse-roll':
      return state.given[DARKHOUSE] === inForce(state).rerolls;
    case 'lose':
      return frame.left <= belongings(state) && isDemanded(state, frame, under);
    case 'place':
      return isPlaceable(state, frame, under);
    case 'spoils':
      return total(state.discard) > 0 && wereLeft(state, frame.left);
    case 'keep':
      return state.charter.mercenaries && state.collided;
    default:
      return true;
  }
}

const isDiscarded = (state: State, kind: number): boolean => kind !== 0 && state.discard[kind] !== 0;

/** T3: the reserve can pay what is left of the price. */
function isPayable(state: State, { left, purpose }: FrameOf<'pay'>, under: FrameAt | undefined): boolean {
  if (left > inReserve(state)) return false;
  if (purpose === 'D12') return under === 'recall' && left <= RECALL_COST && couldRecall(state);
  return left <= state.charter.costs[purpose] && (purpose === 'whirlwind' ? 'roll' : 'currents') === under;
}

/** Whether every die of a few is one of those that lie there. */
function isAmong(few: readonly number[], dice: readonly number[]): boolean {
  const rest = [...dice];
  return few.every((die) => {
    const index = rest.indexOf(die);
    if (index >= 0) rest.splice(index, 1);
    return index >= 0;
  });
}

/** T5, D4, E2.7. */
function isDemanded(state: State, { left, cause }: FrameOf<'lose'>, under: FrameAt | undefined): boolean {
  return cause === 'darkhouse' ? under === 'phantom' : under !== 'phantom' && left === 1 && state.collided;
}

/** The token lies where it is said to come from, at the moment when such a token is placed. */
function isPlaceable(state: State, { token, from, by }: FrameOf<'place'>, under: FrameAt | undefined): boolean {
  const kind = kindOf(token);
  switch (by) {
    case 'T7':
      return under === 'round-ends' && liesUnder(state, state.nautilion, kind, from);
    case 'D6':
      return under === 'nautilion' && liesUnder(state, state.phantom, kind, from);
    case 'D12':
      return under === 'currents' && from === 'discard' && state.recalled && isDiscarded(state, kind);
    default:
      return under === 'keep' && from === 'discard' && isCrew(kind) && isDiscarded(state, kind);
  }
}

const liesUnder = (state: State, place: number, kind: number, from: string): boolean =>
  kind !== 0 && state.path[place] === kind && from === pathPlace(spotOf(state, place));

/** E2.6: cabins that mercenaries, now discarded, could just have left. */
const wereLeft = (state: State, left: readonly number[]): boolean =>
  left.length <= (state.discard[MERCENARY] ?? 0) &&
  left.every((cabin, index) => state.cabins[cabin] === 0 && left.indexOf(cabin) === index);
