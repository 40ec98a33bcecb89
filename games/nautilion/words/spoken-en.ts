import type { Event, Move, Why } from '@fathom/nautilion/rules';
import type { GameWords } from '@fathom/words';
import { event, why } from './log-en.ts';
import { move } from './moves-en.ts';

/** What is said while playing: small, and there from the start. Rulebook and refusals come when somebody asks for them. */
export const spokenEn: Pick<GameWords<Move, Event>, 'event' | 'move' | 'item' | 'why'> = {
  event,
  move,
  item: (item) => item,
  why: (key) => why[key as Why] ?? 'The game is over.',
};
