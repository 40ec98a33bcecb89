import { typesetAll } from '@fathom/words';
import type { DarkWords } from './dark-en.ts';

const left = (n: number, what: string): string => (n < 2 ? `Encore ${n} ${what}` : `Encore ${n} ${what}s`);

/** What pieces say when they are touched and nothing can be done with them. */
export const darkFr: DarkWords = typesetAll({
  lordDeck: (n: number) => `${left(n, 'seigneur')} dans la pioche. Un complot fait venir le suivant à la Cour.`,
  emptyPlace:
    'Une place libre à la Cour. Un complot y fait venir un seigneur ; dès qu’il n’en reste que deux, la Cour se remplit.',
  deck: (n: number) => `${left(n, 'carte')} dans la pioche. L’exploration les révèle une à une.`,
  place: (n: number) => `La carte ${n} d’une exploration est révélée ici.`,
  lastPlace:
    'La cinquième carte est la dernière : il faut combattre un monstre, et un allié que personne n’achète rapporte une perle.',
  left: 'Cet allié a été laissé : il rejoint le Conseil à la fin de l’exploration.',
  leftMonster: 'Ce monstre a été laissé, et la menace a monté.',
  onOffer: 'Cette carte est proposée en ce moment.',
  card: 'Les alliés de votre main paient les seigneurs.',
  ally: 'Les alliés fédérés restent devant vous. Le meilleur de chaque race compte à la fin.',
  tokens: 'Un jeton Monstre compte 2, 3 ou 4 points. Seul son propriétaire peut le regarder.',
  sentinel: 'Seul son propriétaire peut prendre ce que garde une sentinelle.',
  locationPile: 'Des lieux que personne n’a vus. Avec trois clés, on peut en piocher jusqu’à quatre et en garder un.',
  discard: 'La défausse est mélangée en une nouvelle pioche quand la pioche est vide.',
  figure: 'Le Kraken coûte 5 points à son porteur à la fin. Il va au joueur qui a le plus de nébulis.',
});
