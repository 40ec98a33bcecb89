import type { Frame, State, Step } from './types.ts';

/** Frames without data of their own exist once. */
export const LAY_PATH: Frame = { step: 'lay' };
export const LAY_REEF: Frame = { step: 'reef' };
export const DEAL_ADMIRALS: Frame = { step: 'admirals' };
export const LAY_ROW: Frame = { step: 'row' };
export const REVEAL_CARD: Frame = { step: 'reveal' };
export const ROLL_DIE: Frame = { step: 'roll' };
export const ROLL_FOR_REEF: Frame = { step: 'reef-roll' };
export const ROLL_FOR_DARKHOUSE: Frame = { step: 'darkhouse-roll' };
export const CHOOSE_STARTER: Frame = { step: 'starter' };
export const NAME_FIGURE: Frame = { step: 'name' };
export const CURRENTS: Frame = { step: 'currents' };
export const PLAN: Frame = { step: 'plan' };
export const SWAP: Frame = { step: 'swap' };
export const DISMISS_CARD: Frame = { step: 'dismiss' };
export const SMUGGLE: Frame = { step: 'smuggle' };
export const RECOVER: Frame = { step: 'recover' };
export const RECALL_TOKEN: Frame = { step: 'recall' };
export const KEEP_GROUP: Frame = { step: 'keep' };
export const TURN_BEGINS: Frame = { step: 'turn-begins' };
export const REEF_CHECK: Frame = { step: 'reef-check' };
export const WATERS: Frame = { step: 'waters' };
export const DARKHOUSE_PHASE: Frame = { step: 'darkhouse' };
export const PHANTOM_PHASE: Frame = { step: 'phantom' };
export const NAUTILION_PHASE: Frame = { step: 'nautilion' };
export const ROUND_ENDS: Frame = { step: 'round-ends' };
export const TURN_ENDS: Frame = { step: 'turn-ends' };

/** The frame of one step, with its data. */
export type FrameOf<S extends Step> = Extract<Frame, { readonly step: S }>;

export const top = (state: State): Frame => state.frames[state.frames.length - 1];
