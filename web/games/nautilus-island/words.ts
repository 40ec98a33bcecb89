import type { Card, Token } from '@fathom/nautilus-island/rules';
import type { Language } from '../../settings.ts';
import { shown } from '../../words.ts';

const en = {
  steps: { column: 'Column', action: 'Action', close: 'Close' },
  about: (own: boolean): string => (own ? 'with your own data' : 'with our data'),
  standing: (round: number, least: number): string =>
    least === 0
      ? `Round ${round}, a column is empty`
      : `Round ${round}, the lowest stack has ${least === 1 ? 'one card' : `${least} cards`}`,
  over: (scores: readonly number[]) => `Final score ${scores.join(' : ')}`,
  chart: (name: string) => `Points of ${name}`,
  seat: (seat: number) => `Player ${seat + 1}`,
  data: 'What we play with',
  dataNote:
    'The booklet shows these only in pictures that are lost to us, so the numbers are our own. If you have the box, enter yours under “Own data”.',
  house: 'our data',
  columns: 'Stacks from tail to bow',
  layout: (seats: number) => `${seats} players`,
  up: 'face up',
  down: 'face down',
  portholes: 'Portholes',
  portholeRow: (size: string) => `${size} cards`,
  treasures: 'Treasures',
  tokens: 'Bonus tokens',
  treasure: { pearl: 'pearl', goblet: 'goblet', crown: 'crown', idol: 'idol' } as { readonly [card in Card]?: string },
  token: {
    two: '2 points',
    three: '3 points',
    each: 'a point per card',
    odd: '4 points if odd',
    pair: '5 points a pair',
    double: 'porthole again',
  } as { readonly [token in Token]: string },
  several: 'Hands are secret: between two turns the screen is covered until the next person takes it.',
};

const fr: typeof en = {
  steps: { column: 'Colonne', action: 'Action', close: 'Fermer' },
  about: (own) => (own ? 'avec vos données' : 'avec nos données'),
  standing: (round, least) =>
    least === 0
      ? `Manche ${round}, une colonne est vide`
      : `Manche ${round}, la pile la plus basse a ${least} ${least > 1 ? 'cartes' : 'carte'}`,
  over: (scores) => `Score final ${scores.join(' à ')}`,
  chart: (name) => `Points de ${name}`,
  seat: (seat) => `Joueur ${seat + 1}`,
  data: 'Avec quoi l’on joue',
  dataNote:
    'Le livret ne les montre que par des images que nous n’avons plus : ces nombres sont donc les nôtres. Si vous avez la boîte, saisissez les vôtres sous « Données propres ».',
  house: 'nos données',
  columns: 'Piles de la poupe à la proue',
  layout: (seats) => `${seats} joueurs`,
  up: 'visible',
  down: 'cachée',
  portholes: 'Hublots',
  portholeRow: (size) => `${size} cartes`,
  treasures: 'Trésors',
  tokens: 'Jetons bonus',
  treasure: { pearl: 'perle', goblet: 'calice', crown: 'couronne', idol: 'idole' },
  token: {
    two: '2 points',
    three: '3 points',
    each: '1 point par carte',
    odd: '4 points si impair',
    pair: '5 points la paire',
    double: 'le hublot encore',
  },
  several:
    'Les mains sont secrètes : entre deux tours, l’écran est caché jusqu’à ce que la personne suivante le prenne.',
};

export const isleWords: { readonly [language in Language]: typeof en } = { en, fr };

/** What these pages say of Nautilus Island, in the language shown. */
export const iw = (): typeof en => isleWords[shown()];
