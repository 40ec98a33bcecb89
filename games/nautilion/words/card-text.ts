import type { DarkhouseCard, HeroicCard, HouseCards } from '@fathom/nautilion/rules';
import type { AskedWords } from './asked-en.ts';

/** What a card does, in one line. The options decide what H2, H3 and H8 do. */
export function cardText(words: AskedWords, card: DarkhouseCard | HeroicCard, house: HouseCards): string {
  return card === 'H2' || card === 'H3' || card === 'H8' ? words.deeds[house[card]] : words.cardText[card];
}
