import type { Card, Token } from '@fathom/nautilus-island/rules';
import { de, formats, type Language, typesetAll } from '@fathom/words';

const en = {
  steps: { column: 'Column', action: 'Action', close: 'Close' },
  about: (own: boolean): string => (own ? 'Values from your box' : 'House values'),
  standing: (round: number, least: number): string =>
    least === 0
      ? `Round ${round}, a column is empty`
      : `Round ${round}, the lowest stack has ${least === 1 ? 'one card' : `${least} cards`}`,
  over: (scores: readonly string[]) => `Final score: ${formats.en.and(scores)}`,
  scored: (name: string, score: string) => `${name === 'You' ? 'you' : name} ${score}`,
  chart: (name: string) => (name === 'You' ? 'Your points' : `${name}’s points`),
  data: 'Values of cards and tokens',
  dataNote:
    'The booklet shows these values only in pictures we do not have, so we chose our own. If you own the box, enter its values under “Values from your box”.',
  house: 'house values',
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
  shared: 'Hands are secret: between two turns the screen is covered until the next person takes it.',
};

const fr: typeof en = typesetAll({
  steps: { column: 'Colonne', action: 'Action', close: 'Fermer' },
  about: (own) => (own ? 'Valeurs de votre boîte' : 'Valeurs maison'),
  standing: (round, least) =>
    least === 0
      ? `Manche ${round}, une colonne est vide`
      : `Manche ${round}, la pile la plus basse a ${least} ${least > 1 ? 'cartes' : 'carte'}`,
  over: (scores) => `Score final : ${formats.fr.and(scores)}`,
  scored: (name, score) => `${name === 'Vous' ? 'vous' : name} ${score}`,
  chart: (name) => (name === 'Vous' ? 'Vos points' : `Points ${de(name)}`),
  data: 'Valeurs des cartes et jetons',
  dataNote:
    'Le livret ne montre ces valeurs que par des images que nous n’avons pas : nous avons donc choisi les nôtres. Si vous avez la boîte, saisissez les siennes sous « Valeurs de votre boîte ».',
  house: 'valeurs maison',
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
  shared:
    'Les mains sont secrètes : entre deux tours, l’écran est masqué jusqu’à ce que la personne suivante le prenne.',
});

/** What the pages say of Nautilus Island. */
export const words: { readonly [language in Language]: typeof en } = { en, fr };
