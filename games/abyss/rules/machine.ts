import { dispatch, type Step as KernelStep, stackMachine, stepFinder } from '@fathom/kernel';
import { stack } from './council.ts';
import { fill, lordDrawn, refill } from './court.ts';
import { lastAllies, lastKrakens } from './end.ts';
import type { Event, Tell } from './events.ts';
import { ally, explored, krakenLeft, monster, offer, reveal } from './explore.ts';
import { figure } from './figure.ts';
import type { Frame, FrameAt, FrameOf } from './frames.ts';
import { limit, trim } from './hands.ts';
import { drawn, firstLocation, keep, keys, location, payKeys, smokers } from './locations.ts';
import { powerMoves, usePower } from './lords/index.ts';
import { healer, illusion, illusionist } from './lords/mages.ts';
import { bribe, corruptor, liberator, scheme, schemer, traitor, treason } from './lords/politicians.ts';
import { fence, gifts } from './lords/smugglers.ts';
import { assassin, executed, executioner, hunted, hunter, jailer } from './lords/soldiers.ts';
import type { Move } from './notation.ts';
import { affiliate, gift, join, pay } from './recruit.ts';
import { token, units } from './reward.ts';
import { loot, lootLaid, nextAlly, search } from './sanctuary.ts';
import { guard } from './sentinels.ts';
import { firstPlayer } from './setup.ts';
import type { Open, State } from './state.ts';
import type { Step } from './step.ts';
import { action, close, end, handLimit, turn } from './turn.ts';

const STEPS: { readonly [At in FrameAt]: Step<FrameOf<At>> } = {
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
  gifts,
  'last-krakens': lastKrakens,
  'last-allies': lastAllies,
};

const stepNamed = stepFinder<FrameAt, Step>(STEPS);

/** What every turn of exploring meets is found at a glance. */
function find(at: FrameAt): Step {
  if (at === 'reveal') return reveal;
  if (at === 'ally') return ally;
  if (at === 'offer') return offer;
  if (at === 'action') return action;
  if (at === 'keys') return keys;
  if (at === 'end') return end;
  if (at === 'close') return close;
  if (at === 'turn') return turn;
  return stepNamed(at);
}

let lastFrame: Frame | null = null;
let lastStep: Step = action;

/** The same frame is asked about again and again, so the last answer is kept. Short, and what is seldom apart, to be inlined everywhere. */
const stepOf = (frame: Frame): Step => (frame === lastFrame ? lastStep : lookUp(frame));

function lookUp(frame: Frame): Step {
  lastFrame = frame;
  lastStep = find(frame.at);
  return lastStep;
}

/** What a frame itself asks, powers left aside. */
export const ownMoves = (state: State, frame: Frame): readonly Move[] => stepOf(frame).moves(state, frame);

/** T2: a move may be the use of a power, wherever powers may be used. */
const steps: KernelStep<State, Frame, Move, Event, Open> = {
  ...dispatch(stepOf),
  play(state, frame, move, tell) {
    const step = stepOf(frame);
    if (step.powers === null || !usePower(state, move, tell)) step.play(state, frame, move, tell);
  },
};

/** Goes on until somebody is asked. Each step is found once and asked only what it knows how to answer. */
function proceed(state: State, tell: Tell): void {
  const { stack } = state;
  while (stack.length > 0) {
    const frame = stack[stack.length - 1];
    if (frame === undefined) return;
    const step = stepOf(frame);
    if (step.runs && step.run(state, frame, tell)) continue;
    if (step.asks || (!step.counts && step.several(state, frame))) return;
    const choices = step.moves(state, frame);
    if (choices.length > 1) return;
    if (step.powers === 'alone' && powerMoves(state).length > 0) return;
    const only = choices[0];
    if (only === undefined) throw new Error(`nothing to choose at ${frame.at}`);
    step.play(state, frame, only, tell);
  }
}

const machine = stackMachine(steps, proceed);
export const { actor, weights, play } = machine;

const NOTHING: readonly Move[] = [];

/** T2: beside what the step itself asks, powers may be used. Not by way of the machine, for this is asked at every ply. */
export function moves(state: State): readonly Move[] {
  const { stack } = state;
  const height = stack.length;
  const frame = height > 0 ? stack[height - 1] : undefined;
  if (frame === undefined) return NOTHING;
  const step = stepOf(frame);
  const own = step.moves(state, frame);
  if (step.powers === null) return own;
  const powers = powerMoves(state);
  return powers.length === 0 ? own : own.concat(powers);
}
