import type { Event, Move, Why } from '@fathom/nautilion/rules';
import type { GameWords } from '@fathom/words';
import { event, why } from './log-en.ts';
import { move } from './moves-en.ts';
import { bind } from './outline.ts';
import { refusal } from './refusals-en.ts';
import { rulebook } from './rulebook-en.ts';

export const en: GameWords<Move, Event> = {
  name: 'Nautilion',
  tagline: 'Gather nine crew and reach the Abyss before the Phantom reaches home.',
  ...bind(rulebook),
  refusal,
  event,
  move,
  item: (item) => item,
  why: (key) => why[key as Why] ?? 'The game is over.',
};
