import type { Event, Move } from '@fathom/nautilion/rules';
import type { GameWords } from '@fathom/words';
import { bind } from './outline.ts';
import { refusal } from './refusals-en.ts';
import { rulebook } from './rulebook-en.ts';
import { spokenEn } from './spoken-en.ts';

export const en: GameWords<Move, Event> = {
  name: 'Nautilion',
  goal: 'Fill nine cabins and dive into the Abyss before the Phantom reaches your Isles.',
  ...bind(rulebook),
  ...spokenEn,
  refusal,
};
