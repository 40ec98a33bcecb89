import type { Seat } from '@fathom/kernel';
import * as L from '../box/lords.ts';
import type { Tell } from '../events.ts';
import { type Deed, decode, type Move } from '../notation.ts';
import { isReady, type Open, type State } from '../state.ts';
import { elderArrives, hermitArrives, sageArrives } from './ambassadors.ts';
import type { Arrival } from './arrival.ts';
import { apprenticeArrives, healerArrives, illusionistArrives, invokerArrives, oracle } from './mages.ts';
import {
  inheritorArrives,
  landlordArrives,
  peddlerArrives,
  shopkeeperArrives,
  slaver,
  traderArrives,
} from './merchants.ts';
import {
  corruptorArrives,
  liberatorArrives,
  opportunist,
  recipient,
  schemerArrives,
  traitorArrives,
} from './politicians.ts';
import { fenceArrives, ferryman, lookoutArrives, vigilArrives, watcherArrives } from './smugglers.ts';
import {
  assassinArrives,
  commanderArrives,
  executionerArrives,
  hunterArrives,
  jailerArrives,
  seekerArrives,
} from './soldiers.ts';
import type { TurnPower } from './turn-power.ts';

/** What happens when a lord comes to a player (W1). Lords not named here do nothing on arrival. */
const ARRIVALS = new Map<L.Lord, Arrival>([
  [L.JAILER, jailerArrives],
  [L.SEEKER, seekerArrives],
  [L.ASSASSIN, assassinArrives],
  [L.COMMANDER, commanderArrives],
  [L.HUNTER, hunterArrives],
  [L.TRADER, traderArrives],
  [L.PEDDLER, peddlerArrives],
  [L.LANDLORD, landlordArrives],
  [L.SHOPKEEPER, shopkeeperArrives],
  [L.INVOKER, invokerArrives],
  [L.APPRENTICE, apprenticeArrives],
  [L.ILLUSIONIST, illusionistArrives],
  [L.CORRUPTOR, corruptorArrives],
  [L.TRAITOR, traitorArrives],
  [L.SCHEMER, schemerArrives],
  [L.SAGE, sageArrives],
  [L.HERMIT, hermitArrives],
  [L.ELDER, elderArrives],
  [L.FENCE, fenceArrives],
  [L.WATCHER, watcherArrives],
  [L.VIGIL, vigilArrives],
  [L.LOOKOUT, lookoutArrives],
  [L.INHERITOR, inheritorArrives],
  [L.HEALER, healerArrives],
  [L.EXECUTIONER, executionerArrives],
  [L.LIBERATOR, liberatorArrives],
]);

export function arrive(state: State, lord: L.Lord, tell: Tell): void {
  ARRIVALS.get(lord)?.(state, state.turn, tell);
}

/** T2: the powers used once per own turn. */
const TURN_POWERS: readonly { readonly lord: L.Lord; readonly deed: Deed; readonly power: TurnPower }[] = [
  { lord: L.SLAVER, deed: 'slaver', power: slaver },
  { lord: L.ORACLE, deed: 'oracle', power: oracle },
  { lord: L.OPPORTUNIST, deed: 'opportunist', power: opportunist },
  { lord: L.FERRYMAN, deed: 'ferryman', power: ferryman },
  { lord: L.RECIPIENT, deed: 'recipient', power: recipient },
];

/** Whether this seat has a turn power that it has not used yet; whether it can be used is another question. */
export function hasTurnPower(open: Open, seat: Seat): boolean {
  const { holder } = open;
  if (
    holder[L.SLAVER] !== seat &&
    holder[L.ORACLE] !== seat &&
    holder[L.OPPORTUNIST] !== seat &&
    holder[L.FERRYMAN] !== seat &&
    holder[L.RECIPIENT] !== seat
  )
    return false;
  for (let i = 0; i < TURN_POWERS.length; i++) if (isReady(open, seat, TURN_POWERS[i]?.lord ?? -1)) return true;
  return false;
}

const NONE: readonly Move[] = [];

/** Every way in which whoever plays now can use a power. */
export function powerMoves(state: State): readonly Move[] {
  const seat = state.turn;
  if (!hasTurnPower(state, seat)) return NONE;
  let moves = NONE;
  for (let i = 0; i < TURN_POWERS.length; i++) {
    const one = TURN_POWERS[i];
    if (!one || !isReady(state, seat, one.lord)) continue;
    const more = one.power.moves(state, seat);
    moves = moves.length === 0 ? more : moves.concat(more);
  }
  return moves;
}

/** Uses a power if the move is one; returns whether it was. */
export function usePower(state: State, move: Move, tell: Tell): boolean {
  if (!hasTurnPower(state, state.turn)) return false;
  const decoded = decode(move);
  if (!decoded) return false;
  for (let i = 0; i < TURN_POWERS.length; i++) {
    const one = TURN_POWERS[i];
    if (one?.deed !== decoded.deed) continue;
    state.used.push(one.lord);
    one.power.use(state, state.turn, decoded.what, tell);
    return true;
  }
  return false;
}
