import type { Frame, FrameAt, State } from './types.ts';

/** Frames without data of their own exist once. */
export const LAY_PATH: Frame = { at: 'lay' };
export const LAY_REEF: Frame = { at: 'reef' };
export const DEAL_ADMIRALS: Frame = { at: 'admirals' };
export const LAY_ROW: Frame = { at: 'row' };
export const REVEAL_CARD: Frame = { at: 'reveal' };
export const ROLL_DIE: Frame = { at: 'roll' };
export const ROLL_FOR_REEF: Frame = { at: 'reef-roll' };
export const ROLL_FOR_DARKHOUSE: Frame = { at: 'darkhouse-roll' };
export const CHOOSE_STARTER: Frame = { at: 'starter' };
export const NAME_FIGURE: Frame = { at: 'name' };
export const CURRENTS: Frame = { at: 'currents' };
export const PLAN: Frame = { at: 'plan' };
export const SWAP: Frame = { at: 'swap' };
export const DISMISS_CARD: Frame = { at: 'dismiss' };
export const SMUGGLE: Frame = { at: 'smuggle' };
export const RECOVER: Frame = { at: 'recover' };
export const RECALL_TOKEN: Frame = { at: 'recall' };
export const KEEP_GROUP: Frame = { at: 'keep' };
export const TURN_BEGINS: Frame = { at: 'turn-begins' };
export const REEF_CHECK: Frame = { at: 'reef-check' };
export const WATERS: Frame = { at: 'waters' };
export const DARKHOUSE_PHASE: Frame = { at: 'darkhouse' };
export const PHANTOM_PHASE: Frame = { at: 'phantom' };
export const NAUTILION_PHASE: Frame = { at: 'nautilion' };
export const ROUND_ENDS: Frame = { at: 'round-ends' };
export const TURN_ENDS: Frame = { at: 'turn-ends' };

/** One kind of frame, with its data. */
export type FrameOf<At extends FrameAt> = Extract<Frame, { readonly at: At }>;

export function top({ stack }: State): Frame {
  const frame = stack[stack.length - 1];
  if (frame === undefined) throw new RangeError('nothing is pending');
  return frame;
}
