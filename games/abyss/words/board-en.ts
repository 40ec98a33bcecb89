import type { Deed, FrameAt, Timing } from '@fathom/abyss/rules';
import { formats } from '@fathom/words';
import { guilds, locations, lords, type RaceKey, races } from './cards-en.ts';
import { capital, card, list, money, pearlsOf, theLord } from './names-en.ts';

const { number, signed } = formats.en;
const count = (n: number, single: string, several = `${single}s`): string => formats.en.count(n, single, several);
const isYou = (who: string): boolean => who === 'You';
const a = (name: string): string => (/^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`);

/** What the board itself says: labels, prompts and the names of pieces for those who hear them. */
export const boardEn = {
  lords,
  locations,
  races,
  guilds,
  capital,
  card,
  list,
  money,
  close: 'Close',
  cancel: 'Cancel',
  you: 'You',

  court: 'The court',
  courtLine: (by: readonly string[]) => (by.length === 0 ? '' : `Costs already include: ${list(by)}`),
  modifiers: {
    treasurer: 'your Treasurer, 2 less',
    recruiter: (who: string) => `${isYou(who) ? 'your Recruiter' : `${who}’s Recruiter`}, 2 more`,
  },
  lordsLeft: (n: number): string => (n === 1 ? 'lord left' : 'lords left'),
  emptyPlace: (place: number) => `Place ${place} of the court, empty`,
  plot: 'Plot',
  plotText: 'a pearl for a new lord',
  influence: (n: number) => `influence ${n}`,
  withKey: 'a key',
  costs: (n: number) => `costs ${n}`,
  printed: (n: number) => `printed ${n}`,
  asks: (n: number, named: string) =>
    named === ''
      ? `${count(n, 'race')} of any kind`
      : n === 1
        ? `1 race: ${named}`
        : `${count(n, 'race')}, ${named} among them`,
  youCanPay: 'you can pay',
  lacks: {
    races: (n: number) => `${count(n, 'race')} short`,
    named: (race: string) => `You have no ${race}`,
    points: (n: number) => `${count(n, 'point')} short`,
  },
  reservedBy: (who: string) => (isYou(who) ? 'Reserved for you' : `Reserved by ${who}`),
  reservedByYou: 'Reserved for you',
  about: (what: string, said: string) => `${what}: ${said.charAt(0).toLowerCase()}${said.slice(1)}`,
  noPower: 'No power, only influence',
  timing: { once: 'On arrival', turn: 'Once a turn', always: 'Lasting', none: '' } as {
    readonly [timing in Timing]: string;
  },
  spentLord: 'under a location',

  exploration: 'Exploration',
  cardsLeft: (n: number) => `${count(n, 'card')} left`,
  place: (n: number) => `Place ${n} of the track`,
  earnsPearl: 'earns a pearl',
  leftLying: 'left',
  onOffer: (price: number) => `price ${price}`,
  upNow: 'now',
  nextPrice: (price: number) => `The next sale costs ${price}`,

  threat: 'Threat',
  threatSpace: (space: number, reward: string, now: boolean) =>
    `Threat space ${space}: ${reward}${now ? ', the threat is here' : ''}`,
  reward: (keys: number, units: number) => {
    const parts: string[] = [];
    if (keys > 0) parts.push(keys === 1 ? 'a key' : `${keys} keys`);
    if (units > 0) parts.push(units === 1 ? 'a pearl or token' : `${units} pearls or tokens`);
    return list(parts);
  },
  fightNow: (reward: string) => `A fight now earns ${reward}`,
  tokensLeft: (n: number) => `${count(n, 'token')} left`,

  council: 'Council',
  stack: (race: string, n: number) => (n === 0 ? `No ${race}` : `${capital(race)}: ${count(n, 'card')}`),
  contents: 'Cards seen',
  contentsLine: 'Everybody has seen these cards: you may look at any time.',
  contentsHidden: 'This game is played from memory: only the number of cards is shown.',
  discard: 'Discard',
  discardLine: (n: number) => `Discard · ${n}`,
  nothing: 'nothing',

  locationsTitle: 'Locations',
  keysToGo: (n: number) =>
    n <= 0
      ? 'three keys: you must take one'
      : n === 1
        ? 'one more key and you must take one'
        : `${n} more keys to take one`,
  wouldScore: (n: number) => `would score ${number(n)} for you`,
  worth: (n: number) => `${number(n)} for you`,
  lootToFind: 'what you find there',
  lootRewards: 'Loot 3 also gives a key, 4 two pearls, 5 a monster token, 6 an ally.',
  scores: (n: number) => count(n, 'point'),
  faceDown: (n: number) => `${n} face down: draw up to 4, keep one`,
  drawnNow: 'Drawn just now',
  loot: (values: readonly number[]) => (values.length === 0 ? 'no loot yet' : `loot ${list(values)}`),
  lootDeck: (n: number) => count(n, 'loot card'),
  underIt: (names: readonly string[]) => (names.length === 0 ? 'key tokens paid for it' : `${list(names)} under it`),

  rivals: 'Rivals',
  others: 'The others',
  cards: (n: number) => count(n, 'card'),
  pearls: (n: number) => pearlsOf(n),
  nebulis: (n: number) => `${n} nebulis`,
  keys: (n: number) => count(n, 'key'),
  keysOf: (n: number) => `${n} of 3`,
  keysWord: (n: number): string => (n === 1 ? 'key' : 'keys'),
  pearlsWord: (n: number): string => (n === 1 ? 'pearl' : 'pearls'),
  nebulisWord: 'nebulis',
  lordsCount: (n: number) => `${count(n, 'lord')} of 7`,
  krakenFigure: 'Kraken (−5)',
  figureStake: 'Whoever has it at the end loses 5 points.',
  standsAt: (points: number, nebulis: number) => `${count(points, 'point')} · ${nebulis} nebulis`,
  tokensOf: (n: number) => count(n, 'token'),
  number,
  more: (who: string) => `More about ${isYou(who) ? 'you' : who}`,
  points: (n: number) => count(n, 'point'),
  pointsSoFar: (n: number) => `${count(n, 'point')} so far, not counting secrets`,

  freeLords: 'Free lords',
  noLords: 'None yet. Seven lords end the game.',
  disabled: 'disabled',
  noLocations: 'None yet. Three keys open one.',
  affiliated: 'Affiliated allies, the best of each race scores',
  best: (race: string, n: number) => (n === 0 ? `No ${race} affiliated` : `${capital(race)}: the best is worth ${n}`),
  monsters: 'Monsters beaten',
  noMonsters: 'None yet',
  peek: 'Look',
  hide: 'Hide',
  secretLine: 'Only you may see the values',
  sentinels: 'Sentinels',
  sentinelAt: { court: 'guards the court', council: 'guards the council', locations: 'guards a location' },
  sentinelHere: 'guards nothing right now',
  powersNow: 'Powers that affect you',
  powersOn: (who: string) => `Powers that affect ${isYou(who) ? 'you' : who}`,
  powerBy: (who: string) => (isYou(who) ? 'yours:' : `${who}’s:`),
  used: 'used',

  hand: 'Hand',
  handLine: (cards: number, racesHeld: number) =>
    cards === 0 ? 'no allies yet' : `${count(cards, 'ally', 'allies')} in ${count(racesHeld, 'race')}`,
  handLimit: (n: number) => `at most ${n}`,
  sumIn: (sum: number, n: number) => `${count(sum, 'pt')}, ${count(n, 'card')}`,
  sumShort: (sum: number) => count(sum, 'pt'),
  none: (_race: RaceKey): string => 'none',
  copies: (name: string, n: number) => (n === 1 ? name : `${name}, ${n} of them`),

  legend: 'Races and guilds',
  legendRows: [
    ['jellyfish', 'Jellyfish', 'Mages', 'cards, council'],
    ['crab', 'Crab', 'Soldiers', 'hurt rivals'],
    ['seahorse', 'Seahorse', 'Farmers', 'mostly points'],
    ['shellfish', 'Shellfish', 'Merchants', 'pearls'],
    ['squid', 'Squid', 'Politicians', 'change the court'],
    ['ambassadors', 'Any five', 'Ambassadors', 'bring locations'],
    ['smugglers', 'Any', 'Smugglers', 'handle nebulis'],
    ['kraken', 'Kraken', 'Any race', 'brings nebulis'],
  ] as readonly (readonly [sign: string, race: string, guild: string, does: string])[],
  signs: 'Signs',
  signRows: [
    ['pearl', 'A pearl pays one point'],
    ['nebulis', 'A nebulis, a black pearl: −1 at the end'],
    ['key', 'A key: three open a location'],
    ['unit', 'A pearl or a monster token, as you like'],
    ['token', 'A monster token: 2, 3 or 4 points, secret'],
    ['kraken-figure', 'The Kraken: −5 for the most corrupt'],
    ['sentinel', 'A sentinel: reserved for its owner'],
  ] as readonly (readonly [coin: string, text: string])[],

  prompt: {
    action: 'Explore, consult the council or recruit a lord',
    end: 'Use a power, or end your turn',
    'kraken-left': 'Which stack does the kraken go to?',
    units: 'Pearls or monster tokens?',
    stack: 'Take a stack of the council',
    affiliate: 'Which ally do you affiliate?',
    location: 'Three keys: take control of a location',
    keep: 'Which location do you keep?',
    'pay-keys': 'Which keys pay for it?',
    smokers: 'Take a location from the pile instead?',
    search: 'Search again, or stop?',
    figure: 'Who gets the Kraken (−5)?',
    guard: 'Where does the sentinel stand guard?',
    jailer: 'The Jailer: discard one ally',
    hunter: 'Whose monster token do you take?',
    executioner: 'Name a race',
    executed: 'The Executioner: which ally do you lose?',
    illusionist: 'Swap one of your locations?',
    illusion: 'Which location do you take for it?',
    healer: 'Take an ally from the discard',
    corruptor: 'A second lord for five pearls?',
    traitor: 'Discard a lord to take one from the court?',
    treason: 'Take any lord of the court',
    schemer: 'Discard a lord for the top one of the deck?',
    liberator: 'Which lord do you free?',
    fence: 'Who gets one of your nebulis?',
    gifts: 'Who gets the next of your nebulis?',
  } as { readonly [at in FrameAt]?: string },
  hint: {
    action: 'Touch what is lit. Touch a lord to see how you can pay.',
    end: 'Your action is done.',
    'kraken-left': 'Any stack will do, even a reserved one.',
    units: 'A token is worth 2, 3 or 4 points, and only you see which.',
    stack: 'The whole stack comes into your hand.',
    affiliate: 'It stays in front of you for good; the others are discarded.',
    location: 'One that lies face up, or draw and keep one of those.',
    keep: 'The others are laid out face up for all.',
    'pay-keys': 'Lords that pay lie under the location and lose their power.',
    smokers: 'The Black Smokers score nothing by themselves.',
    search: 'Draw a value that is already there, and you lose both cards.',
    guard: 'Only you may take what it guards.',
    jailer: 'Touch a card of your hand.',
    trim: 'Touch a card of your hand.',
    executioner: 'Each rival discards an affiliated ally of that race.',
    executed: 'It goes to the discard.',
    fence: 'Each costs a point at the end; the most corrupt loses 5 more.',
    gifts: 'Each costs a point at the end; the most corrupt loses 5 more.',
    corruptor: 'No allies are needed, and none is affiliated.',
    bribe: 'Five in all; every nebulis you keep costs a point at the end.',
    liberator: 'Its key and lasting power come back.',
  } as { readonly [at in FrameAt]?: string },
  offerTitle: (who: string, name: string, price: number) =>
    `${isYou(who) ? 'You reveal' : `${who} reveals`} ${a(name)}. Buy it for ${price}?`,
  allyTitle: (name: string, must: boolean) =>
    must ? `Last place: the ${name} is yours, with a pearl` : `Take the ${name}, or leave it and go on?`,
  monsterTitle: (must: boolean): string => (must ? 'Last place: you must fight' : 'Fight the monster, or leave it?'),
  payTitle: (lord: string, cost: number) => `Pay for ${theLord(lord as keyof typeof lords)}: ${cost}`,
  bribeTitle: (lord: string) => `How do you pay for ${theLord(lord as keyof typeof lords)}?`,
  trimTitle: (limit: number, over: number) => `The Commander allows ${limit}: discard ${over}`,
  limitTitle: (over: number) => `Hand limit 12: discard ${over}, or pay a pearl for each`,
  assassinTitle: (who: string) => `Disable one of ${isYou(who) ? 'your' : `${who}’s`} lords`,
  modeTitle: {
    slaver: 'Which ally do you sell for 2 pearls?',
    oracle: 'Which stack is discarded?',
    opportunist: 'Which lord is replaced?',
    guard: 'Where does the sentinel stand guard?',
  },
  modeName: { slaver: 'Slaver', oracle: 'Oracle', opportunist: 'Opportunist', guard: 'Sentinel' },
  modeText: {
    slaver: 'sell an ally for 2 pearls',
    oracle: 'discard a stack',
    opportunist: 'replace a lord',
    guard: 'place it again',
  },
  waiting: (who: string) => (isYou(who) ? 'You decide' : `${who} is deciding`),
  over: 'The game is over',
  atSea: 'Drawing cards…',
  skip: 'Tap to speed up',
  chooseAbove: 'Your choices are lit on the table.',

  explore: 'Explore',
  exploreText: 'turn up cards one by one',
  endTurn: 'End your turn',
  pass: 'Decline',
  buyShort: 'Buy',
  passTurn: 'Decline all this turn',
  passTurnShort: 'Decline all',
  orderMore: 'Answer offers for me…',
  take: 'Take it, stop',
  takeText: 'exploring ends',
  leave: 'Reveal the next',
  leaveText: 'it may go to the council',
  fight: 'Fight',
  leaveMonster: 'Leave it',
  leaveMonsterText: 'the threat rises, reveal the next',
  drawSome: (n: number) => (n === 1 ? 'Draw one' : `Draw ${n}`),
  drawText: (n: number): string => (n === 1 ? 'and keep it' : 'and keep one'),
  keyTokens: (n: number) => (n === 1 ? 'One key token' : `${n} key tokens`),
  pearlsOnly: (n: number) => pearlsOf(n),
  tokensAnd: (tokens: number, pearls: number) =>
    list([count(tokens, 'token'), ...(pearls > 0 ? [pearlsOf(pearls)] : [])]),

  orders: 'Answer offers for me',
  ordersShort: 'Offers',
  orderNow: (below: number, turn: boolean, without: readonly string[]): string => {
    if (turn) return 'Offers: declining all this turn';
    const parts = [...(below > 0 ? [`below ${below}`] : []), ...without];
    return parts.length === 0 ? 'Offers: always ask me' : `Offers: declining ${list(parts)}`;
  },
  orderAsk: 'Always ask me',
  orderBelow: (value: number) => `Decline allies worth less than ${value}`,
  orderTurn: 'Decline everything this turn',
  orderRaces: 'Decline these races',
  orderEndTitle: 'Your turn',
  orderEnd: 'End my turn for me, even if a power is left',
  ordersHold: 'This holds while the page stays open. Close it, and you will be asked again.',
  change: 'change',

  withinReach: (names: readonly string[]) =>
    names.length === 0 ? 'No lord comes within reach.' : `Then within reach: ${list(names)}.`,
  handBecomes: (n: number) => `You would hold ${count(n, 'card')}.`,

  payHeading: 'How do you pay?',
  cheapest: 'Pay the least',
  affiliateHighest: 'Affiliate the best ally',
  onlyWay: 'Pay with these',
  affiliates: (name: string) => `affiliates ${name}`,
  affiliatesNone: 'affiliates nobody',
  bringsNebulis: (n: number, figure: boolean): string =>
    figure ? `${signed(-n)}, and the Kraken (−5) comes to you` : `${n} nebulis: ${signed(-n)} at the end`,
  freeChoice: 'Or choose the cards yourself',
  picked: (sum: number, cost: number) => `${sum} of ${cost} in cards`,
  payWith: (pearls: number, nebulis: number) =>
    pearls + nebulis === 0 ? 'Recruit' : `Recruit with ${money(pearls, nebulis)}`,
  wrong: {
    none: 'Touch cards to spend them.',
    few: (n: number) => (n === 1 ? 'One more race is needed.' : `${n} more races are needed.`),
    many: (n: number) => (n === 1 ? 'That is one race too many.' : `Those are ${n} races too many.`),
    named: (race: string) => `A ${race} must be among them.`,
    points: (n: number) => `${number(n)} more needed, beyond your pearls.`,
    superfluous: 'One card is too many: the price is met without it.',
  },
  why: 'Why not?',

  finalScores: 'Final scores',
  total: 'Total',
  items: {
    lords: 'Lords',
    locations: 'Locations',
    allies: 'Allies',
    tokens: 'Monsters',
    nebulis: 'Nebulis',
    figure: 'Kraken (−5)',
  },
  tieBreak: 'Ties: pearls, then the strongest lord.',
  handOf: (who: string) => (isYou(who) ? 'Your hand' : `${who}’s hand`),
  seatMove: (deed: Deed, who: string): string | null => {
    if (deed === 'hunter') return `Take a token from ${who}`;
    if (deed === 'figure') return isYou(who) ? 'Take the Kraken (−5) yourself' : `Give the Kraken (−5) to ${who}`;
    return deed === 'give' ? `Give a nebulis to ${who}` : null;
  },
};

export type BoardWords = typeof boardEn;
