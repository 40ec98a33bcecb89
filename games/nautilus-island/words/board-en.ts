import type { Card, Colour, Token } from '@fathom/nautilus-island/rules';
import { formats } from '@fathom/words';
import { capital, cardList, cards, colours, column, sides, tokens } from './names-en.ts';

const { count, and } = formats.en;

const cardsOf = (n: number): string => count(n, 'card', 'cards');
const points = (n: number): string => count(n, 'point', 'points');
const unseen = (n: number): string => (n === 1 ? 'one unseen' : n === 2 ? 'two unseen' : `${n} unseen`);
const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** What a column brings: “fruit, two unseen”. */
function find(seen: readonly Card[], hidden: number): string {
  const parts = [...(seen.length > 0 ? [cardList(seen)] : []), ...(hidden > 0 ? [unseen(hidden)] : [])];
  return parts.join(', ');
}

/** Among bots the one person is “You”. */
const isYou = (name: string): boolean => name === 'You';
/** In the middle of a sentence. */
const inside = (name: string): string => (isYou(name) ? 'you' : name);

/** What the board itself says: labels, prompts, and the names of pieces for those who hear them. */
export const boardEn = {
  capital,
  cards,
  colours,
  tokens,
  sides,
  column,
  cardList,
  cardsOf,
  points,
  find,
  and,
  /** On a bonus token. */
  mark: { two: '2', three: '3', each: '×1', odd: 'odd', pair: 'pair', double: '×2' } as {
    readonly [token in Token]: string;
  },

  thisRound: (round: number) => `Round ${round}`,
  thisRoundLabel: 'Order of play in this round',
  nextRound: 'Next round, as they stand',
  nextRoundIf: 'Next round, if you stop there',
  nextShort: 'Next',
  nextRoundLabel: (order: readonly string[]) =>
    `The next round would be played in this order: ${order.map(inside).join(', ')}`,

  turnSays: (name: string, turn: 'had' | 'has' | 'awaits'): string =>
    isYou(name)
      ? { had: 'You have played this round.', has: 'You play now.', awaits: 'You have not played this round yet.' }[
          turn
        ]
      : {
          had: `${name} has played this round.`,
          has: `${name} plays now.`,
          awaits: `${name} has not played this round yet.`,
        }[turn],
  nextSays: 'The castaway nearest to the tail plays first next round.',
  handCardSays: (card: Card): string => `${capital(cards[card])}: everybody saw this card.`,

  ending: {
    near: 'Last round is near',
    next: 'One more round after this',
    now: 'Last round',
  },
  endingShort: { near: 'Last round near', next: 'One more round', now: 'Last round' },
  endingHint: {
    near: 'A column may run out within two rounds',
    next: 'A column is empty: the next round is the last',
    now: 'After this round the game is over',
  },

  submarine: 'The stranded submarine',
  tail: 'Tail',
  bow: 'Bow',
  goHere: 'you go here',
  ashore: 'ashore',
  left: (n: number) => (n === 0 ? 'empty' : `${n} left`),
  columnSays: (index: number, places: number, tops: string, left: number): string =>
    `${capital(column(index))}, ${count(places, 'place', 'places')}. ${left === 0 ? 'Empty' : `${tops}. ${cardsOf(left)} left`}.`,
  columnStands: (names: readonly string[]) =>
    `${capital(and(names.map(inside)))} ${names.length === 1 && !names.some(isYou) ? 'stands' : 'stand'} here.`,
  topsSay: (seen: readonly Card[], hidden: number): string =>
    [
      ...(seen.length > 0 ? [`Shows ${cardList(seen)}`] : []),
      ...(hidden > 0 ? [`${count(hidden, 'face-down stack', 'face-down stacks')}`] : []),
    ].join(', and '),
  collectHere: (n: number) => `Collect ${n} here`,
  collectFind: (n: number, found: string) => `Collect ${n} here: ${found}`,
  nothingHere: 'Nothing to collect here',
  orStore: (n: number) => `or store up to ${n}`,
  storeOnly: (n: number) => `store up to ${n}`,
  tapAgain: 'Tap again to go',
  columnLit: 'You may go here.',
  castaway: (name: string, where: string) => `${name}, ${where}`,
  atColumn: (index: number, side: string) => `${column(index)}, ${side}`,

  prompt: {
    climb: 'Choose a column to begin at',
    column: 'Cross over and choose a lit column',
    action: 'Collect, or store cards of one colour',
    actionEmpty: 'This column is empty: store cards of one colour',
    actionBare: 'Collect: you have nothing to store',
    pass: 'Nothing to collect and nothing to store',
    more: 'Store more, or stop here',
    close: (colour: Colour) => `Close your ${colours[colour]} set?`,
    over: 'The game is over',
    waiting: (name: string) => (isYou(name) ? 'You decide' : `${name} decides`),
    watching: 'Moving…',
  },
  hint: {
    climb: 'Any column nobody has taken yet',
    column: 'Any lit column: not the one you leave, nor one taken on that side',
    action: (places: number) =>
      places === 1 ? 'Pick one card to store' : `Pick up to ${small[places] ?? places} of one colour`,
    full: (places: number) => `All ${small[places] ?? places} ${places === 1 ? 'place' : 'places'} used`,
    close: 'A closed set takes no more cards',
    skip: 'Tap to speed up',
  },
  collect: (n: number) => `Collect ${cardsOf(n)}`,
  store: (n: number, colour: Colour) => `Store ${n} in ${colours[colour]}`,
  storeThen: (size: number, worth: number) => `set of ${size}, worth ${worth}`,
  storeClose: (worth: number) => `closed: ${points(worth)}`,
  putBack: 'Put back',
  done: 'Done',
  close: (porthole: number) => `Close it, porthole ${porthole}`,
  closeThen: (now: number, then: number) => `${now} → ${points(then)}`,
  leave: 'Leave it open',
  leaveThen: (more: number, porthole: number) => `${more} more: porthole ${porthole}`,
  leaveNothing: 'No larger porthole is left',
  pass: 'Pass',

  camp: 'Camp bonuses',
  campHint: (left: number) => (left === 0 ? 'none left to draw' : `${left} more face down`),
  campSays: (colour: Colour, token: Token | null, pays: number | null): string =>
    token === null
      ? `${capital(colours[colour])}: its bonus is taken. Once only one is left, the empty places are filled again`
      : `${capital(colours[colour])}: ${tokens[token]}, ${pays === null ? 'your set is closed' : `would pay you ${points(pays)} as your set is`}`,
  campTaken: 'taken',
  campRefilled: 'An empty place: its bonus is taken. Once only one bonus is left, the empty places are filled again.',
  pays: (n: number) => `+${n}`,
  portholes: 'Portholes left',
  portholesFor: (size: number) => cardsOf(size),
  portholeSays: (size: number, values: readonly number[]): string =>
    values[0] === undefined
      ? `For sets of ${size}: none left`
      : `For sets of ${size}: ${points(values[0])} next, ${values.length} left`,
  gone: 'gone',
  legend: 'What bonuses pay',
  legendLine: {
    two: '2 points',
    three: '3 points',
    each: 'a point a card',
    odd: '4 if odd',
    pair: '5 a pair',
    double: 'porthole again',
  } as { readonly [token in Token]: string },

  hand: 'Your hand',
  handOf: (name: string) => (isYou(name) ? 'Your hand' : `${name}’s hand`),
  handCount: (n: number) => cardsOf(n),
  handEmpty: 'No cards yet: collect some from the submarine.',
  treasurePoints: (n: number) => points(n),
  closedHere: 'set closed',
  cardSays: (card: Card, n: number, extra: readonly string[]): string =>
    [`${capital(cards[card])}${n > 1 ? `, ${n} copies` : ''}`, ...extra].join(', '),
  picked: (n: number, of: number) => (of > 1 ? `${n} of ${of} picked` : 'picked'),
  fresh: 'new',
  freshSays: 'taken last turn',
  secret: 'only you have seen it',
  worth: (n: number) => `worth ${points(n)}`,

  sets: 'Your sets',
  setsNow: 'Your sets:',
  setsOf: (name: string) => (isYou(name) ? 'Your sets' : `${name}’s sets`),
  setsEmpty: 'None yet. Stored cards lie here, one set for each colour.',
  now: 'now',
  nowSays: (n: number) => `worth ${points(n)} now`,
  closed: 'closed',
  closing: (more: number, worth: number): string =>
    more === 0
      ? `Close now: ${points(worth)}`
      : `${more === 1 ? 'One card' : more === 2 ? 'Two cards' : more === 3 ? 'Three cards' : `${more} cards`} more, then closed: ${points(worth)}`,
  closingShort: (more: number, worth: number) => (more === 0 ? `close now: ${worth}` : `${more} more: ${worth}`),
  tooLarge: 'No porthole left for it',
  setSays: (colour: Colour, list: readonly Card[], extra: readonly string[]): string =>
    `${capital(colours[colour])}, ${cardsOf(list.length)}: ${cardList(list)}. ${extra.map(capital).join('. ')}`,
  setToken: (token: Token, n: number, paid: number) =>
    `bonus: ${n > 1 ? `${n} × ` : ''}${tokens[token]}, pays ${paid} now`,
  setPorthole: (n: number) => `porthole ${n}`,

  standing: 'Where you stand',
  bonusTokens: 'Bonus tokens',
  portholePoints: 'Portholes',
  treasures: 'Treasures in hand',
  total: 'Total now',
  totalShort: (n: number, treasures: number) => `${points(n)}${treasures > 0 ? `, ${treasures} from treasures` : ''}`,

  rivals: 'The others',
  rivalHand: (n: number) => `${cardsOf(n)} in hand`,
  rivalPoints: (n: number) => `${points(n)} in sight`,
  rivalShort: (n: number) => cardsOf(n),
  rivalNoSets: 'no sets yet',
  known: (n: number) => (n === 0 ? 'None of them known' : `${n} of them known to everybody`),
  knownCards: 'Cards in hand that everybody saw',
  unknownCards: (n: number) => `${n} more that nobody else has seen`,
  details: (name: string) => `More about ${isYou(name) ? 'you' : name}`,
  inSightSays: (n: number) => `${points(n)} everybody can see`,
  closeSheet: 'Close',
  legendOpen: 'Bonuses and portholes explained',

  scene: {
    round: (round: number) => `Round ${round}`,
    lastRound: 'The last round',
    begins: (name: string) => (isYou(name) ? 'You begin' : `${name} begins`),
    emptied: (index: number) => `${capital(column(index))} is empty: one last round follows`,
    passed: (name: string) => (isYou(name) ? 'You pass' : `${name} passes`),
    drew: (list: readonly Card[]) => `Only you saw: ${cardList(list)}`,
    closed: (colour: Colour, worth: number) => `${capital(colours[colour])} closed: ${points(worth)}`,
    bonus: (token: Token) => `Bonus: ${tokens[token]}`,
  },

  reckoning: {
    title: 'Final score',
    item: {
      two: '2 points',
      three: '3 points',
      each: 'A point per card',
      odd: 'Odd',
      pair: 'Pair',
      double: 'Double',
      portholes: 'Portholes',
      treasures: 'Treasures',
    },
    total: 'Total',
    rank: (place: number) => ['1st', '2nd', '3rd', '4th'][place - 1] ?? '',
    winner: (name: string, score: number) => `${name} ${isYou(name) ? 'win' : 'wins'} with ${points(score)}`,
    tie: (names: readonly string[], first: string, index: number): string =>
      isYou(first)
        ? `${capital(and(names.map(inside)))} have equal points: you stand furthest back, at ${column(index)}, and are ahead.`
        : `${capital(and(names.map(inside)))} have equal points: ${first} stands furthest back, at ${column(index)}, and is ahead.`,
  },
};

export type BoardWords = typeof boardEn;
