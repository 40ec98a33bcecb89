import type { Event, LocationName, Move } from '@fathom/abyss/rules';
import type { GameWords } from '@fathom/words';
import { event, why } from './log-en.ts';
import { move } from './moves-en.ts';
import { locationName } from './names-en.ts';
import { bind } from './outline.ts';
import { refusal } from './refusals-en.ts';
import { rulebook } from './rulebook-en.ts';

const items: { readonly [item: string]: string } = {
  lords: 'Influence of lords',
  allies: 'Affiliated allies',
  tokens: 'Monster tokens',
  nebulis: 'Nebulis',
  figure: 'Kraken figure',
};

export const en: GameWords<Move, Event> = {
  name: 'Abyss',
  tagline: 'Explore, win allies, recruit the lords of the deep, and mind the black pearls.',
  ...bind(rulebook),
  refusal,
  event,
  move,
  item: (item) => (item.startsWith('location:') ? locationName(item.slice(9) as LocationName) : (items[item] ?? item)),
  why: (key) => why[key as keyof typeof why] ?? 'The game is over.',
};
