import type { DarkhouseCard, Figure, HeroicCard, Spell, Token } from '@fathom/nautilion/rules';

export const cards: { readonly [card in DarkhouseCard | HeroicCard]: string } = {
  D1: 'everything twice',
  D2: 'die by die',
  D3: 'flotsam',
  D4: 'double toll',
  D5: 'restless twos',
  D6: 'exchange',
  D7: 'full astern',
  D8: 'figure first',
  D9: 'frozen dice',
  D10: 'only fours',
  D11: 'salvage',
  D12: 'call back',
  H1: 'blinded light',
  H2: 'dead calm',
  H3: 'high tide',
  H4: 'retreat',
  H5: 'another deed',
  H6: 'hauled in',
  H7: 'back from the deep',
  H8: 'treasure dive',
  H9: 'wide net',
  H10: 'mages’ helpers',
  H11: 'desertion',
  H12: 'clear water',
};

/** "Heroic 5". */
export function cardNumber(card: DarkhouseCard | HeroicCard): string {
  return `${card.startsWith('D') ? 'Darkhouse' : 'Heroic'} ${card.slice(1)}`;
}

/** "Heroic 5: another deed". */
export function cardTitle(card: DarkhouseCard | HeroicCard): string {
  return `${cardNumber(card)}: ${cards[card]}`;
}

export const spells: { readonly [spell in Spell]: string } = {
  whirlwind: 'Whirlwind',
  tide: 'Tide',
  translation: 'Translation',
};

/** As the object of a sentence. */
export const figures: { readonly [figure in Figure]: string } = {
  darkhouse: 'the Darkhouse',
  phantom: 'the Phantom',
  nautilion: 'the Nautilion',
};

/** One such token: "an 8", "mage A", "a mercenary". */
export function one(token: Token): string {
  if (/^[1-9]$/.test(token)) return `${token === '8' ? 'an' : 'a'} ${token}`;
  if (/^[ABC]$/.test(token)) return `a mage ${token}`;
  if (token.startsWith('reef')) return `a reef ${token.slice(4)}`;
  return token === 'blank' ? 'a blank token' : `a ${token}`;
}

/** The token itself, without an article: "crew 8", "mage A", "blank token". */
export function plain(token: Token): string {
  if (/^[1-9]$/.test(token)) return `crew ${token}`;
  if (/^[ABC]$/.test(token)) return `mage ${token}`;
  if (token.startsWith('reef')) return `reef ${token.slice(4)}`;
  return token === 'blank' ? 'blank token' : token;
}

/** "3, 1 and 2". */
export function list(items: readonly (number | string)[], last = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
