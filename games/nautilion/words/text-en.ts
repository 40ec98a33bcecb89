import type { Figure, Token } from '@fathom/nautilion/rules';
import { list, one, plain } from './names-en.ts';

const isNumber = (token: Token): boolean => /^[1-9]$/.test(token);
const tokens = (n: number): string => `${n} ${n === 1 ? 'token' : 'tokens'}`;

/** What only the game in words says. */
export const textEn = {
  /** A token in a row of them: as short as can be. */
  short: (token: Token): string => (isNumber(token) ? token : plain(token)),
  besideReef: (said: string, reef: number): string => `${said} (reef ${reef})`,
  row: (said: readonly string[]): string => said.join(', '),

  dice: 'Dice',
  rolled: (dice: readonly number[]): string =>
    dice.length === 0 ? 'No dice to give' : `Still to give: ${dice.join(', ')}`,
  given: (figure: string, die: number): string => `The ${figure} has the ${die}`,

  path: 'Path from you',
  here: (place: number): string => (place === 0 ? 'You are at the Happy Isles' : `You are on space ${place}`),
  ahead: (from: number, to: number, said: string): string =>
    from === to ? `Step ${from}: ${said}` : `Steps ${from} to ${to}: ${said}`,
  phantom: 'the Phantom',
  abyss: 'the Abyss',
  behind: (said: string): string => `Behind you, within reach of Translation: ${said}`,
  nothingBehind: 'Nothing left behind you',
  phantomPath: 'Path of the Phantom',
  phantomHere: (place: number, steps: number): string =>
    `It is on space ${place}, ${steps} ${steps === 1 ? 'step' : 'steps'} from home`,
  phantomNext: (said: string): string => `It comes to: ${said}`,
  home: 'home, and you lose',
  backwards: 'It moves towards the Abyss this turn',
  still: 'It does not move this turn',
  youBackwards: 'You move back towards the Isles this turn',

  cabin: (cabin: number, state: string, ducts: readonly number[]): string =>
    `Cabin ${cabin}: ${state}; ducts to ${list(ducts)}`,
  reachedFrom: (cabins: readonly number[]): string =>
    cabins.length === 0 ? 'empty, open: the first crew needs no duct' : `empty, can be reached from ${list(cabins)}`,
  cut: 'empty, no duct from the crew yet',
  manned: 'crew aboard',
  mercenary: 'held by a mercenary',

  money: (n: number): string => `${tokens(n)} to spend`,
  pile: (token: Token, n: number): string => `${n} × ${plain(token)}`,
  empty: 'empty',
  spells: 'Spells',
  spell: (name: string, cost: number, text: string): string => `${name}, ${tokens(cost)}: ${text}`,
  darkhouse: 'Darkhouse cards',
  card: (name: string, text: string): string => `${name}: ${text}`,
  inForce: (said: string): string => `${said} (in force)`,
  arch: (mage: string, there: boolean, crew: string, helped: boolean): string =>
    `Mage ${mage} ${there ? 'there' : 'missing'}, helper ${crew} ${helped ? 'there' : 'missing'}`,
  admiral: (name: string, orders: string): string => `${name}: ${orders}`,

  give: 'Give a die',
  giveOne: (die: number, figure: Figure, effect: string): string =>
    `${die} to the ${{ darkhouse: 'Darkhouse', phantom: 'Phantom', nautilion: 'Nautilion' }[figure]}: ${effect}`,
  effect: (first: string, second: string): string => (second ? `${first}, ${second}` : first),
  costs: (said: string, cost: number): string => `${said}, costs ${tokens(cost)}`,
  other: 'Something else',
  onPath: (token: Token, place: number, steps: number): string =>
    `${one(token)}, space ${place}, ${steps > 0 ? `${steps} ahead` : steps < 0 ? `${-steps} behind` : 'where you are'}`,
  before: (place: number): string => `Before space ${place}`,
  losesGame: 'You lose the game by this.',
  losesCrew: 'Crew who leave go to the discard.',
  losesTokens: 'Tokens are spent and the dice are rolled again: that cannot be taken back.',
};

export type TextWords = typeof textEn;
