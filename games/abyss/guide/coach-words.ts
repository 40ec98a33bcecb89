import { type Language, typesetAll } from '@fathom/words';

const en = {
  start:
    'Now it counts: find allies, recruit lords with them, and take locations with their keys. Most influence wins. See what the lords ask for before you choose.',
  ally: 'Take what a lord of the court asks for; taking it ends your turn. What you leave waits in the council, for your rivals too.',
  fifth: 'The fifth place pays a pearl. One more card, and you must take whatever comes.',
  monster: 'Little to win here yet. Leave it, and the next monster pays more, but perhaps to a rival.',
  monsterKey: 'The threat pays a key now: a third of a location. Fight before a rival does.',
  offer: (price: number) =>
    price === 1
      ? 'One pearl for a card you choose is a good price, if a lord asks for it. You may buy one card a turn.'
      : `${price} pearls are a lot. Buy only what makes a lord affordable.`,
  reward: 'Pearls bring you lords sooner; a token is 2 to 4 points at the end. Early on, pearls are usually better.',
  lord: (count: number) =>
    count === 1
      ? 'You can pay for this lord. Take it before somebody else does, unless a better one is nearly within reach.'
      : `You can pay for ${count} lords. This one brings the most influence; a lord with a key helps you to a location.`,
  krakenPrice: 'You can pay for this lord, but with a kraken: each nebulis costs a point at the end.',
  near: (points: number) =>
    points === 1
      ? 'One point short for this lord: a pearl or another card will do.'
      : `Only ${points} points short for this lord: make them up with pearls or another card.`,
  council: (cards: number) =>
    `${cards} allies for a single turn: a stack of the council is the cheapest way to a full hand.`,
  explore: 'Nothing is within reach yet. Explore: what you leave fills the council for your next turn.',
  limit: (cards: number) =>
    `${cards} cards in hand: above 12, each costs a pearl or is discarded at the end of your turn. Spend them on a lord.`,
  ending: (lords: number, isYours: boolean) =>
    isYours
      ? `You have ${lords} of seven lords. With your seventh the game ends after one more turn for everybody else: reach it while you are ahead.`
      : `Somebody has ${lords} of seven lords. After the seventh, the others have one more turn: recruit what you can.`,
  key: 'One more key and a location is yours. See which one would score most for you.',
  place:
    'Take the location that scores most for you, now or later. Drawing shows you more, but the rest stay for your rivals.',
  figure: 'You hold the Kraken: −5 at the end. Pay with nebulis whenever you may, and it goes to somebody else.',
  plot: 'You are rich. A pearl brings a new lord to the court before your action: perhaps the one you can pay for.',
  hints: 'Not sure? The hint button shows the best moves. Use it as often as you like.',
};

const fr: typeof en = typesetAll({
  start:
    'Cette fois, ça compte : trouvez des alliés, recrutez des seigneurs, prenez des lieux grâce à leurs clés. La plus grande influence l’emporte. Voyez ce que demandent les seigneurs avant de choisir.',
  ally: 'Prenez ce que demande un seigneur de la Cour ; cela met fin à votre tour. Ce que vous laissez attend au Conseil, pour vos rivaux aussi.',
  fifth: 'La cinquième place rapporte une perle. Encore une carte, et il faudra prendre ce qui vient.',
  monster: 'Peu à gagner ici pour l’instant. Laissez-le, et le prochain rapportera plus, mais peut-être à un rival.',
  monsterKey: 'La menace rapporte une clé : le tiers d’un lieu. Combattez avant qu’un rival ne le fasse.',
  offer: (price) =>
    price === 1
      ? 'Une perle pour une carte choisie, c’est un bon prix si un seigneur la demande. Vous pouvez en acheter une par tour.'
      : `${price} perles, c’est beaucoup. N’achetez que ce qui vous donne un seigneur.`,
  reward:
    'Avec des perles, on recrute plus vite ; un jeton vaut 2 à 4 points à la fin. Au début, mieux vaut souvent les perles.',
  lord: (count) =>
    count === 1
      ? 'Vous pouvez payer ce seigneur. Prenez-le avant un autre, sauf si un meilleur est presque à portée.'
      : `Vous pouvez payer ${count} seigneurs. Celui-ci apporte le plus d’influence ; un seigneur à clé vous rapproche d’un lieu.`,
  krakenPrice: 'Vous pouvez payer ce seigneur, mais avec un kraken : chaque nébulis coûte un point à la fin.',
  near: (points) =>
    points === 1
      ? 'Il manque un point pour ce seigneur : une perle ou une carte de plus suffit.'
      : `Il ne manque que ${points} points pour ce seigneur : complétez avec des perles ou une carte de plus.`,
  council: (cards) => `${cards} alliés en un seul tour : une pile du Conseil remplit la main au meilleur prix.`,
  explore: 'Rien n’est encore à portée. Explorez : ce que vous laissez remplit le Conseil pour votre prochain tour.',
  limit: (cards) =>
    `${cards} cartes en main : au-delà de 12, chacune coûte une perle ou part à la défausse à la fin du tour. Dépensez-les pour un seigneur.`,
  ending: (lords, isYours) =>
    isYours
      ? `Vous avez ${lords} seigneurs sur sept. Au septième, les autres ont un dernier tour et la partie s’achève : recrutez-le tant que vous menez.`
      : `Quelqu’un a ${lords} seigneurs sur sept. Après le septième, les autres ont un dernier tour : recrutez ce que vous pouvez.`,
  key: 'Encore une clé, et un lieu est à vous. Voyez lequel vous rapporterait le plus.',
  place:
    'Prenez le lieu qui vous rapporte le plus, maintenant ou plus tard. En piocher montre davantage, mais le reste profite à vos rivaux.',
  figure: 'Vous avez le Kraken : −5 à la fin. Payez en nébulis dès que possible, et il passera à un autre.',
  plot: 'Vous êtes riche. Avant votre action, une perle fait venir un seigneur à la Cour : peut-être celui que vous pouvez payer.',
  hints: 'Vous hésitez ? Le bouton Indice montre les meilleurs coups. Servez-vous-en autant que vous voulez.',
});

export const coachWords: { readonly [language in Language]: typeof en } = { en, fr };
