import { typesetAll } from '@fathom/words';
import type { PrimerWords } from './primer-en.ts';

export const primerFr: PrimerWords = typesetAll({
  turn: {
    plot: [
      'Complotez, si vous voulez',
      'Une perle fait venir un nouveau seigneur à la Cour. Autant de fois que vous pouvez payer.',
    ],
    explore: [
      'Puis explorez',
      'Révélez des cartes une à une. Vos rivaux peuvent vous acheter chaque allié ; prenez celui qui vous plaît, et vous vous arrêtez. Un monstre : combattez-le, ou laissez-le et la menace grandit.',
    ],
    council: ['… ou consultez le Conseil', 'Prenez en main toute une pile d’une même race.'],
    recruit: [
      '… ou recrutez un seigneur',
      'Payez avec des alliés d’autant de races qu’il en demande ; les perles complètent la somme. Le plus faible allié dépensé reste devant vous et rapporte des points.',
    ],
    location: [
      'Trois clés : un lieu',
      'Vous devez en prendre un. Les seigneurs dont les clés ont servi passent dessous et perdent leur pouvoir.',
    ],
  },
  symbols: {
    cost: [
      'Le prix d’un seigneur',
      'La somme à atteindre et les races à montrer : celle qui est dessinée doit en être, un anneau vaut n’importe quelle autre.',
    ],
    influence: ['Influence', 'Les points du seigneur à la fin.'],
    key: ['Clé', 'Trois ouvrent un lieu.'],
    pearl: ['Perle', 'Paie alliés, seigneurs et complots.'],
    token: ['Jeton Monstre', '2, 3 ou 4 points, cachés aux autres.'],
    unit: ['Perle ou jeton', 'Un combat rapporte l’un ou l’autre, à votre choix.'],
  },
  powers: 'Quand agit le pouvoir d’un seigneur',
  kraken: 'Avec Kraken',
  more: {
    ally: ['Krakens', 'Valent n’importe quelle race pour recruter, et apportent des nébulis.'],
    nebulis: ['Nébulis', 'Une perle noire : elle paie comme une perle et coûte un point à la fin.'],
    figure: ['Kraken (−5)', 'Il va au joueur qui a le plus de nébulis.'],
    sentinel: ['Sentinelle', 'Seul son propriétaire peut prendre ce qu’elle garde.'],
  },
  end: {
    last: [
      'Les derniers tours',
      'Quelqu’un a sept seigneurs, ou la Cour ne peut plus être complétée. Les autres jouent encore un tour.',
    ],
    points: [
      'Les points',
      'Seigneurs, lieux, votre meilleur allié fédéré de chaque race, jetons Monstre ; les nébulis et le Kraken se retranchent.',
    ],
  },
  pieces: {
    ally: 'Dépensez-le pour recruter des seigneurs : sa race et sa valeur comptent. Le plus faible que vous dépensez est fédéré : il reste devant vous, et votre meilleur de chaque race compte à la fin.',
    kraken: (nebulis) =>
      `Vaut n’importe quelle race pour recruter, et vous apporte alors ${nebulis} nébulis. Il n’est jamais fédéré.`,
    monster: [
      'Monstre',
      'Il n’est pas à vendre. Combattez-le pour la récompense de la menace, ou laissez-le : la menace monte.',
    ],
    deck: ['Pioche Exploration', 'Alliés et monstres, révélés un à un quand vous explorez.'],
    'lord-deck': ['Seigneurs', 'Ils viennent à la Cour quand on la complète, ou quand quelqu’un complote.'],
    threat: [
      'Menace',
      'Ce que rapporte un combat. Elle monte avec chaque monstre laissé, et revient à 1 après un combat.',
    ],
    stack: (race) => `Conseil : ${race}`,
  },
  price: (cost) => `coûte ${cost}`,
  keys: [
    ['1 à 9', 'choisir une réponse par son rang'],
    ['c k e', 'puis un chiffre : un seigneur de la Cour, une pile du Conseil, une carte explorée'],
    ['m', 'puis un chiffre : une carte de votre main, aussi pour payer ; au-delà de neuf, deux chiffres : 07 ou 12'],
    ['o p r', 'puis un chiffre : un de vos seigneurs, un lieu, quelque chose d’un rival'],
  ],
});
