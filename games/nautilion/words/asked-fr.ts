import type { HouseEffect, Token } from '@fathom/nautilion/rules';
import { typeset } from '@fathom/words';
import type { AskedWords } from './asked-en.ts';
import { capital, cards, list, one } from './names-fr.ts';

const small = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'];
const inWords = (n: number): string => small[n] ?? String(n);
const isCrew = (token: Token): boolean => /^[1-9]$/.test(token);
const isYou = (name: string): boolean => name === 'Vous';

const deeds: { readonly [effect in HouseEffect]: string } = {
  'hold-phantom': 'Le Fantôme ne bouge pas',
  'turn-dice': 'Tournez chaque dé sur la face voulue',
  'salvage-1': 'Un jeton défaussé va à la réserve',
  'salvage-2': 'Deux jetons défaussés vont à la réserve',
  'salvage-3': 'Trois jetons défaussés vont à la réserve',
  calm: 'Le Phare ne coûte rien, ce tour et le suivant',
  'reverse-phantom': 'Le Fantôme recule',
  sweep: 'Votre jeton et ses deux voisins vont à la réserve',
};

export const askedFr: AskedWords = {
  hints: {
    swap: 'N’importe quel jeton contre un autre, différent',
    'swap-with': 'Les deux jetons échangent leurs places',
    sacrifice: 'Il quitte le bord pour la défausse',
    'pick-path': 'Il rejoint aussitôt sa cabine',
    insert: 'Où vous voulez entre le Nautilion et les Abysses',
    lose: 'Le reste de l’équipage doit rester relié',
    keep: 'Les autres sont défaussés',
    spoils: 'L’abordage est terminé',
  },
  roll: 'Lancer',
  handOver: {
    title: typeset('Votre tour est-il fini ?'),
    hint: (name) => `Puis ${isYou(name) ? 'vous lancez' : `${name} lance`} les dés. D’ici là, vous pouvez annuler.`,
    go: 'Fin du tour',
  },
  admirals: 'Amiraux',
  startWith: (name) => (isYou(name) ? 'Vous commencez' : `${name} commence`),
  dieTo: (die, to) => `Tourner le ${die} sur ${to}`,
  collided: 'L’abordage est passé',
  inForce: 'en vigueur',
  toReserveText: 'Le garder pour payer',
  toCabin: (cabin) => `Cabine ${cabin}`,
  toCabinText: 'Il rejoint l’équipage',
  toMages: 'Cabine des mages',
  toMagesText: (token) => (isCrew(token) ? 'Il aide son mage' : 'Il le faut pour gagner'),
  noDuct: 'Aucun conduit n’y mène',
  cabinTaken: 'Elle est occupée',
  fromReserveText: 'de la réserve',
  fromAboardText: (cabin) => `de la cabine ${cabin}`,
  fromMagesText: 'de la Cabine des mages',
  giveUp: (token) => `Céder ${isCrew(token) ? `l’équipier ${token}` : one(token)}`,
  surePlay: (card, crew) => typeset(`Payer « ${cards[card]} » avec l’équipier ${crew}`),
  sureGive: (die, figure) =>
    `Donner le ${die} ${{ darkhouse: 'au Phare', phantom: 'au Fantôme', nautilion: 'au Nautilion' }[figure]}`,
  losesGame: {
    'phantom-home': typeset('Le Fantôme atteindrait vos Îles : vous perdez'),
    'abyss-without-crew': typeset('Vous arriveriez aux Abysses sans tout votre équipage : vous perdez'),
    'abyss-without-mages': typeset('Vous arriveriez aux Abysses sans les trois mages : vous perdez'),
    'heroic-left': typeset('Il resterait des Actions héroïques à l’arrivée : vous perdez'),
    harpooned: typeset('Le Fantôme aurait plus de harpons que vous : vous perdez'),
  },
  losesCrew: (crew) => `Vous perdriez ${crew.length > 1 ? 'les équipiers' : 'l’équipier'} ${list(crew)}`,
  cancel: 'Annuler',
  playCard: 'Jouer cette carte',
  heroicPrice: (payers) =>
    typeset(
      `Prix : un équipier quitte le bord pour la défausse. ${payers.length === 1 ? `Seul l’équipier ${payers[0]} peut payer.` : `Les équipiers ${list(payers)} peuvent payer.`}`,
    ),
  keepCrew: (crew) => `Garder ${list(crew)}`,
  keepLoses: (crew) =>
    crew.length === 0
      ? 'personne ne serait perdu'
      : `${list(crew)} ${crew.length > 1 ? 'seraient perdus' : 'serait perdu'}`,
  enough: 'Terminer',

  cardText: {
    D1: 'Les phases 2 à 5 se jouent deux fois, avec les mêmes dés',
    D2: 'Les dés sont lancés et donnés un par un',
    D3: typeset('D’abord : glissez un jeton défaussé dans le parcours'),
    D4: 'Ici, un 3 ou un 4 coûte deux jetons',
    D5: 'Ici, un 2 est relancé',
    D6: 'À vous le jeton du Fantôme, à lui le vôtre',
    D7: 'Le Nautilion recule',
    D8: 'Désignez une figurine avant de lancer son dé',
    D9: typeset('Pas de lancer : les dés sont 2, 3 et 4'),
    D10: 'Seul un 4 coûte un jeton',
    D11: typeset('D’abord : un jeton défaussé rejoint la réserve'),
    D12: typeset('Une fois : payez deux jetons, placez-en un de la défausse'),
    H1: deeds.calm,
    H4: deeds['reverse-phantom'],
    H5: 'Remplacez une autre carte',
    H6: 'Un autre équipier du parcours monte à bord',
    H7: 'Un autre équipier de la défausse monte à bord',
    H9: deeds.sweep,
    H10: typeset('Payée par un 1, 4 ou 7 : les deux autres rejoignent les mages'),
    H11: typeset('Payée par un 2, 5 ou 8 : un mercenaire quitte le Fantôme'),
    H12: typeset('Payée par un 3, 6 ou 9 : les écueils de ce numéro s’en vont'),
  },
  deeds,

  scene: {
    title: 'Abordage',
    you: 'Vos harpons',
    phantom: 'Ceux du Fantôme',
    lost: 'Ses harpons sont plus nombreux',
    tied: typeset('Égalité : il est désarmé'),
    won: 'Vous l’emportez',
    calm: 'Le Phare reste calme',
    toll: (n) => (n > 1 ? `Le Phare exige ${inWords(n)} jetons` : 'Le Phare exige un jeton'),
    spared: 'Le Phare est ébloui',
    nothingLeft: 'Vous n’avez rien à céder au Phare',
    reef: (reef, total, free) =>
      typeset(free ? `Écueil ${reef} : ${total}, la voie est libre` : `Écueil ${reef} : ${total}, immobile ce tour`),
    noDuct: (cabin) => typeset(`Aucun conduit ne mène encore à la cabine ${cabin} : il va à la réserve`),
    notYours: (cabin) => typeset(`Le ${cabin} n’est pas sur cet Amiral : il va à la réserve`),
    held: (figure) => `${figure} ne bouge pas`,
    card: (card) => capital(cards[card]),
  },
};
