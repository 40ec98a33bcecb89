import type { Event, LocationName, Move } from '@fathom/abyss/rules';
import type { GameWords } from '@fathom/words';
import { event, why } from './log-en.ts';
import { move } from './moves-en.ts';
import { locationName } from './names-en.ts';

const items: { readonly [item: string]: string } = {
  lords: 'Influence of lords',
  allies: 'Affiliated allies',
  tokens: 'Monster tokens',
  nebulis: 'Nebulis',
  figure: 'Kraken (−5)',
};

/** What is said while playing. Rulebook and refusals come when somebody asks for them. */
export const spokenEn: Pick<GameWords<Move, Event>, 'event' | 'move' | 'item' | 'why'> = {
  event,
  move,
  item: (item) => (item.startsWith('location:') ? locationName(item.slice(9) as LocationName) : (items[item] ?? item)),
  why: (key) => why[key as keyof typeof why] ?? 'The game is over.',
};
