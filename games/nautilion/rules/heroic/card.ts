import { mayLeave, occupied } from '../ducts.ts';
import type { Tell } from '../step.ts';
import type { CrewNumber, HeroicCard, State } from '../types.ts';

/** A Heroic card: what it does once a crew token has been paid for it. */
export interface HeroicRules {
  readonly card: HeroicCard;
  /** Whether this crew aboard may pay for it: T10, unless the card says more (H6, H7). */
  readonly mayPay: (state: State, crew: CrewNumber) => boolean;
  /** E5.2a, E5.3: whether it does anything, the crew having been paid. */
  readonly acts: (state: State, paid: CrewNumber) => boolean;
  readonly effect: (state: State, paid: CrewNumber, tell: Tell) => void;
}

/** T10: a token whose loss splits the rest may not be paid. */
export const leavesUnsplit = (state: State, crew: CrewNumber): boolean =>
  mayLeave(state.charter.ducts, occupied(state.cabins), crew);

export const heroic = (
  card: HeroicCard,
  effect: HeroicRules['effect'],
  more: Partial<HeroicRules> = {},
): HeroicRules => ({ card, mayPay: leavesUnsplit, acts: () => true, effect, ...more });
