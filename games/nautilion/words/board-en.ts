import type { DarkhouseCard, Figure, FrameAt, HeroicCard, HouseEffect, Spell, Token } from '@fathom/nautilion/rules';
import { capital, cards, list, one, plain } from './names-en.ts';

const count = (n: number, single: string, several = `${single}s`): string => `${n} ${n === 1 ? single : several}`;
const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const inWords = (n: number): string => small[n] ?? String(n);
const isCrew = (token: Token): boolean => /^[1-9]$/.test(token);

/** Among bots the one person is “You”. */
const isYou = (name: string): boolean => name === 'You';

const deeds: { readonly [effect in HouseEffect]: string } = {
  'hold-phantom': 'The Phantom stays where it is',
  'turn-dice': 'Turn every die to any face',
  'salvage-1': 'One discarded token to the reserve',
  'salvage-2': 'Two discarded tokens to the reserve',
  'salvage-3': 'Three discarded tokens to the reserve',
  calm: 'The Darkhouse costs nothing, this turn and the next',
  'reverse-phantom': 'The Phantom moves backwards',
  sweep: 'Take your token and both neighbours as money',
};

/** What the board itself says: labels, prompts and the names of pieces for those who hear them. */
export const boardEn = {
  capital,
  one,
  plain,
  list,
  cards,
  phases: ['Currents', 'Plan', 'Darkhouse', 'Phantom', 'Nautilion'],
  figure: { darkhouse: 'Darkhouse', phantom: 'Phantom', nautilion: 'Nautilion' } as {
    readonly [figure in Figure]: string;
  },
  isles: 'Happy Isles',
  abyss: 'The Abyss',
  turn: (n: number) => `Turn ${n}`,
  round: (n: number) => `Round ${n} of 2`,

  prompts: {
    starter: 'Who starts?',
    name: 'Which figure gets the first die?',
    currents: 'Give each figure one die',
    plan: 'Give each figure one die',
    pay: 'Which token do you pay with?',
    swap: 'Translation: pick a token on the path',
    'swap-with': 'Now the token to swap it with',
    sacrifice: 'Which crew pays for the card?',
    turn: 'Turn this die to any face',
    dismiss: 'Which card leaves?',
    'pick-path': 'Take crew from the path',
    'pick-discard': 'Take crew from the discard',
    salvage: 'Take a token from the discard',
    smuggle: 'Which token slides into the path?',
    insert: 'Where does it slide in?',
    recover: 'Take a token from the discard',
    recall: 'Which token comes back?',
    lose: 'You must give up a token',
    place: 'Where does it go?',
    spoils: 'Bring back one token',
    keep: 'Which group stays aboard?',
  } as { readonly [at in FrameAt]?: string },
  hints: {
    starter: 'That player plays the whole first turn',
    currents: 'Pick a die, then a figure · keys 1 2 3',
    plan: 'Pick a die, then a figure · keys 1 2 3',
    swap: 'Any token may be swapped with a different one',
    'swap-with': 'The two tokens change places',
    sacrifice: 'It leaves the submarine for the discard',
    'pick-path': 'It goes straight to its cabin',
    insert: 'Anywhere between the Nautilion and the Abyss',
    lose: 'The rest of the crew must stay linked',
    keep: 'All others are discarded',
    spoils: 'The collision is over',
  } as { readonly [at in FrameAt]?: string },
  placeTitle: (token: Token) =>
    `Where does ${isCrew(token) ? `the ${token}` : token === 'mercenary' ? 'the mercenary' : plain(token)} go?`,
  loseTitle: (left: number) => (left > 1 ? `You must give up ${inWords(left)} tokens` : 'You must give up a token'),
  insertTitle: (token: Token) => `Where does ${one(token)} slide in?`,
  turnTitle: (die: number) => `Turn the ${die} to any face`,
  salvageTitle: (left: number): string =>
    left > 1 ? 'Take up to two tokens from the discard' : 'Take one more, if you like',

  roll: 'Roll',
  rollTitles: {
    roll: 'Roll the dice',
    'reef-roll': 'Roll to leave the reef',
    'darkhouse-roll': 'Roll for the Darkhouse',
  } as { readonly [at in FrameAt]?: string },
  rollHint: 'You can still undo',
  rolling: 'Rolling the dice…',
  waiting: (name: string) => (isYou(name) ? 'You decide' : `${name} decides`),
  over: 'The game is over',
  sailing: 'Moving…',
  skip: 'Tap to speed up',

  turnOf: (name: string) => (isYou(name) ? 'Your turn' : `${name}’s turn`),
  admiral: (low: boolean): string => (low ? 'Admiral of 1–5' : 'Admiral of 5–9'),
  admirals: 'Admirals',
  /** The numbers on an Admiral, as short as can be. */
  admiralShort: (low: boolean): string => (low ? '1–5' : '5–9'),
  startWith: (name: string) => (isYou(name) ? 'You start' : `${name} starts`),

  grimoire: 'Grimoire',
  grimoireLine: (held: number) => `Paid from the reserve. You hold ${held}.`,
  grimoireShort: (held: number) => `Grimoire · ${held}`,
  spell: { whirlwind: 'Whirlwind', tide: 'Tide', translation: 'Translation' } as { readonly [spell in Spell]: string },
  spellText: (spell: Spell, dice: number): string =>
    spell === 'whirlwind'
      ? dice === 1
        ? 'Roll the die again'
        : dice === 2
          ? 'Roll both dice again'
          : 'Roll all three dice again'
      : spell === 'tide'
        ? 'Turn one die to any face'
        : 'Swap two path tokens',
  costs: (n: number) => `costs ${count(n, 'token')}`,
  reroll: 'Free re-roll',
  rerollText: (pairs: readonly string[]) => `One die, with pair ${list(pairs)}`,
  rerollNone: 'Needs a complete pair',
  recall: 'Call back',
  recallText: 'Place one from the discard',
  whichDie: 'Which die is rolled again?',
  whichTide: 'Which die, and to which face?',
  dieTo: (die: number, to: number) => `Turn the ${die} to ${to}`,
  dieAgain: (die: number) => `Roll the ${die} again`,
  back: 'Back',
  close: 'Close',

  needed: 'Still needed',
  neededOf: (token: Token, ahead: number, aboard: boolean) =>
    aboard ? `${capital(plain(token))}: aboard` : `${capital(plain(token))}: ${ahead} ahead`,

  aboard: 'Aboard the Nautilion',
  aboardLine: (n: number) => `${n} of 9 crew · lit cabins can be reached`,
  submarine: 'Submarine',
  mages: 'Mages’ cabin',
  magesLine: 'A, B and C needed to win. A pair gives a re-roll.',
  reserve: 'Reserve',
  reserveLine: (n: number) => `${count(n, 'token')} to spend`,
  discard: 'Discard',
  discardLine: (n: number) => `${n} out of play`,
  hold: 'Phantom’s board',
  harpoons: 'Harpoons',
  harpoonsLine: (yours: number, its: number) => `Harpoons: you ${yours}, Phantom ${its}`,
  harpoonsShort: (yours: number, its: number) => `${yours} : ${its}`,
  collided: 'The collision is over',
  row: 'Darkhouse',
  inForce: 'in force',
  heroic: 'Heroic Actions',
  heroicShort: (n: number) => `Heroic · ${n}`,
  heroicLine: (deck: number) => `None may be left when you arrive · ${deck} in the deck`,
  heroicDone: 'All played',
  path: 'Path',
  strip: 'The path, enlarged',
  stripTags: {
    taken: 'you take',
    sunk: 'sinks',
    armed: 'enlists',
    yours: 'yours',
    theirs: 'given away',
    home: 'you lose',
    wins: 'you win',
    collision: 'collision',
    none: 'stops here',
  },
  between: (n: number) => (n === 1 ? 'one more' : `${n} more`),
  overview: 'Show another stretch of the path',
  toFigures: 'Back to the figures',
  earlier: 'Towards the Isles',
  later: 'Towards the Abyss',
  log: 'Log',
  details: 'More',
  allMoves: 'All moves as a list',

  heldByReef: 'held by the reef',
  slotIdle: {
    darkhouse: 'a 3 or 4 costs a token',
    phantom: 'sinks the token it lands on',
    nautilion: 'takes the token it lands on',
  } as { readonly [figure in Figure]: string },
  withThe: (die: number) => `with the ${die}`,
  has: (die: number) => `has the ${die}`,
  darkhouseCosts: (n: number) => (n > 1 ? `Costs ${inWords(n)} tokens` : 'Costs a token'),
  darkhouseAgain: 'Rolls it again',
  calm: 'Stays calm',
  sinks: (token: Token) => `Sinks ${one(token)}`,
  sinksNothing: 'Takes nothing',
  arms: (token: Token) => `Enlists ${one(token)}`,
  yours: (token: Token) => `You get ${one(token)}`,
  takes: (token: Token) => `Takes ${one(token)}`,
  staysPut: 'Does not move',
  collides: 'Collision!',
  phantomHome: 'Reaches home: you lose',
  win: 'Arrives: you win',
  loseThere: 'Arrives too early: you lose',

  tagTake: (token: Token) => `You take ${one(token)}`,
  fitsCabin: (cabin: number) => `fits cabin ${cabin}`,
  fitsMages: 'fits the mages’ cabin',
  forReserve: 'for the reserve only',
  anyCabin: 'fits any reachable cabin',
  tagSinks: (token: Token) => `Phantom sinks ${one(token)}`,
  tagArms: (token: Token) => `Phantom enlists ${one(token)}`,
  tagYours: (token: Token) => `You get ${one(token)} there`,
  tagGives: (token: Token) => `The Phantom gets ${one(token)}`,
  leftOver: (token: Token, n: number) =>
    n === 0
      ? `the last ${isCrew(token) ? token : plain(token)} ahead`
      : `${inWords(n)} ${isCrew(token) ? (n === 1 ? token : `${token}s`) : `${plain(token)}${n === 1 ? '' : 's'}`} would be left`,
  notNeeded: 'you do not need it',
  tagHome: 'The Phantom reaches home',
  tagLost: 'you lose at once',
  tagAbyss: 'You reach the Abyss',
  tagWin: 'and win',
  tagTooEarly: (missing: number) => `${count(missing, 'crew', 'crew')} missing: you lose`,
  tagCollision: 'The figures collide',
  tagHarpoons: (yours: number, its: number) => `${count(yours, 'harpoon')} of yours against ${its}`,
  tagReef: (reef: number) => `beside reef ${reef}`,
  tagReefSinks: (reef: number) => `and reef ${reef} with it`,
  tagToken: (n: number) => (n > 1 ? `The Darkhouse takes ${inWords(n)} tokens` : 'The Darkhouse takes a token'),

  toReserve: 'Reserve',
  toReserveText: 'Keep it as money',
  toCabin: (cabin: number) => `Cabin ${cabin}`,
  toCabinText: 'It joins the crew',
  toMages: 'Mages’ cabin',
  toMagesText: (token: Token): string => (isCrew(token) ? 'Helps its mage' : 'Needed to win'),
  noDuct: 'No duct leads there yet',
  cabinTaken: 'Somebody is there',
  fromReserveText: 'from the reserve',
  fromAboardText: (cabin: number) => `from cabin ${cabin}`,
  fromMagesText: 'from the mages’ cabin',
  giveUp: (token: Token) => `Give up ${isCrew(token) ? `crew ${token}` : one(token)}`,
  giveUpText: 'It goes to the discard',
  sure: 'Are you sure?',
  surePlay: (card: HeroicCard, crew: number) => `Pay ${cards[card]} with crew ${crew}`,
  sureGive: (die: number, figure: Figure) =>
    figure === 'phantom' ? `Give the Phantom the ${die} and lose` : `Give the Nautilion the ${die} and lose`,
  keepCrew: (crew: readonly number[]) => `Keep ${list(crew)}`,
  keepLoses: (crew: readonly number[]) => (crew.length === 0 ? 'nobody is lost' : `${list(crew)} would be lost`),
  enough: 'Done',
  face: (n: number) => `${n}`,

  say: {
    die: (face: number) => `Die showing ${face}`,
    picked: 'picked',
    token: (token: Token, nth: number) => `${capital(plain(token))}, ${ordinal(nth)} space from the Isles`,
    passed: 'behind the Nautilion',
    lost: 'behind the Phantom',
    gone: (nth: number) => `Gap, ${ordinal(nth)} space`,
    reef: (reef: number) => `beside reef ${reef}`,
    gap: (nth: number) => `Slide it in before the ${ordinal(nth)} space`,
    figureAt: (figure: string, place: number) =>
      place === 0 ? `${figure} at the Happy Isles` : `${figure} at the ${ordinal(place)} space`,
    cabin: (cabin: number) => `Cabin ${cabin}`,
    empty: 'empty',
    reachable: 'can be reached',
    unreachable: 'no duct from the crew yet',
    mercenary: 'held by a mercenary',
    aboard: 'aboard',
    magesPlace: (place: string, filled: boolean) => `${place}, ${filled ? 'there' : 'empty'}`,
    pieces: (token: Token, n: number) => `${n} × ${plain(token)}`,
  },

  cardText: {
    D1: 'Phases 2 to 5 are played twice with the same dice',
    D2: 'Dice are rolled and given one at a time',
    D3: 'First, slide a discarded token back into the path',
    D4: 'A 3 or 4 here costs two tokens',
    D5: 'A 2 here is rolled again',
    D6: 'You get the Phantom’s token, it gets yours',
    D7: 'The Nautilion moves backwards',
    D8: 'Name a figure before its die is rolled',
    D9: 'No roll: the dice are 2, 3 and 4',
    D10: 'Only a 4 costs a token',
    D11: 'First, take a discarded token into the reserve',
    D12: 'Once: pay two, place one token from the discard',
    H1: deeds.calm,
    H4: deeds['reverse-phantom'],
    H5: 'Replace another card',
    H6: 'Take another crew from the path aboard',
    H7: 'Take another crew from the discard aboard',
    H9: deeds.sweep,
    H10: 'Paid with 1, 4 or 7: the other two join the mages',
    H11: 'Paid with 2, 5 or 8: a mercenary leaves the Phantom',
    H12: 'Paid with 3, 6 or 9: reefs of that number vanish',
  } as { readonly [card in DarkhouseCard | Exclude<HeroicCard, 'H2' | 'H3' | 'H8'>]: string },
  /** What H2, H3 and H8 may do: see `cardText`. */
  deeds,

  scene: {
    title: 'Collision',
    you: 'Your harpoons',
    phantom: 'The Phantom’s',
    lost: 'Its harpoons outnumber yours',
    tied: 'A draw: it is disarmed',
    won: 'You win the fight',
    calm: 'The Darkhouse stays calm',
    toll: (n: number) => (n > 1 ? `The Darkhouse demands ${inWords(n)} tokens` : 'The Darkhouse demands a token'),
    spared: 'The Darkhouse is blinded',
    nothingLeft: 'You have nothing the Darkhouse could take',
    reef: (reef: number, total: number, free: boolean) =>
      free ? `Reef ${reef}: rolled ${total}, free` : `Reef ${reef}: rolled ${total}, held this turn`,
    noDuct: (cabin: number) => `No duct leads to cabin ${cabin} yet: it goes to the reserve`,
    notYours: (cabin: number) => `The ${cabin} is not on this Admiral: it goes to the reserve`,
    held: (figure: string) => `${figure} does not move`,
    card: (card: DarkhouseCard) => `${capital(cards[card])}`,
  },
};

function ordinal(n: number): string {
  const tens = n % 100;
  const ending = tens > 10 && tens < 14 ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[n % 10] ?? 'th');
  return `${n}${ending}`;
}

export type BoardWords = typeof boardEn;
