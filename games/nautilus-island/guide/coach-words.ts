import { type Language, typesetAll } from '@fathom/words';

const en = {
  start:
    'Now it counts: collect cards, store them by colour, close your sets. Begin at a column that shows what you want; further back there are fewer cards, but you play earlier next round.',
  order: (place: number, of: number) =>
    place === 1
      ? 'You play first this round: the best column is free. Stop far in front, and the others choose before you next time.'
      : `You are number ${place} of ${of} this round. Stop further back than your rivals, and you choose before them next time.`,
  hints: 'Not sure? The hint button shows the best moves. Use it as often as you like.',
  canClose: (more: number, porthole: number) =>
    more === 1
      ? `One more card and this set takes a porthole worth ${porthole}. You hold that card: any column has a place for it.`
      : `${more} more cards and this set takes a porthole worth ${porthole}. You hold them: go to a column with ${more} places.`,
  storeNow: (porthole: number) => `Store now: this set can be closed for ${porthole}.`,
  heavy: (cards: number) =>
    `${cards} cards in hand, and only stored cards count. Store your largest colour where there are most places: at the bow.`,
  bonus: (points: number) => `This bonus would pay you ${points}. It goes to whoever stores that colour first.`,
  collect: 'Collect while the stacks show your colours; store once two or three of one colour are together.',
  closeOrWait: (now: number, more: number, then: number) =>
    `Porthole ${now} now, or ${then} with ${more} more. Wait only if you see those cards: a rival may take that porthole first.`,
  closeIt: 'No larger porthole is left for it. Close it.',
  near: 'Careful: a column may run out within two rounds. Store what you hold, the set nearest to a porthole first.',
  next: 'A column is empty: the next round is the last. Plan where you will store then.',
  last: 'Last round. Go where there are enough places for your best colour: an empty column will do. Cards left in hand count for nothing.',
};

const fr: typeof en = typesetAll({
  start:
    'Cette fois, ça compte : ramassez, rangez par couleur, fermez vos séries. Commencez par une colonne qui montre ce qu’il vous faut ; plus à l’arrière, moins de cartes, mais vous jouerez plus tôt.',
  order: (place, of) =>
    place === 1
      ? 'Vous jouez en premier : la meilleure colonne est libre. Arrêtez-vous à l’avant, et les autres choisiront avant vous la prochaine fois.'
      : `Vous jouez en ${place}e position sur ${of}. Arrêtez-vous plus à l’arrière que vos rivaux, et vous choisirez avant eux la prochaine fois.`,
  hints: 'Vous hésitez ? Le bouton Indice montre les meilleurs coups. Servez-vous-en autant que vous voulez.',
  canClose: (more, porthole) =>
    more === 1
      ? `Une carte de plus, et cette série prend un hublot de ${porthole}. Vous l’avez en main : n’importe quelle colonne convient.`
      : `${more} cartes de plus, et cette série prend un hublot de ${porthole}. Vous les avez : allez à une colonne de ${more} places.`,
  storeNow: (porthole) => `Rangez maintenant : cette série peut se fermer pour ${porthole}.`,
  heavy: (cards) =>
    `${cards} cartes en main, et seules les cartes rangées comptent. Rangez votre plus belle couleur là où il y a le plus de places : à la proue.`,
  bonus: (points) => `Ce bonus vous rapporterait ${points}. Il va au premier qui range cette couleur.`,
  collect:
    'Ramassez tant que les piles montrent vos couleurs ; rangez dès que deux ou trois cartes d’une couleur sont réunies.',
  closeOrWait: (now, more, then) =>
    `Hublot ${now} tout de suite, ou ${then} avec ${more} de plus. N’attendez que si vous voyez ces cartes : un rival peut prendre ce hublot avant vous.`,
  closeIt: 'Il ne reste pas de plus grand hublot pour elle. Fermez-la.',
  near: 'Attention : une colonne peut être vide d’ici deux manches. Rangez ce que vous tenez, la série la plus proche d’un hublot d’abord.',
  next: 'Une colonne est vide : la prochaine manche est la dernière. Prévoyez où vous rangerez.',
  last: 'Dernière manche. Allez là où il y a assez de places pour votre meilleure couleur, même à une colonne vide. Les cartes restées en main ne valent rien.',
});

export const coachWords: { readonly [language in Language]: typeof en } = { en, fr };
