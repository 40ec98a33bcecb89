import { formats } from '@fathom/words';
import { capital } from './names-en.ts';

const count = (n: number, single: string): string => formats.en.count(n, single, `${single}s`);

/** What pieces say when they are touched and nothing can be done with them. */
export const darkEn = {
  lordDeck: (n: number) => `${capital(count(n, 'lord'))} left in the deck. A plot brings the next one to court.`,
  emptyPlace: 'A free place at court. A plot brings a lord here; with two lords or fewer left, the court is filled up.',
  deck: (n: number) => `${capital(count(n, 'card'))} left in the deck. Exploring turns them up one by one.`,
  place: (n: number) => `Card ${n} of an exploration is turned up here.`,
  lastPlace: 'The fifth card is the last: a monster must be fought, and an ally that nobody buys brings a pearl.',
  left: 'This ally was left: it goes to the council when the exploration ends.',
  leftMonster: 'This monster was left, and the threat rose.',
  onOffer: 'This card is on offer now.',
  card: 'Allies in your hand pay for lords.',
  ally: 'Affiliated allies stay in front of you. The best of each race scores at the end.',
  tokens: 'A monster token counts 2, 3 or 4 points. Only its owner may look at it.',
  sentinel: 'Only its owner may take what a sentinel guards.',
  locationPile: 'Locations nobody has seen. Whoever has three keys may draw up to four of them and keep one.',
  discard: 'The discard is shuffled into a new deck when the deck is empty.',
  figure: 'Whoever has the Kraken at the end loses 5 points. It goes to the player with the most nebulis.',
};

export type DarkWords = typeof darkEn;
