import { PLACES } from './cards.ts';
import { MOST_COLUMNS, PLACES_PER_COLUMN } from './house.ts';

/**
 * What is still to be decided or done; the frame on top of the stack comes first. Chance decides: `first` who begins, `place` and `token`
 * what is filled in the camp, `draw` a card from a face-down stack, `turn` the new top of a face-up one. A seat decides: `column`,
 * `action`, `more` cards or not, `close` the set or not. Done without asking: `fill` the camp, and `turns`, one after another.
 */
export type Frame =
  | { readonly at: 'first' | 'fill' | 'place' | 'turns' | 'column' | 'action' | 'more' | 'close' }
  /** The place of the camp the token goes to. */
  | { readonly at: 'token'; readonly place: number }
  /** The stack the card comes from. */
  | CardFrame;

export type CardFrame = { readonly at: 'draw' | 'turn'; readonly column: number; readonly stack: number };

/** Frames never change, so the same few objects serve every game. */
export const FIRST: Frame = Object.freeze({ at: 'first' });
export const FILL: Frame = Object.freeze({ at: 'fill' });
export const PLACE: Frame = Object.freeze({ at: 'place' });
export const TURNS: Frame = Object.freeze({ at: 'turns' });
export const COLUMN: Frame = Object.freeze({ at: 'column' });
export const ACTION: Frame = Object.freeze({ at: 'action' });
export const MORE: Frame = Object.freeze({ at: 'more' });
export const CLOSE: Frame = Object.freeze({ at: 'close' });

const tokens = Array.from({ length: PLACES }, (_, place): Frame => Object.freeze({ at: 'token', place }));
export const tokenFor = (place: number): Frame => tokens[place] ?? { at: 'token', place };

const stacks = (kind: CardFrame['at']): readonly CardFrame[] =>
  Array.from({ length: MOST_COLUMNS * PLACES_PER_COLUMN }, (_, i) =>
    Object.freeze({ at: kind, column: Math.floor(i / PLACES_PER_COLUMN), stack: i % PLACES_PER_COLUMN }),
  );
const draws = stacks('draw');
const turns = stacks('turn');
export const drawFrom = (column: number, stack: number): CardFrame =>
  draws[column * PLACES_PER_COLUMN + stack] ?? { at: 'draw', column, stack };
export const turnIn = (column: number, stack: number): CardFrame =>
  turns[column * PLACES_PER_COLUMN + stack] ?? { at: 'turn', column, stack };
