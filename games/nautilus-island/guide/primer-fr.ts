import { typesetAll } from '@fathom/words';
import type { PrimerWords } from './primer-en.ts';

export const primerFr: PrimerWords = typesetAll({
  turn: {
    cross: ['Traversez', 'Passez de l’autre côté du sous-marin, à une autre colonne que la vôtre, libre de ce côté.'],
    collect: [
      'Ramassez',
      'Prenez la carte du dessus de chaque pile de la colonne. Celles des piles cachées restent secrètes.',
    ],
    store: [
      'Ou rangez',
      'Posez des cartes d’une même couleur, au plus une par pile de la colonne. Elles rejoignent votre série de cette couleur.',
    ],
    bonus: [
      'Prenez le bonus',
      'Après avoir rangé, prenez au campement le jeton bonus de cette couleur. Il reste sur la série.',
    ],
    close: [
      'Fermez la série',
      'Un hublot qui correspond exactement à sa taille la ferme, s’il en reste un. Une série fermée ne reçoit plus de carte.',
    ],
  },
  symbols: {
    castaway: [
      'Naufragé',
      'Votre figurine. Le naufragé le plus proche de la poupe joue en premier à la manche suivante.',
    ],
    back: ['Pile cachée', 'On n’en connaît que la hauteur.'],
    treasure: ['Trésors', 'Ils ne se rangent pas : gardés en main, ils valent de 1 à 4 points.'],
    porthole: ['Hublot', 'Les points d’une série de cette taille. Le premier pris rapporte le plus.'],
  },
  bonuses: 'Jetons bonus',
  tokens: {
    two: ['2 points', 'Quelle que soit la série.'],
    three: ['3 points', 'Quelle que soit la série.'],
    each: ['Un point par carte', 'Autant de points que la série a de cartes.'],
    odd: ['Impair', '4 points si la série a un nombre impair de cartes.'],
    pair: ['Paire', '5 points pour deux cartes du même objet.'],
    double: ['Double', 'Le hublot de la série une fois de plus.'],
  },
  end: {
    last: ['La dernière manche', 'Quand une colonne est vide, finissez la manche et jouez-en une de plus.'],
    points: [
      'Les points',
      'Jetons bonus, hublots et trésors en main. Les autres cartes en main ne valent rien. Le meilleur total gagne.',
    ],
  },
  pieces: {
    card: 'Rangez-la dans votre série de cette couleur. En main, elle ne vaut rien à la fin.',
    column: [
      'Colonne',
      'Placez-vous ici pour ramasser la carte du dessus de chaque pile, ou pour ranger autant de cartes qu’il y a de piles.',
    ],
  },
  keys: [
    ['1 à 6', 'choisir une colonne, ou une réponse par son rang'],
    ['m, puis 1 à 9', 'choisir une carte de votre main'],
  ],
});
