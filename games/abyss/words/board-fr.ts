import type { Deed, FrameAt, LordName } from '@fathom/abyss/rules';
import { formats, typesetAll } from '@fathom/words';
import type { BoardWords } from './board-en.ts';
import { guilds, locations, lords, races } from './cards-fr.ts';
import { capital, card, list, money, pearlsOf, theLord } from './names-fr.ts';

const { number, signed } = formats.fr;
const count = (n: number, single: string, several = `${single}s`): string => formats.fr.count(n, single, several);
const isYou = (who: string): boolean => who === 'Vous';
const feminine = new Set(['méduse']);
const a = (race: string): string => (race.startsWith('méduse') ? `une ${race}` : `un ${race}`);
const no = (race: string): string => (feminine.has(race) ? `aucune ${race}` : `aucun ${race}`);
/** « le crabe 4 », « la méduse 2 », « l’hippocampe 3 ». */
const the = (name: string): string =>
  name.startsWith('hippocampe') ? `l’${name}` : name.startsWith('méduse') ? `la ${name}` : `le ${name}`;
const vowel = (word: string): boolean => /^[aeiouyhàâéèêëîïôöùûü]/i.test(word);
const of = (who: string): string => (vowel(who) ? `d’${who}` : `de ${who}`);

/** Ce que dit le plateau lui-même : étiquettes, questions et noms des pièces pour qui les écoute. */
export const boardFr: BoardWords = typesetAll({
  lords,
  locations,
  races,
  guilds,
  capital,
  card,
  list,
  money,
  close: 'Fermer',
  cancel: 'Annuler',
  you: 'Vous',

  court: 'La Cour',
  courtLine: (by) => (by.length === 0 ? '' : `Coûts déjà modifiés : ${list(by)}`),
  modifiers: {
    treasurer: 'votre Trésorier, 2 de moins',
    recruiter: (who) => `${isYou(who) ? 'votre Recruteur' : `${theLord('recruiter')} ${of(who)}`}, 2 de plus`,
  },
  lordsLeft: (n) => (n < 2 ? 'seigneur' : 'seigneurs'),
  emptyPlace: (place) => `Place ${place} de la Cour, vide`,
  plot: 'Complot',
  plotText: 'une perle, un seigneur de plus',
  influence: (n) => `influence ${n}`,
  withKey: 'une clé',
  costs: (n) => `coûte ${n}`,
  printed: (n) => `imprimé ${n}`,
  asks: (n, named) =>
    named === ''
      ? `${count(n, 'race')} au choix`
      : n === 1
        ? `1 race : ${named}`
        : `${count(n, 'race')}, dont ${the(named)}`,
  youCanPay: 'vous pouvez payer',
  lacks: {
    races: (n) => `Il manque ${count(n, 'race')}`,
    named: (race) => capital(no(race)),
    points: (n) => `Il manque ${count(n, 'point')}`,
  },
  reservedBy: (who) => (isYou(who) ? 'Réservé pour vous' : `Réservé par ${who}`),
  reservedByYou: 'Réservé pour vous',
  about: (what, said) => `${what} : ${said.charAt(0).toLowerCase()}${said.slice(1)}`,
  noPower: 'Sans pouvoir, seulement de l’influence',
  timing: { once: 'À l’arrivée', turn: '1 fois par tour', always: 'Permanent', none: '' },
  spentLord: 'sous un lieu',

  exploration: 'Exploration',
  cardsLeft: (n) => count(n, 'carte restante', 'cartes restantes'),
  place: (n) => `Place ${n} de la piste`,
  earnsPearl: 'une perle',
  leftLying: 'laissé',
  onOffer: (price) => `prix ${price}`,
  upNow: 'en cours',
  nextPrice: (price) => `Le prochain achat coûte ${price}`,

  threat: 'Menace',
  threatSpace: (space, reward, now) => `Menace, case ${space} : ${reward}${now ? ', la menace est ici' : ''}`,
  reward: (keys, units) => {
    const parts: string[] = [];
    if (keys > 0) parts.push(keys === 1 ? 'une clé' : `${keys} clés`);
    if (units > 0) parts.push(units === 1 ? 'une perle ou un jeton' : `${units} perles ou jetons`);
    return list(parts);
  },
  fightNow: (reward) => `Combattre rapporte ${reward}`,
  tokensLeft: (n) => count(n, 'jeton'),

  council: 'Conseil',
  stack: (race, n) => (n === 0 ? `${capital(race)} : aucune carte` : `${capital(race)} : ${count(n, 'carte')}`),
  contents: 'Cartes vues',
  contentsLine: 'Tout le monde a vu ces cartes : vous pouvez les revoir à tout moment.',
  contentsHidden: 'On joue de mémoire : seul le nombre de cartes est montré.',
  discard: 'Défausse',
  discardLine: (n) => `Défausse · ${n}`,
  nothing: 'rien',

  locationsTitle: 'Lieux',
  keysToGo: (n) =>
    n <= 0
      ? 'trois clés : il faut en prendre un'
      : n === 1
        ? 'une clé de plus et il faut en prendre un'
        : `encore ${n} clés pour en prendre un`,
  wouldScore: (n) => `vous rapporterait ${number(n)}`,
  worth: (n) => `${number(n)} pour vous`,
  lootToFind: 'ce que vous y trouverez',
  lootRewards: 'Le butin 3 donne aussi une clé, le 4 deux perles, le 5 un jeton Monstre, le 6 un allié.',
  scores: (n) => count(n, 'point'),
  faceDown: (n) => `${n} cachés : piochez-en 1 à 4, gardez-en un`,
  drawnNow: 'Piochés à l’instant',
  loot: (values) => (values.length === 0 ? 'pas encore de butin' : `butin ${list(values)}`),
  lootDeck: (n) => count(n, 'butin'),
  underIt: (names) => (names.length === 0 ? 'payé en jetons Clé' : `dessous : ${list(names)}`),

  rivals: 'Rivaux',
  others: 'Les autres',
  cards: (n) => count(n, 'carte'),
  pearls: (n) => pearlsOf(n),
  nebulis: (n) => `${n} nébulis`,
  keys: (n) => count(n, 'clé'),
  keysOf: (n) => `${n} sur 3`,
  keysWord: (n) => (n < 2 ? 'clé' : 'clés'),
  pearlsWord: (n) => (n < 2 ? 'perle' : 'perles'),
  nebulisWord: 'nébulis',
  lordsCount: (n) => `${count(n, 'seigneur')} sur 7`,
  krakenFigure: 'Kraken (−5)',
  figureStake: 'Le garder jusqu’à la fin coûte 5 points.',
  standsAt: (points, nebulis) => `${count(points, 'point')} · ${nebulis} nébulis`,
  tokensOf: (n) => count(n, 'jeton'),
  number,
  more: (who) => `En détail : ${isYou(who) ? 'vous' : who}`,
  points: (n) => count(n, 'point'),
  pointsSoFar: (n) => `${count(n, 'point')} jusqu’ici, sans compter les secrets`,

  freeLords: 'Seigneurs libres',
  noLords: 'Aucun encore. Le septième seigneur met fin à la partie.',
  disabled: 'désactivé',
  noLocations: 'Aucun encore. Trois clés en ouvrent un.',
  affiliated: 'Alliés fédérés, le meilleur de chaque race compte',
  best: (race, n) => (n === 0 ? `${capital(race)} : aucun fédéré` : `${capital(race)}, le meilleur vaut ${n}`),
  monsters: 'Monstres vaincus',
  noMonsters: 'Aucun encore',
  peek: 'Voir',
  hide: 'Cacher',
  secretLine: 'Les autres ne voient pas les valeurs',
  sentinels: 'Sentinelles',
  sentinelAt: { court: 'garde la Cour', council: 'garde le Conseil', locations: 'garde un lieu' },
  sentinelHere: 'ne garde rien pour l’instant',
  powersNow: 'Pouvoirs qui vous concernent',
  powersOn: (who) => `Pouvoirs qui ${isYou(who) ? 'vous concernent' : `concernent ${who}`}`,
  powerBy: (who) => (isYou(who) ? 'à vous :' : `${of(who)} :`),
  used: 'utilisé',

  hand: 'Main',
  handLine: (cards, held) =>
    cards === 0 ? 'pas encore d’alliés' : `${count(cards, 'allié')} de ${count(held, 'race')}`,
  handLimit: (n) => `${n} au plus`,
  sumIn: (sum, n) => `${count(sum, 'pt')}, ${count(n, 'carte')}`,
  sumShort: (sum) => count(sum, 'pt'),
  none: (race) => (race === 'jellyfish' ? 'aucune' : 'aucun'),
  copies: (name, n) => (n === 1 ? name : `${name}, ${count(n, 'exemplaire')}`),

  legend: 'Races et guildes',
  legendRows: [
    ['jellyfish', 'Méduses', 'Mages', 'cartes'],
    ['crab', 'Crabes', 'Soldats', 'attaques'],
    ['seahorse', 'Hippocampes', 'Fermiers', 'points'],
    ['shellfish', 'Coquillages', 'Marchands', 'perles'],
    ['squid', 'Poulpes', 'Politiciens', 'Cour'],
    ['ambassadors', 'Les cinq', 'Ambassadeurs', 'lieux'],
    ['smugglers', 'Au choix', 'Contrebandiers', 'nébulis'],
    ['kraken', 'Kraken', 'Toute race', 'nébulis'],
  ],
  signs: 'Signes',
  signRows: [
    ['pearl', 'Une perle paie un point'],
    ['nebulis', 'Un nébulis, perle noire : −1 à la fin'],
    ['key', 'Une clé : trois ouvrent un lieu'],
    ['unit', 'Une perle ou un jeton Monstre, au choix'],
    ['token', 'Un jeton Monstre : 2, 3 ou 4 points, secrets'],
    ['kraken-figure', 'Le Kraken : −5 au plus corrompu'],
    ['sentinel', 'Une sentinelle : réservé à son propriétaire'],
  ],

  prompt: {
    action: 'Explorez, consultez le Conseil ou recrutez',
    end: 'Utilisez un pouvoir, ou finissez le tour',
    'kraken-left': 'Dans quelle pile va le kraken ?',
    units: 'Perles ou jetons Monstre ?',
    stack: 'Prenez une pile du Conseil',
    affiliate: 'Quel allié fédérez-vous ?',
    location: 'Trois clés : prenez le contrôle d’un lieu',
    keep: 'Quel lieu gardez-vous ?',
    'pay-keys': 'Quelles clés le paient ?',
    smokers: 'Prendre plutôt un lieu de la pile ?',
    search: 'Fouiller encore, ou arrêter ?',
    figure: 'Qui reçoit le Kraken (−5) ?',
    guard: 'Où la sentinelle monte-t-elle la garde ?',
    jailer: `${capital(theLord('jailer'))} : défaussez un allié`,
    hunter: 'À qui prenez-vous un jeton Monstre ?',
    executioner: 'Nommez une race',
    executed: `${capital(theLord('executioner'))} : quel allié perdez-vous ?`,
    illusionist: 'Échanger l’un de vos lieux ?',
    illusion: 'Quel lieu prenez-vous à la place ?',
    healer: 'Prenez un allié dans la défausse',
    corruptor: 'Un second seigneur pour cinq perles ?',
    traitor: 'Défausser un seigneur pour un autre de la Cour ?',
    treason: 'Prenez un seigneur de la Cour',
    schemer: 'Défausser un seigneur pour le premier de la pioche ?',
    liberator: 'Quel seigneur libérez-vous ?',
    fence: 'Qui reçoit un de vos nébulis ?',
    gifts: 'Qui reçoit le nébulis suivant ?',
  } satisfies { readonly [at in FrameAt]?: string },
  hint: {
    action: 'Touchez ce qui est éclairé. Touchez un seigneur pour voir comment le payer.',
    end: 'Vous avez joué votre action.',
    'kraken-left': 'N’importe quelle pile, même réservée.',
    units: 'Un jeton vaut 2, 3 ou 4 points, cachés aux autres.',
    stack: 'Toute la pile vient dans votre main.',
    affiliate: 'Il reste devant vous jusqu’à la fin ; les autres sont défaussés.',
    location: 'Un lieu visible, ou piochez et gardez-en un.',
    keep: 'Les autres sont étalés, visibles de tous.',
    'pay-keys': 'Les seigneurs qui paient vont sous le lieu et perdent leur pouvoir.',
    smokers: `${locations['black-smokers'].name} ne rapportent rien en eux-mêmes.`,
    search: 'Si la valeur piochée y est déjà, vous perdez les deux cartes.',
    guard: 'Les autres ne peuvent pas prendre ce qu’elle garde.',
    jailer: 'Touchez une carte de votre main.',
    trim: 'Touchez une carte de votre main.',
    executioner: 'Chaque rival défausse un allié fédéré de cette race.',
    executed: 'Il va à la défausse.',
    fence: 'Chacun coûte un point à la fin ; le plus corrompu en perd 5 de plus.',
    gifts: 'Chacun coûte un point à la fin ; le plus corrompu en perd 5 de plus.',
    corruptor: 'Sans dépenser d’alliés ni en fédérer.',
    bribe: 'Cinq en tout ; chaque nébulis gardé coûte un point à la fin.',
    liberator: 'Sa clé et son pouvoir permanent reviennent.',
  } satisfies { readonly [at in FrameAt]?: string },
  offerTitle: (who, name, price) =>
    `${isYou(who) ? 'Vous révélez' : `${who} révèle`} ${a(name)}. L’acheter pour ${price} ?`,
  allyTitle: (name, must) =>
    must ? `Dernière place : ${the(name)} est à vous, avec une perle` : `Prendre ${the(name)}, ou continuer ?`,
  monsterTitle: (must) => (must ? 'Dernière place : il faut combattre' : 'Combattre le monstre, ou le laisser ?'),
  payTitle: (lord, cost) => `Payez ${theLord(lord as LordName)} : ${cost}`,
  bribeTitle: (lord) => `Comment payez-vous ${theLord(lord as LordName)} ?`,
  trimTitle: (limit, over) => `${capital(theLord('commander'))} permet ${limit} cartes : défaussez-en ${over}`,
  limitTitle: (over) => `Limite de 12 cartes : défaussez-en ${over}, ou payez une perle par carte`,
  assassinTitle: (who) => `Désactivez ${isYou(who) ? 'un de vos seigneurs' : `un seigneur ${of(who)}`}`,
  modeTitle: {
    slaver: 'Quel allié vendez-vous pour 2 perles ?',
    oracle: 'Quelle pile est défaussée ?',
    opportunist: 'Quel seigneur est remplacé ?',
    guard: 'Où la sentinelle monte-t-elle la garde ?',
  },
  modeName: {
    slaver: lords.slaver.name,
    oracle: lords.oracle.name,
    opportunist: lords.opportunist.name,
    guard: 'Sentinelle',
  },
  modeText: {
    slaver: 'vendre un allié, 2 perles',
    oracle: 'défausser une pile',
    opportunist: 'remplacer un seigneur',
    guard: 'la replacer',
  },
  waiting: (who) => (isYou(who) ? 'À vous de décider' : `${who} réfléchit`),
  over: 'La partie est finie',
  atSea: 'On pioche…',
  skip: 'Touchez pour accélérer',
  chooseAbove: 'Vos choix sont éclairés sur la table.',

  explore: 'Explorer',
  exploreText: 'retourner les cartes une à une',
  endTurn: 'Finir le tour',
  pass: 'Refuser',
  buyShort: 'Acheter',
  passTurn: 'Tout refuser ce tour-ci',
  passTurnShort: 'Tout refuser',
  orderMore: 'Répondre pour moi…',
  take: 'Prendre et arrêter',
  takeText: 'l’exploration s’arrête',
  leave: 'Carte suivante',
  leaveText: 'celle-ci ira peut-être au Conseil',
  fight: 'Combattre',
  leaveMonster: 'Le laisser',
  leaveMonsterText: 'la menace monte, carte suivante',
  drawSome: (n) => (n === 1 ? 'En piocher un' : `En piocher ${n}`),
  drawText: (n) => (n === 1 ? 'et le garder' : 'et en garder un'),
  keyTokens: (n) => (n === 1 ? 'Un jeton Clé' : `${count(n, 'jeton')} Clé`),
  pearlsOnly: (n) => pearlsOf(n),
  tokensAnd: (tokens, pearls) => list([count(tokens, 'jeton'), ...(pearls > 0 ? [pearlsOf(pearls)] : [])]),

  orders: 'Répondre aux offres pour moi',
  ordersShort: 'Offres',
  orderNow: (below, turn, without) => {
    if (turn) return 'Offres : tout refuser ce tour-ci';
    const parts = [...(below > 0 ? [`moins de ${below}`] : []), ...without];
    return parts.length === 0 ? 'Offres : toujours me demander' : `Offres : refuser ${list(parts)}`;
  },
  orderAsk: 'Toujours me demander',
  orderBelow: (value) => `Refuser les alliés de valeur inférieure à ${value}`,
  orderTurn: 'Tout refuser pendant ce tour',
  orderRaces: 'Refuser ces races',
  orderEndTitle: 'Votre tour',
  orderEnd: 'Finir mon tour automatiquement, même s’il reste un pouvoir',
  ordersHold: 'Valable tant que la page reste ouverte ; une fois fermée, on vous demandera de nouveau.',
  change: 'changer',

  withinReach: (names) =>
    names.length === 0
      ? 'Aucun seigneur à portée.'
      : `${capital(list(names))} ${names.length === 1 ? 'serait' : 'seraient'} alors à portée.`,
  handBecomes: (n) => `Vous auriez ${count(n, 'carte')} en main.`,

  payHeading: 'Comment payez-vous ?',
  cheapest: 'Payer le moins',
  affiliateHighest: 'Fédérer le meilleur allié',
  onlyWay: 'Payer ainsi',
  affiliates: (name) => `fédère ${the(name)}`,
  affiliatesNone: 'ne fédère personne',
  bringsNebulis: (n, figure) =>
    figure ? `${signed(-n)}, et le Kraken (−5) vient à vous` : `${n} nébulis : ${signed(-n)} à la fin`,
  freeChoice: 'Ou choisissez vous-même les cartes',
  picked: (sum, cost) => `${sum} sur ${cost} en cartes`,
  payWith: (pearls, nebulis) => (pearls + nebulis === 0 ? 'Recruter' : `Recruter avec ${money(pearls, nebulis)}`),
  wrong: {
    none: 'Touchez les cartes à dépenser.',
    few: (n) => (n === 1 ? 'Il faut une race de plus.' : `Il faut ${count(n, 'race')} de plus.`),
    many: (n) => (n === 1 ? 'Une race de trop.' : `${count(n, 'race')} de trop.`),
    named: (race) => `Il faut ${a(race)} parmi elles.`,
    points: (n) => `Il manque encore ${number(n)}, perles comprises.`,
    superfluous: 'Une carte de trop : le prix est atteint sans elle.',
  },
  why: 'Pourquoi ?',

  finalScores: 'Score final',
  total: 'Total',
  items: {
    lords: 'Seigneurs',
    locations: 'Lieux',
    allies: 'Alliés',
    tokens: 'Monstres',
    nebulis: 'Nébulis',
    figure: 'Kraken (−5)',
  },
  tieBreak: 'Égalité : les perles, puis le seigneur le plus fort.',
  handOf: (who) => (isYou(who) ? 'Votre main' : `Main ${of(who)}`),
  seatMove: (deed: Deed, who) => {
    if (deed === 'hunter') return `Prendre un jeton à ${who}`;
    if (deed === 'figure') return isYou(who) ? 'Prendre le Kraken (−5)' : `Donner le Kraken (−5) à ${who}`;
    return deed === 'give' ? `Donner un nébulis à ${who}` : null;
  },
});
