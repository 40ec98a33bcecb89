import type { Card } from '@fathom/nautilus-island/rules';
import { de, formats, typeset } from '@fathom/words';
import type { BoardWords } from './board-en.ts';
import { capital, cardList, cards, colours, column, sides, tokens } from './names-fr.ts';

const { count, and } = formats.fr;

const cardsOf = (n: number): string => typeset(count(n, 'carte', 'cartes'));
const points = (n: number): string => typeset(count(n, 'point', 'points'));
const unseen = (n: number): string => (n === 1 ? 'une cachée' : n === 2 ? 'deux cachées' : `${n} cachées`);
const small = ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six'];

function find(seen: readonly Card[], hidden: number): string {
  const parts = [...(seen.length > 0 ? [cardList(seen)] : []), ...(hidden > 0 ? [unseen(hidden)] : [])];
  return typeset(parts.join(', '));
}

const isYou = (name: string): boolean => name === 'Vous';
/** Au milieu d’une phrase. */
const inside = (name: string): string => (isYou(name) ? 'vous' : name);
export const boardFr: BoardWords = {
  capital,
  cards,
  colours,
  tokens,
  sides,
  column,
  cardList: (list) => typeset(cardList(list)),
  cardsOf,
  points,
  find,
  and,
  mark: { two: '2', three: '3', each: '×1', odd: 'imp.', pair: 'paire', double: '×2' },

  thisRound: (round) => `Manche ${round}`,
  thisRoundLabel: 'Ordre de jeu de cette manche',
  nextRound: 'Manche suivante, en l’état',
  nextRoundIf: 'Manche suivante, si vous y allez',
  nextShort: 'Ensuite',
  nextRoundLabel: (order) => typeset(`La manche suivante se jouerait dans cet ordre : ${order.map(inside).join(', ')}`),

  turnSays: (name: string, turn: 'had' | 'has' | 'awaits'): string =>
    isYou(name)
      ? {
          had: 'Vous avez joué dans cette manche.',
          has: 'C’est à vous de jouer.',
          awaits: 'Vous n’avez pas encore joué dans cette manche.',
        }[turn]
      : {
          had: `${name} a joué dans cette manche.`,
          has: `${name} joue maintenant.`,
          awaits: `${name} n’a pas encore joué dans cette manche.`,
        }[turn],
  nextSays: 'Le naufragé le plus proche de la poupe joue en premier à la manche suivante.',
  handCardSays: (card: Card): string => typeset(`${capital(cards[card])} : tout le monde a vu cette carte.`),

  ending: { near: 'Dernière manche proche', next: 'Encore une manche après celle-ci', now: 'Dernière manche' },
  endingShort: { near: 'Fin proche', next: 'Encore une manche', now: 'Dernière manche' },
  endingHint: {
    near: 'Une colonne peut s’épuiser d’ici deux manches',
    next: typeset('Une colonne est vide : la prochaine manche sera la dernière'),
    now: 'Après cette manche, la partie est finie',
  },

  submarine: 'Le sous-marin échoué',
  tail: 'Poupe',
  bow: 'Proue',
  goHere: 'vous allez ici',
  ashore: 'à terre',
  left: (n) => (n === 0 ? 'vide' : `reste ${n}`),
  columnSays: (index, places, tops, left) =>
    `${capital(column(index))}, ${count(places, 'place', 'places')}. ${left === 0 ? 'Vide' : `${tops}. Reste ${cardsOf(left)}`}.`,
  columnStands: (names) =>
    names.length === 1 && names.some(isYou)
      ? 'Vous vous y trouvez.'
      : `${capital(and(names.map(inside)))} ${names.length === 1 ? 's’y trouve' : names.some(isYou) ? 'vous y trouvez' : 's’y trouvent'}.`,
  topsSay: (seen, hidden) =>
    [
      ...(seen.length > 0 ? [typeset(`Montre ${cardList(seen)}`)] : []),
      ...(hidden > 0 ? [count(hidden, 'pile cachée', 'piles cachées')] : []),
    ].join(', plus '),
  collectHere: (n) => `Ramasser ${n} ici`,
  collectFind: (n, found) => typeset(`Ramasser ${n} ici : ${found}`),
  nothingHere: 'Rien à ramasser ici',
  orStore: (n) => `ou ranger jusqu’à ${n}`,
  storeOnly: (n) => `ranger jusqu’à ${n}`,
  tapAgain: 'Touchez encore pour y aller',
  columnLit: 'Vous pouvez y aller.',
  castaway: (name, where) => `${name}, ${where}`,
  atColumn: (index, side) => `${column(index)}, ${side}`,

  prompt: {
    climb: 'Choisissez une colonne pour commencer',
    column: 'Traversez et choisissez une colonne éclairée',
    action: 'Ramassez, ou rangez des cartes d’une couleur',
    actionEmpty: typeset('Cette colonne est vide : rangez des cartes d’une couleur'),
    actionBare: typeset('Ramassez : vous n’avez rien à ranger'),
    pass: 'Rien à ramasser et rien à ranger',
    more: 'Rangez encore, ou arrêtez-vous là',
    close: (colour) => typeset(`Fermer votre série ${colours[colour]} ?`),
    over: 'La partie est finie',
    waiting: (name) => (isYou(name) ? 'À vous de décider' : `${name} décide`),
    watching: 'En mouvement…',
  },
  hint: {
    climb: 'Toute colonne que personne n’a encore prise',
    column: typeset('Toute colonne éclairée : ni celle que vous quittez, ni une déjà prise de ce côté'),
    action: (places) =>
      places === 1
        ? 'Choisissez une carte à ranger'
        : `Choisissez jusqu’à ${small[places] ?? places} cartes d’une couleur`,
    full: (places) => (places === 1 ? 'La seule place est prise' : `Les ${small[places] ?? places} places sont prises`),
    close: 'Une série fermée ne reçoit plus de cartes',
    skip: 'Touchez pour accélérer',
  },
  collect: (n) => `Ramasser ${cardsOf(n)}`,
  store: (n, colour) => typeset(`Ranger ${n} : ${colours[colour]}`),
  storeThen: (size, worth) => `série de ${size}, vaut ${worth}`,
  storeClose: (worth) => typeset(`fermée : ${points(worth)}`),
  putBack: 'Reprendre',
  done: 'Terminer',
  close: (porthole) => `La fermer, hublot ${porthole}`,
  closeThen: (now, then) => `${now} → ${points(then)}`,
  leave: 'La laisser ouverte',
  leaveThen: (more, porthole) => typeset(`${more} de plus : hublot ${porthole}`),
  leaveNothing: 'Il ne reste pas de plus grand hublot',
  pass: 'Passer',

  camp: 'Bonus du campement',
  campHint: (left) => (left === 0 ? 'la pioche est vide' : left === 1 ? '1 autre caché' : `${left} autres cachés`),
  campSays: (colour, token, pays) =>
    typeset(
      token === null
        ? `${capital(colours[colour])} : bonus déjà pris. Quand il n’en reste qu’un, les places vides sont regarnies`
        : `${capital(colours[colour])} : ${tokens[token]}, ${pays === null ? 'votre série est fermée' : `vous rapporterait ${points(pays)} en l’état`}`,
    ),
  campTaken: 'pris',
  campRefilled: typeset(
    'Une place vide : son bonus est pris. Quand il n’en reste qu’un, les places vides sont regarnies.',
  ),
  pays: (n) => `+${n}`,
  portholes: 'Hublots restants',
  portholesFor: (size) => cardsOf(size),
  portholeSays: (size, values) =>
    typeset(
      values[0] === undefined
        ? `Pour une série de ${size} : plus aucun`
        : `Pour une série de ${size} : ${points(values[0])} au suivant, il en reste ${values.length}`,
    ),
  gone: 'épuisés',
  legend: 'Ce que valent les bonus',
  legendLine: {
    two: typeset('2 points'),
    three: typeset('3 points'),
    each: '1 point par carte',
    odd: '4 si impair',
    pair: '5 la paire',
    double: 'le hublot encore',
  },

  hand: 'Votre main',
  handOf: (name) => (isYou(name) ? 'Votre main' : `Main ${de(name)}`),
  handCount: (n) => cardsOf(n),
  handEmpty: typeset('Pas encore de cartes : ramassez-en dans le sous-marin.'),
  treasurePoints: (n) => points(n),
  closedHere: 'série fermée',
  cardSays: (card, n, extra) => [`${capital(cards[card])}${n > 1 ? `, ${n} exemplaires` : ''}`, ...extra].join(', '),
  picked: (n, of) => (of > 1 ? `${n} sur ${of} choisies` : 'choisie'),
  fresh: 'nouv.',
  freshSays: 'prise au dernier tour',
  secret: 'cachée aux autres',
  worth: (n) => `vaut ${points(n)}`,

  sets: 'Vos séries',
  setsNow: typeset('Vos séries :'),
  setsOf: (name) => (isYou(name) ? 'Vos séries' : `Séries ${de(name)}`),
  setsEmpty: 'Aucune encore. Les cartes rangées viennent ici, une série par couleur.',
  now: 'vaut',
  nowSays: (n) => `vaut ${points(n)} maintenant`,
  closed: 'fermée',
  closing: (more, worth) =>
    typeset(
      more === 0
        ? `Fermer maintenant : ${points(worth)}`
        : `${more === 1 ? 'Une carte' : more === 2 ? 'Deux cartes' : more === 3 ? 'Trois cartes' : `${more} cartes`} de plus, puis fermée : ${points(worth)}`,
    ),
  closingShort: (more, worth) => typeset(more === 0 ? `fermer : ${worth}` : `${more} de plus : ${worth}`),
  tooLarge: 'Plus de hublot de cette taille',
  setSays: (colour, list, extra) =>
    typeset(
      `${capital(colours[colour])}, ${cardsOf(list.length)} : ${cardList(list)}. ${extra.map(capital).join('. ')}`,
    ),
  setToken: (token, n, paid) =>
    typeset(`bonus : ${n > 1 ? `${n} × ` : ''}${tokens[token]}, rapporte ${paid} maintenant`),
  setPorthole: (n) => `hublot ${n}`,

  standing: 'Où vous en êtes',
  bonusTokens: 'Jetons bonus',
  portholePoints: 'Hublots',
  treasures: 'Trésors en main',
  total: 'Total actuel',
  totalShort: (n, treasures) => typeset(`${points(n)}${treasures > 0 ? `, dont ${treasures} en trésors` : ''}`),

  rivals: 'Les autres',
  rivalHand: (n) => `${cardsOf(n)} en main`,
  rivalPoints: (n) => `${points(n)} ${n > 1 ? 'visibles' : 'visible'}`,
  rivalShort: (n) => cardsOf(n),
  rivalNoSets: 'aucune série',
  known: (n) => (n === 0 ? 'Aucune n’est connue' : n === 1 ? '1 connue de tous' : `${n} connues de tous`),
  knownCards: 'Cartes en main que tout le monde a vues',
  unknownCards: (n) =>
    n < 2 ? `${n} autre que personne d’autre n’a vue` : `${n} autres que personne d’autre n’a vues`,
  details: (name) => typeset(`En détail : ${isYou(name) ? 'vous' : name}`),
  inSightSays: (n) => `${points(n)} ${n > 1 ? 'visibles' : 'visible'} de tous`,
  closeSheet: 'Fermer',
  legendOpen: 'Comprendre les bonus et les hublots',

  scene: {
    round: (round) => `Manche ${round}`,
    lastRound: 'La dernière manche',
    begins: (name) => (isYou(name) ? 'Vous commencez' : `${name} commence`),
    emptied: (index) => typeset(`La ${column(index)} est vide : encore une manche, la dernière`),
    passed: (name) => (isYou(name) ? 'Vous passez' : `${name} passe`),
    drew: (list) => typeset(`En secret : ${cardList(list)}`),
    closed: (colour, worth) => typeset(`Série ${colours[colour]} fermée : ${points(worth)}`),
    bonus: (token) => typeset(`Bonus : ${tokens[token]}`),
  },

  reckoning: {
    title: 'Décompte final',
    item: {
      two: typeset('2 points'),
      three: typeset('3 points'),
      each: '1 point par carte',
      odd: 'Impair',
      pair: 'Paire',
      double: 'Double',
      portholes: 'Hublots',
      treasures: 'Trésors',
    },
    total: 'Total',
    rank: (place) => ['1er', '2e', '3e', '4e'][place - 1] ?? '',
    winner: (name, score) => `${name} ${isYou(name) ? 'gagnez' : 'gagne'} avec ${points(score)}`,
    tie: (names, first, index) =>
      typeset(
        isYou(first)
          ? `${capital(and(names.map(inside)))} êtes à égalité : vous êtes le plus à l’arrière, à la ${column(index)}, et passez devant.`
          : `${capital(and(names.map(inside)))} ${names.some(isYou) ? 'êtes' : 'sont'} à égalité : ${first} est le plus à l’arrière, à la ${column(index)}, et passe devant.`,
      ),
  },
};
