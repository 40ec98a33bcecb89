import type { DarkhouseCard, Figure, HeroicCard, Spell, Token } from '@fathom/nautilion/rules';

export const cards: { readonly [card in DarkhouseCard | HeroicCard]: string } = {
  D1: 'tout deux fois',
  D2: 'dé par dé',
  D3: 'bois flotté',
  D4: 'double perte',
  D5: 'les 2 agités',
  D6: 'l’échange',
  D7: 'machine arrière',
  D8: 'la figurine d’abord',
  D9: 'dés figés',
  D10: 'seulement les 4',
  D11: 'récupération',
  D12: 'le rappel',
  H1: 'le Phare ébloui',
  H2: 'calme plat',
  H3: 'grande marée',
  H4: 'la retraite',
  H5: 'un autre exploit',
  H6: 'le repêchage',
  H7: 'retour des profondeurs',
  H8: 'chasse au trésor',
  H9: 'large filet',
  H10: 'les assistants des mages',
  H11: 'la désertion',
  H12: 'eaux dégagées',
};

/** « Action 5 ». */
export function cardNumber(card: DarkhouseCard | HeroicCard): string {
  return `${card.startsWith('D') ? 'Phare' : 'Action'} ${card.slice(1)}`;
}

/** « Action 5 : un autre exploit ». */
export function cardTitle(card: DarkhouseCard | HeroicCard): string {
  return `${cardNumber(card)} : ${cards[card]}`;
}

export const spells: { readonly [spell in Spell]: string } = {
  whirlwind: 'le Tourbillon',
  tide: 'la Marée',
  translation: 'la Translation',
};

/** As the object of a sentence; `toFigure` with the preposition. */
export const figures: { readonly [figure in Figure]: string } = {
  darkhouse: 'le Phare',
  phantom: 'le Fantôme',
  nautilion: 'le Nautilion',
};

export const toFigure: { readonly [figure in Figure]: string } = {
  darkhouse: 'au Phare',
  phantom: 'au Fantôme',
  nautilion: 'au Nautilion',
};

/** One such token: « un 8 », « un mage A », « un mercenaire ». */
export function one(token: Token): string {
  return /^[1-9]$/.test(token) ? `un ${token}` : `un ${plain(token)}`;
}

/** The token itself: « équipier 8 », « mage A », « jeton vierge ». */
export function plain(token: Token): string {
  if (/^[1-9]$/.test(token)) return `équipier ${token}`;
  if (/^[ABC]$/.test(token)) return `mage ${token}`;
  if (token.startsWith('reef')) return `écueil ${token.slice(4)}`;
  return token === 'blank' ? 'jeton vierge' : 'mercenaire';
}

/** With the definite article: « l’équipier 8 », « le mage A ». */
export function the(token: Token): string {
  const name = plain(token);
  return /^é/.test(name) ? `l’${name}` : `le ${name}`;
}

/** « 3, 1 et 2 ». */
export function list(items: readonly (number | string)[], last = 'et'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
