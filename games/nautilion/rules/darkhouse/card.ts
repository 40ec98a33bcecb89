import type { Tell } from '../step.ts';
import type { DarkhouseCard, State } from '../types.ts';

/** What a Darkhouse card changes. Without one (or with one that is off), `usual` holds. */
export interface DarkhouseRules {
  readonly card: DarkhouseCard | null;
  readonly colour: 'red' | 'blue' | null;
  readonly offOnTurnOne: boolean;
  readonly offWhenStuck: boolean;
  /** Phase 0. */
  readonly machinate: ((state: State, tell: Tell) => void) | null;
  /** How the dice come in phase 1. */
  readonly dice: 'together' | 'one-by-one' | 'figure-first' | 'fixed';
  /** E3.3: how many dice are rolled while the Nautilion is stuck. */
  readonly diceWhenStuck: number;
  /** D12. */
  readonly recalls: boolean;
  /** How many times phases 2 to 5 are played. */
  readonly rounds: number;
  /** D5: this die, given to the Darkhouse, is rolled again. */
  readonly rerolls: number;
  /** T5: how many tokens this die costs. */
  readonly demands: (die: number) => number;
  /** D6. */
  readonly exchanges: boolean;
  /** D7. */
  readonly backwards: boolean;
}

/** T5: from this face on the Darkhouse takes a token. */
export const COSTLY = 3;

export const usual: DarkhouseRules = {
  card: null,
  colour: null,
  offOnTurnOne: false,
  offWhenStuck: false,
  machinate: null,
  dice: 'together',
  diceWhenStuck: 2,
  recalls: false,
  rounds: 1,
  rerolls: 0,
  demands: (die) => (die >= COSTLY ? 1 : 0),
  exchanges: false,
  backwards: false,
};

const red: DarkhouseRules = { ...usual, colour: 'red' };
const blue: DarkhouseRules = { ...usual, colour: 'blue' };

export const redCard = (card: DarkhouseCard, changes: Partial<DarkhouseRules>): DarkhouseRules => ({
  ...red,
  card,
  ...changes,
});
export const blueCard = (card: DarkhouseCard, changes: Partial<DarkhouseRules>): DarkhouseRules => ({
  ...blue,
  card,
  ...changes,
});
