import type { State } from '../types.ts';
import { type DarkhouseRules, usual } from './card.ts';
import { d1 } from './d1.ts';
import { d2 } from './d2.ts';
import { d3 } from './d3.ts';
import { d4 } from './d4.ts';
import { d5 } from './d5.ts';
import { d6 } from './d6.ts';
import { d7 } from './d7.ts';
import { d8 } from './d8.ts';
import { d9 } from './d9.ts';
import { d10 } from './d10.ts';
import { d11 } from './d11.ts';
import { d12 } from './d12.ts';

/** By the number in their corner; 0 is no card. */
export const DARKHOUSE_CARDS: readonly DarkhouseRules[] = [usual, d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11, d12];

export const cardOf = (card: number): DarkhouseRules => DARKHOUSE_CARDS[card] ?? usual;

/** The number of the card the Darkhouse stands on; 0 without expansion 4. */
export const cardStoodOn = (state: State): number => (state.card < 0 ? 0 : (state.row[state.card] ?? 0));

/** E4.2: the rules of the card in force, or the usual ones where it is off. */
export function inForce(state: State): DarkhouseRules {
  if (state.card < 0) return usual;
  const rules = cardOf(state.row[state.card] ?? 0);
  return (rules.offWhenStuck && state.stuck) || (rules.offOnTurnOne && state.turn === 1) ? usual : rules;
}
