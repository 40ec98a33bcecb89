import type { Actor } from '@fathom/kernel';
import { stack } from './council.ts';
import { fill, lordDrawn, refill } from './court.ts';
import { lastAllies, lastKrakens } from './end.ts';
import type { Tell } from './events.ts';
import { ally, explored, krakenLeft, monster, offer, reveal } from './explore.ts';
import { figure } from './figure.ts';
import type { Frame, FrameAt } from './frames.ts';
import { limit, trim } from './hands.ts';
import { drawn, firstLocation, keep, keys, location, payKeys, smokers } from './locations.ts';
import { powerMoves, usePower } from './lords/index.ts';
import { healer, illusion, illusionist } from './lords/mages.ts';
import { bribe, corruptor, liberator, scheme, schemer, traitor, treason } from './lords/politicians.ts';
import { fence } from './lords/smugglers.ts';
import { assassin, executed, executioner, hunted, hunter, jailer } from './lords/soldiers.ts';
import type { Move } from './notation.ts';
import { affiliate, gift, join, pay } from './recruit.ts';
import { token, units } from './reward.ts';
import { loot, lootLaid, nextAlly, search } from './sanctuary.ts';
import { guard } from './sentinels.ts';
import { firstPlayer } from './setup.ts';
import type { Open, State } from './state.ts';
import type { WholeStep } from './step.ts';
import { action, close, end, handLimit, turn } from './turn.ts';

const STEPS: { readonly [At in FrameAt]: WholeStep<At> } = {
  'first-player': firstPlayer,
  'first-location': firstLocation,
  turn,
  action,
  end,
  'hand-limit': handLimit,
  close,
  reveal,
  offer,
  ally,
  monster,
  explored,
  'kraken-left': krakenLeft,
  units,
  token,
  stack,
  pay,
  affiliate,
  gift,
  join,
  'lord-drawn': lordDrawn,
  fill,
  refill,
  keys,
  location,
  drawn,
  keep,
  'pay-keys': payKeys,
  smokers,
  search,
  loot,
  'loot-laid': lootLaid,
  'next-ally': nextAlly,
  trim,
  limit,
  figure,
  guard,
  jailer,
  assassin,
  hunter,
  hunted,
  executioner,
  executed,
  illusionist,
  illusion,
  healer,
  corruptor,
  bribe,
  traitor,
  treason,
  schemer,
  scheme,
  liberator,
  fence,
  'last-krakens': lastKrakens,
  'last-allies': lastAllies,
};

/** Each frame has the handler of its kind; the types cannot say so for a frame whose kind is not known. */
type AnyStep = WholeStep<FrameAt>;
const BY_NAME = new Map(Object.entries(STEPS)) as unknown as ReadonlyMap<string, AnyStep>;

/** What every turn of exploring meets is found at a glance. */
function find(at: FrameAt): AnyStep {
  if (at === 'reveal') return reveal as unknown as AnyStep;
  if (at === 'ally') return ally as unknown as AnyStep;
  if (at === 'offer') return offer as unknown as AnyStep;
  if (at === 'action') return action as unknown as AnyStep;
  if (at === 'keys') return keys as unknown as AnyStep;
  if (at === 'end') return end as unknown as AnyStep;
  if (at === 'close') return close as unknown as AnyStep;
  if (at === 'turn') return turn as unknown as AnyStep;
  const found = BY_NAME.get(at);
  if (!found) throw new Error(`nothing handles ${at}`);
  return found;
}

let lastFrame: Frame | null = null;
let lastStep = find('action');

/** The same frame is asked about again and again, so the last answer is kept. */
function handler(frame: Frame): AnyStep {
  if (frame !== lastFrame) {
    lastFrame = frame;
    lastStep = find(frame.at);
  }
  return lastStep;
}

const top = (open: Open): Frame => open.stack[open.stack.length - 1];

export function actor(state: Open): Actor {
  if (state.stack.length === 0) return null;
  const frame = top(state);
  return handler(frame).actor(state, frame);
}

export function moves(state: State): readonly Move[] {
  if (state.stack.length === 0) return [];
  const frame = top(state);
  const step = handler(frame);
  const base = step.moves(state, frame);
  if (step.powers === null) return base;
  const powers = powerMoves(state);
  return powers.length === 0 ? base : base.concat(powers);
}

export function weights(state: State): readonly number[] {
  if (state.stack.length === 0) return [];
  const frame = top(state);
  return handler(frame).weights(state, frame);
}

export function play(state: State, move: Move, tell?: Tell): void {
  const frame = top(state);
  const step = handler(frame);
  if (step.powers === null || !usePower(state, move, tell)) step.play(state, frame, move, tell);
  advance(state, tell);
}

/** Goes on until somebody has a choice: what needs none is done, a single choice is made. */
function advance(state: State, tell: Tell): void {
  while (state.stack.length > 0) {
    const frame = top(state);
    const step = handler(frame);
    if (step.run?.(state, frame, tell)) continue;
    if (step.asks || step.several?.(state, frame)) return;
    const only = step.moves(state, frame);
    if (only.length > 1) return;
    if (step.powers === 'alone' && powerMoves(state).length > 0) return;
    if (only.length === 0) throw new Error(`nothing to choose at ${frame.at}`);
    step.play(state, frame, only[0], tell);
  }
}
