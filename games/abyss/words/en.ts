import type { Event, Move } from '@fathom/abyss/rules';
import type { GameWords } from '@fathom/words';
import { bind } from './outline.ts';
import { refusal } from './refusals-en.ts';
import { rulebook } from './rulebook-en.ts';
import { spokenEn } from './spoken-en.ts';

export const en: GameWords<Move, Event> = {
  name: 'Abyss',
  goal: 'Gather allies, recruit lords with them and take locations. Most points win.',
  ...bind(rulebook),
  ...spokenEn,
  refusal,
};
