import type { Event, Move } from '@fathom/abyss/rules';
import type { GameWords } from '@fathom/words';
import { bind } from './outline.ts';
import { refusal } from './refusals-en.ts';
import { rulebook } from './rulebook-en.ts';
import { spokenEn } from './spoken-en.ts';

export const en: GameWords<Move, Event> = {
  name: 'Abyss',
  tagline: 'Explore, win allies, recruit the lords of the deep, and mind the black pearls.',
  ...bind(rulebook),
  ...spokenEn,
  refusal,
};
