import type { Figure, FrameAt, Spell, Token } from '@fathom/nautilion/rules';
import { capital, cards, list, one, plain } from './names-en.ts';

const count = (n: number, single: string, several = `${single}s`): string => `${n} ${n === 1 ? single : several}`;
const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const inWords = (n: number): string => small[n] ?? String(n);
const isCrew = (token: Token): boolean => /^[1-9]$/.test(token);
const named = (token: Token): string =>
  isCrew(token) ? `the ${token}` : token === 'mercenary' ? 'the mercenary' : plain(token);

/** Among bots the one person is “You”. */
const isYou = (name: string): boolean => name === 'You';

/** What the board itself says: labels, prompts and the names of pieces for those who hear them. */
export const boardEn = {
  capital,
  one,
  plain,
  list,
  cards,
  figure: { darkhouse: 'Darkhouse', phantom: 'Phantom', nautilion: 'Nautilion' } as {
    readonly [figure in Figure]: string;
  },
  /** The letter of each figure on the keyboard. */
  figureKeys: { darkhouse: 'd', phantom: 'p', nautilion: 'n' } as { readonly [figure in Figure]: string },
  isles: 'Happy Isles',
  abyss: 'The Abyss',
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
    starter: 'You win or lose together. Whoever starts plays the whole first turn.',
    currents: 'Die, then figure · keys 1 2 3, D P N',
    plan: 'Die, then figure · keys 1 2 3, D P N',
  } as { readonly [at in FrameAt]?: string },
  placeTitle: (token: Token) => `Where does ${named(token)} go?`,
  loseTitle: (left: number) => (left > 1 ? `You must give up ${inWords(left)} tokens` : 'You must give up a token'),
  insertTitle: (token: Token) => `Where does ${named(token)} slide in?`,
  turnTitle: (die: number) => `Turn the ${die} to any face`,
  salvageTitle: (left: number): string =>
    left > 1 ? 'Take up to two tokens from the discard' : 'Take one more, if you like',

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
  /** The numbers on an Admiral, as short as can be. */
  admiralShort: (low: boolean): string => (low ? '1–5' : '5–9'),

  grimoire: 'Grimoire',
  grimoireLine: (held: number) => `Reserve: ${count(held, 'token')}`,
  grimoireShort: (held: number) => `Grimoire · ${held}`,
  spell: { whirlwind: 'Whirlwind', tide: 'Tide', translation: 'Translation' } as { readonly [spell in Spell]: string },
  spellText: (spell: Spell, dice: number): string =>
    spell === 'whirlwind'
      ? dice === 1
        ? 'Roll the die again'
        : dice === 2
          ? 'Roll both again'
          : 'Roll all three again'
      : spell === 'tide'
        ? 'Turn a die to any face'
        : 'Swap two path tokens',
  costs: (n: number) => `costs ${count(n, 'token')}`,
  reroll: 'Free re-roll',
  rerollText: (pairs: readonly string[]) => `One die, with pair ${list(pairs)}`,
  rerollNone: 'Needs a full pair',
  recall: 'Call back',
  recallText: 'Place one from the discard',
  whichDie: 'Which die is rolled again?',
  whichTide: 'Which die, and to which face?',
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
  row: 'Darkhouse',
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
  collides: (yours: number, its: number) => `Collision, ${yours} to ${its}`,
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
      : isCrew(token)
        ? `${inWords(n)} ${n === 1 ? token : `${token}s`} would be left`
        : `${inWords(n)} more of ${plain(token)} would be left`,
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
  giveUpText: 'It goes to the discard',
  sure: 'Are you sure?',

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
    cabin: (cabin: number, state: string, ducts: readonly number[]) =>
      `Cabin ${cabin}, ${state}, ducts to ${list(ducts)}`,
    empty: 'empty',
    reachable: 'can be reached',
    unreachable: 'out of reach',
    mercenary: 'held by a mercenary',
    aboard: 'aboard',
    magesPlace: (place: string, filled: boolean) => `${place}, ${filled ? 'there' : 'empty'}`,
    pieces: (token: Token, n: number) => `${n} × ${plain(token)}`,
  },
};

function ordinal(n: number): string {
  const tens = n % 100;
  const ending = tens > 10 && tens < 14 ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[n % 10] ?? 'th');
  return `${n}${ending}`;
}

export type BoardWords = typeof boardEn;
